//! Positions read from outside, step by step: what cannot be at one.

use crate::play::*;
use mundus_novus::{Category, PositionDraft, Resource, RoyalEvent, Step, draft::GiftDraft};

fn told(draft: &PositionDraft) -> Vec<String> {
    let told = draft.build().map_or_else(|impossible| impossible.faults, |_| Vec::new());
    told.iter().map(ToString::to_string).collect()
}

/// Seat 1, the Trade Master, announces.
fn announcing() -> PositionDraft {
    let mut draft = PositionDraft::new(3);
    fill_hands(&mut draft);
    draft
}

/// Two cards each are laid out; seat 1 has.
fn offering_two() -> PositionDraft {
    let mut draft = announcing();
    (draft.step, draft.announced) = (Step::Offer, 2);
    draft.acting = Some(vec![seat(2), seat(3)]);
    draft.players[0].laid = cards("2 vanilla");
    draft
}

/// The first exchange: seat 1 takes a card.
fn taking() -> PositionDraft {
    let mut draft = announcing();
    (draft.step, draft.announced) = (Step::Take, 2);
    for (player, laid) in draft.players.iter_mut().zip(["2 vanilla", "vanilla, potato", "2 indigo"]) {
        player.laid = cards(laid);
    }
    draft
}

/// The second: seat 1 took a card from seat 2, which takes one now.
fn taking_on() -> PositionDraft {
    let mut draft = taking();
    draft.players[1].laid = cards("potato");
    (draft.mover, draft.taken_by) = (Some(seat(2)), Some(seat(1)));
    draft
}

/// Seat 1 has just taken a card from seat 2, and swaps or keeps it.
fn swapping() -> PositionDraft {
    let mut draft = taking();
    (draft.step, draft.taken, draft.taken_by) = (Step::Market, Some(Resource::Vanilla), Some(seat(2)));
    draft.players[1].laid = cards("potato");
    draft
}

/// Seat 1 gives a card to seat 2.
fn giving() -> PositionDraft {
    let mut draft = announcing();
    draft.step = Step::Gift;
    gift(&mut draft, 1, 2, "", "");
    draft
}

/// Seat 1 has given corn to seat 2, which knows that it still has vanilla.
fn given() -> PositionDraft {
    let mut draft = announcing();
    draft.step = Step::Begin;
    draft.players[0].hand = cards("4 cacao, vanilla");
    gift(&mut draft, 1, 2, "corn", "vanilla");
    draft
}

fn gift(draft: &mut PositionDraft, giver: usize, receiver: usize, received: &str, kept: &str) {
    let (giver, receiver, received, kept) = (seat(giver), seat(receiver), cards(received), cards(kept));
    draft.gift = Some(GiftDraft { giver, receiver, received, kept });
}

/// Seat 2 takes cards for its two caravels, before seat 1 does for its one.
fn picking() -> PositionDraft {
    let mut draft = announcing();
    (draft.step, draft.mover) = (Step::Pick, Some(seat(2)));
    draft.players[0].developments = developments("caravel-12");
    draft.players[1].developments = developments("caravel-1, caravel-5");
    (draft.served, draft.picks, draft.display) = (vec![seat(2)], 2, cards("vanilla, potato, indigo"));
    draft
}

/// The same with two squadrons of the three caravels of Ponce's owner, the first of which is served.
fn picking_split() -> PositionDraft {
    let mut draft = picking();
    draft.players[1].developments = developments("juan-ponce-de-leon, caravel-1, caravel-5, caravel-8");
    (draft.detached, draft.display) = (vec![8], cards("vanilla, 2 potato, indigo"));
    draft
}

fn progressing_on() -> PositionDraft {
    let mut draft = announcing();
    (draft.step, draft.players[0].hand) = (Step::Progress, cards("3 cacao, 2 relic"));
    draft
}

/// Seat 2 has earned enough.
fn over() -> PositionDraft {
    let mut draft = announcing();
    draft.step = Step::Over;
    earned(&mut draft, 75);
    draft
}

fn earned(draft: &mut PositionDraft, doubloons: i16) {
    draft.players[1].earned = [(Category::Income, doubloons)].into();
}

