//! The reader's workbench: what is being put together, what could be made of the hand, and how to end.

use super::{Brings, Place, Plan, PlanSet, Seen, Tip, Tray, cards, spot};
use maud::{Markup, html};

/// The tray while something is put together, and what the hand is good for.
pub(super) fn workbench(seen: Seen) -> Markup {
    let table = seen.table;
    let title = table
        .tray
        .as_ref()
        .map_or_else(|| seen.say("mn-bench"), |tray| seen.say(&format!("mn-tray-{}", tray.what)));
    let tip = Tip {
        title: title.clone(),
        text: seen.say(table.tray.as_ref().map_or("mn-bench-rule", |tray| tray_rule(tray))),
        more: Vec::new(),
    };
    html! {
        div .workbench {
            (spot(seen, Place::still("bench"), "bench", tip, html! {
                @match &table.tray {
                    Some(tray) => (filled(seen, tray, &title)),
                    None => span .bench-title { (title) },
                }
            }))
            @if !table.plans.is_empty() {
                ul .plans aria-label=(seen.say("mn-plans")) { @for plan in &table.plans { (one(seen, plan)) } }
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

fn tray_rule(tray: &Tray) -> &'static str {
    match tray.what {
        "offer" => "mn-offer-rule",
        "pirates" => "happening-pirates.effect",
        "gift" => "mn-gift-rule",
        "identical" => "mn-identical-rule",
        "different" | "convert" => "mn-different-rule",
        "perfect" => "mn-perfect-rule",
        _ => "mn-store-rule",
    }
}

fn filled(seen: Seen, tray: &Tray, title: &str) -> Markup {
    html! {
        span .bench-title {
            (title) " "
            b { (tray.cards.len()) @if let Some(of) = tray.of { "/" (of) } }
            @if let Some(total) = tray.total { span .sum title=(seen.count("mn-total", total)) { (total) } }
            (cards::outcome(seen, tray.brings))
        }
        span .tray-cards {
            @for resource in &tray.cards { span class=(cards::look(resource, "mid")) { (cards::face(resource)) } }
            @for _ in tray.cards.len() as u32..tray.of.unwrap_or(0).min(10) { span .slot {} }
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

fn part(seen: Seen, set: &PlanSet) -> Markup {
    let drawing = html! {
        span .plan-cards aria-hidden="true" {
            @for (resource, into) in &set.cards { (cards::turned_chip(seen, resource, into.as_deref())) }
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
