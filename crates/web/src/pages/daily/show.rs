//! The pages of the games of days: today's games, one of them with its standings, a challenge.

use super::{Day, OPPONENT, TODAY, expert::Outcome};
use crate::{
    App, art, dates, frame,
    games::face,
    host::HostError,
    pages::{own_result, people},
    problem::Problem,
    speech::Tongue,
    visitor::Visitor,
};
use axum::{
    Extension,
    extract::{Path, State},
};
use catalog::GameId;
use game::phrase;
use maud::{Markup, html};
use std::sync::Arc;
use store::Try;
use table::{Command, Who, people::NAME_LIMIT};

/// How many stand in the standings of a day.
const STANDINGS: u32 = 100;

/// `GET /daily`
pub async fn list(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Markup, Problem> {
    while people::catch_up(&app).await {}
    let mut cards = Vec::new();
    for &game in GameId::ALL {
        let day = Day::today(game, app.now());
        let own = day.own(&app, &visitor).await?;
        cards.push(html! {
            li .game data-game=(game.id()) {
                (art::scene(face(game).scene))
                div .game-body {
                    h2 { (visitor.t(&format!("game-{}", game.id()))) }
                    @match &own {
                        None => a .btn.primary href=(day.path()) { (visitor.t("daily-play")) },
                        Some(own) => {
                            (state(&visitor, day, Some(own), None))
                            p { a href=(day.path()) { (visitor.t("daily-standings")) } }
                        },
                    }
                }
            }
        });
    }
    let body = html! {
        main #main .page {
            h1 { (visitor.t("daily-title")) }
            p { (visitor.t("daily-intro")) }
            ul .games { @for card in &cards { (card) } }
        }
    };
    Ok(frame::page(&visitor, &visitor.t("daily-title"), body))
}

/// `GET /daily/{game}/{date}`
pub async fn of_day(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path((game, date)): Path<(String, String)>,
) -> Result<Markup, Problem> {
    page(&app, &visitor, Day::named(&game, &date, app.now())?, None).await
}

/// `GET /daily/{game}/{date}/{challenge}`: somebody challenges the visitor to their very game.
pub async fn challenged(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path((game, date, challenge)): Path<(String, String, String)>,
) -> Result<Markup, Problem> {
    let day = Day::named(&game, &date, app.now())?;
    let other = app.store.find_try(&challenge).await.map_err(Problem::ours)?;
    let fits = |other: &Try| other.id == challenge && other.day == day.day && other.game == day.game.id();
    page(&app, &visitor, day, Some(other.filter(fits).ok_or_else(Problem::not_found)?)).await
}

/// Nobody else plays it any more: they may look at their own game again.
pub async fn show_own(app: &Arc<App>, table: &str) {
    match app.host.command(table, &Command::Show, &Who::Host, app.now()).await {
        // It refuses to be shown twice.
        Ok(()) | Err(HostError::Refused(_)) => {}
        // The page is there without it, and shows it the next time.
        Err(error) => tracing::error!(table, "an own game could not be shown: {error}"),
    }
}

async fn page(
    app: &Arc<App>,
    visitor: &Visitor,
    day: Day,
    challenger: Option<Try>,
) -> Result<Markup, Problem> {
    while people::catch_up(app).await {}
    let own = day.own(app, visitor).await?;
    let over = own.as_ref().is_some_and(|own| own.result.is_some());
    if let Some(own) = own.as_ref().filter(|_| over && day.is_past(app.now())) {
        show_own(app, &own.table).await;
    }
    let challenger = challenger.filter(|other| !visitor.is(&other.person));
    let game = visitor.t(&format!("game-{}", day.game.id()));
    let title = format!("{}{} {game}", visitor.t("daily-title"), visitor.t("colon"));
    let standings = match over || day.is_past(app.now()) {
        true => Some(standings(app, visitor, day, own.as_ref(), challenger.as_ref()).await?),
        false => None,
    };
    let link = own.as_ref().map(|own| format!("{}{}/{}", app.address_for(visitor), day.path(), own.id));
    let body = html! {
        main #main .page.narrow.stack {
            h1 { (title) }
            p .dim { (dates::date(visitor.tongue(), day.begins())) }
            @if let Some(other) = challenger.as_ref().filter(|_| !over) {
                p .card { (visitor.say(&phrase!("daily-challenged", name = other.name.clone()))) }
            }
            p { (about(visitor, day)) }
            (state(visitor, day, own.as_ref(), challenger.as_ref()))
            @if let Some(standings) = &standings { (standings) } @else { p .hint { (visitor.t("daily-later")) } }
            @if let Some(link) = &link {
                section .box {
                    h2 { (visitor.t("daily-challenge")) }
                    p { label for="challenge" { (visitor.t("daily-challenge-text")) } }
                    div .linkbox {
                        input #challenge readonly value=(link);
                        button .btn type="button" data-copy="challenge" { (visitor.t("copy")) }
                    }
                }
            }
            p .row {
                a .btn href="/daily" { (visitor.t("daily-all")) }
                a .btn.quiet href="/puzzles" { (visitor.t("puzzles-title")) }
            }
        }
    };
    let about = frame::About { game: Some(day.game.id()), ..Default::default() };
    Ok(frame::page_about(visitor, &title, &about, body))
}

fn about(visitor: &Visitor, day: Day) -> String {
    let bot = visitor.t(&format!("bot-{OPPONENT}"));
    visitor.say(&phrase!("daily-about", seat = u32::from(day.seat().number()), bot = bot))
}

