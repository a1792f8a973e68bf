//! What a record may say: only what a table or a simulation can write, and nothing that cannot be checked without a word.

use crate::toy::Toy;
use game::{
    ActionSet, Fast, NUMBERED, Record, Rules, Seat, Setup, SetupError,
    record::{Continues, Holder, Note, RecordFault, Scribe, Stream, limits, notes, read, replay},
};
use std::collections::BTreeMap;

/// A finished game of two persons.
fn finished() -> Record {
    let holder = |seat: Seat| Holder { seat, from_step: 0, name: "Anne".into(), player: "person".into() };
    let setup = Setup::standard::<Toy>(2);
    let mut scribe = Scribe::<Toy>::new(&setup, [5; 32], Seat::all(2).map(holder).collect(), true);
    let mut random = Fast::new(1);
    while let Some(seat) = Toy::to_act(&scribe.position).first() {
        let legal = Toy::legal(&scribe.position, seat);
        scribe.play(seat, Toy::action(legal.nth(random.below(legal.len() as u32) as usize)));
    }
    scribe.record
}

/// What is said about the record after this change.
fn fault(change: impl FnOnce(&mut Record)) -> RecordFault {
    let mut record = finished();
    change(&mut record);
    replay::<Toy>(&record).expect_err("it is wrong")
}

fn says(change: impl FnOnce(&mut Record), sentence: &str) {
    let said = fault(change).to_string();
    assert!(said.contains(sentence), "\"{sentence}\" is not in \"{said}\"");
    assert!(said.chars().count() < 1_000, "{} characters", said.chars().count());
}

fn noted(record: &Record) -> Vec<String> {
    let positions = replay::<Toy>(record).unwrap_or_else(|fault| panic!("{fault}"));
    let over = Toy::to_act(positions.last().unwrap()).is_empty();
    notes(record, over, &|name| name == "random").iter().map(Note::to_string).collect()
}

#[test]
fn a_whole_record_is_right_without_a_note() {
    assert_eq!(noted(&finished()), Vec::<String>::new());
    let bytes = serde_json::to_vec(&finished()).unwrap();
    assert_eq!(read(&bytes).unwrap(), finished());
}

#[test]
fn draws_that_are_numbered_are_told() {
    // The same seed gives other outcomes than with a stream for each step: a reader should know which of the two it was.
    let mut record = finished();
    let mut drawn = 0;
    for step in &mut record.steps {
        step.stream = Some(Stream { epoch: NUMBERED, step: drawn });
        drawn += step.chance.len() as u32;
    }
    (record.seed, record.seed_hash) = (None, None);
    let told = "every draw is numbered, as where several tables have the same chance";
    assert_eq!(noted(&record), ["without its seed: the draws could not be checked", told]);
}

#[test]
fn chance_cannot_be_drawn_again_under_an_intact_seed() {
    let stream = |epoch, step| Some(Stream { epoch, step });
    says(|record| record.steps[1].stream = stream(0, 3), "step 2: no table draws from this stream");
    says(|record| record.steps[1].stream = stream(0, 0), "it is that of step 0");
    says(|record| record.steps[1].stream = stream(0, u32::MAX), "step 2: no table draws");
    says(
        |record| record.steps[1].stream = stream(1, 2),
        "step 3: no table draws from this stream of chance: its epoch is 0",
    );
    let rising = |record: &mut Record, from: usize, epoch| {
        for (at, step) in record.steps.iter_mut().enumerate().skip(from) {
            step.stream = stream(epoch, at as u32 + 1);
        }
    };
    says(
        |record| {
            rising(record, 1, 1);
            record.seats.iter_mut().for_each(|holder| holder.player = "random".into());
        },
        "only bots play",
    );
    says(
        |record| {
            rising(record, 1, 1);
            record.continues = Some(Continues { parent: "t-1".into(), steps: 2 });
        },
        "step 2: no table draws from this stream of chance: the steps of the game before",
    );
    says(|record| rising(record, 1, u32::MAX), "nothing is taken back 4294967295 times");
    // An undo that everybody agreed to is possible, and told: here without the seed, which gave other draws.
    let mut record = finished();
    rising(&mut record, 1, 1);
    rising(&mut record, 3, 4);
    record.seed = None;
    let told = "from step 2 on chance was drawn again, after 4 undos";
    assert_eq!(noted(&record), ["without its seed: the draws could not be checked", told]);
    // What the default is may be written out.
    let mut record = finished();
    rising(&mut record, 0, 0);
    assert_eq!(noted(&record), Vec::<String>::new());
}

