//! Every message the pages ask for exists, in both languages.

use catalog::GameId;
use std::{
    fs,
    path::{Path, PathBuf},
};
use web::{
    faces::face,
    speech::{Speech, WORDS},
};
use words::{Dictionary, Language};

fn sources(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            found.push((path, text));
        }
    }
}

#[test]
fn no_message_is_missing() {
    assert_eq!(Speech::new().faults(), Vec::<String>::new());
    let house = [WORDS, words::SHARED, table::words()];
    let plain = Dictionary::new(&house);
    // A file named after a game may use that game's words too, and those of its board.
    let with_game = |game: &GameId| {
        let board = face(*game).words;
        let all = [&house[..], &[game.words()], board.as_slice()].concat();
        (format!("/{}", game.id()), Dictionary::new(&all))
    };
    let games: Vec<(String, Dictionary)> = GameId::ALL.iter().map(with_game).collect();
    let dictionary = |path: &Path| {
        let name = path.to_string_lossy().replace('_', "-");
        games.iter().find(|(game, _)| name.contains(game)).map_or(&plain, |(_, dictionary)| dictionary)
    };
    let mut texts = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut texts);
    let mut missing = Vec::new();
    let mut asked = 0;
    for (path, text) in &texts {
        let dictionary = dictionary(path);
        for opening in ["t(\"", "phrase!(\""] {
            for (at, _) in text.match_indices(opening) {
                let id = text[at + opening.len()..].split('"').next().unwrap();
                let whole = !id.is_empty()
                    && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
                let called = !text[..at].ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
                if whole && called {
                    asked += 1;
                    missing.extend(
                        Language::ALL
                            .into_iter()
                            .filter(|&language| !dictionary.has(language, id))
                            .map(|language| format!("{language}: {id}")),
                    );
                }
            }
        }
    }
    assert!(asked > 150, "only {asked} messages were found in the sources");
    assert_eq!(missing, Vec::<String>::new());
}

/// Every bot that a table offers has a name and a paragraph.
#[test]
fn every_bot_is_introduced() {
    let words = Dictionary::new(&[WORDS]);
    for bot in GameId::ALL.iter().flat_map(|&game| bots::names(game)) {
        for id in [format!("bot-{bot}"), format!("bot-{bot}-about")] {
            assert!(Language::ALL.into_iter().all(|language| words.has(language, &id)), "{id}");
        }
    }
}

/// Whatever the coach may give as a reason can be said.
#[test]
fn every_reason_has_words() {
    let words = Dictionary::new(&[WORDS]);
    for reason in GameId::ALL.iter().flat_map(|&game| bots::advice::categories(game)) {
        let id = format!("reason-{reason}");
        assert!(Language::ALL.into_iter().all(|language| words.has(language, &id)), "{id}");
    }
}
