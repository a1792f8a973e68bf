//! Choosing at the same time (option `together`).
//!
//! In a *stage* several players choose without waiting for each other: what they produce, sell, draw and keep, and at
//! the start of a round what they tuck and discard. Nothing they do in a stage asks chance or depends on what others do
//! there; what they draw for it comes when all have chosen, from the chooser clockwise. That needs a deck that has enough
//! cards for everything they might take: otherwise it would be shuffled in between, and the order would matter. Then
//! there is no stage, and they act in turn.
//!
//! A position keeps what one player is asked in `step`, `phase`, `drawn` and `offer`, as without the option: in a stage that is
//! the first who still has to choose. What the others have begun is parked in [`Stage::turns`].

use crate::{
    action::{Action, Actions},
    cards::Cards,
    components::*,
    councillor, deck,
    event::Event,
    flow,
    offer::Offer,
    position::{Phase, Position, Step},
    producer, round,
    setup::Together,
    trader,
};
use game::{Chance, Seat, Seats, Sink};

/// Who chooses at the same time, and what they have begun; empty where players act in turn.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Stage {
    /// Is there a stage?
    pub on: bool,
    /// Who still has to choose.
    pub waiting: Seats,
    /// What each has begun, but not of the one whose turn the position shows; what is due to those who have chosen.
    pub turns: [Turn; MOST_PLAYERS],
}

/// What a player has begun, or what is due to them.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Turn {
    /// What is asked of them; nothing if they have chosen, or if the position shows it.
    pub step: Option<Step>,
    /// As in [`Phase`].
    pub left: u8,
    pub count: u8,
    pub gain: u8,
    pub last: u8,
    pub last_sold: u8,
    /// Cards to be drawn when all have chosen.
    pub due: u8,
    /// Cards drawn.
    pub drawn: Few,
    /// How many they are.
    pub drawn_size: u8,
}

/// No player draws more cards to choose from.
pub(crate) const MOST_DRAWN: usize = (COUNCILLOR_DRAW + 2 * COUNCILLOR_PRIVILEGE) as usize;

/// A few cards, by their place in the table plus one, in order: they take less room than [`Cards`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Few([u8; MOST_DRAWN]);

impl Few {
    /// These cards; those beyond [`MOST_DRAWN`] are left out.
    pub fn new(cards: &Cards) -> Few {
        let mut few = Few::default();
        for (place, card) in few.0.iter_mut().zip(cards.iter()) {
            *place = card as u8 + 1;
        }
        few
    }

    /// The cards.
    pub fn cards(&self) -> Cards {
        self.0.iter().filter_map(|&number| Some(Card::ALL[usize::from(number.checked_sub(1)?)])).collect()
    }
}

/// The steps of a stage, by the step it begins with.
pub(crate) const fn stage_of(step: Step) -> Option<Step> {
    Some(match step {
        Step::Draft => Step::Draft,
        Step::Chapel | Step::Bank => Step::Chapel,
        Step::Limit => Step::Limit,
        Step::Produce => Step::Produce,
        Step::Sell | Step::Harbor => Step::Sell,
        Step::Draw => Step::Draw,
        Step::Keep | Step::Discard => Step::Keep,
        _ => return None,
    })
}

/// Is the option chosen?
#[inline]
pub(crate) const fn chosen_for(p: &Position) -> bool {
    Together::On.is_chosen(&p.setup)
}

/// Who comes first in a stage: the chooser, or at the start of a round the governor.
fn first_of(p: &Position) -> Seat {
    if p.role.is_some() { p.chooser } else { p.governor }
}

/// The first who still has to choose.
pub(crate) fn first(p: &Position) -> Option<Seat> {
    first_of(p).clockwise(p.players()).find(|&seat| p.stage.waiting.contains(seat))
}

