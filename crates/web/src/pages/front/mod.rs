//! The front page and the list of tables.

use crate::{App, art, frame, games::face, problem::Problem, visitor::Visitor};
use axum::{Extension, extract::State};
use catalog::GameId;
use futures_util::try_join;
use game::phrase;
use maud::{Markup, html};
use std::sync::Arc;
use store::Filter;
use table::{Phase, SeatKind, Summary};

/// So many tables stand on the front page; the rest is one click away.
const ON_FRONT: usize = 6;
/// So many tables stand in the list.
const IN_LIST: usize = 100;

/// `GET /`
pub async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Markup, Problem> {
    let t = |id: &str| visitor.t(id);
    let lists = Lists::of(&app, &visitor, ON_FRONT).await?;
    let body = html! {
        main #main .page {
            div .hero {
                h1 { (t("front-title")) }
                p { (t("front-text")) }
            }
            ul .games { @for game in GameId::ALL { (card(&visitor, *game)) } }
            (lists.html(&visitor))
            p .row {
                a .btn.quiet href="/tables" { (t("front-all-tables")) }
                a .btn.quiet href="/replay" { (t("front-upload")) }
            }
        }
    };
    Ok(frame::page(&visitor, "Antilles", body))
}

/// `GET /tables`
pub async fn tables(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Markup, Problem> {
    let lists = Lists::of(&app, &visitor, IN_LIST).await?;
    let body = html! {
        main #main .page {
            h1 { (visitor.t("nav-tables")) }
            @if lists.is_empty() { p .dim { (visitor.t("tables-none")) } }
            (lists.html(&visitor))
            p .row { a .btn.primary href="/" { (visitor.t("tables-new")) } }
        }
    };
    Ok(frame::page(&visitor, &visitor.t("nav-tables"), body))
}

fn card(visitor: &Visitor, game: GameId) -> Markup {
    let id = game.id();
    let traits = game.traits();
    let (least, most) = (u32::from(traits.least_players), u32::from(traits.most_players));
    let minutes = traits.minutes_per_player;
    html! {
        li .game data-game=(id) {
            (art::scene(face(game).scene))
            div .game-body {
                h2 { (visitor.t(&format!("game-{id}"))) }
                p { (visitor.t(&format!("game-{id}-line"))) }
                ul .facts {
                    li { (visitor.say(&phrase!("fact-players", least = least, most = most))) }
                    li { (visitor.say(&phrase!("fact-minutes", least = least * minutes, most = most * minutes))) }
                }
                a .btn.primary href={ "/new/" (id) "?with=bots" } { (visitor.t("play-now")) }
                a .btn href={ "/new/" (id) "?with=friends" } { (visitor.t("invite-friends")) }
                a .btn.quiet.small href={ "/rules/" (id) } { (visitor.t("rules-read")) }
            }
        }
    }
}

/// The tables a visitor may care about.
struct Lists {
    mine: Vec<Summary>,
    open: Vec<Summary>,
    running: Vec<Summary>,
    over: Vec<Summary>,
}

impl Lists {
    async fn of(app: &App, visitor: &Visitor, most: usize) -> Result<Lists, Problem> {
        let person = visitor.person.as_ref().map(|person| &person.id);
        let listed = async |filter: Filter| {
            app.store.tables(&Filter { limit: most as u32, ..filter }).await.map_err(Problem::ours)
        };
        let mine = async {
            match person {
                Some(person) => listed(Filter { person: Some(person.clone()), ..Filter::default() }).await,
                None => Ok(Vec::new()),
            }
        };
        // Who may not watch is not told that there is something to see; a table by invitation is found by its link.
        let public = async |phase, open| {
            let list = listed(Filter { phases: vec![phase], open, ..Filter::default() }).await?;
            Ok::<_, Problem>(
                list.into_iter()
                    .filter(|one| if phase == Phase::Gathering { somebody_sits(one) } else { one.spectators })
                    .collect(),
            )
        };
        let (mine, open, running, over): (Vec<Summary>, Vec<Summary>, Vec<Summary>, Vec<Summary>) = try_join!(
            mine,
            public(Phase::Gathering, Some(true)),
            public(Phase::Playing, None),
            public(Phase::Finished, None),
        )?;
        let known = |summary: &Summary| mine.iter().any(|own| own.table == summary.table);
        let others = |list: Vec<Summary>| list.into_iter().filter(|one| !known(one)).collect();
        Ok(Lists { open: others(open), running: others(running), over: others(over), mine })
    }

    fn is_empty(&self) -> bool {
        self.mine.is_empty() && self.open.is_empty() && self.running.is_empty() && self.over.is_empty()
    }

    fn html(&self, visitor: &Visitor) -> Markup {
        html! {
            @for (title, button, list) in [
                ("tables-mine", "tables-go", &self.mine),
                ("tables-open", "tables-sit", &self.open),
                ("tables-running", "tables-watch", &self.running),
                ("tables-over", "tables-look", &self.over),
            ] {
                @if !list.is_empty() {
                    section {
                        h2 { (visitor.t(title)) }
                        ul .tables { @for summary in list { (line(visitor, summary, button)) } }
                    }
                }
            }
        }
    }
}

/// A table that everybody has left invites nobody.
fn somebody_sits(summary: &Summary) -> bool {
    summary.seats.iter().any(|seat| seat.kind == SeatKind::Person)
}

fn line(visitor: &Visitor, summary: &Summary, button: &str) -> Markup {
    let names: Vec<String> = summary
        .seats
        .iter()
        .filter(|seat| seat.kind != SeatKind::Open)
        .map(|seat| match &seat.program_of {
            Some(owner) => {
                visitor.say(&phrase!("new-program", name = seat.name.clone(), owner = owner.clone()))
            }
            None => seat.name.clone(),
        })
        .collect();
    let open = summary.seats.iter().filter(|seat| seat.kind == SeatKind::Open).count();
    let over = matches!(summary.phase, Phase::Finished | Phase::Stopped);
    let first = summary.seats.iter().zip(&summary.places).filter(|(_, place)| **place == 1);
    let winners: Vec<String> = first.map(|(seat, _)| seat.name.clone()).collect();
    html! {
        li data-game=(summary.game) {
            b { (visitor.t(&format!("game-{}", summary.game))) }
            span { (visitor.language().list(&names)) }
            @if open > 0 { span .tag.on { (visitor.say(&phrase!("tables-free", count = open))) } }
            @match summary.phase {
                Phase::Gathering => {},
                Phase::Playing => span .tag { (visitor.say(&phrase!("tables-step", step = summary.step))) },
                Phase::Finished => {
                    span .tag { (visitor.t("tables-finished")) }
                    @if !winners.is_empty() {
                        @let names = visitor.language().list(&winners);
                        span .tag { (visitor.say(&phrase!("tables-won", names = names))) }
                    }
                },
                Phase::Stopped => span .tag { (visitor.t("tables-stopped")) },
            }
            a .btn.small href={ "/table/" (summary.table) } { (visitor.t(if over { "tables-look" } else { button })) }
        }
    }
}
