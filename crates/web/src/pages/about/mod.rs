//! The about page: whose games these are, what is rebuilt, what a seed's hash proves.

use crate::{assets, frame, visitor::Visitor};
use axum::Extension;
use catalog::GameId;
use game::{Source, rulebook::chapter_title};
use maud::{Markup, html};

/// `GET /about`
pub async fn show(Extension(visitor): Extension<Visitor>) -> Markup {
    let t = |id: &str| visitor.t(id);
    let body = html! {
        main #main .page.prose {
            h1 { (t("about-title")) }
            p { (t("about-games")) }
            p { (t("about-not-connected")) }
            p { (t("about-own")) }
            p { (t("about-font")) " " a href=(assets::url("OFL.txt")) { "SIL Open Font License" } "." }
            h2 { (t("about-rebuilt")) }
            p { (t("about-rebuilt-text")) }
            @for game in GameId::ALL {
                h3 { (t(&format!("game-{}", game.id()))) }
                @let open = open_points(*game, &visitor);
                @if open.is_empty() {
                    p { (t("about-nothing-rebuilt")) }
                } @else {
                    ul {
                        @for (id, place, text) in open {
                            li { a href={ "/rules/" (game.id()) "/law#" (id) } { (place) } (t("colon")) " " (text) }
                        }
                    }
                }
            }
            h2 #seed { (t("about-seed")) }
            p { (t("about-seed-text")) }
            p { (t("about-seed-proves")) }
            p { (t("about-seed-not")) }
            h2 #bots { (t("about-bots")) }
            p { (t("about-bots-text")) }
            h2 #privacy { (t("about-privacy")) }
            p { (t("about-privacy-text")) }
        }
    };
    frame::page(&visitor, &t("about-title"), body)
}

/// The statements that do not come from the rulebook or the components, each with its chapter and number.
fn open_points(game: GameId, visitor: &Visitor) -> Vec<(&'static str, String, String)> {
    let open = |source| matches!(source, Source::Weak | Source::Ruling | Source::Rebuilt);
    let words = visitor.tongue_of(game);
    let text = |statement: &game::Statement| {
        let (chapter, number) = statement.id.split_once('.').unwrap_or((statement.id, ""));
        let place = format!("{} {number}", words.t(&chapter_title(chapter)));
        (statement.id, place, words.t(&statement.message()))
    };
    game.rulebook().iter().filter(|statement| open(statement.source)).map(text).collect()
}
