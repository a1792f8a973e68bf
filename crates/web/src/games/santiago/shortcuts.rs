//! Shortcuts of Santiago de Cuba: a whole turn at the next stop, which is free, and all one's pesos at the casino, each by
//! one click.

use crate::pages::table::{Reader, Shortcut};
use game::{Seat, phrase};

/// Those of this reader now.
pub fn shortcuts(reader: &Reader) -> Vec<Shortcut> {
    let Some(seat) = reader.seat else { return Vec::new() };
    let whole_turns = next_stop(reader, seat).unwrap_or_default();
    whole_turns.into_iter().chain(all_pesos(reader, seat)).collect()
}

/// As many points as the pesos are worth at the casino, where that is more than one.
fn all_pesos(reader: &Reader, seat: Seat) -> Option<Shortcut> {
    const BUY: &str = "buy point";
    let (table, who) = (reader.table, reader.who()?);
    reader.legal().iter().find(|legal| legal.text == BUY)?;
    let mut actions = vec![BUY.to_string()];
    let mut bought = table.try_actions(seat, &actions, &who).ok()?;
    while bought.legal.iter().any(|legal| legal.text == BUY) {
        actions.push(BUY.into());
        bought = table.try_actions(seat, &actions, &who).ok()?;
    }
    let points = actions.len();
    if let Some(stop) = bought.legal.iter().find(|legal| legal.text == "stop") {
        actions.push(stop.text.into());
    }
    let label = reader.say(&phrase!("board-sc-all-pesos", pesos = 3 * points, points = points));
    (points > 1).then_some(Shortcut { label, actions })
}

/// The next stop, what is there, and each building the broker may go to: where nothing else is to be chosen on the way.
/// Those come first that leave nothing to choose in the building either.
fn next_stop(reader: &Reader, seat: Seat) -> Option<Vec<Shortcut>> {
    let (table, who) = (reader.table, reader.who()?);
    let uses = table.orders(seat).iter().any(|order| order.id == "use" && order.on);
    let drive = reader.legal().iter().find(|legal| legal.text == "drive 1" && uses)?;
    let stop = reader.say(&reader.view().say_action(seat, drive.index));
    let tried = |actions: &[String]| table.try_actions(seat, actions, &who).ok();
    let mut actions = vec![drive.text.to_string()];
    let mut there = tried(&actions)?;
    if let [only, _] = there.legal.as_slice()
        && only.text == "use"
    {
        actions.push(only.text.into());
        there = tried(&actions)?;
    }
    let buildings = there.legal.iter().filter(|legal| legal.text.starts_with("go "));
    let shortcuts = buildings.filter_map(|go| {
        let mut actions = actions.clone();
        actions.push(go.text.into());
        let mut inside = tried(&actions)?;
        if let [only, _] = inside.legal.as_slice()
            && only.text == "use"
        {
            actions.push(only.text.into());
            inside = tried(&actions)?;
        }
        let building = reader.say(&there.view.say_action(seat, go.index));
        let label = reader.say(&phrase!("board-sc-turn", stop = stop.clone(), building = building));
        Some((!inside.legal.is_empty(), Shortcut { label, actions }))
    });
    let mut shortcuts: Vec<(bool, Shortcut)> = shortcuts.collect();
    shortcuts.sort_by_key(|(open, _)| *open);
    Some(shortcuts.into_iter().map(|(_, shortcut)| shortcut).collect())
}
