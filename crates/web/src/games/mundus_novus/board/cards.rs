//! Cards: resources with their number and class, developments with what stands on them, coins.

use super::{Brings, Dev, Seen, Tip};
use crate::{art, games::mundus_novus::art as drawn};
use maud::{Markup, html};

/// The number of a resource; the relic counts ten.
pub(super) fn number(resource: &str) -> usize {
    drawn::RESOURCES.iter().position(|id| *id == resource).map_or(0, |at| at + 1)
}

/// The class of a resource, for its colour.
pub(super) fn class(resource: &str) -> &'static str {
    ["common", "uncommon", "rare", "relic"][number(resource).saturating_sub(1) / 3]
}

/// The look of a resource card of this size.
pub(super) fn look(resource: &str, size: &str) -> String {
    format!("rc {size} of-{}", class(resource))
}

/// The inside of a resource card: its picture and its number.
pub(super) fn face(resource: &str) -> Markup {
    html! { (drawn::resource(resource)) b { (number(resource)) } }
}

/// A small card within a line of things, with its name for those who do not see it.
pub(super) fn chip(seen: Seen, resource: &str) -> Markup {
    let name = seen.say(&format!("resource-{resource}"));
    html! { span class=(look(resource, "chip")) title=(name) { (face(resource)) span .sr { (name) } } }
}

/// The same for a card that a merchant turns into another resource.
pub(super) fn turned_chip(seen: Seen, resource: &str, into: Option<&str>) -> Markup {
    html! {
        @match into {
            None => (chip(seen, resource)),
            Some(into) => span .turned { (chip(seen, resource)) span aria-hidden="true" { "›" } (chip(seen, into)) },
        }
    }
}

/// What a resource says of itself; `more` are this position's numbers.
pub(super) fn tip(seen: Seen, resource: &str, more: Vec<String>) -> Tip {
    let class = class(resource);
    Tip {
        title: format!("{} ({})", seen.say(&format!("resource-{resource}")), number(resource)),
        text: seen.say(&format!("mn-{class}-rule")),
        more,
    }
}

/// A number of doubloons.
pub(super) fn doubloons(seen: Seen, n: u32) -> Markup {
    html! { span .amount { b { (n) } (art::doubloon()) span .sr { (seen.count("doubloons", n)) } } }
}

/// What a set brings.
pub(super) fn outcome(seen: Seen, what: Brings) -> Markup {
    html! {
        @match what {
            Brings::Nothing => {},
            Brings::Doubloons(n) => span .brings { "→ " (doubloons(seen, n)) },
            Brings::Reach(n) => span .brings { "→ " (seen.count("mn-reach", n)) },
        }
    }
}

/// The inside of a development card: picture, figure, income, event.
pub(super) fn development(seen: Seen, dev: &Dev) -> Markup {
    html! {
        span .dev-art { (drawn::development(&dev.id)) @if let Some(figure) = &dev.figure { b .figure { (figure) } } }
        @if dev.income > 0 { span .income title=(seen.count("mn-income", dev.income)) { b { "+" (dev.income) } (art::doubloon()) } }
        @if let Some(event) = &dev.event {
            span .omen title=(seen.say(&format!("happening-{event}"))) { (drawn::event(event)) }
        }
    }
}

/// What a development says of itself; `more` are this position's numbers.
pub(super) fn development_tip(seen: Seen, dev: &Dev, more: Vec<String>) -> Tip {
    let mut lines = more;
    if let Some(event) = &dev.event {
        lines.push(seen.label(&seen.say("mn-omen"), seen.say(&format!("happening-{event}"))));
    }
    if dev.detached {
        lines.push(seen.say("mn-detached"));
    }
    if dev.rebuilt {
        lines.push(seen.say("mn-rebuilt"));
    }
    Tip {
        title: seen.say(&format!("development-{}", dev.id)),
        text: seen.say(&format!("development-{}.effect", dev.id)),
        more: lines,
    }
}
