//! The hand-made evaluation of Puerto Rico: the victory points a player may expect in the end.
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
    rivals::{Rivals, Shares},
};
use crate::{
    level::{self, Levels},
    net,
    search::Values,
};
use board::Prices;
use game::{ActionSet, Rules, Seat};
use outlook::Outlook;
use puerto_rico::{Action, Actions, Player, Position, PuertoRico, Step, components::MOST_PLAYERS};

const AGAINST: Shares = Shares { best: 0.3, all: 0.3 };
/// Doubloons and barrels decide a tie, and hardly more.
const TIE: f32 = 0.01;

impl Evaluate for PuertoRico {
    /// Only the next face-up plantations are chance, and nothing here looks at them; the hacienda draws blind.
    const WORLDS: u32 = 2;

    type Taste = Taste;
    const CHARACTERS: &'static [Character<Taste>] = PUERTO_RICO;

    fn seasoned() -> Taste {
        Taste::SEASONED
    }

    fn evaluate(position: &Position, seat: Seat, taste: &Taste) -> f32 {
        Self::evaluator(seat, taste)(position)
    }

    fn evaluator(seat: Seat, taste: &Taste) -> impl FnMut(&Position) -> f32 {
        let mut others = Boards::default();
        move |position| {
            if position.is_over() {
                let rivals = Rivals::of(seat, position.players(), |other| in_the_end(position, other));
                return rivals.against(in_the_end(position, seat), true, taste.envy, AGAINST);
            }
            let outlook = Outlook::of(position);
            others.turn_to(position, &outlook);
            let rivals =
                Rivals::of(seat, position.players(), |other| others.worth(position, other, &outlook));
            let mine = board::worth(position, seat, &outlook, &Prices::of(&outlook, taste), taste);
            rivals.against(mine, false, taste.envy, AGAINST)
        }
    }

    const LEVELS: Levels = level::PUERTO_RICO;
    const PLAYED_OUT: f32 = 0.3;

    fn shipped() -> &'static net::Shipped {
        net::shipped!(PuertoRico, "puerto-rico")
    }

    fn prospects(position: &Position) -> Values {
        if position.is_over() {
            return by_seat(position.players(), |seat| in_the_end(position, seat));
        }
        let outlook = Outlook::of(position);
        let prices = Prices::of(&outlook, &Taste::PLAIN);
        by_seat(position.players(), |seat| board::worth(position, seat, &outlook, &prices, &Taste::PLAIN))
    }

    /// A role is unfinished until the next is chosen. Placing colonists is quiet all the same: `crew` foresees where they
    /// will go.
    fn quiet(position: &Position, _seat: Seat) -> bool {
        matches!(position.step(), Step::Role | Step::Place | Step::Over)
    }

    /// A search goes on through the placements to the next choice of a role.
    fn pause(position: &Position, _seat: Seat) -> bool {
        matches!(position.step(), Step::Role | Step::Over)
    }

    /// The last points of the supply end the game: worth a thought of its own.
    fn begins(position: &Position, seat: Seat) -> bool {
        Self::pause(position, seat) || position.step() == Step::Bonus
    }

    /// Placements are tried in any order, the most useful first; the orders that `canonical` offers would have to
    /// begin with lesser ones.
    fn candidates(position: &Position, seat: Seat, taste: &Taste) -> Actions {
        match position.step() {
            Step::Place => PuertoRico::legal(position, seat),
            Step::Produce => {
                // Declining production is hardly ever wise, and looks no wiser one action ahead.
                let mut legal = PuertoRico::legal(position, seat);
                legal.remove(Action::DeclineProduction.index());
                legal
            }
            Step::Bonus if !taste.looks_ahead => {
                let mut only = Actions::default();
                only.insert(bonus(position, seat).index());
                only
            }
            _ => PuertoRico::canonical(position, seat),
        }
    }
}

