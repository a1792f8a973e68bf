//! The lists of tables: mine, open ones, running and finished games.

use crate::{App, problem::Problem, visitor::Visitor};
use futures_util::try_join;
use game::phrase;
use maud::{Markup, html};
use std::collections::BTreeSet;
use store::{Filter, NoticeKind};
use table::{Phase, SeatKind, Summary};

/// How many tables of one's own are looked through.
const OWN: u32 = 100;

/// The tables a visitor may care about.
pub struct Lists {
    mine: Vec<Summary>,
    open: Vec<Summary>,
    running: Vec<Summary>,
    over: Vec<Summary>,
    /// The tables that wait for a decision of the visitor.
    asked: BTreeSet<String>,
}

impl Lists {
    /// Those this visitor may see, at most this many of each kind.
    pub async fn of(app: &App, visitor: &Visitor, most: usize) -> Result<Lists, Problem> {
        let person = visitor.person.as_ref().map(|person| &person.id);
        let listed = async |filter: Filter| {
            app.store.tables(&Filter { limit: most as u32, ..filter }).await.map_err(Problem::ours)
        };
        // One's own first those that go on: many games that are over must not hide the one that waits.
        let own = async |phases: &[Phase]| match person {
            Some(person) => {
                let filter =
                    Filter { person: Some(person.clone()), phases: phases.to_vec(), ..Filter::default() };
                app.store.tables(&Filter { limit: OWN, ..filter }).await.map_err(Problem::ours)
            }
            None => Ok(Vec::new()),
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
        let (going_on, gone, open, running, over, asked): (
            _,
            Vec<Summary>,
            Vec<Summary>,
            Vec<Summary>,
            Vec<Summary>,
            _,
        ) = try_join!(
            own(&[Phase::Gathering, Phase::Playing]),
            own(&[Phase::Finished, Phase::Stopped]),
            public(Phase::Gathering, Some(true)),
            public(Phase::Playing, None),
            public(Phase::Finished, None),
            asked_of(app, visitor),
        )?;
        let mut mine: Vec<Summary> = going_on;
        // An empty table is listed nowhere, not even for its owner.
        mine.retain(|summary| !is_deserted(summary));
        // Where somebody waits for me comes first.
        mine.sort_by_key(|summary| !asked.contains(&summary.table));
        mine.extend(gone);
        let known = |summary: &Summary| mine.iter().any(|own| own.table == summary.table);
        let others = |list: Vec<Summary>| list.into_iter().filter(|one| !known(one)).collect();
        Ok(Lists { open: others(open), running: others(running), over: others(over), mine, asked })
    }

    /// Is there nothing to show?
    pub fn is_empty(&self) -> bool {
        self.mine.is_empty() && self.open.is_empty() && self.running.is_empty() && self.over.is_empty()
    }

    /// Is nothing going on that everybody may see?
    pub fn nothing_public(&self) -> bool {
        self.open.is_empty() && self.running.is_empty()
    }

    /// What somebody came back for: at most this many of their games that are not over, and the way to the others.
    pub fn to_continue(&self, visitor: &Visitor, most: usize) -> Markup {
        let going_on = |summary: &&Summary| matches!(summary.phase, Phase::Gathering | Phase::Playing);
        let list: Vec<&Summary> = self.mine.iter().filter(going_on).collect();
        html! {
            (self.section(visitor, "front-continue", "tables-go", &list[..list.len().min(most)]))
            @if list.len() > most {
                p .row.end { a .btn.quiet href="/me?state=running" { (visitor.say(&phrase!("front-continue-all", count = list.len()))) } }
            }
        }
    }

    /// All tables of this visitor.
    pub fn mine(&self, visitor: &Visitor) -> Markup {
        self.section(visitor, "tables-mine", "tables-go", &self.mine.iter().collect::<Vec<_>>())
    }

    /// The tables of others.
    pub fn of_others(&self, visitor: &Visitor) -> Markup {
        let lists = [
            ("tables-open", "tables-sit", &self.open),
            ("tables-running", "tables-watch", &self.running),
            ("tables-over", "tables-look", &self.over),
        ];
        html! {
            @for (title, button, list) in lists {
                (self.section(visitor, title, button, &list.iter().collect::<Vec<_>>()))
            }
        }
    }

    fn section(&self, visitor: &Visitor, title: &str, button: &str, list: &[&Summary]) -> Markup {
        html! {
            @if !list.is_empty() {
                section {
                    h2 { (visitor.t(title)) }
                    ul .tables {
                        @for summary in list {
                            (line(visitor, summary, button, self.asked.contains(&summary.table), None))
                        }
                    }
                }
            }
        }
    }
}

/// The tables that wait for a decision of this visitor.
pub async fn asked_of(app: &App, visitor: &Visitor) -> Result<BTreeSet<String>, Problem> {
    match &visitor.person {
        Some(person) => Ok(app.store.called(&person.id, NoticeKind::Turn).await?),
        None => Ok(BTreeSet::new()),
    }
}

/// A table that everybody has left invites nobody.
fn somebody_sits(summary: &Summary) -> bool {
    summary.seats.iter().any(|seat| seat.kind == SeatKind::Person)
}

/// Is every chair free, at a table that waits for players? Then it is soon removed.
pub fn is_deserted(summary: &Summary) -> bool {
    summary.phase == Phase::Gathering && summary.seats.iter().all(|seat| seat.kind == SeatKind::Open)
}

/// A table in a list: does it wait for the visitor (`turn`), and what did it come to for them?
pub fn line(
    visitor: &Visitor,
    summary: &Summary,
    button: &str,
    turn: bool,
    result: Option<String>,
) -> Markup {
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
            div .who {
                b { (visitor.t(&format!("game-{}", summary.game))) }
                span { (visitor.language().list(&names)) }
                @if let Some(result) = result { span .hint { (result) } }
            }
            @if turn { span .tag.on { (visitor.t("live-turn")) } }
            @if open > 0 { span .tag.on { (visitor.say(&phrase!("tables-free", count = open))) } }
            @match summary.phase {
                Phase::Gathering => {},
                Phase::Playing if summary.step == 0 => {},
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
            a .btn.primary[button == "tables-go" && !over] href={ "/table/" (summary.table) } { (visitor.t(if over { "tables-look" } else { button })) }
        }
    }
}
