//! How a game begins.

use crate::play::{Table, seat};
use game::{Fast, Recorder, Rules, Setup};
use santiago::{
    Santiago, Step,
    components::{Building, Cuban, Good},
    event::Event,
};

fn start(players: u8, seed: u64) -> Table {
    let mut events = Vec::new();
    let position = Santiago::start(&Setup::standard::<Santiago>(players), &mut Fast::new(seed), &mut events);
    Table { position, events }
}

#[test]
fn tiles_are_laid_out_by_chance() {
    let mut chance = Recorder::new(Fast::new(3));
    let mut events = Vec::new();
    Santiago::start(&Setup::standard::<Santiago>(4), &mut chance, &mut events);
    let Some(Event::LaidOut { street, town }) = events.first() else { panic!("tiles are laid out first") };
    let drawn = |ids: Vec<&str>, outcomes: &[&str]| assert_eq!(ids, outcomes);
    // The last of each is not drawn: nothing else is left.
    drawn(street[..8].iter().map(|cuban| cuban.id()).collect(), &chance.outcomes[..8]);
    drawn(town[..11].iter().map(|building| building.id()).collect(), &chance.outcomes[8..19]);
    let (mut cubans, mut buildings) = (street.clone(), town.clone());
    cubans.sort();
    buildings.sort();
    assert_eq!((cubans, buildings), (Cuban::ALL.to_vec(), Building::ALL.to_vec()));
}

#[test]
fn everybody_starts_with_the_same_capital() {
    for players in 2..=4 {
        let table = start(players, 1);
        for number in 1..=players.into() {
            assert_eq!((table.pesos(number), table.points(number)), (3, 2));
            assert_eq!(Good::ALL.map(|good| table.has(number, good)), [1, 1, 1, 0, 0, 0]);
            assert_eq!(table.position.broker(seat(number)), None);
            assert_eq!(table.position.owned(seat(number)), 0);
        }
    }
}

#[test]
fn car_ship_and_value_at_the_start() {
    let position = start(4, 1).position;
    assert_eq!((position.car(), position.ship(), position.value()), (0, 1, 2));
}

#[test]
fn the_last_player_rolls_for_the_first_ship() {
    for players in 2..=4 {
        let mut table = start(players, 5);
        assert_eq!(table.step(), Step::Demand);
        assert!(table.view().in_setup());
        assert_eq!(table.decider(), seat(players.into()));
        let roll = table.position.roll().expect("the dice are rolled");
        table.play("leave out rum");
        for good in Good::WITH_DIE {
            let expected = (good != Good::Rum).then_some(roll[good.index()]);
            assert_eq!(table.position.demand(good), expected);
        }
    }
}

#[test]
fn seat_one_has_the_first_turn() {
    let mut table = start(4, 5);
    table.play("leave out rum");
    assert_eq!((table.decider(), table.step()), (seat(1), Step::Car));
}

#[test]
fn turns_go_clockwise() {
    let mut table = crate::play::in_building(Building::Bank, |_| ());
    for expected in [2, 3, 4, 1] {
        table.play(if expected == 2 { "skip" } else { "drive 1" });
        while table.step() != Step::Car {
            let harmless = ["skip", "pass"].into_iter().find(|text| table.allows(text));
            let text = harmless.map_or_else(|| table.legal()[0].clone(), str::to_string);
            table.play(&text);
        }
        assert_eq!(table.decider(), seat(expected));
    }
}
