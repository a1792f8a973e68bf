//! `/tournament/{id}`: who takes part, the rounds with their tables, the standings; live.

use super::new::ADMISSIONS;
use crate::{
    App, frame,
    pages::{lobby::join::invitation, percent},
    problem::Problem,
    regions::{self, Region},
    speech::Tongue,
    tournaments::{Found, Tournaments, table_id},
    visitor::Visitor,
};
use axum::{
    Extension,
    extract::{Path, Query, State},
    response::{IntoResponse, Response},
};
use catalog::GameId;
use game::phrase;
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use std::sync::Arc;
use table::people::NAME_LIMIT;
use tournament::{Admission, Entrant, Format, Outcome, Phase, Player, Round, Standing, Tournament};

/// A page without a script looks again after this many seconds.
const REFRESH: u32 = 15;

/// What the address may say.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    /// The regions the browser has.
    have: String,
    /// The code of the invitation.
    code: Option<String>,
}

/// The page for one visitor.
struct Sheet<'a> {
    app: &'a App,
    visitor: &'a Visitor,
    words: Tongue,
    found: &'a Found,
    code: Option<&'a str>,
}

/// `GET /tournament/{id}`
pub async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Markup, Problem> {
    let found = app.tournaments.find(&id).await?;
    let sheet = Sheet::new(&app, &visitor, &found, asked.code.as_deref())?;
    let tournament = &found.tournament;
    let about = frame::About {
        game: GameId::parse(&tournament.game).map(GameId::id),
        follows: Some((Tournaments::followed_as(&id), found.version.into())),
        refresh: matches!(tournament.phase, Phase::Entering | Phase::Running).then_some(REFRESH),
        ..Default::default()
    };
    let body = html! {
        main #main .page.stack {
            h1 { (tournament.name) }
            @for region in sheet.regions() { (region.markup(&app.drawn)) }
            (sheet.how_it_counts())
        }
    };
    Ok(frame::page_about(&visitor, &tournament.name, &about, body))
}

