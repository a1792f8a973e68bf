//! The whole truth about a game at one moment.

use crate::{
    action::Actions,
    components::{
        BUILDINGS_PER_FLOWER, Building, Cuban, DICE, Flower, Good, HARBOR, MOST_CHIPS, MOST_PLAYERS,
        STARTING_GOODS, STARTING_PESOS, STARTING_POINTS, STOPS,
    },
    draft::PositionDraft,
    setup::{OpenStocks, RentOnStay},
    standstill,
};
use game::{Impossible, Seat, Seats, Setup, nonzero_bytes};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A count for each good (or die), by index. Two bytes are spare, so that all of them are one 64-bit word.
pub(crate) type Counts = [u8; 8];

/// A bit for each good with a die of which there is any. No count is above 127.
#[inline]
pub(crate) fn present(counts: &Counts) -> u64 {
    nonzero_bytes(u64::from_le_bytes(*counts)) & ((1 << DICE) - 1)
}

/// The counts of all goods in a padded array.
pub(crate) const fn padded(goods: [u8; Good::COUNT]) -> Counts {
    let [a, b, c, d, e, f] = goods;
    [a, b, c, d, e, f, 0, 0]
}

/// In [`Position::owners`]: nobody's building.
pub(crate) const NOBODY: u8 = u8::MAX;

/// A set of buildings, a bit for each.
pub type Buildings = u16;
const _: () = assert!(Building::COUNT <= Buildings::BITS as usize, "a set has a bit for each building");

/// The bit of a building in a set.
#[inline]
pub(crate) const fn bit(building: Building) -> Buildings {
    1 << building as u16
}

/// The buildings of a set, in order.
pub fn buildings_in(set: Buildings) -> impl Iterator<Item = Building> {
    Building::ALL.into_iter().filter(move |&building| set & bit(building) != 0)
}

/// What one player has.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Player {
    pub goods: Counts,
    pub pesos: u16,
    pub points: u16,
    /// Buildings with an ownership marker of this player.
    pub owns: Buildings,
    /// Where the broker stands.
    pub broker: Option<Building>,
}

impl Player {
    pub const AT_START: Player = Player {
        goods: padded(STARTING_GOODS),
        pesos: STARTING_PESOS,
        points: STARTING_POINTS,
        owns: 0,
        broker: None,
    };
    /// At a seat where nobody sits.
    pub const EMPTY: Player = Player { goods: [0; 8], pesos: 0, points: 0, owns: 0, broker: None };

    #[inline]
    pub fn gain_pesos(&mut self, pesos: u16) {
        self.pesos = (self.pesos + pesos).min(MOST_CHIPS);
    }

    #[inline]
    pub fn gain_points(&mut self, points: u16) {
        self.points = (self.points + points).min(MOST_CHIPS);
    }

    /// Has anything El Zorro would take?
    #[inline]
    pub fn can_be_robbed(&self) -> bool {
        self.pesos | self.points != 0 || present(&self.goods) != 0
    }
}

/// What is to be decided. The seat that decides is [`Position::decider`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Step {
    /// The active player drives the car.
    Car,
    /// The active player uses the Cuban where the car stands.
    Cuban,
    /// An opponent gives something to El Zorro's visitor.
    Robbery,
    /// The active player moves the broker.
    Broker,
    /// The active player uses a building: the broker's, or one's own through the lawyer.
    Building {
        /// Which.
        building: Building,
        /// Through Alonso?
        lawyer: bool,
    },
    /// The active player goes on exchanging at the casino.
    Casino {
        /// Pesos into points, or points into pesos?
        buying: bool,
        /// Through Alonso?
        lawyer: bool,
    },
    /// A player delivers, or passes.
    Delivery,
    /// The dice are rolled; one of them is left out.
    Demand,
    /// The last ship has left, or the game has come to a standstill.
    Over,
}

