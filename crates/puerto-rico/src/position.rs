//! The whole truth about a game at one moment: plain data without a future.

use crate::{
    action::Actions,
    components::*,
    counts::Counts,
    draft::PositionDraft,
    player::Player,
    scoring::Ending,
    setup::{FactoryUniversity, OpenScores, Together},
    together,
};
use game::{Bag, Seat, Seats, Setup, kinds};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

kinds! {
    /// What is asked of the player to act.
    pub enum Step {
        /// Which role?
        Role = "role",
        /// Settler: draw a plantation with the hacienda?
        Hacienda = "hacienda",
        /// Settler: which tile?
        Settle = "settle",
        /// Settler: a colonist onto the tile, by the hospice?
        Hospice = "hospice",
        /// Mayor: the chooser's extra colonist?
        Privilege = "privilege",
        /// Mayor: where does the next colonist go?
        Place = "place",
        /// Builder: which building?
        Build = "build",
        /// Builder: a colonist into the building, by the university?
        University = "university",
        /// Craftsman: produce?
        Produce = "produce",
        /// Craftsman: which extra barrel?
        Extra = "extra",
        /// Trader: which barrel is sold?
        Trade = "trade",
        /// Captain: which barrels are loaded?
        Load = "load",
        /// Captain: are the bonus points taken that are the last of the supply?
        Bonus = "bonus",
        /// Captain, storage: which kinds go into the warehouses?
        Store = "store",
        /// Captain, storage: which single barrel is kept?
        Keep = "keep",
        /// The game is over.
        Over = "over",
    }
}

impl Step {
    /// The role during which this is asked.
    pub const fn role(self) -> Option<Role> {
        Some(match self {
            Step::Role | Step::Over => return None,
            Step::Hacienda | Step::Settle | Step::Hospice => Role::Settler,
            Step::Privilege | Step::Place => Role::Mayor,
            Step::Build | Step::University => Role::Builder,
            Step::Produce | Step::Extra => Role::Craftsman,
            Step::Trade => Role::Trader,
            Step::Load | Step::Bonus | Step::Store | Step::Keep => Role::Captain,
        })
    }
}

/// No ship carries this good.
pub(crate) const ASHORE: u8 = u8::MAX;

/// What a phase has to remember until it is over; all empty otherwise.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Phase {
    /// Hospice and university: the index of the place just laid out, for the colonist.
    pub fresh: u8,
    /// Craftsman: kinds the chooser produced.
    pub produced: u8,
    /// Captain: who has used the wharf, a bit for each seat.
    pub wharf_used: u8,
    /// Captain: turns without a load in a row.
    pub passes: u8,
    /// Captain: the chooser has loaded, and had the privilege with it.
    pub loaded: bool,
    /// Storage: kinds in the warehouses of the player to act.
    pub stored: u8,
}

/// The whole truth about a game at one moment. Reading one from outside validates it; see [`PositionDraft`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "PositionDraft", into = "PositionDraft")]
pub struct Position {
    /// Cached: what the player to act may do.
    pub(crate) offered: Actions,
    pub(crate) seats: [Player; MOST_PLAYERS],
    /// Barrels in the supply.
    pub(crate) supply: Counts,
    /// Barrels in the trading house.
    pub(crate) house: Counts,
    /// Face-up plantations.
    pub(crate) row: Counts,
    /// Cached: buildings of which a tile is left, a bit each.
    pub(crate) available: BuildingSet,
    pub(crate) vp_supply: u16,
    pub(crate) role_coins: [u16; Role::COUNT],
    /// The face-down plantations.
    pub(crate) stack: Bag<{ Good::COUNT }>,
    pub(crate) discard: Bag<{ Good::COUNT }>,
    pub(crate) stock: [u8; Building::COUNT],
    /// By good: the index of the ship that carries it, or [`ASHORE`].
    pub(crate) ship_of: [u8; Good::COUNT],
    /// By good: barrels on that ship.
    pub(crate) aboard: [u8; Good::COUNT],
    pub(crate) quarries: u8,
    pub(crate) colonist_supply: u8,
    pub(crate) colonist_ship: u8,
    /// Role cards taken this round, a bit each.
    pub(crate) taken: u8,
    pub(crate) step: Step,
    pub(crate) governor: Seat,
    /// Whose role is being played.
    pub(crate) chooser: Seat,
    pub(crate) mover: Seat,
    pub(crate) ending: Option<Ending>,
    pub(crate) phase: Phase,
    pub(crate) setup: Setup,
}

const _: () = assert!(size_of::<Position>() <= 512, "a position is copied at every node of a search");

impl Position {
    /// How many play.
    #[inline]
    pub const fn players(&self) -> u8 {
        self.setup.players()
    }

    /// Players and options.
    pub const fn setup(&self) -> Setup {
        self.setup
    }

