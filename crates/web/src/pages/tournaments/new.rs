//! `/tournaments/new/{game}`: a new tournament.

use crate::{
    App, frame,
    ids::new_id,
    pace::{self, PACES},
    pages::{
        lobby::{clock, last::Last},
        people::friends::rated_choice,
    },
    problem::Problem,
    security::token::random,
    visitor::Visitor,
};
use axum::{
    Extension, Form,
    extract::{Path, State},
    http::header,
    response::{AppendHeaders, IntoResponse, Redirect, Response},
};
use catalog::GameId;
use game::{SetupText, Touches, phrase};
use maud::{Markup, html};
use std::{collections::BTreeMap, sync::Arc};
use table::{Creation, Table, TableOptions, people::NAME_LIMIT};
use tournament::{
    Admission, Format, Phase, Tournament, seeds,
    state::{self, MOST_ROUNDS},
};

/// Who may enter, by the words of the form.
pub const ADMISSIONS: [(&str, Admission); 3] =
    [("code", Admission::Code), ("open", Admission::Open), ("closed", Admission::Closed)];

/// `GET /tournaments/new/{game}`
pub async fn form(
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
) -> Result<Markup, Problem> {
    let game = GameId::parse(&game).ok_or_else(Problem::not_found)?;
    let traits = game.traits();
    let words = visitor.tongue_of(game);
    let t = |id: &str| words.t(id);
    let game_name = t(&format!("game-{}", game.id()));
    let title = words.say(&phrase!("tournaments-new", game = game_name));
    let name = visitor.person.as_ref().map(|person| person.name.clone()).unwrap_or_default();
    let usual = 3.clamp(traits.least_players, traits.most_players);
    let body = html! {
        main #main .page.narrow {
            h1 { (title) }
            form method="post" action={ "/tournaments/new/" (game.id()) } {
                fieldset {
                div .field {
                    label for="name" { (t("new-name")) }
                    input #name name="name" value=(name) required maxlength=(NAME_LIMIT) autocomplete="nickname";
                }
                div .field {
                    label for="title" { (t("tournament-name")) }
                    input #title name="title" required maxlength=(state::NAME_LIMIT) placeholder=(t("tournament-name-example"));
                }
                div .field {
                    label for="players" { (t("tournament-size")) }
                    select #players name="players" {
                        @for players in traits.least_players..=traits.most_players {
                            option value=(players) selected[players == usual] { (players) }
                        }
                    }
                }
                div .field {
                    label for="rounds" { (t("tournament-format")) }
                    select #rounds name="rounds" {
                        @for count in 1..=MOST_ROUNDS {
                            option value=(count) selected[count == 3] {
                                (words.say(&phrase!("tournament-format-rounds", count = count)))
                            }
                        }
                        option value="everybody" { (t("tournament-format-everybody")) }
                    }
                    span .hint { (t("tournament-format-hint")) }
                }
                div .field {
                    label for="admission" { (t("tournament-admission")) }
                    select #admission name="admission" {
                        @for (id, _) in ADMISSIONS { option value=(id) { (t(&format!("tournament-admission-{id}"))) } }
                    }
                }
                }
                fieldset {
                (check("duplicate", &t("tournament-duplicate"), &t("tournament-duplicate-hint")))
                (check("by-hand", &t("tournament-by-hand"), &t("tournament-by-hand-hint")))
                (rated_choice(&visitor, false))
                (check("play", &t("tournament-play"), ""))
                }
                details .card {
                    summary { (t("new-more")) }
                    fieldset {
                        legend { (t("new-rules")) }
                        @for option in traits.options {
                            div .field {
                                label for={ "option-" (option.id) } { (t(&format!("option-{}", option.id))) }
                                select id={ "option-" (option.id) } name={ "option-" (option.id) } {
                                    @if option.touches == Touches::Pace {
                                        option value=(pace::AUTO) { (t("new-by-clock")) }
                                    }
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
                        (clock::fields(&words, game, &Last::default()))
                    }
                }
                p .begin { button .btn.primary { (t("tournament-create")) } }
            }
        }
    };
    let about = frame::About { game: Some(game.id()), ..Default::default() };
    Ok(frame::page_about(&visitor, &title, &about, body))
}

