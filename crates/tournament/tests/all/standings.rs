//! Standings by worked examples, and the life of a tournament.

use game::SetupText;
use table::{PersonId, TableOptions};
use tournament::{
    Admission, Format, Outcome, Phase, Player, Refusal, Round, Table, Tournament,
    state::{MOST_EVERYBODY, MOST_ROUNDS},
};

const SECRET: [u8; 32] = [7; 32];

fn anne() -> PersonId {
    PersonId("anne".into())
}

fn tournament(size: u8, players: usize, format: Format, duplicate: bool) -> Tournament {
    let mut new = Tournament {
        id: "t".into(),
        name: "Spring cup".into(),
        owner: anne(),
        owner_name: "Anne".into(),
        game: "puerto-rico".into(),
        setup: SetupText { players: size, options: Default::default() },
        options: TableOptions::default(),
        format,
        duplicate,
        by_hand: false,
        admission: Admission::Open,
        code: "code".into(),
        seed_hash: tournament::seeds::hash(&SECRET),
        phase: Phase::Entering,
        entrants: Vec::new(),
        planned: 0,
        rounds: Vec::new(),
    };
    for number in 0..players {
        new.add_bot(&anne(), "greedy", &format!("Bot {number}")).unwrap();
    }
    new
}

fn played(seats: &[usize], places: &[u8], totals: &[i32]) -> Table {
    let outcome = Outcome::Played { places: places.to_vec(), totals: totals.to_vec() };
    Table { seats: seats.to_vec(), outcome: Some(outcome) }
}

fn round(tables: Vec<Table>, byes: &[usize]) -> Round {
    Round { tables, byes: byes.to_vec(), began: 0, set_up: true, shown: true }
}

/// Entrant, place, points, share in thousandths, strength in thousandths, wins.
fn lines(tournament: &Tournament) -> Vec<(usize, usize, f64, i64, i64, usize)> {
    let thousandths = |value: f64| (value * 1000.0).round() as i64;
    tournament
        .standings()
        .iter()
        .map(|one| {
            (one.entrant, one.place, one.points, thousandths(one.share), thousandths(one.strength), one.wins)
        })
        .collect()
}

#[test]
fn a_point_for_every_opponent_behind() {
    let mut cup = tournament(3, 4, Format::Rounds { count: 2 }, false);
    // 0 beats 1 and 2; 1 and 2 share the second place; 3 has a bye, worth one of two opponents.
    cup.rounds.push(round(vec![played(&[0, 1, 2], &[1, 2, 2], &[50, 25, 25])], &[3]));
    // 3 beats 1, who beats 0; 2 has a bye.
    cup.rounds.push(round(vec![played(&[3, 0, 1], &[1, 3, 2], &[40, 20, 40])], &[2]));
    assert_eq!(
        lines(&cup),
        [
            // 3: 1 (bye) + 2; share 40/100; opponents 0 (2 points) and 1 (1.5): mean 1.75; a win.
            (3, 1, 3.0, 400, 1750, 1),
            // 0: 2 + 0; share (0.5 + 0.2) / 2; opponents 1, 2, 3, 1: (1.5 + 1.5 + 3 + 1.5) / 4; a win.
            (0, 2, 2.0, 350, 1875, 1),
            // 1: 0.5 + 1; share (0.25 + 0.4) / 2; opponents 0, 2, 3, 0: (2 + 1.5 + 3 + 2) / 4.
            (1, 3, 1.5, 325, 2125, 0),
            // 2: 0.5 + 1 (bye); share 0.25; opponents 0 and 1: (2 + 1.5) / 2.
            (2, 4, 1.5, 250, 1750, 0),
        ]
    );
}

#[test]
fn entrants_equal_in_everything_share_the_place() {
    let mut cup = tournament(2, 4, Format::Rounds { count: 1 }, false);
    cup.rounds
        .push(round(vec![played(&[0, 1], &[1, 2], &[30, 10]), played(&[2, 3], &[1, 2], &[60, 20])], &[]));
    let places: Vec<(usize, usize)> = cup.standings().iter().map(|one| (one.entrant, one.place)).collect();
    assert_eq!(places, [(0, 1), (2, 1), (1, 3), (3, 3)]);
}

