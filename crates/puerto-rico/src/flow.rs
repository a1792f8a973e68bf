//! How a game proceeds: what each step offers, and what an action does.
//!
//! Every role has the same shape. `offer` puts the question to the player to act, if there is one for them: it sets the
//! step and the legal actions and returns true. `next` goes on to the next player who is offered something, and when
//! everybody had their turn ends the role. Everything is public, so a decision with a single legal action is played at
//! once, on the way: every decision that is asked has at least two.

use crate::{
    action::{Action, Actions, at},
    builder, captain, craftsman,
    event::Event,
    mayor,
    position::{Position, Step},
    round, settler, storage, trader,
};
use game::{Chance, Sink};

/// What the rules offer the player to act at this step; nothing if the step does not apply to them.
pub(crate) fn options(p: &Position) -> Actions {
    match p.step {
        Step::Role => Actions::block(at::Take, round::options(p)),
        Step::Hacienda => Actions::block(at::DrawPlantation, settler::hacienda_options(p)),
        Step::Settle => Actions::block(at::Load, settler::options(p)),
        Step::Hospice => Actions::block(at::TakeColonist, settler::hospice_options(p)),
        Step::Privilege => Actions::block(at::TakeColonist, mayor::privilege_options(p)),
        Step::Place => Actions::block(at::Place, mayor::options(p)),
        Step::Build => builder::options(p),
        Step::University => Actions::block(at::TakeColonist, builder::university_options(p)),
        Step::Produce => Actions::block(at::Load, craftsman::options(p)),
        Step::Extra => Actions::block(at::Load, craftsman::extra_options(p)),
        Step::Trade => Actions::block(at::Load, trader::options(p)),
        Step::Load => Actions::block(at::Load, captain::options(p)),
        Step::Bonus => Actions::block(at::Load, captain::bonus_options(p)),
        Step::Store => Actions::block(at::Load, storage::store_options(p)),
        Step::Keep => Actions::block(at::Load, storage::keep_options(p)),
        Step::Over => Actions::default(),
    }
}

/// Plays a legal action and everything that follows without a choice.
#[inline(never)]
pub(crate) fn play<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    action: Action,
    chance: &mut C,
    sink: &mut S,
) {
    match action {
        Action::Take(role) => round::take(p, role, chance, sink),
        Action::Place(place) => mayor::place(p, place, sink),
        Action::Build(building) => builder::build(p, building, sink),
        Action::DrawPlantation => settler::draw(p, chance, sink),
        Action::Settle(tile) => settler::settle(p, tile, chance, sink),
        Action::TakeColonist => match p.step {
            Step::Hospice => settler::accept(p, chance, sink),
            Step::University => builder::accept(p, sink),
            _ => mayor::accept(p, sink),
        },
        Action::Load(good, ship) => captain::load(p, good, ship, sink),
        Action::Wharf(good) => captain::wharf(p, good, sink),
        Action::TakeOneBonus => captain::take_bonus(p, 1, sink),
        Action::TakeBothBonuses => captain::take_bonus(p, 2, sink),
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
        | Action::DeclineExtra
        | Action::DeclineBonus => decline(p, chance, sink),
    }
}

/// Goes past a step without doing anything.
fn decline<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    let (seat, step) = (p.mover, p.step);
    sink.tell(|| Event::Declined { seat, step });
    match step {
        Step::Hacienda => settler::go_on(p, chance, sink),
        Step::Settle | Step::Hospice => settler::next(p, chance, sink),
        Step::Privilege => mayor::deal(p, sink),
        Step::Build | Step::University => builder::next(p, sink),
        Step::Produce => craftsman::next(p, sink),
        Step::Extra => round::end_role(p, sink),
        Step::Trade => trader::next(p, sink),
        Step::Load => captain::pass(p, sink),
        Step::Bonus => captain::end_load(p, sink),
        Step::Store => storage::go_on(p, sink),
        Step::Role | Step::Place | Step::Keep | Step::Over => {
            unreachable!("nobody is offered to decline this")
        }
    }
}
