//! What happens in San Juan, as quantities.

use super::{
    claim::{Quantity, What},
    explain::Explain,
    kinds::Decision,
};
use game::Seat;
use san_juan::{Card, Event, Position, SanJuan};

impl Explain for SanJuan {
    const DECISIONS: &'static [Decision] = &[
        ("role", &["ask-role", "ask-library"]),
        ("build", &["ask-build", "ask-over"]),
        ("pay", &["ask-pay"]),
        ("produce", &["ask-produce"]),
        ("trade", &["ask-sell", "ask-harbor"]),
        ("draw", &["ask-draw", "ask-keep", "ask-discard"]),
        ("prospect", &["ask-prospect", "ask-gold-mine", "ask-gold-keep", "ask-goldsmith"]),
        ("hand", &["ask-draft", "ask-office", "ask-limit", "ask-chapel", "ask-bank"]),
    ];

    fn quantities(event: &Event) -> Vec<Quantity> {
        match event {
            Event::Built { seat, card, .. } => {
                vec![Quantity::new(What::Erect, *seat, 1).of(format!("card-{}.the", card.id()))]
            }
            Event::GoodLost { seat, .. } => vec![Quantity::new(What::Lost, *seat, 1)],
            Event::Paid { seat, count, .. } | Event::Discarded { seat, count, .. } => {
                vec![Quantity::new(What::Cards, *seat, -i32::from(*count))]
            }
            Event::Drew { seat, count, .. } => vec![Quantity::new(What::Cards, *seat, *count)],
            Event::TookRevealed { seat, .. } => vec![Quantity::new(What::Cards, *seat, 1).lucky()],
            Event::Produced { seat, .. } => vec![Quantity::new(What::Make, *seat, 1)],
            // The cards of a sale are drawn, which is told as well.
            Event::Sold { seat, price, .. } => vec![
                Quantity::new(What::Trade, *seat, 1).gain(*price),
                Quantity::new(What::Cards, *seat, -i32::from(*price)),
            ],
            Event::Harbored { seat } => vec![Quantity::new(What::Points, *seat, 1)],
            Event::Tucked { seat, .. } => {
                vec![Quantity::new(What::Points, *seat, 1), Quantity::new(What::Cards, *seat, -1)]
            }
            _ => Vec::new(),
        }
    }

    /// The cards that it keeps.
    fn standing(position: &Position, seat: Seat) -> Vec<Quantity> {
        let player = position.player(seat);
        let kept = |card: Card| {
            Quantity::new(What::Keep, seat, player.in_hand(card)).of(format!("card-{}.the", card.id()))
        };
        Card::ALL.into_iter().map(kept).collect()
    }

    fn worth(what: What) -> (f32, f32) {
        match what {
            What::Erect => (2.5, 0.0),
            What::Cards => (0.7, 0.0),
            What::Trade => (0.0, 0.7),
            What::Make => (0.8, 0.0),
            What::Lost => (-0.8, 0.0),
            What::Points => (1.0, 0.0),
            What::Keep => (0.2, 0.0),
            _ => (0.0, 0.0),
        }
    }
}
