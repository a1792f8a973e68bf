//! Positions read from outside.

use crate::play::*;
use game::{Fast, Rules, Setup, SetupText};
use san_juan::{Card, Good, PhaseDraft, Position, PositionDraft, Role, SanJuan, SettledDraft, Step};

#[test]
fn a_short_draft_is_enough() {
    let text = r#"{"setup": {"players": 2}, "players": [
        {"hand": {"library": 1, "well": 2}, "buildings": {"indigo-plant": 1}},
        {"buildings": {"indigo-plant": 1, "tower": 1}}]}"#;
    let p: Position = serde_json::from_str(text).expect("a sound position");
    assert_eq!((p.step(), p.deck()), (Step::Role, 112 - 3 - 3));
}

#[test]
fn an_impossible_position_is_refused_with_every_reason() {
    let mut draft = table(3).hand(1, "library library library").city(2, "indigo-plant library");
    draft.players[1].known = list("well");
    draft.taken = vec![san_juan::Role::Builder; 2];
    let reasons = draft.build().expect_err("four libraries").faults;
    assert!(reasons.iter().any(|reason| reason.code == "role-twice"), "{reasons:?}");
    draft.taken = Vec::new();
    let reasons = draft.build().expect_err("four libraries").to_string();
    assert!(reasons.contains("4 cards of library instead of 3"), "{reasons}");
    assert!(reasons.contains("more well known than in hand"), "{reasons}");
}

#[test]
fn out_of_range_numbers_are_refused() {
    let mut draft = table(3).city(1, "indigo-plant crane").hand(1, "well well crane");
    (draft.role, draft.taken, draft.step) = (Some(Role::Builder), vec![Role::Builder], Step::Cover);
    draft.phase.covered = Some(Card::TobaccoStorage);
    assert!(draft.build().expect_err("no such building").to_string().contains("the crane cannot cover this"));
    let mut draft = table(3);
    (draft.role, draft.taken, draft.step) = (Some(Role::Producer), vec![Role::Producer], Step::Produce);
    (draft.phase.left, draft.phase.count) = (255, 255);
    assert!(draft.build().expect_err("too many goods").to_string().contains("goods left is wrong"));
    let mut draft = table(3);
    draft.players[0].harbored = 255;
    assert!(draft.build().expect_err("too many cards").to_string().contains("cards in the deck"));
}

#[test]
fn unknown_fields_are_refused() {
    let text = r#"{"setup": {"players": 2}, "players": [], "decks": 3}"#;
    assert!(serde_json::from_str::<PositionDraft>(text).is_err());
}

/// Three players at this step of this role, which seat 1 has chosen, with prices for the trader.
fn during(role: Role, step: Step) -> PositionDraft {
    let mut draft = table(3).prices("11122").hand(1, "well crane hero statue").hand(2, "smithy tower");
    (draft.role, draft.taken, draft.step) = (Some(role), vec![role], step);
    draft
}

fn builder(step: Step) -> PositionDraft {
    during(Role::Builder, step).city(1, "indigo-plant crane tower")
}

/// Seat 1, with a harbor, sells up to two of its indigo and has sold this many.
fn selling(step: Step, count: u8) -> PositionDraft {
    let mut draft = during(Role::Trader, step).city(1, "indigo-plant indigo-plant indigo-plant harbor");
    let left = if step == Step::Sell { 2 - count } else { 0 };
    draft.phase = PhaseDraft { left, count, gain: count, sold: count > 0, ..PhaseDraft::default() };
    draft.unseen_discards = count;
    draft.option("expansion", "on").goods(1, &[Good::Indigo, Good::Indigo])
}

/// Seat 1 has drawn these and keeps one.
fn keeping(drawn: &str) -> PositionDraft {
    let mut draft = during(Role::Councillor, Step::Keep);
    (draft.drawn, draft.phase.left) = (list(drawn), 1);
    draft
}

/// With an archive, seat 1 chooses from its whole hand.
fn discarding(left: u8) -> PositionDraft {
    let mut draft = during(Role::Councillor, Step::Discard).city(1, "indigo-plant archive");
    draft.phase.left = left;
    draft.hand(1, "well statue crane hero palace library")
}

fn paying(left: u8) -> PositionDraft {
    let mut draft = builder(Step::Pay);
    (draft.phase.left, draft.rounds_without_building) = (left, 0);
    draft
}

/// With two players, seat 1 has taken this role and decides whether to use its library for it.
fn deciding(role: Role) -> PositionDraft {
    let mut draft = table(2).city(1, "indigo-plant library").prices("11122");
    (draft.role, draft.taken, draft.step) = (Some(role), vec![role], Step::Library);
    draft
}