#[test]
fn a_game_broken_off_puts_nobody_ahead() {
    let mut cup = tournament(2, 2, Format::Rounds { count: 1 }, false);
    let table = Table { seats: vec![0, 1], outcome: Some(Outcome::BrokenOff { seats: 2 }) };
    cup.rounds.push(round(vec![table], &[]));
    assert_eq!(lines(&cup), [(0, 1, 0.5, 500, 500, 0), (1, 1, 0.5, 500, 500, 0)]);
}

#[test]
fn duplicate_results_are_compared_seat_by_seat() {
    let mut cup = tournament(2, 6, Format::Rounds { count: 1 }, true);
    // The first seat has the better cards: it wins everywhere, and is compared with the other first seats only.
    cup.rounds.push(round(
        vec![
            played(&[0, 1], &[1, 2], &[60, 40]),
            played(&[2, 3], &[1, 2], &[75, 25]),
            played(&[4, 5], &[1, 2], &[60, 40]),
        ],
        &[],
    ));
    let points: Vec<(usize, f64)> = cup.standings().iter().map(|one| (one.entrant, one.points)).collect();
    // 2 did better than 0 and 4, who did the same; 1 and 5 did the same and better than 3.
    assert_eq!(points, [(2, 1.0), (1, 0.75), (5, 0.75), (0, 0.25), (4, 0.25), (3, 0.0)]);
    let by_entrant = |entrant| cup.standings().iter().find(|one| one.entrant == entrant).unwrap().place;
    assert_eq!((by_entrant(1), by_entrant(5)), (2, 2));
}

#[test]
fn a_running_duplicate_round_counts_for_nothing_yet() {
    let mut cup = tournament(2, 4, Format::Rounds { count: 1 }, true);
    let open = Table { seats: vec![2, 3], outcome: None };
    cup.rounds.push(round(vec![played(&[0, 1], &[1, 2], &[60, 40]), open], &[]));
    assert!(cup.standings().iter().all(|one| one.games == 0 && one.points == 0.0));
}

#[test]
fn a_tournament_runs_to_its_end() {
    let mut cup = tournament(3, 7, Format::Rounds { count: 3 }, false);
    assert!(!cup.go_on(&SECRET, 5), "nothing begins by itself");
    cup.start(&anne(), &SECRET, 10).unwrap();
    assert_eq!(cup.start(&anne(), &SECRET, 10), Err(Refusal::WrongPhase));
    for number in 0..3 {
        assert_eq!((cup.phase, cup.rounds.len()), (Phase::Running, number + 1));
        for table in 0..2 {
            assert!(!cup.go_on(&SECRET, 20), "the round is not over");
            let outcome = Outcome::Played { places: vec![1, 2, 3], totals: vec![30, 20, 10] };
            cup.set_outcome(number, table, outcome);
            // A second outcome changes nothing.
            cup.set_outcome(number, table, Outcome::BrokenOff { seats: 3 });
        }
        assert_eq!(cup.rounds[number].paired(), cup.pairing(number, &SECRET), "anybody can pair again");
        assert!(cup.go_on(&SECRET, 20));
    }
    assert_eq!(cup.phase, Phase::Finished);
    assert!(!cup.go_on(&SECRET, 30));
    let points: f64 = cup.standings().iter().map(|one| one.points).sum();
    // Three points at each of two tables and one for the bye, three times.
    assert_eq!(points, 3.0 * (2.0 * 3.0 + 1.0));
}

