//! Chapter: set-up. The tiles are laid out by chance, and the last player rolls for the first ship.

use crate::{
    components::{BUILDINGS_PER_FLOWER, Building, Cuban},
    event::Event,
    position::{Phase, Position, bit},
    rules::Santiago,
    ship, turn,
};
use game::{Chance, OptionSpec, Rules, Setup, SetupText, Sink, Touches};

/// Options by their place in the game's list.
pub(crate) mod option {
    pub const RENT_ON_STAY: usize = 0;
    pub const OPEN_STOCKS: usize = 1;
}

/// The options.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec { id: "rent-on-stay", values: &["on", "off"], touches: Touches::Rules },
    OptionSpec { id: "open-stocks", values: &["off", "on"], touches: Touches::Display },
];

/// A new game.
pub(crate) fn start<C: Chance + ?Sized, S: Sink<Event>>(
    setup: &Setup,
    chance: &mut C,
    sink: &mut S,
) -> Position {
    let mut position = Position::blank(setup);
    position.street = shuffled(Cuban::ALL, &Cuban::IDS, chance);
    let town = shuffled(Building::ALL, &Building::IDS, chance);
    for (district, buildings) in position.districts.iter_mut().zip(town.chunks(BUILDINGS_PER_FLOWER)) {
        *district = buildings.iter().fold(0, |set, &building| set | bit(building));
    }
    sink.tell(|| Event::LaidOut { street: position.street.to_vec(), town: town.to_vec() });
    ship::roll(&mut position, chance, sink);
    debug_assert_eq!(position.phase, Phase::Demand);
    position.legal = turn::legal(&position);
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

/// A set-up by its choices; the standard one for the most players where there is none like that.
pub(crate) fn with_options(players: u8, rules: u32, rent_on_stay: bool, open_stocks: bool) -> Setup {
    let choice = |option: usize, value: bool| {
        let OptionSpec { id, values, .. } = OPTIONS[option];
        (id.to_string(), values[usize::from(value)].to_string())
    };
    let options = [choice(option::RENT_ON_STAY, !rent_on_stay), choice(option::OPEN_STOCKS, open_stocks)];
    Setup::new::<Santiago>(&SetupText { players, options: options.into() })
        .and_then(|setup| setup.under::<Santiago>(rules))
        .unwrap_or_else(|_| Setup::standard::<Santiago>(*Santiago::PLAYERS.end()))
}
