//! What happened, as the log tells it.

use crate::{
    event::Event,
    talk::{development, happening, list, resource},
};
use game::{Arg, Phrase, phrase};

/// The sentence for an event.
pub(crate) fn say_event(event: &Event) -> Phrase {
    match event {
        Event::MarketLaid { cards } => phrase!("event-market", cards = list(*cards)),
        Event::LineGrew { development: card } => phrase!("event-line", development = development(*card)),
        Event::RoundBegan { round, happening: None } => phrase!("event-round", round = *round),
        Event::RoundBegan { round, happening: Some(what) } => {
            phrase!("event-round-happening", round = *round, happening = happening(*what))
        }
        Event::Called { seat, happening: Some(what) } => {
            phrase!("event-called", who = *seat, happening = happening(*what))
        }
        Event::Called { seat, happening: None } => phrase!("event-called-nothing", who = *seat),
        Event::Split { seat, second } if second.is_empty() => phrase!("event-no-split", who = *seat),
        Event::Split { seat, second } => {
            let caravels = second.iter().map(|&caravel| Arg::Number(caravel.into())).collect::<Vec<_>>();
            phrase!("event-split", who = *seat, caravels = caravels)
        }
        Event::Dealt { seat, count, cards: None } => phrase!("event-dealt", who = *seat, count = *count),
        Event::Dealt { seat, cards: Some(cards), .. } => {
            phrase!("event-dealt-own", who = *seat, cards = list(*cards))
        }
        Event::Displayed { cards } => phrase!("event-displayed", cards = list(*cards)),
        Event::Picked { seat, resource: card } => {
            phrase!("event-picked", who = *seat, resource = resource(*card))
        }
        Event::Reshuffled => Phrase::new("event-reshuffled"),
        Event::Chose { seat } => phrase!("event-chose", who = *seat),
        Event::Plundered { seat, count, cards: None } => {
            phrase!("event-plundered", who = *seat, count = *count)
        }
        Event::Plundered { seat, cards: Some(cards), .. } => {
            phrase!("event-plundered-own", who = *seat, cards = list(*cards))
        }
        Event::Announced { seat, count } => phrase!("event-announced", who = *seat, count = *count),
        Event::Revealed { seat, cards, total } => {
            phrase!("event-revealed", who = *seat, cards = list(*cards), total = *total)
        }
        Event::TradeMaster { seat } => phrase!("event-trade-master", who = *seat),
        Event::Took { seat, from, resource: card } => {
            phrase!("event-took", who = *seat, from = *from, resource = resource(*card))
        }
        Event::Swapped { seat, put, got, doubloons: 0 } => {
            phrase!("event-swapped", who = *seat, put = resource(*put), got = resource(*got))
        }
        Event::Swapped { seat, put, got, doubloons } => phrase!(
            "event-swapped-paid",
            who = *seat,
            put = resource(*put),
            got = resource(*got),
            doubloons = *doubloons
        ),
        Event::TookBack { seat, cards } => phrase!("event-took-back", who = *seat, cards = list(*cards)),
        Event::Gave { seat, to, resource: None } => phrase!("event-gave", who = *seat, to = *to),
        Event::Gave { seat, to, resource: Some(card) } => {
            phrase!("event-gave-seen", who = *seat, to = *to, resource = resource(*card))
        }
        Event::Begins { seat } => phrase!("event-begins", who = *seat),
        Event::IdenticalPlayed { seat, resource: card, cards, reach } => phrase!(
            "event-identical",
            who = *seat,
            resource = resource(*card),
            cards = list(*cards),
            reach = *reach
        ),
        Event::DifferentPlayed { seat, cards, doubloons } => {
            phrase!("event-different", who = *seat, cards = list(*cards), doubloons = *doubloons)
        }
        Event::RelicsSold { seat, count, doubloons } => {
            phrase!("event-relics", who = *seat, count = *count, doubloons = *doubloons)
        }
        Event::PerfectShown { seat, cards } => phrase!("event-perfect", who = *seat, cards = list(*cards)),
        Event::Developed { seat, development: card, unseen: false } => {
            phrase!("event-developed", who = *seat, development = development(*card))
        }
        Event::Developed { seat, development: card, unseen: true } => {
            phrase!("event-developed-unseen", who = *seat, development = development(*card))
        }
        Event::LineShort => Phrase::new("event-line-short"),
        Event::Paid { seat, income, shipyards } => {
            phrase!("event-paid", who = *seat, income = *income, shipyards = *shipyards)
        }
        Event::Cleared { seat, stored, discarded, cards: None } => {
            phrase!("event-cleared", who = *seat, stored = *stored, discarded = *discarded)
        }
        Event::Cleared { seat, stored, cards: Some(cards), .. } => {
            phrase!("event-cleared-own", who = *seat, stored = *stored, cards = list(*cards))
        }
        Event::GameOver { ending } => phrase!("event-over", why = Arg::term("ending-", ending.id())),
    }
}
