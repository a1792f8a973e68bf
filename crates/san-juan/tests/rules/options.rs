//! Options.

use crate::play::*;
use game::{Fast, Rules, Setup, SetupError, SetupText};
use san_juan::{Card, SanJuan, Step};

fn setup(players: u8, options: &[(&str, &str)]) -> Result<Setup, SetupError> {
    let options = options.iter().map(|(id, value)| (id.to_string(), value.to_string())).collect();
    Setup::new::<SanJuan>(&SetupText { players, options })
}

#[test]
fn draft_start_keeps_four_of_five_to_eight() {
    let setup = setup(4, &[("draft-start", "on")]).expect("a set-up");
    let mut play = Play { p: SanJuan::start(&setup, &mut Fast::new(3), &mut ()) };
    assert_eq!([1, 2, 3, 4].map(|number| play.cards(number)), [5, 6, 7, 8]);
    for number in 1..=4 {
        for left in (1..=number).rev() {
            assert_eq!((play.p.step(), play.mover(), play.view(number).left()), (Step::Draft, number, left));
            let action = play.legal()[0].clone();
            play.does(&action);
        }
        assert_eq!(play.cards(number), 4);
    }
    assert_eq!((play.p.step(), play.mover(), play.p.discard()), (Step::Role, 1, 10));
}

#[test]
fn customs_office_cost_needs_the_expansion() {
    assert!(matches!(setup(4, &[("customs-office-cost", "1")]), Err(SetupError::Contradiction(_))));
    assert!(setup(4, &[("customs-office-cost", "1"), ("expansion", "on")]).is_ok());
    for (cost, expected) in [("3", 3), ("1", 1)] {
        let view = expanded(3).option("customs-office-cost", cost).play().view(1);
        for card in Card::ALL {
            let printed = card.data().cost;
            assert_eq!(
                view.cost(card),
                if card == Card::CustomsOffice { expected } else { printed },
                "{card}"
            );
        }
    }
    let price = |cost: &str| {
        let mut play =
            expanded(3).option("customs-office-cost", cost).hand(2, "customs-office well well well").play();
        play.does("take builder").view(2).price(seat(2), Card::CustomsOffice)
    };
    assert_eq!((price("3"), price("1")), (3, 1));
    let crane = |cost: &str| {
        let city = "indigo-plant crane customs-office";
        let mut play =
            expanded(3).option("customs-office-cost", cost).city(2, city).hand(2, "palace well").play();
        play.does("take builder").view(2).crane_price(seat(2), Card::Palace, Card::CustomsOffice)
    };
    assert_eq!((crane("3"), crane("1")), (Some(3), Some(5)));
    let mine = |cost: &str| {
        let mut play =
            expanded(3).option("customs-office-cost", cost).city(1, "indigo-plant gold-mine").play();
        play.does("take prospector").does("pass").draws("use gold-mine", "customs-office well statue quarry");
        play.cards(1)
    };
    assert_eq!((mine("3"), mine("1")), (0, 1));
}

#[test]
fn first_edition_has_its_own_guild_hall_gold_mine_and_cards() {
    let first = |players| table(players).option("first-edition", "on");
    let city = "guild-hall indigo-plant indigo-plant sugar-mill tobacco-storage tobacco-storage";
    assert_eq!(first(3).city(1, city).play().points(1, "guild-hall"), 10);
    let mut play = first(3).city(1, "indigo-plant gold-mine").play();
    play.does("take prospector").does("pass").draws("use gold-mine", "quarry smithy tobacco-storage library");
    assert_eq!(play.legal(), ["keep tobacco-storage", "keep smithy", "keep quarry", "keep library"]);
    play.does("keep library");
    assert_eq!((play.cards(1), play.p.discard()), (1, 3));
    let mut play = first(3).city(1, "indigo-plant gold-mine").play();
    play.does("take prospector")
        .does("pass")
        .draws("use gold-mine", "prefecture smithy tobacco-storage library");
    assert_eq!(play.cards(1), 0, "only if all cost differently");
    let copies = |card| (table(3).play().p.copies(card), first(3).play().p.copies(card));
    assert_eq!(
        (copies(Card::TobaccoStorage), copies(Card::CoffeeRoaster), copies(Card::SugarMill)),
        ((9, 8), (9, 8), (8, 8))
    );
}
