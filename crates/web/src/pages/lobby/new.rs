//! `/new/{game}`: a new table, with all options in words.

use super::{
    chairs::{self, Chair},
    clock,
    last::{self, Last},
};
use crate::{
    App,
    api::room::invited,
    art, frame,
    games::face,
    host::bot_name,
    ids::new_id,
    pace::{self, PACES},
    problem::Problem,
    speech::Tongue,
    visitor::Visitor,
};
use axum::{
    Extension, Form,
    extract::{Path, Query, State},
    http::{HeaderMap, header},
    response::{AppendHeaders, IntoResponse, Redirect, Response},
};
use bots::Level;
use catalog::GameId;
use game::{SetupText, Touches, phrase};
use maud::{Markup, html};
use serde::Deserialize;
use std::{collections::BTreeMap, sync::Arc};
use table::{Command, Creation, TableOptions, people::NAME_LIMIT};

/// May players ask the coach? Unless somebody chooses, those who play against bots only.
const COACH: [&str; 3] = ["bots", "yes", "no"];

/// What the address of the form says: who it is made for, and what is chosen already.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct With {
    #[serde(default)]
    with: String,
    players: Option<String>,
    level: Option<String>,
}

/// Who the others are to be.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Company {
    /// Bots.
    Bots,
    /// People who follow an invitation.
    Friends,
}

impl Company {
    /// By its word in addresses and forms.
    pub fn parse(word: &str) -> Option<Company> {
        [Company::Bots, Company::Friends].into_iter().find(|one| one.word() == word)
    }

    fn word(self) -> &'static str {
        match self {
            Company::Bots => "bots",
            Company::Friends => "friends",
        }
    }
}

/// `GET /new/{game}?with=bots|friends`
pub async fn form(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
    Query(with): Query<With>,
    headers: HeaderMap,
) -> Result<Markup, Problem> {
    let game = GameId::parse(&game).ok_or_else(Problem::not_found)?;
    let company = Company::parse(&with.with).unwrap_or(Company::Bots);
    let last = Last::read(&headers, company).and("players", with.players).and("level", with.level);
    let words = visitor.tongue_of(game);
    let t = |id: &str| words.t(id);
    let friends = company == Company::Friends;
    let title = visitor.t(&format!("game-{}", game.id()));
    let name = visitor.person.as_ref().map(|person| person.name.clone()).unwrap_or_default();
    let programs = app.programs.offered(visitor.person.as_ref().map(|person| &person.id), game.id());
    let body = html! {
        main #main .page {
            div .headline {
                (art::scene(face(game).scene))
                div {
                    h1 { (title) }
                    p .dim { (t(&format!("game-{}-line", game.id()))) }
                }
            }
            form .new method="post" action={ "/new/" (game.id()) } {
                input type="hidden" name="with" value=(company.word());
                div {
                    fieldset {
                        legend { (t("new-who")) }
                        div .field {
                            label for="name" { (t("new-name")) }
                            input #name name="name" value=(name) required maxlength=(NAME_LIMIT) autocomplete="nickname"
                                autofocus[name.is_empty()] placeholder=(t("new-name-example"));
                        }
                        (players(&words, game, &last))
                    }
                    (seats(&words, game, &programs, company, &last))
                    p .begin { button .btn.primary { (t(if friends { "new-invite" } else { "new-start" })) } }
                }
                div {
                    (levels(&words, game, &last))
                    details .card open[friends] {
                        summary { (t("new-more")) }
                        (options(&visitor, &words, game, &last))
                    }
                }
            }
        }
    };
    let about = frame::About { game: Some(game.id()), ..Default::default() };
    Ok(frame::page_about(&visitor, &title, &about, body))
}

/// How many play, chosen first: the seats follow.
fn players(words: &Tongue, game: GameId, last: &Last) -> Markup {
    let traits = game.traits();
    let (least, most) = (traits.least_players, traits.most_players);
    let chosen = last.number("players").filter(|players| (least..=most).contains(players));
    let chosen = chosen.unwrap_or_else(|| usual_players(least, most));
    html! {
        div .field role="radiogroup" aria-labelledby="players" {
            span #players .label { (words.t("new-players")) }
            div .choice {
                @for players in least..=most {
                    label { input type="radio" name="players" value=(players) checked[players == chosen]; (players) }
                }
            }
        }
    }
}

