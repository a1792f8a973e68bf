//! The numbered statements of the rules, searched by words, read by number or by chapter.

use crate::{
    limits,
    speech::{self, Voice},
};
use game::{Statement, rulebook::chapter_title};
use schemars::JsonSchema;
use serde::Serialize;

/// A statement of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Rule {
    /// Chapter and number, such as `settler.4`.
    pub number: &'static str,
    /// What it says.
    pub text: String,
}

/// A chapter of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Chapter {
    /// Its id, such as `settler`.
    pub id: &'static str,
    /// Its title.
    pub title: String,
    /// How many statements it has.
    pub statements: usize,
}

/// The chapters of a game's rules.
pub fn chapters(voice: Voice) -> Vec<Chapter> {
    let game = voice.game;
    let statements = |id: &str| game.rulebook().iter().filter(|rule| rule.chapter() == id).count();
    let title = |id: &str| voice.fixed(&chapter_title(id));
    let chapter = |&id: &game::Chapter| Chapter { id, title: title(id), statements: statements(id) };
    game.chapters().iter().map(chapter).collect()
}

/// A chapter by its id.
pub fn chapter(voice: Voice, id: &str) -> Result<Vec<Rule>, String> {
    let game = voice.game;
    let statements = game.rulebook().iter().filter(|rule| rule.chapter() == id);
    let found: Vec<Rule> = statements.map(|statement| rule(voice, statement)).collect();
    if found.is_empty() {
        let known = speech::listed(game.chapters().iter().copied());
        return Err(format!("there is no chapter \"{}\" (there are: {known})", shown(id)));
    }
    Ok(found)
}

/// A statement by its number.
pub fn statement(voice: Voice, number: &str) -> Result<Rule, String> {
    let game = voice.game;
    let found = game.rulebook().iter().find(|rule| rule.id == number);
    found.map(|statement| rule(voice, statement)).ok_or_else(|| {
        let known = speech::listed(game.chapters().iter().copied());
        format!("there is no statement \"{}\": numbers are a chapter and a number, such as {}; the chapters are: {known}",
            shown(number), game.rulebook().first().map_or("setup.1", |first| first.id))
    })
}

/// The statements that have most of these words, rare words counting more; the best first.
pub fn search(voice: Voice, query: &str) -> Vec<Rule> {
    let query: String = query.chars().take(limits::QUERY_CHARS).collect();
    let wanted: Vec<String> = words(&query).collect();
    let rulebook: Vec<(&Statement, Vec<String>)> = voice
        .game
        .rulebook()
        .iter()
        .map(|rule| (rule, words(&format!("{} {}", rule.id, text_of(voice, rule))).collect()))
        .collect();
    let has = |text: &[String], word: &str| text.iter().any(|other| alike(other, word));
    let weights: Vec<f64> = wanted
        .iter()
        .map(|word| {
            let found = rulebook.iter().filter(|(_, text)| has(text, word)).count();
            (1.0 + rulebook.len() as f64 / (1.0 + found as f64)).ln()
        })
        .collect();
    let mut found: Vec<(f64, &Statement)> = rulebook
        .iter()
        .map(|(rule, text)| {
            let weight =
                wanted.iter().zip(&weights).filter(|(word, _)| has(text, word)).map(|(_, weight)| weight);
            (weight.sum(), *rule)
        })
        .filter(|(weight, _)| *weight > 0.0)
        .collect();
    // Stable: of two that fit equally well the earlier statement comes first.
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    found.into_iter().take(limits::STATEMENTS).map(|(_, found)| rule(voice, found)).collect()
}

/// The whole rulebook, or one chapter, as text.
pub fn text(voice: Voice, only: Option<&str>) -> Option<String> {
    let mut text = String::new();
    for Chapter { id, title, .. } in chapters(voice) {
        if only.is_some_and(|only| only != id) {
            continue;
        }
        text += &format!("{}: {title}\n", voice.game.title());
        for Rule { number, text: said } in chapter(voice, id).ok()? {
            text += &format!("{number} {said}\n");
        }
        text.push('\n');
    }
    (!text.is_empty()).then_some(text)
}

fn rule(voice: Voice, statement: &Statement) -> Rule {
    Rule { number: statement.id, text: text_of(voice, statement) }
}

fn text_of(voice: Voice, statement: &Statement) -> String {
    voice.fixed(&statement.message())
}

/// Text from outside, as it can stand in a sentence.
pub fn shown(text: &str) -> String {
    game::visible::shortened(text, limits::NAME_CHARS)
}

/// Too common to find anything by.
const COMMON: &[&str] = &[
    "a", "an", "and", "are", "at", "be", "can", "do", "does", "for", "from", "how", "i", "if", "in", "is",
    "it", "my", "of", "on", "or", "the", "to", "what", "au", "aux", "ce", "comment", "d", "dans", "de",
    "des", "du", "en", "est", "et", "il", "je", "l", "la", "le", "les", "ou", "par", "peut", "pour", "qu",
    "que", "qui", "sur", "un", "une", "auf", "aus", "das", "dem", "den", "der", "die", "ein", "eine",
    "einen", "er", "ich", "ist", "kann", "mit", "oder", "sie", "und", "von", "was", "wie", "zu", "al",
    "como", "con", "cómo", "del", "el", "es", "lo", "los", "las", "o", "para", "por", "puede", "qué", "se",
    "una", "uno", "y",
];

fn words(text: &str) -> impl Iterator<Item = String> {
    let split = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    split.map(str::to_lowercase).filter(|word| !COMMON.contains(&word.as_str()))
}

/// Is it the same word, or another form of it (ship, ships, shipped)?
fn alike(one: &str, other: &str) -> bool {
    let (short, long) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    short == long || short.chars().count() >= 4 && long.starts_with(short) && long.len() <= short.len() + 3
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::GameId;
    use words::Language;

    #[test]
    fn statements_are_found_by_words_by_number_and_by_chapter() {
        for (&game, language) in GameId::ALL.iter().flat_map(|game| Language::ALL.map(|l| (game, l))) {
            let voice = Voice { game, language };
            for statement in game.rulebook() {
                let found = search(voice, &text_of(voice, statement));
                let best = found.first().map(|rule| rule.number);
                assert!(found.iter().any(|rule| rule.number == statement.id), "{}: {best:?}", statement.id);
                let read = super::statement(voice, statement.id).map(|rule| rule.text);
                assert_eq!(read, Ok(text_of(voice, statement)));
            }
            for chapter in chapters(voice) {
                assert_eq!(
                    super::chapter(voice, chapter.id).map(|rules| rules.len()),
                    Ok(chapter.statements)
                );
                assert!(text(voice, Some(chapter.id)).is_some());
            }
            assert_eq!(text(voice, Some("no such chapter")), None);
        }
        let voice = Voice { game: GameId::PuertoRico, language: Language::En };
        let found = search(voice, "what does the wharf do?");
        assert!(found[0].text.to_lowercase().contains("wharf"), "{found:?}");
        assert!(search(voice, "the of xyzzy").is_empty());
        assert!(search(voice, &"ship ".repeat(100_000)).len() <= limits::STATEMENTS);
    }
}
