//! How a game proceeds: what each step offers, what an action does, and what follows without a choice.
//!
//! A decision with a single legal action is played here at once if everybody can see that it is the only one; if that
//! depends on hidden cards it is asked, because an answer without a moment's thought would tell something.

use crate::{
    action::{Action, Actions, Power, at},
    builder,
    components::*,
    councillor, crane,
    event::Event,
    offer::Offer,
    position::{Position, Step},
    producer, prospector,
    round::{self, Drafting, Exchanging, Limiting, Tucking},
    trader, turns,
};
use game::{ActionSet, Dealer, nonzero_bytes, several};

/// All kinds that can be in a hand.
const ANY: u64 = (1 << DECK_KINDS) - 1;

/// What the steps that most decisions belong to offer, if these kinds of cards are in hand (or drawn). Nothing of the other
/// steps.
#[inline(always)]
fn common_options(p: &Position, step: Step, cards: impl Fn() -> u64) -> Option<u64> {
    Some(match step {
        Step::Role => round::role_options(p),
        Step::Pay => builder::pay_options(p, cards()),
        Step::Produce => producer::options(p),
        Step::Sell => trader::options(p),
        Step::Draw => councillor::options(p),
        Step::Keep => councillor::keep_options(p, cards()),
        Step::Prospect => prospector::options(p),
        Step::GoldMine => prospector::gold_mine_options(p),
        _ => return None,
    })
}

/// What the rules offer the player to act at this step, if these kinds of cards are in hand (or drawn); nothing if the
/// step does not apply to them. Everything else it depends on can be seen by everybody.
pub(crate) fn options(p: &Position, cards: u64) -> Offer {
    match common_options(p, p.step, || cards) {
        Some(bits) => Offer::window(bits),
        None => rare_options(p, cards),
    }
}

#[inline(always)]
fn rare_options(p: &Position, cards: u64) -> Offer {
    match p.step {
        Step::Build => builder::options(p, cards),
        Step::Discard => councillor::discard_options(p, cards),
        Step::Chapel => round::chapel_options(p, cards),
        Step::Limit => round::limit_options(p, cards),
        Step::Cover => crane::options(p, cards),
        Step::Library => round::library_options(),
        Step::Draft => round::draft_options(p, cards),
        Step::Office => round::office_options(p, cards),
        Step::Bank => round::bank_options(p, cards),
        Step::Harbor => trader::harbor_options(),
        Step::GoldKeep => prospector::gold_keep_options(cards),
        Step::Goldsmith => prospector::goldsmith_options(p),
        _ => Offer::NONE,
    }
}

/// Goes past a step that offers nothing, or nothing more.
#[inline(always)]
fn skip<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    match p.step {
        Step::Build => builder::next(p, dealer),
        Step::Produce => producer::end_turn(p, dealer),
        Step::Sell => trader::end_selling(p, dealer),
        Step::Draw => councillor::next(p, dealer),
        Step::Prospect => prospector::end_privilege(p, dealer),
        Step::GoldMine => prospector::next_mine(p, dealer),
        _ => skip_rarely(p, dealer),
    }
}

/// The same at the steps that are rarely reached.
#[inline(never)]
fn skip_rarely<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    match p.step {
        Step::Keep | Step::Discard => councillor::end_turn(p, dealer),
        Step::Harbor => trader::pay_out(p, dealer),
        Step::Goldsmith => prospector::next_goldsmith(p, dealer),
        Step::Chapel => round::end_chapel(p, dealer),
        Step::Bank => turns::over::<Tucking, D>(p, 0, dealer),
        Step::Limit => turns::over::<Limiting, D>(p, 0, dealer),
        Step::Draft => turns::over::<Drafting, D>(p, 0, dealer),
        Step::Office => turns::over::<Exchanging, D>(p, p.phase.count, dealer),
        step => unreachable!("the step {step:?} always offers something"),
    }
}

