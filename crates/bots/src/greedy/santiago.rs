//! The hand-made evaluation of Santiago de Cuba: the points a player may expect in the end.
//!
//! Points are certain. Goods are worth what the ship in the harbour and those after it will pay for them, pesos what they
//! drive to, an ownership marker the rent to come; and the player to drive has the street ahead. All of it fades as the
//! last ship comes near.

use super::{
    Character, Evaluate, by_seat,
    characters::{SANTIAGO, SantiagoTaste as Taste},
    rivals::{Rivals, Shares},
};
use crate::{
    level::{self, Levels},
    net,
    search::Values,
};
use game::{ActionSet, Fast, Rules, Seat};
use santiago::{
    Position, STANDSTILL_ROUNDS, Santiago, Step,
    components::{
        Building, CAFE_POINTS, CubanEffect, DICE, DICE_ON_SHIP, DIE_FACES, GOODS_PER_POINT, Good, HARBOR,
        HIGHEST_VALUE, LOWEST_VALUE, RENT, SHIPS, STOPS, WOOD_VALUE,
    },
    position::buildings_in,
};

/// How much the others' prospects count against one's own: the best of them, and all of them on average.
const AGAINST: Shares = Shares { best: 0.4, all: 0.3 };
/// Goods left over and pesos decide ties, and matter little otherwise.
const TIE: f32 = 0.01;
/// About how many turns, of all players together, from one ship to the next, among greedy players.
const TURNS_PER_SHIP: f32 = 11.0;
/// A delivery comes when the marker is about this far above its present place.
const RISE: f32 = 0.4;
/// How likely a good in demand is delivered to this ship, if nobody else has any of it.
const DELIVERED: f32 = 0.8;
/// What each piece of a good that the others have takes of the demand for it.
const RIVALRY: f32 = 0.5;
/// What each further ship adds to the value of a good it may demand.
const LATER: f32 = 0.22;
/// The worth of each further piece of a good that no ship demands yet, as a share of the one before.
const FADING: f32 = 0.75;
/// The share of cases in which rum or cigars that no ship wants are served at the café.
const CAFE_CHANCE: f32 = 0.45;
/// A peso in points, while there is use for it, and beyond [`ENOUGH_PESOS`].
const PESO: f32 = 0.38;
const SPARE_PESO: f32 = 0.15;
const ENOUGH_PESOS: f32 = 6.0;
/// A turn on an owned building pays rent; brokers go to a building about evenly, but not quite so often to one that pays
/// another.
const VISITED: f32 = 0.75 / Building::COUNT as f32;
/// One's own use of a building through the lawyer, for every turn left.
const OWN_USE: f32 = 0.03;
/// What a player about to drive expects of the best stop within reach.
const NEXT_STOP: f32 = 0.5;
/// A robbery, and a visit to the lawyer.
const ROBBERY: f32 = 0.6;
const LAW: f32 = 1.2;

/// A ship may stay for this many rounds; after that waiting costs more and more points. The nearer the
/// ship is to its departure, the fewer of them.
const PATIENCE: f32 = 8.0;
const IMPATIENCE: f32 = 30.0;
const DEPARTURE: f32 = 0.6;

impl Evaluate for Santiago {
    /// Only the dice of a new ship are chance, and nothing here looks at them before they are on board.
    const WORLDS: u32 = 1;

    type Taste = Taste;
    const CHARACTERS: &'static [Character<Taste>] = SANTIAGO;

    fn evaluate(position: &Position, seat: Seat, taste: &Taste) -> f32 {
        // A broker is on a building for what can be done there.
        match (position.step(), position.decider()) {
            (Step::Building { .. }, Some(decider)) => {
                let theirs = if decider == seat { *taste } else { Taste::default() };
                judge(&best_use(position, decider, &theirs), seat, taste)
            }
            _ => judge(position, seat, taste),
        }
    }

    const ENDS_WON_GAMES: bool = true;

    /// The nearer the ship is to its departure, the less the game is stalled: a departure ends the standstill.
    fn stalled(position: &Position) -> f32 {
        let rounds = f32::from(position.turns_without_departure()) / f32::from(position.players());
        let waited = (rounds - PATIENCE) / (f32::from(STANDSTILL_ROUNDS) - PATIENCE);
        if waited <= 0.0 || position.step() == Step::Over {
            return 0.0;
        }
        waited * (1.0 - DEPARTURE * (1.0 - ship_time(position)))
    }

    const LEVELS: Levels = level::SANTIAGO;

    fn shipped() -> &'static net::Shipped {
        net::shipped!(Santiago, "santiago")
    }

    fn prospects(position: &Position) -> Values {
        let outlook = Outlook::of(position);
        by_seat(position.players(), |seat| outlook.worth(position, seat))
    }

    /// A turn is unfinished until the next player drives; which dice a new ship gets is not known before.
    fn quiet(position: &Position, _seat: Seat) -> bool {
        matches!(position.step(), Step::Car | Step::Demand | Step::Over)
    }
}

