//! The reader's workbench: what is being put together, what could be made of the hand, and how to end.

use super::{cards, hand::pending, players::Own};
use crate::{
    games::{
        board::{self, Tip, spot},
        mundus_novus::plans::{self, Brings},
    },
    scene::Scene,
};
use game::Seat;
use maud::{Markup, html};
use mundus_novus::{Action, Cards, Resource, Step, View, components::MOST_IDENTICAL};

type Seen<'a> = board::Seen<'a, Own>;

/// What the reader is putting together click by click.
#[derive(Clone, Hash)]
pub(super) struct Tray {
    /// `offer`, `pirates`, `gift`, `identical`, `different`, `perfect`, `convert` or `store`.
    what: &'static str,
    cards: Cards,
    /// How many are asked for, or allowed.
    of: u8,
    brings: Brings,
    /// The sum of the numbers, where it decides who is Trade Master.
    total: Option<u8>,
}

/// One use of the reader's hand.
#[derive(Clone, Hash)]
pub(super) struct Plan {
    pub doubloons: u8,
    /// How far into the line the best of its sets reaches; 0 without one.
    pub reach: u8,
    pub sets: Vec<Set>,
}

/// A set of a plan.
#[derive(Clone, Hash)]
pub(super) struct Set {
    /// The cards, each with what a merchant makes of it.
    pub cards: Vec<(Resource, Option<Resource>)>,
    pub brings: Brings,
    pub label: String,
    /// The form that builds it.
    pub form: Option<String>,
}

impl Tray {
    /// What the reader, in this seat, is putting together.
    pub fn of(scene: &Scene, now: &View, view: &View, seat: Seat) -> Option<Tray> {
        let pending = pending(scene);
        if now.step() == Step::Store && now.to_act().contains(seat) {
            // With the last card stored the view with the draft is that of another's decision.
            let stored = scene.draft.iter().filter_map(|action| match Action::parse(action)? {
                Action::Store(card) => Some(card),
                _ => None,
            });
            let cards = now.chosen().unwrap_or_default().and(stored.collect());
            return Some(Tray {
                what: "store",
                cards,
                of: now.room(seat),
                brings: Brings::Nothing,
                total: None,
            });
        }
        let asked = view.to_act().contains(seat);
        let cards = view.chosen().unwrap_or_default().and(pending.into_iter().collect());
        let tray = |what, of, brings| Tray { what, cards, of, brings, total: None };
        Some(match view.step() {
            Step::Offer => Tray {
                total: Some(view.total(seat) + pending.map_or(0, |card| card.number())),
                ..tray("offer", view.table().announced(), Brings::Nothing)
            },
            Step::Pirates if view.pirates_take(seat) > 0 => {
                tray("pirates", view.pirates_take(seat), Brings::Nothing)
            }
            Step::Gift if asked => tray("gift", 1, Brings::Nothing),
            Step::Identical if asked => match view.within_reach().len() {
                0 => tray("identical", MOST_IDENTICAL, Brings::Nothing),
                reach => tray("identical", MOST_IDENTICAL, Brings::Reach(reach as u32)),
            },
            step @ (Step::Different | Step::Convert) if asked && cards.relics() == 0 => {
                let what = if step == Step::Convert { "convert" } else { "different" };
                let pay = view.different_pay(seat, cards.total());
                tray(what, Resource::PLAIN as u8, Brings::Doubloons(pay.into()))
            }
            Step::Perfect | Step::Convert if asked => tray("perfect", Resource::COUNT as u8, Brings::Nothing),
            _ => return None,
        })
    }

    fn rule(&self) -> &'static str {
        match self.what {
            "offer" => "mn-offer-rule",
            "pirates" => "happening-pirates.effect",
            "gift" => "mn-gift-rule",
            "identical" => "mn-identical-rule",
            "different" | "convert" => "mn-different-rule",
            "perfect" => "mn-perfect-rule",
            _ => "mn-store-rule",
        }
    }
}

