//! Craftsman: production, short supplies, the factory, the extra barrel.

use crate::play::*;

const FIVE_KINDS: &str = "1 corn+, 1 indigo+, 1 sugar+, 1 tobacco+, 1 coffee+, small-indigo-plant+, \
                          small-sugar-mill+, tobacco-storage+1, coffee-roaster+1";

#[test]
fn the_player_produces_one_tobacco_three_sugar_two_corn() {
    // Three corn plantations, two of them occupied; two occupied tobacco plantations, one colonist in the storage;
    // four sugar plantations, three of them occupied, four colonists in the mills.
    let domain =
        "2 corn+, 1 corn, 2 tobacco+, 3 sugar+, 1 sugar, tobacco-storage+1, small-sugar-mill+1, sugar-mill+3";
    let mut table = stage(4).domain(BERNIE, domain).begin();
    table.play(ANNE, "take craftsman");
    table.play(BERNIE, "produce");
    assert_eq!(table.all_barrels(BERNIE), [2, 0, 3, 1, 0]);
    assert_eq!(["corn", "sugar", "tobacco"].map(|good| table.supply(good)), [8, 8, 8]);
}

#[test]
fn plantations_limit_production_too() {
    let mut table =
        stage(4).domain(BERNIE, "1 indigo+, 3 indigo, indigo-plant+3, 1 coffee+, 2 sugar+").begin();
    table.play(ANNE, "take craftsman");
    table.play(BERNIE, "produce");
    // One occupied indigo plantation for three workers; coffee without a roaster, sugar without a mill.
    assert_eq!(table.all_barrels(BERNIE), [0, 1, 0, 0, 0]);
}

#[test]
fn production_goes_clockwise_and_the_first_come_is_served_first() {
    // Four corn are left. From the craftsman, Bernie: he takes three, Christine the last one of her two.
    let mut table = stage(4)
        .governor(BERNIE)
        .supply("corn", 4)
        .hoarder(ANNE)
        .domain(ANNE, "1 corn+")
        .domain(BERNIE, "3 corn+")
        .domain(CHRISTINE, "2 corn+")
        .domain(DAVID, "1 corn+, 1 indigo+, small-indigo-plant+")
        .begin();
    let before = table.barrels(ANNE, "corn");
    table.play(BERNIE, "take craftsman");
    table.play(BERNIE, "produce");
    assert_eq!((table.barrels(BERNIE, "corn"), table.supply("corn")), (3, 1));
    table.play(CHRISTINE, "produce");
    assert_eq!((table.barrels(CHRISTINE, "corn"), table.supply("corn")), (1, 0), "a part is taken");
    // David makes his indigo, Anne nothing; no corn is left for the extra barrel.
    table.play(DAVID, "produce");
    assert_eq!(table.all_barrels(DAVID), [0, 1, 0, 0, 0]);
    assert_eq!(table.barrels(ANNE, "corn"), before);
    table.offers(CHRISTINE, "take settler");
}

#[test]
fn missing_barrels_are_not_replaced() {
    let mut table =
        stage(4).supply("tobacco", 0).domain(BERNIE, "2 tobacco+, tobacco-storage+2, 1 corn+").begin();
    table.play(ANNE, "take craftsman");
    table.play(BERNIE, "produce");
    assert_eq!(table.all_barrels(BERNIE), [1, 0, 0, 0, 0]);
}

#[test]
fn factory_pays_by_number_of_kinds() {
    let kinds = [
        ("1 corn+", 0),
        ("1 corn+, 1 indigo+, small-indigo-plant+", 1),
        ("1 corn+, 1 indigo+, small-indigo-plant+, 1 sugar+, small-sugar-mill+", 2),
        (
            "1 corn+, 1 indigo+, small-indigo-plant+, 1 sugar+, small-sugar-mill+, 1 coffee+, coffee-roaster+1",
            3,
        ),
        (FIVE_KINDS, 5),
    ];
    for (domain, doubloons) in kinds {
        for (factory, doubloons) in [("factory+", doubloons), ("factory", 0)] {
            let mut table = stage(4).domain(BERNIE, &format!("{domain}, {factory}")).begin();
            table.play(ANNE, "take craftsman");
            assert_eq!(u16::from(table.position().factory_forecast(BERNIE)), doubloons);
            table.play(BERNIE, "produce");
            assert_eq!(table.doubloons(BERNIE), doubloons, "{domain}, {factory}");
        }
    }
}

