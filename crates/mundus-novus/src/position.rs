//! The whole truth about a game at one moment: plain data without a future.
//!
//! Decks are bags: a card is drawn when it is drawn. The discard is no pile of its own: it is what everybody saw discarded
//! and what each player discarded unseen, all since the last reshuffle.

use crate::{action::Offered, cards::Cards, components::*, draft::PositionDraft, player::Player};
use game::{Impossible, Seat, Seats, Setup, kinds};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

kinds! {
    /// What is asked.
    pub enum Step {
        /// Choose the event (Coronado).
        Call = "call",
        /// Split the caravels into two squadrons (Ponce de León).
        Split = "split",
        /// Take a face-up card for a caravel.
        Pick = "pick",
        /// Give cards up to the pirates, all at the same time.
        Pirates = "pirates",
        /// Announce how many cards are laid out.
        Announce = "announce",
        /// Lay out cards, all at the same time.
        Offer = "offer",
        /// Choose the Trade Master among those with the highest total.
        Appoint = "appoint",
        /// Take a card from another player.
        Take = "take",
        /// Keep it, or swap it with the market.
        Market = "market",
        /// Give a card to whom the trade ended with.
        Gift = "gift",
        /// Choose who begins the progression.
        Begin = "begin",
        /// Play sets, or end the turn.
        Progress = "progress",
        /// Add cards to a set of identical resources.
        Identical = "identical",
        /// Add cards to a set of different resources.
        Different = "different",
        /// Add cards to the perfect combination.
        Perfect = "perfect",
        /// Choose what a merchant makes of a card.
        Convert = "convert",
        /// Take a development.
        Develop = "develop",
        /// Put cards into warehouses.
        Store = "store",
        /// The game is over.
        Over = "end",
    }
}

impl Step {
    /// Is somebody playing sets?
    pub(crate) fn is_turn(self) -> bool {
        self >= Step::Progress && self < Step::Store
    }

    /// Is something being put together that nobody else sees before it is done?
    pub(crate) const fn is_bench(self) -> bool {
        matches!(self, Step::Identical | Step::Different | Step::Perfect | Step::Convert | Step::Store)
    }

    /// Do several choose at once, unseen?
    #[inline]
    pub(crate) const fn is_secret(self) -> bool {
        matches!(self, Step::Offer | Step::Pirates)
    }
}

/// What a player has done in the present progression.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Turn {
    /// A set of identical resources was played.
    pub identical: bool,
    /// The set of different resources was played.
    pub different: bool,
    /// Relics were sold.
    pub relics: bool,
    /// Merchants used, by class.
    pub used: PerClass,
    /// Merchants that can still be used: neither in this turn nor in the set on the bench.
    pub left: PerClass,
}

/// The set being put together (or the cards being stored), seen by its player only.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Bench {
    /// The cards, as they are.
    pub cards: Cards,
    /// In a set of different resources: those it has so far, as a set.
    pub kinds: u16,
    /// In a set of identical resources: which.
    pub target: u8,
    /// How many cards.
    pub size: u8,
    /// Merchants used in it, by class.
    pub used: PerClass,
    /// The card given to a merchant, plus one, until it is said what it becomes.
    pub given: u8,
}

/// What only giver and receiver know of the gift at the end of the trade.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Gift {
    /// Who gave, by seat index.
    pub giver: u8,
    /// Who received.
    pub receiver: u8,
    /// The card, as long as the giver knows that the receiver has it.
    pub received: Cards,
    /// The giver's hand as far as the receiver knows it: what everybody knew, without the card given.
    pub kept: Cards,
}

/// A position. Written and read as a [`PositionDraft`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(into = "PositionDraft", try_from = "PositionDraft")]
pub struct Position {
    pub(crate) players: [Player; MOST_PLAYERS],
    /// What the mover may do.
    pub(crate) offered: Offered,
    pub(crate) step: Step,
    /// Who has still to choose.
    pub(crate) acting: Seats,
    /// Who is to act; where several choose, the first of them; at the end the Trade Master.
    pub(crate) mover: Seat,
    pub(crate) master: Seat,
    /// Who took from the mover, plus one; and who took from that one.
    pub(crate) taken_by: u8,
    pub(crate) taken_before: u8,
    /// The card taken, until it is kept or swapped.
    pub(crate) taken: Option<Resource>,
    /// How many cards were announced.
    pub(crate) announced: u8,
    /// Cards laid out, as a set of seat times 10 plus kind; empty while they are face down.
    pub(crate) out: u64,
    pub(crate) market: Cards,
    pub(crate) turn: Turn,
    pub(crate) bench: Bench,
    /// Who may still be named: those with the highest total, as a set.
    pub(crate) tied: u8,
    /// How many cards of the line may be taken.
    pub(crate) reach: u8,
    /// Who began the progression.
    pub(crate) first: Seat,
    /// Who showed the perfect combination, as a set.
    pub(crate) perfect: u8,
    /// The event, plus one.
    pub(crate) event: u8,
    pub(crate) deck: [u8; Resource::COUNT],
    pub(crate) deck_size: u8,
    /// Discards that everybody saw.
    pub(crate) open_discards: Cards,
    /// Face-up cards of the Supply.
    pub(crate) display: Cards,
    /// Squadrons served, by seat; bit 6: the second squadron.
    pub(crate) served: u8,
    /// Cards the squadron being served still takes.
    pub(crate) picks: u8,
    /// The caravels of the second squadron, as a set.
    pub(crate) detached: u16,
    /// The line; unused places hold 0.
    pub(crate) line: [u8; LINE],
    pub(crate) line_length: u8,
    /// The development deck: 1 for each card in it.
    pub(crate) development_deck: [u8; Development::COUNT],
    pub(crate) development_deck_size: u8,
    pub(crate) gift: Gift,
    pub(crate) round: u16,
    pub(crate) setup: Setup,
}

