//! A table of each game as seen from above, for the front page: an SVG file put together from the drawings of the boards.

use crate::{art, games::face};
use catalog::GameId;
use std::{collections::BTreeSet, fmt::Write};

/// The colours of the pages, and how drawings are drawn there: a picture in a file sees no style sheet.
const STYLE: &str = concat!(
    include_str!("../../../assets/style/colours.css"),
    // Painted by daylight, like the scenes beside them.
    ":root{color-scheme:light}svg{fill:none;stroke:var(--art);stroke-width:1.5;stroke-linejoin:round;stroke-linecap:round;",
    "font:800 12.5px/1 sans-serif;text-anchor:middle}.flat{stroke:none}.box{stroke:var(--line);stroke-width:1}",
);

/// The picture of a game's table, 640 × 360.
pub fn svg(game: GameId) -> String {
    let mut table = Tabletop::default();
    match game {
        GameId::PuertoRico => puerto_rico(&mut table),
        GameId::SanJuan => san_juan(&mut table),
        GameId::Santiago => santiago(&mut table),
        GameId::MundusNovus => mundus_novus(&mut table),
    }
    let symbols = symbols(&(art::sprite().0 + (face(game).sprite)().0.as_str()), table.used);
    let (drawn, id, accent) = (table.drawn, game.id(), face(game).accent);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 360\" data-game=\"{id}\">\
        <style>{STYLE}{accent}</style>{symbols}\
        <rect class=\"flat\" width=\"640\" height=\"360\" fill=\"var(--table-top)\"/>{drawn}</svg>"
    )
}

/// Those symbols of a sprite that are used, also by other symbols.
fn symbols(sprite: &str, mut wanted: BTreeSet<String>) -> String {
    let all: Vec<(&str, &str)> = sprite
        .split("<symbol id=\"")
        .skip(1)
        .filter_map(|part| Some((part.split('"').next()?, part.split("</symbol>").next()?)))
        .collect();
    loop {
        let used = all.iter().filter(|(id, _)| wanted.contains(*id));
        let inner: BTreeSet<String> = used
            .flat_map(|(_, body)| body.split("href=\"#").skip(1))
            .filter_map(|rest| Some(rest.split('"').next()?.to_string()))
            .collect();
        if inner.is_subset(&wanted) {
            break;
        }
        wanted.extend(inner);
    }
    let used = all.iter().filter(|(id, _)| wanted.contains(*id));
    used.map(|(_, body)| format!("<symbol id=\"{body}</symbol>")).collect()
}

/// What lies on the table so far.
#[derive(Default)]
struct Tabletop {
    drawn: String,
    used: BTreeSet<String>,
}

/// A place on the table: left, top, width, height.
type Place = (i32, i32, i32, i32);

impl Tabletop {
    /// A board, a mat or a card, with round corners.
    fn mat(&mut self, (x, y, w, h): Place, colour: &str, round: i32) {
        let _ = write!(
            self.drawn,
            "<rect class=\"box\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"{round}\" fill=\"var(--{colour})\"/>"
        );
    }

