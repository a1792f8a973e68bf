//! What the Puerto Rico board shows, read off a view.

use crate::{
    games::board::reading::{drafted, legal, sheet},
    games::puerto_rico::board::{self as board, House, Offer, Player, Plot, RoleCard, Ship, Table},
    pages::table::reader::Scene,
    regions::Region,
};
use catalog::GameId;
use game::Seat;
use puerto_rico::{Action, Building, Event, Good, Place, PuertoRico, Role, Step, Tile, View};

/// The parts of the board.
pub fn regions(scene: &Scene) -> Vec<Region<'static>> {
    let Some(view) = scene.view.downcast::<View>() else { return Vec::new() };
    let places = |seat, action| places(view, seat, action);
    let mut legal = legal::<PuertoRico>(scene, places, places, |_, action| belongs(view.step(), action));
    legal.drafted = drafted::<PuertoRico>(scene, |seat, action, before| placed(view, seat, action, before));
    let now = scene.base.downcast::<View>().unwrap_or(view);
    board::parts(&table(scene, now, view), &sheet(scene, legal))
}

/// What is shown: the reader's own board with the draft, everything else as it is now.
fn table(scene: &Scene, view: &View, drafted: &View) -> Table {
    let board_of = |seat| if scene.seat == Some(seat) { drafted } else { view };
    Table {
        round: 0,
        governor: view.governor().number().into(),
        current: if view.is_over() { 0 } else { view.mover().number().into() },
        me: scene.seat.map_or(0, |seat| seat.number().into()),
        roles: roles(scene, view),
        ships: view.ships().map(|ship| ship_of(view, ship)).collect(),
        trading_house: kinds(view.trading_house()),
        plantations: kinds(view.face_up()),
        quarries: view.quarries().into(),
        stack: view.face_down().total().into(),
        colonists_on_ship: view.colonist_ship().into(),
        colonists_left: view.colonist_supply().into(),
        goods_left: barrels(view.supply()),
        vp_left: view.vp_supply().into(),
        market: Building::ALL.into_iter().map(|building| offer(view, scene.seat, building)).collect(),
        players: Seat::all(view.players()).map(|seat| player(scene, view, board_of(seat), seat)).collect(),
    }
}

fn kinds(counts: puerto_rico::Counts) -> Vec<String> {
    counts.iter().flat_map(|(good, n)| std::iter::repeat_n(good.id().to_string(), n.into())).collect()
}

fn barrels(counts: puerto_rico::Counts) -> board::Barrels {
    counts.amounts().map(u32::from)
}

fn ship_of(view: &View, ship: puerto_rico::Ship) -> Ship {
    let cargo = view.cargo(ship);
    Ship {
        capacity: ship.size().into(),
        good: cargo.map(|(good, _)| good.id().to_string()),
        loaded: cargo.map_or(0, |(_, barrels)| barrels.into()),
    }
}

/// The role cards, and who took them this round: the last so many "take" of the game.
fn roles(scene: &Scene, view: &View) -> Vec<RoleCard> {
    let taken = view.roles().iter().filter(|role| view.is_taken(**role)).count();
    let takes = scene.events().filter_map(|event| match event.downcast() {
        Some(&Event::RoleTaken { seat, role, .. }) => Some((role, seat)),
        _ => None,
    });
    let takers: Vec<(Role, Seat)> = takes.take(taken).collect();
    view.roles()
        .iter()
        .map(|&role| RoleCard {
            role: if role == Role::Prospector2 { Role::Prospector.id() } else { role.id() }.to_string(),
            copy: if role == Role::Prospector2 { 2 } else { 1 },
            coins: view.coins_on(role).into(),
            taken_by: takers.iter().find(|(of, _)| *of == role).map(|(_, seat)| seat.number().into()),
            active: view.role() == Some(role),
        })
        .collect()
}

/// What a building costs the reader: with the builder's discount only while the builder is at work.
fn price(view: &View, reader: Seat, building: Building) -> u8 {
    if view.role() == Some(Role::Builder) && view.step() == Step::Build {
        view.price(reader, building)
    } else {
        building.price(view.swapped(), view.player(reader).quarries(), 0)
    }
}

fn offer(view: &View, reader: Option<Seat>, building: Building) -> Offer {
    let data = building.data();
    let cost = building.price(view.swapped(), 0, 0);
    Offer {
        building: building.id().to_string(),
        column: data.points.into(),
        cost: cost.into(),
        price: reader.map_or(cost, |reader| price(view, reader, building)).into(),
        copies: view.stock(building).into(),
        large: data.size > 1,
        mine: reader.is_some_and(|reader| view.player(reader).has(building)),
    }
}

fn player(scene: &Scene, view: &View, board: &View, seat: Seat) -> Player {
    let board = board.player(seat);
    let card = scene.players.get(seat.index());
    let island = Tile::ALL.into_iter().flat_map(|tile| {
        let place = Place::tile(tile);
        (0..board.tiles(tile))
            .map(move |at| Plot { tile: tile.id().to_string(), colonist: at < board.colonists_at(place) })
    });
    let city = board.buildings().map(|building| {
        let place = Place::building(building);
        House {
            building: building.id().to_string(),
            circles: board.circles_at(place).into(),
            colonists: board.colonists_at(place).into(),
            large: building.data().size > 1,
        }
    });
    Player {
        seat: seat.number().into(),
        name: card.map(|card| card.name.clone()).unwrap_or_default(),
        bot: card.is_some_and(|card| card.bot),
        doubloons: board.doubloons().into(),
        vp: (open_scores(view) || scene.seat == Some(seat) || view.is_over()).then(|| board.chips().into()),
        goods: barrels(board.goods()),
        san_juan: board.san_juan().into(),
        island: island.collect(),
        city: city.collect(),
        role: (view.step() != Step::Role && view.chooser() == seat)
            .then(|| view.role().map(|role| role.id().to_string()))
            .flatten(),
        clock: None,
    }
}

/// Does the table want everybody's points shown? (They can be counted by whoever cares to.)
fn open_scores(view: &View) -> bool {
    let options = GameId::PuertoRico.setup_text(&view.setup()).options;
    options.get("open-scores").is_none_or(|value| value == "on")
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

/// Where a colonist placed in the draft stands; so many of the same were placed after it.
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
    let row = kinds(view.face_up());
    let of_kind = row.iter().enumerate().filter(|(_, kind)| *kind == tile.id());
    of_kind.map(|(at, _)| format!("plantation-{}", at + 1)).collect()
}
