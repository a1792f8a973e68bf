//! The pages for people who work on the code name real files, folders and tests.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// What is made, or brought by others.
const NOT_OURS: &[&str] = &[".git", "target", "artefacts", "node_modules", ".venv", "__pycache__"];

/// Every file and folder of the repository, by its path from the root.
pub fn tree() -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    let mut folders = vec![PathBuf::from(ROOT)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder that can be read").flatten() {
            let path = entry.path();
            let name = entry.file_name().to_string_lossy().into_owned();
            if NOT_OURS.contains(&name.as_str()) {
                continue;
            }
            let from_root = path.strip_prefix(ROOT).expect("below the root").to_string_lossy().into_owned();
            all.insert(from_root);
            if path.is_dir() {
                folders.push(path);
            }
        }
    }
    all
}

pub fn read(path: &str) -> String {
    fs::read_to_string(Path::new(ROOT).join(path)).expect("a page that can be read")
}

/// A page without its blocks of code.
pub fn prose(page: &str) -> String {
    page.split("```").step_by(2).collect()
}

/// `a/{b,c}.rs` is `a/b.rs` and `a/c.rs`.
pub fn spelled_out(path: &str) -> Vec<String> {
    match (path.find('{'), path.find('}')) {
        (Some(open), Some(close)) if open < close => path[open + 1..close]
            .split(',')
            .flat_map(|one| spelled_out(&format!("{}{one}{}", &path[..open], &path[close + 1..])))
            .collect(),
        _ => vec![path.to_string()],
    }
}

/// Does this part of a path fit? A star, or a word in capitals (`NAME.rs`), stands for anything.
pub fn fits(pattern: &str, part: &str) -> bool {
    let (name, ending) = pattern.split_once('.').unwrap_or((pattern, ""));
    let open = |text: &str| {
        text == "*" || !text.is_empty() && text.chars().all(|letter| letter.is_ascii_uppercase())
    };
    match pattern.split_once('*') {
        _ if open(name) && part.contains('.') => open(ending) || part.ends_with(&format!(".{ending}")),
        _ if open(name) => ending.is_empty(),
        Some((before, after)) => part.starts_with(before) && part.ends_with(after),
        None => pattern == part,
    }
}

/// Is there a file or folder whose path ends like this?
fn is_there(tree: &BTreeSet<String>, path: &str) -> bool {
    let pattern: Vec<&str> = path.trim_end_matches('/').split('/').collect();
    tree.iter().any(|found| {
        let parts: Vec<&str> = found.split('/').collect();
        parts.len() >= pattern.len()
            && pattern
                .iter()
                .zip(&parts[parts.len() - pattern.len()..])
                .all(|(&pattern, part)| fits(pattern, part))
    })
}

/// Does it look like a path of ours? An address of the server begins with a slash, and what is built lies in `target`.
pub fn is_path(code: &str) -> bool {
    const ENDINGS: &[&str] = &["rs", "md", "toml", "ftl", "css", "sql", "js", "py", "jsonl"];
    let plain = code.chars().all(|letter| letter.is_ascii_alphanumeric() || "._-/*{},".contains(letter));
    let ending = code.rsplit_once('.').map_or("", |(_, ending)| ending);
    let ours = !code.starts_with(['/', '.']) && !NOT_OURS.iter().any(|folder| code.starts_with(folder));
    plain && ours && (code.contains('/') || ENDINGS.contains(&ending) && !code.starts_with('*'))
}

/// Does it look like the name of a test: three words or more?
fn is_sentence(code: &str) -> bool {
    code.matches('_').count() >= 2 && code.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_')
}

/// The pages that say how to work here.
const HOW_TO: &[&str] = &[
    "CONTRIBUTING.md",
    "docs/ARCHITECTURE.md",
    "docs/adding-a-bot.md",
    "docs/adding-a-building.md",
    "docs/adding-a-game.md",
    "docs/adding-a-page.md",
    "docs/changing-a-rule.md",
    "docs/security.md",
    "docs/writing-a-lesson.md",
];

