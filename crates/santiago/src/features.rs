//! Numbers for a learning player: everything on the table, seen from one seat.

use crate::{
    components::{Building, Cuban, DICE, Flower, Good, HIGHEST_VALUE, PIECES, SHIPS, STOPS},
    position::{MAX_PLAYERS, Phase, Position, bit},
};
use game::Seat;

const PER_PLAYER: usize = Good::COUNT + 7;
const PHASES: usize = 8;
const PER_BUILDING: usize = Flower::COUNT + 1;
const PER_CUBAN: usize = 2;

/// How many there are.
pub const COUNT: usize = MAX_PLAYERS * (PER_PLAYER + 2 * Building::COUNT)
    + Good::COUNT
    + 2 * DICE
    + 3
    + Cuban::COUNT * PER_CUBAN
    + Building::COUNT * PER_BUILDING
    + PHASES
    + 2;

/// Writes one number after the other.
struct Pen<'a> {
    out: &'a mut [f32],
    at: usize,
}

impl Pen<'_> {
    fn put(&mut self, number: f32) {
        self.out[self.at] = number;
        self.at += 1;
    }

    fn flag(&mut self, set: bool) {
        self.put(if set { 1.0 } else { 0.0 });
    }

    /// About -1 to 1, however much it is.
    fn share(&mut self, count: impl Into<f32>, of: impl Into<f32>) {
        self.put((count.into() / of.into()).min(4.0));
    }
}

/// Players come clockwise from the seat; those not at the table are zeros.
pub(crate) fn write(position: &Position, seat: Seat, out: &mut [f32]) {
    let mut pen = Pen { out, at: 0 };
    let seats: [Option<Seat>; MAX_PLAYERS] = {
        let mut clockwise = seat.clockwise(position.seats);
        std::array::from_fn(|_| clockwise.next())
    };
    for seat in seats {
        player(position, seat, &mut pen);
    }
    for good in Good::ALL {
        pen.share(position.supply(good), PIECES);
    }
    for die in 0..DICE {
        pen.share(position.dice[die], 4u8);
        pen.flag(position.on_ship >> die & 1 == 1);
    }
    pen.share(position.value, HIGHEST_VALUE);
    pen.share(position.ship, SHIPS);
    // Stops to the harbour: a whole lap when the car stands there.
    pen.share(STOPS - position.car, STOPS);
    for cuban in Cuban::ALL {
        let ahead = (position.stop_of(cuban) + STOPS - position.car) % STOPS;
        pen.share(if ahead == 0 { STOPS } else { ahead }, STOPS);
        pen.flag(position.face_down(cuban));
    }
    for building in Building::ALL {
        for flower in Flower::ALL {
            pen.flag(position.district(flower) & bit(building) != 0);
        }
        pen.flag(position.occupied & bit(building) != 0);
    }
    phase(position, &mut pen);
    pen.flag(position.rent_on_stay);
    pen.share(position.seats, MAX_PLAYERS as f32);
    debug_assert_eq!(pen.at, COUNT);
}

fn player(position: &Position, seat: Option<Seat>, pen: &mut Pen) {
    let Some(seat) = seat else {
        for _ in 0..PER_PLAYER + 2 * Building::COUNT {
            pen.put(0.0);
        }
        return;
    };
    for good in Good::ALL {
        pen.share(position.goods(seat, good), PIECES);
    }
    pen.share(position.pesos(seat), 10u8);
    pen.share(position.points(seat), 50u8);
    pen.share(position.owned(seat).count_ones() as u8, 3u8);
    pen.flag(position.broker(seat).is_some());
    pen.flag(position.active() == seat);
    pen.flag(position.decider() == Some(seat));
    pen.flag(position.passed >> seat.index() & 1 == 1);
    for building in Building::ALL {
        pen.flag(position.owned(seat) & bit(building) != 0);
        pen.flag(position.broker(seat) == Some(building));
    }
}

fn phase(position: &Position, pen: &mut Pen) {
    let now = position.phase();
    pen.flag(now == Phase::Car);
    pen.flag(now == Phase::Cuban);
    pen.flag(now == Phase::Robbery);
    pen.flag(now == Phase::Broker);
    pen.flag(matches!(now, Phase::Building { .. }));
    pen.flag(matches!(now, Phase::Casino { .. }));
    pen.flag(now == Phase::Delivery);
    pen.flag(now == Phase::Demand);
}

/// What each number means, in the order they are written.
pub(crate) fn names() -> Vec<String> {
    let mut names = Vec::with_capacity(COUNT);
    for player in 0..MAX_PLAYERS {
        let who = if player == 0 { "me".to_string() } else { format!("player +{player}") };
        names.extend(Good::IDS.iter().map(|good| format!("{who}: {good}")));
        let own = ["pesos", "points", "markers used", "broker on the board", "active", "deciding", "passed"];
        names.extend(own.iter().map(|what| format!("{who}: {what}")));
        for building in Building::IDS {
            names.push(format!("{who}: owns {building}"));
            names.push(format!("{who}: broker at {building}"));
        }
    }
    names.extend(Good::IDS.iter().map(|good| format!("supply: {good}")));
    for good in Good::WITH_DIE {
        names.push(format!("die: {}", good.id()));
        names.push(format!("on the ship: {}", good.id()));
    }
    names.extend(["value", "ship", "stops to the harbour"].map(String::from));
    for cuban in Cuban::IDS {
        names.push(format!("stops to {cuban}"));
        names.push(format!("face down: {cuban}"));
    }
    for building in Building::IDS {
        names.extend(Flower::IDS.iter().map(|flower| format!("{building} under {flower}")));
        names.push(format!("occupied: {building}"));
    }
    let phases = ["car", "cuban", "robbery", "broker", "building", "casino", "delivery", "demand"];
    names.extend(phases.iter().map(|phase| format!("phase: {phase}")));
    names.extend(["rent on stay", "players"].map(String::from));
    names
}
