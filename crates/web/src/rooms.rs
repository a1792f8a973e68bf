//! The rooms of this crate know each other one way only.

use std::path::Path;

/// What these rooms must not know: pages and API are two doors to the same tables, and games are drawn for both.
const ONE_WAY: [(&str, &[&str]); 7] = [
    ("host", &["pages", "api", "frame", "problem", "games", "regions", "scene"]),
    ("tournaments", &["pages", "api", "frame", "games", "regions", "scene"]),
    ("nodes", &["pages", "api", "frame", "games", "regions", "scene"]),
    ("live", &["pages", "api", "frame", "games", "scene"]),
    ("api", &["pages"]),
    ("scene", &["pages", "api", "frame", "games"]),
    ("games", &["pages", "api", "frame", "host"]),
];

/// The rooms that a source text names after `crate::`, alone or in braces.
fn named(text: &str) -> Vec<String> {
    let code: String = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let first = |path: &str| -> String {
        path.trim_start().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
    };
    let mut found = Vec::new();
    for rest in code.split("crate::").skip(1) {
        let Some(list) = rest.strip_prefix('{') else {
            found.push(first(rest));
            continue;
        };
        found.push(first(list));
        let mut depth = 1;
        for (at, c) in list.char_indices() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth == 1 => found.push(first(&list[at + 1..])),
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
    }
    found
}

/// Looks through a folder; what only tests need they may know.
fn look(folder: &Path, forbidden: &[&str], read: &mut usize) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("tests") {
            look(&path, forbidden, read);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            *read += 1;
            for room in named(&std::fs::read_to_string(&path).unwrap()) {
                assert!(!forbidden.contains(&room.as_str()), "{} names {room}", path.display());
            }
        }
    }
}

#[test]
fn rooms_know_each_other_one_way() {
    for (room, forbidden) in ONE_WAY {
        let mut read = 0;
        look(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(room), forbidden, &mut read);
        assert!(read > 1, "only {read} files of {room} were read");
    }
}

#[test]
fn what_is_named_is_found_alone_and_in_braces() {
    let text = "use crate::{\n    App, api::{a, b},\n    pages::table::{c, d},\n    frame\n};\n// crate::games\ncrate::host::e()";
    assert_eq!(named(text), ["App", "api", "pages", "frame", "host"]);
}