/// The same under version 1 of the rules, which asks before a price card is turned over.
fn deciding_without_prices() -> PositionDraft {
    let mut draft = deciding(Role::Trader);
    (draft.rules, draft.price_cards) = (1, Vec::new());
    draft
}

fn producing() -> PositionDraft {
    let mut draft = during(Role::Producer, Step::Produce);
    draft.phase.left = 2;
    draft
}

/// The harbor may tuck a good that is a certain card.
fn selling_a_settled_good() -> PositionDraft {
    let mut draft = selling(Step::Harbor, 1);
    (draft.unseen_discards, draft.lost_discards) = (0, list("well"));
    draft.phase.last_sold = Some(Card::Well);
    draft
}

/// Seat 1 has done something at this step of the round start, with this building.
fn beginning(step: Step, building: &str) -> PositionDraft {
    let mut draft = expanded(3).city(1, &format!("indigo-plant {building}")).hand(1, "well crane hero");
    draft.step = step;
    if step == Step::Bank {
        (draft.players[0].tucked, draft.players[0].bank_used) = (list("smithy"), true);
    }
    draft.phase.count = u8::from(step != Step::Chapel);
    draft
}

/// First edition: seat 1 keeps one of four cards, all of which cost differently.
fn mining() -> PositionDraft {
    let mut draft = during(Role::Prospector, Step::GoldKeep).city(1, "indigo-plant gold-mine");
    draft.drawn = list("smithy sugar-mill statue palace");
    draft.option("first-edition", "on")
}

/// Two cards lie under a harbor, one of which is certain, and the cathedral was built over.
fn long_played() -> PositionDraft {
    let mut draft = expanded(3);
    (draft.players[1].harbored, draft.lost_harbored) = (2, list("well"));
    draft.covered = list("cathedral");
    draft
}

const TWELVE: &str = "indigo-plant indigo-plant sugar-mill crane tower smithy well chapel poor-house aqueduct archive \
                      library";

fn settled(seat: game::Seat) -> SettledDraft {
    SettledDraft { seat, good: Good::Indigo, card: Card::Well }
}

fn told(draft: &PositionDraft) -> Vec<String> {
    draft
        .build()
        .map_or_else(|impossible| impossible.faults, |_| Vec::new())
        .iter()
        .map(ToString::to_string)
        .collect()
}

