//! `/people/{name}`: what everybody may know of an account.

use super::{
    built, friends, rating,
    statistics::{self, Statistics},
};
use crate::{App, dates::date, frame, pages::front, problem::Problem, visitor::Visitor};
use axum::{
    Extension,
    extract::{Path, State},
};
use catalog::GameId;
use game::phrase;
use maud::{Markup, html};
use std::sync::Arc;
use store::{Filter, StoreError, ratings::Point};
use table::{PersonId, Phase};

/// How many games are counted.
const COUNTED: u32 = 2_000;
/// How many are listed.
const LISTED: u32 = 20;

/// `GET /people/{name}`
pub async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(name): Path<String>,
) -> Result<Markup, Problem> {
    super::catch_up(&app).await;
    let account = app.store.people().account_named(&name).await.map_err(|error| match error {
        StoreError::NotFound(_) => Problem::not_found(),
        error => error.into(),
    })?;
    let results = app.store.people().results(&account.person, COUNTED).await?;
    let mut statistics = Statistics::of(&account.person, &results);
    // Whom they played with is theirs to know.
    statistics.values_mut().for_each(|one| one.by_opponent.clear());
    let built = built::tally(&app, &account.person, &results).await?;
    let filter = Filter {
        person: Some(account.person.clone()),
        phases: vec![Phase::Finished],
        limit: LISTED,
        ..Filter::default()
    };
    let games = app.store.tables(&filter).await?;
    let t = |id: &str| visitor.t(id);
    let body = html! {
        main #main .page.narrow.stack {
            h1 { (account.name) }
            p .dim { (visitor.say(&phrase!("people-since", day = date(visitor.tongue(), account.created)))) }
            (friends::buttons(&app, &visitor, &account.name, &account.person).await?)
            (ratings(&app, &visitor, &account.person).await?)
            section {
                h2 { (t("people-results")) }
                @if statistics.is_empty() { p .dim { (t("people-no-results")) } }
                @for game in GameId::ALL {
                    @if let Some(one) = statistics.get(game.id()) {
                        (statistics::html(&visitor, *game, one, built.get(game.id())))
                    }
                }
                ul .tables {
                    @for game in games.iter().filter(|game| game.spectators) { (front::line(&visitor, game, "tables-look", false, None)) }
                }
            }
        }
    };
    Ok(frame::page(&visitor, &account.name, body))
}

/// The ratings of a person with their curves; nothing if there are none.
pub async fn ratings(app: &App, visitor: &Visitor, person: &PersonId) -> Result<Markup, Problem> {
    let mut curves: Vec<(GameId, Vec<Point>)> = Vec::new();
    for &game in GameId::ALL {
        curves.push((game, app.store.people().rating_curve(person, game.id()).await?));
    }
    Ok(html! {
        @if curves.iter().any(|(_, curve)| !curve.is_empty()) {
            section #ratings {
                h2 { (visitor.t("people-ratings")) }
                @for (game, curve) in &curves {
                    @if let Some(last) = curve.last() {
                        h3 {
                            a href={ "/ladder/" (game.id()) } { (visitor.t(&format!("game-{}", game.id()))) }
                            " " (rating::text(&last.rating))
                        }
                        (rating::curve(visitor, curve))
                    }
                }
            }
        }
    })
}