#[test]
fn david_makes_two_sugar_one_tobacco_and_one_doubloon() {
    let mut table = stage(4)
        .supply("corn", 0)
        .supply("sugar", 2)
        .hoarder(ANNE)
        .domain(DAVID, "factory+, 3 corn+, 3 sugar+, 1 tobacco+, sugar-mill+3, tobacco-storage+1")
        .begin();
    table.play(ANNE, "take craftsman");
    table.play(DAVID, "produce");
    assert_eq!(table.all_barrels(DAVID), [0, 0, 2, 1, 0]);
    assert_eq!(table.doubloons(DAVID), 1, "for two kinds");
}

#[test]
fn craftsman_takes_one_more_of_a_kind_just_produced() {
    let mut table = stage(4)
        .domain(ANNE, "2 corn+, 1 sugar+, small-sugar-mill+, 1 indigo+, 1 barrel coffee")
        .domain(BERNIE, "1 corn+")
        .begin();
    table.play(ANNE, "take craftsman");
    table.play(ANNE, "produce");
    table.play(BERNIE, "produce");
    // Corn or sugar, of which she has made some; not indigo (no plant) and not the coffee she happens to have.
    assert_eq!(table.offered(ANNE), ["extra corn", "extra sugar", "decline extra"]);
    table.play(ANNE, "extra sugar");
    assert_eq!(table.all_barrels(ANNE), [2, 0, 2, 0, 1]);
    assert_eq!(table.supply("sugar"), 9);
    table.offers(BERNIE, "take settler");
}

#[test]
fn the_extra_barrel_comes_last_if_one_is_left() {
    // Two sugar are left: Anne makes one, Bernie the other, and there is none to spare; corn is there.
    let mut table = stage(4)
        .supply("sugar", 2)
        .domain(ANNE, "1 sugar+, small-sugar-mill+, 1 corn+")
        .domain(BERNIE, "1 sugar+, small-sugar-mill+")
        .begin();
    table.play(ANNE, "take craftsman");
    table.play(ANNE, "produce");
    table.play(BERNIE, "produce");
    assert_eq!(table.offered(ANNE), ["extra corn", "decline extra"]);
}

#[test]
fn the_extra_barrel_may_be_declined() {
    let mut table = stage(4).domain(ANNE, "1 corn+").begin();
    table.play(ANNE, "take craftsman");
    table.play(ANNE, "produce");
    table.play(ANNE, "decline extra");
    assert_eq!(table.barrels(ANNE, "corn"), 1);
    table.offers(BERNIE, "take settler");
}

#[test]
fn no_production_no_extra_barrel() {
    // Anne has plantations but nobody in the mill; Bernie produces; nothing more is asked of her.
    let mut table =
        stage(4).domain(ANNE, "2 sugar+, sugar-mill, 1 barrel corn").domain(BERNIE, "1 corn+").begin();
    table.play(ANNE, "take craftsman");
    table.play(BERNIE, "produce");
    table.offers(BERNIE, "take settler");
    assert_eq!(table.all_barrels(ANNE), [1, 0, 0, 0, 0]);
}

#[test]
fn production_may_be_declined_all_or_nothing() {
    let mut table = stage(4).domain(BERNIE, &format!("{FIVE_KINDS}, factory+")).begin();
    table.play(ANNE, "take craftsman");
    assert_eq!(table.offered(BERNIE), ["produce", "decline production"]);
    let mut all = table.clone();
    all.play(BERNIE, "produce");
    assert_eq!(all.all_barrels(BERNIE), [1; 5]);
    table.play(BERNIE, "decline production");
    assert_eq!((table.all_barrels(BERNIE), table.doubloons(BERNIE)), ([0; 5], 0));
}

#[test]
fn a_craftsman_who_declined_gets_no_extra_barrel() {
    let mut table = stage(4).domain(ANNE, "2 corn+").domain(BERNIE, "1 corn+").begin();
    table.play(ANNE, "take craftsman");
    table.play(ANNE, "decline production");
    table.play(BERNIE, "produce");
    table.offers(BERNIE, "take settler");
    assert_eq!(table.all_barrels(ANNE), [0; 5]);
}