/// Where a game stands. Made by [`crate::setup`], by playing, or by validation of a [`crate::PositionDraft`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "PositionDraft", into = "PositionDraft")]
pub struct Position {
    /// All that the rules allow the decider now: follows from the rest, kept for speed.
    pub(crate) offered: Actions,
    pub(crate) players: [Player; MOST_PLAYERS],
    pub(crate) supply: Counts,
    /// What the dice show: the demand, or the roll while one is to be left out. 0 for a die not on the ship.
    pub(crate) dice: Counts,
    /// Which dice lie on the ship, a bit for each good; 0 while a new ship has none.
    pub(crate) on_ship: u8,
    /// Points per good: 2, 3 or 4.
    pub(crate) value: u8,
    /// Which of the seven ships is in the harbour; 8 when the last has left.
    pub(crate) ship: u8,
    /// Where the car stands.
    pub(crate) car: u8,
    /// Who stands where: `street[0]` is at the first stop after the harbour.
    pub(crate) street: [Cuban; Cuban::COUNT],
    /// Cubans face down, a bit for each stop.
    pub(crate) down: u16,
    /// Was the Cuban at the car turned down while the car stood there? Then its leaving does not turn it up.
    pub(crate) down_under_car: bool,
    /// The buildings under each flower.
    pub(crate) districts: [Buildings; Flower::COUNT],
    /// The buildings where brokers stand: follows from the players, kept for speed.
    pub(crate) occupied: Buildings,
    /// The owner of each building, or [`NOBODY`]: follows from the players, kept for speed.
    pub(crate) owners: [u8; Building::COUNT],
    /// Did the active player's broker move this turn?
    pub(crate) moved: bool,
    pub(crate) step: Step,
    /// Whose turn it is.
    pub(crate) active: u8,
    /// Who decides now.
    pub(crate) decider: u8,
    /// Who has passed in this delivery round, a bit for each seat.
    pub(crate) passed: u8,
    /// Turns in a row in which no ship has left, the present one not counted.
    pub(crate) idle: u8,
    /// How many play, the version of the rules, and the options.
    pub(crate) setup: Setup,
}

impl Position {
    #[inline]
    pub(crate) fn player(&self, seat: u8) -> &Player {
        &self.players[usize::from(seat) % MOST_PLAYERS]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: u8) -> &mut Player {
        &mut self.players[usize::from(seat) % MOST_PLAYERS]
    }

    /// The seat after this one.
    #[inline]
    pub(crate) fn after(&self, seat: u8) -> u8 {
        if seat + 1 == self.players() { 0 } else { seat + 1 }
    }

    /// The active player's seat, as a number for arrays and events.
    #[inline]
    pub(crate) fn active_seat(&self) -> Seat {
        Seat::new(usize::from(self.active) % MOST_PLAYERS)
    }

    #[inline]
    pub(crate) fn decider_seat(&self) -> Seat {
        Seat::new(usize::from(self.decider) % MOST_PLAYERS)
    }

    /// Takes up to `count` of a good from the supply; returns how many there were.
    #[inline]
    pub(crate) fn take(&mut self, seat: u8, good: Good, count: u8) -> u8 {
        let count = count.min(self.supply[good.index()]);
        self.supply[good.index()] -= count;
        self.player_mut(seat).goods[good.index()] += count;
        count
    }

    /// Puts goods back into the supply.
    #[inline]
    pub(crate) fn hand_in(&mut self, seat: u8, good: Good, count: u8) {
        self.player_mut(seat).goods[good.index()] -= count;
        self.supply[good.index()] += count;
    }

    /// The Cuban at a stop, 1 to 9.
    #[inline]
    pub(crate) fn cuban_at(&self, stop: u8) -> Cuban {
        self.street[usize::from(stop) - 1]
    }

    /// Does nothing lie on the ship? Then nothing is in demand, and the active player will roll.
    #[inline]
    pub(crate) fn without_dice(&self) -> bool {
        self.on_ship == 0
    }
}

/// What anybody may ask; a View holds the position, so pages and bots ask here too.
impl Position {
    /// How many play.
    pub const fn players(&self) -> u8 {
        self.setup.players()
    }

    /// What is to be decided.
    pub fn step(&self) -> Step {
        self.step
    }

    /// Whose turn it is. In the set-up: the last seat, who rolls for the first ship.
    pub fn active(&self) -> Seat {
        self.active_seat()
    }

    /// Who decides now; nobody when the game is over.
    #[inline]
    pub fn decider(&self) -> Option<Seat> {
        (self.step != Step::Over).then(|| self.decider_seat())
    }

