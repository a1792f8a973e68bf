//! The boards of the games, one folder each, and what they share.
//!
//! A board is `parts(table, legal, words) -> HTML`: plain data filled from a View by the page, the legal actions of the
//! reader, and words. The page around it supplies `<form id="act">`; every button of a board belongs to that form and
//! sends `action=<notation>`. Nothing here computes a rule.

pub mod mundus_novus;
mod place;
pub mod puerto_rico;
pub mod san_juan;
pub mod santiago;

pub use place::{Place, Tip, spot};

use maud::{Markup, html};

/// Where the words come from. Keys are those of the rules (`good-corn`, `building-bank.help`, …) and the headings used by
/// the board files.
pub trait Words {
    fn say(&self, key: &str) -> String;
    /// A phrase with a number in it, e.g. `left` with 3: "3 left".
    fn count(&self, key: &str, n: u32) -> String;
    /// A phrase with a player's name in it, e.g. `owned-by`.
    fn named(&self, key: &str, name: &str) -> String;
}

/// One legal action: what is sent, what is read, and where on the board it glows (nowhere: beside the reader's name).
#[derive(Clone, Debug, Default)]
pub struct Action {
    pub notation: String,
    pub label: String,
    pub places: Vec<String>,
}

/// The legal actions of the reader, those of the draft that can be taken back one by one, and the answers to "why not?"
/// (place, sentence).
#[derive(Clone, Debug, Default)]
pub struct Legal {
    pub actions: Vec<Action>,
    pub drafted: Vec<Action>,
    pub why_not: Vec<(String, String)>,
}

impl Legal {
    pub fn at(&self, place: &str) -> Vec<&Action> {
        self.actions.iter().filter(|action| action.places.iter().any(|p| p == place)).collect()
    }

    pub fn drafted_at(&self, place: &str) -> Option<&Action> {
        self.drafted.iter().find(|action| action.places.iter().any(|p| p == place))
    }

    pub fn nowhere(&self) -> impl Iterator<Item = &Action> {
        self.actions.iter().filter(|action| action.places.is_empty())
    }

    pub fn why_not(&self, place: &str) -> Option<&str> {
        self.why_not.iter().find(|(p, _)| p == place).map(|(_, why)| why.as_str())
    }
}

/// Everything a part of a board needs to draw itself; `T` is the game's table.
pub struct Seen<'a, T> {
    pub table: &'a T,
    pub legal: &'a Legal,
    pub words: &'a dyn Words,
}

impl<T> Clone for Seen<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Seen<'_, T> {}

impl<T> Seen<'_, T> {
    fn say(&self, key: &str) -> String {
        self.words.say(key)
    }

    fn count(&self, key: &str, n: u32) -> String {
        self.words.count(key, n)
    }

    /// "name: text", with the space before the colon that some languages ask for.
    fn label(&self, name: &str, text: impl std::fmt::Display) -> String {
        format!("{name}{} {text}", self.say("colon"))
    }
}

/// How a player is drawn.
type Drawing<T, P> = fn(Seen<T>, &P) -> Markup;

/// The regions of the page grid: the opponents from the reader's left, the common table, the reader's own things. `me` is
/// the reader's seat; 0 for spectators, who look over seat 1's shoulder. The page adds the sentence, the actions, the log.
fn regions<T, P>(
    seen: Seen<T>,
    players: &[P],
    me: usize,
    (opponent, own): (Drawing<T, P>, Drawing<T, P>),
    common: Markup,
) -> Vec<(&'static str, Markup)> {
    let me = me.max(1) - 1;
    let others = (1..players.len()).map(|step| &players[(me + step) % players.len()]);
    let opponents = html! {
        section #opponents .opponents aria-label=(seen.say("opponents")) data-players=(players.len()) {
            @for player in others { (opponent(seen, player)) }
        }
    };
    let common = html! { section #common .common aria-label=(seen.say("table")) { (common) } };
    let own = players.get(me).map(|player| ("own", own(seen, player)));
    [("opponents", opponents), ("common", common)].into_iter().chain(own).collect()
}

/// The notice that the game ends by itself after so many rounds, for the reason with this key.
fn standstill<T>(seen: Seen<T>, near: Option<(&'static str, u32)>) -> Markup {
    html! { @if let Some((key, rounds)) = near { p .standstill role="status" { (seen.count(key, rounds)) } } }
}

/// The look of a player's panel.
fn panel(seat: usize, turn: bool) -> String {
    format!("panel seat-{seat}{}", if turn { " turn" } else { "" })
}

#[cfg(test)]
mod tests {
    //! Words for the tests of boards: the keys themselves.

    /// Says the key.
    pub struct Keys;

    impl super::Words for Keys {
        fn say(&self, key: &str) -> String {
            key.into()
        }

        fn count(&self, key: &str, n: u32) -> String {
            format!("{n} {key}")
        }

        fn named(&self, key: &str, name: &str) -> String {
            format!("{key} {name}")
        }
    }

    /// An action that glows at one place.
    pub fn action(notation: &str, place: &str) -> super::Action {
        super::Action { notation: notation.into(), label: notation.into(), places: vec![place.into()] }
    }
}