/// Plays an action that is offered, and everything that follows without a choice.
///
/// (Every kind of action is a function of its own from here to the next decision: what one of them needs, the others
/// need not make room for.)
#[inline(always)]
pub(crate) fn play<D: Dealer<Event>>(p: &mut Position, action: Action, dealer: &mut D) {
    p.offered.cards = 0;
    match action {
        Action::Take(role) => round::take(p, dealer, role),
        Action::Pay(card) => builder::pay(p, dealer, card),
        Action::Build(card) => builder::build(p, dealer, card),
        Action::Produce(good) => producer::produce(p, dealer, good),
        Action::Sell(good) => trader::sell(p, dealer, good),
        Action::Draw(count) => match p.step {
            Step::Draw => councillor::draw(p, dealer, count),
            _ => prospector::draw(p, dealer, count),
        },
        Action::Keep(card) if p.step == Step::Keep => councillor::keep(p, dealer, card),
        Action::Pass => pass(p, dealer),
        Action::Done => stop(p, dealer),
        _ => play_rarely(p, action, dealer),
    }
}

/// The same for what is rarely done.
#[inline(never)]
fn play_rarely<D: Dealer<Event>>(p: &mut Position, action: Action, dealer: &mut D) {
    match action {
        Action::Discard(card) => round::discard(p, dealer, card),
        Action::Tuck(card) => round::tuck(p, dealer, card),
        Action::Cover(card) => crane::choose(p, dealer, card),
        Action::Keep(card) => prospector::keep(p, dealer, card),
        Action::PayGood(good) => builder::pay_good(p, dealer, good),
        Action::Use(Power::GoldMine) => prospector::mine(p, dealer),
        Action::Use(Power::Goldsmith) => prospector::smith(p, dealer),
        Action::Use(Power::Harbor) => trader::use_harbor(p, dealer),
        Action::Use(Power::Library) => round::decide_library(p, dealer, true),
        Action::SaveLibrary => round::decide_library(p, dealer, false),
        _ => unreachable!("this is done often"),
    }
}

/// Does nothing, uses nothing.
#[inline(never)]
fn pass<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    let (seat, step) = (p.mover, p.step);
    dealer.tell(|| Event::Declined { seat, step });
    skip(p, dealer);
}

/// Has done enough.
#[inline(never)]
fn stop<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    skip(p, dealer);
}

/// Comes to a step, and from there to the next decision that is asked. (Always inline: mostly the step is certain, so
/// only what it offers is looked at.)
#[inline(always)]
pub(crate) fn come_to<D: Dealer<Event>>(p: &mut Position, step: Step, dealer: &mut D) {
    p.step = step;
    if step == Step::Build {
        return come_to_build(p, dealer);
    }
    let cards = || if step == Step::Keep { p.drawn_kinds } else { p.moving().hand_kinds };
    match common_options(p, step, cards) {
        Some(bits) => {
            debug_assert_eq!(p.offered.cards, 0, "they are gone when an action is played");
            p.offered.bits = bits;
            let choice = match step {
                // Some roles are always left, and a good can be sold or not.
                Step::Role | Step::Sell => true,
                // Something and nothing, if there are cards left to draw.
                Step::Draw | Step::Produce | Step::Prospect | Step::GoldMine => bits != 0,
                _ => several(bits),
            };
            if !choice {
                settle(p, dealer);
            }
        }
        None => look_closely(p, dealer),
    }
}

/// Comes to building. (A function of its own: nothing else needs this much of the position.)
#[inline(never)]
fn come_to_build<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    if p.moving().has(Card::Crane) {
        return look_closely(p, dealer);
    }
    let (player, any) = (p.moving(), builder::buildable(p, ANY));
    let buildable = any & (player.hand_kinds | Card::Cathedral.bit());
    // Mostly some of the first kinds are in the pool, production buildings among them: the player might hold one.
    let asked = buildable != 0 || player.known.is_empty() && any & pooled::<1>(p) != 0;
    p.offered.bits = builder::offer(buildable, 0).bits;
    if any == 0 {
        pass(p, dealer);
    } else if !asked {
        settle(p, dealer);
    }
}

/// At a step that is rarely reached.
#[inline(never)]
fn look_closely<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    p.offered = rare_options(p, p.kinds_asked());
    if !p.offered.several() {
        settle(p, dealer);
    }
}

/// At a step that offers nothing, or a single action.
#[inline(never)]
pub(crate) fn settle<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    match p.offered.few() {
        0 if p.step != Step::Over => stop(p, dealer),
        1 if is_plain(p) => {
            let only = p.legal().first().expect("a single action is left");
            play_only(p, Action::ALL[only], dealer);
        }
        _ => {}
    }
}

