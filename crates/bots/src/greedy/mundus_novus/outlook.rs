//! How long the game will go on, and what developments will bring until then.

use super::{
    Taste,
    best_use::{DOUBLOON, Values},
};
use game::Seat;
use mundus_novus::{
    Character, Class, Development, Kind, Player, Position,
    components::{CARAVELS, GOAL, LINE},
};
use std::sync::LazyLock;

/// About how many doubloons sets bring in a round.
const SETS_PER_ROUND: f32 = 6.5;
/// Developments taken in a round, by each player.
const TAKEN_PER_ROUND: f32 = 0.45;
/// What a caravel's card brings in a round; each further one finds a little less use.
const CARAVEL: f32 = 2.0;
const FURTHER_CARAVEL: f32 = 0.9;
/// What the lowest caravel gains over the highest, because its squadron picks early.
const EARLY: f32 = 0.4;
/// What a merchant brings in a round, by class; each further one finds a little less use.
const MERCHANT: [f32; Class::COUNT] = [1.2, 1.4, 1.6];
const FURTHER_MERCHANT: f32 = 0.8;
/// What room for one card brings in a round; each further card finds less use.
const ROOM: f32 = 1.0;
const FURTHER_ROOM: f32 = 0.6;
/// A shipyard waits for opponents with more caravels: this much for each opponent that may still build them.
const HOPE_FOR_CARAVELS: f32 = 0.3;

/// What is to come, and what the player looked at likes.
pub(super) struct Outlook {
    /// Rounds after this one.
    rounds: f32,
    taste: Taste,
}

/// What counts about the developments of a player.
#[derive(Copy, Clone)]
pub(super) struct Holdings {
    cards: u64,
    income: f32,
    caravels: i32,
    early: f32,
    merchants: [i32; Class::COUNT],
    room: i32,
    shipyards: f32,
}

impl Holdings {
    pub(super) fn of(player: &Player) -> Holdings {
        let (mut early, mut left) = (0.0, player.caravel_set());
        while left != 0 {
            early += earliness(left.trailing_zeros() as u8);
            left &= left - 1;
        }
        Holdings {
            cards: player.development_set(),
            income: player.income().into(),
            caravels: player.caravel_count().into(),
            early,
            merchants: Class::ALL.map(|class| player.merchants(class).into()),
            room: player.room().into(),
            shipyards: player.shipyards().into(),
        }
    }

    fn with(mut self, card: Development) -> Holdings {
        let data = card.data();
        self.cards |= card.bit();
        self.income += f32::from(data.income);
        match data.kind {
            Kind::Character(_) => {}
            Kind::Caravel(number) => {
                self.caravels += 1;
                self.early += earliness(number);
            }
            Kind::Merchant(class) => self.merchants[class.index()] += 1,
            Kind::Warehouse(room) => self.room += i32::from(room),
            Kind::Shipyard => self.shipyards += 1.0,
        }
        self
    }

    fn wins(&self, who: Character) -> bool {
        self.cards & who.card().bit() != 0
    }

    /// What characters do in a round, besides their income.
    fn powers(&self) -> f32 {
        if self.cards & PERSONS == 0 {
            return 0.0;
        }
        let fleet = (self.caravels as f32).min(3.0);
        [
            (Character::Almagro, 0.4),
            (Character::Cosa, 0.3 + 0.15 * fleet),
            (Character::Casas, 0.7),
            (Character::Pizarro, 0.15 * fleet),
            (Character::Ponce, 0.15 * fleet),
            (Character::Valdivia, 0.6),
            (Character::Orellana, 0.9),
            (Character::Coronado, 0.3 + 0.1 * self.room as f32),
        ]
        .into_iter()
        .filter(|(who, _)| self.wins(*who))
        .map(|(_, power)| power)
        .sum()
    }
}

/// The cards of all characters, as a set.
const PERSONS: u64 = (2 << Character::Cortes as u64) - 1;

/// How early a squadron with this caravel picks: 1 for the lowest, 0 for the highest.
fn earliness(number: u8) -> f32 {
    f32::from(CARAVELS - number) / f32::from(CARAVELS - 1)
}

/// This many of a kind, the first worth 1 and each further one `share` of the one before.
fn fading(count: i32, share: f32) -> f32 {
    (1.0 - share.powi(count)) / (1.0 - share)
}

/// No player has as many of a kind: caravels, merchants of a class, room in warehouses.
const COUNTED: usize = 32;

/// What any number of caravels, merchants of a class and places in warehouses is worth: worked out once, because it is asked
/// for every card of the line, for everybody, in every position that a search looks at.
static FADING: LazyLock<[[f32; COUNTED]; 3]> = LazyLock::new(|| {
    [FURTHER_CARAVEL, FURTHER_MERCHANT, FURTHER_ROOM]
        .map(|share| std::array::from_fn(|count| fading(count as i32, share)))
});

