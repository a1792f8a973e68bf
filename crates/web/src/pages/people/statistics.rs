//! What the results of somebody's games come to: by number of players, by seat, by opponent, by where the points came from, by what was built.

use super::built::{self, Tally};
use crate::visitor::Visitor;
use catalog::GameId;
use game::phrase;
use maud::{Markup, html};
use std::collections::BTreeMap;
use store::people::{Player, SeatResult};
use table::PersonId;

/// How many opponents are listed.
const OPPONENTS: usize = 12;

/// How somebody did in some games.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Score {
    /// Games.
    pub games: u32,
    /// Games won.
    pub won: u32,
    /// Points in all of them.
    pub points: i64,
    /// Opponents met.
    pub met: u32,
    /// Opponents that finished behind, twice; ties count once.
    pub ahead_twice: u32,
}

impl Score {
    /// The share of opponents that finished behind, in hundredths.
    pub fn ahead(&self) -> i64 {
        if self.met == 0 {
            0
        } else {
            (i64::from(self.ahead_twice) * 50 + i64::from(self.met) / 2) / i64::from(self.met)
        }
    }

    fn add(&mut self, mine: &SeatResult, others: &[&SeatResult]) {
        self.games += 1;
        self.won += u32::from(mine.place == 1);
        self.points += i64::from(mine.total);
        for other in others {
            self.met += 1;
            self.ahead_twice += match mine.place.cmp(&other.place) {
                std::cmp::Ordering::Less => 2,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Greater => 0,
            };
        }
    }
}

/// The statistics of one game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Statistics {
    /// All games.
    pub all: Score,
    /// By number of players.
    pub by_players: BTreeMap<u8, Score>,
    /// By the seat they had, counted from 1.
    pub by_seat: BTreeMap<u8, Score>,
    /// By opponent: people and programs by their names, bots by their ids.
    pub by_opponent: BTreeMap<(bool, String), Score>,
    /// Points by category, in all games and in those won.
    pub by_category: BTreeMap<String, (i64, i64)>,
}

impl Statistics {
    /// Counts the results of a person, game by game. `results` has all seats of the person's games.
    pub fn of(person: &PersonId, results: &[SeatResult]) -> BTreeMap<String, Statistics> {
        let mut all: BTreeMap<String, Statistics> = BTreeMap::new();
        for seats in results.chunk_by(|one, other| one.table == other.table) {
            let is_mine = |seat: &&SeatResult| matches!(&seat.player, Player::Person(one) if one == person);
            let others: Vec<&SeatResult> = seats.iter().filter(|seat| !is_mine(seat)).collect();
            for mine in seats.iter().filter(is_mine) {
                let statistics = all.entry(mine.game.clone()).or_default();
                statistics.all.add(mine, &others);
                statistics.by_players.entry(mine.players).or_default().add(mine, &others);
                statistics.by_seat.entry(mine.seat).or_default().add(mine, &others);
                let mut met: Vec<(bool, String)> = Vec::new();
                for other in &others {
                    let key = match &other.player {
                        Player::Bot(bot) => (true, bot.clone()),
                        Player::Person(_) | Player::Program(_) => (false, other.name.clone()),
                    };
                    let same = others.iter().filter(|one| one.name == other.name || key.0);
                    let same: Vec<&SeatResult> =
                        same.copied().filter(|one| !key.0 || one.player == other.player).collect();
                    if !met.contains(&key) {
                        statistics.by_opponent.entry(key.clone()).or_default().add(mine, &same);
                        met.push(key);
                    }
                }
                for (category, points) in &mine.scores {
                    let entry = statistics.by_category.entry(category.clone()).or_default();
                    entry.0 += i64::from(*points);
                    entry.1 += i64::from(*points) * i64::from(mine.place == 1);
                }
            }
        }
        all
    }
}

/// An average with one digit after the point, in the visitor's language.
fn average(visitor: &Visitor, sum: i64, count: u32) -> String {
    if count == 0 {
        return "–".into();
    }
    let tenths = (sum as f64 * 10.0 / f64::from(count)).round() as i64;
    let point = if visitor.language() == words::Language::En { "." } else { "," };
    let sign = if tenths < 0 { "−" } else { "" };
    format!("{sign}{}{point}{}", tenths.abs() / 10, tenths.abs() % 10)
}

fn row(visitor: &Visitor, name: Markup, score: &Score) -> Markup {
    html! {
        tr {
            th scope="row" { (name) }
            td { (score.games) }
            td { (score.won) }
            td { (visitor.say(&phrase!("people-percent", share = score.ahead()))) }
            td { (average(visitor, score.points, score.games)) }
        }
    }
}

