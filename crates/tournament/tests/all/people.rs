//! People who become somebody else, or nobody, in a tournament.

use game::SetupText;
use table::{PersonId, TableOptions, people::ANONYMOUS};
use tournament::{Admission, Format, Phase, Player, Program, Refusal, Tournament, seeds};

const SECRET: [u8; 32] = [7; 32];

fn person(id: &str) -> PersonId {
    PersonId(id.into())
}

/// Anne's, whom Ben, Carla and Ben's program join; with tables of two.
fn tournament(by_hand: bool) -> Tournament {
    let mut new = Tournament {
        id: "t".into(),
        name: "Spring cup".into(),
        owner: person("anne"),
        owner_name: "Anne".into(),
        game: "san-juan".into(),
        setup: SetupText { players: 2, options: Default::default() },
        options: TableOptions::default(),
        format: Format::Rounds { count: 2 },
        duplicate: false,
        by_hand,
        admission: Admission::Open,
        code: "code".into(),
        seed_hash: seeds::hash(&SECRET),
        phase: Phase::Entering,
        entrants: Vec::new(),
        planned: 0,
        rounds: Vec::new(),
    };
    for (id, name) in [("anne", "Anne"), ("ben", "Ben"), ("carla", "Carla")] {
        new.enter(&person(id), name, None).unwrap();
    }
    let program = Program { person: person("bot-x"), of: "Ben".into() };
    new.add_program(&person("anne"), &program, "Engine").unwrap();
    new
}

fn running(by_hand: bool) -> Tournament {
    let mut new = tournament(by_hand);
    new.start(&person("anne"), &SECRET, 1_000).unwrap();
    new
}

fn text(tournament: &Tournament) -> String {
    serde_json::to_string(tournament).unwrap()
}

#[test]
fn before_the_start_a_place_is_free_again() {
    let mut cup = tournament(false);
    cup.forget(&person("anne"), &person("gone-1"));
    assert_eq!(cup.entrants.len(), 3);
    assert!(!text(&cup).contains("Anne") && !text(&cup).contains("\"anne\""), "{}", text(&cup));
    assert_eq!((cup.owner.clone(), cup.owner_name.as_str()), (person("ben"), "Ben"), "the first who is left");
    cup.admit(&person("ben"), Admission::Closed).unwrap();
    // Without a person left nobody could start it.
    cup.forget(&person("ben"), &person("gone-2"));
    cup.forget(&person("carla"), &person("gone-3"));
    assert_eq!((cup.phase, cup.owner_name.as_str()), (Phase::Cancelled, ANONYMOUS));
}

#[test]
fn after_the_start_a_bot_plays_on_and_the_tournament_goes_on() {
    let mut cup = running(true);
    let paired = cup.rounds[0].paired();
    cup.forget(&person("anne"), &person("gone-1"));
    cup.forget(&person("bot-x"), &person("gone-2"));
    assert_eq!(cup.rounds[0].paired(), paired, "who met whom stays");
    let names: Vec<&str> = cup.entrants.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, [ANONYMOUS, "Ben", "Carla", "Anonym 2"]);
    assert!(cup.entrants[0].left && cup.entrants[3].left);
    assert!(matches!(&cup.entrants[3].player, Player::Program(program) if program.of == ANONYMOUS));
    assert_eq!(cup.come_back(&person("gone-1")), Err(Refusal::WrongPhase));
    assert_eq!(cup.owner, person("ben"));
    // Carla has left, so nobody is there to begin a round when Ben goes, too.
    cup.withdraw(&person("carla"), 2).unwrap();
    cup.forget(&person("ben"), &person("gone-3"));
    assert!(cup.phase == Phase::Running && !cup.by_hand && cup.owner == person("gone-3"));
    assert!(!text(&cup).contains("\"Ben\"") && !text(&cup).contains("\"anne\""), "{}", text(&cup));
}

#[test]
fn what_is_over_is_nobodys_afterwards() {
    let mut cup = running(false);
    cup.cancel(&person("anne")).unwrap();
    cup.forget(&person("anne"), &person("gone-1"));
    assert_eq!((cup.owner.clone(), cup.owner_name.as_str()), (person("gone-1"), ANONYMOUS));
    assert_eq!(cup.phase, Phase::Cancelled);
}

#[test]
fn tables_know_people_by_the_names_of_the_tournament() {
    let mut cup = running(false);
    let tables = cup.tables_of(&person("anne"), &SECRET);
    assert_eq!(tables.len(), 1);
    cup.forget(&person("carla"), &person("gone-1"));
    cup.forget(&person("anne"), &person("gone-2"));
    let names = cup.names_at(&tables[0], &person("gone-2"), &SECRET);
    assert_eq!(names.values().collect::<Vec<_>>(), ["Anonym 2"]);
    assert!(cup.names_at("elsewhere", &person("gone-2"), &SECRET).is_empty());
    assert!(cup.names_at(&tables[0], &person("anne"), &SECRET).is_empty());
}

#[test]
fn a_guest_who_becomes_somebody_keeps_the_place_unless_they_have_one() {
    let mut cup = running(false);
    cup.become_another(&person("anne"), &person("account"));
    assert_eq!((cup.owner.clone(), cup.entrant_of(&person("account"))), (person("account"), Some(0)));
    assert!(!cup.entrants[0].left && cup.entrants[0].name == "Anne");
    cup.become_another(&person("ben"), &person("account"));
    assert_eq!(cup.entrant_of(&person("account")), Some(0), "their own");
    assert!(cup.entrants[1].left && cup.entrants[1].removed && !cup.entrants[0].left);
    // Both places are forgotten with them, under two names.
    cup.forget(&person("account"), &person("gone-1"));
    assert_eq!((cup.entrants[0].name.as_str(), cup.entrants[1].name.as_str()), (ANONYMOUS, "Anonym 2"));
    let mut cup = tournament(false);
    cup.become_another(&person("ben"), &person("anne"));
    assert_eq!(cup.entrants.len(), 3, "before the start it is free again");
}
