//! What a seat can know, and what a page may ask about it.
//!
//! Everything gained and paid is seen, so a careful player can count every stock: the view hides nothing but chance.
//! Whether a page shows the others' stocks is the option `open-stocks` ([`Position::open_stocks`]).

use crate::{
    action::Actions,
    buildings, car,
    components::{Building, Cuban, HARBOR, LONGEST_DRIVE, STOPS},
    position::{Buildings, Position, Step, bit},
};
use game::Seat;
use schemars::JsonSchema;
use serde::Serialize;

/// What one seat, or a spectator, can know. All questions a page may ask are those of [`Position`].
pub type View = game::OpenView<Position>;

impl game::Seated for Position {
    fn players(&self) -> u8 {
        Position::players(self)
    }
}

/// A drive that could be made from where the car stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Drive {
    /// How many stops.
    pub stops: u8,
    /// What it costs.
    pub price: u16,
    /// Where it ends: a Cuban, or (`None`) the harbour.
    pub to: Option<Cuban>,
    /// How often it crosses the harbour, moving the value marker each time.
    pub crossings: u8,
    /// Would the Cuban be found face down, so that nothing is used there?
    pub inactive: bool,
    /// Can this seat pay it?
    pub affordable: bool,
}

/// What a page may ask about what could be done.
impl Position {
    /// Every drive from here, 1 to 19 stops, with its price for this seat.
    pub fn drives(&self, seat: Seat) -> Vec<Drive> {
        (1..=LONGEST_DRIVE)
            .map(|stops| {
                let end = self.car + stops;
                let stop = end % STOPS;
                Drive {
                    stops,
                    price: car::price(stops),
                    to: self.cuban(stop),
                    crossings: (end - 1) / STOPS,
                    inactive: stop != HARBOR && self.found_face_down(stop, stops),
                    affordable: stops <= car::reach(self.pesos(seat)),
                }
            })
            .collect()
    }

    /// Is the Cuban at this stop still face down when the car comes there after these stops?
    fn found_face_down(&self, stop: u8, stops: u8) -> bool {
        let stays = if stop == self.car { self.down_under_car } else { stops < STOPS };
        self.down >> stop & 1 == 1 && stays
    }

    /// What the active player could do with a building now, even if a piece stands there; empty if it would change nothing.
    pub fn effects(&self, building: Building) -> Actions {
        buildings::effects(self, building)
    }

    /// The buildings that would be of any use to the active player now.
    pub fn usable_buildings(&self) -> Buildings {
        let usable = |&building: &Building| buildings::is_usable(self, building);
        Building::ALL.into_iter().filter(usable).fold(0, |set, building| set | bit(building))
    }

    /// The set-up is not over: the last seat puts the dice on the first ship.
    pub fn in_setup(&self) -> bool {
        let untouched = self.ship == 1 && self.car == HARBOR && self.without_dice();
        untouched && self.step == Step::Demand
    }
}
