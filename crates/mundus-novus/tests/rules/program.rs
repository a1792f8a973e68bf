//! How the program plays: what goes by itself, one order for every result, the questions a page may ask.

use crate::play::*;
use game::{ActionSet, Fast, Rules, Seat, Setup};
use mundus_novus::{Action, MundusNovus, Resource, Step, Values};
use std::collections::BTreeSet;

#[test]
fn one_choice_everybody_sees_is_no_choice() {
    // The last face-up card, the only card to take, the only development go by themselves.
    let mut rng = Fast::new(4);
    for setup in Setup::every::<MundusNovus>() {
        let mut position = MundusNovus::start(&setup, &mut rng, &mut ());
        for _ in 0..2_000 {
            let Some(seat) = MundusNovus::to_act(&position).first() else { break };
            let legal = MundusNovus::legal(&position, seat);
            if matches!(
                position.step(),
                Step::Pick | Step::Take | Step::Develop | Step::Split | Step::Announce
            ) {
                assert!(legal.len() > 1, "{:?}", position.step());
            }
            let index = legal.nth(rng.below(legal.len() as u32) as usize);
            MundusNovus::apply(&mut position, seat, MundusNovus::action(index), &mut rng, &mut ())
                .expect("legal");
        }
    }
}

#[test]
fn a_choice_that_hangs_on_hidden_cards_is_asked() {
    // Two cards that make nothing: only the own hand tells.
    let table = progressing(2, "corn, cacao", |_| ());
    assert!(table.asks(1, Step::Progress));
    assert_eq!(table.legal(1), ["end turn"]);
    // If everybody knows them, the turn is over.
    let table = progressing(2, "corn, cacao", |draft| draft.players[0].known = cards("corn, cacao"));
    assert!(table.asks(2, Step::Progress));
}

/// Relics are sold and a set of identical resources is played: what is left is two cacao and two corn, of which everybody
/// knows all but one cacao. With the merchant, a fourth kind from another class would make four different resources.
fn after_the_sale(rules: u32) -> Table {
    let mut table = in_progress("2 cacao, 2 corn, relic", |draft| {
        draft.rules = rules;
        draft.turn.identical = true;
        draft.players[0].known = cards("cacao, 2 corn");
        draft.players[0].developments = developments("common-merchant-1");
    });
    table.play(1, "sell 1 relic");
    table
}

#[test]
fn a_turn_that_hidden_cards_could_prolong_is_asked() {
    let table = after_the_sale(MundusNovus::RULES_VERSION);
    assert!(table.asks(1, Step::Progress));
    assert_eq!(table.legal(1), ["end turn"]);
    // The first rules overlooked such hands; games begun under them go on under them.
    let table = after_the_sale(1);
    assert!(table.asks(2, Step::Progress));
    let text = serde_json::to_string(&table.position).expect("text");
    assert!(text.contains("\"rules\":1"), "{text}");
    let again: mundus_novus::Position = serde_json::from_str(&text).expect("a position");
    assert_eq!((again, again.setup().rules()), (table.position, 1));
}

/// All results of a hand's progression up to a declaration, by the orders given.
fn declared(
    table: &Table,
    actions: fn(&mundus_novus::Position, Seat) -> mundus_novus::Actions,
) -> (Vec<String>, usize) {
    let (mut open, mut results, mut ways) = (vec![table.position], BTreeSet::new(), 0);
    while let Some(position) = open.pop() {
        for index in actions(&position, seat(1)).iter() {
            let action = MundusNovus::action(index);
            if matches!(action, Action::EndTurn | Action::Sell(_)) {
                continue;
            }
            let mut next = position;
            MundusNovus::apply(&mut next, seat(1), action, &mut Fast::new(1), &mut ()).expect("legal");
            if action == Action::Declare {
                ways += 1;
                results.insert(serde_json::to_string(&next).expect("text"));
            } else {
                open.push(next);
            }
        }
    }
    (results.into_iter().collect(), ways)
}

