//! A game step by step: of a table, running or over, and of an uploaded record.

use super::{
    curve::{self, Moments, settled_curve},
    moves::{self, Move},
};
use crate::{
    App,
    access::{may_watch, seen},
    art, frame,
    games::board,
    keys::{self, Key},
    pages::table::story_of_step,
    problem::{Problem, wants_json},
    records::Uploaded,
    regions::{Drawn, Region},
    scene::{Past, PlayerCard, Reader, Scene, cards_at, cards_of, own},
    speech::Tongue,
    visitor::Visitor,
};
use axum::{
    Extension,
    extract::{Path, Request, State},
    response::Redirect,
};
use catalog::{AnyView, GameId};
use game::{Seat, Seats, phrase};
use maud::{Markup, html};
use std::sync::Arc;

/// One frame of a film.
struct Still<'a> {
    visitor: &'a Visitor,
    words: &'a Tongue,
    game: GameId,
    /// `/table/ID` or `/record/ID`.
    base: String,
    step: u32,
    last: u32,
    view: &'a AnyView,
    seat: Option<Seat>,
    to_act: Seats,
    /// Who acted in this step.
    actor: Option<Seat>,
    players: Vec<PlayerCard>,
    past: Past<'a>,
    own: Vec<&'a str>,
    /// What happened in this step.
    told: String,
    scores: Option<Vec<Vec<i32>>>,
    /// All moves of the game.
    moves: Vec<Move>,
    /// The steps where its rounds begin.
    rounds: Vec<u32>,
    /// Does the page stand already? Then it needs no list of moves.
    stands: bool,
    /// Can a new table begin here?
    goes_on: bool,
    /// What was found out about it, for an uploaded record.
    verdict: Option<String>,
}

