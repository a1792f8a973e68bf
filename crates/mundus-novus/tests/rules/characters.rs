//! The nine characters.

use crate::play::*;
use mundus_novus::{Development, Event, RoyalEvent, Step};

#[test]
fn incomes_of_the_characters() {
    let incomes: Vec<u8> = Development::ALL[..9].iter().map(|card| card.data().income).collect();
    assert_eq!(incomes, [2, 1, 1, 0, 0, 1, 0, 0, 3]);
}

#[test]
fn almagro_may_take_the_top_card_unseen() {
    for happening in [None, Some(RoyalEvent::Storm)] {
        let mut table = progressing(2, "3 corn, relic", |draft| {
            draft.players[0].developments = developments("diego-de-almagro");
            draft.happening = happening;
        });
        table.plays(1, &["set of corn", "add corn", "add corn", "add corn", "declare"]);
        assert_eq!(table.legal(1), ["develop hernan-cortes", "develop unseen"]);
        let line = table.line();
        table.roll(1, "develop unseen", &["caravel-8"]);
        assert!(table.owns(1, "caravel-8"));
        assert_eq!(table.line(), line, "the line stays as it is");
    }
}

#[test]
fn almagro_needs_a_deck_and_its_last_card_ends_nothing() {
    let five = "caravel-3, common-merchant-2, large-warehouse-2, shipyard-2, caravel-5";
    let with = |left: &str| {
        progressing(2, "3 vanilla, relic", |draft| {
            let (left, line) = (developments(left), developments(five));
            let almagro = developments("diego-de-almagro");
            let gone = mundus_novus::Development::of_game(2)
                .filter(|card| !left.contains(card) && !line.contains(card) && !almagro.contains(card));
            draft.players[1].developments = gone.collect();
            draft.players[0].developments = almagro;
            draft.line = line;
        })
    };
    let set = ["set of vanilla", "add vanilla", "add vanilla", "add vanilla", "declare"];
    let mut table = with("caravel-8");
    table.plays(1, &set).play(1, "develop unseen");
    assert_eq!((table.line().len(), table.view(1).last_round()), (5, None));
    let mut table = with("");
    table.plays(1, &set);
    assert_eq!(table.refuses(1, "develop unseen"), "why-deck-empty");
}

#[test]
fn almagro_works_for_later_sets_only() {
    let mut table = progressing(2, "6 corn", |draft| {
        draft.happening = Some(RoyalEvent::KingsHelp);
        draft.line =
            developments("diego-de-almagro, caravel-3, large-warehouse-1, large-warehouse-2, shipyard-2");
    });
    let set = ["set of corn", "add corn", "add corn", "add corn", "declare"];
    table.plays(1, &set);
    assert!(table.owns(1, "diego-de-almagro"), "it was the only card to take");
    table.plays(1, &set);
    assert!(table.allows(1, "develop unseen"));
}

#[test]
fn de_la_cosa_is_out_of_every_event() {
    let with = |happening, hand: &str| {
        progressing(2, hand, |draft| {
            draft.happening = Some(happening);
            draft.players[0].developments = developments("juan-de-la-cosa, large-warehouse-1");
        })
    };
    let mut table = with(RoyalEvent::KingsHelp, "6 corn");
    table.plays(1, &["set of corn", "add corn", "add corn", "add corn", "declare"]);
    assert_eq!(table.refuses(1, "set of corn"), "why-one-identical");
    let mut table = with(RoyalEvent::Natives, "cacao, corn, coffee, cotton");
    table.plays(1, &["set of different", "add cacao", "add corn", "add coffee", "add cotton", "declare"]);
    assert_eq!(table.doubloons(1), 5 + 1);
    let mut table = with(RoyalEvent::Storm, "3 vanilla, relic");
    table.plays(1, &["set of vanilla", "add vanilla", "add vanilla", "add vanilla", "declare"]);
    assert_eq!(table.legal(1).len(), 5);
    let mut table = with(RoyalEvent::Fire, "corn");
    table.play(1, "end turn");
    assert!(table.asks(1, Step::Store));
}

