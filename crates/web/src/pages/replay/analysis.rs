//! `GET /table/{id}/analysis`: everybody's chance to win as the game went on, where it turned and why, and what luck brought.

use super::{curve, moves, result::moments};
use crate::{
    App,
    access::{may_watch, seen},
    art, frame,
    host::FinishedGame,
    pages::{
        people::{appraisals, catch_up, me, play},
        percent,
        reasoning::sentences,
    },
    problem::Problem,
    scene::{Reader, cards},
    visitor::Visitor,
};
use axum::{
    Extension,
    extract::{Path, State},
};
use bots::{
    Analysis, Turn,
    advice::{appraisal::Cost, winning},
};
use catalog::AnyView;
use game::{Phrase, Seat, phrase};
use maud::{Markup, html};
use std::{sync::Arc, time::Duration};

/// How long the page waits for how somebody played ...
const PATIENCE: Duration = Duration::from_secs(4);
/// ... and how often it looks.
const LOOK_EVERY: Duration = Duration::from_millis(100);
/// How many moments the table beside the curve tells.
const ROWS: usize = 12;

/// `GET /table/{id}/analysis`
pub async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Result<Markup, Problem> {
    let hosted = app.host.open(&id).await?;
    let game = {
        let table = seen(&hosted, &visitor)?;
        if !may_watch(&table, &visitor) {
            return Err(Problem::forbidden(phrase!("problem-not-watchable")));
        }
        FinishedGame::of(&table)
    };
    let not_over = || Problem::refused(visitor.t("problem-not-over"));
    let analysis = app.host.look_back(&hosted, game.ok_or_else(not_over)?).await?;
    let played = own_play(&app, &visitor, &id).await?;
    let table = seen(&hosted, &visitor)?;
    let reader = Reader::new(&app, &visitor, &table, &[])?;
    let title = reader.t("analysis-title");
    let chances: Vec<(u32, Vec<f32>)> =
        analysis.shares.iter().map(|(step, shares)| (*step, winning::chances(shares))).collect();
    let turning: Vec<(u32, Seat)> = analysis.turns.iter().map(|turn| (turn.step, turn.seat)).collect();
    let (base, moves) = (format!("/table/{id}"), moves::of_table(&reader));
    let (own, others): (Vec<&Turn>, Vec<&Turn>) =
        analysis.turns.iter().partition(|turn| reader.mine.contains(turn.seat));
    let body = html! {
        main #main .page.stack {
            h1 { (title) }
            p { (reader.t("analysis-intro")) }
            (curve::expectations(&reader.words, &cards(&table), &chances, &turning, &moments(&base, &moves)))
            (moves::folded(&reader.words, &base, &moves))
            details { summary { (reader.t("analysis-table")) } (in_numbers(&reader, &chances)) }
            h2 { (reader.t("analysis-turns")) }
            @if analysis.turns.is_empty() { p { (reader.t("analysis-no-turns")) } } @else {
                @for (title, turns) in [("analysis-turns-own", own), ("analysis-turns-others", others)] {
                    @if !turns.is_empty() {
                        @if !reader.mine.is_empty() { h3 { (reader.t(title)) } }
                        ol .turns { @for turn in turns { li { (turning_point(&reader, turn)) } } }
                    }
                }
                p .hint { (reader.t("analysis-turns-hint")) }
            }
            (how_played(&reader, &played))
            (luck(&reader, &analysis))
            div .row {
                a .btn.primary href={ "/table/" (id) "/result" } { (reader.t("table-result")) }
                a .btn href={ "/table/" (id) "/at/" (table.step()) } { (reader.t("table-replay")) }
                a .btn href={ "/table/" (id) } { (reader.t("replay-to-table")) }
            }
        }
    };
    let about = frame::About { game: Some(table.game().id()), ..Default::default() };
    Ok(frame::page_about(&visitor, &title, &about, body))
}