    /// The numbers that depend on how many play.
    #[inline]
    pub const fn table(&self) -> &'static Table {
        Table::of(self.setup.players())
    }

    /// What factory and university cost in this game.
    #[inline]
    pub(crate) const fn prices(&self) -> FactoryUniversity {
        let swapped = FactoryUniversity::Swapped.is_chosen(&self.setup);
        if swapped { FactoryUniversity::Swapped } else { FactoryUniversity::Standard }
    }

    /// Do pages show everybody's victory points? (Anybody can count them.)
    pub const fn open_scores(&self) -> bool {
        OpenScores::On.is_chosen(&self.setup)
    }

    /// Do players place their colonists at the same time, wherever that changes nothing?
    #[inline]
    pub(crate) const fn together(&self) -> bool {
        Together::On.is_chosen(&self.setup)
    }

    /// One player's board.
    #[inline]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    #[inline]
    pub(crate) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    #[inline]
    pub(crate) const fn moving(&self) -> &Player {
        &self.seats[self.mover.index()]
    }

    #[inline]
    pub(crate) const fn moving_mut(&mut self) -> &mut Player {
        &mut self.seats[self.mover.index()]
    }

    /// What is asked.
    #[inline]
    pub const fn step(&self) -> Step {
        self.step
    }

    /// The governor of this round.
    pub const fn governor(&self) -> Seat {
        self.governor
    }

    /// Whose role is being played, or who is to choose one.
    pub const fn chooser(&self) -> Seat {
        self.chooser
    }

    /// Who is to act; where several are, the first of them after the chooser.
    #[inline]
    pub const fn mover(&self) -> Seat {
        self.mover
    }

    /// Is the player to act the one who chose the role?
    #[inline]
    pub(crate) fn privileged(&self) -> bool {
        self.mover == self.chooser
    }

    /// The next player clockwise, unless that is the chooser again: then everybody had a turn.
    #[inline]
    pub(crate) fn next_mover(&self) -> Option<Seat> {
        let next = self.mover.next(self.players());
        (next != self.chooser).then_some(next)
    }

    /// The role being played.
    pub const fn role(&self) -> Option<Role> {
        self.step.role()
    }

    /// Doubloons on a role card.
    pub const fn coins_on(&self, role: Role) -> u16 {
        self.role_coins[role as usize]
    }

    /// Has this role been taken this round?
    pub const fn is_taken(&self, role: Role) -> bool {
        self.taken & role.bit() != 0
    }

    /// The role cards in play.
    pub fn roles(&self) -> &'static [Role] {
        &Role::ALL[..usize::from(self.table().roles)]
    }

    /// Barrels in the supply.
    pub const fn supply(&self) -> Counts {
        self.supply
    }

    /// Barrels in the trading house.
    pub const fn trading_house(&self) -> Counts {
        self.house
    }

    /// Face-up plantations, by the good they grow.
    pub const fn face_up(&self) -> Counts {
        self.row
    }

    /// Face-down plantations, by the good they grow: known as a whole, not in their order.
    pub const fn face_down(&self) -> Counts {
        Counts::new(self.stack.counts)
    }

    /// Discarded plantations.
    pub const fn discarded(&self) -> Counts {
        Counts::new(self.discard.counts)
    }

    /// Quarries left.
    pub const fn quarries(&self) -> u8 {
        self.quarries
    }

    /// Colonists in the supply.
    pub const fn colonist_supply(&self) -> u8 {
        self.colonist_supply
    }

    /// Colonists on the colonist ship.
    pub const fn colonist_ship(&self) -> u8 {
        self.colonist_ship
    }

    /// Victory points in the supply.
    pub const fn vp_supply(&self) -> u16 {
        self.vp_supply
    }

    /// Tiles left of this building.
    pub const fn stock(&self, building: Building) -> u8 {
        self.stock[building as usize]
    }

    /// The cargo ships in play, smallest first.
    pub fn ships(&self) -> impl Iterator<Item = Ship> {
        self.table().ships.iter().filter_map(|&size| Ship::of_size(size))
    }

    /// What a ship carries, and how many barrels.
    #[inline]
    pub fn cargo(&self, ship: Ship) -> Option<(Good, u8)> {
        let good =
            Good::ALL.into_iter().find(|&good| usize::from(self.ship_of[good.index()]) == ship.index())?;
        Some((good, self.aboard[good.index()]))
    }

    /// Why the game will end after this round, or has ended; `None` while nothing ends it.
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Is the game over?
    #[inline]
    pub fn is_over(&self) -> bool {
        self.step == Step::Over
    }

    /// The place the hospice or university asks a colonist for.
    pub fn fresh(&self) -> Option<Place> {
        matches!(self.step, Step::Hospice | Step::University).then(|| Place::new(self.phase.fresh.into()))
    }

    /// Has this player used the wharf in this captain phase?
    pub const fn has_used_wharf(&self, seat: Seat) -> bool {
        self.phase.wharf_used >> seat.index() & 1 == 1
    }

    /// Kinds in the warehouses so far, of the player who stores.
    pub fn stored(&self) -> impl Iterator<Item = Good> {
        let stored = self.phase.stored;
        Good::ALL.into_iter().filter(move |good| stored >> good.index() & 1 == 1)
    }

    /// Who is to act: nobody when the game is over, several when they place colonists at the same time.
    #[inline]
    pub fn acting(&self) -> Seats {
        if self.is_over() {
            Seats::NONE
        } else if self.together() {
            together::acting(self)
        } else {
            Seats::only(self.mover)
        }
    }

    /// Asks the player to act, if any of the actions from index `from` on is offered.
    #[inline(always)]
    pub(crate) fn ask(&mut self, step: Step, from: usize, offered: u64) -> bool {
        if offered != 0 {
            self.step = step;
            self.offered = Actions::block(from, offered);
        }
        offered != 0
    }

    /// The first cause to end the game is the one that is told.
    #[inline]
    pub(crate) fn end_after_round(&mut self, ending: Ending) -> bool {
        let first = self.ending.is_none();
        self.ending = Some(self.ending.unwrap_or(ending));
        first
    }

    /// A colonist from the supply, else from the ship.
    #[inline]
    pub(crate) fn has_colonist(&self) -> bool {
        self.colonist_supply | self.colonist_ship != 0
    }

    /// Takes a colonist from the supply, else from the ship, onto a place of the player to act.
    #[inline]
    pub(crate) fn fetch_colonist(&mut self, place: Place) {
        if self.colonist_supply > 0 {
            self.colonist_supply -= 1;
        } else {
            self.colonist_ship -= 1;
        }
        let player = self.moving_mut();
        player.colonists += 1;
        player.put(place, 1);
    }
}
