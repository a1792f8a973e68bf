//! The hand-made evaluation of San Juan: the victory points a player may expect in the end.
//!
//! Points on the table are certain. The rest is cards: those in hand, those that goods will bring and those that the
//! city will earn until somebody has twelve buildings. They are spent on the buildings still to come, so a card is worth
//! much while there are buildings left to spend it on and nothing afterwards. Which cards are in the hand counts, too:
//! the best of them are what will be built.

use super::{
    Character, Evaluate, by_seat,
    characters::{SAN_JUAN, SanJuanTaste as Taste},
    rivals::Rivals,
};
use crate::{
    level::{self, Levels},
    net,
    search::Values,
};
use game::{ActionSet, Rules, Seat};
use san_juan::{
    Action, Actions, Card, DRY_ROUNDS, Good, IDLE_ROUNDS, Player, Position, SanJuan, Step,
    components::{
        ARCH_POINTS, BEIGE, GOLD_MINE_CARDS, HAND_LIMIT, LAST_BUILDING, MONUMENTS, PALACE_SHARE,
        PRODUCTION_KINDS, TOWER_LIMIT,
    },
};

/// How much the others' prospects count against one's own: the best of them, and all of them on average. Together as
/// much as one's own: what is good for everybody, like one round more, is no gain.
const AGAINST_BEST: f32 = 0.6;
const AGAINST_ALL: f32 = 0.4;
/// What is certain counts more than a prospect: the leader ends the game. Not so much more that a player behind would
/// rather wait forever than build.
const CERTAIN: f32 = 1.5;
/// Hand cards and goods decide a tie, and hardly more.
const TIE: f32 = 0.01;
/// Rounds until the furthest city has a building more.
const ROUNDS_PER_BUILDING: f32 = 1.1;
/// A round without a builder phase, or with nothing to build, comes about this often.
const BUILDS_PER_ROUND: f32 = 0.85;
/// Cards a round brings to a city of nothing but an indigo plant, beside the sale of its goods.
const BASE_INCOME: f32 = 1.4;
/// How much of the cards above the hand limit is lost: some will be spent before.
const LOST: f32 = 0.7;
/// What comes late finds no more use.
const IN_TIME: f32 = 0.75;
/// Beside its price a building takes its own card; privileges give some of it back.
const OWN_CARD: f32 = 0.4;
/// No building costs more, and beyond that cards are of little use.
const HIGHEST_PRICE: f32 = 6.0;
/// What a card of a price brings in points, cleverly spent; and one for which there is no building left.
const POINTS_PER_CARD: f32 = 0.68;
const SPARE_CARD: f32 = 0.05;
/// A builder phase let pass does not come again.
const PACE: f32 = 2.0;
/// A producer and a trader phase come for a good in about this many rounds.
const SALES_PER_ROUND: f32 = 0.75;
/// What each further plant is used beside those before it.
const USED: [f32; 6] = [1.0, 0.55, 0.3, 0.15, 0.08, 0.04];
/// What the goods bring on average, by kind: the mean of the five price cards.
const PRICES: [f32; Good::COUNT] = [1.0, 1.4, 1.8, 2.2, 2.6, 2.0];
/// How much of the best cards in hand counts already.
const PROMISES: [f32; 3] = [0.5, 0.3, 0.15];

/// How many rounds without a building are nothing unusual; after that waiting costs more and more points.
const PATIENCE: f32 = 6.0;
const IMPATIENCE: f32 = 30.0;

impl Evaluate for SanJuan {
    type Taste = Taste;
    const CHARACTERS: &'static [Character<Taste>] = SAN_JUAN;

    fn evaluate(position: &Position, seat: Seat, taste: &Taste) -> f32 {
        let over = position.step() == Step::Over;
        let rounds = rounds_left(position);
        let worth = |seat: Seat, taste: &Taste| worth(position, seat, rounds, taste);
        let (mine, plain) = (worth(seat, taste), Taste::default());
        let rivals = Rivals::of(seat, position.players(), |other| worth(other, &plain));
        if over {
            return CERTAIN * (mine - rivals.best);
        }
        let (best, average) = (rivals.best, rivals.average());
        AGAINST_BEST * (mine - taste.envy * best) + AGAINST_ALL * (mine - taste.envy * average)
            - IMPATIENCE * Self::stalled(position)
    }