/// What the visitor's own decisions cost, by seat: nothing where it is still being worked out.
async fn own_play(
    app: &Arc<App>,
    visitor: &Visitor,
    id: &str,
) -> Result<Vec<(u8, Option<Vec<Cost>>)>, Problem> {
    let Some(person) = &visitor.person else { return Ok(Vec::new()) };
    catch_up(app).await;
    let results = app.store.people().results(&person.id, me::COUNTED).await?;
    let seats: Vec<u8> =
        appraisals::own(&person.id, &results).filter(|seat| seat.table == id).map(|seat| seat.seat).collect();
    let chairs = || seats.iter().map(|seat| (id.to_string(), *seat));
    let mut known = appraisals::known(app, &person.id).await?;
    if chairs().any(|chair| !known.contains_key(&chair)) {
        appraisals::start(app, &person.id, chairs().filter(|chair| !known.contains_key(chair)).collect());
        let waited = async {
            while app.appraisals.is_under_way(&person.id) {
                tokio::time::sleep(LOOK_EVERY).await;
            }
        };
        let _ = tokio::time::timeout(PATIENCE, waited).await;
        known = appraisals::known(app, &person.id).await?;
    }
    Ok(chairs().map(|chair| (chair.1, known.remove(&chair))).collect())
}

/// How the reader played, compared with the levels.
fn how_played(reader: &Reader, played: &[(u8, Option<Vec<Cost>>)]) -> Markup {
    html! {
        @if !played.is_empty() {
            section #played .stack {
                h2 { (reader.t("play-title")) }
                @for (seat, costs) in played {
                    @if played.len() > 1 { h3 { (art::seat((*seat).into())) " " (Seat::from_number((*seat).into()).map(|seat| reader.name(seat)).unwrap_or_default()) } }
                    @match costs {
                        Some(costs) => (play::one_game(&reader.words, reader.table.game(), costs)),
                        None => p { (reader.t("play-waiting-one")) },
                    }
                }
                p .hint { (reader.t("play-hint")) " " a href={ "/me/play#" (reader.table.game().id()) } { (reader.t("play-all")) } }
            }
        }
    }
}

/// The curve for those who would rather read: some moments, the first and the last among them.
fn in_numbers(reader: &Reader, chances: &[(u32, Vec<f32>)]) -> Markup {
    let last = chances.len().saturating_sub(1);
    let mut moments: Vec<usize> = (0..=ROWS).map(|row| last * row / ROWS).collect();
    moments.dedup();
    html! {
        div .scroll-x {
            table .scores {
                thead {
                    tr {
                        th scope="col" { (reader.t("analysis-step")) }
                        @for seat in Seat::all(reader.table.setup().players) {
                            th scope="col" { (art::seat(seat.number().into())) " " (reader.name(seat)) }
                        }
                    }
                }
                tbody {
                    @for (step, chances) in moments.into_iter().filter_map(|at| chances.get(at)) {
                        tr {
                            th scope="row" { (step) }
                            @for share in winning::percentages(chances) { td { (reader.say(&phrase!("coach-share", share = share))) } }
                        }
                    }
                }
            }
        }
    }
}

/// What luck brought everybody, in whole points.
fn luck(reader: &Reader, analysis: &Analysis) -> Markup {
    let said = |luck: f32| {
        let points = luck.abs().round() as u32;
        let sign = match (points, luck > 0.0) {
            (0, _) => "even",
            (_, true) => "more",
            (_, false) => "less",
        };
        let id = reader.words.here("analysis-luck-points-here", "analysis-luck-points");
        reader.say(&phrase!(id, sign = sign.to_string(), points = points))
    };
    html! {
        h2 { (reader.t("analysis-luck")) }
        ul .luck {
            @for (seat, luck) in Seat::all(reader.table.setup().players).zip(&analysis.luck) {
                li { (art::seat(seat.number().into())) " " (reader.name(seat)) " " b { (said(*luck)) } }
            }
        }
        p .hint { (reader.t("analysis-luck-hint")) }
    }
}

/// What was done and what would have been better, where the two decisions part: a payment of five cards may differ in the last one
/// only, and the first would name the same card twice.
fn parted(turn: &Turn, view_at: impl Fn(u32) -> Option<AnyView>) -> Option<[Phrase; 2]> {
    let (step, played, better) = turn.parting()?;
    let view = view_at(step)?;
    Some([played, better].map(|action| view.say_action(turn.seat, action.index)))
}

/// What a turning point cost, in percent: of the chance to win, or where that is the same, as for somebody who cannot win any more,
/// of the chance to finish ahead of an opponent.
fn told_by(chances: [f32; 2], shares: [f32; 2]) -> (&'static str, [i64; 2]) {
    match chances.map(percent) {
        [one, other] if one == other => ("analysis-turn-ahead", shares.map(percent)),
        chances => ("analysis-turn", chances),
    }
}

