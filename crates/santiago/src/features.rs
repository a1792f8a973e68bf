//! Numbers for a learning player: everything on the table, seen from one seat.

use crate::{
    components::{Building, Cuban, Flower, Good, HIGHEST_VALUE, MOST_PLAYERS, PIECES, SHIPS, STOPS},
    position::{Position, Step, bit},
    rules::Santiago,
};
use game::{Learn, Pen, Seat, flag, kinds};

const PER_PLAYER: usize = Good::COUNT + 7 + 2 * Building::COUNT;
const TABLE: usize = Good::COUNT
    + 2 * Good::WITH_DIE.len()
    + 3
    + 2 * Cuban::COUNT
    + (Flower::COUNT + 1) * Building::COUNT
    + STEPS.len()
    + 2;

/// What may be asked before the game is over.
const STEPS: [&str; 8] = ["car", "cuban", "robbery", "broker", "building", "casino", "delivery", "demand"];

kinds! {
    /// What a feature is about.
    pub enum Topic {
        /// Everything of the other players.
        Others = "others",
        /// Whose turn it is, and what is asked.
        Turn = "turn",
        /// How near the end is.
        Ending = "ending",
        /// What everybody can still get.
        Offer = "offer",
        /// Money.
        Money = "money",
        /// Points.
        Points = "points",
        /// Own goods.
        Goods = "goods",
        /// Own buildings.
        Buildings = "buildings",
        /// The broker, and the buildings it can reach.
        Broker = "broker",
        /// The car and the Cubans.
        Car = "car",
        /// What the ship wants, and what it pays.
        Demand = "demand",
    }
}

impl Learn for Santiago {
    type Topic = Topic;

    const FEATURES: usize = MOST_PLAYERS * PER_PLAYER + TABLE;

    fn describe(position: &Position, seat: Seat, pen: &mut impl Pen<Topic>) {
        let mut clockwise = seat.clockwise(position.players());
        for number in 0..MOST_PLAYERS {
            player(position, clockwise.next(), number, pen);
        }
        table(position, pen);
    }
}

/// About -1 to 1, however much it is.
fn share(count: impl Into<f32>, of: impl Into<f32>) -> f32 {
    game::share(count, of).min(4.0)
}

/// Players come clockwise from the seat; those not at the table are zeros.
fn player(p: &Position, seat: Option<Seat>, number: usize, pen: &mut impl Pen<Topic>) {
    let mut write = |own: Topic, what: &dyn Fn() -> String, value: &dyn Fn(Seat) -> f32| {
        let about = if number == 0 { own } else { Topic::Others };
        let name = || match number {
            0 => format!("me: {}", what()),
            _ => format!("player +{number}: {}", what()),
        };
        pen.write(about, name, || seat.map_or(0.0, value));
    };
    let named = |name: &'static str| move || name.to_string();
    for good in Good::ALL {
        write(Topic::Goods, &named(good.id()), &|seat| share(p.goods(seat, good), PIECES));
    }
    write(Topic::Money, &named("pesos"), &|seat| share(p.pesos(seat), 10u8));
    write(Topic::Points, &named("points"), &|seat| share(p.points(seat), 50u8));
    write(Topic::Buildings, &named("markers used"), &|seat| share(p.owned(seat).count_ones() as u8, 3u8));
    write(Topic::Broker, &named("broker on the board"), &|seat| flag(p.broker(seat).is_some()));
    write(Topic::Turn, &named("active"), &|seat| flag(p.active() == seat));
    write(Topic::Turn, &named("deciding"), &|seat| flag(p.decider() == Some(seat)));
    write(Topic::Turn, &named("passed"), &|seat| flag(p.passed >> seat.index() & 1 == 1));
    for building in Building::ALL {
        write(Topic::Buildings, &|| format!("owns {building}"), &|seat| {
            flag(p.owned(seat) & bit(building) != 0)
        });
        write(Topic::Broker, &|| format!("broker at {building}"), &|seat| {
            flag(p.broker(seat) == Some(building))
        });
    }
}

fn table(p: &Position, pen: &mut impl Pen<Topic>) {
    for good in Good::ALL {
        pen.write(Topic::Offer, || format!("supply: {good}"), || share(p.supply(good), PIECES));
    }
    for (die, good) in Good::WITH_DIE.into_iter().enumerate() {
        pen.write(Topic::Demand, || format!("die: {good}"), || share(p.dice[die], 4u8));
        pen.write(Topic::Demand, || format!("on the ship: {good}"), || flag(p.on_ship >> die & 1 == 1));
    }
    pen.write(Topic::Demand, || "value".into(), || share(p.value, HIGHEST_VALUE));
    pen.write(Topic::Ending, || "ship".into(), || share(p.ship, SHIPS));
    // A whole lap when the car stands there.
    pen.write(Topic::Car, || "stops to the harbour".into(), || share(STOPS - p.car, STOPS));
    for cuban in Cuban::ALL {
        let ahead = (p.stop_of(cuban) + STOPS - p.car) % STOPS;
        let stops = if ahead == 0 { STOPS } else { ahead };
        pen.write(Topic::Car, || format!("stops to {cuban}"), || share(stops, STOPS));
        pen.write(Topic::Car, || format!("face down: {cuban}"), || flag(p.face_down(cuban)));
    }
    for building in Building::ALL {
        for flower in Flower::ALL {
            let here = p.district(flower) & bit(building) != 0;
            pen.write(Topic::Broker, || format!("{building} under {flower}"), || flag(here));
        }
        let occupied = p.occupied & bit(building) != 0;
        pen.write(Topic::Broker, || format!("occupied: {building}"), || flag(occupied));
    }
    let asked = match p.step() {
        Step::Car => 0,
        Step::Cuban => 1,
        Step::Robbery => 2,
        Step::Broker => 3,
        Step::Building { .. } => 4,
        Step::Casino { .. } => 5,
        Step::Delivery => 6,
        Step::Demand => 7,
        Step::Over => STEPS.len(),
    };
    for (at, step) in STEPS.into_iter().enumerate() {
        pen.write(Topic::Turn, || format!("phase: {step}"), || flag(asked == at));
    }
    pen.write(Topic::Turn, || "rent on stay".into(), || flag(p.rent_on_stay()));
    pen.write(Topic::Turn, || "players".into(), || share(p.players(), MOST_PLAYERS as f32));
}
