//! The style sheets: no rule for what no page shows, lines a person can read, and colours in one place.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The files with one of these extensions below a folder, with what they say.
fn files(folder: &Path, extensions: &[&str]) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            found.extend(files(&path, extensions));
        } else if path.extension().is_some_and(|extension| extensions.iter().any(|one| *one == extension)) {
            let text = fs::read_to_string(&path).unwrap();
            found.push((path, text));
        }
    }
    found
}

fn sheets() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let sheets = [files(&root.join("assets"), &["css"]), files(&root.join("src"), &["css"])].concat();
    assert!(sheets.len() > 20, "only {} style sheets were found", sheets.len());
    sheets
}

/// The classes named in the selectors of a style sheet.
fn classes(sheet: &str) -> Vec<String> {
    let without_comments: String =
        sheet.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, rest)| rest)).collect();
    let mut classes = Vec::new();
    for before_brace in without_comments.split('{') {
        let selector = before_brace.rsplit(['}', ';']).next().unwrap_or_default();
        // Not what stands in [attributes], and not numbers like .5rem.
        let selector: String =
            selector.split('[').map(|part| part.split_once(']').map_or(part, |(_, rest)| rest)).collect();
        classes.extend(selector.split('.').skip(1).filter_map(|part| {
            let end = part.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(part.len());
            let class = &part[..end];
            class.starts_with(|c: char| c.is_ascii_alphabetic()).then(|| class.to_string())
        }));
    }
    classes
}

/// Does a source write this class: as it is, or as a beginning with something put behind it?
fn writes(source: &str, class: &str) -> bool {
    let whole = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let written = source
        .match_indices(class)
        .any(|(at, _)| !source[..at].ends_with(whole) && !source[at + class.len()..].starts_with(whole));
    written
        || class.match_indices('-').any(|(at, _)| {
            let start = &class[..=at];
            source.contains(&format!("{start}{{")) || source.contains(&format!("{start}\""))
        })
}

#[test]
fn every_class_is_on_some_page() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut sources = [files(&root.join("src"), &["rs"]), files(&root.join("assets"), &["js"])].concat();
    for (_, text) in &mut sources {
        *text =
            text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    }
    let games = root.join("src/games");
    let mut dead = Vec::new();
    for (path, sheet) in sheets() {
        // A game's style sheet is about its own folder and what all share; San Juan borrows drawings.
        let game = path.strip_prefix(&games).ok().and_then(|rest| rest.components().next());
        let here = |source: &Path| match (game, source.strip_prefix(&games)) {
            (Some(game), Ok(rest)) => {
                let of = rest.components().next();
                of == Some(game)
                    || rest.starts_with("board")
                    || game.as_os_str() == "san_juan" && rest.starts_with("puerto_rico/art")
            }
            _ => true,
        };
        let texts: Vec<&String> =
            sources.iter().filter(|(source, _)| here(source)).map(|(_, text)| text).collect();
        let unused = |class: &String| !texts.iter().any(|text| writes(text, class));
        dead.extend(
            classes(&sheet).into_iter().filter(unused).map(|class| format!("{}: .{class}", path.display())),
        );
    }
    assert!(dead.is_empty(), "no page has these classes:\n{}", dead.join("\n"));
}

#[test]
fn lines_can_be_read_and_colours_are_named() {
    let mut wrong = Vec::new();
    for (path, sheet) in sheets() {
        for (number, line) in (1..).zip(sheet.lines()) {
            let at = format!("{}:{number}", path.display());
            if line.chars().count() > 110 {
                wrong.push(format!("{at}: too long"));
            }
            // A colour stands where a custom property is set, so that a theme is changed in one place.
            let colour = line.match_indices('#').any(|(at, _)| {
                let digits = line[at + 1..].chars().take_while(char::is_ascii_hexdigit).count();
                matches!(digits, 3 | 4 | 6 | 8)
            });
            if colour && !line.contains("--") {
                wrong.push(format!("{at}: a colour without a name"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn classes_are_found_where_they_are_written() {
    assert_eq!(
        classes("/* .no */ .a > b.c:is(.d, [e=\".f\"]) { gap: .5rem; }\n.g { }"),
        ["a", "c", "d", "g"]
    );
    assert!(writes("span .known {}", "known") && writes("format!(\"of-{}\")", "of-relic"));
    assert!(!writes("unknown known-too", "known"));
}

/// Where colours do not tell the seats apart, the strokes of a curve do.
#[test]
fn every_seat_has_a_stroke_of_its_own() {
    let sheets: String = sheets().into_iter().map(|(_, sheet)| sheet).collect();
    let stroke = |seat: usize| {
        let rule = sheets.split(&format!(".curve .seat-{seat} .line {{")).nth(1)?;
        rule.split("stroke-dasharray:").nth(1)?.split(';').next().map(str::trim)
    };
    // The first is a line without a gap.
    assert_eq!(stroke(1), None);
    let strokes: std::collections::BTreeSet<_> =
        (2..=game::Seat::COUNT).map(|seat| stroke(seat).expect("a stroke")).collect();
    assert_eq!(strokes.len(), game::Seat::COUNT - 1);
}
