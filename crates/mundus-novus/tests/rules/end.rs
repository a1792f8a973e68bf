//! The perfect combination and the ends of the game.

use crate::play::*;
use game::Rules;
use mundus_novus::{Category, MundusNovus, PositionDraft, Step};

const NINE: &str = "cacao, corn, tobacco, coffee, cotton, sugar-cane, potato, indigo, vanilla";

fn money(draft: &mut PositionDraft, doubloons: [i16; 2]) {
    for (player, doubloons) in draft.players.iter_mut().zip(doubloons) {
        player.earned = [(Category::Income, doubloons)].into();
    }
}

fn show_perfect(table: &mut Table, number: usize) {
    table.play(number, "perfect combination");
    for card in cards(NINE).iter() {
        table.play(number, &format!("add {}", card.id()));
    }
    table.play(number, "declare");
}

#[test]
fn the_perfect_combination_beats_75() {
    let mut table = progressing(2, &format!("{NINE}, 2 relic"), |draft| money(draft, [3, 90]));
    show_perfect(&mut table, 1);
    assert_eq!(table.doubloons(1), 3, "it pays nothing");
    assert!(table.is_over().is_none(), "the round is played to its end");
    table.play(1, "end turn").play(2, "end turn");
    assert_eq!(table.is_over(), Some("perfect"));
    assert_eq!(MundusNovus::places(&table.position), [1, 2]);
}

#[test]
fn of_two_perfect_combinations_the_richest_wins() {
    let mut table = progressing(2, &format!("{NINE}, relic"), |draft| {
        money(draft, [3, 5]);
        draft.players[1].hand = cards(&format!("{NINE}, relic"));
    });
    show_perfect(&mut table, 1);
    show_perfect(&mut table, 2);
    assert_eq!(table.is_over(), Some("perfect"));
    assert_eq!(MundusNovus::places(&table.position), [2, 1]);
}

#[test]
fn merchants_may_complete_the_perfect_combination() {
    let hand = "cacao, corn, tobacco, coffee, cotton, sugar-cane, potato, indigo, 2 relic";
    let with = |more: &str| {
        progressing(2, &format!("{hand}, {more}"), |draft| {
            draft.players[0].developments = developments("rare-merchant-1, common-merchant-1");
        })
    };
    let table = with("");
    assert_eq!(table.refuses(1, "perfect combination"), "why-not-perfect");
    let mut table = with("cacao");
    table.play(1, "perfect combination");
    assert_eq!(table.refuses(1, "declare"), "why-not-perfect");
    assert_eq!(table.refuses(1, "add relic"), "why-no-relic-here");
    for card in cards("cacao, corn, tobacco, coffee, cotton, sugar-cane, potato, indigo").iter() {
        table.play(1, &format!("add {}", card.id()));
    }
    table.plays(1, &["convert cacao", "as vanilla", "declare"]);
    // Cards and merchant are spent; the other relic can still be sold.
    assert_eq!(table.hand(1), cards("relic"));
    assert_eq!(table.view(1).merchants_left(seat(1)), [1, 0, 0]);
    assert!(table.position.is_perfect(seat(1)));
}

#[test]
fn the_perfect_combination_is_not_the_set_of_different_resources() {
    let mut table = progressing(2, &format!("{NINE}, cacao, corn, coffee, cotton, 2 relic"), |_| ());
    show_perfect(&mut table, 1);
    assert_eq!(table.refuses(1, "perfect combination"), "why-perfect-shown");
    assert!(table.allows(1, "set of different"));
}

#[test]
fn seventy_five_doubloons_end_the_game_after_the_round() {
    let mut table = progressing(2, "corn", |draft| money(draft, [80, 74]));
    table.play(1, "end turn");
    assert!(table.asks(2, Step::Progress));
    table.play(2, "end turn");
    assert_eq!(table.is_over(), Some("doubloons"));
    assert_eq!(MundusNovus::places(&table.position), [1, 2]);
    let mut table = progressing(2, "corn", |draft| money(draft, [74, 74]));
    table.play(1, "end turn").play(2, "end turn");
    assert_eq!(table.is_over(), None);
}

#[test]
fn ties_are_shared() {
    let mut table = progressing(2, "corn", |draft| money(draft, [75, 75]));
    table.play(1, "end turn").play(2, "end turn");
    assert_eq!(MundusNovus::places(&table.position), [1, 1]);
}

#[test]
fn when_the_line_is_short_most_doubloons_win() {
    let mut table = in_progress("corn", |draft| {
        money(draft, [7, 9]);
        let line = mundus_novus::Development::of_game(2).take(4).collect::<Vec<_>>();
        draft.players[0].developments =
            mundus_novus::Development::of_game(2).skip(4).filter(|card| card.data().income == 0).collect();
        draft.players[1].developments =
            mundus_novus::Development::of_game(2).skip(4).filter(|card| card.data().income > 0).collect();
        draft.line = line;
    });
    table.play(1, "end turn").play(1, "done storing").play(2, "end turn").play(2, "done storing");
    assert_eq!(table.is_over(), Some("line"));
    assert_eq!(MundusNovus::places(&table.position), [2, 1]);
}

#[test]
fn nothing_forces_progress() {
    let mut table = progressing(2, "corn", |_| ());
    for _ in 0..50 {
        let number = table.to_act().first().expect("the game goes on").number().into();
        let legal = table.legal(number);
        let idle = legal.iter().find(|text| text.starts_with("end") || text.starts_with("done"));
        table.play(number, idle.unwrap_or(&legal[0]).clone().as_str());
    }
    assert_eq!(table.is_over(), None);
}