/// How many bonus points to take when they are the last: the leader takes all and ends the game, and so does anybody
/// whom it costs nothing; the others leave a point, so that it goes on.
fn bonus(position: &Position, seat: Seat) -> Action {
    let offered = u16::from(position.load_bonus(seat));
    let score = |seat| position.score(seat).total();
    let leads = Seat::all(position.players())
        .filter(|&other| other != seat)
        .all(|other| score(other) < score(seat) + i32::from(offered));
    let ends_anyway = position.ending().is_some();
    match if leads || ends_anyway { offered } else { offered.min(position.vp_supply() - 1) } {
        0 => Action::DeclineBonus,
        1 => Action::TakeOneBonus,
        _ => Action::TakeBothBonuses,
    }
}

/// Boards looked at, to a plain taste, and what they were worth: an action mostly changes one of them.
#[derive(Default)]
struct Boards {
    /// All that a worth depends on beside the board itself: the outlook, and whether colonists are being placed.
    table: Option<(Outlook, bool)>,
    prices: Prices,
    seen: [Option<(Player, f32)>; MOST_PLAYERS],
}

impl Boards {
    /// Another position is looked at.
    fn turn_to(&mut self, position: &Position, outlook: &Outlook) {
        let table = Some((*outlook, position.step() == Step::Place));
        if self.table != table {
            self.table = table;
            self.prices = Prices::of(outlook, &Taste::PLAIN);
            self.seen = Default::default();
        }
    }

    /// What this player may expect in the end there.
    fn worth(&mut self, position: &Position, seat: Seat, outlook: &Outlook) -> f32 {
        let player = position.player(seat);
        match self.seen[seat.index()] {
            Some((seen, worth)) if seen == *player => worth,
            _ => {
                let worth = board::worth(position, seat, outlook, &self.prices, &Taste::PLAIN);
                self.seen[seat.index()] = Some((*player, worth));
                worth
            }
        }
    }
}

/// What a player has when the game is over, with what decides a tie.
fn in_the_end(position: &Position, seat: Seat) -> f32 {
    position.score(seat).total() as f32 + TIE * position.tie_break(seat) as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bot, Budget, Greedy, Question};
    use game::Fast;
    use puerto_rico::{Building, Ending, Good, PositionDraft, Role};

    /// Seat 1, the captain, owns a harbor and has just loaded; these points are left in the supply, and seat 2 has those.
    fn asked(left: u16, rival: u16) -> PositionDraft {
        PositionDraft::new(4)
            .building(1, Building::Harbor, 1)
            .chips(1, 100 - left - rival)
            .chips(2, rival)
            .ship(5, Good::Corn, 3)
            .taken(&[Role::Captain])
            .asking(Step::Bonus, 1)
    }

    fn greedy(draft: &PositionDraft) -> Action {
        let position = draft.build().expect("a sound position");
        let legal = PuertoRico::legal(&position, Seat::FIRST);
        let view = PuertoRico::view(&position, Some(Seat::FIRST));
        let question = Question::<PuertoRico> {
            view: &view,
            seat: Seat::FIRST,
            legal: &legal,
            budget: Budget::nodes(1000),
        };
        Greedy::with(Taste::default()).choose(&question, &mut Fast::new(1))
    }

    #[test]
    fn greedy_ends_the_game_when_it_leads() {
        assert_eq!(greedy(&asked(1, 30)), Action::TakeBothBonuses);
        assert_eq!(greedy(&asked(2, 30)), Action::TakeBothBonuses);
        // 48 and 3 printed and 2 bonus points against 50.
        assert_eq!(greedy(&asked(2, 50)), Action::TakeBothBonuses);
    }

    #[test]
    fn greedy_behind_leaves_the_last_point() {
        assert_eq!(greedy(&asked(1, 60)), Action::DeclineBonus);
        assert_eq!(greedy(&asked(2, 60)), Action::TakeOneBonus);
    }

    #[test]
    fn greedy_takes_everything_when_the_game_ends_anyway() {
        let mut draft = asked(2, 60).ending(Ending::Colonists).colonists(0, 4);
        draft.seats[3].san_juan = 74;
        assert_eq!(greedy(&draft), Action::TakeBothBonuses);
    }

    #[test]
    fn a_search_weighs_every_answer() {
        let position = asked(2, 60).build().expect("a sound position");
        assert_eq!(PuertoRico::candidates(&position, Seat::FIRST, &PuertoRico::seasoned()).len(), 3);
        assert!(PuertoRico::begins(&position, Seat::FIRST));
    }
}