#[test]
fn every_link_leads_somewhere() {
    let tree = tree();
    let (mut broken, mut links) = (Vec::new(), 0);
    for page in tree.iter().filter(|path| path.ends_with(".md")) {
        let folder = Path::new(ROOT).join(page).parent().expect("a folder").to_path_buf();
        for link in prose(&read(page)).split("](").skip(1).filter_map(|rest| rest.split([')', ' ']).next()) {
            let path = link.split('#').next().unwrap_or_default();
            if path.is_empty() || path.contains(':') {
                continue;
            }
            links += 1;
            if !folder.join(path).exists() {
                broken.push(format!("{page}: {link}"));
            }
        }
    }
    assert!(links > 50, "{links} links");
    assert_eq!(broken, Vec::<String>::new());
}

#[test]
fn pages_for_newcomers_name_real_files_and_tests() {
    let tree = tree();
    let sources: String = tree
        .iter()
        .filter(|path| path.ends_with(".rs"))
        .map(|path| read(path))
        .collect::<Vec<_>>()
        .join("\n");
    let (mut missing, mut named) = (Vec::new(), 0);
    for page in HOW_TO {
        for code in prose(&read(page)).split('`').skip(1).step_by(2) {
            let there = if is_path(code) {
                // In adding-a-game.md `name` is the game as a module.
                let code = code.replace("/name", "/*");
                spelled_out(&code).iter().all(|path| is_there(&tree, path))
            } else if is_sentence(code) {
                sources.contains(&format!("fn {code}(")) || sources.contains(&format!("fn {code}<"))
            } else {
                continue;
            };
            named += 1;
            if !there {
                missing.push(format!("{page}: {code}"));
            }
        }
    }
    assert!(named > 100, "{named} files and tests");
    assert_eq!(missing, Vec::<String>::new());
}

/// `tools/regold` runs tests that write, and tests that say what has to be made again by hand: every program and every test it
/// names is there.
#[test]
fn what_regold_runs_exists() {
    let (tree, tool) = (tree(), read("tools/regold"));
    let mut found = 0;
    for name in ["WRITERS", "BY_HAND"] {
        let (_, list) = tool.split_once(&format!("\n{name} = [\n")).expect("a list");
        let (list, _) = list.split_once("\n]").expect("its end");
        for line in list.lines().filter(|line| line.trim_start().starts_with("(\"")) {
            let (program, tests) = line.split_once(", [").expect("a test program and its tests");
            let (tests, _) = tests.split_once(']').expect("the end of the tests");
            let program = program.trim_matches([' ', '(', '"']);
            for name in tests.split('"').skip(1).step_by(2) {
                assert!(is_run(&tree, program, name), "{program}: {name}");
                found += 1;
            }
        }
    }
    assert!(found > 8, "{found} tests");
}

/// Does a test program of this name have a test of this name?
fn is_run(tree: &BTreeSet<String>, program: &str, name: &str) -> bool {
    let (modules, test) = name.rsplit_once("::").unwrap_or(("", name));
    let file = match modules {
        "" => format!("tests/{program}.rs"),
        _ => format!("tests/{program}/{}.rs", modules.replace("::", "/")),
    };
    let files = tree.iter().filter(|path| path.ends_with(&format!("/{file}")));
    let mut texts: Vec<String> = files.map(|path| read(path)).collect();
    if texts.iter().any(|text| text.contains("contract_tests!")) {
        texts.push(read("crates/game/src/testkit/promises.rs"));
    }
    texts.iter().any(|text| text.contains(&format!("fn {test}")))
}

#[test]
fn a_file_that_is_not_there_is_noticed() {
    let tree = tree();
    for path in [
        "crates/santiago/src/rules.rs",
        "src/rules.rs",
        "words/*.ftl",
        "crates/bots/weights/NAME.*",
        "crates/NAME",
    ] {
        assert!(is_path(path) && is_there(&tree, path), "{path}");
    }
    for path in ["crates/santiago/src/rule.rs", "crates/nobody/src", "words/*.txt", "ules.rs"] {
        assert!(is_path(path) && !is_there(&tree, path), "{path}");
    }
    assert_eq!(spelled_out("a/{b,c}.rs"), ["a/b.rs", "a/c.rs"]);
}