/// Where the visitor stands: not begun, in the middle, or done.
fn state(visitor: &Visitor, day: Day, own: Option<&Try>, challenger: Option<&Try>) -> Markup {
    let name = visitor.person.as_ref().map(|person| person.name.clone()).unwrap_or_default();
    html! {
        @match own {
            None => form .row method="post" action=(day.path()) {
                @if let Some(other) = challenger { input type="hidden" name="against" value=(other.id); }
                @if name.is_empty() {
                    input name="name" required maxlength=(NAME_LIMIT) autocomplete="nickname"
                        aria-label=(visitor.t("new-name")) placeholder=(visitor.t("new-name"));
                }
                button .btn.primary { (visitor.t("daily-play")) }
            },
            Some(Try { result: None, table, .. }) => p {
                a .btn.primary href={ "/table/" (table) } { (visitor.t("daily-continue")) }
            },
            Some(Try { result: Some((place, total)), .. }) => p {
                b { (own_result(&visitor.tongue_of(day.game), *place, *total)) }
            },
        }
    }
}

/// Everybody who has finished, and the expert.
async fn standings(
    app: &App,
    visitor: &Visitor,
    day: Day,
    own: Option<&Try>,
    challenger: Option<&Try>,
) -> Result<Markup, Problem> {
    let tries = app.store.tries(day.game.id(), day.day, STANDINGS).await.map_err(Problem::ours)?;
    let deal = app.store.deal(day.game.id(), day.day, &app.config.seeds.of_table()).await?;
    let expert = deal.expert.as_ref().and_then(|text| serde_json::from_str::<Outcome>(text).ok());
    let own_result = own.and_then(|own| own.result);
    let better = own_result.map(|(place, total)| {
        let beaten = |other: &&Try| other.result.is_some_and(|(at, points)| (at, -points) > (place, -total));
        tries.iter().filter(beaten).count()
    });
    let mut rows: Vec<(Option<&Try>, (u8, i32))> =
        tries.iter().filter_map(|one| Some((Some(one), one.result?))).collect();
    rows.extend(expert.map(|expert| (None, (expert.place, expert.total))));
    rows.sort_by_key(|(_, (place, total))| (*place, -total));
    Ok(html! {
        section .box {
            h2 { (visitor.t("daily-standings")) }
            @if let Some(better) = better.filter(|_| tries.len() > 1) {
                @let (better, others) = (better as u32, tries.len() as u32 - 1);
                @let how = if better == others { "all" } else if better == 0 { "none" } else { "some" };
                p { (visitor.say(&phrase!("daily-better", how = how.to_string(), better = better, others = others))) }
            }
            (ranking(visitor, day.game, &rows, own, challenger))
            @if expert.is_none() { p .hint { (visitor.t("daily-expert-later")) } }
        }
    })
}

/// Who has finished with which place and how much; `None` is the expert. Those who challenged the reader, or were challenged, are
/// marked.
pub fn ranking(
    visitor: &Visitor,
    game: GameId,
    rows: &[(Option<&Try>, (u8, i32))],
    own: Option<&Try>,
    challenger: Option<&Try>,
) -> Markup {
    let words = visitor.tongue_of(game);
    let concerned = |one: &Option<&Try>| {
        let Some(one) = one else { return false };
        let challenged = own.is_some_and(|own| one.against.as_ref() == Some(&own.id));
        challenged || challenger.is_some_and(|challenger| challenger.id == one.id)
    };
    html! {
        @if rows.is_empty() { p .dim { (visitor.t("daily-nobody")) } } @else {
            table .values {
                thead {
                    tr {
                        th scope="col" { (visitor.t("daily-player")) }
                        th scope="col" .num { (visitor.t("daily-place")) }
                        th scope="col" .num { (words.t(words.here("daily-points-here", "rules-points"))) }
                    }
                }
                tbody {
                    @for (one, (place, total)) in rows {
                        tr .chosen[one.is_some_and(|one| visitor.is(&one.person))] {
                            th scope="row" {
                                @match one { Some(one) => (one.name), None => (visitor.t("daily-expert")) }
                                @if concerned(one) { " " span .tag { (visitor.t("daily-rival")) } }
                            }
                            td .num { (place) }
                            td .num { (total) }
                        }
                    }
                }
            }
        }
    }
}

/// What the front page offers: today's games.
pub fn offer(visitor: &Visitor) -> Markup {
    html! {
        section .box.first-time {
            h2 { (visitor.t("daily-title")) }
            p { (visitor.t("daily-offer")) }
            ul .row {
                @for game in GameId::ALL {
                    li data-game=(game.id()) {
                        b { (visitor.t(&format!("game-{}", game.id()))) }
                        a .btn.small href={ "/daily/" (game.id()) "/" (TODAY) } { (visitor.t("daily-play")) }
                    }
                }
                li { a .btn.quiet.small href="/daily" { (visitor.t("daily-all")) } }
            }
        }
    }
}

/// The way from a table to the day or the challenge it belongs to, if it belongs to one.
pub fn link(words: &Tongue, table: &table::Table) -> Markup {
    let options = &table.created().options;
    html! {
        @if options.duplicate && options.tournament.is_none() {
            p { a .btn.primary href={ "/daily/of/" (table.id()) } { (words.t("daily-compare")) } }
        }
    }
}
