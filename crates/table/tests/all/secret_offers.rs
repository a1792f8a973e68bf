//! Mundus Novus at a table: everybody lays out cards at the same time, and nobody learns anything before the reveal, not
//! even how many cards the owner of Bartolomé de las Casas laid out.

use catalog::{GameId, mundus_novus};
use game::{Fast, Seat, Seats, SetupText};
use mundus_novus::{Character, Position, Step};
use table::{Command, Creation, PersonId, Table, TableOptions, Who};

const PLAYERS: u8 = 3;

fn person(seat: Seat) -> Who {
    Who::Person(PersonId(format!("person {}", seat.number())))
}

fn carry_out(table: &mut Table, command: &Command, who: &Who) {
    let decided = table.decide(command, who, 0).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
    table.settle(decided).unwrap();
}

fn act(table: &mut Table, seat: Seat, actions: &[&str]) {
    let actions = actions.iter().map(|action| action.to_string()).collect();
    carry_out(table, &Command::Act { seat, actions, at_step: None }, &person(seat));
}

fn position(table: &Table) -> &Position {
    table.position().and_then(|position| position.downcast()).expect("a game of Mundus Novus is going on")
}

/// Three persons, started; who came first sits first.
fn started(seed: u8) -> Table {
    let creation = Creation {
        table: "t".into(),
        game: GameId::MundusNovus.id().into(),
        setup: SetupText { players: PLAYERS, options: Default::default() },
        options: TableOptions { open: true, draw_seats: false, ..TableOptions::default() },
        owner: PersonId("person 1".into()),
        seed: [seed; 32],
        opening: None,
    };
    let (mut table, _) = Table::create(creation, 0).unwrap();
    for seat in Seat::all(PLAYERS) {
        let sit = Command::Sit { chair: None, name: format!("Person {}", seat.number()), code: None };
        carry_out(&mut table, &sit, &person(seat));
    }
    carry_out(&mut table, &Command::Start, &person(Seat::FIRST));
    table
}

/// A random game up to where everybody lays out cards, and who has las Casas.
fn offering() -> (Table, Seat) {
    for seed in 1..=u8::MAX {
        let (mut table, mut rng) = (started(seed), Fast::new(seed.into()));
        while let Some(seat) = table.to_act().iter().find(|&seat| !table.legal(seat).is_empty()) {
            let owner = position(&table).owner(Character::Casas);
            if let (Step::Offer, Some(owner), true) =
                (position(&table).step(), owner, table.to_act() == Seats::all(PLAYERS))
                && position(&table).hand(owner).iter().next().is_some()
                && Seat::all(PLAYERS).all(|seat| table.own_choice(seat, &person(seat)).is_none())
            {
                return (table, owner);
            }
            let legal = table.legal(seat);
            let action = legal[rng.below(legal.len() as u32) as usize].text.to_string();
            act(&mut table, seat, &[&action]);
        }
    }
    panic!("nobody ever won las Casas over");
}

/// Everything that the others and spectators can find out.
fn assert_nothing_is_seen(table: &Table, untouched: &Table, chooser: Seat) {
    let others = Seat::all(PLAYERS).filter(|&seat| seat != chooser).map(Some);
    for observer in others.chain([None]) {
        assert_eq!(table.view(observer).unwrap().json(), untouched.view(observer).unwrap().json());
        assert_eq!(table.story(observer), untouched.story(observer));
        assert_eq!(table.running_record(observer), untouched.running_record(observer));
    }
    assert_eq!(table.summary(), untouched.summary());
    assert_eq!(table.entries(), untouched.entries());
    assert_eq!((table.step(), table.to_act()), (untouched.step(), untouched.to_act()));
}

#[test]
fn nobody_learns_how_many_cards_las_casas_laid_out() {
    let (untouched, owner) = offering();
    let hand: Vec<_> =
        position(&untouched).hand(owner).iter().map(|card| format!("offer {}", card.id())).collect();
    let announced = usize::from(position(&untouched).announced());
    for count in 0..=announced {
        let mut table = untouched.clone();
        // One card after the other, each sent on its own.
        hand[..count].iter().for_each(|offer| act(&mut table, owner, &[offer]));
        if count < announced {
            assert_nothing_is_seen(&table, &untouched, owner);
            act(&mut table, owner, &["done offering"]);
        }
        assert!(table.legal(owner).is_empty(), "the choice is made");
        assert_nothing_is_seen(&table, &untouched, owner);
    }
}

#[test]
fn an_offer_can_be_changed_until_the_last_one_is_made() {
    let (mut table, owner) = offering();
    let untouched = table.clone();
    act(&mut table, owner, &["done offering"]);
    carry_out(&mut table, &Command::Withdraw { seat: owner }, &person(owner));
    assert_nothing_is_seen(&table, &untouched, owner);
    let first = position(&table).hand(owner).iter().next().expect("a hand card");
    let one = [format!("offer {}", first.id()), "done offering".into()];
    act(&mut table, owner, &one.each_ref().map(String::as_str));
    for seat in Seat::all(PLAYERS).filter(|&seat| seat != owner) {
        assert_eq!(table.entries(), untouched.entries());
        for _ in 0..position(&untouched).announced() {
            let offer = table.legal(seat)[0].text.to_string();
            act(&mut table, seat, &[&offer]);
        }
    }
    assert_ne!(position(&table).step(), Step::Offer);
    let played = (untouched.step() + 1..=table.step()).filter_map(|step| table.action_of(step, Some(owner)));
    let of_owner: Vec<_> =
        played.filter(|(seat, _)| *seat == owner).filter_map(|(_, action)| action).collect();
    assert_eq!(of_owner, one, "what was chosen last counts");
}
