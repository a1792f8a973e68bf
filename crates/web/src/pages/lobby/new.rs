//! `/new/{game}`: a new table, with all options in words.

use crate::{
    App,
    api::room::invited,
    art, frame,
    problem::Problem,
    security::token::random,
    speech::Tongue,
    visitor::{Visitor, now},
};
use axum::{
    Extension, Form,
    extract::{Path, Query, State},
    http::header,
    response::{AppendHeaders, IntoResponse, Redirect, Response},
};
use catalog::GameId;
use game::{SetupText, phrase};
use maud::{Markup, html};
use serde::Deserialize;
use std::{collections::BTreeMap, sync::Arc};
use table::{Command, Creation, TableOptions, people::NAME_LIMIT};

pub use crate::host::bot_name;

/// How long bots pause, by the words of the form.
pub const PACES: [(&str, i64); 4] = [("calm", 2_500), ("human", 1_200), ("brisk", 400), ("instant", 0)];

/// May players ask the coach? Unless somebody chooses, those who play against bots only.
const COACH: [&str; 3] = ["bots", "yes", "no"];

/// Who the form is made for.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct With {
    #[serde(default)]
    with: String,
}

/// `GET /new/{game}?with=bots|friends`
pub async fn form(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
    Query(with): Query<With>,
) -> Result<Markup, Problem> {
    let game = GameId::parse(&game).ok_or_else(Problem::not_found)?;
    let traits = game.traits();
    let words = visitor.tongue_of(game);
    let t = |id: &str| words.t(id);
    let friends = with.with == "friends";
    let title = visitor.t(&format!("game-{}", game.id()));
    let name = visitor.person.as_ref().map(|person| person.name.clone()).unwrap_or_default();
    let usual = usual_players(traits.least_players, traits.most_players);
    let names = bots::names(game);
    let programs = app.programs.offered(visitor.person.as_ref().map(|person| &person.id), game.id());
    let chosen = |row: u8| match (friends, row <= usual) {
        (_, false) => "none".to_string(),
        (true, true) => "open".to_string(),
        (false, true) => format!("bot-{}", bots::usual(game)),
    };
    let go =
        html! { p .row { button .btn.primary { (t(if friends { "new-invite" } else { "new-start" })) } } };
    let body = html! {
        main #main .page.narrow {
            h1 { (title) }
            form method="post" action={ "/new/" (game.id()) } {
                div .field {
                    label for="name" { (t("new-name")) }
                    input #name name="name" value=(name) required maxlength=(NAME_LIMIT) autocomplete="nickname"
                        autofocus[name.is_empty()] placeholder=(t("new-name-example"));
                }
                @if !friends { (go) }
                fieldset {
                    legend { (t("new-seats")) }
                    p .hint {
                        (words.say(&phrase!("new-measure", greedy = t("bot-greedy")))) " "
                        a href={ "/rules/" (game.id()) "#players" } { (t("players-title")) }
                    }
                    @if !programs.is_empty() {
                        p .hint { (words.say(&program_rule(&TableOptions::default()))) " " a href="/api" { (t("tokens-about")) } }
                    }
                    ul .seats {
                        li { (art::seat(1)) b { (t("new-you")) } }
                        @for row in 2..=traits.most_players {
                            li {
                                (art::seat(row.into()))
                                (chair(&words, game, &names, &programs, row, &chosen(row), row > traits.least_players))
                            }
                        }
                    }
                }
                @if friends { (go) }
                details open[friends] {
                    summary { (t("new-more")) }
                    fieldset {
                        legend { (t("new-rules")) }
                        @for option in traits.options {
                            div .field {
                                label for={ "option-" (option.id) } { (t(&format!("option-{}", option.id))) }
                                select id={ "option-" (option.id) } name={ "option-" (option.id) } {
                                    @for value in option.values {
                                        option value=(value) { (t(&format!("option-{}-{value}", option.id))) }
                                    }
                                }
                            }
                        }
                    }
                    fieldset {
                        legend { (t("new-table")) }
                        div .field {
                            label for="pace" { (t("new-pace")) }
                            select #pace name="pace" {
                                @for (pace, _) in PACES {
                                    option value=(pace) selected[pace == "human"] { (t(&format!("pace-{pace}"))) }
                                }
                            }
                        }
                        div .field {
                            label for="coach" { (t("new-coach")) }
                            select #coach name="coach" {
                                @for choice in COACH { option value=(choice) { (t(&format!("new-coach-{choice}"))) } }
                            }
                            span .hint { (t("new-coach-hint")) }
                        }
                        (check("open", false, &t("new-public"), &t("new-public-hint")))
                        (check("spectators", true, &t("new-spectators"), &t("new-spectators-hint")))
                        (check("draw", true, &t("new-draw"), &t("new-draw-hint")))
                    }
                }
            }
        }
    };
    let about = frame::About { game: Some(game.id()), ..Default::default() };
    Ok(frame::page_about(&visitor, &title, &about, body))
}