/// The position after the use of the building that suits the player most.
fn best_use(position: &Position, decider: Seat, taste: &Taste) -> Position {
    let mut best: Option<(f32, Position)> = None;
    for index in Santiago::legal(position, decider).iter() {
        let mut next = *position;
        // Dice rolled here are not looked at, so any luck will do.
        if Santiago::apply(&mut next, decider, Santiago::action(index), &mut Fast::new(0), &mut ()).is_err() {
            continue;
        }
        let worth = judge(&next, decider, taste);
        if best.as_ref().is_none_or(|(known, _)| worth > *known) {
            best = Some((worth, next));
        }
    }
    best.map_or(*position, |(_, next)| next)
}

/// One's own prospects against the others'.
fn judge(position: &Position, seat: Seat, taste: &Taste) -> f32 {
    let over = position.step() == Step::Over;
    let mut outlook = Outlook::of(position);
    let rivals = Rivals::of(seat, position.players(), |other| outlook.worth(position, other));
    outlook.taste = *taste;
    let worth = rivals.against(outlook.worth(position, seat), over, taste.envy, AGAINST);
    if over { worth } else { worth - IMPATIENCE * Santiago::stalled(position) }
}

/// The points of a finished game, with what decides a tie.
fn result(position: &Position, seat: Seat) -> f32 {
    let goods: u8 = Good::ALL.into_iter().map(|good| position.goods(seat, good)).sum();
    let rest = f32::from(u16::from(goods) % GOODS_PER_POINT);
    Santiago::score(position, seat).total() as f32 + TIE * (rest + TIE * f32::from(position.pesos(seat)))
}

/// How long the ship in the harbour will stay, 0 to 1: it leaves when it is full, or when the marker has gone all the way.
fn ship_time(position: &Position) -> f32 {
    let wanted: u8 = Good::WITH_DIE.into_iter().filter_map(|good| position.demand(good)).sum();
    if wanted == 0 || position.step() == Step::Demand {
        return 1.0;
    }
    let flags = f32::from(HIGHEST_VALUE + 1 - position.value());
    let all_flags = f32::from(HIGHEST_VALUE + 1 - LOWEST_VALUE);
    (flags / all_flags).min(f32::from(wanted) / 3.0)
}

/// What everybody may expect of the ships to come.
struct Outlook {
    /// Turns left for each player.
    turns: f32,
    /// Ships after the one in the harbour.
    later: f32,
    /// What a good will bring at the next delivery.
    value: f32,
    /// What the ship demands, by good; nothing while its dice are not on board.
    demand: [f32; DICE],
    /// How many of each good all players have.
    held: [f32; DICE],
    /// What the player looked at likes.
    taste: Taste,
}

impl Outlook {
    fn of(position: &Position) -> Outlook {
        let dice_on_board = position.step() != Step::Demand;
        let later = f32::from(SHIPS.saturating_sub(position.ship()));
        let demand = Good::WITH_DIE.map(|good| match position.demand(good) {
            Some(count) if dice_on_board => f32::from(count),
            _ => 0.0,
        });
        let held = Good::WITH_DIE.map(|good| {
            Seat::all(position.players()).map(|seat| f32::from(position.goods(seat, good))).sum()
        });
        let turns = (later + ship_time(position)) * TURNS_PER_SHIP / f32::from(position.players());
        let value = (f32::from(position.value()) + RISE).min(f32::from(HIGHEST_VALUE));
        Outlook { turns, later, value, demand, held, taste: Taste::default() }
    }

    /// What this player may expect in the end.
    fn worth(&self, position: &Position, seat: Seat) -> f32 {
        if position.step() == Step::Over {
            return result(position, seat);
        }
        let goods: f32 = Good::ALL
            .into_iter()
            .map(|good| self.stock(position, seat, good, position.goods(seat, good)))
            .sum();
        let mut worth = f32::from(position.points(seat))
            + goods
            + self.purse(f32::from(position.pesos(seat)))
            + self.rents(position, seat);
        if position.step() == Step::Car && position.active() == seat {
            worth += NEXT_STOP * self.next_stop(position, seat);
        }
        worth
    }

    /// This many of a good in a player's hands.
    fn stock(&self, position: &Position, seat: Seat, good: Good, count: u8) -> f32 {
        // Nothing is worth less than what it makes at the end.
        let rest = 1.0 / f32::from(GOODS_PER_POINT);
        let have = f32::from(count);
        if good == Good::Wood {
            let soon = (self.turns / 2.0).min(1.0);
            return have.min(4.0) * (rest + (f32::from(WOOD_VALUE) - rest) * 0.75 * soon)
                + (have - 4.0).max(0.0) * rest;
        }
        let die = good.index();
        let others = self.held[die] - f32::from(position.goods(seat, good));
        let room = self.demand[die];
        let share = room / (room + RIVALRY * others).max(1.0);
        let first = have.min(room);
        let soon = first * (rest + (self.value - rest).max(0.0) * DELIVERED * share.min(1.0));
        self.taste.ship * soon + self.for_later(good, have - first)
    }

