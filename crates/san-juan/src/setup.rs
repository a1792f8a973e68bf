//! The start of a game.

use crate::{
    cards::Cards,
    components::*,
    deck,
    event::Event,
    flow,
    offer::Offer,
    player::Player,
    position::{MOST_GOODS, Phase, Position, Settled, Step},
    round::Drafting,
    together::Stage,
    trading_house::TradingHouse,
    turns,
};
use game::{Dealer, Phrase, Seat, Setup};

game::options! {
    /// Are the cards of the expansion in play?
    pub(crate) enum Expansion = "expansion", Rules { Off = "off", On = "on" }
    /// Are first hands chosen from more cards?
    pub(crate) enum DraftStart = "draft-start", Rules { Off = "off", On = "on" }
    /// What the customs office costs.
    pub(crate) enum CustomsOfficeCost = "customs-office-cost", Rules { Three = "3", One = "1" }
    /// Is it played by the rules of the first edition?
    pub(crate) enum FirstEdition = "first-edition", Rules { Off = "off", On = "on" }
    /// Do players choose at the same time, wherever that changes nothing?
    pub(crate) enum Together = "together", Pace { Off = "off", On = "on" }
}

/// How many cards of a kind are in the game, the indigo plants on the table included; the cathedral is not in the deck.
/// (The one place to ask whether an option adds a kind: without it there are none, and nobody can build it.)
pub(crate) const fn copies(setup: &Setup, card: Card) -> u8 {
    let data = card.data();
    if data.expansion && !Expansion::On.is_chosen(setup) {
        0
    } else if FirstEdition::On.is_chosen(setup) && matches!(card, Card::TobaccoStorage | Card::CoffeeRoaster)
    {
        FIRST_EDITION_COPIES
    } else {
        data.copies
    }
}

/// A table with an indigo plant in every city, all other cards in the deck, nothing dealt.
pub(crate) fn bare(setup: &Setup) -> Position {
    let mut pool = Card::ALL.map(|card| copies(setup, card));
    pool[Card::Cathedral.index()] = 0;
    let mut players = [Player::EMPTY; MOST_PLAYERS];
    for player in &mut players[..setup.players().into()] {
        player.build(Card::IndigoPlant);
        pool[Card::IndigoPlant.index()] -= 1;
    }
    Position {
        offered: Offer::NONE,
        players,
        pool,
        pool_size: pool.iter().sum(),
        open_discards: Cards::NONE,
        lost_discards: Cards::NONE,
        lost_harbored: Cards::NONE,
        covered: Cards::NONE,
        drawn: Cards::NONE,
        drawn_kinds: 0,
        settled: [Settled::default(); MOST_GOODS],
        settled_count: 0,
        drawn_size: 0,
        deck: pool.iter().sum(),
        discard: 0,
        unseen_discards: 0,
        unseen_harbored: 0,
        house: TradingHouse::default(),
        cathedral: Expansion::On.is_chosen(setup),
        still: false,
        idle: 1,
        dry: 0,
        library_used: false,
        step: Step::Role,
        governor: Seat::FIRST,
        chooser: Seat::FIRST,
        mover: Seat::FIRST,
        taken: 0,
        role: None,
        phase: Phase::default(),
        stage: Stage::default(),
        setup: *setup,
    }
}

/// Hands are dealt; with the option `draft-start` they are chosen from more cards.
pub(crate) fn start<D: Dealer<Event>>(setup: &Setup, dealer: &mut D) -> Position {
    let mut p = bare(setup);
    dealer.tell(|| Event::RoundBegan { governor: Seat::FIRST });
    let draft = DraftStart::On.is_chosen(setup);
    for seat in Seat::all(setup.players()) {
        let count = if draft { DRAFT_HANDS[seat.index()] } else { FIRST_HAND };
        deck::draw_to_hand(&mut p, seat, count, dealer);
    }
    if draft {
        turns::begin::<Drafting, D>(&mut p, dealer);
        turns::go_on(&mut p, dealer);
    } else {
        flow::come_to(&mut p, Step::Role, dealer);
    }
    p
}

/// The customs office is a card of the expansion, so its cost can only be chosen with it.
pub(crate) fn contradiction(setup: &Setup) -> Option<Phrase> {
    let alone = CustomsOfficeCost::One.is_chosen(setup) && !Expansion::On.is_chosen(setup);
    alone.then(|| Phrase::new("contradiction-customs-office"))
}
