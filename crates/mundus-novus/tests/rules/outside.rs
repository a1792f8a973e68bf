//! Positions from outside: readable, and refused with every reason.

use crate::play::*;
use mundus_novus::{Category, Position, PositionDraft, Resource, RoyalEvent, Step};

fn faults(change: impl FnOnce(&mut PositionDraft)) -> Vec<String> {
    let mut draft = PositionDraft::new(3);
    fill_hands(&mut draft);
    change(&mut draft);
    let told = draft.build().map(|_| Vec::new()).unwrap_or_else(|impossible| impossible.faults);
    told.iter().map(ToString::to_string).collect()
}

#[test]
fn a_draft_becomes_a_position_and_a_text() {
    let table = table(3, fill_hands);
    let text = serde_json::to_string(&table.position).expect("text");
    assert!(text.contains("\"trade-master\":1") && text.contains("\"cacao\":5"), "{text}");
    assert_eq!(serde_json::from_str::<Position>(&text).expect("a position"), table.position);
}

#[test]
fn every_reason_is_told() {
    let found = faults(|draft| {
        draft.market = cards("corn");
        draft.players[0].developments = developments("caravel-3");
    });
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found.iter().any(|fault| fault.contains("market")));
    assert!(found.iter().any(|fault| fault.contains("caravel-3")));
}

#[test]
fn impossible_positions_are_refused() {
    assert!(!faults(|draft| draft.players[0].hand = cards("8 potato")).is_empty(), "one is in the market");
    assert!(!faults(|draft| draft.players[0].hand = cards("corn")).is_empty(), "fewer than five cards");
    assert!(!faults(|draft| draft.players[0].known = cards("relic")).is_empty());
    assert!(!faults(|draft| draft.line.truncate(4)).is_empty());
    assert!(!faults(|draft| draft.step = Step::Over).is_empty());
    assert!(!faults(|draft| draft.trade_master = seat(5)).is_empty());
    assert!(!faults(|draft| draft.round = 0).is_empty());
    assert!(!faults(|draft| draft.announced = 3).is_empty());
    assert!(faults(|_| ()).is_empty());
}

#[test]
fn only_coronado_costs_doubloons() {
    let below = |earned: &[(Category, i16)]| {
        let found = faults(|draft| draft.players[1].earned = earned.iter().copied().collect());
        found.iter().any(|fault| fault == "seat 2: doubloons below zero")
    };
    assert!(below(&[(Category::Different, 2), (Category::Relics, -1)]));
    assert!(below(&[(Category::Coronado, 1)]), "and he never brings any");
    assert!(!below(&[(Category::Different, 2), (Category::Coronado, -2)]));
}

#[test]
fn a_draft_names_its_rules() {
    let mut text = serde_json::to_value(table(3, fill_hands).position).expect("text");
    assert_eq!(text["rules"], 2);
    let read = |text: &serde_json::Value| serde_json::from_value::<Position>(text.clone());
    text["rules"] = 1.into();
    assert_eq!(read(&text).expect("a position").setup().rules(), 1);
    for unknown in [0, 3] {
        text["rules"] = unknown.into();
        let refused = read(&text).expect_err("no such rules").to_string();
        assert!(refused.contains("rules versions 1 to 2"), "{refused}");
    }
    text.as_object_mut().expect("an object").remove("rules");
    assert_eq!(read(&text).expect("a position").setup().rules(), 2, "the newest if not said");
}

#[test]
fn only_ponce_with_two_caravels_splits_his_fleet() {
    let told = |owned: &str| {
        let found = faults(|draft| {
            draft.step = Step::Split;
            draft.players[0].developments = developments(owned);
        });
        found.iter().any(|fault| fault.contains("there is nothing to split"))
    };
    assert!(told("caravel-10, caravel-12"), "without him");
    assert!(told("juan-ponce-de-leon, caravel-10"), "with one caravel");
    assert!(!told("juan-ponce-de-leon, caravel-10, caravel-12"));
}

