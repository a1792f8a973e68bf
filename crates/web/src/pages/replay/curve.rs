//! Curves over a game, drawn by the server: of the scores, and of what everybody could expect.

use crate::{art, pages::percent, scene::PlayerCard, speech::Tongue};
use game::{Seat, Seats, phrase};
use maud::{Markup, html};
use std::fmt::Write;
use table::Table;

const LEFT: f64 = 44.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 40.0;

/// The proportions of a drawing.
struct Shape {
    class: &'static str,
    width: f64,
    height: f64,
    /// The room beside the curves.
    right: f64,
    /// The names stand there, and not below in a list.
    names: bool,
}

/// Every graph is drawn for wide screens and for phones, whose letters would be too small; the style sheet shows one.
const SHAPES: [Shape; 2] = [
    Shape { class: "curve", width: 760.0, height: 276.0, right: 164.0, names: true },
    Shape { class: "curve narrow", width: 358.0, height: 240.0, right: 12.0, names: false },
];

impl Shape {
    fn end(&self) -> f64 {
        self.width - self.right
    }

    fn x(&self, step: usize, last: usize) -> f64 {
        LEFT + (self.end() - LEFT) * step as f64 / last as f64
    }

    fn floor(&self) -> f64 {
        self.height - BOTTOM
    }
}

/// What is drawn.
struct Plot<'a> {
    /// What it shows, for those who cannot see it.
    label: String,
    players: &'a [PlayerCard],
    /// `[step][seat]`, from the set-up on.
    scores: &'a [Vec<i32>],
    /// The scale reaches so far at least.
    reaches: i32,
    /// The scale is in hundredths.
    percent: bool,
    /// A step to mark.
    now: Option<usize>,
    /// Steps of seats to mark.
    turning: &'a [(u32, Seat)],
    moments: &'a Moments,
}

/// What is known of the moments of a game.
#[derive(Default)]
pub struct Moments {
    /// Where a moment is shown: an address with `STEP` in it.
    pub at: String,
    /// The steps where rounds begin.
    pub rounds: Vec<u32>,
}

/// `scores[step][seat]`, from the set-up on. `now` marks a step.
pub fn curve(
    words: &Tongue,
    players: &[PlayerCard],
    scores: &[Vec<i32>],
    now: Option<usize>,
    moments: &Moments,
) -> Markup {
    let label = words.t(words.here("result-curve-here", "result-curve"));
    draw(words, &Plot { label, players, scores, reaches: 1, percent: false, now, turning: &[], moments })
}

/// Shares of 1 after some steps, the first and the last among them, and the turning points.
pub fn expectations(
    words: &Tongue,
    players: &[PlayerCard],
    shares: &[(u32, Vec<f32>)],
    turning: &[(u32, Seat)],
    moments: &Moments,
) -> Markup {
    let label = words.t("analysis-curve");
    let plot = Plot {
        label,
        players,
        scores: &at_every_step(shares),
        reaches: 100,
        percent: true,
        now: None,
        turning,
        moments,
    };
    draw(words, &plot)
}

/// In hundredths; what was expected holds until something else is.
fn at_every_step(shares: &[(u32, Vec<f32>)]) -> Vec<Vec<i32>> {
    let mut all: Vec<Vec<i32>> = Vec::new();
    for (step, shares) in shares {
        if let Some(before) = all.last().cloned() {
            all.resize((*step as usize).max(all.len()), before);
        }
        all.push(shares.iter().map(|share| percent(*share) as i32).collect());
    }
    all
}

fn draw(words: &Tongue, plot: &Plot) -> Markup {
    html! {
        figure .graph {
            @for shape in &SHAPES { (drawing(words, plot, shape)) }
            ul .legend aria-hidden="true" {
                @for (seat, player) in plot.players.iter().enumerate() { li { (art::seat(seat + 1)) (player.name) } }
            }
        }
    }
}

