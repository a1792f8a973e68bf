//! What a seat can know, and what a page may ask about it.
//!
//! A view holds: everything on the table; the observer's hand, choice and discards since the last reshuffle; of
//! the other hands their size and the cards everybody saw coming (until that hand loses a card face down); what giver
//! and receiver know of the gift; the discards everybody saw; and, of all other cards together, how many there are of
//! each kind.

use crate::{
    action::{Actions, Offered},
    cards::Cards,
    components::*,
    ending, flow,
    means::Means,
    player::Player,
    position::{Bench, Gift, Position, Step},
    progression,
    scoring::{self, Ending},
    sets,
    setup::HiddenMoney,
    shipyards,
    view_text::ViewText,
    warehouses,
};
use game::{Score, Seat, Seats};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What one seat, or a spectator, can know.
///
/// Inside it is a position in which everything the observer does not know lies in the deck.
/// Written and read as a [`ViewText`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(into = "ViewText", try_from = "ViewText")]
pub struct View {
    pub(crate) observer: Option<Seat>,
    pub(crate) table: Position,
}

impl View {
    /// Takes everything out of the position that the observer does not know.
    pub(crate) fn new(p: &Position, observer: Option<Seat>) -> View {
        let mut table = *p;
        let (secret, benched) = (p.step.is_secret(), p.step.is_bench());
        let mut hidden = Cards::NONE;
        for seat in Seat::all(p.players()).filter(|&seat| observer != Some(seat)) {
            let player = &mut table.players[seat.index()];
            let mut hand = player.hand;
            if secret {
                hand = hand.and(player.laid);
                player.hand_size += player.chosen;
                player.laid = Cards::NONE;
                player.chosen = 0;
            }
            if benched && seat == p.mover {
                hand = hand.and(p.bench.cards);
                player.hand_size += p.bench.size;
                table.turn.left.iter_mut().zip(p.bench.used).for_each(|(left, used)| *left += used);
                table.bench = Bench::default();
                table.step = if p.step == Step::Store { Step::Store } else { Step::Progress };
            }
            let mut known = player.known;
            let (giver, receiver) = (usize::from(p.gift.giver), usize::from(p.gift.receiver));
            let is = |index: usize| observer.is_some_and(|seat| seat.index() == index);
            if seat.index() == receiver && is(giver) {
                known = known.and(p.gift.received);
            } else if seat.index() == giver && is(receiver) && !p.gift.kept.is_empty() {
                known = p.gift.kept;
            }
            hidden = hidden.and(hand.without(known)).and(player.discards);
            player.hand = known;
            player.discards = Cards::NONE;
        }
        for (pool, more) in table.deck.iter_mut().zip(hidden.counts()) {
            *pool += more;
        }
        if observer != Some(p.mover) {
            table.offered = Offered::NONE;
        }
        let party = |index: u8| observer.is_some_and(|seat| seat.index() == usize::from(index));
        if p.step != Step::Gift && !party(p.gift.giver) && !party(p.gift.receiver) {
            table.gift = Gift::default();
        }
        View { observer, table }
    }

    /// Whose view it is; a spectator's if nobody's.
    pub const fn observer(&self) -> Option<Seat> {
        self.observer
    }

    /// How many play.
    pub const fn players(&self) -> u8 {
        self.table.players()
    }

    /// Does the option `hidden-money` ask pages not to show doubloons?
    pub const fn hides_money(&self) -> bool {
        HiddenMoney::On.is_chosen(&self.table.setup)
    }

    /// One player: developments, doubloons, number of hand cards. (Hand cards: [`View::hand`].)
    pub const fn player(&self, seat: Seat) -> &Player {
        self.table.player(seat)
    }

