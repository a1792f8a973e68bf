//! A table of Puerto Rico as seen from above, for the front page.

use crate::games::tabletop::Tabletop;

/// Lays it out.
pub fn lay_out(table: &mut Tabletop) {
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
    table.put("house-front", (476, 20, 50, 50));
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