    const ENDS_WON_GAMES: bool = true;

    fn stalled(position: &Position) -> f32 {
        if position.step() == Step::Over {
            return 0.0;
        }
        let waited = f32::from(position.rounds_without_building()) - PATIENCE;
        let idle = waited / (f32::from(IDLE_ROUNDS) - PATIENCE);
        let dry = f32::from(position.rounds_without_cards()) / f32::from(DRY_ROUNDS);
        idle.max(dry).clamp(0.0, 1.0)
    }

    const LEVELS: Levels = level::SAN_JUAN;

    fn shipped() -> &'static net::Shipped {
        net::shipped!(SanJuan, "san-juan")
    }

    fn prospects(position: &Position) -> Values {
        let (rounds, plain) = (rounds_left(position), Taste::default());
        by_seat(position.players(), |seat| worth(position, seat, rounds, &plain))
    }

    /// A role is unfinished until the next is chosen.
    fn quiet(position: &Position, _seat: Seat) -> bool {
        matches!(position.step(), Step::Role | Step::Over)
    }

    /// In a game that stands still cards are kept for building: a player who tucks one away every round never builds again.
    fn candidates(position: &Position, seat: Seat, _taste: &Taste) -> Actions {
        let canonical = SanJuan::canonical(position, seat);
        let mut candidates = canonical;
        if matches!(position.step(), Step::Chapel | Step::Bank) && Self::stalled(position) > 0.0 {
            for index in canonical.iter() {
                if matches!(SanJuan::action(index), Action::Tuck(_)) {
                    candidates.remove(index);
                }
            }
        }
        candidates
    }
}

/// The points of a finished game, with what decides a tie.
fn result(position: &Position, seat: Seat) -> f32 {
    let player = position.player(seat);
    let goods: u8 = Good::ALL[..PRODUCTION_KINDS].iter().map(|&good| player.goods(good)).sum();
    SanJuan::score(position, seat).total() as f32 + TIE * f32::from(player.hand_size() + goods)
}

/// How many rounds the game will go on for.
fn rounds_left(position: &Position) -> f32 {
    let most = Seat::all(position.players()).map(|seat| position.player(seat).buildings()).max();
    let left = LAST_BUILDING.saturating_sub(most.unwrap_or(0));
    (f32::from(left) * ROUNDS_PER_BUILDING).max(0.3)
}

/// What this player may expect in the end.
fn worth(position: &Position, seat: Seat, rounds: f32, taste: &Taste) -> f32 {
    if position.step() == Step::Over {
        return result(position, seat);
    }
    let player = position.player(seat);
    let acting = f32::from(position.cards_to_come_to(seat));
    let free = f32::from(LAST_BUILDING.saturating_sub(player.buildings()));
    let builds = (rounds * BUILDS_PER_ROUND).min(free).max(0.2);
    let city = City::of(player);
    let earned = city.income(player, taste) * rounds * IN_TIME;
    let held = f32::from(player.hand_size()) + acting;
    // What a hand may not hold when the next round begins will be discarded.
    let limit = f32::from(if player.has(Card::Tower) { TOWER_LIMIT } else { HAND_LIMIT });
    let lost = (held - limit).max(0.0) * LOST;
    let cards = held - lost + goods(position, player) + earned;
    // Cards are spent evenly on the buildings to come.
    let price = (cards / builds - OWN_CARD).max(0.0);
    let spent = price.min(HIGHEST_PRICE);
    let future = builds * (POINTS_PER_CARD * spent + SPARE_CARD * (price - spent));
    SanJuan::score(position, seat).total() as f32
        + future
        + city.growth(player, builds, rounds)
        + PACE * f32::from(player.buildings())
        + taste.hand * promises(position, player, &city, builds, rounds, taste)
        + liking(taste, rounds) * owned(player, taste.liked)
}

