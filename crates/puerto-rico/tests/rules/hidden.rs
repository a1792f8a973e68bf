//! What is hidden: nothing but the order of the face-down plantations.

use crate::play::*;
use game::{Fast, Rules};
use puerto_rico::PuertoRico;

#[test]
fn everything_but_the_stacks_is_open() {
    const { assert!(!PuertoRico::SECRETS) };
    let mut table = stage(4)
        .domain(ANNE, "5 doubloons, 3 barrels corn, 2 corn+, hacienda+")
        .domain(BERNIE, "7 doubloons, 2 points, harbor, 2 in San Juan")
        .house("coffee")
        .ship(6, "sugar", 3)
        .begin();
    table.play(ANNE, "take settler");
    // Every observer, a spectator too, sees the whole table.
    for observer in table.seats().map(Some).chain([None]) {
        let view = PuertoRico::view(table.position(), observer);
        assert_eq!(view.position, *table.position());
        assert_eq!(PuertoRico::imagine(&view, &mut Fast::new(9)), *table.position());
    }
    // But the tile that comes next is in no position: the same view goes on in different ways.
    let mut drawn = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut position = *table.position();
        let draw = table.action("draw plantation");
        PuertoRico::apply(&mut position, ANNE, draw, &mut Fast::new(seed), &mut ()).expect("it is legal");
        let after = Play::at(position);
        let kinds = ["corn", "indigo", "sugar", "tobacco", "coffee"];
        drawn.extend(kinds.into_iter().filter(|kind| after.tiles(ANNE, kind) > table.tiles(ANNE, kind)));
    }
    assert_eq!(drawn.len(), 5, "{drawn:?}");
}

#[test]
fn points_are_in_every_view() {
    let mut table = stage(4).domain(ANNE, "3 barrels corn").domain(BERNIE, "5 points").begin();
    table.play(ANNE, "take captain");
    table.play(ANNE, "load corn on 7");
    for observer in table.seats().map(Some).chain([None]) {
        let seen = table.seen_by(observer);
        assert_eq!((seen.points(ANNE), seen.points(BERNIE)), (4, 5));
    }
}
