//! What a player has to make sets of: the hand, the merchants, and what the event and the turn allow. Which sets to make of
//! it is for players to decide.

use crate::{
    cards::Cards,
    components::*,
    position::{Position, Turn},
};
use game::Seat;

/// A hand and everything that decides what can be made of it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Means {
    /// The cards.
    pub hand: Cards,
    /// Merchants that can still be used, by class.
    pub merchants: [u8; Class::COUNT],
    /// Cards in the line.
    pub line: u8,
    /// Only the first card of the line can be taken.
    pub storm: bool,
    /// Different resources pay a doubloon a card.
    pub natives: bool,
    /// Any number of sets of identical resources.
    pub kings_help: bool,
    /// The top of the deck may be taken instead.
    pub almagro: bool,
    /// A set of identical resources was played this turn.
    pub identical_played: bool,
    /// The set of different resources was played this turn.
    pub different_played: bool,
    /// Relics were sold this turn.
    pub relics_sold: bool,
}

impl Means {
    /// What this player can make of the hand now; what lies on the bench or is chosen in secret counts as still in hand.
    pub fn of(p: &Position, seat: Seat) -> Means {
        let moves = seat == p.mover;
        let turn = if moves && p.step.is_turn() { p.turn } else { Turn::default() };
        let player = p.player(seat);
        let chosen = match p.step {
            step if step.is_secret() => player.laid,
            step if step.is_bench() && moves => p.bench.cards,
            _ => Cards::NONE,
        };
        Means {
            hand: player.hand.and(chosen),
            merchants: std::array::from_fn(|class| player.merchants[class] - turn.used[class]),
            line: p.line_length,
            storm: p.touches(RoyalEvent::Storm, seat),
            natives: p.touches(RoyalEvent::Natives, seat),
            kings_help: p.touches(RoyalEvent::KingsHelp, seat),
            almagro: player.wins(Character::Almagro) && p.development_deck_size > 0,
            identical_played: turn.identical,
            different_played: turn.different,
            relics_sold: turn.relics,
        }
    }
}
