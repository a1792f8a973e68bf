//! Choosing at the same time (option `together`).
//!
//! In a *stage* several players choose without waiting for each other: what they produce, sell, draw and keep, and at
//! the start of a round what they tuck and discard. Nothing they do in a stage asks chance or depends on what others do
//! there; what they draw for it comes when all have chosen, from the chooser clockwise. That needs a deck that has enough
//! cards for everything they might take: otherwise it would be shuffled in between, and the order would matter. Then
//! there is no stage, and they act in turn.
//!
//! A position keeps what one player is asked in `step`, `phase`, `drawn` and `offered`, as without the option: in a stage that is
//! the first who still has to choose. What the others have begun is parked in [`Stage::turns`].

use crate::{
    action::{Action, Actions},
    cards::Cards,
    components::*,
    councillor::{self, Drawing},
    event::Event,
    flow,
    offer::Offer,
    position::{Phase, Position, Step},
    producer::Producing,
    round::{Drafting, Limiting, Tucking},
    setup::Together,
    trader::{self, Selling},
    turns::SharedStep,
};
use game::{Dealer, Fault, Seat, Seats, fault};
use std::borrow::Cow;

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

/// The first who still has to choose.
pub(crate) fn first(p: &Position) -> Option<Seat> {
    p.chooser.clockwise(p.players()).find(|&seat| p.stage.waiting.contains(seat))
}

/// Begins a stage, if players choose at the same time here; the rest is done by [`go_on`].
#[inline(always)]
pub(crate) fn begin<T: SharedStep>(p: &mut Position) -> bool {
    chosen_for(p) && begin_stage::<T>(p)
}

/// The same where the option is chosen: are there enough cards for everything that players might take?
#[cold]
#[inline(never)]
fn begin_stage<T: SharedStep>(p: &mut Position) -> bool {
    let seats = || Seat::all(p.players());
    if stage_of(T::STEP) != Some(T::STEP) || seats().map(|seat| T::most(p, seat)).sum::<u8>() > p.deck {
        return false;
    }
    let mut stage = Stage { on: true, ..Stage::default() };
    for seat in seats() {
        if let Some((step, left)) = T::asked(p, seat) {
            stage.waiting.insert(seat);
            stage.turns[seat.index()] = Turn { step: Some(step), left, ..Turn::default() };
        }
    }
    (p.stage, p.step) = (stage, T::STEP);
    true
}

/// The player to act has chosen; this many cards are due to them.
#[cold]
#[inline(never)]
pub(crate) fn finish(p: &mut Position, due: u8) {
    p.stage.waiting.remove(p.mover);
    p.stage.turns[p.mover.index()] = Turn { due, ..Turn::default() };
    p.phase = p.phase.of_all();
}

/// Parks what the player to act has begun.
fn park(p: &mut Position) {
    let turn = &mut p.stage.turns[p.mover.index()];
    if p.stage.waiting.contains(p.mover) && turn.step.is_none() {
        let Phase { left, count, gain, last, last_sold, .. } = p.phase;
        let (drawn, drawn_size) = (Few::new(&p.drawn), p.drawn_size);
        *turn = Turn { step: Some(p.step), left, count, gain, last, last_sold, due: 0, drawn, drawn_size };
    }
    p.phase = p.phase.of_all();
    (p.drawn, p.drawn_kinds, p.drawn_size) = (Cards::NONE, 0, 0);
}

/// Shows the question that is parked for this player.
fn enter(p: &mut Position, seat: Seat) {
    let turn = std::mem::take(&mut p.stage.turns[seat.index()]);
    p.mover = seat;
    p.step = turn.step.unwrap_or(p.step);
    let Turn { left, count, gain, last, last_sold, .. } = turn;
    p.phase = Phase { left, count, gain, last, last_sold, ..p.phase.of_all() };
    let drawn = turn.drawn.cards();
    (p.drawn, p.drawn_kinds, p.drawn_size) = (drawn, drawn.kinds(), turn.drawn_size);
    p.offered = flow::options(p, p.kinds_asked());
}

/// Shows what the first is asked who still has to choose.
pub(crate) fn enter_first(p: &mut Position) {
    park(p);
    if let Some(seat) = first(p) {
        enter(p, seat);
    }
}

impl Position {
    /// The position as this player sees it: with their own turn shown, if they have one while others choose, too.
    pub(crate) fn turned_to(&self, seat: Seat) -> Cow<'_, Position> {
        if self.stage.turns[seat.index() % MOST_PLAYERS].step.is_none() {
            return Cow::Borrowed(self);
        }
        let mut turned = *self;
        park(&mut turned);
        enter(&mut turned, seat);
        Cow::Owned(turned)
    }

    /// How many cards this player will have more (or less) when what they have begun is over, and when all have chosen
    /// who choose at the same time.
    pub fn cards_to_come_to(&self, seat: Seat) -> i8 {
        if seat == self.mover {
            self.cards_to_come()
        } else if self.stage.waiting.contains(seat) {
            self.turned_to(seat).cards_to_come()
        } else {
            self.stage.turns[seat.index() % MOST_PLAYERS].due as i8
        }
    }
}

