//! The delivery round as it happens: who has delivered what for how much, who is next, who is out.

use super::{Deliveries, Load, Round, Seen, player_mark, ship::points};
use maud::{Markup, html};

/// The round; nothing when there is none.
pub(super) fn round(seen: Seen) -> Markup {
    html! { @if let Some(round) = &seen.table.round { (shown(seen, round)) } }
}

fn shown(seen: Seen, round: &Round) -> Markup {
    let title = seen.say(if round.over { "round-over" } else { "round" });
    html! {
        div .deliveries role="group" aria-label=(title) {
            p .delivery-head {
                b { (title) }
                span { (seen.count("each", round.value)) }
            }
            ol { @for one in &round.seats { (line(seen, one)) } }
        }
    }
}

fn line(seen: Seen, one: &Deliveries) -> Markup {
    let total: u32 = one.loads.iter().map(|load| load.points).sum();
    let class = if one.now {
        "now"
    } else if one.passed {
        "passed"
    } else {
        "waits"
    };
    html! {
        li class={ (class) " seat-" (one.seat) } {
            span .who { (player_mark(seen, one.seat)) }
            span .loads {
                @for load in &one.loads { (drawn(seen, load)) }
                @if one.now { em { (seen.say("delivers-now")) } }
                @if one.passed { small { (seen.say("passed")) } }
            }
            @if !one.loads.is_empty() { (points(total)) }
        }
    }
}

fn drawn(seen: Seen, load: &Load) -> Markup {
    let good = seen.say(&format!("good-{}", load.good));
    let mut said = format!("{} {good}", load.count);
    if let Some(instead_of) = &load.instead_of {
        said.push_str(&format!(" → {}", seen.say(&format!("good-{instead_of}"))));
    }
    said.push_str(&format!(", {}", seen.count("victory-points", load.points)));
    html! {
        span .load title=(said) {
            b { (load.count) }
            (seen.good(&load.good))
            @if let Some(instead_of) = &load.instead_of { "→" (seen.good(instead_of)) }
            span .sr { (said) }
        }
    }
}
