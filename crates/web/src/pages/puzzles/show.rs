//! One puzzle: the board as its seat sees it, the choices, and after the answer what they are worth.

use super::{Progress, answers, day_of, explain, found, list::facts, rated};
use crate::{
    App, frame,
    games::board,
    host::bot_name,
    pages::{reasoning::sentences, table::choose::of_entry},
    problem::Problem,
    scene::{Past, PlayerCard, Scene, is_pass},
    speech::Tongue,
    visitor::Visitor,
};
use ::puzzles::{Choice, Ready, shipped::Shipped};
use axum::{
    Extension,
    extract::{Path, State},
};
use bots::{Level, advice::Reasons};
use catalog::{AnyView, Move};
use game::{Phrase, Seat, phrase};
use maud::{Markup, html};
use std::sync::Arc;
use store::{PuzzleAnswer, PuzzleRating};

/// A puzzle as one visitor reads it.
struct Page<'a> {
    visitor: &'a Visitor,
    words: Tongue,
    shipped: &'static Shipped,
    ready: &'a Ready,
    /// All that is shown of the position.
    view: AnyView,
    answers: Vec<PuzzleAnswer>,
    others: PuzzleRating,
    rating: f64,
}

/// `GET /puzzles/{game}/{puzzle}`
pub async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path((game, puzzle)): Path<(String, String)>,
) -> Result<Markup, Problem> {
    let shipped = found(&game, &puzzle)?;
    let ready = shipped.ready().map_err(Problem::ours)?;
    let (others, rating) = rated(&app, shipped).await?;
    let page = Page {
        visitor: &visitor,
        words: visitor.tongue_of(shipped.game),
        shipped,
        view: ready.position.view(Some(ready.seat)),
        ready: &ready,
        answers: answers(&app, &visitor, shipped.game).await?,
        others,
        rating,
    };
    let why = match page.compared() {
        Some(other) => Some(match explain::why(&app, &ready, other).await? {
            Some(reasons) => page.reasoning(&reasons, &other),
            None => page.by_numbers(&other),
        }),
        None => None,
    };
    Ok(page.markup(&app, why.as_deref()))
}