/// Is there nothing to decide at this step, as everybody can see?
pub(crate) fn is_forced(p: &Position) -> bool {
    match p.offered.few() {
        0 => true,
        1 => is_plain(p),
        _ => false,
    }
}

/// Plays the only action that is offered.
#[inline(never)]
fn play_only<D: Dealer<Event>>(p: &mut Position, action: Action, dealer: &mut D) {
    play(p, action, dealer);
}

/// Where a single action is legal: can everybody see that it is the only one? (The cards that a gold mine reveals are always
/// several.)
pub(crate) fn is_plain(p: &Position) -> bool {
    let player = p.moving();
    let hidden = match p.step {
        Step::Keep => true,
        _ if player.hand_size == 0 => return true,
        _ => player.known.is_empty() || player.known.total() < player.hand_size,
    };
    if options(p, ANY).few() == 1 {
        return true;
    }
    if hidden && options(p, pooled::<{ Card::COUNT / 8 }>(p)).few() == 2 {
        return false;
    }
    options(p, p.kinds_imaginable()).few() == 1
}

/// Those of the first `8 * EIGHTS` kinds of which the pool has a card.
#[inline]
fn pooled<const EIGHTS: usize>(p: &Position) -> u64 {
    let mut set = 0;
    for (at, eight) in p.pool.as_chunks::<8>().0[..EIGHTS].iter().enumerate() {
        set |= nonzero_bytes(u64::from_le_bytes(*eight)) << (8 * at);
    }
    set
}

impl Position {
    /// The kinds that the hand (or the drawn cards) may have as far as everybody can see.
    pub(crate) fn kinds_imaginable(&self) -> u64 {
        let player = self.moving();
        match self.step {
            Step::Keep => self.unseen_by_all(),
            _ if player.known.total() < player.hand_size => player.known.kinds() | self.unseen_by_all(),
            _ => player.known.kinds(),
        }
    }

    /// The kinds of which some card is not where everybody knows it.
    fn unseen_by_all(&self) -> u64 {
        let players = &self.players[..self.players().into()];
        let seen = |card: Card| {
            let of = |player: &crate::player::Player| player.copies(card) + player.known.get(card);
            let cities: u8 = players.iter().map(of).sum();
            cities + self.covered.get(card) + self.open_discards.get(card)
        };
        let hidden = |&&card: &&Card| card != Card::Cathedral && seen(card) < self.copies(card);
        Card::ALL.iter().filter(hidden).fold(0, |set, card| set | card.bit())
    }
}

/// Fewer orders for what can be done in several: of cards to be paid, discarded or kept only this many may be left over,
/// so one of the first kinds, one more than that, is always among them.
pub(crate) fn canonical(p: &Position) -> Actions {
    let player = p.moving();
    let (family, chosen, all) = match p.step {
        Step::Pay if p.phase.goods_left == 0 || player.loaded == 0 => {
            (at::Pay, p.phase.left, player.hand_size)
        }
        Step::Draft | Step::Limit | Step::Discard => {
            (at::Discard, round::to_discard(p).unwrap_or(0), player.hand_size)
        }
        Step::Keep => (at::Keep, p.phase.left, p.drawn_size),
        _ => return p.legal(),
    };
    let mut set = Actions::default();
    let mut passed = 0;
    for card in cards_in(p.kinds_asked()) {
        set.insert(family + card.index());
        passed += if p.step == Step::Keep { p.drawn.get(card) } else { player.hand[card.index()] };
        if passed > all - chosen {
            break;
        }
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PositionDraft;

    #[test]
    fn the_kinds_of_the_pool_are_counted_eight_at_a_time() {
        let mut p = PositionDraft::new(2).build().expect("a sound position");
        p.pool = [0; Card::COUNT];
        for (at, count) in [(0, 9), (7, 1), (8, 2), (21, 1), (39, 1)] {
            p.pool[at] = count;
        }
        assert_eq!(pooled::<1>(&p), 1 << 7 | 1);
        assert_eq!(pooled::<3>(&p), 1 << 21 | 1 << 8 | 1 << 7 | 1);
        assert_eq!(pooled::<{ Card::COUNT / 8 }>(&p), 1 << 39 | 1 << 21 | 1 << 8 | 1 << 7 | 1);
    }
}
