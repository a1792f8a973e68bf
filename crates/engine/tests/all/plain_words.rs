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

/// Files that keep the words they have: migrations that databases have already run are compared with them byte by byte, and
/// the licence of a font is not ours.
const UNCHANGED: &[&str] = &[
    "crates/store/migrations/10.sql",
    "crates/store/migrations/postgres/10.sql",
    "crates/web/assets/fonts/OFL.txt",
];

/// What a file says to people who work on the code, or to players in English; nothing of other files.
fn said(path: &str) -> Option<String> {
    if path == LIST || UNCHANGED.contains(&path) {
        return None;
    }
    let name = path.rsplit('/').next().unwrap_or(path);
    let mark = match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("md") => return Some(prose(&read(path))),
        Some("js" | "css" | "sql" | "txt" | "py") => return Some(read(path)),
        Some("ftl") => return (name == "en.ftl").then(|| read(path)),
        None if path.starts_with("tools/") => return Some(read(path)),
        Some("rs") => "//",
        Some("toml") => "#",
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

/// `so_many`, `SO_MANY` and `SoMany` are the same words.
fn in_words(name: &str) -> String {
    let mut words = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && words.ends_with(|before: char| !before.is_uppercase()) {
            words.push(' ');
        }
        words.push(if letter == '_' { ' ' } else { letter });
    }
    words
}

/// The names that a file gives to functions and types, as words.
fn names(source: &str) -> String {
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    let given = code.flat_map(|line| {
        let words: Vec<_> = line.split(|letter: char| !letter.is_alphanumeric() && letter != '_').collect();
        let names = words
            .windows(2)
            .filter(|pair| ["fn", "struct", "enum", "trait", "type", "const", "mod"].contains(&pair[0]));
        names.map(|pair| in_words(pair[1])).collect::<Vec<_>>()
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
    let known = [
        ["fn", " whoever_plays() {}\n// fn", " anew\nfn", " renewed_soon() {}"].concat(),
        ["const", " SO_MANY: u8 = 1;"].concat(),
        ["struct", " ForEver;\nenum", " FallsOver {}"].concat(),
    ]
    .join("\n");
    assert_eq!(found(&names(&known)), ["falls over", "for ever", "so many", "whoever"]);
    assert_eq!(found(&names(&["struct", " SoMany;"].concat())), ["so many"]);
}

#[test]
fn words_are_found_whole_and_across_lines() {
    assert_eq!(found("It begins anew, for\never."), ["anew", "for ever"]);
    assert_eq!(found("Renewed is another word."), [""; 0]);
}
