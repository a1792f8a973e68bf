//! `GET /tournaments`: those of the visitor, those that anybody may enter, and those that can be followed.

use crate::{App, frame, problem::Problem, tournaments::Found, visitor::Visitor};
use axum::{Extension, extract::State};
use catalog::GameId;
use game::phrase;
use maud::{Markup, html};
use std::sync::Arc;
use store::TournamentFilter;
use tournament::{Admission, Phase};

/// The most of each list.
const MOST: u32 = 50;

/// `GET /tournaments`
pub async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Markup, Problem> {
    let t = |id: &str| visitor.t(id);
    let mine = match &visitor.person {
        Some(person) => {
            let person = Some(person.id.clone());
            app.tournaments.list(&TournamentFilter { person, limit: MOST, ..Default::default() }).await?
        }
        None => Vec::new(),
    };
    let others = async |phase: Phase| {
        let filter =
            TournamentFilter { phases: vec![phase.id().into()], limit: MOST, ..TournamentFilter::default() };
        let mut list = app.tournaments.list(&filter).await?;
        // Who is invited comes by the link.
        list.retain(|found| {
            let closed = found.tournament.admission != Admission::Open && phase == Phase::Entering;
            !closed && !mine.iter().any(|own| own.tournament.id == found.tournament.id)
        });
        Ok::<_, Problem>(list)
    };
    let lists = [
        ("tournaments-open", others(Phase::Entering).await?),
        ("tournaments-running", others(Phase::Running).await?),
        ("tournaments-over", others(Phase::Finished).await?),
    ];
    let body = html! {
        main #main .page.stack {
            h1 { (t("tournaments-title")) }
            p { (t("tournaments-text")) }
            p .row {
                @for game in GameId::ALL {
                    a .btn href={ "/tournaments/new/" (game.id()) } {
                        (visitor.say(&phrase!("tournaments-new", game = t(&format!("game-{}", game.id())))))
                    }
                }
            }
            (section(&visitor, "tournaments-mine", &mine))
            @for (title, list) in &lists { (section(&visitor, title, list)) }
        }
    };
    Ok(frame::page(&visitor, &t("tournaments-title"), body))
}

fn section(visitor: &Visitor, title: &str, list: &[Found]) -> Markup {
    html! {
        @if !list.is_empty() {
            section {
                h2 { (visitor.t(title)) }
                ul .tables { @for found in list { (line(visitor, found)) } }
            }
        }
    }
}

fn line(visitor: &Visitor, found: &Found) -> Markup {
    let tournament = &found.tournament;
    html! {
        li data-game=(tournament.game) {
            b { (tournament.name) }
            span { (visitor.t(&format!("game-{}", tournament.game))) }
            span .tag { (visitor.say(&phrase!("tournament-count", count = tournament.entrants.len()))) }
            span .tag {
                @if tournament.phase == Phase::Running {
                    (visitor.say(&phrase!("tournament-round-of", round = tournament.rounds.len(), count = tournament.planned)))
                } @else {
                    (visitor.t(&format!("tournament-phase-{}", tournament.phase.id())))
                }
            }
            a .btn.small href={ "/tournament/" (tournament.id) } { (visitor.t("tournaments-go")) }
        }
    }
}
