//! What the parts of a board are drawn with, read off a scene: words, legal actions, the draft.

use super::{Action, Legal, Sheet, Words};
use crate::{scene::Scene, speech::Tongue};
use game::{Game, Seat};
use std::rc::Rc;

/// The words of a board: the game's where it has them, otherwise those of the pages, whose ids begin with `board-`.
struct BoardWords(Tongue);

/// What the parts of a board are drawn with.
pub fn sheet(scene: &Scene, legal: Legal) -> Sheet {
    Sheet { legal, words: Rc::new(BoardWords(scene.words.clone())) }
}

impl Words for BoardWords {
    fn name(&self) -> String {
        self.0.name()
    }

    fn say(&self, key: &str) -> String {
        if self.0.has(key) { self.0.t(key) } else { self.0.t(&format!("board-{key}")) }
    }

    fn count(&self, key: &str, n: u32) -> String {
        self.0.say_id(&format!("board-{key}"), &[("n", n.into())])
    }

    fn named(&self, key: &str, name: &str) -> String {
        self.0.say_id(&format!("board-{key}"), &[("name", name.to_string().into())])
    }
}

/// What the reader may do, and why not the rest. `places` says where an action belongs on the board, `belongs` whether it
/// is an answer to what is asked ("you are not building now" on every building helps nobody).
pub fn legal<G: Game>(
    scene: &Scene,
    places: impl Fn(Seat, G::Action) -> Vec<String>,
    why_places: impl Fn(Seat, G::Action) -> Vec<String>,
    belongs: impl Fn(Seat, G::Action) -> bool,
) -> Legal {
    let Some(seat) = scene.seat else { return Legal::default() };
    let say = |phrase| scene.words.say_with(&phrase, &|seat| scene.name(seat));
    let actions = scene.legal.iter().map(|legal| Action {
        notation: legal.text.to_string(),
        label: say(scene.view.say_action(seat, legal.index)),
        places: places(seat, G::action(legal.index)),
    });
    let asked = if scene.asked { G::ACTIONS } else { 0 };
    let why_not = (0..asked).filter(|&index| belongs(seat, G::action(index))).filter_map(|index| {
        let sentence = say(scene.view.why_not(seat, index)?);
        Some(why_places(seat, G::action(index)).into_iter().map(move |place| (place, sentence.clone())))
    });
    Legal { actions: actions.collect(), why_not: why_not.flatten().collect(), ..Legal::default() }
}

/// What of the draft can be taken back where it stands. `places` is told how often the same action stands in the draft
/// after this one.
pub fn drafted<G: Game>(scene: &Scene, places: impl Fn(Seat, G::Action, u8) -> Vec<String>) -> Vec<Action> {
    let Some(seat) = scene.seat else { return Vec::new() };
    let label = scene.words.t("table-undraft");
    let newest_first = scene.draft.iter().rev().enumerate();
    let one = newest_first.filter_map(|(at, notation)| {
        let action = G::action(G::notation().index(notation)?);
        let after = scene.draft.iter().rev().take(at).filter(|later| *later == notation).count() as u8;
        Some(Action { notation: notation.clone(), label: label.clone(), places: places(seat, action, after) })
    });
    one.collect()
}
