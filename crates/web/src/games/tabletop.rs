//! A table as seen from above: what the pictures of the front page are put together with, from the drawings of the boards.

use std::{collections::BTreeSet, fmt::Write};

/// What lies on the table so far.
#[derive(Default)]
pub struct Tabletop {
    /// What is drawn, as the inside of an SVG file.
    pub drawn: String,
    /// The symbols it uses.
    pub used: BTreeSet<String>,
}

/// A place on the table: left, top, width, height.
pub type Place = (i32, i32, i32, i32);

impl Tabletop {
    /// A board, a mat or a card, with round corners.
    pub fn mat(&mut self, (x, y, w, h): Place, colour: &str, round: i32) {
        let _ = write!(
            self.drawn,
            "<rect class=\"box\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"{round}\" fill=\"var(--{colour})\"/>"
        );
    }

    /// A drawing.
    pub fn put(&mut self, id: &str, (x, y, w, h): Place) {
        self.used.insert(id.to_string());
        let _ = write!(self.drawn, "<use href=\"#{id}\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"/>");
    }

    /// A dot on a die.
    pub fn pip(&mut self, (x, y): (i32, i32), colour: &str) {
        let _ = write!(self.drawn, "<circle cx=\"{x}\" cy=\"{y}\" r=\"4\" fill=\"var(--{colour})\"/>");
    }

    /// A card with a drawing on it.
    pub fn card(&mut self, id: &str, place: Place, colour: &str) {
        let (x, y, w, h) = place;
        self.mat(place, "paper", 5);
        let _ = write!(
            self.drawn,
            "<rect class=\"flat\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"7\" rx=\"3\" fill=\"var(--{colour})\"/>",
            x + 3,
            y + 3,
            w - 6
        );
        let side = (w - 8).min(h - 22);
        self.put(id, (x + (w - side) / 2, y + 13, side, side));
        for line in 0..2 {
            let at = y + h - 7 + line * 4 - 2;
            let _ = write!(
                self.drawn,
                "<path stroke=\"var(--line)\" stroke-width=\"1.5\" d=\"M{} {at}h{}\"/>",
                x + 6,
                w - 12 - line * 8
            );
        }
    }

    /// Several things turned about a point, in degrees.
    pub fn turned(&mut self, degrees: i32, (x, y): (i32, i32), inside: impl FnOnce(&mut Tabletop)) {
        let _ = write!(self.drawn, "<g transform=\"rotate({degrees} {x} {y})\">");
        inside(self);
        self.drawn.push_str("</g>");
    }

    /// Things side by side, this far from one to the next.
    pub fn row(&mut self, ids: &[&str], (x, y, w, h): Place, step: i32) {
        for (at, id) in (0..).zip(ids) {
            self.put(id, (x + at * step, y, w, h));
        }
    }
}