/// The highest number of cards a player can get for goods in this trader phase.
pub(crate) fn most_earned(p: &Position, seat: Seat) -> u8 {
    let best = Good::all_in(p.player(seat).loaded)
        .filter_map(|good| p.prices().map(|prices| trader::price(prices, good)))
        .max()
        .unwrap_or(0);
    trader::allowed(p, seat) * best + trader::bonus(u8::MAX, true, true)
}

/// Are there enough cards for everything that players might take in the phase of this step?
fn enough(p: &Position, step: Step) -> bool {
    let most = |seat: Seat| match step {
        Step::Produce => producer::allowed(p, seat) + p.player(seat).count_of(Card::Well),
        Step::Sell => most_earned(p, seat) + p.player(seat).count_of(Card::Hut),
        Step::Draw => councillor::most_drawn(p, seat),
        _ => 0,
    };
    Seat::all(p.players()).map(most).sum::<u8>() <= p.deck
}

/// Begins a stage, if players choose at the same time here; the rest is done by [`go_on`].
#[cold]
#[inline(never)]
pub(crate) fn begin(p: &mut Position, step: Step) -> bool {
    if !enough(p, step) {
        return false;
    }
    p.stage = Stage { on: true, ..Stage::default() };
    p.step = step;
    for seat in Seat::all(p.players()) {
        let (player, limit) = (p.player(seat), round::hand_limit(p, seat));
        let hand = player.hand_size;
        let asked = match step {
            Step::Draft if hand > FIRST_HAND => Some((Step::Draft, 0)),
            Step::Chapel if hand > 0 && player.has(Card::Chapel) => Some((Step::Chapel, 0)),
            Step::Chapel if hand > 0 && player.has(Card::Bank) && !player.bank_used => Some((Step::Bank, 0)),
            Step::Limit if hand > limit => Some((Step::Limit, 0)),
            Step::Produce if producer::has_room(player) => Some((step, producer::allowed(p, seat))),
            Step::Sell if player.loaded != 0 => Some((step, trader::allowed(p, seat))),
            Step::Draw => Some((step, 0)),
            _ => None,
        };
        if let Some((step, left)) = asked {
            p.stage.waiting.insert(seat);
            p.stage.turns[seat.index()] = Turn { step: Some(step), left, ..Turn::default() };
        }
    }
    true
}

/// The player to act has chosen; this many cards are due to them.
#[cold]
#[inline(never)]
pub(crate) fn finish(p: &mut Position, due: u8) {
    p.stage.waiting.remove(p.mover);
    p.stage.turns[p.mover.index()] = Turn { due, ..Turn::default() };
    p.phase = shared(p);
}

/// What a phase remembers that belongs to nobody in particular.
fn shared(p: &Position) -> Phase {
    Phase { doubled: p.phase.doubled, sold: p.phase.sold, ..Phase::default() }
}

/// Parks what the player to act has begun.
fn park(p: &mut Position) {
    let turn = &mut p.stage.turns[p.mover.index()];
    if p.stage.waiting.contains(p.mover) && turn.step.is_none() {
        let Phase { left, count, gain, last, last_sold, .. } = p.phase;
        let (drawn, drawn_size) = (Few::new(&p.drawn), p.drawn_size);
        *turn = Turn { step: Some(p.step), left, count, gain, last, last_sold, due: 0, drawn, drawn_size };
    }
    p.phase = shared(p);
    (p.drawn, p.drawn_kinds, p.drawn_size) = (Cards::NONE, 0, 0);
}

/// Shows the question that is parked for this player.
fn enter(p: &mut Position, seat: Seat) {
    let turn = std::mem::take(&mut p.stage.turns[seat.index()]);
    p.mover = seat;
    p.step = turn.step.unwrap_or(p.step);
    let Turn { left, count, gain, last, last_sold, .. } = turn;
    p.phase = Phase { left, count, gain, last, last_sold, ..shared(p) };
    let drawn = turn.drawn.cards();
    (p.drawn, p.drawn_kinds, p.drawn_size) = (drawn, drawn.kinds(), turn.drawn_size);
    p.offer = flow::options(p, p.kinds_asked());
}

