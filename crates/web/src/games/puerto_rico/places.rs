//! Where on the board of Puerto Rico actions belong.

use crate::{
    games::board::reading::{drafted, legal, sheet},
    regions::Region,
    scene::Scene,
};
use game::Seat;
use puerto_rico::{Action, Good, Place, PuertoRico, Role, Step, Tile, View};

/// The parts of the board.
pub fn regions(scene: &Scene) -> Vec<Region<'static>> {
    let Some(view) = scene.view.downcast::<View>() else { return Vec::new() };
    let places = |seat, action| places(view, seat, action);
    let mut legal = legal::<PuertoRico>(scene, places, places, |_, action| belongs(view.step(), action));
    legal.drafted = drafted::<PuertoRico>(scene, |seat, action, before| placed(view, seat, action, before));
    super::board::parts(scene, view, &sheet(scene, legal))
}

fn belongs(step: Step, action: Action) -> bool {
    match action {
        Action::Take(_) => step == Step::Role,
        Action::Build(_) => step == Step::Build,
        Action::Settle(_) => step == Step::Settle,
        Action::Sell(_) => step == Step::Trade,
        Action::Load(..) | Action::Wharf(_) => step == Step::Load,
        Action::Place(_) => step == Step::Place,
        _ => false,
    }
}

/// Where on the board an action belongs, for this reader.
fn places(view: &View, seat: Seat, action: Action) -> Vec<String> {
    let own = seat.number();
    let goods = |good: Good| format!("goods-{own}-{}", good.id());
    match action {
        Action::Take(Role::Prospector2) => vec!["role-prospector-2".into()],
        Action::Take(role) => vec![format!("role-{}", role.id())],
        Action::Place(place) => spots(view, seat, place),
        Action::Build(building) => vec![format!("building-{}", building.id())],
        Action::DrawPlantation | Action::NoDraw => vec!["stack".into()],
        Action::TakeColonist | Action::DeclineColonist => vec!["supply-colonists".into()],
        Action::Load(good, ship) => vec![format!("ship-{}", ship.size()), goods(good)],
        Action::Wharf(good) => vec![format!("city-{own}-wharf"), goods(good)],
        Action::Store(good) | Action::Keep(good) => vec![goods(good)],
        Action::Settle(Tile::Quarry) => vec!["quarries".into()],
        Action::Settle(tile) => face_up(view, tile),
        Action::Extra(good) => vec![format!("supply-{}", good.id())],
        Action::Sell(good) => vec!["trading-house".into(), goods(good)],
        Action::Produce | Action::DeclineProduction | Action::DeclineExtra => vec!["role-craftsman".into()],
        Action::DoneStoring => vec!["role-captain".into()],
        Action::DeclineBonus | Action::TakeOneBonus | Action::TakeBothBonuses => vec!["supply-vp".into()],
        Action::Pass => Vec::new(),
    }
}

/// The tiles with a free circle, or the building.
fn spots(view: &View, seat: Seat, place: Place) -> Vec<String> {
    let board = view.player(seat);
    match Tile::ALL.into_iter().find(|tile| Place::tile(*tile) == place) {
        Some(tile) => (board.colonists_at(place)..board.tiles(tile))
            .map(|at| tile_place(view, seat, tile, at))
            .collect(),
        None => vec![format!("city-{}-{}", seat.number(), place.id())],
    }
}

/// Where a colonist placed in the draft stands; this many of the same were placed after it.
fn placed(view: &View, seat: Seat, action: Action, after: u8) -> Vec<String> {
    let Action::Place(place) = action else { return Vec::new() };
    let board = view.player(seat);
    match Tile::ALL.into_iter().find(|tile| Place::tile(*tile) == place) {
        Some(tile) => vec![tile_place(view, seat, tile, board.colonists_at(place) - 1 - after)],
        None => vec![format!("city-{}-{}", seat.number(), place.id())],
    }
}

/// The place of one of the tiles of a kind.
fn tile_place(view: &View, seat: Seat, tile: Tile, at: u8) -> String {
    let board = view.player(seat);
    let before: u8 = Tile::ALL.into_iter().take(tile.index()).map(|tile| board.tiles(tile)).sum();
    format!("island-{}-{}", seat.number(), before + at + 1)
}

/// The places of face-up plantations of one kind.
fn face_up(view: &View, tile: Tile) -> Vec<String> {
    let row = super::board::each(view.face_up()).enumerate();
    let of_kind = row.filter(|(_, good)| good.id() == tile.id());
    of_kind.map(|(at, _)| format!("plantation-{}", at + 1)).collect()
}
