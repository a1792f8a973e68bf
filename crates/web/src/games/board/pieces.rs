//! Pieces that can be counted where they lie: the page compares what lies where before and after a change, and shows them
//! travelling.

use maud::{Markup, PreEscaped, html};
use std::fmt::Display;

/// This many pieces of a kind, with their drawing, whose first element says so. A kind that begins with another and a dash is
/// the same seen from its face: `tile-corn` comes out of a stack of `tile`.
pub fn pieces(kind: impl Display, n: impl Display, drawing: Markup) -> Markup {
    told(html! { span data-piece=(kind) data-n=(n) {} }, drawing)
}

/// The same at a place of its own: what else lies in this part of the board is counted by itself.
pub fn pieces_at(home: impl Display, kind: impl Display, n: impl Display, drawing: Markup) -> Markup {
    told(html! { span data-home=(home) data-piece=(kind) data-n=(n) {} }, drawing)
}

/// A drawing whose first element has the attributes of another one. A wrapper would stand between it and the style sheet.
fn told(bearer: Markup, drawing: Markup) -> Markup {
    let attributes = bearer.0.trim_start_matches("<span").trim_end_matches("></span>");
    let (tag, rest) = drawing.0.split_at(drawing.0.find([' ', '>']).unwrap_or(0));
    PreEscaped(if tag.is_empty() { String::new() } else { format!("{tag}{attributes}{rest}") })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_element_tells_what_lies_there() {
        let drawn = pieces_at("a\"b", "coin", 3, html! { i .round { "x" } i {} });
        assert_eq!(
            drawn.0,
            r#"<i data-home="a&quot;b" data-piece="coin" data-n="3" class="round">x</i><i></i>"#
        );
        assert_eq!(pieces("coin", 0, html! {}).0, "", "nothing is drawn, nothing is told");
    }
}