#[test]
fn only_coronado_with_two_doubloons_calls_an_event() {
    let told = |owned: &str, doubloons, round, head: &str| {
        let found = faults(|draft| {
            (draft.step, draft.round) = (Step::Call, round);
            draft.players[0].developments = developments(owned);
            draft.players[0].earned = [(Category::Income, doubloons)].into();
            draft.line[0] = developments(head)[0];
        });
        found.iter().any(|fault| fault.contains("nobody may choose the event"))
    };
    assert!(!told("francisco-de-coronado", 2, 2, "caravel-7"));
    assert!(told("juan-de-la-cosa", 2, 2, "caravel-7"), "somebody else");
    assert!(told("francisco-de-coronado", 1, 2, "caravel-7"), "too poor");
    assert!(told("francisco-de-coronado", 2, 1, "caravel-7"), "nobody has him in the first round");
    assert!(told("francisco-de-coronado", 2, 2, "shipyard-1"), "there is an event already");
}

#[test]
fn the_lowest_caravel_is_never_in_the_second_squadron() {
    let told = |detached: &[u8]| {
        let found = faults(|draft| {
            draft.step = Step::Split;
            draft.players[0].developments =
                developments("juan-ponce-de-leon, caravel-7, caravel-10, caravel-12");
            draft.detached = detached.to_vec();
        });
        found.iter().any(|fault| fault.contains("the second squadron is wrong"))
    };
    assert!(!told(&[10]) && !told(&[12]));
    assert!(told(&[7]), "it would be the first one");
    assert!(told(&[9]), "nobody has it");
}

#[test]
fn as_many_cards_as_there_are_and_no_more() {
    let told = |hand: &str| faults(|draft| draft.players[0].hand = cards(hand));
    assert_eq!(told("7 potato"), [] as [&str; 0], "with that in the market all of them");
    assert_eq!(told("8 potato"), ["9 cards of potato, there are only 8"]);
}

#[test]
fn those_tied_are_all_with_the_highest_total() {
    let told = |laid: [&str; 3], tied: &[usize]| {
        let found = faults(|draft| {
            (draft.step, draft.announced) = (Step::Appoint, 2);
            draft.players.iter_mut().zip(laid).for_each(|(player, laid)| player.laid = cards(laid));
            draft.tied = tied.iter().map(|&number| seat(number)).collect();
        });
        found.iter().any(|fault| fault.contains("those tied are wrong"))
    };
    assert!(!told(["2 corn", "2 vanilla", "2 vanilla"], &[2, 3]));
    assert!(told(["2 corn", "2 vanilla", "2 vanilla"], &[2]), "seat 3 is, too");
    assert!(told(["2 corn", "2 corn", "2 vanilla"], &[3]), "it is Trade Master without being asked");
    assert!(told(["2 vanilla", "2 vanilla", "2 corn"], &[1, 2]), "the Trade Master remains it");
}

/// What is told of a position in which seat 1 puts this together.
fn of_bench(step: Step, hand: &str, bench: &str, change: impl FnOnce(&mut PositionDraft)) -> Vec<String> {
    faults(|draft| {
        draft.step = step;
        draft.players[0].hand = cards(hand);
        draft.bench.cards = cards(bench);
        change(draft);
    })
}

fn told(found: &[String], what: &str) -> bool {
    found.iter().any(|fault| fault.contains(what))
}

