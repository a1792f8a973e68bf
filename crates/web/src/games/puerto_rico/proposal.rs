//! What Puerto Rico's mayor proposes: everybody back to where they stood, and the new ones where they are useful.

use crate::scene::Reader;
use catalog::AnyView;
use game::Seat;
use puerto_rico::{Action, Building, Place, Player, Role, Step, Tile, View};

/// The placements proposed to this reader now: confirmed by one click, changed by others.
pub fn proposal(reader: &Reader) -> Vec<String> {
    reader.seat.and_then(|seat| placements(reader, seat)).unwrap_or_default()
}

/// The mayor answered by "as it stands": every colonist of this seat back to its place.
pub fn standing(view: &AnyView, seat: Seat) -> Option<(&'static str, Vec<String>)> {
    let view = view.downcast::<View>()?;
    let player = view.player(seat);
    let back = (0..Place::COUNT).map(Place::new).flat_map(|place| {
        std::iter::repeat_n(Action::Place(place).to_string(), player.colonists_at(place).into())
    });
    let back: Vec<String> = back.take(table::ANSWERS_LIMIT).collect();
    (!back.is_empty()).then_some(("place", back))
}

fn placements(reader: &Reader, seat: Seat) -> Option<Vec<String>> {
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
    loop {
        // When a single place is left, the game fills it itself: the last of the list may be done already.
        let tried = loop {
            match table.try_actions(seat, &actions, &who) {
                Ok(tried) => break tried,
                Err(_) => actions.pop()?,
            };
        };
        let view = tried.view.downcast::<View>()?;
        if !is_placing(view, seat) {
            return Some(actions);
        }
        let free = places().filter(|place| {
            let text = Action::Place(*place).to_string();
            tried.legal.iter().any(|legal| legal.text == text)
        });
        let best =
            free.max_by_key(|place| (use_of(view.player(seat), *place), usize::MAX - place.index()))?;
        actions.push(Action::Place(best).to_string());
    }
}

fn is_placing(view: &View, seat: Seat) -> bool {
    view.step() == Step::Place && view.acting().contains(seat)
}

/// How useful a colonist is here: most where it completes a plantation with its factory, least where it waits for one.
fn use_of(player: &Player, place: Place) -> u8 {
    let building = Building::ALL.into_iter().find(|building| Place::building(*building) == place);
    let tile = Tile::ALL.into_iter().find(|tile| Place::tile(*tile) == place);
    let Some(good) = building.and_then(|building| building.data().makes).or(tile.and_then(Tile::grows))
    else {
        // Quarries and violet buildings.
        return 3;
    };
    let factories = || player.buildings().filter(|building| building.data().makes == Some(good));
    let sum = |count: &dyn Fn(Place) -> u8| {
        factories().map(|building| count(Place::building(building))).sum::<u8>()
    };
    let (manned, circles) =
        (sum(&|place| player.colonists_at(place)), sum(&|place| player.circles_at(place)));
    let land = Place::tile(good.plantation());
    let (tilled, fields) = (player.colonists_at(land), player.circles_at(land));
    match tile {
        Some(Tile::Corn) => 5,
        Some(_) if manned > tilled => 6,
        Some(_) if circles > tilled => 4,
        None if tilled > manned => 6,
        None if fields > manned => 4,
        _ => 1,
    }
}
