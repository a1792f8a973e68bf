//! Whole games of every game in the catalog at tables where nobody waits without need: choices made ahead at random, and
//! everything at the same time that can be.

use catalog::GameId;
use game::{Fast, Seat, SetupText, Touches};
use table::{By, Command, Creation, Extras, Holder, PersonId, Phase, Table, TableOptions, Who};

const NAMES: [&str; 6] = ["anne", "ben", "cleo", "dan", "eve", "finn"];

fn carry_out(table: &mut Table, command: &Command, who: &Who, now: i64) {
    let decided = table.decide(command, who, now).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
    table.settle(decided).unwrap();
}

/// People in every seat; every option of pace at its last value.
fn started(game: GameId, players: u8, seed: u8) -> Table {
    let pace = game.traits().options.iter().filter(|option| option.touches == Touches::Pace);
    let last = |option: &game::OptionSpec| option.values[option.values.len() - 1].to_string();
    let options = pace.map(|option| (option.id.to_string(), last(option))).collect();
    let creation = Creation {
        table: format!("t-{seed}"),
        game: game.id().into(),
        setup: SetupText { players, options },
        options: TableOptions { open: true, ..TableOptions::default() },
        owner: PersonId(NAMES[0].into()),
        seed: [seed; 32],
        opening: None,
    };
    let (mut table, _) = Table::create(creation, 0).unwrap();
    for name in &NAMES[..players.into()] {
        let sit = Command::Sit { chair: None, name: name.to_string(), code: None };
        carry_out(&mut table, &sit, &Who::Person(PersonId(name.to_string())), 0);
    }
    carry_out(&mut table, &Command::Start, &Who::Person(PersonId(NAMES[0].into())), 0);
    table
}

fn holder(table: &Table, seat: Seat) -> Who {
    match &table.holders()[seat.index()] {
        Holder::Person { person, .. } => Who::Person(person.clone()),
        other => panic!("{other:?} is no person"),
    }
}

/// Somebody chooses something ahead, or withdraws it.
fn choose_ahead(table: &mut Table, rng: &mut Fast, now: i64) {
    let players = table.holders().len() as u32;
    let seat = Seat::new(rng.below(players) as usize);
    let who = holder(table, seat);
    let questions = table.ahead(seat, &who);
    let question = &questions[rng.below(questions.len() as u32) as usize];
    let answer = |rng: &mut Fast| question.answers[rng.below(question.answers.len() as u32) as usize].0;
    let actions: Vec<String> = (0..rng.below(6)).map(|_| answer(rng).to_string()).collect();
    let command = Command::ChooseAhead { seat, question: question.id.into(), actions: actions.clone() };
    let (others, drawn) = (table.story(None), table.view(None).map(|view| view.json()));
    if let Ok(decided) = table.decide(&command, &who, now) {
        table.settle(decided).unwrap();
        let kept = table.ahead(seat, &who).into_iter().find(|other| other.id == question.id).unwrap();
        assert_eq!(kept.chosen, actions);
        assert_eq!((table.story(None), table.view(None).map(|view| view.json())), (others, drawn));
    }
}

#[test]
fn games_of_every_size_come_to_their_end() {
    let (mut ahead, mut together) = (0, 0);
    for &game in GameId::ALL {
        let traits = game.traits();
        assert!(!table_questions(game).is_empty(), "{} has nothing to choose ahead", traits.id);
        for players in traits.least_players..=traits.most_players {
            let mut rng = Fast::new(players.into());
            let mut table = started(game, players, players);
            let mut now = 1_000;
            while table.phase() == Phase::Playing {
                now += 1_000;
                assert!(now < 40_000_000, "{} does not end", traits.id);
                together += u32::from(table.to_act().len() > 1);
                if rng.below(3) == 0 {
                    choose_ahead(&mut table, &mut rng, now);
                }
                if table.ready_to_reveal() {
                    carry_out(&mut table, &Command::Reveal, &Who::Host, now);
                    continue;
                }
                if let Some(due) = table.due().into_iter().find(|due| due.by == By::Ahead) {
                    let asked = table.legal(due.seat);
                    assert!(asked.iter().any(|legal| legal.text == due.action), "only what is legal");
                    carry_out(&mut table, &Command::PlayOrder { seat: due.seat }, &Who::Host, now);
                    ahead += 1;
                    continue;
                }
                let mut asked = table.to_act().iter().filter(|&seat| !table.legal(seat).is_empty());
                let seat = asked.next().expect("somebody has still to choose");
                let (who, legal) = (holder(&table, seat), table.legal(seat));
                let action = legal[rng.below(legal.len() as u32) as usize].text.to_string();
                let act = Command::Act { seat, actions: vec![action], at_step: Some(table.step()) };
                carry_out(&mut table, &act, &who, now);
                if rng.below(12) == 0
                    && let Ok(decided) = table.decide(&Command::Undo { seat }, &who, now)
                {
                    table.settle(decided).unwrap();
                    assert!(table.ahead(seat, &who).iter().all(|question| question.chosen.is_empty()));
                }
            }
            let again = Table::replay(table.entries().to_vec(), [players; 32]).unwrap();
            assert_eq!(again.drift(), None);
            assert_eq!(again.summary(), table.summary());
            for seat in Seat::all(players) {
                assert_eq!(again.story(Some(seat)), table.story(Some(seat)));
            }
            let record = again.record(Extras { legal: true, think: true }).unwrap();
            assert_eq!(game.replay(&record).unwrap().len() as u32, table.step() + 1);
        }
    }
    assert!(ahead > 200 && together > 200, "{ahead} played ahead, {together} asked of several");
}

fn table_questions(game: GameId) -> Vec<&'static str> {
    let table = started(game, game.traits().least_players, 1);
    table.ahead(Seat::FIRST, &holder(&table, Seat::FIRST)).iter().map(|question| question.id).collect()
}