#[test]
fn a_set_of_identical_resources_has_its_resource_relics_and_what_merchants_made() {
    let of = |hand: &str, bench: &str, owned: &str, used: [u8; 3]| {
        of_bench(Step::Identical, hand, bench, |draft| {
            draft.bench.target = Some(Resource::Corn);
            draft.bench.used = used;
            draft.players[0].developments = developments(owned);
        })
    };
    for (hand, bench) in [("corn", "2 corn, relic"), ("", "5 corn"), ("relic", "2 corn"), ("corn", "4 relic")]
    {
        assert_eq!(of(hand, bench, "", [0; 3]), [""; 0], "{hand}; {bench}");
    }
    let (common, rare) = ("common-merchant-1", "rare-merchant-1");
    assert_eq!(of("relic", "corn, potato", common, [1, 0, 0]), [""; 0]);
    assert_eq!(of("potato", "2 corn", common, [0; 3]), [""; 0], "the merchant can still be used");
    for (bench, owned, used) in [
        ("corn, potato", "", [0; 3]),
        ("corn, potato", common, [0; 3]),
        ("corn, potato", rare, [0, 0, 1]),
        ("2 corn", common, [1, 0, 0]),
        ("6 corn", "", [0; 3]),
    ] {
        assert!(told(&of("corn", bench, owned, used), "the set is wrong"), "{bench}; {owned}");
    }
    assert!(told(&of("corn", "corn, potato", "", [1, 0, 0]), "more merchants are used than there are"));
    for (hand, bench) in [("potato", "2 corn"), ("2 relic", "2 relic"), ("corn", "5 relic"), ("corn", "corn")]
    {
        assert_eq!(
            of(hand, bench, "", [0; 3]),
            ["the set cannot be completed at the step identical"],
            "{hand}; {bench}"
        );
    }
    let other = |change: fn(&mut PositionDraft)| {
        of_bench(Step::Identical, "corn", "2 corn", |draft| {
            draft.bench.target = Some(Resource::Corn);
            change(draft);
        })
    };
    assert!(told(&other(|draft| draft.bench.target = Some(Resource::Relic)), "the set is wrong"));
    assert!(told(&other(|draft| draft.bench.kinds = vec![Resource::Corn]), "the set is wrong"));
    // A second one only with the King's help.
    assert!(told(&other(|draft| draft.turn.identical = true), "the set cannot be completed"));
    let helped = other(|draft| {
        draft.turn.identical = true;
        draft.happening = Some(RoyalEvent::KingsHelp);
    });
    assert_eq!(helped, [""; 0]);
}

#[test]
fn a_set_of_different_resources_has_a_card_for_each() {
    let of = |hand: &str, bench: &str, kinds: &str, owned: &str, used: [u8; 3]| {
        of_bench(Step::Different, hand, bench, |draft| {
            draft.bench.kinds = cards(kinds).iter().collect();
            draft.bench.used = used;
            draft.players[0].developments = developments(owned);
        })
    };
    let rare = "rare-merchant-1, rare-merchant-2";
    let hand = "corn, cacao, potato";
    assert_eq!(of(hand, "vanilla", "vanilla", "", [0; 3]), [""; 0]);
    assert_eq!(of(hand, "2 vanilla", "vanilla, indigo", rare, [0, 0, 1]), [""; 0]);
    for (bench, kinds, owned, used) in [
        ("vanilla, relic", "vanilla", "", [0; 3]),
        ("vanilla", "vanilla, indigo", rare, [0, 0, 1]),
        ("2 vanilla", "vanilla", "", [0; 3]),
        ("2 vanilla", "vanilla, indigo", "", [0; 3]),
        ("2 vanilla", "vanilla, indigo", "common-merchant-1", [1, 0, 0]),
        ("vanilla", "vanilla", rare, [0, 0, 2]),
    ] {
        assert!(told(&of(hand, bench, kinds, owned, used), "the set is wrong"), "{bench}; {kinds}; {used:?}");
    }
    let short = of("corn, cacao", "vanilla", "vanilla", "", [0; 3]);
    assert_eq!(short, ["the set cannot be completed at the step different"]);
    let targeted = of_bench(Step::Different, hand, "vanilla", |draft| {
        draft.bench.kinds = vec![Resource::Vanilla];
        draft.bench.target = Some(Resource::Corn);
    });
    assert!(told(&targeted, "the set is wrong"));
    let second = of_bench(Step::Different, hand, "vanilla", |draft| {
        draft.bench.kinds = vec![Resource::Vanilla];
        draft.turn.different = true;
    });
    assert_eq!(second, ["a second set of different resources is played at the step different"]);
}