/// What the goods on the buildings will bring.
fn goods(position: &Position, player: &Player) -> f32 {
    let bonus = if player.has(Card::MarketHall) { 0.5 } else { 0.0 };
    let mut worth = 0.0;
    let mut sold = 0;
    for good in Good::ALL.into_iter().rev() {
        let price = match position.prices() {
            Some(prices) if good.index() < PRODUCTION_KINDS => f32::from(prices[good.index()]),
            _ => PRICES[good.index()],
        };
        for _ in 0..player.goods(good) {
            // The first good is sold soon, the fifth perhaps never.
            worth += (price + bonus) * (0.85 - 0.08 * sold as f32).max(0.2);
            sold += 1;
        }
    }
    worth
}

/// Points for each building liked for itself, while there is time.
fn liking(taste: &Taste, rounds: f32) -> f32 {
    taste.liking * (rounds / 4.0).min(1.0)
}

/// How many of these buildings the player has.
fn owned(player: &Player, mut set: u64) -> f32 {
    let mut count = 0;
    while set != 0 {
        count += player.copies(Card::ALL[set.trailing_zeros() as usize]);
        set &= set - 1;
    }
    f32::from(count)
}

/// What counts about a city.
struct City {
    /// Production buildings, most expensive good first: how many of each.
    plants: [u8; PRODUCTION_KINDS],
    plants_total: u8,
    plant_kinds: u8,
    beige: u8,
    monuments: u8,
}

impl City {
    fn of(player: &Player) -> City {
        let plants: [u8; PRODUCTION_KINDS] = std::array::from_fn(|kind| player.copies(Card::ALL[kind]));
        let has = |set: u64| {
            Card::ALL.into_iter().filter(|card| set & card.bit() != 0 && player.has(*card)).count() as u8
        };
        City {
            plants,
            plants_total: plants.iter().sum(),
            plant_kinds: plants.iter().filter(|&&count| count > 0).count() as u8,
            beige: has(BEIGE),
            monuments: has(MONUMENTS),
        }
    }

    /// Cards that the city earns in a round.
    fn income(&self, player: &Player, taste: &Taste) -> f32 {
        let mut income = BASE_INCOME + taste.plants * self.sales(player);
        for card in Card::ALL.into_iter().filter(|&card| player.has(card)) {
            income += taste.offices * self.earns(card);
        }
        income
    }

    /// What the plants bring: the best are used most, and more of them where more is produced and sold at once.
    fn sales(&self, player: &Player) -> f32 {
        let more = [Card::Aqueduct, Card::TradingPost, Card::Library].map(|card| player.has(card));
        let more = 0.12 * more.into_iter().filter(|&has| has).count() as f32;
        let (mut sales, mut used) = (0.0, 0);
        for kind in (0..PRODUCTION_KINDS).rev() {
            for _ in 0..self.plants[kind] {
                let share = USED.get(used).copied().unwrap_or(0.0);
                let share = if used == 0 { share } else { (share + more).min(0.9) };
                sales += PRICES[kind] * share * SALES_PER_ROUND;
                used += 1;
            }
        }
        sales
    }

    /// Cards that a beige building earns in a round.
    fn earns(&self, card: Card) -> f32 {
        let plants = f32::from(self.plants_total);
        let pairs = ((plants - 1.0) / 2.0).clamp(0.0, 1.0);
        match card {
            Card::Smithy => 0.28,
            Card::Quarry => 0.5,
            Card::Carpenter => 0.5,
            Card::PoorHouse => 0.3,
            Card::BlackMarket => 0.1 + 0.1 * pairs,
            Card::Crane => 0.2,
            Card::Well => 0.4 * pairs,
            Card::MarketStand => 0.4 * pairs,
            Card::MarketHall => 0.55 * plants.min(1.0),
            Card::Archive => 0.3,
            Card::Prefecture => 0.7,
            Card::GoldMine => 0.06 * f32::from(GOLD_MINE_CARDS),
            Card::Library => 0.75,
            Card::Tower => 0.12,
            Card::OfficeBuilding => 0.2,
            Card::GuardRoom => 0.05,
            Card::Hut => 0.1,
            Card::Tavern => 0.25,
            Card::CustomsOffice => 0.7,
            Card::Goldsmith => 0.2,
            Card::Park => 0.1,
            // Counted elsewhere: plants and what sells more of their goods, and what brings points.
            _ => 0.0,
        }
    }

