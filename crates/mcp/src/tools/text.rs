//! Answers in words: what most hosts show a model.

use super::answers::{Games, Hints, Outcome, ResultAnswer, RulesAnswer, Situation, Status};
use crate::speech::{self, Voice, number};
use catalog::GameId;
use game::phrase;
use words::Language;

/// A line of a list.
fn item(text: &str) -> String {
    format!("- {text}\n")
}

/// Where a game stands.
pub fn situation(at: &Situation, board: Option<&str>, listed: usize, voice: Voice) -> String {
    let mut lines = Vec::new();
    if let Some(refused) = &at.refused {
        lines.push(voice.plainly(&phrase!("mcp-refused", why = refused.clone())) + "\n");
    }
    if !at.events.is_empty() {
        lines.push(voice.fixed("mcp-happened") + "\n");
        lines.extend(at.events.iter().map(|event| item(event)));
    }
    if let Some(board) = board {
        let players = at.players.iter().map(|player| voice.seat(player.seat, &player.player));
        let players = players.collect::<Vec<_>>().join(", ");
        let (table, game) = (at.table.clone(), at.game.to_string());
        let where_it_is =
            phrase!("mcp-table", table = table, game = game, step = number(at.step), players = players);
        lines.push(voice.plainly(&where_it_is) + "\n" + board);
    }
    lines.extend(at.result.as_ref().map(|result| outcome(result, voice)));
    if at.status == Status::YourTurn {
        let question = at.asked.clone().unwrap_or_else(|| voice.fixed("mcp-asked-nothing"));
        let asked = phrase!("mcp-asked", seat = number(at.seat), question = question);
        lines.push(format!("{}\n{}\n", voice.plainly(&asked), voice.fixed("mcp-legal")));
        let legal = at.legal.iter().take(listed);
        lines.extend(legal.map(|legal| item(&format!("{}: {}", legal.action, legal.meaning))));
        if at.legal.len() > listed {
            let more = phrase!("mcp-more", count = number(at.legal.len() - listed));
            lines.push(item(&voice.plainly(&more)));
        }
    }
    lines.concat()
}

fn outcome(result: &Outcome, voice: Voice) -> String {
    let word =
        |prefix: &str, id: &str| voice.known(&format!("{prefix}-{id}")).unwrap_or_else(|| id.to_string());
    let mut text = voice.plainly(&phrase!("mcp-over", ending = word("ending", &result.ending))) + "\n";
    for seat in &result.seats {
        let categories = seat.by_category.iter().filter(|(_, points)| **points != 0);
        let parts: Vec<String> =
            categories.map(|(id, points)| format!("{} {points}", word("score", id))).collect();
        text += &item(&voice.plainly(&phrase!(
            "mcp-outcome",
            seat = number(seat.seat),
            place = number(seat.place),
            points = number(seat.points),
            parts = parts.join(", ")
        )));
    }
    let id = if result.resigned { "mcp-finished-resigned" } else { "mcp-finished" };
    let players = number(result.seats.len());
    text + &voice.plainly(&phrase!(id, place = number(result.your_place), players = players)) + "\n"
}

/// The games.
pub fn games(games: &Games, language: Language) -> String {
    let mut text = String::new();
    for offered in &games.games {
        let Some(game) = GameId::parse(offered.game) else { continue };
        let voice = Voice { game, language };
        let secrets = if offered.secrets { "mcp-secrets" } else { "mcp-no-secrets" };
        text += &voice.plainly(&phrase!(
            "mcp-game",
            game = offered.game.to_string(),
            title = offered.title.to_string(),
            about = offered.about.clone(),
            least = number(offered.least_players),
            most = number(offered.most_players),
            secrets = voice.fixed(secrets)
        ));
        text.push('\n');
        let options = offered.options.iter().map(|option| {
            let values = speech::listed(option.values.iter().copied());
            let (id, about) = (option.option.to_string(), option.about.clone());
            phrase!("mcp-option", option = id, values = values, about = about)
        });
        let bots = phrase!("mcp-bots", bots = speech::listed(offered.bots.iter().copied()));
        let chapters = speech::listed(offered.chapters.iter().map(|chapter| chapter.id));
        for line in options.chain([bots, phrase!("mcp-chapters", chapters = chapters)]) {
            text += &format!("  {}\n", voice.plainly(&line));
        }
    }
    text + &Voice { game: GameId::ALL[0], language }.fixed("mcp-levels") + "\n"
}

/// The result.
pub fn result(answer: &ResultAnswer, voice: Voice) -> String {
    let mut text = match &answer.result {
        Some(result) => outcome(result, voice),
        None => voice.fixed("mcp-not-over") + "\n",
    };
    if let Some(record) = &answer.record {
        text += &format!("{record}\n");
    }
    text
}

/// The coach's advice.
pub fn hints(hints: &Hints, voice: Voice) -> String {
    let mut text = voice.fixed("mcp-hints") + "\n";
    for choice in &hints.choices {
        let hint = voice.plainly(&phrase!(
            "mcp-hint",
            action = choice.action.to_string(),
            meaning = choice.meaning.clone(),
            share = number(choice.win_percent),
            points = number(choice.points)
        ));
        text += &item(&match choice.reasons[..] {
            [] => hint,
            _ => {
                let reasons = choice.reasons.join(" ");
                voice.plainly(&phrase!("mcp-hint-about", hint = hint, reasons = reasons))
            }
        });
    }
    text
}

/// Statements, or the chapters if none were asked for.
pub fn rules(answer: &RulesAnswer, voice: Voice) -> String {
    if !answer.statements.is_empty() {
        let statements = answer.statements.iter();
        return statements.map(|rule| format!("{} {}\n", rule.number, rule.text)).collect();
    }
    let chapters = answer.chapters.iter().map(|chapter| {
        let (id, title) = (chapter.id.to_string(), chapter.title.to_string());
        phrase!("mcp-chapter", chapter = id, title = title, count = number(chapter.statements))
    });
    chapters.map(|chapter| voice.plainly(&chapter) + "\n").collect()
}
