//! Settler: plantations, quarries, hacienda, construction hut, hospice, stacks and discard.

use crate::play::*;
use game::{Enumerating, Rules};
use puerto_rico::PuertoRico;

#[test]
fn each_may_take_one_face_up_plantation() {
    let mut table = stage(3).row("corn indigo coffee coffee").begin();
    table.play(ANNE, "take settler");
    assert_eq!(
        table.offered(ANNE),
        ["settle corn", "settle indigo", "settle coffee", "settle quarry", "pass"]
    );
    table.play(ANNE, "settle coffee");
    assert_eq!((table.tiles(ANNE, "coffee"), table.island(ANNE)), (1, 1));
    assert_eq!(table.row(), [1, 1, 0, 0, 1]);
    assert_eq!(table.offered(BERNIE), ["settle corn", "settle indigo", "settle coffee", "pass"]);
    table.play(BERNIE, "settle coffee");
    assert_eq!(table.offered(CHRISTINE), ["settle corn", "settle indigo", "pass"], "the coffee is gone");
    table.play(CHRISTINE, "settle corn");
    assert_eq!((table.tiles(CHRISTINE, "corn"), table.island(CHRISTINE)), (1, 1));
    table.offers(BERNIE, "take mayor");
}

#[test]
fn settler_may_take_a_quarry_the_others_not() {
    let mut table = stage(3).begin();
    table.play(ANNE, "take settler");
    table.play(ANNE, "settle quarry");
    assert_eq!((table.tiles(ANNE, "quarry"), table.quarries()), (1, 7));
    assert_eq!(table.row().iter().sum::<u8>(), 4, "no plantation besides");
    for seat in [BERNIE, CHRISTINE] {
        table.turn(seat);
        table.refuses(seat, "settle quarry");
        table.play(seat, "pass");
    }
}

#[test]
fn occupied_construction_hut_gives_a_quarry() {
    let mut table =
        stage(3).domain(BERNIE, "construction-hut+").domain(CHRISTINE, "construction-hut").begin();
    table.play(ANNE, "take settler");
    table.play(ANNE, "pass");
    table.play(BERNIE, "settle quarry");
    assert_eq!((table.tiles(BERNIE, "quarry"), table.island(BERNIE)), (1, 1));
    table.turn(CHRISTINE);
    table.refuses(CHRISTINE, "settle quarry");
}

#[test]
fn settler_with_construction_hut_takes_one_tile_only() {
    let mut table = stage(3).domain(ANNE, "construction-hut+").begin();
    table.play(ANNE, "take settler");
    table.play(ANNE, "settle quarry");
    table.turn(BERNIE);
    assert_eq!(table.island(ANNE), 1);
    table.end_phase();
    assert_eq!(table.island(ANNE), 1);
}

#[test]
fn no_quarry_left_voids_privilege_and_hut() {
    let mut table = stage(4).domain(BERNIE, "construction-hut+").quarries(0).begin();
    table.play(ANNE, "take settler");
    table.refuses(ANNE, "settle quarry");
    table.play(ANNE, "pass");
    table.turn(BERNIE);
    table.refuses(BERNIE, "settle quarry");

    // The last one goes to the first player who can take it.
    let mut table = stage(4).domain(BERNIE, "construction-hut+").quarries(1).begin();
    table.play(ANNE, "take settler");
    table.play(ANNE, "settle quarry");
    table.turn(BERNIE);
    table.refuses(BERNIE, "settle quarry");
}

#[test]
fn island_tiles_are_never_removed() {
    // Through whole games an island only grows, kind by kind.
    for seed in 0..10 {
        random_game(4, seed, |before, after| {
            for seat in before.seats() {
                for tile in ["corn", "indigo", "sugar", "tobacco", "coffee", "quarry"] {
                    assert!(after.tiles(seat, tile) >= before.tiles(seat, tile));
                }
            }
        });
    }
}

#[test]
fn taking_a_tile_may_be_declined() {
    let mut table = stage(3).begin();
    table.play(ANNE, "take settler");
    for seat in [ANNE, BERNIE, CHRISTINE] {
        table.play(seat, "pass");
        assert_eq!(table.island(seat), 0);
    }
    assert_eq!(table.discard().iter().sum::<u8>(), 4);
}