#[test]
fn de_la_cosa_works_from_the_moment_it_is_taken() {
    let mut table = progressing(2, "6 corn, relic", |draft| {
        draft.happening = Some(RoyalEvent::KingsHelp);
        draft.line =
            developments("juan-de-la-cosa, caravel-3, large-warehouse-1, large-warehouse-2, shipyard-2");
    });
    table.plays(1, &["set of corn", "add corn", "add corn", "add corn", "declare"]);
    assert!(table.owns(1, "juan-de-la-cosa"));
    assert_eq!(table.refuses(1, "set of corn"), "why-one-identical");
}

#[test]
fn pirates_spare_de_la_cosa() {
    let mut table = at_round_end(2, |draft| {
        draft.players[0].developments = developments("juan-de-la-cosa, caravel-3, caravel-5");
        draft.line = developments("caravel-10, caravel-8, common-merchant-2, large-warehouse-2, shipyard-2");
    });
    table.play(2, "end turn");
    while table.position.step() == Step::Pick {
        let card = table.legal(1)[0].clone();
        table.play(1, &card);
    }
    assert_eq!(table.position.event(), Some(RoyalEvent::Pirates));
    assert!(table.asks(1, Step::Announce));
}

#[test]
fn the_highest_caravel_of_pizarro_counts_nothing() {
    let mut table = at_round_end(2, |draft| {
        draft.players[0].developments = developments("gonzalo-pizarro, caravel-3, caravel-10, shipyard-1");
        draft.players[1].developments = developments("caravel-1, caravel-5");
    });
    let numbers = |table: &Table| {
        table.position.squadrons().into_iter().map(|(_, numbers)| numbers).collect::<Vec<_>>()
    };
    assert_eq!(numbers(&table), [vec![0, 3], vec![1, 5]]);
    table.play(2, "end turn");
    assert!(table.asks(1, Step::Pick));
    // It is still a caravel: two of them for shipyards and pirates.
    assert_eq!(table.position.player(seat(1)).caravel_count(), 2);
    assert_eq!(table.view(1).shipyard_pay(seat(1)), 0);
}

#[test]
fn the_zero_of_pizarro_counts_in_ties_and_over_both_squadrons() {
    let mut table = at_round_end(2, |draft| {
        draft.players[0].developments =
            developments("gonzalo-pizarro, juan-ponce-de-leon, caravel-5, caravel-8, caravel-10");
        draft.players[1].developments = developments("caravel-1, caravel-7");
    });
    table.play(2, "end turn");
    assert!(table.asks(1, Step::Split));
    table.plays(1, &["detach 8", "detach 10"]);
    let order: Vec<_> =
        table.position.squadrons().into_iter().map(|(seat, numbers)| (seat.number(), numbers)).collect();
    // Eight and eight: the zero is lower than the one.
    assert_eq!(order, [(1, vec![5]), (1, vec![0, 8]), (2, vec![1, 7])]);
    table.play(1, &table.legal(1)[0].clone());
    assert!(table.asks(1, Step::Pick));
}

#[test]
fn ponce_splits_before_any_card_is_dealt() {
    let mut table = at_round_end(2, |draft| {
        draft.players[0].developments = developments("juan-ponce-de-leon, caravel-3, caravel-7");
        draft.players[1].developments = developments("caravel-5");
    });
    table.roll(2, "end turn", &[]);
    assert!(table.asks(1, Step::Split));
    assert_eq!(table.hand(1).total(), 0);
    assert_eq!(table.legal(1), ["detach 7", "done splitting"]);
    assert_eq!(table.refuses(1, "detach 3"), "why-lowest-stays");
    assert_eq!(table.refuses(1, "detach 5"), "why-no-caravel");
    // With everything decided it goes on by itself.
    table.play(1, "detach 7");
    let order: Vec<_> =
        table.position.squadrons().into_iter().map(|(seat, numbers)| (seat.number(), numbers)).collect();
    assert_eq!(order, [(1, vec![3]), (2, vec![5]), (1, vec![7])]);
    assert_eq!(table.hand(1).total(), 5);
}

#[test]
fn ponce_with_one_caravel_has_nothing_to_split() {
    let mut table = at_round_end(2, |draft| {
        draft.players[0].developments = developments("juan-ponce-de-leon, caravel-3");
    });
    table.play(2, "end turn");
    assert_ne!(table.position.step(), Step::Split);
}

