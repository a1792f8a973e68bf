//! The start of a game.

use crate::{
    action::Actions,
    components::*,
    counts::Counts,
    event::Event,
    flow, plantations,
    player::Player,
    position::{ASHORE, Phase, Position, Step},
};
use game::{Bag, Chance, Seat, Setup, Sink};

game::options! {
    /// What the factory and the university cost.
    pub(crate) enum FactoryUniversity = "factory-university", Rules { Standard = "standard", Swapped = "swapped" }
    /// Do pages show everybody's victory points?
    pub(crate) enum OpenScores = "open-scores", Display { On = "on", Off = "off" }
    /// Do players place their colonists at the same time, wherever that changes nothing?
    pub(crate) enum Together = "together", Pace { Off = "off", On = "on" }
}

/// How many tiles of this building are in the game. (The one place to ask whether an option adds it: without the option
/// there are none, and nobody can build it.)
pub(crate) const fn copies(setup: &Setup, building: Building) -> u8 {
    Table::of(setup.players()).copies(building)
}

/// The buildings of which a tile is left, a bit each.
pub(crate) fn available(stock: &[u8; Building::COUNT]) -> BuildingSet {
    let left = Building::ALL.into_iter().filter(|building| stock[building.index()] > 0);
    left.fold(0, |set, building| set | building.bit())
}

/// A table with everything in the supply and nothing on the boards, but the doubloons of the start.
pub(crate) fn bare(setup: &Setup) -> Position {
    let table = Table::of(setup.players());
    let mut seats = [Player::default(); MOST_PLAYERS];
    for player in &mut seats[..usize::from(setup.players())] {
        player.doubloons = table.doubloons.into();
    }
    let stock = Building::ALL.map(|building| copies(setup, building));
    Position {
        offered: Actions::default(),
        seats,
        supply: Counts::new(Good::ALL.map(|good| table.barrels(good))),
        house: Counts::default(),
        row: Counts::default(),
        available: available(&stock),
        vp_supply: table.chips,
        role_coins: [0; Role::COUNT],
        stack: Bag { counts: Good::ALL.map(|good| table.plantations(good)) },
        discard: Bag { counts: [0; Good::COUNT] },
        stock,
        ship_of: [ASHORE; Good::COUNT],
        aboard: [0; Good::COUNT],
        quarries: table.quarries(),
        colonist_supply: table.colonists,
        colonist_ship: table.colonist_ship,
        taken: 0,
        step: Step::Role,
        governor: Seat::FIRST,
        chooser: Seat::FIRST,
        mover: Seat::FIRST,
        ending: None,
        phase: Phase::default(),
        setup: *setup,
    }
}

/// Starting tiles are handed out, the first row is laid.
pub(crate) fn start<C: Chance + ?Sized, S: Sink<Event>>(
    setup: &Setup,
    chance: &mut C,
    sink: &mut S,
) -> Position {
    let mut p = bare(setup);
    for (seat, &tile) in p.table().first_tiles.iter().enumerate() {
        p.seats[seat].add_tile(tile);
        p.stack.counts[tile.index()] -= 1;
    }
    sink.tell(|| Event::RoundBegan { governor: Seat::FIRST });
    plantations::lay_row(&mut p, chance, sink);
    p.offered = flow::options(&p);
    p
}