/// In a stage: plays what is left to nobody's choice, and when all have chosen goes on after it.
#[cold]
#[inline(never)]
pub(crate) fn go_on<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    while p.stage.on {
        park(p);
        let waiting = || p.chooser.clockwise(p.players()).filter(|&seat| p.stage.waiting.contains(seat));
        let forced = waiting().map(|seat| p.turned_to(seat)).find(|turned| flow::is_forced(turned));
        if let Some(turned) = forced {
            *p = turned.into_owned();
            flow::settle(p, dealer);
        } else if let Some(seat) = first(p) {
            return enter(p, seat);
        } else {
            close(p, dealer);
        }
    }
}

/// All have chosen: what is due is given, from the chooser clockwise, and the game goes on.
fn close<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    let stage = std::mem::take(&mut p.stage);
    let due = |seat: Seat| stage.turns[seat.index()].due;
    p.mover = p.chooser;
    match stage_of(p.step) {
        Some(Step::Draft) => end::<Drafting, D>(p, due, dealer),
        Some(Step::Chapel) => end::<Tucking, D>(p, due, dealer),
        Some(Step::Limit) => end::<Limiting, D>(p, due, dealer),
        Some(Step::Produce) => end::<Producing, D>(p, due, dealer),
        Some(Step::Sell) => end::<Selling, D>(p, due, dealer),
        Some(Step::Draw) => draw(p, due, dealer),
        _ => end::<Drawing, D>(p, due, dealer),
    }
}

fn end<T: SharedStep, D: Dealer<Event>>(p: &mut Position, due: impl Fn(Seat) -> u8, dealer: &mut D) {
    for seat in p.chooser.clockwise(p.players()).filter(|&seat| due(seat) > 0) {
        T::give(p, seat, due(seat), dealer);
    }
    T::end(p, dealer);
}

/// The cards of the councillor; then all choose among theirs.
fn draw<D: Dealer<Event>>(p: &mut Position, due: impl Fn(Seat) -> u8, dealer: &mut D) {
    p.stage.on = true;
    let drawing = p.chooser.clockwise(p.players()).filter(|&seat| due(seat) > 0);
    drawing.clone().for_each(|seat| p.stage.waiting.insert(seat));
    for seat in drawing {
        (p.mover, p.step, p.phase) = (seat, Step::Keep, p.phase.of_all());
        councillor::receive(p, dealer, due(seat));
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
pub(crate) fn offer(p: &Position, seat: Seat) -> (Step, Offer) {
    let turned = p.turned_to(seat);
    (turned.step, turned.offered)
}

/// What a player may do whose turn the position does not show.
#[cold]
pub(crate) fn legal(p: &Position, seat: Seat) -> Actions {
    if p.stage.waiting.contains(seat) { p.turned_to(seat).legal() } else { Actions::default() }
}

/// The same player does one of these.
#[cold]
pub(crate) fn play<D: Dealer<Event>>(p: &mut Position, seat: Seat, action: Action, dealer: &mut D) {
    let mut next = p.turned_to(seat).into_owned();
    flow::play(&mut next, action, dealer);
    go_on(&mut next, dealer);
    *p = next;
}

/// Whether those choose at the same time who should, and what they can have begun.
pub(crate) fn faults(p: &Position, faults: &mut Vec<Fault>) {
    let Stage { on, waiting, turns } = &p.stage;
    let of = stage_of(p.step);
    let must = chosen_for(p) && matches!(of, Some(Step::Draft | Step::Chapel | Step::Limit));
    if !on {
        if must || p.stage != Stage::default() {
            faults.push(fault!("wrong-stage", "the players do not choose at the same time, but should"));
        }
        return;
    }
    let at_table = waiting.iter().all(|seat| seat.index() < p.players().into());
    let begun = chosen_for(p) && of.is_some() && p.step != Step::Over;
    if !begun || !at_table || first(p) != Some(p.mover) {
        faults.push(fault!("wrong-stage", "the wrong players choose at the same time"));
        return;
    }
    for (at, turn) in turns.iter().enumerate() {
        let seat = Seat::new(at);
        let fits = if seat == p.mover {
            *turn == Turn::default()
        } else if waiting.contains(seat) {
            let asked = turn.step.is_some() && turn.step.and_then(stage_of) == of;
            asked && turn.due == 0 && turn.drawn_size == turn.drawn.cards().total()
        } else {
            *turn == Turn { due: turn.due, ..Turn::default() }
                && (turn.due == 0 || may_be_due(p, seat, turn.due))
        };
        if !fits {
            faults.push(fault!("wrong-turn", "seat {seat} cannot have begun this", seat));
        }
    }
}

/// Can this many cards be due to a player who has chosen?
fn may_be_due(p: &Position, seat: Seat, due: u8) -> bool {
    if seat.index() >= p.players().into() {
        return false;
    }
    match stage_of(p.step) {
        Some(Step::Produce) => due <= p.player(seat).count_of(Card::Well),
        Some(Step::Sell) => {
            due <= trader::allowed(p, seat) * HIGHEST_PRICE + trader::bonus(u8::MAX, true, true)
        }
        Some(Step::Draw) => {
            (0..=p.privileges(seat)).any(|some| due == COUNCILLOR_DRAW + COUNCILLOR_PRIVILEGE * some)
        }
        _ => false,
    }
}