    /// Points that buildings in the city will still bring, with this many buildings and rounds to come.
    fn growth(&self, player: &Player, builds: f32, rounds: f32) -> f32 {
        Card::ALL.into_iter().filter(|&card| player.has(card)).map(|card| grows(card, builds, rounds)).sum()
    }

    /// Points of a building at the end, as the city stands.
    fn counts(&self, card: Card, points: f32) -> f32 {
        match card {
            Card::GuildHall => f32::from(self.plants_total + self.plant_kinds),
            Card::CityHall => f32::from(self.beige + 1),
            Card::TriumphalArch => ARCH_POINTS[usize::from(self.monuments.min(3))].into(),
            Card::Palace => points / PALACE_SHARE as f32,
            Card::Residence | Card::Cathedral => 4.0,
            other => f32::from(other.data().points),
        }
    }
}

/// Points that a building will bring beside those it counts now.
fn grows(card: Card, builds: f32, rounds: f32) -> f32 {
    match card {
        // The owner of one of these builds for it.
        Card::GuildHall => 0.9 * builds,
        Card::CityHall => 0.7 * builds,
        Card::Palace => 0.6 * builds,
        Card::TriumphalArch => 0.35 * builds.min(4.0),
        Card::Residence => 0.4 * builds.min(5.0),
        // Tucking takes cards out of the hand.
        Card::Chapel => 0.5 * rounds,
        Card::Bank => 1.5_f32.min(rounds),
        Card::Harbor => 0.4 * rounds,
        _ => 0.0,
    }
}

/// The best cards in hand are what will be built next: what they bring beyond what any card of their cost brings.
fn promises(
    position: &Position,
    player: &Player,
    city: &City,
    builds: f32,
    rounds: f32,
    taste: &Taste,
) -> f32 {
    let mut best = [0.0_f32; PROMISES.len()];
    let points: u8 = Card::ALL.into_iter().map(|card| player.copies(card) * card.data().points).sum();
    // By the time they are built, a round or two have passed.
    let (builds, rounds) = ((builds - 1.0).max(0.0), (rounds - 1.0).max(0.0));
    if builds <= 0.0 {
        return 0.0;
    }
    for card in Card::ALL.into_iter().filter(|&card| player.in_hand(card) > 0) {
        if !card.is_production() && player.has(card) {
            continue;
        }
        let plant = if card.is_production() {
            PRICES[card.index()] * SALES_PER_ROUND * USED.get(usize::from(city.plants_total)).unwrap_or(&0.0)
        } else {
            0.0
        };
        let sells = match card {
            Card::Aqueduct | Card::TradingPost => 0.15 * f32::from(city.plants_total.min(4)),
            _ => 0.0,
        };
        let cards = taste.plants * (plant + sells) + taste.offices * city.earns(card);
        let earned = cards * rounds * IN_TIME * POINTS_PER_CARD;
        let liked = if taste.liked & card.bit() != 0 { liking(taste, rounds) } else { 0.0 };
        let brings = city.counts(card, f32::from(points)) + grows(card, builds, rounds) + earned + liked;
        let mut net = (brings - POINTS_PER_CARD * f32::from(position.cost(card))).max(0.0);
        for place in &mut best {
            if net > *place {
                std::mem::swap(place, &mut net);
            }
        }
    }
    best.into_iter().zip(PROMISES).map(|(net, share)| net * share).sum()
}
