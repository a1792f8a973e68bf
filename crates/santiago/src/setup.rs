//! Chapter: set-up. The tiles are laid out by chance, and the last player rolls for the first ship.

use crate::{
    action::Actions,
    components::{
        BUILDINGS_PER_FLOWER, Building, Cuban, Flower, HARBOR, LOWEST_VALUE, MOST_PLAYERS, PIECES,
        STARTING_GOODS,
    },
    event::Event,
    flow,
    position::{NOBODY, Player, Position, Step, bit},
    ship,
};
use game::{Chance, Setup, Sink};

game::options! {
    /// Is rent paid also when a broker merely stayed?
    pub(crate) enum RentOnStay = "rent-on-stay", Rules { On = "on", Off = "off" }
    /// Do pages show the others' goods, pesos and points?
    pub(crate) enum OpenStocks = "open-stocks", Display { Off = "off", On = "on" }
}

/// The table before anything is drawn: everybody has the starting capital, the car is at the harbour.
pub(crate) fn bare(setup: &Setup) -> Position {
    let seats = setup.players();
    let mut players = [Player::EMPTY; MOST_PLAYERS];
    players[..usize::from(seats)].fill(Player::AT_START);
    let mut position = Position {
        offered: Actions::default(),
        players,
        supply: [0; 8],
        dice: [0; 8],
        on_ship: 0,
        value: LOWEST_VALUE,
        ship: 1,
        car: HARBOR,
        street: Cuban::ALL,
        down: 0,
        down_under_car: false,
        districts: [0; Flower::COUNT],
        occupied: 0,
        owners: [NOBODY; Building::COUNT],
        moved: false,
        step: Step::Over,
        active: seats - 1,
        decider: seats - 1,
        passed: 0,
        idle: 0,
        setup: *setup,
    };
    for (supply, starting) in position.supply.iter_mut().zip(STARTING_GOODS) {
        *supply = PIECES - seats * starting;
    }
    position
}

/// A new game.
pub(crate) fn start<C: Chance + ?Sized, S: Sink<Event>>(
    setup: &Setup,
    chance: &mut C,
    sink: &mut S,
) -> Position {
    let mut position = bare(setup);
    position.street = shuffled(Cuban::ALL, &Cuban::IDS, chance);
    let town = shuffled(Building::ALL, &Building::IDS, chance);
    for (district, buildings) in position.districts.iter_mut().zip(town.chunks(BUILDINGS_PER_FLOWER)) {
        *district = buildings.iter().fold(0, |set, &building| set | bit(building));
    }
    sink.tell(|| Event::LaidOut { street: position.street.to_vec(), town: town.to_vec() });
    ship::roll(&mut position, chance, sink);
    debug_assert_eq!(position.step, Step::Demand);
    position.offered = flow::legal(&position);
    position
}

/// All tiles in an order of chance: one drawn at a time from what is left, the last without asking.
fn shuffled<T: Copy, C: Chance + ?Sized, const N: usize>(
    tiles: [T; N],
    names: &'static [&'static str; N],
    chance: &mut C,
) -> [T; N] {
    let mut left = [1; N];
    let mut order = [tiles[0]; N];
    for (place, tile) in order.iter_mut().enumerate() {
        let drawn = if place + 1 == N {
            left.iter().position(|&tiles| tiles == 1).expect("one tile is left")
        } else {
            chance.pick(names, &left)
        };
        left[drawn] = 0;
        *tile = tiles[drawn];
    }
    order
}
