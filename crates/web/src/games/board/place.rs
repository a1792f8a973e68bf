//! A place on the board: plain, a button when one action belongs there, or a button with a small menu when several do.
//! All three work without JavaScript.

use super::{Action, Seen};
use crate::scene::is_pass;
use maud::{Markup, html};

/// What the reader of a place is told: a title, its rule, and more lines with numbers.
#[derive(Default)]
pub struct Tip {
    pub title: String,
    pub text: String,
    pub more: Vec<String>,
}

/// A place by its names: `place` as the rules call it (two smithies in hand are one place), `at` where actions belong,
/// `id` unique on the page, `about` what the rulebook calls the thing there if the place does not say it.
#[derive(Clone)]
pub struct Place {
    pub place: String,
    pub at: String,
    pub id: String,
    pub about: Option<String>,
}

impl Place {
    /// One of several that share a place; actions belong to all of them, or to those `at` somewhere more exact.
    pub fn several(place: String, at: String, id: String) -> Place {
        Place { place, at, id, about: None }
    }

    /// What the rulebook calls the thing there.
    pub fn about(self, about: String) -> Place {
        Place { about: Some(about), ..self }
    }
}

/// A place that is alone of its kind.
impl From<&str> for Place {
    fn from(place: &str) -> Place {
        Place::several(place.into(), place.into(), place.into())
    }
}

impl From<&String> for Place {
    fn from(place: &String) -> Place {
        Place::from(place.as_str())
    }
}

/// `place` with its drawing. `class` is its look; `.legal` is added when it may be used.
pub fn spot<T>(seen: Seen<T>, place: impl Into<Place>, class: &str, tip: Tip, drawing: Markup) -> Markup {
    let place = place.into();
    let actions = seen.legal.at(&place.at);
    let label =
        if tip.more.is_empty() { tip.title.clone() } else { seen.label(&tip.title, tip.more.join(", ")) };
    let told = format!("rule-{}", place.id);
    html! {
        @match actions.as_slice() {
            [] if let Some(action) = seen.legal.drafted_at(&place.at) => {
                button type="button" class={ "spot drafted " (class) } data-place=(place.place) data-about=[&place.about]
                    data-undraft=(action.notation) aria-describedby=(told) {
                    (drawing)
                    span .sr { (action.label) }
                    (bubble(&told, &tip, None, Some(&action.label)))
                }
            }
            [] => {
                div class={ "spot " (class) } data-place=(place.place) data-about=[&place.about]
                    role="group" aria-label=(label) aria-describedby=(told) tabindex="-1" {
                    (drawing)
                    (bubble(&told, &tip, seen.legal.why_not(&place.place), None))
                }
            }
            [action] => {
                button class={ "spot legal " (class) } data-place=(place.place) data-about=[&place.about]
                    form="act" name="action" value=(action.notation) aria-describedby=(told) {
                    (drawing)
                    span .sr { (action.label) }
                    (bubble(&told, &tip, None, Some(&action.label)))
                }
            }
            several => {
                button type="button" class={ "spot legal " (class) } data-place=(place.place) data-about=[&place.about]
                    popovertarget={ "menu-" (place.id) } aria-describedby=(told) {
                    (drawing)
                    span .sr { (label) }
                    (bubble(&told, &tip, None, None))
                }
                (menu(&place.id, &tip, several))
            }
        }
    }
}

/// Something that is no place of its own and has its tip all the same. `id` is unique on the page, `about` what the rulebook calls it.
pub fn thing(class: &str, id: &str, about: &str, tip: &Tip, drawing: Markup) -> Markup {
    let told = format!("rule-{id}");
    html! {
        span class={ "has-tip " (class) } data-about=(about) role="group" aria-label=(tip.title)
            aria-describedby=(told) tabindex="-1" {
            (drawing)
            (bubble(&told, tip, None, None))
        }
    }
}

/// The choice among several actions at one place; as in the list, passing comes last. On a phone it is the card of the place, too.
fn menu(id: &str, tip: &Tip, actions: &[&Action]) -> Markup {
    let mut actions = actions.to_vec();
    actions.sort_by_key(|action| is_pass(&action.notation));
    html! {
        div .menu id={ "menu-" (id) } popover {
            p .menu-title { (tip.title) }
            p .menu-rule { (rule(tip)) }
            @for action in actions {
                button .btn form="act" name="action" value=(action.notation) { (action.label) }
            }
        }
    }
}

/// The rule of a thing, and what it comes to here.
fn rule(tip: &Tip) -> Markup {
    html! {
        @if !tip.text.is_empty() { span { (tip.text) } }
        @if !tip.more.is_empty() { " " span .dim { (tip.more.join(" · ")) } }
    }
}

/// The text shown on hover and focus. `told` is the part of it that describes the thing to those who listen: its rule, and why it
/// cannot be chosen. What would be done is its name already.
fn bubble(told: &str, tip: &Tip, why_not: Option<&str>, action: Option<&str>) -> Markup {
    html! {
        span .tip aria-hidden="true" {
            b { (tip.title) }
            span .rule id=(told) {
                (rule(tip))
                @if let Some(why) = why_not { " " em { (why) } }
            }
            @if let Some(action) = action { em { (action) } }
        }
    }
}
