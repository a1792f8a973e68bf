//! Why an action is not allowed: the reasons that no rule's own test names.

use crate::play::*;
use mundus_novus::{RoyalEvent, Step};

fn assert_refused(table: &Table, expected: &[(&str, &str)]) {
    let reasons: Vec<_> = expected.iter().map(|&(text, _)| (text, table.refuses(1, text))).collect();
    assert_eq!(reasons, expected);
}

#[test]
fn what_is_not_asked_now() {
    let table = table(3, fill_hands);
    assert_refused(&table, &[("end turn", "why-not-now"), ("offer corn", "why-not-now")]);
    assert_eq!(table.refuses(2, "announce 2"), "illegal-not-your-turn");
}

#[test]
fn supply() {
    let table = table(3, |draft| {
        fill_hands(draft);
        draft.step = Step::Split;
        draft.players[0].developments = developments("juan-ponce-de-leon, caravel-1, caravel-5, caravel-7");
        draft.detached = vec![5];
    });
    assert_refused(&table, &[("detach 5", "why-detached"), ("detach 1", "why-lowest-stays")]);
    let picking = self::table(3, |draft| {
        fill_hands(draft);
        (draft.step, draft.picks, draft.served) = (Step::Pick, 1, vec![seat(1)]);
        draft.players[0].developments = developments("caravel-1");
        draft.players[1].developments = developments("caravel-5");
        draft.display = cards("vanilla, indigo");
    });
    assert_refused(&picking, &[("pick potato", "why-not-face-up")]);
    let pirates = self::table(3, |draft| {
        fill_hands(draft);
        (draft.step, draft.happening) = (Step::Pirates, Some(RoyalEvent::Pirates));
        draft.players[0].developments = developments("caravel-7, caravel-8");
        draft.acting = Some(vec![seat(1)]);
    });
    assert_refused(&pirates, &[("discard relic", "why-not-in-hand")]);
}

#[test]
fn exchanges_and_the_first_player() {
    let taking = table(3, |draft| {
        fill_hands(draft);
        (draft.step, draft.announced) = (Step::Take, 2);
        for (player, laid) in draft.players.iter_mut().zip(["2 vanilla", "vanilla, potato", "2 indigo"]) {
            player.laid = cards(laid);
        }
    });
    assert_refused(
        &taking,
        &[("take corn from 5", "why-not-at-table"), ("take corn from 2", "why-not-laid-out")],
    );
    let beginning = table(3, |draft| {
        fill_hands(draft);
        draft.step = Step::Begin;
    });
    assert_refused(&beginning, &[("begin with 4", "why-not-at-table")]);
}

#[test]
fn sets() {
    let hand = "5 corn, 2 cacao, tobacco, coffee, cotton, relic";
    let merchant =
        |owned: &str| progressing(2, hand, |draft| draft.players[0].developments = developments(owned));
    let mut table = merchant("common-merchant-1");
    table.plays(1, &["set of corn", "add corn"]);
    let expected = [
        ("add cacao", "why-not-identical"),
        ("convert corn", "why-convert-itself"),
        ("convert vanilla", "why-not-in-hand"),
        ("add vanilla", "why-not-in-hand"),
    ];
    assert_refused(&table, &expected);
    table.plays(1, &["add corn", "add corn", "add corn", "add corn"]);
    assert_refused(&table, &[("convert cacao", "why-set-full"), ("add relic", "why-set-full")]);
    let mut table = merchant("");
    table.plays(1, &["set of different", "add corn"]);
    assert_refused(&table, &[("add corn", "why-not-different"), ("convert corn", "why-no-merchant")]);
}

#[test]
fn developments_out_of_reach() {
    let mut table = progressing(2, "3 corn, 2 cacao", |_| ());
    table.plays(1, &["set of corn", "add corn", "add corn", "add corn"]);
    assert_refused(&table, &[("develop shipyard-2", "why-not-now")]);
    let developing = self::table(2, |draft| {
        fill_hands(draft);
        (draft.step, draft.reach, draft.turn.identical) = (Step::Develop, 2, true);
    });
    let expected = [
        ("develop shipyard-2", "why-out-of-reach"),
        ("develop caravel-7", "why-not-in-line"),
        ("develop unseen", "why-no-almagro"),
    ];
    assert_refused(&developing, &expected);
}

#[test]
fn storing() {
    let mut table = progressing(2, "corn, vanilla, cacao", |draft| {
        draft.players[0].developments = developments("large-warehouse-1");
    });
    table.play(1, "end turn");
    assert_refused(&table, &[("store relic", "why-not-in-hand"), ("end turn", "why-not-now")]);
}