/// A sound table, how it is spoilt, and a part of the reason why it is refused then.
type Spoilt = (fn() -> PositionDraft, fn(&mut PositionDraft), &'static str);

const SPOILT: [Spoilt; 102] = [
    // Cities and cards.
    (|| table(3), |draft| draft.players[1].buildings = list(""), "seat 2: 0 buildings"),
    (
        || table(3).city(1, "indigo-plant smithy"),
        |draft| draft.players[0].buildings = list("smithy smithy"),
        "smithy twice",
    ),
    (
        || table(3),
        |draft| _ = draft.players[0].goods.insert(Good::Indigo, 2),
        "2 indigo goods on 1 buildings",
    ),
    (
        || table(3).hand(1, "well"),
        |draft| draft.players[0].known = list("well well"),
        "more well known than in hand",
    ),
    (
        || table(3),
        |draft| draft.players[0].tucked = list("library library library library"),
        "4 cards of library",
    ),
    (|| table(3), |draft| draft.covered = list("library library library library"), "4 cards of library"),
    (|| table(3), |draft| draft.pool = Some(list("library")), "instead of"),
    (|| expanded(3), |draft| draft.players[0].hand = list("cathedral"), "the cathedral is among the cards"),
    (|| expanded(3), |draft| draft.players[0].tucked = list("cathedral"), "the cathedral is among the cards"),
    (|| table(3), |draft| draft.players[0].harbored = 200, "cards in the deck"),
    (|| table(3), |draft| draft.lost_harbored = list("well"), "unseen harbor cards"),
    (|| table(3), |draft| draft.settled = vec![settled(seat(2))], "more indigo goods settled than there are"),
    (|| table(3), |draft| draft.settled = vec![settled(seat(4))], "goods are settled where there are none"),
    // There is room for as many settled goods as buildings.
    (
        || table(3),
        |draft| draft.settled = vec![settled(seat(1)); 48],
        "more indigo goods settled than there are",
    ),
    (|| table(3), |draft| draft.settled = vec![settled(seat(1)); 49], "49 settled goods"),
    (|| expanded(3), |draft| draft.pool = Some(list("cathedral")), "the cathedral is among the cards"),
    // Price cards.
    (|| table(3), |draft| draft.price_cards = vec!["11122".into(); 2], "twice in a cycle"),
    (|| table(3), |draft| draft.price_cards = vec!["99999".into()], "is no price card"),
    (|| table(3).prices("11122"), |draft| draft.price_cards.push("11122".into()), "one too many"),
    (|| table(3).prices("11122"), |draft| draft.next_price_card = Some(5), "out of order"),
    (|| table(3), |draft| draft.next_price_card = Some(1), "out of order"),
    (|| selling(Step::Sell, 0), |draft| draft.price_cards = Vec::new(), "a trader phase without prices"),
    (|| deciding(Role::Trader), |draft| draft.price_cards = Vec::new(), "a trader phase without prices"),
    (
        || {
            let mut draft = selling(Step::Sell, 0);
            draft.rules = 1;
            draft
        },
        |draft| draft.price_cards = Vec::new(),
        "a trader phase without prices",
    ),
    // Roles and turns.
    (|| table(3), |draft| draft.taken = vec![Role::Builder; 2], "a role was taken twice"),
    (
        || table(3),
        |draft| draft.taken = vec![Role::Builder, Role::Trader, Role::Producer],
        "does not fit 3 roles",
    ),
    (|| table(3), |draft| draft.role = Some(Role::Builder), "does not fit 0 roles"),
    (|| builder(Step::Build), |draft| draft.taken = vec![Role::Trader], "does not fit 1 roles"),
    (|| builder(Step::Build), |draft| draft.role = Some(Role::Trader), "does not fit"),
    (|| beginning(Step::Chapel, "chapel"), |draft| draft.taken = vec![Role::Builder], "does not fit 1 roles"),
    (
        || table(3),
        |draft| (draft.role, draft.taken) = (Some(Role::Builder), vec![Role::Builder]),
        "does not fit 1 roles",
    ),
    (
        || builder(Step::Build),
        |draft| draft.taken = vec![Role::Builder, Role::Trader, Role::Producer, Role::Councillor],
        "does not fit 4 roles",
    ),
    (|| deciding(Role::Builder), |draft| draft.role = None, "does not fit 1 roles"),
    (|| deciding(Role::Builder), |draft| draft.taken.push(Role::Trader), "does not fit 2 roles"),
    (
        || deciding(Role::Builder),
        |draft| draft.players[0].buildings = list("indigo-plant"),
        "does not fit 1 roles",
    ),
    (
        || table(3).city(1, "indigo-plant library"),
        |draft| {
            let three = draft.players.clone();
            *draft = deciding(Role::Builder);
            (draft.setup.players, draft.players) = (3, three);
        },
        "does not fit 1 roles",
    ),
    (|| table(3), |draft| draft.mover = Some(seat(2)), "seat 2 is not the one to choose"),
    (
        || during(Role::Prospector, Step::Prospect),
        |draft| draft.mover = Some(seat(2)),
        "seat 2 is not the one to choose",
    ),
    (|| table(3), |draft| draft.step = Step::Draft, "chosen without the draft option"),
    (|| table(3), |draft| draft.step = Step::Over, "does not fit"),
    (
        || builder(Step::Build),
        |draft| draft.step = Step::Over,
        "with 3 buildings the game cannot be in this state",
    ),
    (
        || table(3),
        |draft| draft.players[0].buildings = list(TWELVE),
        "with 12 buildings the game cannot be in this state",
    ),
    (
        || deciding(Role::Builder),
        |draft| draft.players[0].buildings = list(TWELVE),
        "with 12 buildings the game cannot be in this state",
    ),
    (|| deciding(Role::Builder), |draft| draft.library_used = true, "the library cannot have been used yet"),
    (|| table(3), |draft| draft.library_used = true, "the library cannot have been used yet"),
    (|| table(2), |draft| draft.library_used = true, "the library cannot have been used yet"),
    (|| table(3), |draft| draft.rounds_without_building = 0, "without a builder phase"),
    (|| paying(1), |draft| draft.rounds_without_building = 1, "although nothing was built"),
    (
        || {
            let mut draft = table(3).hand(1, "well well well crane crane hero hero statue");
            draft.step = Step::Limit;
            draft
        },
        |draft| draft.players[0].hand = list("well well well crane crane hero hero"),
        "nothing to decide",
    ),
    (
        || {
            let mut draft = table(3).hand(1, "well well well crane crane hero hero statue");
            draft.step = Step::Draft;
            draft.option("draft-start", "on")
        },
        |draft| draft.players[0].hand = list("well well well crane crane hero hero statue palace"),
        "too many cards were dealt",
    ),
    // Steps at which there is nothing to do.
    (
        || beginning(Step::Chapel, "chapel"),
        |draft| draft.players[0].buildings = list("indigo-plant"),
        "nothing to decide",
    ),
    (
        || beginning(Step::Office, "office-building"),
        |draft| draft.players[0].buildings = list("indigo-plant"),
        "nothing to decide",
    ),
    (
        || during(Role::Prospector, Step::GoldMine).city(1, "indigo-plant gold-mine"),
        |draft| draft.players[0].buildings = list("indigo-plant"),
        "nothing to decide",
    ),
    (
        || {
            during(Role::Prospector, Step::Goldsmith)
                .option("expansion", "on")
                .city(1, "indigo-plant goldsmith")
        },
        |draft| draft.players[0].buildings = list("indigo-plant"),
        "nothing to decide",
    ),
    (producing, |draft| _ = draft.players[0].goods.insert(Good::Indigo, 1), "nothing to decide"),
    // What a phase remembers.
    (|| table(3), |draft| draft.phase.left = 1, "number of cards or goods left is wrong"),
    (
        producing,
        |draft| (draft.phase.left, draft.phase.count) = (0, 2),
        "number of cards or goods left is wrong",
    ),
    (
        || selling(Step::Sell, 1),
        |draft| (draft.phase.left, draft.phase.count, draft.phase.gain) = (0, 2, 2),
        "number of cards or goods left is wrong",
    ),
    (|| selling(Step::Sell, 0), |draft| draft.phase.left = 1, "number of cards or goods left is wrong"),
    (|| selling(Step::Sell, 0), |draft| draft.phase.left = 3, "number of cards or goods left is wrong"),
    (|| selling(Step::Sell, 1), |draft| draft.phase.gain = 0, "number of cards or goods left is wrong"),
    (|| selling(Step::Harbor, 1), |draft| draft.phase.left = 1, "number of cards or goods left is wrong"),
    (|| selling(Step::Harbor, 1), |draft| draft.phase.count = 3, "number of cards or goods left is wrong"),
    (|| selling(Step::Harbor, 1), |draft| draft.phase.count = 0, "number of cards or goods left is wrong"),
    (
        || selling(Step::Harbor, 1),
        |draft| draft.players[0].buildings = list("indigo-plant indigo-plant indigo-plant"),
        "number of cards or goods left is wrong",
    ),
    (|| paying(1), |draft| draft.phase.left = 0, "number of cards or goods left is wrong"),
    (|| paying(1), |draft| draft.phase.left = 5, "number of cards or goods left is wrong"),
    (|| keeping("well hero"), |draft| draft.phase.left = 0, "number of cards or goods left is wrong"),
    (|| keeping("well hero palace"), |draft| draft.phase.left = 2, "number of cards or goods left is wrong"),
    (|| keeping("well hero"), |draft| draft.drawn = list("well"), "number of cards or goods left is wrong"),
    (|| discarding(4), |draft| draft.phase.left = 0, "number of cards or goods left is wrong"),
    (|| discarding(4), |draft| draft.phase.left = 5, "number of cards or goods left is wrong"),
    (|| discarding(4), |draft| draft.players[0].hand = list("well statue crane hero"), "left is wrong"),
    (|| discarding(4), |draft| draft.players[0].buildings = list("indigo-plant"), "left is wrong"),
    (|| table(3), |draft| draft.phase.count = 1, "number of cards or goods done is wrong"),
    (
        || beginning(Step::Office, "office-building"),
        |draft| draft.phase.count = 2,
        "number of cards or goods done is wrong",
    ),
    (
        || beginning(Step::Bank, "bank"),
        |draft| draft.phase.count = 2,
        "number of cards or goods done is wrong",
    ),
    (
        || beginning(Step::Bank, "bank"),
        |draft| draft.players[0].bank_used = false,
        "number of cards or goods done is wrong",
    ),
    (
        || beginning(Step::Bank, "bank"),
        |draft| draft.players[0].buildings = list("indigo-plant"),
        "number of cards or goods done is wrong",
    ),
    (|| builder(Step::Build), |draft| draft.phase.goods_left = 1, "goods are left to pay with"),
    (|| paying(1), |draft| draft.phase.goods_left = 3, "goods are left to pay with"),
    (|| table(3), |draft| draft.phase.gain = 1, "the number of cards earned is impossible"),
    (|| selling(Step::Sell, 1), |draft| draft.phase.gain = 4, "the number of cards earned is impossible"),
    (|| table(3), |draft| draft.phase.last = 1, "the last good sold is wrong"),
    (|| selling(Step::Sell, 0), |draft| draft.phase.last = 1, "the last good sold is wrong"),
    (|| selling(Step::Sell, 1), |draft| draft.phase.last = 6, "the last good sold is wrong"),
    (|| selling(Step::Sell, 1), |draft| draft.phase.last_sold = Some(Card::Well), "is not in the discard"),
    (|| selling(Step::Harbor, 1), |draft| draft.unseen_discards = 0, "is not in the discard"),
    (|| selling(Step::Sell, 1), |draft| draft.phase.sold = false, "nothing was sold"),
    (|| builder(Step::Build), |draft| draft.phase.sold = true, "something was sold"),
    (
        || builder(Step::Build),
        |draft| draft.phase.covered = Some(Card::Tower),
        "the covered building does not match the step",
    ),
    (
        || builder(Step::Build),
        |draft| draft.step = Step::Cover,
        "the covered building does not match the step",
    ),
    (
        || table(3).city(1, "indigo-plant library"),
        |draft| draft.phase.doubled = true,
        "the privilege is doubled",
    ),
    (|| keeping("well hero"), |draft| draft.phase.doubled = true, "the privilege is doubled"),
    (|| builder(Step::Build), |draft| draft.phase.carpenter = true, "a card is due for building"),
    (|| builder(Step::Build), |draft| draft.phase.poor_house = true, "a card is due for building"),
    (|| builder(Step::Build), |draft| draft.phase.new_taverns = vec![seat(1)], "a tavern is new"),
    (|| table(3), |draft| draft.drawn = list("well"), "cards are drawn"),
    (mining, |draft| draft.drawn = list("smithy sugar-mill statue"), "kept of those revealed"),
    (mining, |draft| draft.drawn = list("smithy sugar-mill well palace"), "kept of those revealed"),
    (mining, |draft| draft.players[0].buildings = list("indigo-plant"), "kept of those revealed"),
    (mining, |draft| _ = draft.setup.options.remove("first-edition"), "kept of those revealed"),
];

#[test]
fn every_kind_of_impossible_position_is_refused() {
    let mut wrong = Vec::new();
    for (number, (sound, spoil, part)) in SPOILT.iter().enumerate() {
        let mut draft = sound();
        let before = told(&draft);
        spoil(&mut draft);
        let after = told(&draft);
        // The sound table must not already be refused for this reason.
        if before.iter().any(|reason| reason.contains(part))
            || !after.iter().any(|reason| reason.contains(part))
        {
            wrong.push(format!("number {number}: {part:?}: {before:?} becomes {after:?}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    for sound in [
        selling(Step::Sell, 0),
        selling(Step::Sell, 1),
        selling(Step::Harbor, 1),
        paying(1),
        paying(2),
        keeping("well hero"),
        discarding(1),
        discarding(4),
        builder(Step::Build),
        deciding(Role::Builder),
        deciding_without_prices(),
        producing(),
        selling_a_settled_good(),
        beginning(Step::Chapel, "chapel"),
        beginning(Step::Office, "office-building"),
        beginning(Step::Bank, "bank"),
        mining(),
        long_played(),
    ] {
        assert_eq!(told(&sound), [""; 0], "{:?}", sound.step);
    }
}

#[test]
fn hands_are_chosen_before_the_first_round_only() {
    let start = || {
        let options = [("draft-start".to_string(), "on".to_string())].into();
        let setup = Setup::new::<SanJuan>(&SetupText { players: 3, options }).expect("a set-up");
        PositionDraft::from(SanJuan::start(&setup, &mut Fast::new(3), &mut ()))
    };
    assert_eq!(told(&start()), [""; 0]);
    let spoilt = |spoil: fn(&mut PositionDraft)| {
        let mut draft = start();
        spoil(&mut draft);
        told(&draft)
    };
    let passed = "rounds have passed before the first";
    assert_eq!(spoilt(|draft| draft.rounds_without_building = 2), [passed]);
    assert_eq!(spoilt(|draft| draft.rounds_without_cards = 1), [passed]);
    let without = |faults: Vec<String>| {
        faults.contains(&"starting hands are chosen without the draft option".to_string())
    };
    assert!(without(spoilt(|draft| draft.governor = seat(2))));
    // Four players discard 1, 2, 3 and 4 cards of their first hands.
    assert!(without(spoilt(|draft| draft.unseen_discards = 11)));
    assert!(!without(spoilt(|draft| draft.unseen_discards = 10)));
}
