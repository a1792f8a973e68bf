//! `GET /me/play`: how somebody plays, over all their finished games: which level that is most like, and at which kinds of
//! decision they lose most and least. Nobody else sees it.

use super::{appraisals, me};
use crate::{App, dates::date, frame, problem::Problem, speech::Tongue, visitor::Visitor};
use axum::{
    Extension,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use bots::{
    Level,
    advice::{
        appraisal::{Cost, LEAST_DECISIONS, Likeness, MOST_COUNTED, measured},
        kinds,
    },
};
use catalog::GameId;
use game::phrase;
use maud::{Markup, html};
use std::{collections::BTreeMap, sync::Arc};
use table::Millis;

/// How many games of a kind are looked at, the newest ones.
const GAMES: usize = 40;
/// How many decisions are worth another look.
const LISTED: usize = 6;
/// One that cost less than this is not.
const LEAST_COST: f32 = 0.04;
/// While something is worked out the page is shown again after this many seconds.
const REFRESH: &str = "6";

/// One finished game of somebody.
struct Played {
    table: String,
    seat: u8,
    at: Millis,
    costs: Vec<Cost>,
}

/// `GET /me/play`
pub async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Response, Problem> {
    let t = |id: &str| visitor.t(id);
    let Some(person) = &visitor.person else { return Ok(me::nobody(&visitor).into_response()) };
    super::catch_up(&app).await;
    let results = app.store.people().results(&person.id, me::COUNTED).await?;
    let mut known = appraisals::known(&app, &person.id).await?;
    let (mut games, mut missing) = (BTreeMap::<GameId, (usize, Vec<Played>)>::new(), Vec::new());
    for seat in appraisals::own(&person.id, &results) {
        let Some(game) = GameId::parse(&seat.game) else { continue };
        let (count, played) = games.entry(game).or_default();
        if *count == GAMES {
            continue;
        }
        *count += 1;
        let chair = (seat.table.clone(), seat.seat);
        match known.remove(&chair) {
            Some(costs) => {
                played.push(Played { table: chair.0, seat: chair.1, at: seat.at, costs });
            }
            None => missing.push(chair),
        }
    }
    let left = missing.len();
    appraisals::start(&app, &person.id, missing);
    let waiting = app.appraisals.is_under_way(&person.id);
    let body = html! {
        main #main .page.stack {
            h1 { (t("play-title")) }
            p { (t("play-intro")) }
            @if games.is_empty() {
                p .card { (t("play-nothing")) " " a href="/" { (t("tables-new")) } }
            }
            @if waiting {
                p .card role="status" { (visitor.say(&phrase!("play-waiting", count = left))) " " a href="/me/play" { (t("play-again")) } }
            }
            @for (game, (_, played)) in &games {
                @if !played.is_empty() { (section(&visitor, *game, played)) }
            }
            details {
                summary { (t("play-how")) }
                p { (t("play-how-text")) }
            }
            p .row { a .btn href="/me" { (t("people-mine")) } a .btn href="/puzzles" { (t("puzzles-title")) } }
        }
    };
    let page = frame::page(&visitor, &t("play-title"), body);
    let refresh = waiting.then_some((header::REFRESH, REFRESH));
    Ok((refresh.map(|header| [header]), page).into_response())
}

