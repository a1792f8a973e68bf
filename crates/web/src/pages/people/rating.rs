//! Ratings: the ladder of a game, and the curve of somebody's rating.

use crate::{App, dates::date, frame, problem::Problem, scale::scale, visitor::Visitor};
use axum::{
    Extension,
    extract::{Path, State},
    response::Redirect,
};
use catalog::GameId;
use game::phrase;
use maud::{Markup, html};
use std::{fmt::Write, sync::Arc};
use store::ratings::{Point, Rating, Standing};

/// Ratings are shown this many times larger than they are computed: greedy, and everybody new, has 1000.
const FACTOR: f64 = 40.0;
/// How many people stand on the ladder.
const MOST: u32 = 200;

/// A rating as it is shown, and how far it may be off (with a probability of 95 %).
pub fn shown(rating: &Rating) -> (i64, i64) {
    ((rating.rating * FACTOR).round() as i64, (2.0 * rating.doubt * FACTOR).round() as i64)
}

/// A rating in words: `1240 ± 90`.
pub fn text(rating: &Rating) -> String {
    let (rating, doubt) = shown(rating);
    let sign = if rating < 0 { "−" } else { "" };
    format!("{sign}{} ± {doubt}", rating.abs())
}

/// A line of the ladder: the rating, the place and person (or a bot), the name.
type Row<'a> = (Rating, Option<(usize, &'a Standing)>, String);

/// `GET /ladder`: that of the first game, from which the others are a click away.
pub async fn first() -> Redirect {
    Redirect::to(&format!("/ladder/{}", GameId::ALL[0].id()))
}

/// `GET /ladder/{game}`
pub async fn ladder(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
) -> Result<Markup, Problem> {
    let game = GameId::parse(&game).ok_or_else(Problem::not_found)?;
    super::catch_up(&app).await;
    let people = app.store.people().ladder(game.id(), MOST).await?;
    let words = visitor.tongue_of(game);
    let bots = bots::names(game).into_iter().filter_map(|bot| Some((bot, scale().level(game.id(), bot)?)));
    let mut rows: Vec<Row> = people
        .iter()
        .zip(1..)
        .map(|(one, place)| (one.rating, Some((place, one)), one.name.clone()))
        .collect();
    rows.extend(bots.map(|(bot, level)| (level, None, words.t(&format!("bot-{bot}")))));
    // The levels of bots are measured: people go by what is certain, bots by what they are.
    let height = |row: &Row| match row.1 {
        Some(_) => row.0.sure(),
        None => row.0.rating,
    };
    rows.sort_by(|one, other| height(other).total_cmp(&height(one)));
    let t = |id: &str| visitor.t(id);
    let title = visitor.say(&phrase!("people-ladder", game = t(&format!("game-{}", game.id()))));
    let body = html! {
        main #main .page.narrow.stack {
            h1 { (title) }
            p .row {
                @for other in GameId::ALL {
                    a .btn.small.quiet href={ "/ladder/" (other.id()) } aria-current=[(*other == game).then_some("page")] {
                        (t(&format!("game-{}", other.id())))
                    }
                }
            }
            p { (t("people-ladder-text")) }
            @if people.is_empty() { p .dim { (t("people-ladder-nobody")) } }
            div .scroll-x tabindex="0" {
                table .scores {
                    thead {
                        tr {
                            @for head in ["people-ladder-who", "people-rating", "people-stat-games"] {
                                th scope="col" { (t(head)) }
                            }
                        }
                    }
                    tbody {
                        @for (rating, person, name) in &rows {
                            @let mine = person.is_some_and(|(_, person)| visitor.is(&person.person));
                            tr {
                                th scope="row" .winner[mine] {
                                    @match person {
                                        Some((place, _)) => { (place) ". " a href=(super::path_of(name)) { (name) } },
                                        None => { span .bot { (name) } " " span .tag { (t("people-ladder-bot")) } },
                                    }
                                }
                                td .whole.winner[mine] { (text(rating)) }
                                td .winner[mine] { @if let Some((_, person)) = person { (person.games) } }
                            }
                        }
                    }
                }
            }
            p .hint { (t("people-ladder-hint")) " " a href={ "/rules/" (game.id()) "#strength" } { (t("strength-title")) } }
        }
    };
    let about = frame::About { game: Some(game.id()), ..Default::default() };
    Ok(frame::page_about(&visitor, &title, &about, body))
}

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 200.0;
const LEFT: f64 = 48.0;
const RIGHT: f64 = 12.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 22.0;

/// The rating after every game, with its doubt around it.
pub fn curve(visitor: &Visitor, points: &[Point]) -> Markup {
    let (Some(first), Some(last)) = (points.first(), points.last()) else { return html! {} };
    let start = Point { number: 0, rating: Rating::default(), ..first.clone() };
    let all: Vec<(f64, f64)> = std::iter::once(&start)
        .chain(points)
        .map(|point| (point.rating.rating * FACTOR, 2.0 * point.rating.doubt * FACTOR))
        .collect();
    // What is known of somebody new would be most of the picture.
    let known = || all.iter().skip(1);
    let least = known().map(|(rating, doubt)| rating - doubt).fold(f64::INFINITY, f64::min);
    let most = known().map(|(rating, doubt)| rating + doubt).fold(f64::NEG_INFINITY, f64::max);
    let (least, most) = ((least / 100.0).floor() * 100.0, (most / 100.0).ceil() * 100.0);
    let x = |at: usize| LEFT + (WIDTH - LEFT - RIGHT) * at as f64 / (all.len() - 1) as f64;
    let y = |value: f64| {
        HEIGHT
            - BOTTOM
            - (HEIGHT - TOP - BOTTOM) * (value.clamp(least, most) - least) / (most - least).max(1.0)
    };
    let (mut line, mut upper, mut lower) = (String::new(), String::new(), String::new());
    for (at, (rating, doubt)) in all.iter().enumerate() {
        let letter = if at == 0 { 'M' } else { 'L' };
        let _ = write!(line, "{letter}{:.1} {:.1}", x(at), y(*rating));
        let _ = write!(upper, "{letter}{:.1} {:.1}", x(at), y(rating + doubt));
        lower = format!("L{:.1} {:.1}{lower}", x(at), y(rating - doubt));
    }
    let step = ((most - least) / 400.0).ceil() * 100.0;
    let lines = (0..).map(|line| least + step * f64::from(line)).take_while(|value| *value <= most).take(20);
    let label = visitor.say(&phrase!("people-curve", rating = text(&last.rating), games = last.number));
    html! {
        svg .curve viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(label) {
            @for value in lines {
                path .axis d=(format!("M{LEFT} {:.1}H{}", y(value), WIDTH - RIGHT)) {}
                text x=(LEFT - 6.0) y=(format!("{:.1}", y(value) + 4.0)) text-anchor="end" { (value) }
            }
            text x=(LEFT) y=(HEIGHT - 6.0) { (date(visitor.tongue(), first.at)) }
            text x=(WIDTH - RIGHT) y=(HEIGHT - 6.0) text-anchor="end" { (date(visitor.tongue(), last.at)) }
            path .band d={ (upper) (lower) "Z" } {}
            g .seat-1 { path .line d=(line) {} }
        }
    }
}