    /// How many of a good a player has.
    pub fn goods(&self, seat: Seat, good: Good) -> u8 {
        self.players[seat.index()].goods[good.index()]
    }

    /// A player's pesos.
    pub fn pesos(&self, seat: Seat) -> u16 {
        self.players[seat.index()].pesos
    }

    /// A player's points.
    pub fn points(&self, seat: Seat) -> u16 {
        self.players[seat.index()].points
    }

    /// Where a player's broker stands; `None` while it is off the board.
    pub fn broker(&self, seat: Seat) -> Option<Building> {
        self.players[seat.index()].broker
    }

    /// The buildings a player owns.
    pub fn owned(&self, seat: Seat) -> Buildings {
        self.players[seat.index()].owns
    }

    /// Who owns a building.
    pub fn owner(&self, building: Building) -> Option<Seat> {
        Seat::all(self.players()).find(|seat| self.players[seat.index()].owns & bit(building) != 0)
    }

    /// Whose broker stands on a building.
    pub fn visitor(&self, building: Building) -> Option<Seat> {
        Seat::all(self.players()).find(|seat| self.players[seat.index()].broker == Some(building))
    }

    /// How many of a good the supply holds.
    pub fn supply(&self, good: Good) -> u8 {
        self.supply[good.index()]
    }

    /// The demand: what the die of a good on the ship shows; `None` if it is not on the ship.
    pub fn demand(&self, good: Good) -> Option<u8> {
        (good != Good::Wood && self.on_ship >> good.index() & 1 == 1).then(|| self.dice[good.index()])
    }

    /// What was rolled for the new ship, while one die is to be left out.
    pub fn roll(&self) -> Option<[u8; DICE]> {
        (self.step == Step::Demand).then(|| std::array::from_fn(|die| self.dice[die]))
    }

    /// Points per good delivered.
    pub fn value(&self) -> u8 {
        self.value
    }

    /// The number of the ship in the harbour, 1 to 7; 8 when the last has left.
    pub fn ship(&self) -> u8 {
        self.ship
    }

    /// How many rounds are left, the present one included, until the game ends by itself because no ship leaves; nothing
    /// while there are more than three.
    pub fn standstill(&self) -> Option<u8> {
        standstill::near(self)
    }

    /// Turns in a row in which no ship has left, the present one not counted.
    pub const fn turns_without_departure(&self) -> u8 {
        self.idle
    }

    /// The stop of the car: 0 is the harbour, 1 to 9 the Cubans.
    pub fn car(&self) -> u8 {
        self.car
    }

    /// The Cuban at a stop; `None` at the harbour.
    pub fn cuban(&self, stop: u8) -> Option<Cuban> {
        (1..STOPS).contains(&stop).then(|| self.cuban_at(stop))
    }

    /// The stop of a Cuban.
    pub fn stop_of(&self, cuban: Cuban) -> u8 {
        self.street.iter().position(|&other| other == cuban).map_or(HARBOR, |at| at as u8 + 1)
    }

    /// Is this Cuban face down?
    pub fn face_down(&self, cuban: Cuban) -> bool {
        self.down >> self.stop_of(cuban) & 1 == 1
    }

    /// The three buildings under a flower.
    pub fn district(&self, flower: Flower) -> Buildings {
        debug_assert_eq!(self.districts[flower.index()].count_ones() as usize, BUILDINGS_PER_FLOWER);
        self.districts[flower.index()]
    }

    /// The flower above a building.
    pub fn flower(&self, building: Building) -> Flower {
        let found =
            Flower::ALL.into_iter().find(|flower| self.districts[flower.index()] & bit(building) != 0);
        found.expect("every building stands under a flower")
    }

    /// Who has passed in this delivery round.
    pub fn passed(&self) -> Seats {
        Seats::of_bits(self.passed)
    }

    /// Is rent paid also when a broker merely stayed?
    pub fn rent_on_stay(&self) -> bool {
        RentOnStay::On.is_chosen(&self.setup)
    }

    /// Do pages show the others' goods, pesos and points?
    pub fn open_stocks(&self) -> bool {
        OpenStocks::On.is_chosen(&self.setup)
    }
}

impl TryFrom<PositionDraft> for Position {
    type Error = Impossible;

    fn try_from(draft: PositionDraft) -> Result<Position, Impossible> {
        draft.build()
    }
}