    /// This many of a good that this ship does not want.
    fn for_later(&self, good: Good, count: f32) -> f32 {
        let rest = 1.0 / f32::from(GOODS_PER_POINT);
        let faces = DIE_FACES[good.index()];
        let sides: u8 = faces.iter().sum();
        let wanted = DICE_ON_SHIP as f32 / DICE as f32 * (1.0 - f32::from(faces[0]) / f32::from(sides));
        let hope = 1.0 - (1.0 - LATER * wanted).powf(self.later);
        let ship = self.taste.store * (f32::from(LOWEST_VALUE) + RISE) * hope;
        let cafe = match good {
            Good::Rum | Good::Cigars => {
                self.taste.cafe
                    * f32::from(CAFE_POINTS)
                    * CAFE_CHANCE
                    * (self.turns / 6.0).min(1.0)
                    * (1.0 - hope)
            }
            _ => 0.0,
        };
        let mut each = (ship + cafe - rest).max(0.0);
        let (mut worth, mut left) = (count * rest, count);
        while left > 0.0 {
            worth += each * left.min(1.0);
            each *= FADING;
            left -= 1.0;
        }
        worth
    }

    /// Pesos pay for driving, while there is somewhere to drive.
    fn purse(&self, pesos: f32) -> f32 {
        let useful = pesos.min(ENOUGH_PESOS.min(1.0 + 2.0 * self.turns));
        let time = (self.turns / 2.0).min(1.0);
        self.taste.pesos * time * (PESO * useful + SPARE_PESO * (pesos - useful))
    }

    /// What the player's buildings will bring.
    fn rents(&self, position: &Position, seat: Seat) -> f32 {
        let others = f32::from(position.players() - 1);
        let each = self.turns * (others * VISITED * f32::from(RENT) + OWN_USE);
        buildings_in(position.owned(seat)).map(|building| self.taste.houses * each * liking(building)).sum()
    }

    /// The best stop the player can pay for, the price taken off.
    fn next_stop(&self, position: &Position, seat: Seat) -> f32 {
        let pesos = position.pesos(seat);
        let full = self.purse(f32::from(pesos));
        let mut best: f32 = 0.0;
        for stops in 1..=STOPS {
            let price = u16::from(stops) - 1;
            if price > pesos {
                break;
            }
            let cost = full - self.purse(f32::from(pesos - price));
            let gain = match position.cuban((position.car() + stops) % STOPS) {
                None => self.harbor(position, seat),
                Some(cuban) if position.face_down(cuban) && stops < STOPS => 0.0,
                Some(cuban) => self.visit(position, seat, cuban.data().effect),
            };
            best = best.max(gain - cost);
        }
        best
    }

    /// What delivering first gains over the goods kept.
    fn harbor(&self, position: &Position, seat: Seat) -> f32 {
        debug_assert_eq!(position.cuban(HARBOR), None);
        let gain = |good: Good| {
            let have = position.goods(seat, good);
            let count = have.min(self.demand[good.index()] as u8);
            let kept = self.stock(position, seat, good, have) - self.for_later(good, f32::from(have - count));
            f32::from(count) * f32::from(position.value()) - kept
        };
        Good::WITH_DIE.into_iter().map(gain).fold(0.0, |sum, gain| sum + gain.max(0.0))
    }

    /// What a Cuban gives.
    fn visit(&self, position: &Position, seat: Seat, effect: CubanEffect) -> f32 {
        let more = |good: Good, count: u8| {
            let have = position.goods(seat, good);
            let count = count.min(position.supply(good));
            self.stock(position, seat, good, have + count) - self.stock(position, seat, good, have)
        };
        match effect {
            CubanEffect::Goods(count, good) => more(good, count),
            CubanEffect::AnyGood => Good::WITH_DIE.into_iter().map(|good| more(good, 1)).fold(0.0, f32::max),
            CubanEffect::Points(points) => f32::from(points),
            CubanEffect::Pesos(pesos) => {
                let have = f32::from(position.pesos(seat));
                self.purse(have + f32::from(pesos)) - self.purse(have)
            }
            CubanEffect::Robbery => ROBBERY * f32::from(position.players() - 1),
            CubanEffect::Law => self.taste.houses * LAW * (self.turns / 6.0).min(1.0),
        }
    }
}

/// How often brokers go there: 1 is the average. About as often as among greedy players.
fn liking(building: Building) -> f32 {
    match building {
        Building::Church => 1.5,
        Building::BlackMarket => 1.4,
        Building::Cafe => 1.2,
        Building::Bank | Building::Office | Building::Newspaper => 1.0,
        Building::Distillery | Building::CigarFactory | Building::CustomsOffice | Building::HarborMaster => {
            0.9
        }
        Building::Sawmill => 0.75,
        Building::Casino => 0.5,
    }
}
