//! Answers in words: what most hosts show a model.

use super::answers::{Games, Hints, Outcome, ResultAnswer, RulesAnswer, Situation, Status};
use crate::{rules::Chapter, speech};
use catalog::GameId;

/// Where a game stands.
pub fn situation(at: &Situation, board: Option<&str>, listed: usize) -> String {
    let mut text = String::new();
    if let Some(refused) = &at.refused {
        text += &format!("Refused, and nothing has changed: {refused}\n");
    }
    if !at.events.is_empty() {
        text += "What happened:\n";
        for event in &at.events {
            text += &format!("- {event}\n");
        }
    }
    if let Some(board) = board {
        let players: Vec<String> =
            at.players.iter().map(|player| format!("seat {} ({})", player.seat, player.player)).collect();
        text += &format!(
            "Table {}: {}, step {}. Players: {}.\n{board}",
            at.table,
            at.game,
            at.step,
            players.join(", ")
        );
    }
    if let Some(result) = &at.result {
        text += &outcome(at.game, result);
    }
    if at.status == Status::YourTurn {
        text += &format!(
            "You are seat {} and are asked: {}\n",
            at.seat,
            at.asked.as_deref().unwrap_or("nothing")
        );
        text += "Legal actions (notation: meaning):\n";
        for legal in at.legal.iter().take(listed) {
            text += &format!("- {}: {}\n", legal.action, legal.meaning);
        }
        if at.legal.len() > listed {
            text += &format!("- and {} more: `legal` lists them all\n", at.legal.len() - listed);
        }
    }
    text
}

fn outcome(game: &str, result: &Outcome) -> String {
    let word = |prefix: &str, id: &str| {
        let said = GameId::parse(game).and_then(|game| speech::fixed(game, &format!("{prefix}-{id}")));
        said.unwrap_or_else(|| id.to_string())
    };
    let mut text = format!("The game is over: {}\n", word("ending", &result.ending));
    for seat in &result.seats {
        let parts: Vec<String> = seat
            .by_category
            .iter()
            .filter(|(_, points)| **points != 0)
            .map(|(id, points)| format!("{} {points}", word("score", id)))
            .collect();
        text += &format!(
            "- seat {}: place {}, {} points ({})\n",
            seat.seat,
            seat.place,
            seat.points,
            parts.join(", ")
        );
    }
    let how = if result.resigned { "You resigned; the bot on your seat" } else { "You" };
    text + &format!("{how} finished in place {} of {}.\n", result.your_place, result.seats.len())
}

/// The games.
pub fn games(games: &Games) -> String {
    let mut text = String::new();
    for game in &games.games {
        text += &format!(
            "{} ({}): {} {} to {} players{}.\n",
            game.game,
            game.title,
            game.about,
            game.least_players,
            game.most_players,
            if game.secrets { ", with hidden cards or goods" } else { ", nothing hidden" }
        );
        for option in &game.options {
            let values = speech::listed(option.values.iter().copied());
            text += &format!(
                "  option {}: {values} (the first is the default). {}\n",
                option.option, option.about
            );
        }
        text += &format!("  bots: {}\n", speech::listed(game.bots.iter().copied()));
        text += &format!(
            "  chapters of the rules: {}\n",
            speech::listed(game.chapters.iter().map(|chapter| chapter.id))
        );
    }
    text + "Levels of bots, weakest first: beginner, easy, medium, hard, expert. The others are characters with a taste of \
            their own; greedy looks one move ahead, random plays anything.\n"
}

/// The result.
pub fn result(answer: &ResultAnswer) -> String {
    let mut text = match &answer.result {
        Some(result) => outcome(answer.game, result),
        None => "The game is not over.\n".to_string(),
    };
    if let Some(record) = &answer.record {
        text += &format!("{record}\n");
    }
    text
}

/// The coach's advice.
pub fn hints(hints: &Hints) -> String {
    let mut text = "The coach's choices, best first:\n".to_string();
    for choice in &hints.choices {
        text += &format!(
            "- {} ({}): you would finish ahead of {} % of your opponents, with about {} points{}\n",
            choice.action,
            choice.meaning,
            choice.ahead_of_percent,
            choice.points,
            match choice.reasons[..] {
                [] => String::new(),
                _ => format!("; it is about: {}", speech::listed(choice.reasons.iter().copied())),
            }
        );
    }
    text
}

/// Statements, or the chapters if none were asked for.
pub fn rules(answer: &RulesAnswer) -> String {
    let chapter = |chapter: &Chapter| {
        format!("{}: {} ({} statements)\n", chapter.id, chapter.title, chapter.statements)
    };
    match answer.statements.is_empty() {
        true => answer.chapters.iter().map(chapter).collect(),
        false => answer.statements.iter().map(|rule| format!("{} {}\n", rule.number, rule.text)).collect(),
    }
}
