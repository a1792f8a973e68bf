//! What a seat can know, and what a page may ask about it.
//!
//! A view holds: everything on the table; the observer's hand, tucked cards and discards since the last reshuffle; of
//! the other hands their size and the cards everybody saw coming (until that hand loses a card face down); the discards
//! everybody saw; the price cards turned over; and, of all other cards together, how many there are of each kind.

use crate::{
    action::Actions,
    builder::Terms,
    cards::Cards,
    components::*,
    councillor, crane, flow,
    offer::Offer,
    player::Player,
    position::{Position, Settled, Step},
    producer, round, scoring,
    standstill::Standstill,
    together::Few,
    trader,
    trading_house::{Prices, price_card_id},
    view_text::ViewText,
};
use game::{Score, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What one seat, or a spectator, can know.
///
/// Inside it is a position in which everything the observer does not know lies in the pool.
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
        // Where several choose at the same time, a view shows the observer's own turn.
        let mut table = observer.map_or(*p, |seat| p.turned_to(seat).into_owned());
        let players = usize::from(p.players());
        let mut hidden = table.lost_discards;
        hidden.add_all(&table.lost_harbored);
        for settled in &table.settled[..table.settled_count.into()] {
            hidden.add(Card::ALL[usize::from(settled.card)]);
        }
        let mut known_discards = 0;
        for (at, player) in table.players[..players].iter_mut().enumerate() {
            if observer.is_some_and(|seat| seat.index() == at) {
                known_discards = player.discards_size;
                continue;
            }
            hidden.add_all(&player.tucked);
            hidden.add_all(&player.discards);
            player.tucked = Cards::NONE;
            player.discards = Cards::NONE;
            let known = player.known;
            for card in Card::ALL {
                table.pool[card.index()] += player.hand[card.index()] - known.get(card);
                player.hand[card.index()] = known.get(card);
            }
            player.hand_kinds = known.kinds();
        }
        for (at, turn) in table.stage.turns.iter_mut().enumerate() {
            turn.last_sold = 0;
            if observer.is_none_or(|seat| seat.index() != at) {
                hidden.add_all(&turn.drawn.cards());
                turn.drawn = Few::default();
            }
        }
        let acting = observer == Some(table.mover);
        if table.step == Step::Keep && !acting {
            hidden.add_all(&table.drawn);
            table.drawn = Cards::NONE;
            table.drawn_kinds = 0;
        }
        for card in Card::ALL {
            table.pool[card.index()] += hidden.get(card);
        }
        table.count_pool();
        table.unseen_discards = table.discard - table.open_discards.total() - known_discards;
        table.unseen_harbored = table.players.iter().map(|player| player.harbored).sum();
        table.lost_discards = Cards::NONE;
        table.lost_harbored = Cards::NONE;
        table.settled = [Settled::default(); crate::position::MOST_GOODS];
        table.settled_count = 0;
        table.phase.last_sold = 0;
        if !acting {
            table.offered = Offer::NONE;
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

    /// One player: city, goods, number of hand cards. (Hand cards: [`View::hand`].)
    pub const fn player(&self, seat: Seat) -> &Player {
        self.table.player(seat)
    }

    /// The hand cards of a seat that the observer knows: all of the observer's own hand, and those everybody saw coming.
    pub fn hand(&self, seat: Seat) -> Cards {
        let player = self.player(seat);
        cards_in(player.hand_kinds)
            .flat_map(|card| std::iter::repeat_n(card, player.hand[card.index()].into()))
            .collect()
    }

    /// The cards under the observer's own chapel and bank.
    pub fn own_tucked(&self) -> Option<&Cards> {
        self.observer.map(|seat| &self.player(seat).tucked)
    }

    /// What the observer discarded since the last reshuffle.
    pub fn own_discards(&self) -> Option<&Cards> {
        self.observer.map(|seat| &self.player(seat).discards)
    }

    /// Discards that everybody has seen, since the last reshuffle.
    pub const fn open_discards(&self) -> &Cards {
        &self.table.open_discards
    }

    /// Cards drawn or revealed, as far as the observer may see them.
    pub const fn drawn(&self) -> &Cards {
        &self.table.drawn
    }

    /// How many cards were drawn or revealed.
    pub const fn drawn_size(&self) -> u8 {
        self.table.drawn_size
    }

    /// How many cards of this kind are where the observer has not seen them: in the deck, in other hands, on or under
    /// buildings, in the discard.
    pub const fn unseen(&self, card: Card) -> u8 {
        self.table.pool[card.index()]
    }

    /// What is asked.
    pub const fn step(&self) -> Step {
        self.table.step
    }

    /// Who is to act, the observer if it is one of several; nobody when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        (self.table.step != Step::Over).then_some(self.table.mover)
    }

    /// The governor.
    pub const fn governor(&self) -> Seat {
        self.table.governor
    }

    /// Who chose the role being played, or chooses next.
    pub const fn chooser(&self) -> Seat {
        self.table.chooser
    }

    /// The role being played.
    pub const fn role(&self) -> Option<Role> {
        self.table.role
    }

    /// Was this role taken in this round?
    pub const fn is_taken(&self, role: Role) -> bool {
        self.table.is_taken(role)
    }

    /// Cards in the deck.
    pub const fn deck(&self) -> u8 {
        self.table.deck
    }

    /// Cards in the discard.
    pub const fn discard(&self) -> u8 {
        self.table.discard
    }

    /// The price card turned over last, by its prices' digits.
    pub fn price_card(&self) -> Option<&'static str> {
        self.table.house.last().map(price_card_id)
    }

    /// The price cards turned over so far, in their order.
    pub fn known_price_cards(&self) -> Vec<&'static str> {
        self.table.house.known().iter().map(|&card| price_card_id(card.into())).collect()
    }

    /// The order of the next price cards, the very next first; empty before all five were seen.
    pub fn coming_price_cards(&self) -> Vec<&'static str> {
        self.table.house.coming().into_iter().map(price_card_id).collect()
    }

    /// The prices of this trader phase.
    pub fn prices(&self) -> Option<&'static Prices> {
        self.table.prices()
    }

    /// How soon, and why, the game ends by itself; nothing while that is more than three rounds away.
    pub fn standstill(&self) -> Option<Standstill> {
        self.table.standstill()
    }

    /// Can the cathedral still be built?
    pub const fn cathedral(&self) -> bool {
        self.table.cathedral
    }

    /// The building being covered with the crane.
    pub fn covering(&self) -> Option<Card> {
        self.table.covering()
    }

    /// What decides a tie: hand cards and goods on production buildings.
    pub fn tie_break(&self, seat: Seat) -> u8 {
        scoring::tie_break(self.player(seat))
    }

    /// Does the chooser have the privilege twice?
    pub const fn doubled(&self) -> bool {
        self.table.phase.doubled
    }

    /// Cards still to be paid, kept or discarded, goods that may still be produced or sold.
    pub fn left(&self) -> u8 {
        round::to_discard(&self.table).unwrap_or(self.table.phase.left)
    }

    /// What a card costs before reductions.
    pub const fn cost(&self, card: Card) -> u8 {
        self.table.cost(card)
    }

    /// What a card would cost this seat now, in the builder phase with its privilege, otherwise without.
    pub fn price(&self, seat: Seat, card: Card) -> u8 {
        self.terms(seat, self.covering().filter(|_| self.table.mover == seat)).price(&self.table, card)
    }

    /// What a card would cost this seat over one of its buildings; nothing if the crane cannot do that.
    pub fn crane_price(&self, seat: Seat, card: Card, over: Card) -> Option<u8> {
        let player = self.player(seat);
        let possible = player.has(Card::Crane) && player.has(over) && over != Card::Crane && over != card;
        possible.then(|| self.terms(seat, Some(over)).price(&self.table, card))
    }

    fn terms(&self, seat: Seat, over: Option<Card>) -> Terms {
        let mut table = self.table;
        if table.role != Some(Role::Builder) {
            // Without a builder phase nobody has its privilege.
            table.phase.doubled = false;
            table.chooser = Seat::new(MOST_PLAYERS);
        }
        table.mover = seat;
        Terms::of(&table, over)
    }

    /// The buildings of this seat over which the crane could build this card, with the price there.
    pub fn crane_prices(&self, seat: Seat, card: Card) -> Vec<(Card, u8)> {
        let built = cards_in(self.player(seat).built);
        built.filter_map(|over| self.crane_price(seat, card, over).map(|price| (over, price))).collect()
    }

    /// Would a good be lost if this building were covered?
    pub fn crane_loses_good(&self, seat: Seat, over: Card) -> bool {
        crane::loses_good(self.player(seat), over)
    }

    /// What a good is sold for in this trader phase.
    pub fn sale_price(&self, good: Good) -> Option<u8> {
        self.prices().map(|prices| trader::price(prices, good))
    }

    /// The cards this seat would draw for selling these goods now, market stand and market hall included.
    pub fn proceeds(&self, seat: Seat, goods: &[Good]) -> Option<u8> {
        let player = self.player(seat);
        let (stand, hall) = (player.has(Card::MarketStand), player.has(Card::MarketHall));
        self.prices().map(|prices| trader::proceeds(prices, goods, stand, hall))
    }

    /// How many goods this seat may produce in a producer phase like this one.
    pub fn may_produce(&self, seat: Seat) -> u8 {
        producer::allowed(&self.table, seat)
    }

    /// How many goods this seat may sell in a trader phase like this one.
    pub fn may_sell(&self, seat: Seat) -> u8 {
        trader::allowed(&self.table, seat)
    }

    /// How many cards this seat may draw, and keep, in a councillor phase like this one.
    pub fn councillor(&self, seat: Seat) -> (u8, u8) {
        (councillor::most_drawn(&self.table, seat), councillor::keeps(&self.table, seat))
    }

    /// How many cards this seat may keep at the start of a round.
    pub fn hand_limit(&self, seat: Seat) -> u8 {
        round::hand_limit(&self.table, seat)
    }

    /// Points by category if the game ended now: all of them are public.
    pub fn score(&self, seat: Seat) -> Score {
        scoring::score(&self.table, seat)
    }

    /// What the observer may do now.
    pub const fn legal(&self) -> Actions {
        self.table.legal()
    }

    /// One order of everything the observer may do.
    pub fn canonical(&self) -> Actions {
        if self.observer == Some(self.table.mover) {
            flow::canonical(&self.table)
        } else {
            Actions::default()
        }
    }
}