impl Position {
    /// The set-up.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How many play.
    #[inline]
    pub const fn players(&self) -> u8 {
        self.setup.players()
    }

    /// One player.
    #[inline]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The hand of a player.
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.player(seat).hand
    }

    #[inline]
    pub(crate) const fn moving(&self) -> &Player {
        &self.players[self.mover.index()]
    }

    #[inline]
    pub(crate) fn moving_mut(&mut self) -> &mut Player {
        &mut self.players[self.mover.index()]
    }

    /// What is asked.
    #[inline]
    pub const fn step(&self) -> Step {
        self.step
    }

    /// Who is to act.
    #[inline]
    pub const fn to_act(&self) -> Seats {
        self.acting
    }

    /// The Trade Master.
    pub const fn trade_master(&self) -> Seat {
        self.master
    }

    /// The round, from 1.
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// The event of this round.
    #[inline]
    pub fn event(&self) -> Option<RoyalEvent> {
        self.event.checked_sub(1).map(|event| RoyalEvent::ALL[usize::from(event)])
    }

    /// Does this event happen, and does it touch this player?
    #[inline]
    pub fn touches(&self, event: RoyalEvent, seat: Seat) -> bool {
        self.event == event as u8 + 1 && !self.player(seat).wins(Character::Cosa)
    }

    /// How many cards were announced.
    pub const fn announced(&self) -> u8 {
        self.announced
    }

    /// The market.
    pub const fn market(&self) -> Cards {
        self.market
    }

    /// Face-up cards of the Supply.
    pub const fn display(&self) -> Cards {
        self.display
    }

    /// Discards that everybody saw, since the last reshuffle.
    pub const fn open_discards(&self) -> Cards {
        self.open_discards
    }

    /// Cards in the deck.
    pub const fn deck_size(&self) -> u8 {
        self.deck_size
    }

    /// The line of developments, head first.
    pub fn line(&self) -> impl ExactSizeIterator<Item = Development> + '_ {
        self.line[..self.line_length.into()].iter().map(|&card| Development::new(card.into()))
    }

    /// Cards in the development deck.
    pub const fn development_deck_size(&self) -> u8 {
        self.development_deck_size
    }

    /// Did this player show the perfect combination?
    pub const fn is_perfect(&self, seat: Seat) -> bool {
        self.perfect >> seat.index() & 1 == 1
    }

    /// The card taken that is still to be kept or swapped.
    pub const fn taken(&self) -> Option<Resource> {
        self.taken
    }

    /// Who began the progression, while it lasts.
    pub fn first(&self) -> Option<Seat> {
        (self.step >= Step::Progress && self.step < Step::Over).then_some(self.first)
    }

    /// The cards being put together or stored by the player to act.
    pub const fn bench(&self) -> Cards {
        self.bench.cards
    }

    /// The resources that the set of different ones on the bench has so far, converted ones included.
    pub fn kinds_chosen(&self) -> impl Iterator<Item = Resource> + '_ {
        Resource::ALL.into_iter().filter(|resource| self.bench.kinds >> resource.index() & 1 == 1)
    }

    /// The resource of the set of identical ones on the bench.
    pub fn target(&self) -> Option<Resource> {
        (self.step == Step::Identical).then(|| Resource::ALL[usize::from(self.bench.target)])
    }

    /// The card given to a merchant, until it is said what it becomes.
    pub fn given(&self) -> Option<Resource> {
        self.bench.given.checked_sub(1).map(|kind| Resource::ALL[usize::from(kind)])
    }

    /// Does a second squadron sail, in this Supply?
    pub const fn is_split(&self) -> bool {
        self.detached != 0
    }

    /// Who has this person.
    #[inline]
    pub fn owner(&self, character: Character) -> Option<Seat> {
        Seat::all(self.players()).find(|&seat| self.player(seat).wins(character))
    }

    /// One player is asked.
    #[inline]
    pub(crate) fn ask(&mut self, step: Step, seat: Seat) {
        self.step = step;
        self.mover = seat;
        self.acting = Seats::only(seat);
    }

    /// Cards that are not where everybody can see or know them.
    pub(crate) fn unseen_by_all(&self) -> Cards {
        let mut seen = self.market.and(self.open_discards).and(self.display);
        for player in &self.players[..self.players().into()] {
            seen = seen.and(player.known);
            if self.out != 0 {
                seen = seen.and(player.laid);
            }
        }
        if let Some(taken) = self.taken() {
            seen.add(taken);
        }
        Cards::ALL.without(seen)
    }
}

impl TryFrom<PositionDraft> for Position {
    type Error = Impossible;

    fn try_from(draft: PositionDraft) -> Result<Position, Impossible> {
        draft.build()
    }
}
