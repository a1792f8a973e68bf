//! Puerto Rico judged by hand: the victory points a player may expect in the end.
//!
//! What a player has (chips, printed points, goods, money) is certain; what it will bring depends on how often each role
//! will still be played ([`Outlook`]). Everything else is a rate per role: barrels by craftsmen, points by captains,
//! doubloons by traders, discounts by builders.
//!
//! | module | what |
//! |---|---|
//! | `outlook` | how long the game will last, and how often each role comes |
//! | `board` | what one player's board is worth |
//! | `crew` | which circles matter most: where colonists not yet placed will go |

mod board;
mod crew;
mod outlook;

use super::{
    Character, Evaluate, by_seat,
    characters::{PUERTO_RICO, PuertoRicoTaste as Taste},
};
use crate::{
    Net,
    level::{self, Levels},
    net,
    search::Values,
};
use game::{ActionSet, Bits, Game, Seat};
use outlook::Outlook;
use puerto_rico::{Position, PuertoRico, Step};

/// How much the others' prospects count against one's own: the best of them, and all of them on average.
const AGAINST_BEST: f32 = 0.3;
const AGAINST_ALL: f32 = 0.3;
/// Doubloons and barrels decide a tie, and hardly more.
const TIE: f32 = 0.01;

impl Evaluate for PuertoRico {
    /// Only the next face-up plantations are chance, and nothing here looks at them; the hacienda draws blind.
    const WORLDS: u32 = 2;

    type Taste = Taste;
    const CHARACTERS: &'static [Character<Taste>] = PUERTO_RICO;

    fn evaluate(position: &Position, seat: Seat, taste: &Taste) -> f32 {
        let outlook = Outlook::of(position);
        let worth = |seat: Seat, taste: &Taste| worth(position, seat, &outlook, taste);
        let plain = Taste::default();
        let (mut best, mut sum) = (f32::MIN, 0.0);
        for other in Seat::all(position.players()).filter(|&other| other != seat) {
            let theirs = worth(other, &plain);
            best = best.max(theirs);
            sum += theirs;
        }
        let others = f32::from(position.players() - 1);
        if position.is_over() {
            // Only who wins counts now.
            return (worth(seat, taste) - best) * 2.0;
        }
        worth(seat, taste) - taste.envy * AGAINST_BEST * best - taste.envy * AGAINST_ALL * sum / others
    }

    const LEVELS: Levels = level::PUERTO_RICO;
    const PLAYED_OUT: f32 = 0.3;

    fn net() -> &'static Net {
        net::shipped!(PuertoRico, "puerto-rico")
    }

    fn prospects(position: &Position) -> Values {
        let (outlook, plain) = (Outlook::of(position), Taste::default());
        by_seat(position.players(), |seat| worth(position, seat, &outlook, &plain))
    }

    /// A role is half-done until the next is chosen. Placing colonists is quiet all the same: `crew` foresees where they
    /// will go.
    fn quiet(position: &Position, _seat: Seat) -> bool {
        matches!(position.step(), Step::Role | Step::Place | Step::Over)
    }

    /// A search goes on through the placements to the next choice of a role.
    fn pause(position: &Position, _seat: Seat) -> bool {
        matches!(position.step(), Step::Role | Step::Over)
    }

    /// Placements are tried in any order, the most useful first; the orders that `canonical` offers would have to
    /// begin with lesser ones.
    fn candidates(position: &Position, seat: Seat, _taste: &Taste) -> Bits<2> {
        match position.step() {
            Step::Place => PuertoRico::legal(position, seat),
            Step::Produce => {
                // Declining production is hardly ever wise, and looks no wiser one action ahead.
                let mut legal = PuertoRico::legal(position, seat);
                legal.remove(puerto_rico::Action::DeclineProduction.index());
                legal
            }
            _ => PuertoRico::canonical(position, seat),
        }
    }
}

/// What this player may expect in the end; what it has, with what decides a tie, when the game is over.
fn worth(position: &Position, seat: Seat, outlook: &Outlook, taste: &Taste) -> f32 {
    if position.is_over() {
        position.score(seat).total() as f32 + TIE * position.tie_break(seat) as f32
    } else {
        board::worth(position, seat, outlook, taste)
    }
}