/// `GET /table/{id}/at`: the last step.
pub async fn of_table_now(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Result<Redirect, Problem> {
    let hosted = app.host.open(&id).await?;
    let table = seen(&hosted, &visitor)?;
    if !may_watch(&table, &visitor) {
        return Err(Problem::forbidden(phrase!("problem-not-watchable")));
    }
    Ok(Redirect::to(&format!("/table/{id}/at/{}", table.step())))
}

/// `GET /table/{id}/at/{step}`
pub async fn of_table(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path((id, step)): Path<(String, u32)>,
    request: Request,
) -> Result<Markup, Problem> {
    let hosted = app.host.open(&id).await?;
    let table = seen(&hosted, &visitor)?;
    if !may_watch(&table, &visitor) {
        return Err(Problem::forbidden(phrase!("problem-not-watchable")));
    }
    let reader = Reader::new(&app, &visitor, &table, &[])?;
    let no_step = || Problem::refused(reader.say(&phrase!("refusal-no-such-step", step = step)));
    let view = table.view_at(step, reader.seat).ok_or_else(no_step)?;
    let to_act = table.to_act_at(step);
    // A page that stands needs them for the curve alone.
    let moves = match wants_json(&request) && table.result().is_none() {
        true => Vec::new(),
        false => moves::of_table(&reader),
    };
    let still = Still {
        visitor: &visitor,
        words: &reader.words,
        game: table.game(),
        base: format!("/table/{id}"),
        step,
        last: table.step(),
        view: &view,
        seat: reader.seat,
        to_act,
        actor: table.action_of(step, reader.seat).map(|(seat, _)| seat),
        players: cards_at(&table, step),
        past: Past::Table(&table, step, reader.seat),
        own: own(&table, step, reader.seat),
        told: story_of_step(&reader, step),
        scores: settled_curve(&table).filter(|_| table.result().is_some()),
        rounds: moves::rounds(&moves),
        moves,
        stands: wants_json(&request),
        goes_on: table.is_open() && !to_act.is_empty(),
        verdict: None,
    };
    Ok(still.page(&app.drawn))
}

/// `GET /record/{id}/at/{step}`
pub async fn of_record(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path((id, step)): Path<(String, u32)>,
    request: Request,
) -> Result<Markup, Problem> {
    let uploaded = app.records.get(&*app.store, &id).await?;
    let Uploaded { game, record, positions, .. } = &*uploaded;
    let words = visitor.tongue_of(*game);
    let players = cards_of(&uploaded, step);
    let name = |seat: Seat| players.get(seat.index()).map(|player| player.name.clone()).unwrap_or_default();
    let no_step = || Problem::refused(words.say(&phrase!("refusal-no-such-step", step = step)));
    let position = positions.get(step as usize).ok_or_else(no_step)?;
    let told: Vec<String> =
        uploaded.events(step).iter().map(|event| words.say_with(&event.say(), &name)).collect();
    let view = position.view(None);
    let verdict = if record.seed.is_some() { "replay-good-seed" } else { "replay-good" };
    let still = Still {
        visitor: &visitor,
        words: &words,
        game: *game,
        base: format!("/record/{id}"),
        step,
        last: record.steps.len() as u32,
        view: &view,
        seat: None,
        to_act: position.to_act(),
        actor: step.checked_sub(1).and_then(|at| record.steps.get(at as usize)).map(|step| step.seat),
        players: players.clone(),
        past: Past::Record(&uploaded, step),
        own: Vec::new(),
        told: if step == 0 && told.is_empty() { words.t("replay-start") } else { told.join(" ") },
        scores: Some(uploaded.curve.clone()),
        moves: if wants_json(&request) { Vec::new() } else { moves::of_record(&uploaded, &words) },
        rounds: moves::rounds_of_record(&uploaded),
        stands: wants_json(&request),
        goes_on: !position.to_act().is_empty(),
        verdict: Some(words.t(verdict)),
    };
    Ok(still.page(&app.drawn))
}

impl Still<'_> {
    fn page(self, drawn: &Drawn) -> Markup {
        let regions = self.regions();
        let t = |id: &str| self.words.t(id);
        let title = format!("{} · {}", t("replay-title"), t(&format!("game-{}", self.game.id())));
        let about = frame::About {
            class: "at-table",
            game: Some(self.game.id()),
            place: Some(title.clone()),
            bare: true,
            ..Default::default()
        };
        let region =
            |id: &str| regions.iter().find(|region| region.id == id).map(|region| region.markup(drawn));
        let body = html! {
            main #main .table {
                h1 .sr { (title) }
                @for region in &regions {
                    @if !matches!(region.id.as_ref(), "reel" | "curve") { (region.markup(drawn)) }
                }
                div .side {
                    section .box.choose {
                        h2 { (t("replay-title")) }
                        (self.slider())
                        @if let Some(reel) = region("reel") { (reel) }
                    }
                    @if !self.stands { (moves::list(self.words, &self.base, &self.moves, self.step)) }
                    section .box.story {
                        @if let Some(verdict) = &self.verdict { p { (verdict) } }
                        @if let Some(curve) = region("curve") { (curve) }
                        @if self.scores.is_some() && self.verdict.is_none() {
                            p { a href={ (self.base) "/analysis" } { (t("analysis-title")) } }
                        }
                        p {
                            button .btn.small.quiet type="button" popovertarget="keys" { (t("keys-title")) (Key::Help.mark()) }
                        }
                    }
                }
            }
            (keys::menu(self.words, keys::AT_REPLAY))
        };
        frame::page_about(self.visitor, &title, &about, body)
    }

    fn regions(&self) -> Vec<Region<'_>> {
        let scene = Scene {
            view: self.view,
            base: self.view,
            seat: self.seat,
            legal: &[],
            asked: false,
            to_act: self.to_act,
            players: self.players.clone(),
            past: self.past,
            draft: &[],
            pending: None,
            own: self.own.clone(),
            words: self.words,
        };
        let mut regions = vec![Region::new("say", self.say())];
        regions.extend(board(&scene));
        regions.push(Region::new("reel", self.reel()));
        if let Some(scores) = &self.scores {
            let moments = Moments { at: format!("{}/at/STEP", self.base), rounds: self.rounds.clone() };
            let curve = curve::curve(self.words, &self.players, scores, Some(self.step as usize), &moments);
            regions.push(Region::new("curve", html! { div { (curve) } }));
        }
        regions
    }

    fn say(&self) -> Markup {
        html! {
            section .say tabindex="-1" {
                @if let Some(seat) = self.actor { (art::seat(seat.number().into())) }
                p { (self.told) }
            }
        }
    }

    fn slider(&self) -> Markup {
        html! {
            div .replay {
                input type="range" min="0" max=(self.last) value=(self.step) aria-label=(self.words.t("replay-slider"))
                    data-steps={ (self.base) "/at/STEP" };
                button #autoplay .btn.small type="button" hidden aria-pressed="false" data-key=(Key::Play.press()) {
                    (self.words.t("replay-play"))
                }
            }
        }
    }

    fn reel(&self) -> Markup {
        let at = |step: u32| format!("{}/at/{step}", self.base);
        let t = |id: &str| self.words.t(id);
        html! {
            div .stack {
                p { output { (self.words.say(&phrase!("replay-step", step = self.step, last = self.last))) } }
                nav .after {
                    a .btn.small href=(at(0)) data-visit data-key=(Key::First.press()) { (t("replay-first")) }
                    a .btn.small rel="prev" href=(at(self.step.saturating_sub(1))) data-visit data-key=(Key::Previous.press()) {
                        (t("replay-back"))
                    }
                    a .btn.small rel="next" href=(at((self.step + 1).min(self.last))) data-visit data-key=(Key::Next.press()) {
                        (t("replay-next"))
                    }
                    a .btn.small href=(at(self.last)) data-visit data-key=(Key::Last.press()) { (t("replay-last")) }
                }
                @if self.goes_on {
                    form method="post" action={ (at(self.step)) "/continue" } {
                        button .btn.small title=(t("replay-continue-hint")) { (t("replay-continue")) }
                    }
                }
                @if self.verdict.is_none() { a .btn.small.quiet href=(self.base) { (t("replay-to-table")) } }
            }
        }
    }
}