#[test]
fn the_perfect_combination_has_exactly_one_relic() {
    let of = |hand: &str, bench: &str| {
        of_bench(Step::Perfect, hand, bench, |draft| {
            draft.bench.kinds = vec![Resource::Vanilla];
            // It is not the set of different resources: that may have been played.
            draft.turn.different = true;
        })
    };
    let rest = "cacao, corn, tobacco, coffee, cotton, sugar-cane, indigo";
    assert_eq!(of(&format!("{rest}, potato"), "vanilla, relic"), [""; 0]);
    assert!(told(&of(&format!("{rest}, potato"), "vanilla"), "the set is wrong"));
    assert!(told(&of(&format!("{rest}, potato"), "vanilla, 2 relic"), "the set is wrong"));
    assert_eq!(of(rest, "vanilla, relic"), ["the set cannot be completed at the step perfect"]);
}

#[test]
fn what_a_merchant_is_given_is_a_resource_of_the_hand() {
    let of = |step, given: Option<Resource>| {
        of_bench(step, "2 corn, cacao, potato, relic", "", |draft| {
            draft.bench.given = given;
            draft.players[0].developments = developments("rare-merchant-1");
        })
    };
    assert_eq!(of(Step::Convert, Some(Resource::Corn)), [""; 0]);
    for (step, given) in [
        (Step::Convert, None),
        (Step::Convert, Some(Resource::Vanilla)),
        (Step::Convert, Some(Resource::Relic)),
        (Step::Different, Some(Resource::Corn)),
    ] {
        assert!(told(&of(step, given), "the card given to a merchant is wrong"), "{step:?} {given:?}");
    }
}

#[test]
fn cards_are_stored_as_long_as_there_are_cards_and_room() {
    let of = |hand: &str, bench: &str, change: fn(&mut PositionDraft)| {
        of_bench(Step::Store, hand, bench, |draft| {
            draft.players[0].developments = developments("small-warehouse-1, common-merchant-1");
            change(draft);
        })
    };
    assert_eq!(of("corn", "", |_| ()), [""; 0]);
    let more = "nothing more can be stored";
    assert!(told(&of("corn", "relic", |_| ()), more), "the warehouse holds one card");
    assert!(told(&of("", "", |_| ()), more), "there is no card");
    assert!(told(&of("corn", "", |draft| draft.happening = Some(RoyalEvent::Fire)), more));
    assert!(told(&of("corn", "", |draft| draft.bench.kinds = vec![Resource::Corn]), "the store is wrong"));
    assert!(told(&of("corn", "", |draft| draft.bench.target = Some(Resource::Corn)), "the store is wrong"));
    assert!(told(&of("corn", "", |draft| draft.bench.given = Some(Resource::Corn)), "the store is wrong"));
    assert!(told(&of("corn", "", |draft| draft.bench.used = [1, 0, 0]), "the store is wrong"));
    assert!(told(&of("corn", "", |draft| draft.turn.identical = true), "sets were played"));
}

#[test]
fn a_development_is_taken_from_the_line_after_a_set_of_identical_resources() {
    let of = |reach, identical| {
        faults(|draft| {
            (draft.step, draft.reach, draft.turn.identical) = (Step::Develop, reach, identical);
        })
    };
    let nothing = ["nothing may be taken at the step develop"];
    assert_eq!(of(2, true), [""; 0]);
    assert_eq!(of(5, true), [""; 0]);
    assert_eq!([of(0, true), of(6, true), of(2, false)], [nothing; 3]);
}

#[test]
fn a_player_who_has_put_down_enough_for_the_pirates_is_not_asked() {
    let of = |acting: &[usize], laid: [&str; 2]| {
        faults(|draft| {
            (draft.step, draft.happening) = (Step::Pirates, Some(RoyalEvent::Pirates));
            draft.acting = Some(acting.iter().map(|&number| seat(number)).collect());
            for (player, laid) in draft.players.iter_mut().zip(laid) {
                (player.hand, player.laid) = (cards("5 corn"), cards(laid));
            }
            draft.players[0].developments = developments("caravel-7, caravel-8");
            draft.players[1].developments = developments("caravel-10, caravel-12");
        })
    };
    assert_eq!(of(&[1, 2], ["", ""]), [""; 0]);
    assert_eq!(of(&[1], ["", "corn"]), [""; 0]);
    assert!(told(&of(&[1], ["corn", "corn"]), "seat 1 has chosen wrongly"));
    assert!(told(&of(&[1], ["", ""]), "seat 2 has chosen wrongly"));
}