/// What one chair may be. The field for a name is hidden by our script unless it is needed.
fn chair(
    words: &Tongue,
    game: GameId,
    bots: &[&str],
    programs: &[Arc<store::Bot>],
    row: u8,
    now: &str,
    may_be_empty: bool,
) -> Markup {
    let t = |id: &str| words.t(id);
    html! {
        select id={ "seat-" (row) } name={ "seat-" (row) } aria-label=(row) data-chair={ "name-" (row) } {
            option value="open" selected[now == "open"] { (t("new-open")) }
            @for bot in bots {
                @let value = format!("bot-{bot}");
                option value=(value) selected[now == value] { (named(words, game, bot)) }
            }
            @for program in programs {
                @let (name, owner) = (program.name.clone(), program.owner_name.clone());
                option value={ "program-" (program.id) } {
                    (words.say(&phrase!("new-program", name = name, owner = owner)))
                }
            }
            option value="here" { (t("new-here")) }
            @if may_be_empty { option value="none" selected[now == "none"] { (t("new-nobody")) } }
        }
        input id={ "name-" (row) } name={ "name-" (row) } maxlength=(NAME_LIMIT) aria-label=(t("new-here-name"))
            placeholder=(t("new-here-name"));
    }
}

/// What happens to programs that do not answer.
pub fn program_rule(options: &TableOptions) -> game::Phrase {
    phrase!("program-rule", seconds = options.program_limit / 1000)
}

/// A bot with its strength: how often it finishes ahead of greedy, the measure of all.
fn named(words: &Tongue, game: GameId, bot: &str) -> String {
    let level = words.t(&format!("bot-{bot}"));
    words.say(&match bots::strength::against_greedy(game, bot) {
        Some(row) => {
            phrase!("new-bot-measured", level = level, share = (row.pairwise * 100.0).round() as i64)
        }
        None => phrase!("new-bot", level = level),
    })
}

fn check(name: &str, on: bool, label: &str, hint: &str) -> Markup {
    html! {
        label .check {
            input type="checkbox" name=(name) value="on" checked[on];
            span { (label) span .hint { (hint) } }
        }
    }
}

/// Three, where the game allows it: quick, and everybody counts.
fn usual_players(least: u8, most: u8) -> u8 {
    3.clamp(least, most)
}

/// What one chair is to be.
#[derive(Clone, PartialEq, Debug)]
enum Chair {
    Open,
    Bot(String),
    Program(String),
    Here(String),
}