#[test]
fn hacienda_draws_before_the_normal_pick() {
    let mut table =
        stage(3).domain(ANNE, "hacienda+").domain(BERNIE, "hacienda").row("corn corn indigo indigo").begin();
    table.play(ANNE, "take settler");
    assert_eq!(table.offered(ANNE), ["draw plantation", "decline plantation"]);
    table.drawing(&["tobacco"]).play(ANNE, "draw plantation");
    assert_eq!(table.tiles(ANNE, "tobacco"), 1);
    // Then the normal pick, one tile as always.
    table.play(ANNE, "settle corn");
    assert_eq!((table.tiles(ANNE, "corn"), table.island(ANNE)), (1, 2));
    // Bernie's hacienda is not occupied.
    table.turn(BERNIE);
    table.refuses(BERNIE, "draw plantation");
    table.offers(BERNIE, "settle corn");
}

#[test]
fn the_hacienda_tile_must_be_placed() {
    let mut table = stage(3).domain(ANNE, "hacienda+").begin();
    let stacks: u8 = table.stacks().iter().sum();
    table.play(ANNE, "take settler");
    table.drawing(&["corn"]).play(ANNE, "draw plantation");
    assert_eq!(table.tiles(ANNE, "corn"), 1);
    assert_eq!(table.discard(), [0; 5]);
    assert_eq!(table.stacks().iter().sum::<u8>(), stacks - 1);
}

#[test]
fn the_hacienda_never_brings_a_quarry() {
    let mut table = stage(3).domain(ANNE, "hacienda+, construction-hut+").begin();
    table.play(ANNE, "take settler");
    assert_eq!(table.offered(ANNE), ["draw plantation", "decline plantation"]);
    table.play(ANNE, "draw plantation");
    assert_eq!((table.tiles(ANNE, "quarry"), table.quarries()), (0, 8));
    table.play(ANNE, "settle quarry");
    assert_eq!((table.tiles(ANNE, "quarry"), table.island(ANNE)), (1, 2), "the normal pick still may");
}

#[test]
fn a_hacienda_tile_that_fills_the_island_ends_the_turn() {
    let mut table = stage(3).domain(ANNE, "5 corn, 6 indigo, hacienda+, hospice+").begin();
    table.play(ANNE, "take settler");
    table.play(ANNE, "draw plantation");
    assert_eq!(table.island(ANNE), 12);
    table.turn(BERNIE);
}

#[test]
fn no_hacienda_draw_onto_a_full_island() {
    let mut table = stage(3).domain(ANNE, "6 corn, 6 indigo, hacienda+").begin();
    table.play(ANNE, "take settler");
    table.turn(BERNIE);
    assert_eq!(table.island(ANNE), 12);
}

#[test]
fn the_hacienda_tile_is_seen_before_the_normal_pick() {
    let mut table = stage(3).domain(ANNE, "hacienda+").row("corn corn indigo indigo").begin();
    table.play(ANNE, "take settler");
    table.drawing(&["coffee"]).play(ANNE, "draw plantation");
    table.turn(ANNE);
    assert_eq!(table.tiles(ANNE, "coffee"), 1, "it lies on the island");
    assert_eq!(table.seen_by(Some(ANNE)).tiles(ANNE, "coffee"), 1, "and she sees it");
    assert_eq!(table.offered(ANNE), ["settle corn", "settle indigo", "settle quarry", "pass"]);
    table.play(ANNE, "pass");
    assert_eq!(table.island(ANNE), 1, "the draw stays, the pick is declined");
    table.turn(BERNIE);
}

#[test]
fn hacienda_is_optional_and_draws_once() {
    let mut table = stage(3).domain(ANNE, "hacienda+").begin();
    table.play(ANNE, "take settler");
    table.play(ANNE, "decline plantation");
    table.refuses(ANNE, "draw plantation");
    table.play(ANNE, "settle quarry");
    assert_eq!(table.island(ANNE), 1);

    let mut table = stage(3).domain(ANNE, "hacienda+").begin();
    table.play(ANNE, "take settler");
    table.play(ANNE, "draw plantation");
    table.refuses(ANNE, "draw plantation");
}