impl Page<'_> {
    fn t(&self, id: &str) -> String {
        self.words.t(id)
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.words.say_with(phrase, &|seat| self.name(seat))
    }

    fn name(&self, seat: Seat) -> String {
        if seat == self.ready.seat { self.t("puzzle-you") } else { bot_name(seat.index()) }
    }

    fn action(&self, action: &Move) -> String {
        self.say(&self.view.say_action(self.ready.seat, action.index))
    }

    fn reasoning(&self, reasons: &Reasons, other: &Move) -> String {
        sentences(&self.words, &|seat| self.name(seat), self.ready.seat, reasons, &self.action(other))
    }

    /// Why the solution is better, where the coach has no words for it: by what the deeper search expects.
    fn by_numbers(&self, other: &Move) -> String {
        let deeper = |text: &str| {
            let Choice(_, first, second) =
                self.shipped.puzzle.choices.iter().find(|choice| choice.0 == text)?;
            second.or(*first).map(|value| i64::from((value + 50) / 100))
        };
        let named = self.action(other);
        self.say(&match (deeper(self.ready.best.text), deeper(other.text)) {
            (Some(best), Some(share)) => {
                phrase!("puzzle-why-share", best = best, share = share, other = named)
            }
            _ => phrase!("puzzle-why-unsearched", other = named),
        })
    }

    fn answer(&self) -> Option<&PuzzleAnswer> {
        let name = self.shipped.id.to_string();
        self.answers.iter().find(|answer| answer.puzzle == name)
    }

    fn find(&self, text: &str) -> Option<Move> {
        self.ready.legal.iter().copied().find(|legal| legal.text == text)
    }

    /// After an answer: what the solution is compared with, the choice or the next best.
    fn compared(&self) -> Option<Move> {
        let answer = self.answer()?;
        let next = self.shipped.puzzle.choices.get(1).map(|choice| choice.0.as_str());
        let other = || self.ready.legal.iter().copied().find(|legal| legal.index != self.ready.best.index);
        match answer.solved {
            true => next.and_then(|next| self.find(next)).or_else(other),
            false => self.find(&answer.choice),
        }
    }

    fn markup(&self, app: &App, why: Option<&str>) -> Markup {
        let answer = self.answer();
        let title =
            format!("{} · {}", self.t("puzzle-title"), self.t(&format!("game-{}", self.shipped.game.id())));
        let about = frame::About {
            class: "at-table",
            game: Some(self.shipped.game.id()),
            place: Some(title.clone()),
            bare: true,
            ..Default::default()
        };
        let scene = Scene {
            view: &self.view,
            base: &self.view,
            seat: Some(self.ready.seat),
            legal: if answer.is_none() { &self.ready.legal } else { &[] },
            asked: answer.is_none(),
            to_act: self.ready.position.to_act(),
            players: Seat::all(self.shipped.players())
                .map(|seat| PlayerCard { name: self.name(seat), bot: seat != self.ready.seat })
                .collect(),
            past: Past::Told(&self.ready.events, Some(self.ready.seat)),
            draft: &[],
            pending: None,
            own: self.ready.own.iter().map(String::as_str).collect(),
            words: &self.words,
        };
        let sentence = match answer {
            None => self.say(&self.view.ask(self.ready.seat)),
            Some(answer) => self.verdict(answer),
        };
        let body = html! {
            main #main .table.puzzle {
                h1 .sr { (title) }
                a .skip href="#actions" { (self.t("skip-to-choices")) }
                section #say .say.mine[answer.is_none()] tabindex="-1" {
                    div .prompt { p { (sentence) } }
                }
                div .side.scroll-y {
                    @match answer {
                        None => (self.question()),
                        Some(answer) => (self.solution(answer, why)),
                    }
                }
                @for region in board(&scene) { (region.markup(&app.drawn)) }
            }
        };
        frame::page_about(self.visitor, &title, &about, body)
    }

    /// The choices.
    fn question(&self) -> Markup {
        let mut legal: Vec<&Move> = self.ready.legal.iter().collect();
        legal.sort_by_key(|action| is_pass(action.text));
        html! {
            section .box.choose {
                h2 { (self.t("puzzle-question")) }
                p .hint { (self.t("puzzle-hint")) }
                form #act method="post" action=(super::address(self.shipped)) {}
                ul #actions .actions tabindex="-1" {
                    @for (at, action) in legal.into_iter().enumerate() {
                        @let key = of_entry(at, is_pass(action.text));
                        li {
                            button .act form="act" name="action" value=(action.text) data-key=[key] {
                                @if let Some(key) = key { kbd { (key) } }
                                span { (self.action(action)) }
                            }
                        }
                    }
                }
                p .hint { (self.say(&phrase!("puzzle-rating", rating = self.rating.round() as i64))) }
            }
        }
    }

    fn verdict(&self, answer: &PuzzleAnswer) -> String {
        self.t(if answer.solved { "puzzle-right" } else { "puzzle-wrong" })
    }

    /// What the choices are worth, and why.
    fn solution(&self, answer: &PuzzleAnswer, why: Option<&str>) -> Markup {
        let today = day_of(self.visitor.now());
        let game = self.shipped.game.id();
        let progress = Progress::of(&self.answers, today);
        let [first, second] = self.shipped.nodes();
        html! {
            section .box.choose.solution {
                p .row {
                    a .btn.primary href={ "/puzzles/" (game) "/next" } { (self.t("puzzles-next")) }
                    a .btn href="/puzzles" { (self.t("puzzles-all")) }
                }
                p { (self.say(&phrase!("puzzle-best", action = self.action(&self.ready.best)))) }
                @if let Some(why) = why { p .why { (why) } }
                (self.values(answer))
                p .hint {
                    (self.say(&phrase!("puzzle-values-hint", first = i64::from(first), second = i64::from(second))))
                }
            }
            section .box.story.solution {
                h2 { (self.t("puzzle-others")) }
                p { (self.levels()) }
                p { (self.say(&phrase!("puzzle-people", answered = small(self.others.answered), solved = small(self.others.solved)))) }
                p { (self.say(&phrase!("puzzle-rating", rating = self.rating.round() as i64))) }
                h2 { (self.t("puzzle-you-so-far")) }
                (facts(self.visitor, &progress, ::puzzles::of_game(self.shipped.game).len()))
            }
        }
    }

    /// Every choice with what both searches expect of it.
    fn values(&self, answer: &PuzzleAnswer) -> Markup {
        let choices = &self.shipped.puzzle.choices;
        let unsearched =
            self.ready.legal.iter().filter(|legal| choices.iter().all(|choice| choice.0 != legal.text));
        let rows = choices
            .iter()
            .filter_map(|Choice(text, first, second)| Some((self.find(text)?, *first, *second)));
        html! {
            table .values {
                thead {
                    tr {
                        th scope="col" { (self.t("puzzle-choice")) }
                        @for search in ["puzzle-first", "puzzle-second"] { th scope="col" .num { (self.t(search)) } }
                    }
                }
                tbody {
                    @for (action, first, second) in rows.chain(unsearched.map(|legal| (*legal, None, None))) {
                        tr .best[action.index == self.ready.best.index] .chosen[action.text == answer.choice] {
                            th scope="row" {
                                (self.action(&action))
                                @if action.text == answer.choice { " " span .tag { (self.t("puzzle-chosen")) } }
                            }
                            @for value in [first, second] { td .num { (self.value(value)) } }
                        }
                    }
                }
            }
        }
    }

    fn value(&self, value: Option<u16>) -> String {
        let share = |value: u16| self.say(&phrase!("coach-share", share = i64::from((value + 50) / 100)));
        value.map_or_else(|| "–".into(), share)
    }

    /// Which levels found it.
    fn levels(&self) -> String {
        let line = |(level, found): (&Level, &::puzzles::Found)| {
            let name = self.t(&format!("bot-{}", level.name()));
            let (right, tries) = (u32::from(found.right), u32::from(found.tries));
            self.say(&phrase!("puzzle-level", level = name, right = right, tries = tries))
        };
        let lines: Vec<String> = Level::ALL.iter().zip(&self.shipped.puzzle.found).map(line).collect();
        let levels = lines.join(", ");
        self.say(&phrase!("puzzle-levels", levels = levels))
    }
}

fn small(count: u64) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