fn drawing(words: &Tongue, plot: &Plot, shape: &Shape) -> Markup {
    let Plot { label, players, scores, reaches, percent, now, turning, moments } = plot;
    let last = scores.len().saturating_sub(1).max(1);
    let highest = scores.iter().flatten().copied().max().unwrap_or(0).max(*reaches);
    let grid = grid_step(highest);
    let most = ((highest + grid - 1) / grid * grid).max(grid);
    let (end, floor) = (shape.end(), shape.floor());
    let x = |step: usize| shape.x(step, last);
    let y = |points: i32| floor - (floor - TOP) * f64::from(points.max(0)) / f64::from(most);
    let numbered = numbered(&moments.rounds, last, end - LEFT);
    let ends = scores.last().map(|end| labels(end, &y)).unwrap_or_default();
    let value = |points: i32| match percent {
        true => words.say(&phrase!("coach-share", share = i64::from(points))),
        false => points.to_string(),
    };
    html! {
        svg class=(shape.class) viewBox=(format!("0 0 {} {}", shape.width, shape.height)) role="slider" aria-label=(label) tabindex="0"
            aria-valuemin="0" aria-valuemax=(last) aria-valuenow=(now.unwrap_or(0))
            data-last=(last) data-left=(LEFT) data-right=(end) data-at=(moments.at) data-words=(words.t("replay-moment")) {
            @for (at, step) in moments.rounds.iter().enumerate() {
                @let x = x(*step as usize);
                path .round d=(format!("M{x:.1} {TOP}V{floor}")) {}
                @if at.is_multiple_of(numbered) {
                    text .round-number x=(format!("{x:.1}")) y=(floor + 18.0) text-anchor="middle" { (at + 1) }
                }
            }
            @for line in 0..=(most / grid) {
                @let points = line * grid;
                path .axis d=(format!("M{LEFT} {:.1}H{end}", y(points))) {}
                text x=(LEFT - 6.0) y=(format!("{:.1}", y(points) + 4.0)) text-anchor="end" { (value(points)) }
            }
            @if moments.rounds.is_empty() {
                text x=(LEFT) y=(floor + 18.0) { "0" }
                text x=(end) y=(floor + 18.0) text-anchor="end" { (scores.len().saturating_sub(1)) }
            } @else {
                text x=((LEFT + end) / 2.0) y=(shape.height - 6.0) text-anchor="middle" {
                    (words.t(words.here("curve-rounds-here", "curve-rounds")))
                }
            }
            @for (seat, player) in players.iter().enumerate() {
                g class={ "seat-" (seat + 1) } {
                    path .line d=(path(scores, seat, &x, &y)) {}
                    @if let Some((_, at)) = ends.iter().find(|(of, _)| shape.names && *of == seat) {
                        (mark(seat, end, *at))
                        @let room = shape.right - 28.0;
                        text x=(end + 22.0) y=(format!("{at:.1}"))
                            textLength=[(width(&player.name) > room).then_some(room)] lengthAdjust="spacingAndGlyphs" {
                            (player.name)
                        }
                    }
                }
            }
            @for (step, seat) in turning.iter() {
                @let (step, seat) = (*step as usize, seat.index());
                @if let Some(points) = scores.get(step).and_then(|scores| scores.get(seat)) {
                    circle .turning cx=(format!("{:.1}", x(step))) cy=(format!("{:.1}", y(*points))) r="5" {}
                }
            }
            @if let Some(now) = *now { path .now d=(format!("M{:.1} {TOP}V{floor}", x(now))) {} }
        }
    }
}

/// The sign of a seat before its name, whose letters stand on this line.
fn mark(seat: usize, end: f64, line: f64) -> Markup {
    html! {
        use href={ "#mark-" (seat + 1) } x=(end + 6.0) y=(format!("{:.1}", line - 10.0)) width="12" height="12" {}
    }
}

/// How wide a name is at most, in the letters of a drawing: one that is wider than its room is set narrower, and stands there as a whole.
fn width(name: &str) -> f64 {
    name.chars().map(|c| if c.is_uppercase() { 8.4 } else { 5.3 }).sum()
}

/// There is room for the number of every round, or of every second, and so on: as far as the closest rounds allow.
fn numbered(rounds: &[u32], last: usize, width: f64) -> usize {
    const ROOM: f64 = 17.0;
    let apart = |from: u32, to: u32| width * f64::from(to.saturating_sub(from)) / last.max(1) as f64;
    let closest = rounds.windows(2).map(|pair| apart(pair[0], pair[1])).fold(f64::MAX, f64::min).max(1.0);
    (ROOM / closest).ceil().max(1.0) as usize
}