#[test]
fn a_game_that_continues_another_says_so_and_is_not_that_game() {
    let all = finished().steps.len() as u32;
    let from = |parent: &str, steps| Some(Continues { parent: parent.into(), steps });
    says(|record| record.continues = from("t-1", all), "which was over after these");
    says(|record| record.continues = from("t-1", all + 1), "but has only");
    says(|record| record.continues = from("", 1), "which is no table's id");
    says(|record| record.continues = from("../\u{1b}", 1), "which is no table's id");
    let mut record = finished();
    record.continues = from("t-1", 3);
    let told = "the first 3 steps are another game's (t-1) and were not checked against the seed";
    assert_eq!(noted(&record), [told]);
    record.continues = from("t-1", 0);
    assert_eq!(noted(&record), ["the set-up is another game's (t-1) and was not checked against the seed"]);
    // Continued and broken off at once.
    record.steps.truncate(2);
    (record.result, record.continues) = (None, from("t-1", 2));
    assert_eq!(noted(&record).len(), 2, "and that it is not over");
}

#[test]
fn what_could_not_be_checked_is_told() {
    let mut record = finished();
    record.seed = None;
    assert_eq!(noted(&record), ["without its seed: the draws could not be checked"]);
    let mut record = finished();
    record.result = None;
    assert_eq!(noted(&record), ["the game is over, but its result is missing"]);
    record.steps.pop();
    assert_eq!(noted(&record), ["the game is not over: it was broken off, or the rest is missing"]);
    let mut record = finished();
    record.seats[0].player = "random".into();
    record.seats[1].player = "deep-blue".into();
    assert_eq!(noted(&record), ["it was played by \"deep-blue\", which is no bot of this program"]);
    says(|record| record.seed_hash = Some("00".into()), "hash of its seed is not 64");
}

#[test]
fn impossible_players_are_refused() {
    let another = |seat, from_step| {
        move |record: &mut Record| {
            let (name, player) = ("Ben".to_string(), "person".to_string());
            record.seats.push(Holder { seat: Seat::new(seat), from_step, name, player });
        }
    };
    let all = finished().steps.len() as u32;
    says(another(1, 0), "two players hold seat 2 from step 0 on");
    says(another(2, 0), "there is no seat 3 with 2 players");
    says(another(0, all + 1), "after the end");
    says(another(0, u32::MAX), "after the end");
    let mut late = finished();
    another(0, all)(&mut late);
    assert_eq!(noted(&late), Vec::<String>::new(), "somebody else made the last step");
    // Of a game that was broken off, a seat may change hands at the end.
    let mut stopped = finished();
    stopped.steps.pop();
    stopped.result = None;
    another(0, all)(&mut stopped);
    assert_eq!(noted(&stopped).len(), 1);
    let named = |name: &'static str| move |record: &mut Record| record.seats[1].name = name.into();
    says(named("An\u{1b}[31mne"), "the name in seat 2 holds \\u{1b}");
    says(named("\u{202e}enna"), "the name in seat 2 holds \\u{202e}");
    says(|record| record.seats[1].player = "Deep Blue".into(), "neither \"person\" nor a bot's name");
}

