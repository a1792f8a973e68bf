//! Shortcuts: several actions at once that save clicks. Each is one more button of the list, posts all its actions
//! together, and fills the draft where a script runs.

use super::{board::mundus_novus::plans, reader::Reader};
use game::Seat;
use puerto_rico::{Action, Place, Role, Step, View};

/// Several actions under one button.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shortcut {
    /// What its button says.
    pub label: String,
    /// The actions, in notation.
    pub actions: Vec<String>,
}

/// The shortcuts of this reader now. A game without any needs no word here.
pub fn shortcuts(reader: &Reader) -> Vec<Shortcut> {
    let Some(seat) = reader.seat.filter(|_| reader.is_asked() && reader.draft.is_empty()) else {
        return Vec::new();
    };
    everybody_back(reader, seat).into_iter().chain(best_sets(reader)).collect()
}

/// Mundus Novus: the best sets of the hand, each built by one click.
fn best_sets(reader: &Reader) -> Vec<Shortcut> {
    let Some(view) = reader.view().downcast::<mundus_novus::View>() else { return Vec::new() };
    let sets = plans::sets(view, &plans::plans(view));
    let shortcut = |set: plans::Set| Shortcut {
        label: reader.say(&set.label),
        actions: set.actions.iter().map(ToString::to_string).collect(),
    };
    sets.into_iter().map(shortcut).collect()
}

/// Puerto Rico's mayor lifts all colonists: those who stood somewhere before go back there, the new ones remain.
fn everybody_back(reader: &Reader, seat: Seat) -> Option<Shortcut> {
    let now = reader.view().downcast::<View>()?;
    let places = || (0..Place::COUNT).map(Place::new);
    if !is_placing(now, seat) || places().any(|place| now.player(seat).colonists_at(place) > 0) {
        return None;
    }
    let table = reader.table;
    let mayor = Action::Take(Role::Mayor).to_string();
    let taken = (1..=table.step()).rev().find(|&step| {
        table.action_of(step, Some(seat)).is_some_and(|(_, action)| action == Some(mayor.as_str()))
    })?;
    let before = table.view_at(taken - 1, Some(seat))?;
    let before = before.downcast::<View>()?.player(seat);
    let mut actions: Vec<String> = places()
        .flat_map(|place| {
            std::iter::repeat_n(Action::Place(place).to_string(), before.colonists_at(place).into())
        })
        .collect();
    let who = reader.who()?;
    let whole = actions.len();
    // When a single place is left, the game fills it itself: the last of the list may be done already.
    while !actions.is_empty() {
        if let Ok(tried) = table.try_actions(seat, &actions, &who) {
            let goes_on = tried.view.downcast::<View>().is_some_and(|view| is_placing(view, seat));
            let label = reader.t("table-everybody-back");
            return (actions.len() == whole || !goes_on).then_some(Shortcut { label, actions });
        }
        actions.pop();
    }
    None
}

fn is_placing(view: &View, seat: Seat) -> bool {
    view.step() == Step::Place && view.mover() == seat
}
