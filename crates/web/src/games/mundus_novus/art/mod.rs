//! The drawings of Mundus Novus: resources, developments, events. Their ids begin with `mn-`, so that its sprite can
//! stand on a page beside the common one.

mod characters;
mod developments;
mod events;
mod resources;
mod scene;

pub use characters::CHARACTERS;
pub use developments::{KINDS, back as development_back, development};
pub use events::{EVENTS, event, master, no_event};
pub use resources::{RESOURCES, back, resource};
pub use scene::SCENE;

use crate::art::{Symbol, show, slug};
use maud::{Markup, PreEscaped, html};

/// All symbols of this game, to be written once per page, after the common ones.
pub fn sprite() -> Markup {
    html! {
        svg .sprite xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" focusable="false" {
            @for family in [resources::SYMBOLS, characters::SYMBOLS, developments::SYMBOLS, events::SYMBOLS] {
                @for (id, view_box, body) in family { symbol id=(id) viewBox=(view_box) { (PreEscaped(body)) } }
            }
            @for seat in 1..=6 {
                marker id={ "mn-arrow-" (seat) } viewBox="0 0 10 10" refX="8" refY="5" orient="auto"
                    markerUnits="userSpaceOnUse" markerWidth="15" markerHeight="15" {
                    path class={ "arrow seat-" (seat) } d="M1 1l8.500 4L1 9l2-4z" {}
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_is_in_the_sprite_once() {
        let sprite = sprite().into_string();
        let once = |id: String| assert_eq!(sprite.matches(&format!("id=\"mn-{id}\"")).count(), 1, "{id}");
        RESOURCES.iter().for_each(|id| once(format!("resource-{id}")));
        CHARACTERS.iter().chain(&KINDS).for_each(|id| once(format!("development-{id}")));
        EVENTS.iter().for_each(|id| once(format!("event-{id}")));
        (1..=6).for_each(|seat| once(format!("arrow-{seat}")));
    }

    #[test]
    fn every_use_inside_the_sprite_points_to_a_symbol() {
        let sprite = sprite().into_string();
        for part in sprite.split("href=\"#").skip(1) {
            let id = part.split('"').next().unwrap_or_default();
            assert!(sprite.contains(&format!("id=\"{id}\"")), "{id}");
        }
    }
}
