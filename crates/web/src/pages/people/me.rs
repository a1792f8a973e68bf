//! `/me`: one's own games with filters, what they come to, invitations, and those one has played with.

use super::{
    built, friends, path_of, public,
    statistics::{self, Statistics},
};
use crate::{
    App, frame,
    pages::{front, own_result},
    problem::Problem,
    visitor::Visitor,
};
use axum::{
    Extension,
    extract::{Query, State},
};
use catalog::GameId;
use game::phrase;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{Filter, people::Player};
use table::{Phase, Summary, people::NAME_LIMIT};

/// How many games are counted.
pub const COUNTED: u32 = 2_000;
/// How many tables are looked through for an opponent.
const SEARCHED: u32 = 1_000;
/// How many stand on a page.
const LISTED: usize = 50;
/// How many people are listed.
const PEOPLE: u32 = 50;

/// Which games.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Wanted {
    game: String,
    state: String,
    with: String,
}

const STATES: [(&str, &[Phase]); 3] = [
    ("all", &[]),
    ("running", &[Phase::Gathering, Phase::Playing]),
    ("finished", &[Phase::Finished, Phase::Stopped]),
];

impl Wanted {
    fn phases(&self) -> Vec<Phase> {
        STATES
            .iter()
            .find(|(state, _)| *state == self.state)
            .map_or_else(Vec::new, |(_, phases)| phases.to_vec())
    }

    /// Does somebody whose name begins like this sit there?
    fn includes(&self, table: &Summary) -> bool {
        let with = self.with.trim().to_lowercase();
        let names = |name: &str| name.to_lowercase().starts_with(&with);
        with.is_empty()
            || table
                .seats
                .iter()
                .any(|seat| names(&seat.name) || seat.stands_in_for.as_deref().is_some_and(names))
    }
}

/// `GET /me`
pub async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Query(wanted): Query<Wanted>,
) -> Result<Markup, Problem> {
    let t = |id: &str| visitor.t(id);
    let Some(person) = &visitor.person else { return Ok(nobody(&visitor)) };
    super::catch_up(&app).await;
    let filter = Filter {
        person: Some(person.id.clone()),
        game: GameId::parse(&wanted.game).map(|game| game.id().to_string()),
        phases: wanted.phases(),
        limit: SEARCHED,
        ..Filter::default()
    };
    let listed = |table: &Summary| wanted.includes(table) && !front::is_deserted(table);
    let tables: Vec<Summary> = app.store.tables(&filter).await?.into_iter().filter(listed).collect();
    let asked = front::asked_of(&app, &visitor).await?;
    let results = app.store.people().results(&person.id, COUNTED).await?;
    let statistics = Statistics::of(&person.id, &results);
    let built = built::tally(&app, &person.id, &results).await?;
    let mine = |table: &Summary| {
        let is_mine = |player: &Player| matches!(player, Player::Person(one) if *one == person.id);
        results.iter().find(|seat| seat.table == table.table && is_mine(&seat.player))
    };
    let acquaintances = app.store.people().acquaintances(&person.id, PEOPLE).await?;
    let marks = app.store.people().marks(&person.id).await?;
    let body = html! {
        main #main .page.stack {
            h1 { (t("people-mine")) }
            p .row {
                @if let Some(account) = visitor.account() {
                    a .btn.small href=(path_of(&account.name)) { (t("people-public")) }
                    a .btn.small href="/account" { (t("people-account")) }
                }
                a .btn.small href="/notices" { (t("notices-title")) }
                a .btn.small href="/ladder" { (t("people-ladders")) }
            }
            @if visitor.account().is_none() {
                p .card { (t("people-guest-text")) " " a href="/sign-up?back=/me" { (t("people-sign-up")) } }
            }
            (friends::invitations(&app, &visitor).await?)
            (search(&visitor, &wanted))
            section #games {
                @if tables.is_empty() { p .dim { (t("people-no-games")) } }
                ul .tables {
                    @for table in tables.iter().take(LISTED) {
                        @let words = GameId::parse(&table.game).map(|game| visitor.tongue_of(game));
                        @let result = mine(table).zip(words).map(|(mine, words)| own_result(&words, mine.place, mine.total));
                        (front::line(&visitor, table, "tables-go", asked.contains(&table.table), result))
                    }
                }
                @if tables.len() > LISTED {
                    p .hint { (visitor.say(&phrase!("people-more-games", count = tables.len() - LISTED))) }
                }
            }
            (public::ratings(&app, &visitor, &person.id).await?)
            @if !statistics.is_empty() {
                section #statistics {
                    h2 { (t("people-statistics")) }
                    p { a .btn href="/me/play" { (t("play-title")) } }
                    p .hint { (t("people-stat-hint")) }
                    @for game in GameId::ALL {
                        @if let Some(one) = statistics.get(game.id()) { (statistics::html(&visitor, *game, one, built.get(game.id()))) }
                    }
                }
            }
            @if !acquaintances.is_empty() {
                section #people {
                    h2 { (t("people-acquaintances")) }
                    p .hint { (t("people-acquaintances-hint")) }
                    ul {
                        @for one in &acquaintances {
                            li {
                                a href=(path_of(&one.name)) { (one.name) } " "
                                span .dim { (visitor.say(&phrase!("people-games-together", count = one.games as i64))) }
                            }
                        }
                    }
                }
            }
            @if !marks.is_empty() {
                section #marks {
                    h2 { (t("people-marked")) }
                    ul {
                        @for (_, name, mark) in &marks {
                            li { a href=(path_of(name)) { (name) } " " span .tag { (t(&format!("people-is-{}", mark.id()))) } }
                        }
                    }
                }
            }
        }
    };
    Ok(frame::page(&visitor, &t("people-mine"), body))
}

/// The page of somebody who has not played here yet.
pub fn nobody(visitor: &Visitor) -> Markup {
    let t = |id: &str| visitor.t(id);
    let body = html! {
        main #main .page.narrow.stack {
            h1 { (t("people-mine")) }
            p { (t("people-nobody-yet")) }
            p .row {
                a .btn.primary href="/" { (t("tables-new")) }
                a .btn href="/sign-in?back=/me" { (t("people-sign-in")) }
                a .btn href="/notices" { (t("notices-title")) }
            }
        }
    };
    frame::page(visitor, &t("people-mine"), body)
}

fn search(visitor: &Visitor, wanted: &Wanted) -> Markup {
    let t = |id: &str| visitor.t(id);
    html! {
        form .card.filters method="get" action="/me" role="search" {
                div .field {
                    label for="game" { (t("people-filter-game")) }
                    select #game name="game" {
                        option value="" { (t("people-filter-any")) }
                        @for game in GameId::ALL {
                            option value=(game.id()) selected[wanted.game == game.id()] { (t(&format!("game-{}", game.id()))) }
                        }
                    }
                }
                div .field {
                    label for="state" { (t("people-filter-state")) }
                    select #state name="state" {
                        @for (state, _) in STATES {
                            option value=(state) selected[wanted.state == state] { (t(&format!("people-state-{state}"))) }
                        }
                    }
                }
                div .field {
                    label for="with" { (t("people-filter-with")) }
                    input #with name="with" value=(wanted.with) maxlength=(NAME_LIMIT) autocomplete="off";
                }
            button .btn { (t("people-filter-go")) }
        }
    }
}