#[test]
fn canonical_offers_each_set_once() {
    let table = progressing(2, "2 corn, 2 cacao, coffee, tobacco, 2 relic", |_| ());
    let ((all, ways), (once, canonical_ways)) =
        (declared(&table, MundusNovus::legal), declared(&table, MundusNovus::canonical));
    assert_eq!(all, once, "the same sets");
    assert_eq!(canonical_ways, once.len(), "each once");
    assert!(ways > 2 * canonical_ways);
    // With merchants one set may be made of the same cards in two ways, but none is missed.
    let table = progressing(2, "2 corn, cacao, coffee, tobacco, relic", |draft| {
        draft.players[0].developments = developments("common-merchant-1, rare-merchant-1");
    });
    let ((all, ways), (once, canonical_ways)) =
        (declared(&table, MundusNovus::legal), declared(&table, MundusNovus::canonical));
    assert_eq!(all, once);
    assert!(canonical_ways < ways / 2);
}

#[test]
fn swapping_for_the_same_resource_is_keeping_it() {
    let table = table(2, |draft| {
        draft.step = Step::Market;
        draft.announced = 2;
        draft.taken_by = Some(seat(2));
        draft.taken = Some(Resource::Cacao);
        draft.players[0].laid = cards("2 vanilla");
        draft.players[1].laid = cards("corn");
        fill_hands(draft);
    });
    assert!(table.allows(1, "swap for cacao"));
    let canonical = MundusNovus::canonical(&table.position, seat(1));
    assert!(
        !canonical.contains(Action::Swap(Resource::Cacao).index())
            && canonical.contains(Action::Keep.index())
    );
}

#[test]
fn a_page_may_ask_what_a_hand_is_worth() {
    let mut table = progressing(2, "3 corn, vanilla, cotton, cacao, 2 relic", |_| ());
    let view = table.view(1);
    assert_eq!((view.reach(Resource::Corn, 4), view.reach(Resource::Vanilla, 3)), (3, 5));
    assert_eq!((view.different_pay(seat(1), 4), view.relic_pay(2)), (5, 7));
    let best = view.best_use(&Values { line: [1_000, 4_000, 0, 0, 0], unseen: 0 }).expect("a hand");
    // Two corn and two relics for the second card, and four different ones for five doubloons.
    assert_eq!(best.value, 4_000 + 500);
    let set = *best.identical().next().expect("a set");
    assert_eq!((set.resource, set.own, set.relics, set.reach), (Resource::Corn, 2, 2, 3));
    for action in set.actions() {
        table.play(1, &action.to_string());
    }
    assert!(table.allows(1, "develop caravel-3"));
    assert_eq!(table.view(1).within_reach().len(), 3);
}

#[test]
fn the_best_use_can_be_played() {
    let mut rng = Fast::new(8);
    let mut played = 0;
    for game in 0..60u64 {
        let setup = Setup::standard::<MundusNovus>(2 + (game % 5) as u8);
        let mut position = MundusNovus::start(&setup, &mut rng, &mut ());
        for _ in 0..600 {
            let Some(seat) = MundusNovus::to_act(&position).first() else { break };
            if position.step() == Step::Progress {
                let view = MundusNovus::view(&position, Some(seat));
                let best =
                    view.best_use(&Values { line: [900, 700, 500, 800, 600], unseen: 400 }).expect("a hand");
                let mut next = position;
                let mut actions = best.different_actions();
                if best.relics > 0 {
                    actions.push(Action::Sell(best.relics));
                }
                if best.identical().count() == 1 {
                    actions.extend(best.identical().next().expect("one").actions());
                }
                for action in actions {
                    MundusNovus::apply(&mut next, seat, action, &mut rng, &mut ()).expect("it can be played");
                    played += 1;
                    if next.to_act() != game::Seats::only(seat) {
                        break;
                    }
                }
            }
            let legal = MundusNovus::legal(&position, seat);
            let index = legal.nth(rng.below(legal.len() as u32) as usize);
            MundusNovus::apply(&mut position, seat, MundusNovus::action(index), &mut rng, &mut ())
                .expect("legal");
        }
    }
    assert!(played > 500, "only {played} actions");
}
