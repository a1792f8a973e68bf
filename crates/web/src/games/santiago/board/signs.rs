//! Effects in signs, as the tiles of the game show them.

use super::{Seen, Sign};
use crate::{art, games::santiago::art as drawn};
use maud::{Markup, html};

/// A row of signs. They are decoration: the rule stands in the tip.
pub(super) fn signs(seen: Seen, signs: &[Sign]) -> Markup {
    html! {
        span .signs aria-hidden="true" {
            @for sign in signs {
                @match sign {
                    Sign::Number(n) => b { (n) },
                    Sign::Good(good) => (seen.good(good)),
                    Sign::AnyGood => (drawn::any_good()),
                    Sign::Peso => (drawn::peso()),
                    Sign::Point => (art::vp()),
                    Sign::Die => (drawn::die()),
                    Sign::Flag => (drawn::flag()),
                    Sign::FaceDown => (drawn::face_down()),
                    Sign::Marker => (drawn::blank_marker()),
                    Sign::House => (drawn::house()),
                    Sign::Text(text) => span { (text) },
                }
            }
        }
    }
}