fn heads(visitor: &Visitor, first: &str) -> Markup {
    html! {
        thead {
            tr {
                @for head in [first, "people-stat-games", "people-stat-won", "people-stat-ahead", "people-stat-points"] {
                    th scope="col" { (visitor.t(head)) }
                }
            }
        }
    }
}

/// The statistics of one game as tables.
pub fn html(visitor: &Visitor, game: GameId, statistics: &Statistics, built: Option<&Tally>) -> Markup {
    let words = visitor.tongue_of(game);
    let mut opponents: Vec<(&(bool, String), &Score)> = statistics.by_opponent.iter().collect();
    opponents.sort_by_key(|(key, score)| (std::cmp::Reverse(score.games), (*key).clone()));
    let categories = game.traits().categories;
    let (games, won) = (statistics.all.games, statistics.all.won);
    html! {
        details .card.statistics {
            summary {
                b { (visitor.t(&format!("game-{}", game.id()))) } " "
                (visitor.say(&phrase!("people-stat-line", games = games, won = won, ahead = statistics.all.ahead())))
            }
            div .scroll-x tabindex="0" {
                table .scores {
                    (heads(visitor, "people-stat-players"))
                    tbody {
                        @for (players, score) in &statistics.by_players { (row(visitor, html! { (players) }, score)) }
                    }
                }
                table .scores {
                    (heads(visitor, "people-stat-seats"))
                    tbody {
                        @for (seat, score) in &statistics.by_seat { (row(visitor, html! { (seat) }, score)) }
                    }
                }
                @if !opponents.is_empty() {
                    table .scores {
                        (heads(visitor, "people-stat-opponents"))
                        tbody {
                            @for ((is_bot, name), score) in opponents.into_iter().take(OPPONENTS) {
                                @let shown = if *is_bot { words.t(&format!("bot-{name}")) } else { name.clone() };
                                (row(visitor, html! { (shown) }, score))
                            }
                        }
                    }
                }
                table .scores {
                    thead {
                        tr {
                            @for head in ["people-stat-from", "people-stat-usual", "people-stat-when-won"] {
                                th scope="col" { (visitor.t(head)) }
                            }
                        }
                    }
                    tbody {
                        @for category in categories {
                            @let (points, when_won) = statistics.by_category.get(*category).copied().unwrap_or_default();
                            tr {
                                th scope="row" { (words.t(&format!("score-{category}"))) }
                                td { (average(visitor, points, games)) }
                                td { (average(visitor, when_won, won)) }
                            }
                        }
                    }
                }
                @if let Some(built) = built { (built::html(visitor, game, built)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(table: &str, seat: u8, player: Player, place: u8) -> SeatResult {
        SeatResult {
            table: table.into(),
            game: "san-juan".into(),
            at: 0,
            players: 3,
            seat,
            player,
            name: format!("name {seat}"),
            place,
            total: 30 - i32::from(place),
            scores: [("buildings".to_string(), 20)].into(),
        }
    }

    #[test]
    fn results_are_counted() {
        let (anne, ben) = (PersonId("anne".into()), PersonId("ben".into()));
        let bot = || Player::Bot("greedy".into());
        let results = [
            seat("t-1", 1, Player::Person(anne.clone()), 1),
            seat("t-1", 2, Player::Person(ben.clone()), 1),
            seat("t-1", 3, bot(), 3),
            seat("t-2", 1, bot(), 1),
            seat("t-2", 2, Player::Person(anne.clone()), 2),
            seat("t-2", 3, bot(), 3),
        ];
        let all = Statistics::of(&anne, &results);
        let san_juan = &all["san-juan"];
        assert_eq!((san_juan.all.games, san_juan.all.won, san_juan.all.points), (2, 1, 57));
        assert_eq!(san_juan.all.ahead(), 63, "half of Ben, two bots of three");
        assert_eq!(san_juan.by_players[&3], san_juan.all);
        let by_seat: Vec<_> =
            san_juan.by_seat.iter().map(|(seat, one)| (*seat, one.games, one.won, one.points)).collect();
        assert_eq!(by_seat, [(1, 1, 1, 29), (2, 1, 0, 28)]);
        let greedy = &san_juan.by_opponent[&(true, "greedy".to_string())];
        assert_eq!((greedy.games, greedy.met, greedy.ahead_twice), (2, 3, 4));
        assert_eq!(san_juan.by_opponent[&(false, "name 2".to_string())].ahead(), 50);
        assert_eq!(san_juan.by_category["buildings"], (40, 20));
    }
}
