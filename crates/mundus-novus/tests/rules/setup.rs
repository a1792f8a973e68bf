//! Components and set-up.

use crate::play::*;
use game::{Rules, Script, Seat, Setup, Source};
use mundus_novus::{Cards, Character, Class, Development, Kind, MundusNovus, Resource, RoyalEvent, Step};

#[test]
fn a_hundred_and_twenty_resources() {
    assert_eq!(Cards::ALL.total(), 120);
    assert_eq!(Resource::CARDS, [16, 16, 16, 12, 12, 12, 8, 8, 8, 12]);
    assert_eq!(Resource::Cacao.number(), 1);
    assert_eq!(Resource::Vanilla.number(), 9);
    assert_eq!(Resource::Relic.class(), None);
    // Three numbers are a class.
    for (at, class) in Class::ALL.into_iter().enumerate() {
        assert_eq!(Resource::of_class(class), &Resource::ALL[3 * at..3 * at + 3]);
        assert!(Resource::of_class(class).iter().all(|resource| resource.class() == Some(class)));
    }
}

#[test]
fn sets_reach_one_three_or_five_places() {
    assert_eq!(mundus_novus::components::reaches(), [1, 3, 5].into());
}

#[test]
fn the_development_deck_is_one_table() {
    assert_eq!(Development::COUNT, 44);
    for (players, cards) in [(2, 27), (3, 32), (4, 37), (5, 41), (6, 44)] {
        assert_eq!(Development::of_game(players).count(), cards, "{players} players");
    }
    for event in RoyalEvent::ALL {
        assert_eq!(
            Development::ALL.iter().filter(|card| card.data().icon == Some(event)).count(),
            4,
            "{event:?}"
        );
    }
    let count =
        |kind: fn(Kind) -> bool| Development::ALL.iter().filter(|card| kind(card.data().kind)).count();
    assert_eq!(count(|kind| matches!(kind, Kind::Character(_))), 9);
    assert_eq!(count(|kind| matches!(kind, Kind::Caravel(_))), 12);
    assert_eq!(count(|kind| matches!(kind, Kind::Merchant(_))), 9);
    assert_eq!(count(|kind| matches!(kind, Kind::Warehouse(2))), 4);
    assert_eq!(count(|kind| matches!(kind, Kind::Warehouse(1))), 4);
    assert_eq!(count(|kind| matches!(kind, Kind::Shipyard)), 6);
}

#[test]
fn what_was_rebuilt_is_marked() {
    let told: Vec<_> = Development::ALL
        .iter()
        .filter(|card| card.data().source == Source::Rule)
        .map(|card| card.id())
        .collect();
    let five = [
        "diego-de-almagro",
        "juan-de-la-cosa",
        "bartolome-de-las-casas",
        "pedro-de-valdivia",
        "hernan-cortes",
    ];
    assert_eq!(told, five);
    assert!(Development::DATA.iter().all(|card| matches!(card.source, Source::Rule | Source::Rebuilt)));
}

#[test]
fn cards_marked_above_the_number_of_players_are_out() {
    let setup = Setup::standard::<MundusNovus>(2);
    let position = MundusNovus::start(&setup, &mut game::Fast::new(3), &mut ());
    assert_eq!(position.line().len() + usize::from(position.development_deck_size()), 27);
    assert!(position.line().all(|card| card.in_game(2)));
}

#[test]
fn a_line_of_five_a_market_of_three_and_no_doubloons() {
    let mut outcomes = vec!["caravel-1", "shipyard-1", "hernan-cortes", "rare-merchant-1", "caravel-8"];
    outcomes.extend(["corn", "corn", "relic"]);
    outcomes.extend(["cacao"; 10]);
    let outcomes: Vec<String> = outcomes.into_iter().map(String::from).collect();
    let mut script = Script::new(&outcomes);
    let position = MundusNovus::start(&Setup::standard::<MundusNovus>(2), &mut script, &mut ());
    script.finish().expect("exactly these were drawn");
    let line: Vec<_> = position.line().map(Development::id).collect();
    assert_eq!(line, outcomes[..5]);
    assert_eq!(position.market(), cards("2 corn, relic"));
    assert!(Seat::all(2).all(|seat| position.player(seat).doubloons() == 0));
    assert_eq!((position.trade_master(), position.step()), (Seat::FIRST, Step::Announce));
    // Pirates stand at the head, but the first round has no event; and five cards each, no caravel being there.
    assert_eq!((position.round(), position.event()), (1, None));
    assert!(Seat::all(2).all(|seat| position.hand(seat) == cards("5 cacao")));
}

#[test]
fn the_market_changes_only_by_swaps() {
    let mut table = progressing(2, "2 corn, vanilla", |_| ());
    let market = table.position.market();
    table.play(1, "end turn").play(2, "end turn");
    assert_eq!((table.position.round(), table.position.market()), (3, market));
}

#[test]
fn characters_stand_in_their_order() {
    assert_eq!(Character::Cortes.card().id(), "hernan-cortes");
    assert_eq!(Development::caravel(12).id(), "caravel-12");
}