#[test]
fn a_round_by_hand_waits_for_the_owner() {
    let mut cup = tournament(2, 2, Format::Rounds { count: 2 }, false);
    cup.by_hand = true;
    cup.start(&anne(), &SECRET, 1).unwrap();
    assert_eq!(cup.begin_next(&anne(), &SECRET, 2), Err(Refusal::RoundGoesOn));
    cup.set_outcome(0, 0, Outcome::BrokenOff { seats: 2 });
    assert!(!cup.go_on(&SECRET, 3));
    assert!(cup.is_between_rounds());
    assert_eq!(cup.begin_next(&PersonId("ben".into()), &SECRET, 3), Err(Refusal::NotOwner));
    cup.begin_next(&anne(), &SECRET, 3).unwrap();
    assert_eq!(cup.rounds.len(), 2);
    let seats: Vec<&Vec<usize>> = cup.rounds.iter().map(|round| &round.tables[0].seats).collect();
    assert_ne!(seats[0], seats[1], "the seats change");
}

#[test]
fn people_enter_leave_and_return() {
    let ben = PersonId("ben".into());
    let mut cup = tournament(2, 2, Format::Rounds { count: 1 }, false);
    cup.admit(&anne(), Admission::Code).unwrap();
    assert_eq!(cup.enter(&ben, "Ben", None), Err(Refusal::NotAdmitted));
    assert_eq!(cup.enter(&ben, "Ben", Some("guess")), Err(Refusal::NotAdmitted));
    cup.enter(&ben, "bot 1", Some("code")).unwrap();
    assert_eq!(cup.entrants[2].name, "bot 1 2", "no two are called the same");
    assert_eq!(cup.enter(&ben, "Ben", Some("code")), Err(Refusal::Entered));
    assert_eq!(cup.withdraw(&ben, 0), Err(Refusal::NotOwner), "a bot of the owner's");
    cup.withdraw(&ben, 2).unwrap();
    assert_eq!(cup.entrants.len(), 2);
    cup.admit(&anne(), Admission::Closed).unwrap();
    assert_eq!(cup.enter(&ben, "Ben", Some("code")), Err(Refusal::NotAdmitted));
    cup.admit(&anne(), Admission::Open).unwrap();
    cup.enter(&ben, "Ben", None).unwrap();
    cup.start(&anne(), &SECRET, 1).unwrap();
    assert_eq!(cup.come_back(&ben), Err(Refusal::WrongPhase), "not away");
    cup.withdraw(&ben, 2).unwrap();
    assert!(cup.entrants[2].left && cup.entrants.len() == 3);
    cup.come_back(&ben).unwrap();
    cup.withdraw(&anne(), 2).unwrap();
    assert_eq!(cup.come_back(&ben), Err(Refusal::WrongPhase), "whom the owner took out stays out");
}

#[test]
fn what_cannot_be_played_is_refused() {
    let start = |mut cup: Tournament| cup.start(&anne(), &SECRET, 1);
    assert_eq!(start(tournament(4, 3, Format::Rounds { count: 1 }, false)), Err(Refusal::TooFew(4)));
    for count in [0, MOST_ROUNDS + 1] {
        assert_eq!(
            start(tournament(2, 3, Format::Rounds { count }, false)),
            Err(Refusal::Rounds(MOST_ROUNDS))
        );
    }
    let mut full = tournament(2, MOST_EVERYBODY, Format::Everybody, false);
    assert_eq!(full.add_bot(&anne(), "greedy", "One more"), Err(Refusal::Full(MOST_EVERYBODY)));
    assert_eq!(full.add_bot(&PersonId("ben".into()), "greedy", "Mine"), Err(Refusal::NotOwner));
    full.start(&anne(), &SECRET, 1).unwrap();
    assert_eq!(full.planned, MOST_EVERYBODY - 1);
    assert!(matches!(full.entrants[0].player, Player::Bot(_)));
    full.cancel(&anne()).unwrap();
    assert_eq!(full.cancel(&anne()), Err(Refusal::WrongPhase));
    assert!(!full.go_on(&SECRET, 1));
}

#[test]
fn titles_are_short_and_visible() {
    assert_eq!(Tournament::clean_title("  Spring \n cup "), Ok("Spring cup".into()));
    assert_eq!(Tournament::clean_title(" "), Err(Refusal::Name));
    assert_eq!(Tournament::clean_title(&"x".repeat(61)), Err(Refusal::Name));
}