    /// The hand cards of a seat that the observer knows: all of the observer's own hand, and those everybody saw coming.
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.table.player(seat).hand
    }

    /// What the observer has chosen so far in a secret choice, put on a set or into warehouses.
    pub fn chosen(&self) -> Option<Cards> {
        let seat = self.observer?;
        match self.table.step {
            step if step.is_secret() => Some(self.player(seat).laid),
            step if step.is_bench() && seat == self.table.mover => Some(self.table.bench.cards),
            _ => None,
        }
    }

    /// The resources the observer's set of different ones has so far, converted ones included.
    pub fn kinds_chosen(&self) -> impl Iterator<Item = Resource> + '_ {
        self.table.kinds_chosen()
    }

    /// The resource of the observer's set of identical ones.
    pub fn target(&self) -> Option<Resource> {
        self.table.target()
    }

    /// The card the observer gave to a merchant, until it is said what it becomes.
    pub fn given(&self) -> Option<Resource> {
        self.table.given()
    }

    /// How many cards of this kind are where the observer has not seen them: in the deck, in other hands, in the
    /// discard.
    pub const fn unseen(&self, resource: Resource) -> u8 {
        self.table.deck[resource.index()]
    }

    /// What is asked. (What somebody puts together is not seen by the others: to them it is the progression.)
    pub const fn step(&self) -> Step {
        self.table.step
    }

    /// Who is to act: where several choose, those who have not chosen yet.
    pub const fn to_act(&self) -> Seats {
        self.table.acting
    }

    /// Everything on the table, as it is for this observer: the line, the market, the display, the event, the round.
    pub const fn table(&self) -> &Position {
        &self.table
    }

    /// Who will receive the gift, while it is being chosen.
    pub fn receiver(&self) -> Option<Seat> {
        (self.table.step == Step::Gift).then(|| Seat::new(self.table.gift.receiver.into()))
    }

    /// The squadrons in the order in which they are served.
    pub fn squadrons(&self) -> Vec<(Seat, Vec<u8>)> {
        self.table.squadrons()
    }

    /// The caravels of the second squadron (Ponce de León).
    pub fn second_squadron(&self) -> impl Iterator<Item = u8> + '_ {
        (1..=CARAVELS).filter(|caravel| self.table.detached >> caravel & 1 == 1)
    }

    /// How many cards of the line a set of this many identical resources of the player to act would reach now.
    pub fn reach(&self, resource: Resource, cards: u8) -> u8 {
        let valid = resource != Resource::Relic && (LEAST_IDENTICAL..=MOST_IDENTICAL).contains(&cards);
        if valid { progression::reach(&self.table, resource, cards) } else { 0 }
    }

    /// The cards of the line that the observer's set would reach, as it is now.
    pub fn within_reach(&self) -> Vec<Development> {
        let p = &self.table;
        let reach = match p.step {
            Step::Develop => p.reach,
            Step::Identical => self.reach(Resource::ALL[usize::from(p.bench.target)], p.bench.size),
            _ => 0,
        };
        p.line().take(reach.into()).collect()
    }

    /// What this many different resources would pay this player now.
    pub fn different_pay(&self, seat: Seat, cards: u8) -> u8 {
        let cards = cards.min(Resource::PLAIN as u8);
        sets::different_pay(cards, self.table.touches(RoyalEvent::Natives, seat))
    }

    /// What this many relics pay, five at most.
    pub fn relic_pay(&self, relics: u8) -> u8 {
        sets::relic_pay(relics.min(MOST_RELICS_SOLD))
    }

    /// What the shipyards of this player would pay now.
    pub fn shipyard_pay(&self, seat: Seat) -> u8 {
        shipyards::pay(&self.table, seat)
    }

    /// How many cards the warehouses of this player hold in this round.
    pub fn room(&self, seat: Seat) -> u8 {
        warehouses::room(&self.table, seat)
    }

    /// How many cards this player gives up to pirates in this round.
    pub fn pirates_take(&self, seat: Seat) -> u8 {
        crate::pirates::due(&self.table, seat)
    }

    /// What the cards laid out count for this player, once revealed.
    pub fn total(&self, seat: Seat) -> u8 {
        crate::offer::total(&self.table, seat)
    }

    /// The merchants this player can still use in the present turn, by class.
    pub fn merchants_left(&self, seat: Seat) -> [u8; Class::COUNT] {
        let plays = seat == self.table.mover && self.table.step.is_turn();
        if plays { self.table.turn.left } else { self.player(seat).merchants }
    }

    /// What the observer has to make sets of now; nothing for a spectator.
    pub fn means(&self) -> Option<Means> {
        self.observer.map(|seat| Means::of(&self.table, seat))
    }

    /// Why the game ends after this round, as it stands.
    pub fn last_round(&self) -> Option<Ending> {
        ending::reason(&self.table)
    }

    /// Doubloons by source if the game ended now.
    pub fn score(&self, seat: Seat) -> Score {
        scoring::score(&self.table, seat)
    }

    /// What the observer may do now.
    pub fn legal(&self) -> Actions {
        self.observer.map_or_else(Actions::default, |seat| flow::offered(&self.table, seat).set())
    }

    /// One order of everything the observer may do.
    pub fn canonical(&self) -> Actions {
        self.observer.map_or_else(Actions::default, |seat| flow::canonical(&self.table, seat).set())
    }
}