/// How the points of a table went, as far as everybody may know it.
pub fn settled_curve(table: &Table) -> Option<Vec<Vec<i32>>> {
    let to_act = (0..=table.step()).map(|step| table.to_act_at(step));
    table.score_curve().map(|scores| settled(scores, to_act))
}

/// The scores without what is only on its way: while a seat alone is deciding (its colonists lifted, its cards half
/// paid) it keeps what it had. `to_act[step]` as `scores`; when the game is over everything counts.
pub fn settled(mut scores: Vec<Vec<i32>>, to_act: impl IntoIterator<Item = Seats>) -> Vec<Vec<i32>> {
    for (step, to_act) in to_act.into_iter().enumerate().skip(1) {
        let Some(seat) = to_act.first().filter(|_| to_act.len() == 1) else { continue };
        if let Some([before, now]) = scores.get_mut(step - 1..=step) {
            now[seat.index()] = before[seat.index()];
        }
    }
    scores
}

fn path(scores: &[Vec<i32>], seat: usize, x: &dyn Fn(usize) -> f64, y: &dyn Fn(i32) -> f64) -> String {
    let mut path = String::new();
    let mut before = None;
    for (step, points) in scores.iter().filter_map(|scores| scores.get(seat)).enumerate() {
        // Most steps change nothing for most seats: only corners are drawn.
        let end = step + 1 == scores.len();
        match before {
            None => {
                let _ = write!(path, "M{:.1} {:.1}", x(step), y(*points));
            }
            Some(before) if before != points || end => {
                let _ = write!(path, "H{:.1}V{:.1}", x(step), y(*points));
            }
            Some(_) => {}
        }
        before = Some(points);
    }
    path
}

/// Where the names stand, so that none covers another.
fn labels(end: &[i32], y: &dyn Fn(i32) -> f64) -> Vec<(usize, f64)> {
    const APART: f64 = 18.0;
    let mut places: Vec<(usize, f64)> = end.iter().map(|&points| y(points) + 4.0).enumerate().collect();
    places.sort_by(|a, b| b.1.total_cmp(&a.1));
    for at in 1..places.len() {
        places[at].1 = places[at].1.min(places[at - 1].1 - APART);
    }
    places
}

fn grid_step(highest: i32) -> i32 {
    [1, 2, 5, 10, 20, 50, 100].into_iter().find(|step| highest / step <= 6).unwrap_or(200)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_corners_are_drawn() {
        let scores = vec![vec![0], vec![0], vec![0], vec![3], vec![3]];
        let drawn = path(&scores, 0, &|step| step as f64, &|points| f64::from(points));
        assert_eq!(drawn, "M0.0 0.0H3.0V3.0H4.0V3.0");
    }

    #[test]
    fn an_expectation_holds_until_the_next() {
        let shares = [(0, vec![0.5, 0.5]), (2, vec![0.25, 0.75]), (3, vec![0.0, 1.0])];
        assert_eq!(at_every_step(&shares), [[50, 50], [50, 50], [25, 75], [0, 100]]);
    }

    #[test]
    fn a_seat_that_is_deciding_keeps_its_points() {
        let seat = |number| game::Seat::from_number(number).unwrap();
        let to_act = [Seats::only(seat(1)), Seats::only(seat(1)), Seats::only(seat(2)), Seats::NONE];
        // Seat 1 lifts its colonists, then has put them back; at the end everything counts.
        let scores = vec![vec![5, 1], vec![2, 1], vec![6, 4], vec![6, 5]];
        assert_eq!(settled(scores, to_act), [[5, 1], [5, 1], [6, 1], [6, 5]]);
    }

    #[test]
    fn only_names_that_need_it_are_set_narrower() {
        assert!(width("Anne-Sophie Montferrat") < 164.0 - 28.0);
        assert!(width("WILHELMINA MONTGOMERY WW") > 164.0 - 28.0);
    }

    #[test]
    fn names_do_not_cover_each_other() {
        let places = labels(&[10, 10, 11], &|points| f64::from(100 - points));
        for pair in places.windows(2) {
            assert!(pair[0].1 - pair[1].1 >= 14.0);
        }
    }

    #[test]
    fn the_grid_has_a_handful_of_lines() {
        for highest in 1..200 {
            let lines = highest / grid_step(highest);
            assert!((1..=6).contains(&lines), "{highest}");
        }
    }
}