#[test]
fn hospice_mans_the_tile_just_taken() {
    for tile in ["corn", "quarry"] {
        let mut table = stage(3)
            .domain(ANNE, &format!("1 {tile}, hospice+"))
            .domain(BERNIE, "hospice")
            .row("corn corn indigo indigo")
            .begin();
        let supply = table.colonist_supply();
        table.play(ANNE, "take settler");
        table.play(ANNE, &format!("settle {tile}"));
        assert_eq!(table.offered(ANNE), ["take colonist", "decline colonist"]);
        table.play(ANNE, "take colonist");
        assert_eq!((table.tiles(ANNE, tile), table.occupied(ANNE, tile)), (2, 1));
        assert_eq!(table.colonist_supply(), supply - 1);
        // Bernie's hospice is not occupied.
        table.play(BERNIE, "settle corn");
        table.turn(CHRISTINE);
        assert_eq!(table.occupied(BERNIE, "corn"), 0);
    }
}

#[test]
fn hospice_never_mans_the_hacienda_tile() {
    let mut table = stage(3).domain(ANNE, "hacienda+, hospice+").row("corn corn indigo indigo").begin();
    table.play(ANNE, "take settler");
    table.drawing(&["coffee"]).play(ANNE, "draw plantation");
    // No colonist is offered for the coffee: the normal pick comes at once.
    table.refuses(ANNE, "take colonist");
    table.play(ANNE, "settle corn");
    table.play(ANNE, "take colonist");
    assert_eq!((table.occupied(ANNE, "coffee"), table.occupied(ANNE, "corn")), (0, 1));
    assert_eq!(table.colonists(ANNE), 3, "hacienda, hospice, corn");
}

#[test]
fn hospice_takes_from_supply_then_ship_then_none() {
    for (supply, ship, left) in [(1, 2, Some((0, 2))), (0, 2, Some((0, 1))), (0, 0, None)] {
        let mut table =
            stage(3).domain(ANNE, "hospice+").row("corn corn indigo indigo").colonists(supply, ship).begin();
        table.play(ANNE, "take settler");
        table.play(ANNE, "settle corn");
        match left {
            Some(left) => {
                table.play(ANNE, "take colonist");
                assert_eq!((table.colonist_supply(), table.colonist_ship()), left);
                assert_eq!(table.occupied(ANNE, "corn"), 1);
            }
            None => {
                table.turn(BERNIE);
                assert_eq!(table.occupied(ANNE, "corn"), 0);
            }
        }
    }
}

#[test]
fn hospice_is_optional() {
    let mut table = stage(3).domain(ANNE, "hospice+").row("corn corn indigo indigo").begin();
    let supply = table.colonist_supply();
    table.play(ANNE, "take settler");
    table.play(ANNE, "settle corn");
    table.play(ANNE, "decline colonist");
    table.turn(BERNIE);
    assert_eq!((table.occupied(ANNE, "corn"), table.colonist_supply()), (0, supply));
}

#[test]
fn untaken_plantations_are_discarded_and_the_row_renewed() {
    let mut table = stage(4).row("corn corn indigo sugar coffee").begin();
    let stacks: u8 = table.stacks().iter().sum();
    table.play(ANNE, "take settler");
    table.play(ANNE, "settle quarry");
    table.play(BERNIE, "settle corn");
    table.play(CHRISTINE, "settle sugar");
    assert_eq!(table.discard(), [0; 5], "only at the end of the phase");
    table.drawing(&["corn", "corn", "tobacco", "tobacco", "coffee"]).play(DAVID, "pass");
    assert_eq!(table.discard(), [1, 1, 0, 0, 1]);
    assert_eq!(table.row(), [2, 0, 0, 2, 1]);
    assert_eq!(table.stacks().iter().sum::<u8>(), stacks - 5);
}