#[test]
fn everything_has_a_limit() {
    let million = || "x".repeat(1_000_000);
    says(|record| record.seats[0].name = million(), "seat 1 has more than 64 characters in \"name\"");
    says(|record| record.seats[0].player = million(), "seat 1 has more than 100 characters in \"player\"");
    says(|record| record.steps[3].action = million(), "step 4 has more than 100 characters in \"action\"");
    says(|record| record.start.push(million()), "the set-up has more than 100 characters");
    says(|record| record.start = vec!["a".into(); 1_001], "the set-up has more than 1000 outcomes of chance");
    says(|record| record.steps[0].chance = vec!["a".into(); 1_001], "step 1 has more than 1000 outcomes");
    says(|record| record.steps[0].legal = Some(vec!["a".into(); 10]), "step 1 has more than 9 legal actions");
    says(|record| drop(record.setup.options.insert(million(), "on".into())), "characters in \"options\"");
    says(|record| record.seed = Some(million()), "characters in \"seed\"");
    says(|record| record.format = million(), "it says \"xxxx");
    says(|record| record.game = million(), "this is a record of xxxx");
    says(|record| record.result.as_mut().unwrap().ending = million(), "characters in \"ending\"");
    says(|record| record.result.as_mut().unwrap().places = vec![1; 1_000_000], "one place for every seat");
    let one = finished().steps[0].clone();
    says(move |record| record.steps = vec![one; limits::MAX_STEPS + 1], "it has more than 55000 steps");
    // Nobody else would hold the seat so often: the changes stand at different steps.
    let again = |from_step| Holder { from_step, ..finished().seats[0].clone() };
    let holders: Vec<_> = (1..=limits::MAX_HOLDERS as u32).map(again).collect();
    says(move |record| record.seats.extend(holders), "it has more than 1000 entries in \"seats\"");
}

#[test]
fn files_that_are_no_records_are_refused_shortly() {
    let said = |bytes: &[u8], sentence: &str| {
        let said = read(bytes).expect_err("it is no record").to_string();
        assert!(said.contains(sentence) && said.len() < 1_000, "{said}");
    };
    said(&vec![b' '; limits::MAX_BYTES + 1], "it is larger than 4 MB");
    said("[".repeat(1_000_000).as_bytes(), "this is not");
    said(format!("{{\"x\":{}", "[".repeat(1_000_000)).as_bytes(), "this is not JSON: EOF");
    said(b"\xff\xfe", "this is not JSON");
    said(b"[]", "it has no field \"format\"");
    said(b"{\"format\": 1}", "it has no field \"format\"");
    said(format!("{{\"format\": \"{}\"}}", "x".repeat(1_000_000)).as_bytes(), "it says \"xxx");
    let field = "y".repeat(1_000_000);
    said(format!("{{\"format\": \"{}\", \"{field}\": 1}}", game::record::FORMAT).as_bytes(), "unknown field");
}

#[test]
fn a_wrong_result_is_told_without_contradiction() {
    let scores = |change: fn(&mut BTreeMap<String, i16>)| {
        move |record: &mut Record| change(&mut record.result.as_mut().unwrap().scores[1])
    };
    let extra = scores(|scores| scores.extend([("luck".to_string(), 0)]));
    says(extra, "seat 2 has points for \"luck\", which smugglers does not count");
    says(scores(BTreeMap::clear), "for points, which is missing");
    says(scores(|scores| *scores.get_mut("points").unwrap() += 1), "seat 2 has ");
    says(|record| record.result.as_mut().unwrap().totals[0] += 1, "the totals are [");
    says(|record| record.result.as_mut().unwrap().places[0] = 9, "the places are [");
}

#[test]
fn a_version_of_the_rules_that_there_is_not_is_refused() {
    for version in [0, Toy::RULES_VERSION + 1, 999, u32::MAX] {
        let found = fault(|record| record.rules_version = version);
        assert!(matches!(found, RecordFault::Setup(SetupError::Rules { found, .. }) if found == version));
    }
}
