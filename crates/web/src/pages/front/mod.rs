//! The front page and the list of tables.

mod lists;
pub mod picture;

use crate::{App, art, assets, frame, games::face, problem::Problem, visitor::Visitor};
use axum::{Extension, extract::State};
use catalog::GameId;
use game::phrase;
use lists::Lists;
pub use lists::{asked_of, is_deserted, line};
use maud::{Markup, html};
use std::sync::Arc;

/// How many tables stand on the front page; the rest is one click away.
const ON_FRONT: usize = 6;
/// How many tables stand in the list.
const IN_LIST: usize = 100;

/// `GET /`
pub async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Markup, Problem> {
    let t = |id: &str| visitor.t(id);
    let lists = Lists::of(&app, &visitor, ON_FRONT).await?;
    // New visitors need not look for where to start.
    let lessons = crate::pages::lessons::offer(&app, &visitor).await?;
    let body = html! {
        main #main .page.front {
            (crate::pages::people::friends::invitations(&app, &visitor).await?)
            (lists.to_continue(&visitor, ON_FRONT))
            div .hero {
                h1 { (t("front-title")) }
                p { (t("front-text")) }
            }
            @if visitor.person.is_none() { (lessons) }
            ul .games { @for game in GameId::ALL { (card(&visitor, *game)) } }
            (crate::pages::puzzles::offer(&visitor))
            (crate::pages::daily::offer(&visitor))
            @if visitor.person.is_some() { (lessons) }
            section .now {
                h2 { (t("front-now")) }
                @if lists.nothing_public() { p .dim { (t("front-now-none")) } }
                (lists.of_others(&visitor))
                p .row {
                    a .btn.quiet href="/tables" { (t("front-all-tables")) }
                    a .btn.quiet href="/tv" { (t("tv-title")) }
                    a .btn.quiet href="/tournaments" { (t("tournaments-title")) }
                    a .btn.quiet href="/replay" { (t("front-upload")) }
                }
            }
        }
    };
    Ok(frame::page(&visitor, "Antilles", body))
}

/// `GET /tables`
pub async fn tables(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Markup, Problem> {
    let lists = Lists::of(&app, &visitor, IN_LIST).await?;
    let body = html! {
        main #main .page {
            h1 { (visitor.t("nav-tables")) }
            @if lists.is_empty() { p .dim { (visitor.t("tables-none")) } }
            (lists.mine(&visitor))
            (lists.of_others(&visitor))
            p .row {
                a .btn.primary href="/" { (visitor.t("tables-new")) }
                a .btn.quiet href="/tv" { (visitor.t("tv-title")) }
                a .btn.quiet href="/tournaments" { (visitor.t("tournaments-title")) }
            }
        }
    };
    Ok(frame::page(&visitor, &visitor.t("nav-tables"), body))
}

fn card(visitor: &Visitor, game: GameId) -> Markup {
    let id = game.id();
    let traits = game.traits();
    let (least, most) = (u32::from(traits.least_players), u32::from(traits.most_players));
    let (minutes, stars) = (traits.minutes_per_player, face(game).difficulty);
    let t = |id: &str| visitor.t(id);
    let name = t(&format!("game-{id}"));
    html! {
        li .game data-game=(id) {
            (art::scene(face(game).scene))
            div .game-body {
                h2 { (name) }
                p { (t(&format!("game-{id}-line"))) }
                dl .facts {
                    div {
                        dt { (t("fact-for")) }
                        dd { (t(&format!("game-{id}-for"))) }
                    }
                    div {
                        dt { (t("fact-time")) }
                        dd {
                            (visitor.say(&phrase!("fact-players", least = least, most = most))) ", "
                            (visitor.say(&phrase!("fact-minutes", least = least * minutes, most = most * minutes)))
                        }
                    }
                    div {
                        dt { (t("fact-difficulty")) }
                        dd {
                            span .stars aria-hidden="true" { ("★".repeat(stars)) ("☆".repeat(5 - stars)) } " "
                            (t(&format!("difficulty-{stars}")))
                        }
                    }
                }
                div .row {
                    a .btn.primary href={ "/new/" (id) "?with=bots" } { (t("play-now")) }
                    a .btn href={ "/new/" (id) "?with=friends" } { (t("invite-friends")) }
                    a .btn.quiet href={ "/rules/" (id) } { (t("rules-read")) }
                }
            }
            img .tabletop src=(assets::url(&format!("table-{id}.svg"))) width="640" height="360" loading="lazy"
                alt=(visitor.say(&phrase!("front-picture", game = name.clone())));
        }
    }
}