/// `GET /tournament/{id}/regions?have=…`: what changed, for our script.
pub async fn changes(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Response, Problem> {
    let found = app.tournaments.find(&id).await?;
    let sheet = Sheet::new(&app, &visitor, &found, asked.code.as_deref())?;
    let changed = regions::changed(&sheet.regions(), &asked.have, &app.drawn);
    let news = html! {
        template data-entry=(found.version) data-title=(format!("{} · Antilles", found.tournament.name)) data-turn="off" {}
    };
    Ok(PreEscaped(news.0 + changed.as_str()).into_response())
}

impl<'a> Sheet<'a> {
    fn new(
        app: &'a App,
        visitor: &'a Visitor,
        found: &'a Found,
        code: Option<&'a str>,
    ) -> Result<Sheet<'a>, Problem> {
        let game = GameId::parse(&found.tournament.game);
        let game = game.ok_or_else(|| Problem::ours("a tournament of a game that is not there"))?;
        Ok(Sheet { app, visitor, words: visitor.tongue_of(game), found, code })
    }

    fn t(&self, id: &str) -> String {
        self.words.t(id)
    }

    fn of(&self) -> &Tournament {
        &self.found.tournament
    }

    fn is_owner(&self) -> bool {
        self.visitor.is(&self.of().owner)
    }

    /// The visitor's number among the entrants.
    fn own(&self) -> Option<usize> {
        self.of().entrant_of(&self.visitor.person.as_ref()?.id)
    }

    fn action(&self, what: &str) -> String {
        format!("/tournament/{}/{what}", self.of().id)
    }

    fn regions(&self) -> Vec<Region<'a>> {
        vec![
            Region::new("cup-facts", self.facts()),
            Region::new("cup-mine", self.mine()),
            Region::new("cup-enter", self.enter()),
            Region::new("cup-host", self.host()),
            Region::new("cup-players", self.players()),
            Region::new("cup-standings", self.standings()),
            Region::new("cup-rounds", self.rounds()),
        ]
    }

    fn facts(&self) -> Markup {
        let of = self.of();
        let format = match of.format {
            Format::Rounds { count } => self.words.say(&phrase!("tournament-format-rounds", count = count)),
            Format::Everybody => self.t("tournament-format-everybody"),
        };
        let state = match of.phase {
            Phase::Running => {
                self.words.say(&phrase!("tournament-round-of", round = of.rounds.len(), count = of.planned))
            }
            phase => self.t(&format!("tournament-phase-{}", phase.id())),
        };
        html! {
            div {
                p .row {
                    span .tag.on { (state) }
                    span .tag { (self.t(&format!("game-{}", of.game))) }
                    span .tag { (self.words.say(&phrase!("tournament-seats", count = of.size()))) }
                    span .tag { (format) }
                    @if of.duplicate { span .tag { (self.t("tournament-duplicate-tag")) } }
                    @if of.options.rated { span .tag { (self.t("tournament-rated-tag")) } }
                }
                p .hint { (self.words.say(&phrase!("tournament-by", name = of.owner_name.clone()))) }
            }
        }
    }

    /// The way to the visitor's table, and out of the tournament.
    fn mine(&self) -> Markup {
        let of = self.of();
        let Some(own) = self.own() else { return html! { div {} } };
        let entrant = &of.entrants[own];
        let round = of.rounds.iter().enumerate().next_back().filter(|(_, round)| !round.is_over());
        let table = round.filter(|(_, round)| round.set_up).and_then(|(number, round)| {
            let at = round.tables.iter().position(|table| table.seats.contains(&own))?;
            round.tables[at].outcome.is_none().then(|| table_id(&self.found.secret, number, at))
        });
        let bye = of.phase == Phase::Running && round.is_some_and(|(_, round)| round.byes.contains(&own));
        html! {
            div .row {
                @if let (Some(table), false) = (&table, entrant.left) {
                    a .btn.primary href={ "/table/" (table) } { (self.t("tournament-to-table")) }
                }
                @if bye { p { (self.t("tournament-you-bye")) } }
                @if entrant.left {
                    p { (self.t("tournament-you-left")) }
                    @if of.phase == Phase::Running && !entrant.removed {
                        form method="post" action=(self.action("return")) {
                            button .btn { (self.t("tournament-return")) }
                        }
                    }
                } @else if of.phase == Phase::Entering {
                    p { (self.t("tournament-you-in")) }
                    form method="post" action=(self.action("withdraw")) {
                        button .btn.quiet { (self.t("tournament-withdraw")) }
                    }
                } @else if of.phase == Phase::Running {
                    form method="post" action=(self.action("withdraw")) data-live data-sure=(self.t("tournament-leave-sure")) {
                        button .btn.quiet { (self.t("tournament-leave")) }
                    }
                }
            }
        }
    }

    fn enter(&self) -> Markup {
        let of = self.of();
        if of.phase == Phase::Entering && of.options.rated && self.visitor.account().is_none() {
            return html! { div { p {
                (self.t("people-rated-needs-account")) " "
                a href={ "/sign-in?back=/tournament/" (of.id) } { (self.t("people-sign-in")) }
            } } };
        }
        let admitted = match of.admission {
            Admission::Open => true,
            Admission::Code => self.code == Some(of.code.as_str()) || self.is_owner(),
            Admission::Closed => self.is_owner(),
        };
        if of.phase != Phase::Entering || self.own().is_some() {
            return html! { div {} };
        }
        if !admitted {
            return html! { div { p { (self.t(match of.admission {
                Admission::Closed => "tournament-closed",
                Admission::Code | Admission::Open => "tournament-by-invitation",
            })) } } };
        }
        let name = self.visitor.person.as_ref().map(|person| person.name.clone()).unwrap_or_default();
        html! {
            section .card {
                h2 { (self.t("tournament-enter-title")) }
                form .row.inline method="post" action=(self.action("enter")) {
                    input name="name" value=(name) required maxlength=(NAME_LIMIT) aria-label=(self.t("new-name"))
                        placeholder=(self.t("new-name")) autocomplete="nickname";
                    @if let Some(code) = self.code { input type="hidden" name="code" value=(code); }
                    button .btn.primary { (self.t("tournament-enter")) }
                }
            }
        }
    }

    /// What the owner may do.
    fn host(&self) -> Markup {
        let of = self.of();
        if !self.is_owner() || !matches!(of.phase, Phase::Entering | Phase::Running) {
            return html! { div {} };
        }
        let (players, size) = (of.entrants.len(), of.size());
        let missing = if players < size { size - players } else { (size - players % size) % size };
        html! {
            section .card {
                h2 { (self.t("tournament-host")) }
                @if of.phase == Phase::Entering {
                    @if of.admission == Admission::Code {
                        p { (self.t("tournament-invite")) }
                        (invitation(self.visitor, &format!("{}/tournament/{}?code={}", self.app.address_for(self.visitor), of.id, of.code)))
                    }
                    (self.bot_form())
                    (self.program_form())
                    form .row.inline method="post" action=(self.action("admit")) {
                        label for="admission" { (self.t("tournament-admission")) }
                        select #admission name="admission" {
                            @for (id, admission) in ADMISSIONS {
                                option value=(id) selected[admission == of.admission] { (self.t(&format!("tournament-admission-{id}"))) }
                            }
                        }
                        button .btn { (self.t("settings-save")) }
                    }
                    @if missing > 0 {
                        p .hint {
                            (self.words.say(&match players < size {
                                true => phrase!("tournament-missing", count = missing),
                                false => phrase!("tournament-byes-hint", byes = players % size, count = missing),
                            }))
                        }
                    }
                }
                div .row.end {
                    form method="post" action=(self.action("cancel")) data-live data-sure=(self.t("tournament-cancel-sure")) {
                        button .btn.small.danger { (self.t("tournament-cancel")) }
                    }
                    @if of.phase == Phase::Entering {
                        form method="post" action=(self.action("start")) {
                            button .btn.primary disabled[players < size] { (self.t("tournament-start")) }
                        }
                    } @else if of.by_hand && of.is_between_rounds() {
                        form method="post" action=(self.action("next")) {
                            button .btn.primary { (self.t("tournament-next")) }
                        }
                    }
                }
            }
        }
    }

    fn bot_form(&self) -> Markup {
        let game = GameId::parse(&self.of().game);
        let names = game.map(bots::names).unwrap_or_default();
        let usual = game.map(bots::usual).unwrap_or_default();
        html! {
            form .row.inline method="post" action=(self.action("bot")) {
                label for="bot" { (self.t("tournament-bots")) }
                select #bot name="bot" {
                    @for name in names { option value=(name) selected[name == usual] { (self.t(&format!("bot-{name}"))) } }
                }
                select name="count" aria-label=(self.t("tournament-bots-count")) {
                    @for count in 1..=8 { option value=(count) { (count) } }
                }
                button .btn { (self.t("tournament-bots-add")) }
            }
        }
    }

    /// Programs that are connected and offered to the owner.
    fn program_form(&self) -> Markup {
        let (of, me) = (self.of(), self.visitor.person.as_ref().map(|person| &person.id));
        let offered = if of.options.rated { Vec::new() } else { self.app.programs.offered(me, &of.game) };
        html! {
            @if !offered.is_empty() {
                form .row.inline method="post" action=(self.action("program")) {
                    label for="program" { (self.t("tournament-programs")) }
                    select #program name="program" {
                        @for bot in offered {
                            option value=(bot.id) {
                                (self.words.say(&phrase!("new-program", name = bot.name.clone(), owner = bot.owner_name.clone())))
                            }
                        }
                    }
                    button .btn { (self.t("tournament-bots-add")) }
                }
            }
        }
    }

    /// Who takes part, before the start; afterwards the standings tell it.
    fn players(&self) -> Markup {
        let of = self.of();
        if of.phase != Phase::Entering {
            return html! { div {} };
        }
        html! {
            section .card {
                h2 { (self.words.say(&phrase!("tournament-players", count = of.entrants.len()))) }
                @if of.entrants.is_empty() { p { (self.t("tournament-nobody")) } }
                ul .seats {
                    @for (at, entrant) in of.entrants.iter().enumerate() {
                        li {
                            (self.called(entrant))
                            @if self.own() == Some(at) { span .tag.on { (self.t("room-you")) } }
                            @if self.is_owner() {
                                form method="post" action=(self.action("withdraw")) {
                                    input type="hidden" name="entrant" value=(at);
                                    input type="hidden" name="called" value=(entrant.name);
                                    button .btn.small.quiet { (self.t("room-remove")) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    fn called(&self, entrant: &Entrant) -> Markup {
        html! {
            b { (entrant.name) }
            @if let Player::Bot(bot) = &entrant.player { " " span .tag { (self.t(&format!("bot-{bot}"))) } }
            @if let Player::Program(program) = &entrant.player {
                " " span .tag { (self.words.say(&phrase!("program-tag", owner = program.of.clone()))) }
            }
            @if entrant.left { " " span .tag { (self.t("tournament-left-tag")) } }
        }
    }

    fn standings(&self) -> Markup {
        let of = self.of();
        if of.rounds.is_empty() {
            return html! { div {} };
        }
        html! {
            section .card {
                h2 { (self.t("tournament-standings")) }
                div .scroll-x tabindex="0" role="region" aria-label=(self.t("tournament-standings")) {
                    table .scores {
                        thead { tr {
                            th scope="col" { (self.t("tournament-player")) }
                            @for column in ["points", "share", "strength", "wins", "games"] {
                                th scope="col" { (self.t(&format!("tournament-{column}"))) }
                            }
                            @if self.is_owner() && of.phase == Phase::Running { th { span .sr { (self.t("tournament-remove")) } } }
                        } }
                        tbody { @for standing in of.standings() { (self.standing(&standing)) } }
                    }
                }
            }
        }
    }

    fn standing(&self, standing: &Standing) -> Markup {
        let of = self.of();
        let entrant = &of.entrants[standing.entrant];
        let decimals = if of.duplicate { 2 } else { 1 };
        let share = self.words.say(&phrase!("tournament-percent", share = percent(standing.share as f32)));
        html! {
            tr .winner[self.own() == Some(standing.entrant)] {
                th scope="row" { (standing.place) ". " (self.called(entrant)) }
                td { (self.decimal(standing.points, decimals)) }
                td { (share) }
                td { (self.decimal(standing.strength, 2)) }
                td { (standing.wins) }
                td { (standing.games) }
                @if self.is_owner() && of.phase == Phase::Running {
                    td {
                        @if entrant.person().is_some() && !entrant.left {
                            form method="post" action=(self.action("withdraw")) data-live data-sure=(self.t("tournament-remove-sure")) {
                                input type="hidden" name="entrant" value=(standing.entrant);
                                input type="hidden" name="called" value=(entrant.name);
                                button .btn.small.quiet { (self.t("tournament-remove")) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// A number with the decimal mark of the language.
    fn decimal(&self, value: f64, decimals: usize) -> String {
        format!("{value:.decimals$}").replace('.', &self.t("tournament-decimal"))
    }

    fn rounds(&self) -> Markup {
        let of = self.of();
        html! {
            div .stack {
                @for (number, round) in of.rounds.iter().enumerate().rev() { (self.round(number, round)) }
                @if !of.rounds.is_empty() {
                    p { a href=(self.action("record")) download { (self.t("tournament-record")) } }
                    p .hint { (self.t("seed-hash")) " " code { (of.seed_hash) } }
                }
            }
        }
    }

    fn round(&self, number: usize, round: &Round) -> Markup {
        let of = self.of();
        let name = |entrant: usize| of.entrants[entrant].name.clone();
        let byes: Vec<String> = round.byes.iter().map(|&entrant| name(entrant)).collect();
        html! {
            section .card {
                h2 { (self.words.say(&phrase!("tournament-round", round = number + 1))) }
                @if of.duplicate && !round.is_over() { p .hint { (self.t("tournament-duplicate-running")) } }
                ul .tables {
                    @for (at, table) in round.tables.iter().enumerate() {
                        // What came of a table of a duplicate round would tell those who still play it.
                        @let outcome = table.outcome.as_ref().filter(|_| !of.duplicate || round.is_over());
                        li {
                            b { (self.words.say(&phrase!("tournament-table", table = at + 1))) }
                            span {
                                @for (seat, &entrant) in table.seats.iter().enumerate() {
                                    @if seat > 0 { " · " }
                                    @match outcome {
                                        Some(Outcome::Played { places, totals }) => {
                                            @if places[seat] == 1 { strong { (name(entrant)) } } @else { (name(entrant)) }
                                            " " (totals[seat])
                                        },
                                        _ => (name(entrant)),
                                    }
                                }
                            }
                            span .tag {
                                (self.t(match &table.outcome {
                                    Some(Outcome::Played { .. }) => "tables-finished",
                                    Some(Outcome::BrokenOff { .. }) => "tables-stopped",
                                    None => "tournament-playing",
                                }))
                            }
                            @if round.set_up && self.may_look(round, table) {
                                a .btn.small href={ "/table/" (table_id(&self.found.secret, number, at)) } {
                                    (self.t(if table.outcome.is_some() { "tables-look" } else { "tables-go" }))
                                }
                            }
                        }
                    }
                }
                @if !byes.is_empty() {
                    p { (self.words.say(&phrase!("tournament-byes", names = self.words.language.list(&byes)))) }
                }
            }
        }
    }

    /// May the visitor look at a table? Those who play there; others if it can be watched.
    fn may_look(&self, round: &Round, table: &tournament::Table) -> bool {
        let plays = self.own().is_some_and(|own| table.seats.contains(&own));
        plays || (self.of().options.spectators && (!self.of().duplicate || round.shown))
    }

    fn how_it_counts(&self) -> Markup {
        let lines = ["points", "duplicate", "share", "strength", "wins", "bye", "left", "broken", "seats"];
        html! {
            details {
                summary { (self.t("tournament-how")) }
                ul { @for line in lines { li { (self.t(&format!("tournament-how-{line}"))) } } }
            }
        }
    }
}