/// A sound position, how it is spoilt, and a part of the reason why it is refused then.
type Spoilt = (fn() -> PositionDraft, fn(&mut PositionDraft), &'static str);

const SPOILT: &[Spoilt] = &[
    // Numbers and names out of range.
    (announcing, |draft| earned(draft, 5_001), "seat 2: 5001 doubloons"),
    (announcing, |draft| earned(draft, -1), "seat 2: -1 doubloons"),
    (announcing, |draft| draft.line.extend(developments("caravel-7")), "6 cards in the line"),
    (
        announcing,
        |draft| draft.players[0].developments = developments("caravel-7, caravel-7"),
        "seat 1: caravel-7 twice",
    ),
    (
        announcing,
        |draft| draft.development_deck = Some(developments("caravel-7, caravel-7")),
        "caravel-7 is twice in the deck",
    ),
    (announcing, |draft| draft.detached = vec![0], "there is no caravel 0"),
    (announcing, |draft| draft.detached = vec![13], "there is no caravel 13"),
    (announcing, |draft| draft.trade_master = seat(4), "the Trade Master is seat 4"),
    // What belongs to other steps.
    (announcing, |draft| draft.acting = Some(vec![seat(2)]), "the wrong players are to act"),
    (offering_two, |draft| draft.mover = Some(seat(3)), "the wrong players are to act"),
    (announcing, |draft| draft.mover = Some(seat(2)), "the Trade Master should be asked"),
    (
        announcing,
        |draft| (draft.round, draft.happening) = (1, Some(RoyalEvent::Storm)),
        "there is an event in the first round",
    ),
    (offering_two, |draft| draft.announced = 5, "the number announced is wrong"),
    (announcing, |draft| draft.players[1].laid = cards("vanilla"), "cards are laid out"),
    (announcing, |draft| draft.taken = Some(Resource::Vanilla), "a card was or was not taken"),
    (swapping, |draft| draft.taken = None, "a card was or was not taken"),
    (announcing, |draft| draft.taken_by = Some(seat(2)), "somebody took a card"),
    (announcing, |draft| draft.taken_before = Some(seat(2)), "somebody took a card"),
    (announcing, |draft| draft.tied = vec![seat(1)], "somebody is tied"),
    (announcing, |draft| draft.reach = 1, "developments are within reach"),
    (announcing, |draft| draft.display = cards("relic"), "cards are face up"),
    (announcing, |draft| draft.picks = 1, "cards are face up"),
    (announcing, |draft| draft.served = vec![seat(1)], "cards are face up"),
    (announcing, |draft| draft.detached = vec![3], "there is a second squadron"),
    (announcing, |draft| draft.first = seat(2), "somebody began the progression"),
    (announcing, |draft| draft.perfect = vec![seat(2)], "somebody is perfect"),
    (announcing, |draft| draft.turn.relics = true, "sets were played"),
    (announcing, |draft| draft.bench.cards = cards("relic"), "a set is being put together"),
    (announcing, |draft| earned(draft, 75), "the game should be over"),
    (offering_two, |draft| earned(draft, 75), "the game should be over"),
    (offering_two, |draft| draft.players[2].hand = cards("4 tobacco"), "somebody has fewer than five cards"),
    (over, |draft| draft.first = seat(2), "somebody began the progression"),
    (over, |draft| draft.turn.relics = true, "sets were played"),
    (over, |draft| draft.mover = Some(seat(2)), "the Trade Master should be asked"),
    (over, |draft| draft.acting = Some(vec![seat(1)]), "the wrong players are to act"),
    (over, |draft| earned(draft, 74), "there is no reason to end the game"),
    (over, |draft| gift(draft, 1, 2, "", "cacao"), "what is known of the gift is wrong"),
    // Squadrons.
    (picking, |draft| draft.served.push(seat(3)), "somebody without caravels was served"),
    (picking, |draft| draft.second_served = true, "a second squadron was served"),
    (picking, |draft| draft.served = vec![seat(1)], "nobody is served"),
    (picking_split, |draft| draft.served = vec![seat(1)], "nobody is served"),
    (picking_split, |draft| (draft.mover, draft.second_served) = (Some(seat(1)), true), "nobody is served"),
    (picking, |draft| draft.picks = 0, "nobody is served"),
    (picking, |draft| draft.picks = 3, "nobody is served"),
    (picking, |draft| draft.display = cards("vanilla, potato"), "the cards face up are wrong"),
    (picking, |draft| draft.served = vec![seat(1), seat(2)], "the cards face up are wrong"),
    (picking_split, |draft| draft.display = cards("vanilla, 2 potato"), "the cards face up are wrong"),
    (picking_split, |draft| draft.second_served = true, "the cards face up are wrong"),
    // Offer and exchanges.
    (offering_two, |draft| draft.players[1].laid = cards("2 indigo"), "seat 2 has laid out a wrong number"),
    (offering_two, |draft| draft.players[0].laid = cards("vanilla"), "seat 1 has laid out a wrong number"),
    (
        offering_two,
        |draft| {
            draft.players[0].developments = developments("bartolome-de-las-casas");
            draft.players[0].laid = cards("3 vanilla");
        },
        "seat 1 has laid out a wrong number",
    ),
    (taking, |draft| draft.players[2].laid = cards("3 indigo"), "seat 3 has laid out a wrong number"),
    (swapping, |draft| draft.players[2].laid = cards("3 indigo"), "seat 3 has laid out a wrong number"),
    (taking, |draft| draft.taken_by = Some(seat(1)), "the mover took from itself"),
    (swapping, |draft| draft.taken_by = Some(seat(1)), "the mover took from itself"),
    (taking_on, |draft| draft.taken_before = Some(seat(1)), "somebody took from itself"),
    (swapping, |draft| draft.taken_before = Some(seat(1)), "somebody took from itself"),
    (taking, |draft| draft.mover = Some(seat(2)), "the chain did not begin with the Trade Master"),
    (swapping, |draft| draft.mover = Some(seat(3)), "the chain did not begin with the Trade Master"),
    (taking, |draft| draft.taken_before = Some(seat(2)), "the chain did not begin with the Trade Master"),
    (swapping, |draft| draft.taken_by = None, "a card was taken from nobody"),
    // The gift.
    (giving, |draft| draft.gift = None, "there is nothing to give"),
    (giving, |draft| draft.players[0].hand = cards(""), "there is nothing to give"),
    (giving, |draft| gift(draft, 2, 2, "", ""), "what is known of the gift is wrong"),
    (giving, |draft| gift(draft, 2, 1, "", ""), "what is known of the gift is wrong"),
    (giving, |draft| gift(draft, 1, 2, "corn", ""), "what is known of the gift is wrong"),
    (given, |draft| gift(draft, 1, 2, "", ""), "what is known of the gift is wrong"),
    (given, |draft| gift(draft, 1, 2, "2 corn", ""), "what is known of the gift is wrong"),
    (given, |draft| gift(draft, 1, 2, "potato", ""), "what is known of the gift is wrong"),
    (given, |draft| gift(draft, 1, 2, "", "potato"), "what is known of the gift is wrong"),
    (given, |draft| draft.players[0].known = cards("cacao"), "what is known of the gift is wrong"),
    (given, |draft| draft.players[1].known = cards("5 corn"), "what is known of the gift is wrong"),
    (given, |draft| draft.step = Step::Announce, "what is known of the gift is wrong"),
];

#[test]
fn what_belongs_to_other_steps_is_refused() {
    let mut wrong = Vec::new();
    for (number, (sound, spoil, part)) in SPOILT.iter().enumerate() {
        let mut draft = sound();
        let before = told(&draft);
        spoil(&mut draft);
        let after = told(&draft);
        if !before.is_empty() || !after.iter().any(|reason| reason.contains(part)) {
            wrong.push(format!("number {number}: {part:?}: {before:?} becomes {after:?}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn five_thousand_doubloons_can_be_counted() {
    let mut draft = announcing();
    earned(&mut draft, 5_000);
    assert_eq!(told(&draft), ["the game should be over at the step announce"]);
}

#[test]
fn what_belongs_to_a_step_is_accepted() {
    let mut served = picking_split();
    // The second squadron takes its card before seat 1 does.
    (served.second_served, served.picks, served.display) = (true, 1, cards("potato, indigo"));
    let mut casas = offering_two();
    casas.players[0].developments = developments("bartolome-de-las-casas");
    casas.players[0].laid = cards("vanilla");
    let mut rich = progressing_on();
    earned(&mut rich, 75);
    let mut known = given();
    gift(&mut known, 1, 2, "corn", "");
    known.players[0].known = cards("cacao");
    let mut later = given();
    later.step = Step::Progress;
    let sound = [served, casas, rich, known, later, taking_on(), progressing_on()];
    for (number, draft) in sound.iter().enumerate() {
        assert_eq!(told(draft), [""; 0], "number {number}");
    }
}