/// Seat 1, with or without Orellana, has taken this card and the market is this.
fn at_market(owner: &str, market: &str, taken: &str) -> Table {
    table(2, |draft| {
        draft.step = Step::Market;
        draft.announced = 2;
        draft.taken_by = Some(seat(2));
        draft.taken = Some(resource(taken));
        draft.market = cards(market);
        draft.players[0].laid = cards("2 vanilla");
        draft.players[1].laid = cards("corn");
        draft.players[0].developments = developments(owner);
        fill_hands(draft);
    })
}

#[test]
fn orellana_earns_two_for_three_alike_or_in_a_row() {
    let earns = |market: &str, taken: &str, swapped: &str| {
        let mut table = at_market("francisco-de-orellana", market, taken);
        table.play(1, &format!("swap for {swapped}"));
        table.doubloons(1)
    };
    assert_eq!(earns("2 corn, relic", "corn", "relic"), 2);
    assert_eq!(earns("tobacco, indigo, coffee", "corn", "indigo"), 2, "2, 3, 4 in any order");
    assert_eq!(earns("tobacco, indigo, coffee", "cacao", "indigo"), 0);
    assert_eq!(earns("2 relic, corn", "relic", "corn"), 2, "three relics are alike");
    assert_eq!(earns("indigo, vanilla, corn", "relic", "corn"), 0, "a relic is in no row");
    // The same resource swapped for itself.
    assert_eq!(earns("corn, tobacco, coffee", "corn", "corn"), 2);
    assert_eq!(earns("3 corn", "corn", "corn"), 2);
}

#[test]
fn orellana_earns_nothing_for_keeping_nor_others_for_swapping() {
    let mut table = at_market("francisco-de-orellana", "corn, tobacco, coffee", "corn");
    table.play(1, "keep");
    assert_eq!(table.doubloons(1), 0);
    let mut table = at_market("", "corn, tobacco, coffee", "corn");
    table.play(1, "swap for corn");
    assert_eq!(table.doubloons(1), 0);
}

/// Coronado's owner with this much money, and this card at the head of the line.
fn coronado(doubloons: i16, head: &str) -> Table {
    let mut table = at_round_end(2, |draft| {
        draft.players[0].developments = developments("francisco-de-coronado, juan-de-la-cosa");
        draft.players[0].earned = [(mundus_novus::Category::Income, doubloons)].into();
        draft.line =
            developments(&format!("{head}, caravel-3, common-merchant-2, large-warehouse-2, shipyard-2"));
    });
    table.play(2, "end turn");
    table
}

#[test]
fn coronado_may_pay_two_to_choose_the_event() {
    let mut table = coronado(2, "caravel-7");
    assert!(table.asks(1, Step::Call));
    assert_eq!(table.legal(1).len(), 6);
    assert_eq!(table.hand(1).total(), 0, "before the Supply");
    table.play(1, "call fire");
    assert_eq!((table.position.event(), table.doubloons(1)), (Some(RoyalEvent::Fire), 0));
    let mut table = coronado(5, "caravel-7");
    table.play(1, "call nothing");
    assert_eq!((table.position.event(), table.doubloons(1)), (None, 5));
    assert!(table.events.contains(&Event::Called { seat: seat(1), happening: None }));
}

#[test]
fn coronado_needs_two_doubloons_and_a_head_card_without_icon() {
    assert_ne!(coronado(1, "caravel-7").position.step(), Step::Call);
    assert_ne!(coronado(9, "shipyard-1").position.step(), Step::Call);
}

#[test]
fn a_las_casas_master_of_nothing_takes_one_and_gives_one() {
    let mut table = offering(2, 2, |draft| {
        draft.players[0].developments = developments("bartolome-de-las-casas, pedro-de-valdivia");
        draft.players[1].hand = cards("5 cacao");
        draft.players[0].hand = cards("5 corn");
    });
    table.play(1, "done offering").plays(2, &["offer cacao", "offer cacao"]);
    assert!(table.asks(1, Step::Market), "the only take is made by itself");
    table.play(1, "keep");
    assert!(table.asks(1, Step::Gift));
    table.play(1, "give corn");
    assert_eq!((table.hand(1).total(), table.hand(2).total()), (5, 5));
}