/// What could be made of the hand, each set with the form that builds it now.
pub(super) fn plans(scene: &Scene, view: &View, plans: &[plans::Plan]) -> Vec<Plan> {
    let built = if scene.asked { plans::sets(view, plans) } else { Vec::new() };
    let set = |set: &plans::Set| Set {
        cards: set.cards.clone(),
        brings: set.brings,
        label: scene.words.say(&set.label),
        form: built.iter().position(|other| other.actions == set.actions).map(|at| format!("shortcut-{at}")),
    };
    let plan = |plan: &plans::Plan| Plan {
        doubloons: plan.doubloons,
        reach: plan.reach,
        sets: plan.sets.iter().map(set).collect(),
    };
    plans.iter().map(plan).collect()
}

/// The tray while something is put together, and what the hand is good for.
pub(super) fn workbench(seen: Seen) -> Markup {
    let Own { tray, plans, .. } = seen.shown;
    let title = seen.say(&tray.as_ref().map_or("mn-bench".into(), |tray| format!("mn-tray-{}", tray.what)));
    let tip = Tip {
        // As the title of a card it is followed by nothing.
        title: title.trim_end_matches([':', ' ', '\u{a0}']).to_string(),
        text: seen.say(tray.as_ref().map_or("mn-bench-rule", Tray::rule)),
        more: Vec::new(),
    };
    html! {
        div .workbench {
            (spot(seen, "bench", "bench", tip, html! {
                @match tray {
                    Some(tray) => (filled(seen, tray, &title)),
                    None => span .bench-title { (title) },
                }
            }))
            @if !plans.is_empty() {
                ul .plans aria-label=(seen.say("mn-plans")) { @for plan in plans { (one(seen, plan)) } }
            }
            @let ways_out: Vec<_> = seen.legal.nowhere().chain(seen.legal.at("warehouses")).collect();
            @if !ways_out.is_empty() {
                div .ways-out {
                    @for action in ways_out {
                        button .btn.small.legal form="act" name="action" value=(action.notation) { (action.label) }
                    }
                }
            }
        }
    }
}

fn filled(seen: Seen, tray: &Tray, title: &str) -> Markup {
    html! {
        span .bench-title {
            (title) " "
            b { (tray.cards.total()) "/" (tray.of) }
            @if let Some(total) = tray.total { span .sum title=(seen.count("mn-total", total)) { (total) } }
            (cards::outcome(seen, tray.brings))
        }
        span .tray-cards {
            @for resource in tray.cards.iter() { span class=(cards::look(resource, "mid")) { (cards::face(resource)) } }
            @for _ in tray.cards.total()..tray.of.min(10) { span .slot {} }
        }
    }
}

/// A plan: what it brings in all, and its sets, each of which one click builds.
fn one(seen: Seen, plan: &Plan) -> Markup {
    html! {
        li .plan {
            @if plan.reach > 0 || plan.sets.len() > 1 {
                span .plan-worth {
                    @if plan.reach > 0 { span .far { (seen.count("mn-reach", plan.reach)) } }
                    @if plan.doubloons > 0 { (cards::doubloons(seen, plan.doubloons)) }
                }
            }
            span .plan-sets { @for set in &plan.sets { (part(seen, set)) } }
        }
    }
}

fn part(seen: Seen, set: &Set) -> Markup {
    let drawing = html! {
        span .plan-cards aria-hidden="true" {
            @for &(resource, into) in &set.cards { (cards::turned_chip(seen, resource, into)) }
        }
        @if let Brings::Doubloons(n) = set.brings { (cards::doubloons(seen, n)) }
    };
    html! {
        @match &set.form {
            Some(form) => button .plan-set.legal form=(form) title=(set.label) { (drawing) span .sr { (set.label) } },
            None => span .plan-set title=(set.label) { (drawing) span .sr { (set.label) } },
        }
    }
}
