//! How strong the bots of a game are, as measured.

use crate::{games::components, visitor::Visitor};
use bots::strength::{Row, measured};
use catalog::GameId;
use game::phrase;
use maud::{Markup, html};
use std::collections::BTreeSet;

/// How a bot does against the measure of all, in a sentence.
pub fn in_words(row: &Row, visitor: &Visitor) -> String {
    visitor.say(&phrase!(
        "players-measured",
        greedy = visitor.t("bot-greedy"),
        share = of_hundred(row.pairwise),
        low = of_hundred(row.low),
        high = of_hundred(row.high),
        players = row.players,
        games = row.games as i64
    ))
}

/// Every level against the one below, and the strongest against all, for every number of players.
pub fn table(game: GameId, visitor: &Visitor) -> Markup {
    let rows = || measured(game).filter(|row| row.against != ["greedy"]);
    let players: BTreeSet<u8> = rows().map(|row| row.players).collect();
    let mut pairings: Vec<(&str, &[String])> = Vec::new();
    for row in rows() {
        if !pairings.contains(&(&row.bot, &row.against)) {
            pairings.push((&row.bot, &row.against));
        }
    }
    let cell = |pairing: (&str, &[String]), players: u8| {
        rows().find(|row| row.players == players && (row.bot.as_str(), row.against.as_slice()) == pairing)
    };
    let in_players = |&players: &u8| visitor.say(&phrase!("strength-players", players = players));
    let heads: Vec<String> =
        std::iter::once(visitor.t("strength-pairing")).chain(players.iter().map(in_players)).collect();
    let lines = html! {
        @for &pairing in &pairings {
            tr {
                th scope="row" { (named(pairing, visitor)) }
                @for &players in &players {
                    td { @if let Some(row) = cell(pairing, players) { (figure(row)) } }
                }
            }
        }
    };
    html! {
        section #strength {
            h2 { (visitor.t("strength-title")) }
            div .prose {
                p { (visitor.t("strength-intro")) }
                p { (visitor.t("strength-again")) " " code { "antilles ladder " (game.id()) " --shipped" } }
            }
            (components::table(&heads, lines))
        }
    }
}

/// Who meets whom.
fn named((bot, against): (&str, &[String]), visitor: &Visitor) -> String {
    let name = |bot: &str| visitor.t(&format!("bot-{bot}"));
    let others = match against {
        [one] => match one.strip_prefix("mcts:") {
            Some(games) => visitor.say(&phrase!("strength-plain", games = games.to_string())),
            None => name(one),
        },
        _ => visitor.t("strength-pool"),
    };
    visitor.say(&phrase!("strength-against", bot = name(bot), others = others))
}

/// A score with its interval.
fn figure(row: &Row) -> Markup {
    html! { (of_hundred(row.pairwise)) br; span .hint { (of_hundred(row.low)) "–" (of_hundred(row.high)) } }
}

fn of_hundred(share: f64) -> i64 {
    (share * 100.0).round() as i64
}