/// Shows what the first is asked who still has to choose.
pub(crate) fn enter_first(p: &mut Position) {
    park(p);
    if let Some(seat) = first(p) {
        enter(p, seat);
    }
}

/// The position with the turn of this player shown, if it is one of those who choose.
pub(crate) fn turned(p: &Position, seat: Seat) -> Position {
    let mut turned = *p;
    if p.stage.turns[seat.index() % MOST_PLAYERS].step.is_some() {
        park(&mut turned);
        enter(&mut turned, seat);
    }
    turned
}

/// In a stage: plays what is left to nobody's choice, and when all have chosen goes on after it.
#[cold]
#[inline(never)]
pub(crate) fn go_on<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    while p.stage.on {
        park(p);
        let waiting = || first_of(p).clockwise(p.players()).filter(|&seat| p.stage.waiting.contains(seat));
        let forced = waiting().map(|seat| turned(p, seat)).find(flow::is_forced);
        if let Some(turned) = forced {
            *p = turned;
            flow::settle(p, chance, sink);
        } else if let Some(seat) = first(p) {
            return enter(p, seat);
        } else {
            close(p, chance, sink);
        }
    }
}

/// All have chosen: what is due is drawn, from the chooser clockwise, and the game goes on.
fn close<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    let stage = std::mem::take(&mut p.stage);
    let due = |seat: Seat| stage.turns[seat.index()].due;
    p.mover = first_of(p);
    match stage_of(p.step) {
        Some(Step::Produce) => {
            for seat in p.chooser.clockwise(p.players()).filter(|&seat| due(seat) > 0) {
                sink.tell(|| Event::Bonus { seat, card: Card::Well });
                deck::draw_to_hand(p, seat, due(seat), chance, sink);
            }
            round::end_role(p, chance, sink);
        }
        Some(Step::Sell) => {
            for seat in p.chooser.clockwise(p.players()) {
                deck::draw_to_hand(p, seat, due(seat), chance, sink);
            }
            trader::end_phase(p, chance, sink);
        }
        Some(Step::Draw) => draw(p, due, chance, sink),
        Some(Step::Chapel) => {
            p.phase = Phase::default();
            let step = round::begin_limit(p);
            flow::proceed(p, step, chance, sink);
        }
        Some(Step::Draft | Step::Limit) => flow::come_to(p, Step::Role, chance, sink),
        _ => round::end_role(p, chance, sink),
    }
}

/// The cards of the councillor; then all choose among theirs.
fn draw<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    due: impl Fn(Seat) -> u8,
    chance: &mut C,
    sink: &mut S,
) {
    p.stage.on = true;
    let drawing = p.chooser.clockwise(p.players()).filter(|&seat| due(seat) > 0);
    drawing.clone().for_each(|seat| p.stage.waiting.insert(seat));
    for seat in drawing {
        (p.mover, p.step, p.phase) = (seat, Step::Keep, shared(p));
        councillor::draw(p, chance, sink, due(seat));
        park(p);
    }
    p.step = Step::Keep;
}

/// Who is to act in a game that is not over.
#[inline]
pub(crate) fn acting(p: &Position) -> Seats {
    if p.stage.on { p.stage.waiting } else { Seats::only(p.mover) }
}

/// What is offered to a player who chooses and whose turn the position does not show.
#[cold]
#[inline(never)]
pub(crate) fn offer(p: &Position, seat: Seat) -> Offer {
    turned(p, seat).offer
}

/// What a player may do whose turn the position does not show.
#[cold]
pub(crate) fn legal(p: &Position, seat: Seat) -> Actions {
    if p.stage.waiting.contains(seat) { turned(p, seat).offer.actions() } else { Actions::default() }
}

/// The same player does one of these.
#[cold]
pub(crate) fn play<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    seat: Seat,
    action: Action,
    chance: &mut C,
    sink: &mut S,
) {
    let mut next = turned(p, seat);
    flow::play(&mut next, action, chance, sink);
    go_on(&mut next, chance, sink);
    *p = next;
}
