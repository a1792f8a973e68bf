//! Whole games of every game in the catalog at a table: random people, bots, undo, records.

use catalog::GameId;
use game::{Fast, Seat, SetupText};
use table::{Command, Creation, Extras, Holder, PersonId, Phase, Request, Table, TableOptions, Who};

fn anne() -> Who {
    Who::Person(PersonId("anne".into()))
}

fn carry_out(table: &mut Table, command: &Command, who: &Who, now: i64) {
    let decided = table.decide(command, who, now).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
    table.settle(decided).unwrap();
}

/// Anne and bots, started.
fn started(game: GameId, players: u8, seed: u8) -> Table {
    let creation = Creation {
        table: format!("t-{seed}"),
        game: game.id().into(),
        setup: SetupText { players, options: Default::default() },
        options: TableOptions::default(),
        owner: PersonId("anne".into()),
        seed: [seed; 32],
        opening: None,
    };
    let (mut table, _) = Table::create(creation, 0).unwrap();
    carry_out(&mut table, &Command::Sit { chair: None, name: "Anne".into(), code: None }, &anne(), 0);
    for _ in 1..players {
        let bot = Command::AddBot { chair: None, bot: "random".into(), name: "Rosa".into() };
        carry_out(&mut table, &bot, &anne(), 0);
    }
    carry_out(&mut table, &Command::Start, &anne(), 0);
    table
}

/// One random decision of the player to act; false when the game is over.
fn play_one(table: &mut Table, rng: &mut Fast, now: i64) -> bool {
    let Some(seat) = table.to_act().iter().find(|&seat| !table.legal(seat).is_empty()) else { return false };
    let who = match &table.holders()[seat.index()] {
        Holder::Person { person, .. } => Who::Person(person.clone()),
        _ => Who::Host,
    };
    let legal = table.legal(seat);
    let action = legal[rng.below(legal.len() as u32) as usize].text.to_string();
    let act = Command::Act { seat, actions: vec![action], at_step: Some(table.step()) };
    carry_out(table, &act, &who, now);
    true
}

#[test]
fn games_of_every_size_are_played_reloaded_and_refereed() {
    for &game in GameId::ALL {
        let traits = game.traits();
        for players in traits.least_players..=traits.most_players {
            let mut rng = Fast::new(players.into());
            let mut table = started(game, players, players);
            let mut now = 1_000;
            while play_one(&mut table, &mut rng, now) {
                now += 1_000;
                // Now and then somebody goes back beyond the barrier; bots always agree.
                if table.phase() == Phase::Playing && rng.below(25) == 0 && table.step() > 3 {
                    let step = table.step() - 1 - rng.below(3);
                    carry_out(&mut table, &Command::Ask(Request::Undo { step }), &anne(), now);
                }
            }
            assert_eq!(table.phase(), Phase::Finished);
            let again = Table::replay(table.entries().to_vec(), [players; 32]).unwrap();
            assert_eq!(again.drift(), None);
            assert_eq!(again.summary(), table.summary());
            assert_eq!(again.story(None), table.story(None));

            let record = again.record(Extras { legal: true, think: true }).unwrap();
            assert!(
                record.steps.iter().any(|step| step.stream.is_some()),
                "some step was played in a later epoch"
            );
            let positions = game.replay(&record).unwrap();
            assert_eq!(positions.len() as u32, table.step() + 1);
            for (step, position) in positions.iter().enumerate() {
                assert_eq!(position.digest(), table.position_at(step as u32).unwrap().digest());
            }
            assert_eq!(table.score_curve().unwrap().last(), Some(&record.result.unwrap().totals));
        }
    }
}

#[test]
fn a_person_may_undo_alone_exactly_what_nobody_has_seen_the_consequences_of() {
    for &game in GameId::ALL {
        let mut table = started(game, game.traits().least_players, 5);
        let mut rng = Fast::new(5);
        let own: Vec<Seat> = table.seats_of(&PersonId("anne".into())).iter().collect();
        let (mut free, mut barred) = (0, 0);
        let mut now = 0;
        while play_one(&mut table, &mut rng, now) && table.phase() == Phase::Playing {
            now += 1_000;
            let (seat, _) = table.action_of(table.step(), None).unwrap();
            let undo = Command::Undo { seat: own[0] };
            match table.decide(&undo, &anne(), now) {
                Ok(decided) => {
                    assert_eq!(seat, own[0], "only one's own decision");
                    let before = table.position_at(table.step() - 1).unwrap().digest();
                    let undone = table.after(decided).unwrap();
                    assert_eq!(undone.position().unwrap().digest(), before);
                    free += 1;
                }
                Err(_) => barred += 1,
            }
        }
        assert!(free > 0 && barred > 0, "{free} {barred}");
    }
}
