//! The rulebook to read: chapters, then every thing with its picture; the numbered statements are one click deeper.

use super::search;
use crate::{
    App, frame,
    games::{
        face,
        guide::{Book, Chapter, Entry},
    },
    pages::lessons,
    problem::Problem,
    speech::Tongue,
    visitor::Visitor,
};
use axum::{
    Extension,
    extract::{Path, Query, State},
    response::Redirect,
};
use catalog::GameId;
use game::phrase;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

/// What is searched for.
#[derive(Debug, Default, Deserialize)]
pub struct Asked {
    q: Option<String>,
}

/// `GET /rules/{game}`, and `?q=` to search in it.
pub async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Markup, Problem> {
    let game = GameId::parse(&game).ok_or_else(Problem::not_found)?;
    let title = visitor.t(&format!("game-{}", game.id()));
    let (words, book) = (visitor.tongue_of(game), (face(game).book)());
    let about = frame::About { game: Some(game.id()), ..Default::default() };
    let searched = asked.q.filter(|what| !what.trim().is_empty());
    let body = html! {
        main #main .page.guide data-law={ "/rules/" (game.id()) "/law" } {
            h1 { (visitor.say(&phrase!("rules-of", game = title.clone()))) }
            (search::form(&visitor, game, searched.as_deref()))
            @if let Some(what) = &searched {
                (search::results(&visitor, game, &book, what))
            } @else {
                (lessons::offer_of(&app, &visitor, game).await?)
                (contents(&visitor, &words, &book))
                @for chapter in &book.chapters { (chapter_html(game, &visitor, &words, chapter)) }
                @for shelf in &book.shelves {
                    section {
                        h2 id=(shelf.id) { (words.t(&format!("guide-shelf-{}", shelf.id))) }
                        ul .entries { @for entry in &shelf.entries { (entry_html(&visitor, &words, entry)) } }
                    }
                }
                section .prose {
                    h2 #law { (visitor.t("guide-law")) }
                    p { (visitor.t("guide-law-text")) }
                    p { a .btn href={ "/rules/" (game.id()) "/law" } { (visitor.t("guide-law")) } }
                }
            }
        }
    };
    Ok(frame::page_about(&visitor, &title, &about, body))
}

/// `GET /rules/{game}/of/{place}`: to the entry about what stands at a place of the board, or to the chapter about it.
pub async fn of_place(Path((game, place)): Path<(String, String)>) -> Result<Redirect, Problem> {
    let game = GameId::parse(&game).ok_or_else(Problem::not_found)?;
    let book = (face(game).book)();
    let anchor = book.anchor_of(&place).map(|anchor| format!("#{anchor}")).unwrap_or_default();
    Ok(Redirect::to(&format!("/rules/{}{anchor}", game.id())))
}

fn contents(visitor: &Visitor, words: &Tongue, book: &Book) -> Markup {
    html! {
        nav aria-label=(visitor.t("guide-contents")) {
            ul .facts {
                @for chapter in &book.chapters { li { a href={ "#" (chapter.id) } { (chapter.title(words)) } } }
                @for shelf in &book.shelves {
                    li { a href={ "#" (shelf.id) } { (words.t(&format!("guide-shelf-{}", shelf.id))) } }
                }
                li .whole { a href="#law" { (visitor.t("guide-law")) } }
            }
        }
    }
}

fn chapter_html(game: GameId, visitor: &Visitor, words: &Tongue, chapter: &Chapter) -> Markup {
    let paragraphs = chapter.paragraphs(words);
    html! {
        section .chapter {
            h2 id=(chapter.id) { (chapter.title(words)) }
            div .chapter-art aria-hidden="true" { @for picture in &chapter.pictures { (picture) } }
            div .prose {
                @for paragraph in &paragraphs { p { (paragraph) } }
                p { a .hint href={ "/rules/" (game.id()) "/law#" (chapter.law) } { (visitor.t("guide-more")) } }
            }
        }
    }
}

fn entry_html(visitor: &Visitor, words: &Tongue, entry: &Entry) -> Markup {
    let facts = entry.facts(words);
    html! {
        li .entry id=(entry.anchor()) {
            div .entry-art aria-hidden="true" { (entry.picture) }
            div {
                h3 { (entry.name(words)) }
                @if !facts.is_empty() { p .hint { (facts.join(" · ")) } }
                p { (entry.effect(words)) }
                p .good { b { (visitor.t("guide-good")) } " " (entry.good(words)) }
            }
        }
    }
}