impl Outlook {
    pub(super) fn of(position: &Position) -> Outlook {
        let seats = || Seat::all(position.players());
        let over = position.line().len() < LINE || seats().any(|seat| position.is_perfect(seat));
        if over {
            return Outlook { rounds: 0.0, taste: Taste::default() };
        }
        let to_goal = |seat: Seat| {
            let player = position.player(seat);
            let missing = f32::from(GOAL) - f32::from(player.doubloons());
            missing
                / (SETS_PER_ROUND + f32::from(player.income()) + CARAVEL * f32::from(player.caravel_count()))
        };
        let cards = f32::from(position.development_deck_size());
        let to_last_card = 1.0 + cards / (TAKEN_PER_ROUND * f32::from(position.players()));
        let rounds = seats().map(to_goal).fold(to_last_card, f32::min).max(0.0);
        Outlook { rounds, taste: Taste::default() }
    }

    /// Of a player without a taste, seen with somebody's taste.
    pub(super) fn to(&self, taste: &Taste) -> Outlook {
        Outlook { taste: *taste, rounds: taste.rounds * self.rounds }
    }

    /// Whose.
    pub(super) fn taste(&self) -> &Taste {
        &self.taste
    }

    /// What each card of the line, and one unseen, would add.
    pub(super) fn values(&self, position: &Position, seat: Seat) -> Values {
        let held = Holdings::of(position.player(seat));
        self.values_beside(position, seat, &held, &self.brings(position, seat, &held))
    }

    /// The same where it is known what the player has, and what that brings. A card changes few parts of it.
    pub(super) fn values_beside(
        &self,
        position: &Position,
        seat: Seat,
        held: &Holdings,
        brings: &Brings,
    ) -> Values {
        let before = self.worth(brings, true);
        let mut values = Values::default();
        let mut sum = 0;
        for (value, card) in values.line.iter_mut().zip(position.line()) {
            let more = held.with(card);
            let mut brings = Brings { income: more.income, ..*brings };
            match card.data().kind {
                Kind::Character(_) => brings.persons = self.persons(&more),
                Kind::Caravel(_) => {
                    (brings.caravels, brings.early) = self.fleet(&more);
                    brings.persons = self.persons(&more);
                    brings.shipyards = shipyards(position, seat, &more);
                }
                Kind::Merchant(_) => brings.merchants = self.merchants(&more),
                Kind::Warehouse(_) => {
                    brings.room = self.room(&more);
                    brings.persons = self.persons(&more);
                }
                Kind::Shipyard => brings.shipyards = shipyards(position, seat, &more),
            }
            *value = ((self.worth(&brings, true) - before) * DOUBLOON as f32) as i32;
            sum += *value;
        }
        values.unseen = sum / LINE as i32;
        values
    }

    /// What these developments bring in a round.
    pub(super) fn brings(&self, position: &Position, seat: Seat, held: &Holdings) -> Brings {
        let (caravels, early) = self.fleet(held);
        Brings {
            income: held.income,
            shipyards: shipyards(position, seat, held),
            caravels,
            early,
            merchants: self.merchants(held),
            room: self.room(held),
            persons: self.persons(held),
        }
    }

    /// What caravels bring, and to be early.
    fn fleet(&self, held: &Holdings) -> (f32, f32) {
        let taste = &self.taste;
        let caravels = taste.caravels * CARAVEL * FADING[0][held.caravels as usize];
        (caravels, taste.caravels * EARLY * held.early)
    }

    fn merchants(&self, held: &Holdings) -> f32 {
        let fading = &FADING[1];
        let each = held.merchants.into_iter().zip(MERCHANT).zip(self.taste.merchants);
        each.map(|((count, each), liked)| liked * each * fading[count as usize]).sum()
    }

    fn room(&self, held: &Holdings) -> f32 {
        self.taste.room * ROOM * FADING[2][held.room as usize]
    }

    fn persons(&self, held: &Holdings) -> f32 {
        self.taste.persons * held.powers()
    }

    /// What will come of this until the end. The income of this round counts if the player's turn is still to come.
    pub(super) fn worth(&self, brings: &Brings, turn_to_come: bool) -> f32 {
        let incomes = self.rounds + if turn_to_come { 1.0 } else { 0.0 };
        let Brings { income, shipyards, caravels, early, merchants, room, persons } = brings;
        let per_round = caravels + early + merchants + room + persons;
        (income + shipyards) * incomes + per_round * self.rounds
    }
}

/// What developments bring in a round, part by part: income, and what their use is worth.
#[derive(Copy, Clone)]
pub(super) struct Brings {
    income: f32,
    shipyards: f32,
    caravels: f32,
    early: f32,
    merchants: f32,
    room: f32,
    persons: f32,
}

/// What the shipyards of a player pay in a round.
fn shipyards(position: &Position, seat: Seat, held: &Holdings) -> f32 {
    if held.shipyards == 0.0 {
        return 0.0;
    }
    let others = Seat::all(position.players()).filter(|&other| other != seat);
    let pays = |other: Seat| {
        let more = i32::from(position.player(other).caravel_count()) - held.caravels;
        if more > 0 { 1.0 } else { HOPE_FOR_CARAVELS / (1 - more) as f32 }
    };
    held.shipyards * others.map(pays).sum::<f32>()
}