/// What somebody's play of one game is like.
fn section(visitor: &Visitor, game: GameId, played: &[Played]) -> Markup {
    let words = visitor.tongue_of(game);
    let all = || played.iter().flat_map(|one| &one.costs);
    let overall = Likeness::of(game, None, all());
    let rows: Vec<Row> = kinds::of_game(game)
        .iter()
        .map(|(kind, _)| Row::of(game, kind, all(), played.len()))
        .filter(|row| row.decisions > 0)
        .collect();
    let mut costly: Vec<(&Played, &Cost)> = played
        .iter()
        .flat_map(|one| one.costs.iter().map(move |cost| (one, cost)))
        .filter(|(_, cost)| cost.cost >= LEAST_COST)
        .collect();
    costly.sort_by(|a, b| b.1.cost.total_cmp(&a.1.cost));
    html! {
        section .stack id=(game.id()) {
            h2 { (visitor.t(&format!("game-{}", game.id()))) }
            @match &overall {
                Some(overall) => p { (words.say(&phrase!("play-over", count = played.len()))) " " b { (alike(&words, overall)) } },
                None => p { (words.say(&phrase!("play-too-few", count = all().count()))) },
            }
            (strengths(&words, game, overall.as_ref(), &rows))
            div .scroll-x tabindex="0" {
                table .scores {
                    thead {
                        tr { @for head in ["play-kind", "play-decisions", "play-cost", "play-like", "play-per-game"] { th scope="col" { (words.t(head)) } } }
                    }
                    tbody {
                        @for row in &rows {
                            tr {
                                th scope="row" { (words.t(&kinds::message(game, row.kind))) }
                                td { (row.decisions) }
                                td { (percent(&words, row.cost, 2)) }
                                td { @match &row.like { Some(like) => (range(&words, like)), None => "–" } }
                                td { (percent(&words, row.per_game, 1)) }
                            }
                        }
                    }
                }
            }
            (most_counted(&words))
            @if !costly.is_empty() {
                h3 { (words.t("play-look-again")) }
                ul .turns {
                    @for (one, cost) in costly.into_iter().take(LISTED) {
                        @let at = format!("/table/{}/at/{}", one.table, cost.step);
                        li {
                            a href=(at) { (words.t(&kinds::message(game, &cost.kind))) }
                            span .dim { ", " (date(&words, one.at)) ", " (words.say(&phrase!("play-cost-one", cost = percent(&words, cost.cost.into(), 0)))) }
                            form method="post" action={ (at) "/continue?same=true&seat=" (one.seat) } {
                                button .btn.small title=(words.t("analysis-retry-hint")) { (words.t("analysis-retry")) }
                            }
                        }
                    }
                }
            }
            p { a href={ "/puzzles/" (game.id()) "/next" } { (words.t("play-puzzles")) } }
        }
    }
}

/// One kind of decision.
struct Row {
    kind: &'static str,
    decisions: u32,
    /// What one cost in the mean.
    cost: f64,
    /// What they cost in a game.
    per_game: f64,
    like: Option<Likeness>,
}

impl Row {
    fn of<'a>(
        game: GameId,
        kind: &'static str,
        costs: impl Iterator<Item = &'a Cost> + Clone,
        games: usize,
    ) -> Row {
        let of_kind = || costs.clone().filter(|cost| cost.kind == kind);
        let decisions = of_kind().count() as u32;
        let sum: f64 = of_kind().map(Cost::counted).sum();
        Row {
            kind,
            decisions,
            cost: sum / f64::from(decisions.max(1)),
            per_game: sum / games.max(1) as f64,
            like: Likeness::of(game, Some(kind), of_kind()),
        }
    }
}

/// What somebody does better and worse than they play on the whole, as far as that is certain.
fn strengths(words: &Tongue, game: GameId, overall: Option<&Likeness>, rows: &[Row]) -> Markup {
    let Some(overall) = overall else { return html! {} };
    let named = |rows: Vec<&Row>| {
        let names = rows.into_iter().map(|row| in_sentence(words, &words.t(&kinds::message(game, row.kind))));
        names.collect::<Vec<_>>().join(", ")
    };
    let found = |is: fn(&Likeness, &Likeness) -> bool| -> Vec<&Row> {
        rows.iter().filter(|row| row.like.as_ref().is_some_and(|like| is(like, overall))).collect()
    };
    let mut better = found(|like, overall| like.like > overall.like);
    let mut worse = found(|like, overall| like.like < overall.like);
    better.sort_by_key(|row| row.like.as_ref().map(|like| std::cmp::Reverse(like.like)));
    worse.sort_by(|a, b| b.per_game.total_cmp(&a.per_game));
    // Where nothing stands out, what costs most still shows where there is most to gain.
    let costliest = rows.iter().max_by(|a, b| a.per_game.total_cmp(&b.per_game));
    html! {
        @if !better.is_empty() { p { (words.say(&phrase!("play-strengths", kinds = named(better)))) } }
        @if !worse.is_empty() {
            p { (words.say(&phrase!("play-weaknesses", kinds = named(worse)))) }
        } @else if let Some(row) = costliest {
            p { (words.say(&phrase!("play-most-to-gain", kinds = named(vec![row]), cost = percent(words, row.per_game, 1)))) }
        }
    }
}

