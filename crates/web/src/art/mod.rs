//! Our own drawings, as pure functions giving inline SVG.
//!
//! Every page emits [`sprite`] once, just after `<body>`; the other functions
//! only point into it with `<use href="#…">`, so a page with a hundred barrels
//! stays small. Colours come from the style sheet's custom properties, so the
//! drawings follow the light and the dark theme.
//!
//! All drawings are decoration (`aria-hidden`): the caller writes the words.
//! Ids are the stable English identifiers of the rules (`corn`,
//! `small-indigo-plant`); blanks and underscores are read as hyphens.

mod coins;
mod marks;

pub use coins::{doubloon, vp};
pub use marks::{laurel, logo, seat};

use maud::{Markup, PreEscaped, html};

/// The symbols all games share, to be written once per page before anything uses them.
pub fn sprite() -> Markup {
    sheet(&[coins::SYMBOLS, marks::SYMBOLS])
}

/// These families of symbols, as one element that shows nothing by itself.
pub fn sheet(families: &[&[Symbol]]) -> Markup {
    html! {
        svg .sprite xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" focusable="false" {
            @for (id, view_box, body) in families.iter().copied().flatten() {
                symbol id=(id) viewBox=(view_box) preserveAspectRatio=[stretched(id)] { (PreEscaped(body)) }
            }
        }
    }
}

/// The picture of a game for the front page (320 × 180): what is drawn in it.
pub fn scene(body: &str) -> Markup {
    html! {
        svg .scene viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false" {
            (PreEscaped(body))
        }
    }
}

/// A symbol: id, view box, what is drawn.
pub type Symbol = (&'static str, &'static str, &'static str);

/// A ship's hull is as long as its cargo, so it stretches; nothing else does.
fn stretched(id: &str) -> Option<&'static str> {
    id.ends_with("hull").then_some("none")
}

/// One use of a symbol. `family` is also the CSS class that gives its size.
pub fn show(family: &str, id: &str) -> Markup {
    html! {
        svg class={ "i " (family) } aria-hidden="true" focusable="false" { use href={ "#" (id) } {} }
    }
}

/// `small_indigo plant` and `small-indigo-plant` are the same drawing.
pub fn slug(id: &str) -> String {
    id.chars().map(|c| if c == '_' || c == ' ' { '-' } else { c.to_ascii_lowercase() }).collect()
}

#[cfg(test)]
pub mod testing {
    //! What the drawings of a game must be.

    use maud::Markup;
    use std::collections::HashSet;

    /// Every symbol stands once in the sprites of a page, and whatever they or these drawings use is there.
    pub fn complete(sprite: Markup, drawings: impl IntoIterator<Item = Markup>) {
        let sprites = format!("{}{}", super::sprite().0, sprite.0);
        let mut symbols = HashSet::new();
        for id in sprites.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(symbols.insert(id), "{id} stands there twice");
        }
        let drawings = drawings.into_iter().map(|drawing| drawing.0);
        for text in std::iter::once(sprites.clone()).chain(drawings) {
            for id in text.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(symbols.contains(id), "there is no drawing of {id}");
            }
        }
    }

    /// These differ without their colours: by what is drawn, or by a letter.
    pub fn told_apart(sprite: Markup, drawings: impl IntoIterator<Item = Markup>) {
        let sprites = format!("{}{}", super::sprite().0, sprite.0);
        let mut shapes = HashSet::new();
        for drawing in drawings {
            let shape = without_colours(&written_out(&sprites, &drawing.0));
            assert!(shape.contains(" d=\"") || shape.contains("<circle"), "nothing is drawn: {shape}");
            assert!(shapes.insert(shape), "only its colour tells this apart: {}", drawing.0);
        }
        assert!(shapes.len() > 2, "there is something to compare");
    }

    /// A drawing with every symbol it uses in the place of its name.
    fn written_out(sprites: &str, drawing: &str) -> String {
        let mut parts = drawing.split("href=\"#");
        let mut out = parts.next().unwrap_or_default().to_string();
        for part in parts {
            let (id, rest) = part.split_once('"').expect("a name ends");
            let symbol = sprites.split(&format!(" id=\"{id}\"")).nth(1).expect("its symbol");
            out += &written_out(sprites, symbol.split("</symbol>").next().unwrap_or_default());
            out += rest;
        }
        out
    }

    fn without_colours(drawing: &str) -> String {
        ["class", "fill", "stroke", "style"].iter().fold(drawing.to_string(), |drawing, name| {
            let opening = format!(" {name}=\"");
            let mut parts = drawing.split(&opening);
            let first = parts.next().unwrap_or_default().to_string();
            first + &parts.filter_map(|part| Some(part.split_once('"')?.1)).collect::<String>()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_has_its_drawing() {
        testing::complete(html! {}, (1..=6).map(seat).chain([logo(), doubloon(), vp()]));
    }

    #[test]
    fn seats_are_told_apart_without_colours() {
        testing::told_apart(html! {}, (1..=6).map(seat));
    }

    #[test]
    #[should_panic = "only its colour"]
    fn a_colour_alone_is_not_enough() {
        let circle = |colour: &str| html! { svg { circle cx="12" cy="12" r="10" fill=(colour) {} } };
        testing::told_apart(html! {}, ["red", "green", "blue"].map(circle));
    }

    #[test]
    fn identifiers_may_be_spelt_with_blanks_or_underscores() {
        assert_eq!(slug("Small_indigo plant"), "small-indigo-plant");
    }
}