/// How well the bots play, in words and stars.
fn levels(words: &Tongue, game: GameId, last: &Last) -> Markup {
    let chosen = last.among("level", Level::ALL.map(Level::name)).unwrap_or(bots::usual(game));
    html! {
        fieldset .for-bots {
            legend { (words.t("new-level")) }
            div .levels {
                @for level in Level::ALL {
                    label {
                        input type="radio" name="level" value=(level.name()) checked[level.name() == chosen];
                        span .stars aria-hidden="true" { (stars(level)) }
                        b { (words.t(&format!("bot-{}", level.name()))) }
                        span .hint { (words.t(&format!("level-{}", level.name()))) }
                    }
                }
            }
            p .hint.below { a href={ "/rules/" (game.id()) "/law#players" } { (words.t("new-level-measured")) } }
        }
    }
}

/// A level as stars.
pub fn stars(level: Level) -> String {
    let lit = Level::ALL.iter().position(|one| *one == level).map_or(0, |at| at + 1);
    "★".repeat(lit) + "☆".repeat(Level::ALL.len() - lit).as_str()
}

/// Who sits where. The style sheet hides the seats beyond the number of players.
fn seats(words: &Tongue, game: GameId, programs: &[Arc<store::Bot>], with: Company, last: &Last) -> Markup {
    let t = |id: &str| words.t(id);
    let usual = if with == Company::Friends { "open" } else { "bot" };
    html! {
        fieldset {
            legend { (t("new-seats")) }
            @if !programs.is_empty() {
                p .hint { (words.say(&program_rule(&TableOptions::default()))) " " a href="/api" { (t("tokens-about")) } }
            }
            ul .seats {
                li { (art::seat(1)) b { (t("new-you")) } }
                @for row in 2..=game.traits().most_players {
                    li {
                        (art::seat(row.into()))
                        (chair(words, game, programs, row, last.get(&format!("seat-{row}")).unwrap_or(usual)))
                    }
                }
            }
        }
    }
}

