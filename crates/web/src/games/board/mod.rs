//! What all boards share.
//!
//! A board is `parts(scene, view, sheet) -> regions`. Each part is drawn from a small value that holds what it shows of the
//! View and nothing else, so it is drawn again only when that changed. The page around it supplies `<form id="act">`; every
//! button of a board belongs to that form and sends `action=<notation>`. Nothing here computes a rule.

mod pieces;
mod place;
pub mod reading;
pub mod roles;
#[cfg(test)]
pub mod testing;
#[cfg(test)]
mod tests;

pub use pieces::{pieces, pieces_at};
pub use place::{Place, Tip, spot, thing};

use crate::{
    art,
    regions::{Lay, Region},
    scene::Scene,
};
use game::Seat;
use maud::{Markup, Render, html};
use std::{hash::Hash, rc::Rc};

/// Where the words come from. Keys are those of the rules (`good-corn`, `building-bank.help`, …) and the headings used by
/// the board files.
pub trait Words {
    /// Which words these are: the same key says the same under the same name.
    fn name(&self) -> String;
    fn say(&self, key: &str) -> String;
    /// A phrase with a number in it, e.g. `left` with 3: "3 left".
    fn count(&self, key: &str, n: u32) -> String;
    /// A phrase with a player's name in it, e.g. `owned-by`.
    fn named(&self, key: &str, name: &str) -> String;
}

/// One legal action: what is sent, what is read, and where on the board it glows (nowhere: beside the reader's name).
#[derive(Clone, Debug, Default, Hash)]
pub struct Action {
    pub notation: String,
    pub label: String,
    pub places: Vec<String>,
}

/// The legal actions of the reader, those of the draft that can be taken back one by one, and the answers to "why not?"
/// (place, sentence).
#[derive(Clone, Debug, Default, Hash)]
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

    /// What of it belongs to places that begin with one of these.
    fn within(&self, places: &[&str]) -> Legal {
        let here = |place: &String| places.iter().any(|start| place.starts_with(start));
        let any = |actions: &[Action]| {
            let here = |action: &&Action| {
                action.places.iter().any(here) || action.places.is_empty() && places.contains(&NOWHERE)
            };
            actions.iter().filter(here).cloned().collect()
        };
        Legal {
            actions: any(&self.actions),
            drafted: any(&self.drafted),
            why_not: self.why_not.iter().filter(|(place, _)| here(place)).cloned().collect(),
        }
    }
}

/// Among the places of a part: it also shows the actions that belong to no place.
pub const NOWHERE: &str = "(nowhere)";

/// What all parts of a board are drawn with: the legal actions of the reader, and words.
pub struct Sheet {
    pub legal: Legal,
    pub words: Rc<dyn Words>,
}

impl Sheet {
    /// A part of the board: `draw` sees this value, the actions at places that begin with one of `places`, and words.
    pub fn part<T: Hash + 'static>(
        &self,
        id: impl Into<String>,
        shown: T,
        places: &[&str],
        draw: impl Fn(Seen<T>) -> Markup + 'static,
    ) -> Region<'static> {
        let (legal, words) = (self.legal.within(places), self.words.clone());
        // What is left out of the actions must not matter.
        #[cfg(test)]
        if !self.legal.actions.is_empty() {
            let with = |legal| draw(Seen { shown: &shown, legal, words: &*words }).into_string();
            assert_eq!(with(&legal), with(&self.legal), "{places:?} are all places of this part");
        }
        let from = Rc::new((words.name(), shown, legal));
        let known = from.clone();
        Region::of(id.into(), &*from, move || draw(Seen { shown: &known.1, legal: &known.2, words: &*words }))
    }
}

/// Everything a part of a board needs to draw itself.
pub struct Seen<'a, T> {
    /// What it shows of the View.
    pub shown: &'a T,
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
    pub fn say(&self, key: &str) -> String {
        self.words.say(key)
    }

    pub fn count(&self, key: &str, n: impl Into<u32>) -> String {
        self.words.count(key, n.into())
    }

    /// A word of the game as a heading: they are written as they stand in the middle of a sentence.
    pub fn title(&self, key: &str) -> String {
        let word = self.say(key);
        let mut letters = word.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    }

    /// "name: text", with the space before the colon that some languages ask for.
    pub fn label(&self, name: &str, text: impl std::fmt::Display) -> String {
        format!("{name}{} {text}", self.say("colon"))
    }
}