/// A name in the middle of a sentence: only German nouns stay capital there.
fn in_sentence(words: &Tongue, name: &str) -> String {
    let mut rest = name.chars();
    match rest.next().filter(|_| words.language != words::Language::De) {
        Some(first) => first.to_lowercase().chain(rest).collect(),
        None => name.to_string(),
    }
}

/// The name of a level.
fn level(words: &Tongue, level: Level) -> String {
    words.t(&format!("bot-{}", level.name()))
}

/// A level, and those that are possible.
fn range(words: &Tongue, like: &Likeness) -> String {
    if like.least == like.most {
        return level(words, like.like);
    }
    let (least, most) = (level(words, like.least), level(words, like.most));
    words.say(&phrase!("play-range", like = level(words, like.like), least = least, most = most))
}

/// "you played at about medium level (anything from easy to hard is possible)": goes on after "In this game".
pub fn alike(words: &Tongue, like: &Likeness) -> String {
    let (at, least, most) = (level(words, like.like), level(words, like.least), level(words, like.most));
    match like.least == like.most {
        true => words.say(&phrase!("play-like-one", level = at)),
        false => words.say(&phrase!("play-like-some", level = at, least = least, most = most)),
    }
}

/// What one decision counts as at most: without it the table and the list of costly decisions contradict each other.
fn most_counted(words: &Tongue) -> Markup {
    let most = percent(words, MOST_COUNTED.into(), 0);
    html! { p .hint { (words.say(&phrase!("play-most-counted", most = most))) } }
}

/// A share in hundredths, with this many digits after the point; what is below zero is chance.
fn percent(words: &Tongue, share: f64, digits: usize) -> String {
    let share = share.max(0.0) * 100.0;
    let said = format!("{share:.digits$}");
    let said = if words.language == words::Language::En { said } else { said.replace('.', ",") };
    words.say(&phrase!("people-percent", share = said))
}

/// How somebody played one game, for the page that looks back on it: what a decision cost beside what it costs every level.
pub fn one_game(words: &Tongue, game: GameId, costs: &[Cost]) -> Markup {
    let like = Likeness::of(game, None, costs.iter());
    let levels = measured(game).map(|measured| &measured.levels[..]).unwrap_or_default();
    html! {
        @match &like {
            None => p { (words.say(&phrase!("play-too-few-one", count = costs.len(), least = LEAST_DECISIONS))) },
            Some(like) => {
                p { (words.say(&phrase!("play-over", count = 0u8))) " " b { (alike(words, like)) } " " (words.say(&phrase!("play-one-cost", count = like.decisions, cost = percent(words, like.cost, 2), error = percent(words, 1.96 * like.error, 2)))) }
                div .scroll-x tabindex="0" {
                    table .scores.levels {
                        thead {
                            tr {
                                th scope="col" { (words.t("play-you")) }
                                @for one in levels { th scope="col" { (words.t(&format!("bot-{}", one.level))) } }
                            }
                        }
                        tbody {
                            tr {
                                td { b { (percent(words, like.cost, 2)) } }
                                @for one in levels { td { (percent(words, one.all.cost, 2)) } }
                            }
                        }
                    }
                }
                (most_counted(words))
            },
        }
    }
}