#[test]
fn the_discard_is_shuffled_only_when_a_tile_is_needed() {
    // Exactly as many tiles as the row needs: the stacks are empty afterwards and the discard stays.
    let mut table = stage(3).row("sugar sugar sugar sugar").stacks("2 corn, 2 indigo").begin();
    let discard: u8 = table.discard().iter().sum();
    table.play(ANNE, "take settler");
    table.end_phase();
    assert_eq!(table.row(), [2, 2, 0, 0, 0]);
    assert_eq!(table.stacks(), [0; 5]);
    assert_eq!(table.discard().iter().sum::<u8>(), discard + 4);

    // One too few: the two left are laid out first, then the discard is shuffled for the others.
    let mut table = stage(3).row("sugar sugar sugar sugar").stacks("2 corn").begin();
    let discard: u8 = table.discard().iter().sum();
    table.play(ANNE, "take settler");
    table.end_phase();
    assert!(table.row()[0] >= 2, "both corn plantations were laid out");
    assert_eq!(table.row().iter().sum::<u8>(), 4);
    assert_eq!(table.discard(), [0; 5]);
    assert_eq!(table.stacks().iter().sum::<u8>(), discard + 4 - 2);
}

#[test]
fn tiles_just_discarded_are_shuffled_in() {
    // Nothing is left but what lies face up: the same tiles come back.
    let mut table = stage(5).row("sugar sugar coffee corn corn indigo").nothing_else().begin();
    table.play(ANNE, "take settler");
    table.end_phase();
    assert_eq!(table.row(), [2, 1, 2, 0, 1]);
    assert_eq!((table.stacks(), table.discard()), ([0; 5], [0; 5]));
}

#[test]
fn a_short_row_when_plantations_run_out() {
    let mut table = stage(5).row("sugar sugar coffee corn corn indigo").nothing_else().begin();
    table.play(ANNE, "take settler");
    table.play(ANNE, "settle sugar");
    table.play(BERNIE, "settle coffee");
    table.end_phase();
    assert_eq!(table.row(), [2, 1, 1, 0, 0], "four instead of six");
    assert_eq!((table.stacks(), table.discard()), ([0; 5], [0; 5]));
}

#[test]
fn every_face_down_tile_is_equally_likely() {
    // 3 corn, 2 indigo and 1 coffee lie face down: the hacienda draws them with these weights.
    let mut table = stage(3)
        .domain(ANNE, "hacienda+")
        .row("sugar sugar sugar sugar")
        .stacks("3 corn, 2 indigo, 1 coffee")
        .begin();
    table.play(ANNE, "take settler");
    let draw = table.action("draw plantation");
    let mut drawn = Vec::new();
    Enumerating::run(
        |every| {
            let mut position = *table.position();
            PuertoRico::apply(&mut position, ANNE, draw, every, &mut ()).expect("it is legal");
            let after = Play::at(position);
            let tile = ["corn", "indigo", "coffee"].into_iter().find(|tile| after.tiles(ANNE, tile) == 1);
            tile.expect("one of the three")
        },
        |tile, probability| {
            drawn.push((tile, (probability * 6.0).round() as u8));
            true
        },
    );
    assert_eq!(drawn, [("corn", 3), ("indigo", 2), ("coffee", 1)]);
}

#[test]
fn hacienda_draw_from_empty_stacks_shuffles_the_discard() {
    let mut table = stage(3).domain(ANNE, "hacienda+").row("sugar sugar sugar sugar").stacks("").begin();
    let discard: u8 = table.discard().iter().sum();
    assert!(discard > 0);
    table.play(ANNE, "take settler");
    table.drawing(&["coffee"]).play(ANNE, "draw plantation");
    assert_eq!(table.tiles(ANNE, "coffee"), 1);
    assert_eq!(table.discard(), [0; 5]);
    assert_eq!(table.stacks().iter().sum::<u8>(), discard - 1);
    assert_eq!(table.row(), [0, 0, 4, 0, 0], "the face-up tiles stay");
}

#[test]
fn hacienda_is_void_when_no_tile_is_anywhere() {
    let mut table =
        stage(5).domain(ANNE, "hacienda+").row("sugar sugar coffee corn corn indigo").nothing_else().begin();
    table.play(ANNE, "take settler");
    table.refuses(ANNE, "draw plantation");
    table.offers(ANNE, "settle sugar");
}
