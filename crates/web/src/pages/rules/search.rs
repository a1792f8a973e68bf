//! Searching the rules of a game: the rulebook, its pieces and cards, and the numbered statements. Works without a script.

use crate::{games::guide::Book, speech::Tongue, visitor::Visitor};
use catalog::GameId;
use game::phrase;
use maud::{Markup, html};

/// Nobody searches for more.
const LONGEST: usize = 60;

/// The field.
pub fn form(visitor: &Visitor, game: GameId, what: Option<&str>) -> Markup {
    html! {
        form .row.guide-search method="get" action={ "/rules/" (game.id()) } role="search" {
            input type="search" name="q" value=[what] maxlength=(LONGEST) aria-label=(visitor.t("guide-search"))
                placeholder=(visitor.t("guide-search"));
            button .btn { (visitor.t("guide-find")) }
        }
    }
}

/// Something found: its title, what it says, and where.
#[derive(Debug, PartialEq)]
pub struct Found {
    /// Its title.
    pub title: String,
    /// What it says.
    pub text: String,
    /// Where it stands.
    pub link: String,
}

/// What is found in the chapters, among the things, and among the statements.
pub fn find(words: &Tongue, game: GameId, book: &Book, what: &str) -> [Vec<Found>; 3] {
    let what: String = what.chars().take(LONGEST).collect();
    let wanted: Vec<String> = what.split_whitespace().map(plain).collect();
    let has = |found: &Found| {
        let text = plain(&format!("{} {}", found.title, found.text));
        !wanted.is_empty() && wanted.iter().all(|word| text.contains(word.as_str()))
    };
    let at = |place: &str| format!("/rules/{}{place}", game.id());
    let chapters = book.chapters.iter().map(|chapter| Found {
        title: chapter.title(words),
        text: chapter.paragraphs(words).join(" "),
        link: at(&format!("#{}", chapter.id)),
    });
    let entries = book.entries().map(|entry| Found {
        title: entry.name(words),
        text: format!("{} {}", entry.effect(words), entry.good(words)),
        link: at(&format!("#{}", entry.anchor())),
    });
    let statements = game.rulebook().iter().map(|statement| Found {
        title: statement.id.to_string(),
        text: words.t(&statement.message()),
        link: at(&format!("/law#{}", statement.id)),
    });
    [chapters.filter(has).collect(), entries.filter(has).collect(), statements.filter(has).collect()]
}

/// What is found, by where it stands.
pub fn results(visitor: &Visitor, game: GameId, book: &Book, what: &str) -> Markup {
    let found = find(&visitor.tongue_of(game), game, book, what);
    let count: usize = found.iter().map(Vec::len).sum();
    let what = what.chars().take(LONGEST).collect::<String>();
    html! {
        p role="status" { (visitor.say(&phrase!("guide-found", count = count, what = what))) }
        @for (title, list) in ["guide-in-book", "guide-in-entries", "guide-in-law"].iter().zip(&found) {
            @if !list.is_empty() {
                section .prose {
                    h2 { (visitor.t(title)) }
                    ul .found {
                        @for one in list { li { a href=(one.link) { (one.title) } " " (one.text) } }
                    }
                }
            }
        }
        p { a href={ "/rules/" (game.id()) } { (visitor.t("guide-back")) } }
    }
}

/// A text as it is compared: small letters without accents.
fn plain(text: &str) -> String {
    let bare = |c: char| match c {
        'à' | 'á' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ò' | 'ó' | 'ô' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        '’' => '\'',
        c => c,
    };
    text.to_lowercase().chars().map(bare).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{games::face, speech::Speech};
    use words::Language;

    #[test]
    fn a_search_finds_chapters_things_and_statements_with_or_without_accents() {
        let game = GameId::PuertoRico;
        let (words, book) = (Speech::new().of(game, Language::Fr), (face(game).book)());
        for what in ["hôtel de ville", "HOTEL ville"] {
            let [_, entries, statements] = find(&words, game, &book, what);
            assert!(
                entries.iter().any(|found| found.link == "/rules/puerto-rico#entry-building-city-hall"),
                "{what}"
            );
            assert!(statements.iter().all(|found| found.link.starts_with("/rules/puerto-rico/law#")));
            assert!(!statements.is_empty(), "{what}");
        }
        let [chapters, ..] = find(&words, game, &book, "navire");
        assert!(chapters.iter().any(|found| found.link == "/rules/puerto-rico#captain"));
        assert_eq!(find(&words, game, &book, "xyzzy").map(|found| found.len()), [0, 0, 0]);
        assert_eq!(find(&words, game, &book, "   ").map(|found| found.len()), [0, 0, 0]);
    }
}