    /// A drawing.
    fn put(&mut self, id: &str, (x, y, w, h): Place) {
        self.used.insert(id.to_string());
        let _ = write!(self.drawn, "<use href=\"#{id}\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"/>");
    }

    /// A dot on a die.
    fn pip(&mut self, (x, y): (i32, i32), colour: &str) {
        let _ = write!(self.drawn, "<circle cx=\"{x}\" cy=\"{y}\" r=\"4\" fill=\"var(--{colour})\"/>");
    }

    /// A card with a drawing on it.
    fn card(&mut self, id: &str, place: Place, colour: &str) {
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
    fn turned(&mut self, degrees: i32, (x, y): (i32, i32), inside: impl FnOnce(&mut Tabletop)) {
        let _ = write!(self.drawn, "<g transform=\"rotate({degrees} {x} {y})\">");
        inside(self);
        self.drawn.push_str("</g>");
    }

    /// Things side by side, so far from one to the next.
    fn row(&mut self, ids: &[&str], (x, y, w, h): Place, step: i32) {
        for (at, id) in (0..).zip(ids) {
            self.put(id, (x + at * step, y, w, h));
        }
    }
}

fn puerto_rico(table: &mut Tabletop) {
    for (at, role) in
        (0..).zip(["settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector"])
    {
        table.card(&format!("role-{role}"), (16 + at * 62, 14, 54, 66), "accent");
    }
    table.put("doubloon", (414, 60, 18, 18));
    // The buildings for sale.
    table.mat((16, 96, 190, 126), "stone", 8);
    let buildings = [
        ["small-indigo-plant", "small-market", "hacienda", "construction-hut"],
        ["tobacco-storage", "office", "factory", "large-market"],
        ["university", "harbor", "wharf", "coffee-roaster"],
    ];
    for (line, ids) in (0..).zip(buildings) {
        for (at, id) in (0..).zip(ids) {
            let place = (22 + at * 45, 102 + line * 39, 41, 35);
            table.mat(place, "paper", 4);
            table.put(&format!("building-{id}"), (place.0 + 8, place.1 + 4, 26, 26));
        }
    }
    // The harbour.
    table.mat((220, 96, 236, 126), "sea", 8);
    for (line, (holds, goods)) in
        (0..).zip([(4, ["corn"; 4].as_slice()), (5, &["indigo"; 3]), (6, &["sugar"; 2])])
    {
        let (y, length) = (102 + line * 39, 40 + holds * 26);
        table.put("hull", (228, y + 8, length, 28));
        let barrels: Vec<String> = goods.iter().map(|good| format!("barrel-{good}")).collect();
        let barrels: Vec<&str> = barrels.iter().map(String::as_str).collect();
        table.row(&barrels, (244, y, 22, 26), 26);
    }
    table.put("colonist-ship", (396, 100, 54, 42));
    // The trading house and the plantations on offer.
    table.mat((470, 14, 154, 66), "paper-2", 8);
    table.put("trading-house", (476, 20, 50, 50));
    table.row(&["barrel-tobacco", "barrel-coffee", "barrel-corn"], (530, 34, 24, 28), 30);
    table.mat((470, 96, 154, 126), "grass", 8);
    table.row(&["tile-corn", "tile-coffee", "tile-sugar"], (480, 106, 42, 42), 46);
    table.row(&["tile-tobacco", "tile-quarry", "tile-back"], (480, 158, 42, 42), 46);
    // My island and my city.
    table.mat((16, 238, 340, 108), "grass", 10);
    let tiles = ["tile-corn", "tile-indigo", "tile-indigo", "tile-sugar", "tile-quarry", "tile-coffee"];
    table.row(&tiles, (26, 246, 44, 44), 54);
    table.row(&tiles[1..5], (26, 296, 44, 44), 54);
    for at in 0..5 {
        table.put("colonist", (50 + at * 54, 270, 20, 20));
    }
    table.mat((372, 238, 252, 108), "stone", 10);
    for (at, id) in (0..).zip(["small-indigo-plant", "sugar-mill", "hacienda", "small-market", "harbor"]) {
        let place = (380 + at * 48, 246, 44, 44);
        table.mat(place, "paper", 4);
        table.put(&format!("building-{id}"), (place.0 + 7, place.1 + 7, 30, 30));
    }
    table.row(&["barrel-corn", "barrel-indigo", "barrel-indigo", "barrel-sugar"], (384, 302, 26, 32), 32);
    table.row(&["doubloon", "doubloon", "doubloon", "vp"], (520, 306, 22, 22), 24);
}

/// A city of San Juan: its cards side by side.
fn city(table: &mut Tabletop, cards: &[(&str, &str)], (x, y): (i32, i32)) {
    for (at, (card, colour)) in (0..).zip(cards) {
        table.card(card, (x + at * 46, y, 42, 58), colour);
    }
}

fn san_juan(table: &mut Tabletop) {
    const GOODS: &str = "wood";
    const TOWN: &str = "roof";
    city(
        table,
        &[
            ("building-small-indigo-plant", GOODS),
            ("card-well", TOWN),
            ("card-smithy", GOODS),
            ("card-library", TOWN),
            ("card-statue", TOWN),
            ("card-tower", TOWN),
        ],
        (20, 14),
    );
    city(
        table,
        &[
            ("building-sugar-mill", GOODS),
            ("card-silver-smelter", GOODS),
            ("card-crane", TOWN),
            ("card-chapel", TOWN),
            ("card-hero", TOWN),
            ("card-quarry", TOWN),
        ],
        (346, 14),
    );
    table.mat((20, 88, 600, 96), "accent-soft", 10);
    for (at, role) in (0..).zip(["builder", "craftsman", "trader", "prospector"]) {
        table.card(&format!("role-{role}"), (34 + at * 84, 96, 60, 80), "accent");
    }
    for stack in 0..3 {
        table.put("card-back", (404 - stack * 3, 96 - stack * 2, 58, 80));
    }
    table.mat((484, 96, 122, 80), "paper-2", 8);
    table.row(&["barrel-indigo", "barrel-sugar", "barrel-tobacco"], (492, 104, 30, 34), 36);
    table.row(&["doubloon", "doubloon", "vp"], (498, 144, 22, 22), 36);
    city(
        table,
        &[
            ("building-tobacco-storage", GOODS),
            ("building-coffee-roaster", GOODS),
            ("card-gold-mine", TOWN),
            ("card-palace", TOWN),
            ("card-aqueduct", TOWN),
        ],
        (30, 240),
    );
    table.put("good-silver", (82, 302, 22, 26));
    let hand = ["card-archive", "card-victory-column", "card-cathedral", "card-trading-post", "card-park"];
    for (at, card) in (0..).zip(hand) {
        table.turned(at * 8 - 16, (440, 560), |table| {
            table.card(card, (380 + at * 24, 218, 84, 116), if at % 2 == 0 { TOWN } else { GOODS });
        });
    }
}

fn santiago(table: &mut Tabletop) {
    // The bay with the ship, and what it wants.
    table.mat((16, 14, 608, 98), "sea", 10);
    table.turned(90, (200, 63), |table| table.put("sgo-hull", (160, -102, 80, 330)));
    table.row(
        &["sgo-good-tobacco", "sgo-good-sugar", "sgo-good-citrus", "sgo-good-rum"],
        (84, 44, 36, 36),
        52,
    );
    for (at, colour) in (0..).zip(["tobacco", "blank", "corn", "chip"]) {
        let (x, y) = (396 + at * 54, 32);
        table.put("sgo-die", (x, y, 40, 40));
        for dot in 0..=at {
            table.pip((x + 13 + dot % 2 * 14, y + 13 + dot / 2 * 14), colour);
        }
    }
    table.put("sgo-anchor", (572, 78, 28, 28));
    // The street with the people in it.
    table.mat((16, 126, 608, 86), "stone-2", 10);
    let people = ["pedro", "jose", "conchita", "miguel", "pablo", "maria", "martinez", "el-zorro", "alonso"];
    for (at, cuban) in (0..).zip(people) {
        let place = (28 + at * 66, 134, 54, 54);
        table.mat(place, "paper", 27);
        table.put(&format!("sgo-cuban-{cuban}"), (place.0 + 4, place.1 + 4, 46, 46));
    }
    table.put("sgo-car", (210, 172, 74, 46));
    // The town.
    let town =
        ["distillery", "cigar-factory", "cafe", "bank", "harbour-master", "church", "sawmill", "casino"];
    for (at, building) in (0..).zip(town) {
        let place = (16 + at * 77, 226, 69, 58);
        table.mat(place, "paper-2", 8);
        table.put(&format!("sgo-building-{building}"), (place.0 + 10, place.1 + 5, 48, 48));
    }
    // My goods behind the screen, my money.
    table.mat((16, 298, 608, 50), "accent-soft", 10);
    table.row(
        &["sgo-good-sugar", "sgo-good-sugar", "sgo-good-cigars", "sgo-good-wood", "sgo-good-rum"],
        (30, 305, 36, 36),
        44,
    );
    table.row(&["sgo-peso"; 6], (330, 309, 28, 28), 26);
    table.row(&["vp", "vp", "vp"], (530, 309, 28, 28), 30);
}

fn mundus_novus(table: &mut Tabletop) {
    table.mat((16, 14, 608, 214), "sea", 14);
    // Developments on offer, then the others' trays, then the market of this round.
    let developments = [
        "caravel",
        "common-merchant",
        "hernan-cortes",
        "small-warehouse",
        "rare-merchant",
        "shipyard",
        "juan-ponce-de-leon",
        "large-warehouse",
    ];
    for (at, development) in (0..).zip(developments) {
        table.card(&format!("mn-development-{development}"), (30 + at * 73, 24, 64, 88), "accent");
    }
    let offers = ["cacao", "corn", "tobacco", "coffee", "cotton", "vanilla"];
    for (at, resource) in (0..).zip(offers) {
        let place = (120 + at * 70, 126, 58, 88);
        table.mat(place, "paper", 6);
        table.put(&format!("mn-resource-{resource}"), (place.0 + 9, place.1 + 20, 40, 40));
        table.put(&format!("mark-{}", at + 1), (place.0 + 4, place.1 + 4, 13, 13));
    }
    table.put("mn-back", (38, 132, 56, 76));
    table.put("mn-event-pirates", (552, 134, 60, 70));
    // My hand.
    let hand = ["sugar-cane", "potato", "potato", "indigo", "indigo", "indigo", "relic"];
    for (at, resource) in (0..).zip(hand) {
        table.turned(at * 5 - 15, (320, 700), |table| {
            let place = (137 + at * 50, 246, 66, 96);
            table.mat(place, "paper", 6);
            table.put(&format!("mn-resource-{resource}"), (place.0 + 10, place.1 + 20, 46, 46));
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_of_a_picture_has_its_drawing() {
        for &game in GameId::ALL {
            let svg = svg(game);
            assert!(svg.len() < 60_000, "{}: {} bytes", game.id(), svg.len());
            let used: Vec<&str> =
                svg.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()).collect();
            assert!(used.len() > 20, "{}", game.id());
            for id in used {
                assert!(svg.contains(&format!("<symbol id=\"{id}\"")), "{}: there is no {id}", game.id());
            }
        }
    }
}