/// The variants of the game and the habits of the table.
fn options(visitor: &Visitor, words: &Tongue, game: GameId, last: &Last) -> Markup {
    let t = |id: &str| words.t(id);
    let pace = last.among("pace", PACES.map(|(pace, _)| pace)).unwrap_or("human");
    let coach = last.among("coach", COACH).unwrap_or(COACH[0]);
    html! {
        fieldset {
            legend { (t("new-rules")) }
            @for option in game.traits().options {
                @let name = format!("option-{}", option.id);
                div .field {
                    label for=(name) { (t(&name)) }
                    select id=(name) name=(name) {
                        @if option.touches == Touches::Pace { option value=(pace::AUTO) { (t("new-by-clock")) } }
                        @for value in option.values {
                            option value=(value) selected[last.get(&name) == Some(value)] { (t(&format!("{name}-{value}"))) }
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
                    @for (id, _) in PACES { option value=(id) selected[id == pace] { (t(&format!("pace-{id}"))) } }
                }
            }
            div .field {
                label for="coach" { (t("new-coach")) }
                select #coach name="coach" {
                    @for id in COACH { option value=(id) selected[id == coach] { (t(&format!("new-coach-{id}"))) } }
                }
                span .hint { (t("new-coach-hint")) }
            }
            (crate::pages::people::friends::rated_choice(visitor, last.on("rated", false)))
            (check("open", last.on("open", false), &t("new-public"), &t("new-public-hint")))
            (clock::fields(words, game, last))
            (check("draw", last.on("draw", true), &t("new-draw"), &t("new-draw-hint")))
        }
    }
}

/// What one chair may be. The field for a name is hidden by our script unless it is needed.
fn chair(words: &Tongue, game: GameId, programs: &[Arc<store::Bot>], row: u8, now: &str) -> Markup {
    let t = |id: &str| words.t(id);
    html! {
        select id={ "seat-" (row) } name={ "seat-" (row) } aria-label=(words.say(&phrase!("new-seat", row = row)))
            data-chair={ "name-" (row) } {
            option value="bot" selected[now == "bot"] { (t("new-bot")) }
            option value="open" selected[now == "open"] { (t("new-open")) }
            option value="here" selected[now == "here"] { (t("new-here")) }
            @for program in programs {
                @let (name, owner) = (program.name.clone(), program.owner_name.clone());
                @let value = format!("program-{}", program.id);
                option value=(value) selected[now == value] {
                    (words.say(&phrase!("new-program", name = name, owner = owner)))
                }
            }
            (bots_by_kind(words, game, "bot-{}", now))
        }
        input id={ "name-" (row) } name={ "name-" (row) } maxlength=(NAME_LIMIT) aria-label=(t("new-here-name"))
            placeholder=(t("new-here-name"));
    }
}

/// All bots of a game to choose from: the levels with their stars, the characters, the yardsticks.
pub fn bots_by_kind(words: &Tongue, game: GameId, value: &str, now: &str) -> Markup {
    let levels = Level::ALL.map(|level| (level.name(), format!(" {}", stars(level)))).to_vec();
    let plain = |names: &[&'static str]| names.iter().map(|&name| (name, String::new())).collect::<Vec<_>>();
    let names = bots::names(game);
    let (characters, yardsticks) = names[Level::ALL.len()..].split_at(names.len() - Level::ALL.len() - 2);
    let kinds = [("levels", levels), ("characters", plain(characters)), ("yardsticks", plain(yardsticks))];
    html! {
        @for (kind, bots) in kinds {
            optgroup label=(words.t(&format!("new-bots-{kind}"))) {
                @for (bot, stars) in bots {
                    @let value = value.replace("{}", bot);
                    option value=(value) selected[now == value] { (words.t(&format!("bot-{bot}"))) (stars) }
                }
            }
        }
    }
}

/// What happens to programs that do not answer.
pub fn program_rule(options: &TableOptions) -> game::Phrase {
    phrase!("program-rule", seconds = options.program_limit / 1000)
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
    let chairs = chairs::read(game, &sent)?;
    let pause = PACES.iter().find(|(pace, _)| *pace == field("pace"));
    let hot_seat = chairs.iter().any(|chair| matches!(chair, Chair::Here(_)));
    let rated = field("rated") == "on";
    if rated && visitor.account().is_none() {
        return Err(Problem::forbidden(phrase!("people-rated-needs-account")));
    }
    if rated && chairs.iter().any(|chair| matches!(chair, Chair::Program(_))) {
        return Err(Problem::bad_form(phrase!("people-rated-no-programs")));
    }
    let coach = match field("coach") {
        "yes" => true,
        "no" => false,
        // Who does not choose gets no coach where it would not be allowed.
        "bots" | "" if rated => false,
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
        rated,
        bot_pause: pause.map_or(TableOptions::default().bot_pause, |(_, pause)| *pause),
        ..TableOptions::default()
    };
    let options = clock::choose(options, game, &|name| sent.get(name).cloned())?;
    let of_game = game.traits().options.iter().filter_map(|option| {
        sent.get(&format!("option-{}", option.id)).map(|value| (option.id.to_string(), value.clone()))
    });
    let mut setup = SetupText { players: chairs.len() as u8 + 1, options: of_game.collect() };
    pace::set_pace(game, options.clock.as_ref(), &mut setup.options);
    let (person, cookie) = visitor.enrol(Some(field("name"))).await?;
    let id = new_id(10);
    let code = options.code.clone();
    let creation = Creation {
        table: id.clone(),
        game: game.id().into(),
        setup,
        options,
        owner: person.id.clone(),
        seed: app.config.seeds.of_table(),
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
    let created = app.host.create(creation, &commands, app.now(), origin).await;
    created.map_err(|error| error.problem(&refused))?;
    let kept = last::keep(game, &sent, app.config.secure());
    let cookies = cookie.into_iter().chain(kept).map(|cookie| (header::SET_COOKIE, cookie));
    Ok((AppendHeaders(cookies.collect::<Vec<_>>()), Redirect::to(&format!("/table/{id}"))).into_response())
}
