//! Shortcuts of Puerto Rico.

use crate::pages::table::{Reader, Shortcut};
use game::Seat;
use puerto_rico::{Action, Place, Role, Step, View};

/// Those of this reader now.
pub fn shortcuts(reader: &Reader) -> Vec<Shortcut> {
    reader.seat.and_then(|seat| everybody_back(reader, seat)).into_iter().collect()
}

/// The mayor lifts all colonists: those who stood somewhere before go back there, the new ones remain.
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
