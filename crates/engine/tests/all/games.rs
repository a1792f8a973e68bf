//! What a new game needs: `docs/adding-a-game.md` names every file that lists the games, and every such file lists them all.

use crate::pages::{fits, is_path, read, spelled_out, tree};
use catalog::GameId;
use std::collections::BTreeSet;

const PAGE: &str = "docs/adding-a-game.md";

/// Files that name all games without having to: examples, and a list of reasons.
const BY_CHANCE: &[&str] = &["check-api.py", "crates/engine/tests/all/robust.rs", "tools/mutants.toml"];

/// Letters and digits only: `puerto_rico`, `PuertoRico` and "Puerto Rico" are the same.
fn plain(text: &str) -> String {
    text.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase()
}

/// The games that a text does not name.
fn missing(text: &str) -> Vec<&'static str> {
    let text = plain(text);
    GameId::ALL.iter().map(|game| game.id()).filter(|id| !text.contains(&plain(id))).collect()
}

/// The part of a file that can list games: its code, of a test only what is done for each of them.
fn code(path: &str) -> Option<String> {
    let name = path.rsplit('/').next().unwrap_or(path);
    let read_here = match name.rsplit_once('.') {
        Some((_, "rs" | "toml" | "py")) => true,
        Some((_, "ftl")) => name == "en.ftl",
        Some(_) => false,
        None => path.starts_with("tools/"),
    };
    if !read_here || GameId::ALL.iter().any(|game| plain(path).contains(&plain(game.id()))) {
        return None;
    }
    let for_each = ["fn ", " =>", "!(", "::<"];
    let counts = |line: &str| {
        !line.trim_start().starts_with(['/', '#'])
            && (!path.contains("/tests/") || for_each.iter().any(|sign| line.contains(sign)))
    };
    let text = read(path);
    Some(text.lines().filter(|line| counts(line)).collect::<Vec<_>>().join("\n"))
}

/// The files of the repository that a path of the page means.
fn meant<'a>(tree: &'a BTreeSet<String>, path: &str) -> Vec<&'a String> {
    if !path.contains('*') {
        return tree.get(path).into_iter().collect();
    }
    let pattern: Vec<&str> = path.split('/').collect();
    let same = |found: &&String| {
        let parts: Vec<&str> = found.split('/').collect();
        parts.len() == pattern.len() && pattern.iter().zip(parts).all(|(pattern, part)| fits(pattern, part))
    };
    tree.iter().filter(same).collect()
}

/// The paths in the first column of the table of lines that stand outside the folders of a game.
fn listed(page: &str) -> BTreeSet<String> {
    let (_, section) = page.split_once("\n## Lines elsewhere\n").expect("the section");
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    let files = rows.filter_map(|row| row.split('|').nth(1));
    let paths = files.flat_map(|files| files.split('`').skip(1).step_by(2).collect::<Vec<_>>());
    paths.inspect(|path| assert!(is_path(path), "{path} is no path")).flat_map(spelled_out).collect()
}

#[test]
fn every_game_is_in_every_list() {
    let (tree, mut wrong) = (tree(), Vec::new());
    let listed = listed(&read(PAGE));
    assert!(listed.len() > 20, "{listed:?}");
    for path in &listed {
        if path.contains("NAME") {
            // A file of its own.
            for game in GameId::ALL {
                let own = path.replace("NAME", game.id());
                if meant(&tree, &own).is_empty() {
                    wrong.push(format!("{own} is missing"));
                }
            }
            continue;
        }
        let files = meant(&tree, path);
        if files.is_empty() {
            wrong.push(format!("{path}, which {PAGE} names, is not there"));
        }
        for file in files {
            let missing = missing(&read(file));
            if !missing.is_empty() {
                wrong.push(format!("{file} does not name {missing:?} ({PAGE} says what belongs there)"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn what_a_new_game_needs_is_listed() {
    let (tree, page) = (tree(), read(PAGE));
    let listed = listed(&page);
    let named: BTreeSet<&String> = listed.iter().flat_map(|path| meant(&tree, path)).collect();
    let lists = |path: &&String| code(path).is_some_and(|code| missing(&code).is_empty());
    let unlisted: Vec<_> = tree
        .iter()
        .filter(|path| !named.contains(path) && !BY_CHANCE.contains(&path.as_str()))
        .filter(lists)
        .collect();
    assert!(unlisted.is_empty(), "{PAGE} does not name {unlisted:?}, which list the games");
    for path in BY_CHANCE {
        assert!(lists(&&path.to_string()), "{path} is no exception any more");
    }

    let games = read("crates/web/src/games/mod.rs");
    let (_, face) = games.split_once("pub struct Face {").expect("the face");
    let (face, _) = face.split_once("\n}").expect("its end");
    let fields = face.lines().filter_map(|line| line.trim().strip_prefix("pub ")?.split(':').next());
    // What `face!` makes of the game's files itself.
    let (_, maker) = games.split_once("macro_rules! face").expect("what makes a face");
    let (maker, _) = maker.split_once("\n}").expect("its end");
    let given = fields.filter(|field| !maker.contains(&format!("{field}: ")));
    let in_page: BTreeSet<&str> = page.split('`').skip(1).step_by(2).collect();
    let missing: Vec<_> = given.filter(|field| !in_page.contains(field)).collect();
    assert!(missing.is_empty(), "{PAGE} does not name the fields {missing:?}");
}

#[test]
fn a_list_without_a_game_is_noticed() {
    let mut all: Vec<&str> = GameId::ALL.iter().map(|game| game.title()).collect();
    assert_eq!(missing(&all.join(", ")), [""; 0]);
    let last = all.pop().expect("a game");
    assert_eq!(missing(&all.join(", ")).len(), 1, "{last}");
    assert_eq!(plain("san_juan SanJuan"), "sanjuansanjuan");
}
