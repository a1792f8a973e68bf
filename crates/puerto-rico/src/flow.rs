//! How a game goes on: what each step offers, what an action does, and what follows without a choice.
//!
//! Everything is public, so a decision with a single legal action is played here at once: every decision that is
//! asked has at least two.

use crate::{
    action::Action, builder, captain, craftsman, event::Event, mayor, position::Position, position::Step,
    round, settler, storage, trader,
};
use game::{ActionSet, Bits, Chance, Sink};

/// What the rules offer the player to act at this step; nothing if the step does not apply to them.
#[inline(always)]
pub(crate) fn options(p: &Position) -> Bits<2> {
    match p.step {
        Step::Role => Bits([round::options(p), 0]),
        Step::Hacienda => Bits([settler::hacienda_options(p), 0]),
        Step::Settle => Bits([0, settler::options(p)]),
        Step::Hospice => Bits([settler::hospice_options(p), 0]),
        Step::Privilege => Bits([mayor::privilege_options(p), 0]),
        Step::Place => Bits([mayor::options(p), 0]),
        Step::Build => builder::options(p),
        Step::University => Bits([builder::university_options(p), 0]),
        Step::Produce => Bits([0, craftsman::options(p)]),
        Step::Extra => Bits([0, craftsman::extra_options(p)]),
        Step::Trade => Bits([0, trader::options(p)]),
        Step::Load => Bits([0, captain::options(p)]),
        Step::Store => Bits([0, storage::store_options(p)]),
        Step::Keep => Bits([0, storage::keep_options(p)]),
        Step::Over => Bits([0, 0]),
    }
}

/// Goes past a step that offers nothing.
#[inline(always)]
fn skip<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    match p.step {
        Step::Hacienda => p.step = Step::Settle,
        Step::Settle | Step::Hospice => settler::next(p, chance, sink),
        Step::Privilege => mayor::deal(p, sink),
        Step::Place => mayor::next(p, sink),
        Step::Build | Step::University => builder::next(p, sink),
        Step::Produce => craftsman::next(p),
        Step::Extra => round::end_role(p, sink),
        Step::Trade => trader::next(p, sink),
        Step::Load => captain::pass(p),
        Step::Store => p.step = Step::Keep,
        Step::Keep => storage::next(p, sink),
        Step::Role | Step::Over => {
            unreachable!("a role can always be taken, and after the end nothing is skipped")
        }
    }
}

/// Does what a legal action says, up to the next step; false if that is to go past this step as if it offered nothing.
#[inline(always)]
fn act<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    action: Action,
    chance: &mut C,
    sink: &mut S,
) -> bool {
    match action {
        Action::Take(role) => round::take(p, role, sink),
        Action::Place(place) => mayor::place(p, place, sink),
        Action::Build(building) => builder::build(p, building, sink),
        Action::DrawPlantation => settler::draw(p, chance, sink),
        Action::Settle(tile) => return settler::settle(p, tile, sink),
        Action::TakeColonist => match p.step {
            Step::Hospice => return settler::accept(p, sink),
            Step::University => builder::accept(p, sink),
            _ => mayor::accept(p, sink),
        },
        Action::Load(good, ship) => captain::load(p, good, ship, sink),
        Action::Wharf(good) => captain::wharf(p, good, sink),
        Action::Store(good) => storage::store(p, good, sink),
        Action::Keep(good) => storage::keep(p, good, sink),
        Action::Extra(good) => craftsman::extra(p, good, sink),
        Action::Sell(good) => trader::sell(p, good, sink),
        Action::Produce => craftsman::produce(p, sink),
        Action::NoDraw
        | Action::DeclineColonist
        | Action::DeclineProduction
        | Action::Pass
        | Action::DoneStoring
        | Action::DeclineExtra => {
            let (seat, step) = (p.mover, p.step);
            sink.tell(|| Event::Declined { seat, step });
            return false;
        }
    }
    true
}

/// Plays a legal action and everything that follows without a choice.
#[inline(never)]
pub(crate) fn play<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    mut action: Action,
    chance: &mut C,
    sink: &mut S,
) {
    loop {
        let mut done = act(p, action, chance, sink);
        let (low, high) = loop {
            if done {
                let Bits([low, high]) = options(p);
                if low | high != 0 || p.step == Step::Over {
                    break (low, high);
                }
            }
            skip(p, chance, sink);
            done = true;
        };
        let single = (low == 0) != (high == 0) && (low | high) & (low | high).wrapping_sub(1) == 0;
        if !single {
            p.legal = Bits([low, high]);
            return;
        }
        action = Action::ALL[Bits([low, high]).first().expect("a single action is left")];
    }
}
