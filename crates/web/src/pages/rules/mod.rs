//! The rules and help pages, made of the statements that the tests prove and of the component tables.

pub mod guide;
mod search;
mod strength;

use crate::{art, frame, games::face, keys, problem::Problem, visitor::Visitor};
use axum::{Extension, extract::Path};
use catalog::GameId;
use game::{Source, phrase, rulebook::chapter_title};
use maud::{Markup, html};

/// `GET /rules`
pub async fn list(Extension(visitor): Extension<Visitor>) -> Markup {
    let t = |id: &str| visitor.t(id);
    let body = html! {
        main #main .page {
            h1 { (t("rules-title")) }
            ul .games {
                @for game in GameId::ALL {
                    li .game data-game=(game.id()) {
                        (art::scene(face(*game).scene))
                        div .game-body {
                            h2 { (t(&format!("game-{}", game.id()))) }
                            p { (t(&format!("game-{}-line", game.id()))) }
                            div .row { a .btn.primary href={ "/rules/" (game.id()) } { (t("rules-read")) } }
                        }
                    }
                }
            }
            (help(&visitor))
        }
    };
    frame::page(&visitor, &t("rules-title"), body)
}

/// `GET /rules/{game}/law`: the numbered statements, the component tables, and the bots.
pub async fn show(
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
) -> Result<Markup, Problem> {
    let game = GameId::parse(&game).ok_or_else(Problem::not_found)?;
    let title = visitor.t(&format!("game-{}", game.id()));
    let words = visitor.tongue_of(game);
    let about = frame::About { game: Some(game.id()), ..Default::default() };
    let body = html! {
        main #main .page {
            div .prose {
                h1 { (visitor.say(&phrase!("rules-of-law", game = title.clone()))) }
                p { (visitor.t("rules-intro")) }
                p { a href={ "/rules/" (game.id()) } { (visitor.t("guide-back")) } }
                nav aria-label=(visitor.t("rules-chapters")) {
                    ul .chapters {
                        @for id in game.chapters() { li { a href={ "#" (id) } { (words.t(&chapter_title(id))) } } }
                        li { a href="#pieces" { (visitor.t("rules-components-table")) } }
                        li { a href="#players" { (visitor.t("players-title")) } }
                        li { a href="#strength" { (visitor.t("strength-title")) } }
                    }
                }
                @for chapter in game.chapters() {
                    h2 id=(chapter) { (words.t(&chapter_title(chapter))) }
                    ol {
                        @for statement in game.rulebook().iter().filter(|statement| statement.chapter() == *chapter) {
                            li id=(statement.id) {
                                (words.t(&statement.message()))
                                @if let Some(tag) = tag(statement.source) { " " span .tag { (visitor.t(tag)) } }
                            }
                        }
                    }
                }
            }
            section #pieces {
                h2 { (visitor.t("rules-components-table")) }
                ((face(game).help)(&visitor))
            }
            (players(game, &visitor))
        }
    };
    Ok(frame::page_about(&visitor, &title, &about, body))
}

/// Where a statement does not simply come from the rulebook, a reader should know.
fn tag(source: Source) -> Option<&'static str> {
    match source {
        Source::Rule | Source::Data => None,
        Source::Weak => Some("source-weak"),
        Source::Ruling => Some("source-ruling"),
        Source::Rebuilt => Some("source-rebuilt"),
    }
}

/// The bots of a game, a paragraph each.
fn players(game: GameId, visitor: &Visitor) -> Markup {
    html! {
        section #players .prose {
            h2 { (visitor.t("players-title")) }
            p { (visitor.t("players-intro")) }
            p { (visitor.t("players-fair")) }
            @for bot in bots::names(game) {
                h3 id={ "player-" (bot) } { (visitor.t(&format!("bot-{bot}"))) }
                p { (visitor.t(&format!("bot-{bot}-about"))) }
                @if let Some(row) = bots::strength::against_greedy(game, bot) {
                    p .hint { (strength::in_words(row, visitor)) }
                }
            }
        }
        (strength::table(game, visitor))
    }
}

/// How to use the table, whatever the game.
fn help(visitor: &Visitor) -> Markup {
    html! {
        section #help .prose {
            h2 { (visitor.t("help-title")) }
            @for topic in ["act", "keys", "undo", "draft", "orders", "away", "devices", "bots", "seed"] {
                h3 id={ "help-" (topic) } { (visitor.t(&format!("help-{topic}"))) }
                p { (visitor.t(&format!("help-{topic}-text"))) }
                @if topic == "keys" {
                    (keys::listed(visitor.tongue(), keys::AT_TABLE))
                    p { (visitor.t("help-keys-replay")) }
                    (keys::listed(visitor.tongue(), keys::AT_REPLAY))
                }
            }
        }
    }
}
