//! The whole truth about a game at one moment: plain data without a future.
//!
//! **Cards that nobody has seen are in no order and in no place.** A card that goes from the deck face down onto a
//! building, from there face down to the discard or under the harbor, has been seen by nobody. So the deck, those goods
//! and those discards are one `pool` of cards, of which only is known how many lie where; a card is picked from the pool
//! when somebody looks at it.
//!
//! This gives exactly the same chances as cards with an order. Shuffling makes every arrangement of the deck equally
//! likely; moving cards without looking at them keeps the arrangement of the pool's cards over its places equally
//! likely, whatever has been seen elsewhere; so the card at any of its places is a uniform pick from the pool. It ends at
//! a reshuffle, because discards that somebody knows come into the deck but not onto the buildings. Therefore, before
//! the discard is shuffled, every good and harbor card still in the pool is *settled*: picked from the pool, and from
//! then on a certain card, known to nobody. What is left of the pool are exactly the unseen discards; with the other
//! discards they are the new deck, and every arrangement of it is equally likely again.

use crate::{
    action::Actions,
    cards::Cards,
    components::*,
    draft::PositionDraft,
    offer::Offer,
    player::Player,
    setup::{CustomsOfficeCost, Expansion, FirstEdition, copies},
    standstill::{self, Standstill},
    together::{self, Stage},
    trading_house::{PRICE_CARDS, Prices, TradingHouse},
};
use game::{Impossible, Seat, Seats, Setup, kinds};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// More goods than this cannot lie on buildings: one on each.
pub(crate) const MOST_GOODS: usize = MOST_PLAYERS * LAST_BUILDING as usize;

kinds! {
    /// What is asked of the player to act.
    pub enum Step {
        /// Discard down to four (option `draft-start`).
        Draft = "draft",
        /// Round start: exchange cards with the office building.
        Office = "office",
        /// Round start: tuck a card under the chapel.
        Chapel = "chapel",
        /// Round start: tuck cards under the bank.
        Bank = "bank",
        /// Round start: discard down to the hand limit.
        Limit = "limit",
        /// Take a role.
        Role = "role",
        /// Two players: use the library for the first role or save it.
        Library = "library",
        /// Build, or begin to with the crane.
        Build = "build",
        /// Choose what to build over the covered building.
        Cover = "over",
        /// Pay the price.
        Pay = "pay",
        /// Produce goods.
        Produce = "produce",
        /// Sell goods.
        Sell = "sell",
        /// Tuck a sold good under the harbor.
        Harbor = "harbor",
        /// Draw cards (councillor).
        Draw = "draw",
        /// Choose the drawn cards to keep.
        Keep = "keep",
        /// Choose the hand cards to discard (archive).
        Discard = "discard",
        /// Draw cards (prospector).
        Prospect = "prospect",
        /// Use the gold mine.
        GoldMine = "gold-mine",
        /// First edition: choose one of the four revealed cards.
        GoldKeep = "gold-keep",
        /// Use the goldsmith.
        Goldsmith = "goldsmith",
        /// The game is over.
        Over = "end",
    }
}

/// What a phase has to remember until it is over.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Phase {
    /// Cards still to pay, discard or keep, goods still to produce or sell.
    pub left: u8,
    /// Goods that may still be handed in with the black market.
    pub goods_left: u8,
    /// Goods produced or sold, cards exchanged or tucked.
    pub count: u8,
    /// Cards earned by selling.
    pub gain: u8,
    /// The last of the goods sold, in the order of the table: the one the harbor may tuck.
    pub last: u8,
    /// The settled card it was, plus one; 0 if it is not settled.
    pub last_sold: u8,
    /// The covered building, plus one.
    pub covered: u8,
    /// The chooser has the privilege twice.
    pub doubled: bool,
    /// Somebody sold in this phase.
    pub sold: bool,
    /// The carpenter will give a card.
    pub carpenter: bool,
    /// The poor house may give a card.
    pub poor_house: bool,
    /// Seats that built a tavern in this phase, as a set.
    pub new_taverns: u8,
}

impl Phase {
    /// What of it belongs to nobody in particular: what is left when a turn is over.
    #[inline]
    pub fn of_all(self) -> Phase {
        let Phase { doubled, sold, new_taverns, .. } = self;
        Phase { doubled, sold, new_taverns, ..Phase::default() }
    }
}

/// A settled good: whose, on which building, which card.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Settled {
    /// Whose, and on which building: see [`Settled::place`].
    pub place: u8,
    /// The card's place in the table.
    pub card: u8,
}

const _: () = assert!(Good::COUNT <= Settled::GOODS as usize, "every good has a place of its own");

impl Settled {
    /// Places lie this far apart from seat to seat.
    const GOODS: u8 = 8;

    /// The place of a good of this player.
    pub(crate) const fn place(seat: Seat, good: Good) -> u8 {
        seat.index() as u8 * Settled::GOODS + good.index() as u8
    }

