//! What a seat can know, and what a page may ask about it.
//!
//! Everything gained and paid is seen, so a careful player can count every stock: the view hides nothing but chance.
//! Whether a page shows the others' stocks is the option `open-stocks` ([`Position::open_stocks`]).

use crate::{
    action::Actions,
    buildings, car,
    components::{Building, Cuban, HARBOUR, LONGEST_DRIVE, STOPS},
    position::{Buildings, Phase, Position, bit},
};
use game::Seat;
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// A position as one seat, or a spectator, sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "ViewText")]
pub struct View {
    /// Whose view it is; a spectator's if nobody's.
    pub observer: Option<Seat>,
    /// What is seen.
    pub position: Position,
}

/// All questions about the position can be put to the view.
impl Deref for View {
    type Target = Position;

    fn deref(&self) -> &Position {
        &self.position
    }
}

/// A drive that could be made from where the car stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
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

impl View {
    /// Every drive from here, 1 to 19 stops, with its price for this seat.
    pub fn drives(&self, seat: Seat) -> Vec<Drive> {
        let position = &self.position;
        (1..=LONGEST_DRIVE)
            .map(|stops| {
                let end = position.car + stops;
                let stop = end % STOPS;
                Drive {
                    stops,
                    price: car::price(stops),
                    to: position.cuban(stop),
                    crossings: (end - 1) / STOPS,
                    inactive: stop != HARBOUR && self.found_face_down(stop, stops),
                    affordable: stops <= car::reach(position.pesos(seat)),
                }
            })
            .collect()
    }

    /// Is the Cuban at this stop still face down when the car comes there after so many stops?
    fn found_face_down(&self, stop: u8, stops: u8) -> bool {
        let position = &self.position;
        let stays = if stop == position.car { position.down_under_car } else { stops < STOPS };
        position.down >> stop & 1 == 1 && stays
    }

    /// What the active player could do with a building now, whoever stands there; empty if it would change nothing.
    pub fn effects(&self, building: Building) -> Actions {
        buildings::effects(&self.position, building)
    }

    /// The buildings that would be of any use to the active player now.
    pub fn usable_buildings(&self) -> Buildings {
        let usable = |&building: &Building| buildings::is_usable(&self.position, building);
        Building::ALL.into_iter().filter(usable).fold(0, |set, building| set | bit(building))
    }

    /// The buildings where a broker could go after this Cuban; none if it would stay.
    pub fn buildings_after(&self, cuban: Cuban) -> Buildings {
        let position = &self.position;
        cuban.flower().map_or(0, |flower| position.districts[flower.index()] & !position.occupied)
    }

    /// The set-up is not over: the last seat puts the dice on the first ship.
    pub fn in_setup(&self) -> bool {
        let position = &self.position;
        let untouched = position.ship == 1 && position.car == HARBOUR && position.without_dice();
        untouched && position.phase == Phase::Demand
    }
}

/// A view that nobody has checked yet: its position has been, but not who looks at it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ViewText {
    observer: Option<Seat>,
    position: Position,
}

impl TryFrom<ViewText> for View {
    type Error = String;

    fn try_from(ViewText { observer, position }: ViewText) -> Result<View, String> {
        match observer {
            Some(seat) if seat.index() >= usize::from(position.seats()) => Err(format!(
                "this view cannot be: the observer is seat {}, who is not at the table",
                seat.number()
            )),
            _ => Ok(View { observer, position }),
        }
    }
}
