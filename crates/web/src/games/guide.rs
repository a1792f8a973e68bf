//! A game's rulebook to read: chapters with pictures of our own pieces, then every building, card or character.
//!
//! The words stand in the game's folder (`words/guide`): `guide-CHAPTER` is a title with the paragraphs as attributes `p1`,
//! `p2`, …; `guide-shelf-SHELF` the title of a shelf; `guide-good-ENTRY` says where a thing is good.

use crate::speech::Tongue;
use game::Arg;
use maud::Markup;

/// The rulebook of a game.
pub struct Book {
    /// Its chapters, in the order they are read.
    pub chapters: Vec<Chapter>,
    /// Its pieces and cards, by kind.
    pub shelves: Vec<Shelf>,
    /// How the names of places begin that have no entry of their own, each with the chapter or shelf about them.
    pub places: &'static [(&'static str, &'static str)],
}

/// A chapter.
pub struct Chapter {
    /// Its id: the anchor, and part of its messages.
    pub id: &'static str,
    /// Pieces that belong to it.
    pub pictures: Vec<Markup>,
    /// The numbers its sentences name.
    pub numbers: Vec<(&'static str, Arg)>,
    /// The chapter of the full rules that has the details.
    pub law: &'static str,
}

/// Things of one kind.
pub struct Shelf {
    /// Its id: the anchor, and part of its title's message.
    pub id: &'static str,
    /// The things.
    pub entries: Vec<Entry>,
}

/// A building, card or character.
pub struct Entry {
    /// Its id. What stands behind its first dash is how boards name its place.
    pub id: String,
    /// What it looks like.
    pub picture: Markup,
    /// The message with its name.
    pub name: String,
    /// The message with its effect.
    pub effect: String,
    /// Price, points and the like: messages with their number.
    pub facts: Vec<(&'static str, u32)>,
}

/// The most paragraphs a chapter has.
const PARAGRAPHS: usize = 6;

/// A word as the beginning of a sentence.
pub fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

impl Book {
    /// All things of all kinds.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.shelves.iter().flat_map(|shelf| &shelf.entries)
    }

    /// The thing at a place of the board: the one that the place's name ends with.
    pub fn at_place(&self, place: &str) -> Option<&Entry> {
        // One of several: caravel-3.
        let place = place.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end_matches('-');
        let fits = |entry: &&Entry| {
            let name = entry.id.split_once('-').map_or(entry.id.as_str(), |(_, name)| name);
            place == entry.id
                || place == name
                || place.strip_suffix(name).is_some_and(|start| start.ends_with('-'))
        };
        self.entries().filter(fits).max_by_key(|entry| entry.id.len())
    }

    /// Where on its page the rulebook tells about a place of the board: at the entry of the thing there, or in its chapter.
    pub fn anchor_of(&self, place: &str) -> Option<String> {
        let chapter = || self.places.iter().find(|(start, _)| place.starts_with(start));
        let entry = self.at_place(place).map(Entry::anchor);
        entry.or_else(|| chapter().map(|(_, chapter)| (*chapter).to_string()))
    }
}

impl Chapter {
    /// A chapter with its id, the chapter of the full rules behind it, pictures, and the numbers of its sentences.
    pub fn new(
        id: &'static str,
        law: &'static str,
        pictures: Vec<Markup>,
        numbers: Vec<(&'static str, Arg)>,
    ) -> Chapter {
        Chapter { id, pictures, numbers, law }
    }

    /// Its title.
    pub fn title(&self, words: &Tongue) -> String {
        words.t(&format!("guide-{}", self.id))
    }

    /// Its paragraphs.
    pub fn paragraphs(&self, words: &Tongue) -> Vec<String> {
        let ids = (1..=PARAGRAPHS).map(|at| format!("guide-{}.p{at}", self.id));
        ids.take_while(|id| words.has(id)).map(|id| words.say_id(&id, &self.numbers)).collect()
    }
}

impl Entry {
    /// Where it stands on the page. (Drawings are named by the id alone.)
    pub fn anchor(&self) -> String {
        format!("entry-{}", self.id)
    }

    /// Its name.
    pub fn name(&self, words: &Tongue) -> String {
        capital(&words.t(&self.name))
    }

    /// What it does.
    pub fn effect(&self, words: &Tongue) -> String {
        words.t(&self.effect)
    }

    /// Where it is good.
    pub fn good(&self, words: &Tongue) -> String {
        words.t(&format!("guide-good-{}", self.id))
    }

    /// Price, points and the like.
    pub fn facts(&self, words: &Tongue) -> Vec<String> {
        self.facts.iter().map(|&(id, n)| words.say_id(id, &[("n", n.into())])).collect()
    }
}