    /// Whose place it is, by index.
    pub(crate) const fn seat(&self) -> usize {
        (self.place / Settled::GOODS) as usize
    }

    /// The good on it.
    pub(crate) const fn good(&self) -> Good {
        Good::ALL[(self.place % Settled::GOODS) as usize]
    }
}

/// A position. Written and read as a [`PositionDraft`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(into = "PositionDraft", try_from = "PositionDraft")]
pub struct Position {
    /// What the player to act may do.
    pub(crate) offered: Offer,
    pub(crate) players: [Player; MOST_PLAYERS],
    /// The unseen cards: deck, and goods, harbor cards and discards that are not settled.
    pub(crate) pool: [u8; Card::COUNT],
    /// How many they are.
    pub(crate) pool_size: u8,
    /// Discards that everybody has seen.
    pub(crate) open_discards: Cards,
    /// Settled goods that were discarded: certain, but known to nobody.
    pub(crate) lost_discards: Cards,
    /// Settled harbor cards.
    pub(crate) lost_harbored: Cards,
    /// Covered buildings.
    pub(crate) covered: Cards,
    /// Cards drawn or revealed, of which some will be kept.
    pub(crate) drawn: Cards,
    pub(crate) drawn_kinds: u64,
    /// Settled goods, oldest first; unused entries are zero.
    pub(crate) settled: [Settled; MOST_GOODS],
    pub(crate) settled_count: u8,
    pub(crate) drawn_size: u8,
    /// Cards in the deck.
    pub(crate) deck: u8,
    /// Cards in the discard.
    pub(crate) discard: u8,
    /// Those of them that are in the pool.
    pub(crate) unseen_discards: u8,
    /// Harbor cards that are in the pool.
    pub(crate) unseen_harbored: u8,
    pub(crate) house: TradingHouse,
    /// Nobody has built the cathedral.
    pub(crate) cathedral: bool,
    /// Under version 1 of the rules: there were no cards left to draw at the start of this round, and none has moved since.
    pub(crate) still: bool,
    /// Rounds in a row, this one included, in which nothing has been built.
    pub(crate) idle: u8,
    /// Rounds in a row after which there were no cards left to draw.
    pub(crate) dry: u8,
    /// With two players: the governor has used the library in this round.
    pub(crate) library_used: bool,
    pub(crate) step: Step,
    pub(crate) governor: Seat,
    /// Who chose the role being played, or chooses next.
    pub(crate) chooser: Seat,
    /// Who is to act.
    pub(crate) mover: Seat,
    /// Roles taken this round, as a set.
    pub(crate) taken: u8,
    /// The role being played.
    pub(crate) role: Option<Role>,
    pub(crate) phase: Phase,
    /// Who chooses at the same time.
    pub(crate) stage: Stage,
    pub(crate) setup: Setup,
}

impl Position {
    /// The set-up.
    #[inline]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How many play.
    #[inline]
    pub const fn players(&self) -> u8 {
        self.setup.players()
    }

    /// Is the expansion in play?
    #[inline]
    pub const fn expansion(&self) -> bool {
        Expansion::On.is_chosen(&self.setup)
    }

    /// First-edition rules?
    #[inline]
    pub const fn first_edition(&self) -> bool {
        FirstEdition::On.is_chosen(&self.setup)
    }

    /// Does the customs office cost 1?
    #[inline]
    pub const fn cheap_customs(&self) -> bool {
        CustomsOfficeCost::One.is_chosen(&self.setup)
    }

    /// What a card costs before reductions.
    #[inline]
    pub const fn cost(&self, card: Card) -> u8 {
        card.cost(self.cheap_customs())
    }

    /// How many cards of a kind are in this game.
    pub const fn copies(&self, card: Card) -> u8 {
        copies(&self.setup, card)
    }

