//! The start of a game.

use crate::{
    cards::Cards,
    components::*,
    deck,
    event::Event,
    flow,
    offer::Offer,
    player::Player,
    position::{MOST_GOODS, Phase, Position, Settled, Step, chosen, option},
    round::Drafting,
    together::Stage,
    trading_house::TradingHouse,
    turns,
};
use game::{Dealer, Phrase, Seat, Setup};

/// A table with an indigo plant in every city, all other cards in the deck, nothing dealt.
pub(crate) fn bare(setup: &Setup) -> Position {
    let (expansion, first_edition) = (chosen(setup, option::EXPANSION), chosen(setup, option::FIRST_EDITION));
    let mut pool = Card::ALL.map(|card| card.copies(expansion, first_edition));
    pool[Card::Cathedral.index()] = 0;
    let mut players = [Player::EMPTY; MOST_PLAYERS];
    for player in &mut players[..setup.players().into()] {
        player.build(Card::IndigoPlant);
        pool[Card::IndigoPlant.index()] -= 1;
    }
    Position {
        offer: Offer::NONE,
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
        cathedral: expansion,
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
    let draft = chosen(setup, option::DRAFT_START);
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
    let alone = chosen(setup, option::CUSTOMS_OFFICE_COST) && !chosen(setup, option::EXPANSION);
    alone.then(|| Phrase::new("contradiction-customs-office"))
}
