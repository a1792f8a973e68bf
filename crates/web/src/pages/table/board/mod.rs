//! The board of whichever game, as regions of the page.

mod puerto_rico;
mod san_juan;
mod santiago;

use super::reader::Scene;
use crate::{regions::Region, speech::Tongue};
use catalog::GameId;

/// The regions of the board.
pub fn board(scene: Scene) -> Vec<Region> {
    match scene.view.game() {
        GameId::PuertoRico => puerto_rico::regions(&scene),
        GameId::SanJuan => san_juan::regions(&scene),
        GameId::Santiago => santiago::regions(&scene),
    }
}

/// The words of a board: the game's where it has them, otherwise those of the pages, whose ids begin with `board-`.
struct BoardWords<'a>(&'a Tongue);

impl BoardWords<'_> {
    fn say(&self, key: &str) -> String {
        if self.0.has(key) { self.0.t(key) } else { self.0.t(&format!("board-{key}")) }
    }

    fn count(&self, id: &'static str, n: u32) -> String {
        self.0.say(&game::phrase!(id, n = n))
    }
}
