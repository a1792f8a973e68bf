//! A table of each game as seen from above, for the front page: an SVG file put together from the drawings of the boards.

use crate::{
    art,
    games::{face, tabletop::Tabletop},
};
use catalog::GameId;
use std::collections::BTreeSet;

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
    (face(game).tabletop)(&mut table);
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