/// A turning point in words, with a link to the moment before it; to the player who decided, why, and a button to try again.
fn turning_point(reader: &Reader, turn: &Turn) -> Markup {
    let base = format!("/table/{}/at/{}", reader.table.id(), turn.step);
    let Some(both) = parted(turn, |step| reader.table.view_at(step, Some(turn.seat))) else {
        return html! {};
    };
    // Names as they were: a bot may have taken the seat over since.
    let step = turn.step + 1;
    let [played, better] = both.map(|phrase| reader.say_of(step, &phrase));
    let (id, [share, better_share]) =
        told_by([turn.chance, turn.better_chance], [turn.share, turn.better_share]);
    let sentence = phrase!(
        id,
        name = reader.name_at(turn.seat, step),
        played = played.clone(),
        better = better,
        share = share,
        better_share = better_share
    );
    let own = reader.mine.contains(turn.seat);
    html! {
        a href=(base) { (reader.say(&phrase!("analysis-at", step = step))) }
        " " (art::seat(turn.seat.number().into())) " " (reader.say(&sentence))
        @if own {
            // The chances are told already.
            @if !turn.reasons.is_empty() {
                p .why { (sentences(&reader.words, &|seat| reader.name_at(seat, step), turn.seat, &turn.reasons, &played)) }
            }
            form method="post" action={ (base) "/continue?same=true&seat=" (turn.seat.number()) } {
                button .btn.small title=(reader.t("analysis-retry-hint")) { (reader.t("analysis-retry")) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{parted, told_by};
    use bots::{
        Turn,
        advice::{Reasons, Unit},
    };
    use catalog::{GameId, Move};
    use game::{Fast, Seat, SetupText};

    /// A turning point: what was done, and what would have been better.
    fn turning_point(step: u32, seat: Seat, [plan, better_plan]: [Vec<Move>; 2]) -> Turn {
        let reasons = Reasons {
            other: plan[0],
            better: true,
            brings: vec![],
            otherwise: None,
            lead: 0.0,
            unit: Unit::Points,
            error: 0.0,
            chances: [0, 0],
        };
        let (share, better_share, chance, better_chance) = (0.2, 0.6, 0.1, 0.4);
        Turn { step, seat, plan, better_plan, share, better_share, chance, better_chance, reasons }
    }

    #[test]
    fn where_the_chance_to_win_stays_the_same_the_chance_against_an_opponent_is_told() {
        assert_eq!(told_by([0.001, 0.004], [0.25, 0.5]), ("analysis-turn-ahead", [25, 50]));
        assert_eq!(told_by([0.1, 0.2], [0.25, 0.5]), ("analysis-turn", [10, 20]));
    }

    #[test]
    fn turning_points_are_told_where_the_two_decisions_part() {
        let game = GameId::SanJuan;
        let setup = game.setup(&SetupText { players: 3, options: Default::default() }).unwrap();
        let mut told = 0;
        for seed in 0..6 {
            let rng = &mut Fast::new(seed);
            let (mut position, _) = game.start(&setup, rng);
            let mut step = 0;
            while let Some(seat) = position.to_act().first() {
                let legal = position.legal(seat);
                let first = legal[rng.below(legal.len() as u32) as usize];
                let start = position.clone();
                position.apply(seat, first.index, rng).unwrap();
                let again = if position.to_act().contains(seat) { position.legal(seat) } else { Vec::new() };
                if let [one, other, ..] = again[..] {
                    // The same first action, then another one.
                    let turn = turning_point(step, seat, [vec![first, one], vec![first, other]]);
                    let positions = [(step, &start), (step + 1, &position)];
                    let seen = |asked| {
                        positions.iter().find(|(step, _)| *step == asked).map(|(_, at)| at.view(Some(seat)))
                    };
                    let said =
                        [one, other].map(|action| position.view(Some(seat)).say_action(seat, action.index));
                    assert_eq!(parted(&turn, seen), Some(said));
                    told += 1;
                }
                if let [one, other, ..] = legal[..] {
                    // They part at once.
                    let turn = turning_point(step, seat, [vec![one], vec![other]]);
                    let said =
                        [one, other].map(|action| start.view(Some(seat)).say_action(seat, action.index));
                    let seen = |asked| (asked == step).then(|| start.view(Some(seat)));
                    assert_eq!(parted(&turn, seen), Some(said));
                }
                step += 1;
            }
        }
        assert!(told > 50, "{told}");
    }
}