    /// One player.
    #[inline]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() % MOST_PLAYERS]
    }

    /// The kinds of buildings that somebody has, as a set.
    #[inline]
    pub(crate) fn built_by_anybody(&self) -> u64 {
        self.players.iter().fold(0, |all, player| all | player.built)
    }

    /// Does somebody have this building? (What the expansion adds needs no other question: without it nobody does.)
    #[inline]
    pub(crate) fn anybody_has(&self, card: Card) -> bool {
        self.built_by_anybody() & card.bit() != 0
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() % MOST_PLAYERS]
    }

    /// Recounts the pool.
    pub(crate) fn count_pool(&mut self) {
        self.pool_size = self.pool.iter().sum();
    }

    /// The player to act.
    #[inline]
    pub(crate) const fn moving(&self) -> &Player {
        &self.players[self.mover.index() % MOST_PLAYERS]
    }

    #[inline]
    pub(crate) fn moving_mut(&mut self) -> &mut Player {
        &mut self.players[self.mover.index() % MOST_PLAYERS]
    }

    /// What is asked.
    #[inline]
    pub const fn step(&self) -> Step {
        self.step
    }

    /// The governor.
    pub const fn governor(&self) -> Seat {
        self.governor
    }

    /// Who chose the role being played, or chooses next.
    pub const fn chooser(&self) -> Seat {
        self.chooser
    }

    /// Who is to act: nobody when the game is over, several when they choose at the same time.
    #[inline]
    pub fn acting(&self) -> Seats {
        if self.step == Step::Over { Seats::NONE } else { together::acting(self) }
    }

    /// Who is to act, the first of them if there are several (who acted last, when the game is over).
    #[inline]
    pub const fn mover(&self) -> Seat {
        self.mover
    }

    /// The role being played.
    pub const fn role(&self) -> Option<Role> {
        self.role
    }

    /// Was this role taken in this round?
    pub const fn is_taken(&self, role: Role) -> bool {
        self.taken >> role.index() & 1 == 1
    }

    /// How many roles are taken in a round.
    #[inline]
    pub const fn turns(&self) -> u8 {
        if self.players() == 2 { ROLES_OF_TWO } else { self.players() }
    }

    /// Cards in the deck.
    pub const fn deck(&self) -> u8 {
        self.deck
    }

    /// Cards in the discard.
    pub const fn discard(&self) -> u8 {
        self.discard
    }

    /// The trading house.
    pub const fn trading_house(&self) -> &TradingHouse {
        &self.house
    }

    /// The prices of this trader phase.
    #[inline]
    pub fn prices(&self) -> Option<&'static Prices> {
        static CARDS: [Prices; PRICE_CARDS.len()] = PRICE_CARDS;
        if self.role == Some(Role::Trader) { self.house.last().map(|card| &CARDS[card]) } else { None }
    }

    /// How soon, and why, the game ends by itself; nothing while that is more than three rounds away.
    pub fn standstill(&self) -> Option<Standstill> {
        standstill::near(self)
    }

    /// Rounds in a row, this one included, in which nothing has been built.
    pub const fn rounds_without_building(&self) -> u8 {
        self.idle
    }

    /// Rounds in a row after which there were no cards left to draw.
    pub const fn rounds_without_cards(&self) -> u8 {
        self.dry
    }

    /// Can the cathedral still be built?
    pub const fn cathedral(&self) -> bool {
        self.cathedral
    }

    /// Covered buildings of all players.
    pub const fn covered(&self) -> &Cards {
        &self.covered
    }

    /// Discards that everybody has seen.
    pub const fn open_discards(&self) -> &Cards {
        &self.open_discards
    }

    /// What the player to act may do.
    #[inline]
    pub(crate) const fn legal(&self) -> Actions {
        self.offered.actions(self.step)
    }

    /// How many cards (prices, keeps, discards) or goods the step still asks for or allows.
    pub const fn left(&self) -> u8 {
        self.phase.left
    }

    /// How many cards the player to act will have more (or less) when what they have begun is over: a price still to be
    /// paid, cards still to be kept or discarded, what goods already sold bring.
    pub fn cards_to_come(&self) -> i8 {
        let (left, player) = (self.phase.left as i8, self.moving());
        match self.step {
            Step::Pay => -(left - left.min(self.phase.goods_left.min(player.goods_total) as i8)),
            Step::Discard => -left,
            Step::Keep => left.min(self.drawn_size as i8),
            Step::Sell | Step::Harbor => {
                let (stand, hall) = (player.has(Card::MarketStand), player.has(Card::MarketHall));
                (self.phase.gain + crate::trader::bonus(self.phase.count, stand, hall)) as i8
            }
            _ => 0,
        }
    }

    /// The building being covered with the crane.
    #[inline]
    pub fn covering(&self) -> Option<Card> {
        self.phase.covered.checked_sub(1).map(|card| Card::ALL[usize::from(card)])
    }

    /// How often the player has the privilege of the role being played.
    #[inline]
    pub const fn privileges(&self, seat: Seat) -> u8 {
        if seat.index() == self.chooser.index() { 1 + self.phase.doubled as u8 } else { 0 }
    }

    /// The kinds among which the player to act chooses.
    #[inline]
    pub(crate) const fn kinds_asked(&self) -> u64 {
        match self.step {
            Step::Keep | Step::GoldKeep => self.drawn_kinds,
            _ => self.moving().hand_kinds,
        }
    }

    /// The next player acts; false if that was everybody, beginning with the chooser. (At the start of a round that is
    /// the governor.)
    #[inline]
    pub(crate) fn next_mover(&mut self) -> bool {
        self.mover = self.mover.next(self.setup.players());
        self.mover != self.chooser
    }
}

impl TryFrom<PositionDraft> for Position {
    type Error = Impossible;

    fn try_from(draft: PositionDraft) -> Result<Position, Impossible> {
        draft.build()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_has_what_stands_in_some_city() {
        let mut draft = PositionDraft::new(3);
        draft.players[2].buildings.0.insert(Card::Well, 1);
        let p = draft.build().expect("a sound position");
        assert_eq!(
            [Card::IndigoPlant, Card::Well, Card::Tower].map(|card| p.anybody_has(card)),
            [true, true, false]
        );
    }
}
