//! Set-up: the market, the line of developments, the first Trade Master.

use crate::{
    action::Offered, cards::Cards, components::*, deck, event::Event, flow, player::Player, position::*,
    progression, royal_events,
};
use game::{Chance, Seat, Seats, Setup, Sink};

game::options! {
    /// Are pages asked not to show doubloons?
    pub(crate) enum HiddenMoney = "hidden-money", Display { Off = "off", On = "on" }
}

/// A table with all cards in their decks.
pub(crate) fn bare(setup: &Setup) -> Position {
    let mut development_deck = [0; Development::COUNT];
    for card in Development::of_game(setup.players()) {
        development_deck[card.index()] = 1;
    }
    Position {
        players: [Player::EMPTY; MOST_PLAYERS],
        offered: Offered::NONE,
        step: Step::Announce,
        acting: Seats::NONE,
        mover: Seat::FIRST,
        master: Seat::FIRST,
        taken_by: 0,
        taken_before: 0,
        taken: None,
        announced: 0,
        out: 0,
        market: Cards::NONE,
        turn: Turn::default(),
        bench: Bench::default(),
        tied: 0,
        reach: 0,
        first: Seat::FIRST,
        perfect: 0,
        event: 0,
        deck: Resource::CARDS,
        deck_size: Cards::ALL.total(),
        open_discards: Cards::NONE,
        display: Cards::NONE,
        served: 0,
        picks: 0,
        detached: 0,
        line: [0; LINE],
        line_length: 0,
        development_deck,
        development_deck_size: development_deck.iter().sum(),
        gift: Gift::default(),
        round: 0,
        setup: *setup,
    }
}

/// Three cards face up, five developments in line, then the first round.
pub(crate) fn start<C: Chance + ?Sized, S: Sink<Event>>(
    setup: &Setup,
    chance: &mut C,
    sink: &mut S,
) -> Position {
    let mut p = bare(setup);
    for _ in 0..LINE {
        progression::refill(&mut p, chance, sink);
    }
    let mut market = Cards::NONE;
    deck::draw(&mut p, std::slice::from_mut(&mut market), MARKET as u8, chance, sink);
    p.market = market;
    sink.tell(|| Event::MarketLaid { cards: market });
    royal_events::begin_round(&mut p, chance, sink);
    flow::settle(&mut p, chance, sink);
    p
}
