//! Comments, pages and names keep to plain modern English: some words of old books, and some that are German in disguise, are not
//! used. (For messages the glossaries say so, see `every_text_keeps_to_the_glossary` in the tests of `web`.)

use crate::pages::{prose, read, tree};

/// Words that are not used, and what is said instead.
const INSTEAD: &[(&str, &str)] = &[
    ("absent-minded", "careless"),
    ("anew", "again"),
    ("dearer", "more expensive"),
    ("dearest", "most expensive"),
    ("fall over", "panic, fail"),
    ("falls over", "panics, fails"),
    ("fell over", "panicked, failed"),
    ("for ever", "forever"),
    ("fulfil", "implement, keep"),
    ("fulfils", "implements, keeps"),
    ("half-done", "unfinished"),
    ("mended", "fixed, repaired"),
    ("shall", "is to"),
    ("so many", "this many"),
    ("the own", "your own, their own"),
    ("whoever", "the player who, anybody who"),
];

/// The page that lists these words.
const LIST: &str = "docs/glossary.en.md";

/// What a file says to people who work on the code; nothing of other files.
fn said(path: &str) -> Option<String> {
    let name = path.rsplit('/').next().unwrap_or(path);
    let mark = match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("md") => return Some(prose(&read(path))),
        Some("rs") => "//",
        Some("py" | "toml") => "#",
        _ => return None,
    };
    let text = read(path);
    let comments = text.lines().filter_map(|line| line.trim_start().strip_prefix(mark));
    Some(comments.map(|line| line.trim_start_matches(['/', '!', '#'])).collect::<Vec<_>>().join(" "))
}

/// Those of the words that a text has.
fn found(text: &str) -> Vec<&'static str> {
    let inside = |letter: char| letter.is_alphanumeric() || "_-'’".contains(letter);
    let words: Vec<_> = text.split(|letter: char| !inside(letter)).filter(|word| !word.is_empty()).collect();
    let words = format!(" {} ", words.join(" ").to_lowercase());
    INSTEAD.iter().map(|(word, _)| *word).filter(|word| words.contains(&format!(" {word} "))).collect()
}

#[test]
fn comments_and_pages_are_in_plain_english() {
    let (mut read, mut wrong) = (0, Vec::new());
    for path in tree() {
        if path == LIST {
            continue;
        }
        let Some(text) = said(&path) else { continue };
        read += 1;
        for word in found(&text) {
            let instead = INSTEAD.iter().find(|(known, _)| *known == word).map_or("", |(_, instead)| instead);
            wrong.push(format!("{path}: \"{word}\" (say: {instead})"));
        }
    }
    assert!(read > 500, "{read} files");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The names that a file gives to functions and types, as words.
fn names(source: &str) -> String {
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    let given = code.flat_map(|line| {
        let words: Vec<_> = line.split(|letter: char| !letter.is_alphanumeric() && letter != '_').collect();
        let names =
            words.windows(2).filter(|pair| ["fn", "struct", "enum", "trait", "const"].contains(&pair[0]));
        names.map(|pair| pair[1].replace('_', " ")).collect::<Vec<_>>()
    });
    given.collect::<Vec<_>>().join(" - ")
}

#[test]
fn names_are_in_plain_english() {
    let sources = tree().into_iter().filter(|path| path.ends_with(".rs"));
    let wrong: Vec<_> = sources
        .map(|path| (found(&names(&read(&path))), path))
        .filter(|(words, _)| !words.is_empty())
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    let known =
        ["fn", " whoever_plays() {}\n// fn", " anew\nconst", " SO_MANY: u8 = 1;\nfn", " renewed_soon() {}"]
            .concat();
    assert_eq!(found(&names(&known)), ["so many", "whoever"]);
}

#[test]
fn words_are_found_whole_and_across_lines() {
    assert_eq!(found("It begins anew, for\never."), ["anew", "for ever"]);
    assert_eq!(found("Renewed is another word."), [""; 0]);
}
