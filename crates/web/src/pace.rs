//! How fast a table goes: the pauses of its bots, and who waits for whom.

use catalog::GameId;
use game::Touches;
use std::collections::BTreeMap;
use table::{Clock, Pace};

/// How long bots pause, by name, in milliseconds.
pub const PACES: [(&str, i64); 4] = [("calm", 2_500), ("human", 1_200), ("brisk", 400), ("instant", 0)];

/// An option of pace that is left to the clock.
pub const AUTO: &str = "auto";

/// Sets the options of pace that nobody chose (or left to the clock: `auto`) as the clock suggests: over days, nobody waits
/// for others where that changes nothing; otherwise everybody acts in turn.
pub fn set_pace(game: GameId, clock: Option<&Clock>, options: &mut BTreeMap<String, String>) {
    let days = matches!(clock.map(|clock| clock.pace), Some(Pace::Days { .. }));
    for option in game.traits().options.iter().filter(|option| option.touches == Touches::Pace) {
        if options.get(option.id).is_none_or(|chosen| chosen == AUTO) {
            options.remove(option.id);
            if let Some(value) = option.values.last().filter(|_| days) {
                options.insert(option.id.to_string(), value.to_string());
            }
        }
    }
}
