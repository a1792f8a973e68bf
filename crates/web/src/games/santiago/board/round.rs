//! The delivery round as it happens: who has delivered what for how much, who is next, who is out.

use super::{piece, ship::points};
use crate::{
    art,
    games::board::{self, Sheet},
    regions::Region,
    scene::Scene,
};
use game::Seat;
use maud::{Markup, html};
use santiago::{
    Event, Step, View,
    components::{Good, HARBOR},
};

/// A delivery round.
#[derive(Clone, Hash)]
pub(super) struct Round {
    /// Points per good.
    pub value: u8,
    pub over: bool,
    /// In order of play from the player who began.
    pub seats: Vec<Deliveries>,
}

/// What a seat has delivered in this round.
#[derive(Clone, Hash)]
pub(super) struct Deliveries {
    pub seat: Seat,
    pub name: String,
    pub loads: Vec<Load>,
    pub passed: bool,
    pub now: bool,
}

/// Goods delivered at once.
#[derive(Clone, Hash)]
pub(super) struct Load {
    pub count: u8,
    pub good: Good,
    /// Wood in place of this good.
    pub instead_of: Option<Good>,
    pub points: u16,
}

/// Beside more goods than this there is no room for what wood stands for.
const ARROWS: usize = 1;
/// Beside more goods than this there is no room for the name.
const NAMED: usize = 3;

type Seen<'a> = board::Seen<'a, Round>;

impl Round {
    /// The round under way, or the one that has just ended, as far as anything was delivered in it.
    pub fn of(scene: &Scene, view: &View) -> Option<Round> {
        let over = match view.step() {
            Step::Delivery => false,
            Step::Demand | Step::Car if view.car() == HARBOR && !view.in_setup() => true,
            _ => return None,
        };
        let mut events = scene.events();
        let mut loads: Vec<(Seat, Load)> = Vec::new();
        let (starter, value) = loop {
            match events.next()?.downcast() {
                Some(&Event::DeliveryRound { who, value }) => break (who, value),
                Some(&Event::Delivered { who, count, good, points }) => {
                    loads.push((who, Load { count, good, instead_of: None, points }));
                }
                Some(&Event::DeliveredWood { who, count, instead_of, points }) => {
                    loads.push((who, Load { count, good: Good::Wood, instead_of: Some(instead_of), points }));
                }
                _ => {}
            }
        };
        if over && loads.is_empty() {
            return None;
        }
        let line = |seat: Seat| Deliveries {
            seat,
            name: scene.name(seat),
            loads: together(loads.iter().rev().filter(|(who, _)| *who == seat).map(|(_, load)| load)),
            passed: !over && view.passed().contains(seat),
            now: !over && view.decider() == Some(seat),
        };
        Some(Round { value, over, seats: starter.clockwise(view.players()).map(line).collect() })
    }
}

/// These loads by good: what was delivered in several steps stands together, so that a round has a line for each player. Wood
/// that stands for several goods is only wood.
fn together<'a>(loads: impl Iterator<Item = &'a Load>) -> Vec<Load> {
    let mut all: Vec<Load> = Vec::new();
    for load in loads {
        match all.iter_mut().find(|other| other.good == load.good) {
            Some(other) => {
                other.count += load.count;
                other.points += load.points;
                other.instead_of = other.instead_of.filter(|good| Some(*good) == load.instead_of);
            }
            None => all.push(load.clone()),
        }
    }
    // There is room for what wood stands for where little else was delivered.
    if all.len() > ARROWS {
        all.iter_mut().for_each(|load| load.instead_of = None);
    }
    all
}

/// The round.
pub(super) fn part(round: Round, sheet: &Sheet) -> Region<'static> {
    sheet.part("deliveries", round, &[], |seen| {
        let Round { value, over, ref seats } = *seen.shown;
        let title = seen.say(if over { "round-over" } else { "round" });
        html! {
            div .deliveries role="group" aria-label=(title) {
                p .delivery-head {
                    b { (title) }
                    span { (seen.count("each", value)) }
                }
                ol { @for one in seats { (line(seen, one)) } }
            }
        }
    })
}

fn line(seen: Seen, one: &Deliveries) -> Markup {
    let total: u16 = one.loads.iter().map(|load| load.points).sum();
    let class = match (one.now, one.passed) {
        (true, _) => "now",
        (false, true) => "passed",
        (false, false) => "waits",
    };
    let seat = one.seat.number();
    let many = if one.loads.len() > NAMED { " many" } else { "" };
    html! {
        li class={ (class) " seat-" (seat) (many) } title=(one.name) {
            span .who { (art::seat(seat.into())) span { (one.name) } }
            span .loads { @for load in &one.loads { (drawn(seen, load)) } }
            @if !one.loads.is_empty() { (points(total)) }
            (state(seen, one))
        }
    }
}

/// Who delivers now, who has passed: in words where nothing was delivered, otherwise by a sign.
fn state(seen: Seen, one: &Deliveries) -> Markup {
    let (key, sign) = match (one.now, one.passed) {
        (true, _) => ("delivers-now", "…"),
        (false, true) => ("passed", "✓"),
        (false, false) => return html! {},
    };
    let said = seen.say(key);
    html! {
        @if one.loads.is_empty() { em { (said) } }
        @else { em title=(said) { span aria-hidden="true" { (sign) } span .sr { (said) } } }
    }
}

fn drawn(seen: Seen, load: &Load) -> Markup {
    let name = |good: Good| seen.say(&format!("good-{}", good.id()));
    let instead_of = load.instead_of.map(|good| format!(" → {}", name(good))).unwrap_or_default();
    let points = seen.count("victory-points", load.points);
    let said = format!("{} {}{instead_of}, {points}", load.count, name(load.good));
    html! {
        span .load title=(said) {
            b { (load.count) }
            (piece(seen, load.good))
            @if let Some(instead_of) = load.instead_of { "→" (piece(seen, instead_of)) }
            span .sr { (said) }
        }
    }
}