/// `POST /new/{game}`
pub async fn create(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
    Form(sent): Form<BTreeMap<String, String>>,
) -> Result<Response, Problem> {
    let game = GameId::parse(&game).ok_or_else(Problem::not_found)?;
    app.new_table_allowed(visitor.address)?;
    let field = |name: &str| sent.get(name).map(String::as_str).unwrap_or_default();
    let chairs = chairs(game, &sent)?;
    let options = game.traits().options.iter().filter_map(|option| {
        sent.get(&format!("option-{}", option.id)).map(|value| (option.id.to_string(), value.clone()))
    });
    let setup = SetupText { players: chairs.len() as u8 + 1, options: options.collect() };
    let pause = PACES.iter().find(|(pace, _)| *pace == field("pace"));
    let hot_seat = chairs.iter().any(|chair| matches!(chair, Chair::Here(_)));
    let coach = match field("coach") {
        "yes" => true,
        "no" => false,
        "bots" | "" => chairs.iter().all(|chair| matches!(chair, Chair::Bot(_))),
        _ => return Err(Problem::bad_form(phrase!("problem-bad-form"))),
    };
    let options = TableOptions {
        open: field("open") == "on",
        code: new_id(16),
        spectators: field("spectators") == "on",
        draw_seats: field("draw") == "on",
        hot_seat,
        coach,
        bot_pause: pause.map_or(TableOptions::default().bot_pause, |(_, pause)| *pause),
        ..TableOptions::default()
    };
    let (person, cookie) = visitor.enrol(Some(field("name"))).await?;
    let id = new_id(10);
    let code = options.code.clone();
    let creation = Creation {
        table: id.clone(),
        game: game.id().into(),
        setup,
        options,
        owner: person.id.clone(),
        seed: random(),
        opening: None,
    };
    let refused = |refusal: table::Refusal| Problem::refused(visitor.tongue_of(game).say(&refusal.phrase()));
    let mut commands =
        vec![Command::Sit { chair: Some(1), name: person.name.clone(), code: Some(code.clone()) }];
    let mut complete = true;
    for (at, chair) in chairs.iter().enumerate() {
        let number = Some(at as u8 + 2);
        match chair {
            Chair::Open => complete = false,
            Chair::Bot(bot) => {
                commands.push(Command::AddBot { chair: number, bot: bot.clone(), name: bot_name(at) });
            }
            Chair::Program(program) => {
                commands.push(invited(&app, Some(&person.id), game, program, number).await?);
            }
            Chair::Here(name) => {
                commands.push(Command::Sit { chair: number, name: name.clone(), code: Some(code.clone()) });
            }
        }
    }
    if complete {
        commands.push(Command::Start);
    }
    let origin = visitor.origin(Some(&person.id));
    let created = app.host.create(creation, &commands, now(), origin).await;
    created.map_err(|error| error.problem(&refused))?;
    let cookies = cookie.map(|cookie| (header::SET_COOKIE, cookie));
    Ok((AppendHeaders(cookies), Redirect::to(&format!("/table/{id}"))).into_response())
}

fn chairs(game: GameId, sent: &BTreeMap<String, String>) -> Result<Vec<Chair>, Problem> {
    let known = bots::names(game);
    let mut chairs = Vec::new();
    for row in 2..=game.traits().most_players {
        let choice = sent.get(&format!("seat-{row}")).map(String::as_str).unwrap_or("none");
        let name = sent.get(&format!("name-{row}")).map(|name| name.trim()).unwrap_or_default();
        match choice {
            "none" => {}
            "open" => chairs.push(Chair::Open),
            "here" if name.is_empty() => return Err(Problem::bad_form(phrase!("new-needs-name", row = row))),
            "here" => chairs.push(Chair::Here(name.to_string())),
            other if other.starts_with("program-") => {
                chairs.push(Chair::Program(other["program-".len()..].into()))
            }
            other => match other.strip_prefix("bot-").filter(|bot| known.contains(bot)) {
                Some(bot) => chairs.push(Chair::Bot(bot.to_string())),
                None => return Err(Problem::bad_form(phrase!("problem-bad-form"))),
            },
        }
    }
    Ok(chairs)
}

/// A random id of lower-case letters and digits without those that are mistaken for each other.
pub fn new_id(length: usize) -> String {
    id_from(&random::<32>(), length)
}

/// An id spelt from these bytes.
pub fn id_from(bytes: &[u8], length: usize) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    bytes.iter().cycle().take(length.min(32)).map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_have_the_length_and_letters_of_ids() {
        let id = new_id(10);
        assert_eq!(id.len(), 10);
        assert!(id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()));
        assert_ne!(id, new_id(10));
    }

    #[test]
    fn a_form_becomes_chairs() {
        let sent = |pairs: &[(&str, &str)]| {
            pairs
                .iter()
                .map(|(name, value)| (name.to_string(), value.to_string()))
                .collect::<BTreeMap<_, _>>()
        };
        let game = GameId::PuertoRico;
        let form =
            sent(&[("seat-2", "bot-greedy"), ("seat-3", "open"), ("seat-4", "here"), ("name-4", " Zoé ")]);
        let expected = [Chair::Bot("greedy".into()), Chair::Open, Chair::Here("Zoé".into())];
        assert_eq!(chairs(game, &form).unwrap(), expected);
        assert!(chairs(game, &sent(&[("seat-2", "here")])).is_err());
        assert!(chairs(game, &sent(&[("seat-2", "bot-genius")])).is_err());
    }
}