/// Draws a part from what it shows.
pub type Draw<T> = fn(Seen<T>) -> Markup;

/// The regions of the page grid: the opponents from the reader's left, the common table, the reader's own things;
/// spectators look over seat 1's shoulder. A panel is what it shows of a seat and how that is drawn; in the reader's own,
/// actions glow at `places`. The page adds the sentence, the actions, the log.
pub fn regions<P: Hash + 'static, O: Hash + 'static>(
    sheet: &Sheet,
    (reader, players): (Option<Seat>, u8),
    (other, opponent): (impl Fn(Seat) -> P, Draw<P>),
    (mine, own, places): (impl Fn(Seat) -> O, Draw<O>, &[&str]),
    (inner, lay): (Vec<Region<'static>>, impl Fn(&[Markup]) -> Markup + 'static),
) -> Vec<Region<'static>> {
    let me = reader.unwrap_or(Seat::FIRST);
    let panel = |seat: Seat| sheet.part(format!("player-{}", seat.number()), other(seat), &[], opponent);
    let others = me.clockwise(players).skip(1).map(panel).collect();
    let frame = |id: &'static str, label: &'static str, inner, lay: Lay<'static>| {
        let words = sheet.words.clone();
        Region::frame(id, (sheet.words.name(), players), inner, move |inner| {
            let players = (id == "opponents").then_some(players);
            html! { section class=(id) aria-label=(words.say(label)) data-players=[players] { (lay(inner)) } }
        })
    };
    let in_a_row = |inner: &[Markup]| html! { @for part in inner { (part) } };
    let opponents = frame("opponents", "opponents", others, Box::new(in_a_row));
    let common = frame("common", "table", inner, Box::new(lay));
    vec![sheet.part("own", mine(me), places, own), common, opponents]
}

/// Lays parts out in rows: this many of them in a `div` of this class, or as they are where it has none.
pub fn rows(rows: impl Into<Vec<(&'static str, usize)>>) -> impl Fn(&[Markup]) -> Markup {
    let rows = rows.into();
    move |inner: &[Markup]| {
        let mut parts = inner.iter();
        html! {
            @for &(class, count) in &rows {
                @let row = parts.by_ref().take(count);
                @if class.is_empty() { @for part in row { (part) } }
                @else { div class=(class) { @for part in row { (part) } } }
            }
        }
    }
}

/// The part that tells that the game ends by itself after this many rounds, for the reason with this key.
pub fn standstill(sheet: &Sheet, near: Option<(&'static str, u32)>) -> Option<Region<'static>> {
    let (key, rounds) = near?;
    let draw = move |seen: Seen<_>| html! { p .standstill role="status" { (seen.count(key, rounds)) } };
    Some(sheet.part("standstill", (key, rounds), &[], draw))
}

/// A class, with those added that apply.
pub fn look<const N: usize>(class: &str, more: [(&str, bool); N]) -> String {
    let more = more.into_iter().filter(|(_, yes)| *yes).map(|(class, _)| class);
    std::iter::once(class).chain(more).collect::<Vec<_>>().join(" ")
}

/// A number of things of one kind, said in words for those who do not see the drawing.
pub fn amount(drawing: Markup, label: String, n: impl Render) -> Markup {
    html! { span .amount title=(label) { (drawing) b { (n) } span .sr { (label) } } }
}

/// What stands at the head of every player's panel.
#[derive(Clone, Debug, Hash)]
pub struct Plate {
    pub seat: Seat,
    pub name: String,
    pub bot: bool,
    /// Is this player asked for a decision?
    pub turn: bool,
    /// Is it the reader's own?
    pub mine: bool,
}

impl Plate {
    /// The plate of a seat as the reader sees it.
    pub fn of(scene: &Scene, seat: Seat, turn: bool) -> Plate {
        let bot = scene.players.get(seat.index()).is_some_and(|card| card.bot);
        Plate { seat, name: scene.name(seat), bot, turn, mine: scene.seat == Some(seat) }
    }

    /// The look of the panel.
    pub fn panel(&self) -> String {
        look(&format!("panel seat-{}", self.seat.number()), [("turn", self.turn)])
    }

    /// Mark, name, and what else is to be told of the player.
    pub fn who<T>(&self, seen: Seen<T>, more: Markup) -> Markup {
        html! {
            span .who {
                (art::seat(self.seat.number().into()))
                b .name { (self.name) }
                @if self.bot { span .tag { (seen.say("bot")) } }
                (more)
            }
        }
    }
}
