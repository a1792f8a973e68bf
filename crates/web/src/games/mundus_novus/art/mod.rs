//! The drawings of Mundus Novus: resources, developments, events. Their ids begin with `mn-`, so that its sprite can
//! stand on a page beside the common one.

mod characters;
mod developments;
mod events;
mod resources;
mod scene;

use characters::CHARACTERS;
pub use developments::{back as development_back, development};
pub use events::{event, master, no_event};
pub use resources::{back, resource};
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
    use crate::art::testing::{complete, told_apart};
    use mundus_novus::{Class, Development, Resource, RoyalEvent};

    #[test]
    fn everything_has_its_drawing() {
        let resources = Resource::ALL.into_iter().map(|one| resource(one.id()));
        let developments = Development::ALL.into_iter().map(|one| development(one.id()));
        let merchants = Class::ALL.into_iter().map(|class| development(&format!("{}-merchant", class.id())));
        let events = RoyalEvent::ALL.into_iter().map(|one| event(one.id()));
        let others = [back(), development_back(), no_event(), master(), development("caravel")];
        complete(sprite(), resources.chain(developments).chain(merchants).chain(events).chain(others));
    }

    #[test]
    fn resources_are_told_apart_without_colours() {
        told_apart(sprite(), Resource::ALL.into_iter().map(|one| resource(one.id())));
    }
}
