//! What happened, as the players are told; what a seat does not see is left out.

use crate::{
    cards::Cards,
    components::{Development, Resource, RoyalEvent},
    scoring::Ending,
};
use game::Seat;
use schemars::JsonSchema;
use serde::Serialize;

/// What happened. An optional `cards` or `resource` is told only to those who see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Event {
    /// The market was laid out.
    MarketLaid {
        /// Its cards.
        cards: Cards,
    },
    /// A card was added to the line of developments.
    LineGrew {
        /// Which.
        development: Development,
    },
    /// A round began, with this event.
    RoundBegan {
        /// Counted from 1.
        round: u16,
        /// The event on the first card of the line.
        happening: Option<RoyalEvent>,
    },
    /// Coronado's owner chose the event, or none.
    Called {
        /// Who.
        seat: Seat,
        /// Which.
        happening: Option<RoyalEvent>,
    },
    /// Ponce's owner decided on two squadrons.
    Split {
        /// Who.
        seat: Seat,
        /// The caravels of the second squadron.
        second: Vec<u8>,
    },
    /// Cards were dealt face down.
    Dealt {
        /// To whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which.
        cards: Option<Cards>,
    },
    /// Cards were turned over for the caravels.
    Displayed {
        /// Which.
        cards: Cards,
    },
    /// A face-up card was taken.
    Picked {
        /// Who.
        seat: Seat,
        /// Which.
        resource: Resource,
    },
    /// The discard became the deck.
    Reshuffled,
    /// Somebody has chosen in secret.
    Chose {
        /// Who.
        seat: Seat,
    },
    /// Pirates took cards.
    Plundered {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which.
        cards: Option<Cards>,
    },
    /// The number of cards to lay out was announced.
    Announced {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// The cards of one player were revealed.
    Revealed {
        /// Whose.
        seat: Seat,
        /// Which.
        cards: Cards,
        /// Their total, Valdivia included.
        total: u8,
    },
    /// The Trade Master is this player.
    TradeMaster {
        /// Who.
        seat: Seat,
    },
    /// A card was taken from another player.
    Took {
        /// Who.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// Which.
        resource: Resource,
    },
    /// It was swapped with the market.
    Swapped {
        /// Who.
        seat: Seat,
        /// What went into the market.
        put: Resource,
        /// What came from it.
        got: Resource,
        /// Doubloons for Orellana.
        doubloons: u8,
    },
    /// Cards nobody wanted went back to the hand.
    TookBack {
        /// Whose.
        seat: Seat,
        /// Which.
        cards: Cards,
    },
    /// The Trade Master gave a card.
    Gave {
        /// Who.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// Which.
        resource: Option<Resource>,
    },
    /// The Trade Master chose who begins.
    Begins {
        /// Who.
        seat: Seat,
    },
    /// A set of identical resources was played.
    IdenticalPlayed {
        /// Who.
        seat: Seat,
        /// Of what.
        resource: Resource,
        /// The cards, as they are.
        cards: Cards,
        /// How many cards of the line may be taken.
        reach: u8,
    },
    /// A set of different resources was played.
    DifferentPlayed {
        /// Who.
        seat: Seat,
        /// The cards, as they are.
        cards: Cards,
        /// What it pays.
        doubloons: u8,
    },
    /// Relics were sold.
    RelicsSold {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// For how much.
        doubloons: u8,
    },
    /// The perfect combination was shown.
    PerfectShown {
        /// Who.
        seat: Seat,
        /// The cards, as they are.
        cards: Cards,
    },
    /// A development was taken.
    Developed {
        /// Who.
        seat: Seat,
        /// Which.
        development: Development,
        /// From the deck, unseen?
        unseen: bool,
    },
    /// The line could not be refilled: the last round.
    LineShort,
    /// Developments and shipyards paid.
    Paid {
        /// Whom.
        seat: Seat,
        /// Income of developments.
        income: u8,
        /// Of shipyards.
        shipyards: u8,
    },
    /// Unused cards were stored and discarded.
    Cleared {
        /// Whose.
        seat: Seat,
        /// How many were stored.
        stored: u8,
        /// How many were discarded.
        discarded: u8,
        /// Which were discarded.
        cards: Option<Cards>,
    },
    /// The game is over.
    GameOver {
        /// Why.
        ending: Ending,
    },
}

/// The event as an observer sees it.
pub(crate) fn seen_by(event: &Event, observer: Option<Seat>) -> Event {
    let mut seen = event.clone();
    match &mut seen {
        Event::Dealt { seat, cards, .. }
        | Event::Plundered { seat, cards, .. }
        | Event::Cleared { seat, cards, .. }
            if observer != Some(*seat) =>
        {
            *cards = None;
        }
        Event::Gave { seat, to, resource } if observer != Some(*seat) && observer != Some(*to) => {
            *resource = None
        }
        _ => {}
    }
    seen
}
