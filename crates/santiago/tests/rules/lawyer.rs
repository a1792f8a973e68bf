//! Alonso, the lawyer.

use crate::play::{goods, seat, table, with_cuban};
use santiago::{
    Step,
    components::{Building, Cuban, Good},
};

#[test]
fn alonso_claims_what_nobody_owns() {
    let mut table = with_cuban(Cuban::Alonso, |draft| draft.players[1].owns = vec![Building::Bank]);
    let claims = table.legal().iter().filter(|text| text.starts_with("claim")).count();
    assert_eq!(claims, 11);
    assert_eq!(table.refuses("claim bank"), "why-owned");
    assert_eq!(table.refuses("use bank"), "why-not-own");
    table.play("claim church");
    assert_eq!(table.position.owner(Building::Church), Some(seat(1)));
}

#[test]
fn an_occupied_building_may_be_claimed() {
    let mut table = with_cuban(Cuban::Alonso, |draft| draft.players[1].broker = Some(Building::Church));
    table.play("claim church");
    assert_eq!(table.position.owner(Building::Church), Some(seat(1)));
    assert_eq!(table.position.visitor(Building::Church), Some(seat(2)));
}

#[test]
fn three_markers_and_no_more() {
    let owns = vec![Building::Bank, Building::Church, Building::CigarFactory];
    let table = with_cuban(Cuban::Alonso, |draft| draft.players[0].owns = owns);
    assert_eq!(table.legal(), ["skip", "use bank", "use church", "use cigar-factory"]);
    assert_eq!(table.refuses("claim casino"), "why-no-marker");
}

#[test]
fn alicias_lawyer_uses_her_bank_and_then_a_white_building() {
    let mut table = with_cuban(Cuban::Alonso, |draft| draft.players[0].owns = vec![Building::Bank]);
    table.play("use bank");
    assert_eq!(table.pesos(1), 5, "the bank gives 2 pesos");
    assert_eq!(table.legal(), ["go harbour-master", "go newspaper", "go office"]);
    table.play("go newspaper").play("use");
    assert_eq!(table.pesos(1), 6, "and the white building may be used too");
}

#[test]
fn the_lawyer_opens_an_occupied_building() {
    let mut table = with_cuban(Cuban::Alonso, |draft| {
        draft.players[0].owns = vec![Building::Distillery];
        draft.players[1].broker = Some(Building::Distillery);
        goods(draft, 1, &[(Good::Sugar, 2)]);
    });
    table.play("use distillery");
    assert_eq!(table.legal(), ["exchange 1 sugar", "exchange 2 sugar"]);
    assert_eq!(table.refuses("skip"), "why-lawyer-chosen");
    table.play("exchange 2 sugar");
    assert_eq!((table.has(1, Good::Rum), table.step()), (2, Step::Broker));
}

#[test]
fn a_building_used_through_alonso_may_be_used_again() {
    let mut table = with_cuban(Cuban::Alonso, |draft| draft.players[0].owns = vec![Building::HarborMaster]);
    table.play("use harbour-master");
    assert_eq!(table.position.value(), 3, "at 2 there is only one way");
    table.play("go harbour-master").play("flag right");
    assert_eq!(table.position.value(), 4);
}

#[test]
fn without_marker_and_use_alonso_does_nothing() {
    let mut table = table(4, |draft| {
        draft.car = Some(Cuban::ElZorro);
        draft.players[0].owns = vec![Building::Sawmill, Building::Cafe, Building::Distillery];
        goods(draft, 1, &[(Good::Citrus, 1)]);
    });
    table.play("drive 1");
    assert_eq!(table.step(), Step::Broker);
}

#[test]
fn using_ones_own_building_pays_nobody() {
    let mut table = with_cuban(Cuban::Alonso, |draft| {
        draft.players[0].owns = vec![Building::Bank];
        draft.players[1].broker = Some(Building::Bank);
    });
    table.play("use bank").play("go office").play("skip");
    assert_eq!(table.rents(), 0);
    assert_eq!((1..=4).map(|number| table.points(number)).collect::<Vec<_>>(), [2; 4]);
}

#[test]
fn in_the_lawyers_building_every_refusal_has_its_own_reason() {
    let mut table = with_cuban(Cuban::Alonso, |draft| {
        draft.players[0].owns = vec![Building::Distillery];
        goods(draft, 1, &[(Good::Sugar, 2)]);
    });
    table.play("use distillery");
    assert_eq!(table.refuses("exchange 3 sugar"), "why-has-only");
    assert_eq!(table.refuses("skip"), "why-lawyer-chosen");
}