fn check(name: &str, label: &str, hint: &str) -> Markup {
    let on = name == "play";
    html! {
        label .check {
            input type="checkbox" name=(name) value="on" checked[on];
            span { (label) @if !hint.is_empty() { span .hint { (hint) } } }
        }
    }
}

/// `POST /tournaments/new/{game}`
pub async fn create(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
    Form(sent): Form<BTreeMap<String, String>>,
) -> Result<Response, Problem> {
    let game = GameId::parse(&game).ok_or_else(Problem::not_found)?;
    app.new_table_allowed(visitor.address)?;
    let field = |name: &str| sent.get(name).map(String::as_str).unwrap_or_default();
    let bad = || Problem::bad_form(phrase!("problem-bad-form"));
    let refused = |refusal: tournament::Refusal| Problem::bad_form(refusal.phrase());
    let format = match field("rounds") {
        "everybody" => Format::Everybody,
        count => match count.parse() {
            Ok(count) if (1..=MOST_ROUNDS).contains(&count) => Format::Rounds { count },
            _ => return Err(bad()),
        },
    };
    let admission = ADMISSIONS.iter().find(|(id, _)| *id == field("admission")).ok_or_else(bad)?.1;
    let options = game.traits().options.iter().filter_map(|option| {
        sent.get(&format!("option-{}", option.id)).map(|value| (option.id.to_string(), value.clone()))
    });
    let mut setup =
        SetupText { players: field("players").parse().map_err(|_| bad())?, options: options.collect() };
    let pause = PACES.iter().find(|(pace, _)| *pace == field("pace"));
    let rated = field("rated") == "on";
    if rated && visitor.account().is_none() {
        return Err(Problem::forbidden(phrase!("people-rated-needs-account")));
    }
    let table_options = TableOptions {
        rated,
        bot_pause: pause.map_or(TableOptions::default().bot_pause, |(_, pause)| *pause),
        ..TableOptions::default()
    };
    let table_options = clock::choose(table_options, game, &|name| sent.get(name).cloned())?;
    pace::set_pace(game, table_options.clock.as_ref(), &mut setup.options);
    let name = Tournament::clean_title(field("title")).map_err(refused)?;
    let (person, cookie) = visitor.enrol(Some(field("name"))).await?;
    let secret = random();
    let mut tournament = Tournament {
        id: new_id(10),
        name,
        owner: person.id.clone(),
        owner_name: person.name.clone(),
        game: game.id().into(),
        setup,
        options: table_options,
        format,
        duplicate: field("duplicate") == "on",
        by_hand: field("by-hand") == "on",
        admission,
        code: new_id(16),
        seed_hash: seeds::hash(&secret),
        phase: Phase::Entering,
        entrants: Vec::new(),
        planned: 0,
        rounds: Vec::new(),
    };
    // What no table can be played with is refused now, not when the first round begins.
    let trial = Creation {
        table: tournament.id.clone(),
        game: game.id().into(),
        setup: tournament.setup.clone(),
        options: tournament.options.clone(),
        owner: person.id.clone(),
        seed: [0; 32],
        opening: None,
    };
    let (trial, _) = Table::create(trial, app.now())
        .map_err(|refusal| Problem::refused(visitor.tongue_of(game).say(&refusal.phrase())))?;
    // With every option spelt out, as the tables will have it.
    tournament.setup = trial.created().setup.clone();
    if field("play") == "on" {
        tournament.enter(&person.id, &person.name, None).map_err(refused)?;
    }
    app.tournaments.create(&tournament, secret, &visitor.origin(Some(&person.id))).await?;
    let cookies = cookie.map(|cookie| (header::SET_COOKIE, cookie));
    Ok((AppendHeaders(cookies), Redirect::to(&format!("/tournament/{}", tournament.id))).into_response())
}
