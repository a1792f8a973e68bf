//! Clocks, without waiting: every moment is an argument.

use super::*;
use crate::clock::{DAY, HOLIDAYS_PER_YEAR, HOUR, HoursFault, MINUTE, RETURN_TIME, SECOND};
use jiff::civil::Date;
use std::collections::BTreeSet;

const BANK: Millis = 10 * MINUTE;
const INCREMENT: Millis = 20 * SECOND;

fn at(text: &str) -> Millis {
    text.parse::<jiff::Timestamp>().unwrap().as_millisecond()
}

fn hours(zone: &str, from: u16, to: u16) -> Hours {
    Hours { zone: zone.into(), from: from * 60, minutes: (to - from) * 60, holidays: BTreeSet::new() }
}

fn days(days: u8) -> Clock {
    Clock { pace: Pace::Days { days }, at_end: stands_in() }
}

fn live() -> Clock {
    Clock { pace: Pace::Live { bank: BANK, increment: INCREMENT }, at_end: stands_in() }
}

fn stands_in() -> AtEnd {
    AtEnd::StandIn { bot: "greedy".into() }
}

fn decide() -> Clock {
    Clock { at_end: AtEnd::OpponentsDecide, ..live() }
}

/// A table of persons with this clock and these hours, started at this moment; all are asked for a bid.
fn timed(players: u8, clock: Clock, start: Millis, all_hours: &[Hours]) -> Table {
    let set_up = |seed: u8| {
        let mut creation = creation(players, seed);
        creation.options.clock = Some(clock.clone());
        let (mut table, _) = Table::create(creation, start).unwrap();
        for (at, name) in NAMES[..players.into()].iter().enumerate() {
            let sit = Command::Sit { chair: None, name: name.to_string(), code: None };
            run_at(&mut table, sit, &person(name), start).unwrap();
            if let Some(hours) = all_hours.get(at) {
                run_at(&mut table, Command::SetHours { hours: hours.clone() }, &person(name), start).unwrap();
            }
        }
        run_at(&mut table, Command::Start, &person("anne"), start).unwrap();
        table
    };
    // One in which the first is rich enough to bid three.
    let rich = |table: &Table| table.position().unwrap().json()["purses"][0] == 2;
    (0..=255).map(set_up).find(rich).unwrap()
}

fn play(table: &mut Table, number: u64, action: &str, now: Millis) {
    let who = Who::Person(table.holders()[seat(number).index()].person().unwrap().clone());
    let act = Command::Act { seat: seat(number), actions: vec![action.into()], at_step: None };
    run_at(table, act, &who, now).unwrap();
}

/// A game in which seat 1 has won the bid and is asked alone since `start`; nobody has spent anything.
fn asked_alone(clock: Clock, start: Millis, all_hours: &[Hours]) -> Table {
    let mut table = timed(2, clock, start, all_hours);
    play(&mut table, 1, "bid 3", start);
    play(&mut table, 2, "bid 1", start);
    assert_eq!(table.to_act(), game::Seats::only(seat(1)));
    table
}

fn deadline(table: &Table, number: u64) -> Option<Millis> {
    let reading = table.reading(seat(number), None);
    assert_eq!(reloaded(table).reading(seat(number), None), reading, "the log alone tells it");
    reading.unwrap().deadline
}

fn left(table: &Table, number: u64) -> Millis {
    table.reading(seat(number), None).unwrap().left
}

fn fall(number: u64) -> Command {
    Command::FlagFall { seat: seat(number), name: "Tortuga".into() }
}

#[test]
fn every_asked_seat_has_its_clock_running_and_a_sealed_choice_stops_it() {
    let mut table = timed(2, live(), NOON, &[]);
    assert_eq!(deadline(&table, 1), Some(NOON + BANK));
    assert_eq!(deadline(&table, 2), Some(NOON + BANK));
    play(&mut table, 1, "bid 3", NOON + MINUTE);
    assert_eq!(deadline(&table, 1), Some(NOON + BANK), "nobody learns that a choice was made");
    let own = table.reading(seat(1), Some(seat(1))).unwrap();
    assert_eq!((own.deadline, own.left), (None, BANK - MINUTE), "but who made it does");
    assert_eq!(table.next_flag(), Some((seat(2), NOON + BANK)), "and a player who has chosen is not late");
    play(&mut table, 2, "bid 1", NOON + 5 * MINUTE);
    // Seat 1 is asked again, and has what it gained.
    assert_eq!(deadline(&table, 1), Some(NOON + 5 * MINUTE + BANK - MINUTE + INCREMENT));
    assert_eq!((deadline(&table, 2), left(&table, 2)), (None, BANK - 5 * MINUTE + INCREMENT));
    assert_same(&table, &reloaded(&table));
}

#[test]
fn a_choice_taken_back_was_thought_about_all_the_time() {
    let mut table = timed(2, live(), NOON, &[]);
    play(&mut table, 1, "bid 3", NOON + MINUTE);
    run_at(&mut table, Command::Withdraw { seat: seat(1) }, &person("anne"), NOON + 2 * MINUTE).unwrap();
    assert_eq!(table.reading(seat(1), Some(seat(1))).unwrap().deadline, Some(NOON + BANK));
}

#[test]
fn taking_back_gives_no_time_back_and_no_increment() {
    let mut table = asked_alone(live(), NOON, &[]);
    let full = BANK + INCREMENT;
    play(&mut table, 1, "polish", NOON + MINUTE);
    assert_eq!(deadline(&table, 1), Some(NOON + full), "one turn, however many decisions it has");
    for minute in 2..5 {
        run_at(&mut table, Command::Undo { seat: seat(1) }, &person("anne"), NOON + minute * MINUTE).unwrap();
        play(&mut table, 1, "polish", NOON + minute * MINUTE);
    }
    assert_eq!(deadline(&table, 1), Some(NOON + full));
    // The turn ends, and is taken back: so is the increment.
    play(&mut table, 1, "done", NOON + 6 * MINUTE);
    assert!(
        table.step() > 3 && deadline(&table, 1) == Some(NOON + 6 * MINUTE + full - 6 * MINUTE + INCREMENT)
    );
    run_at(&mut table, Command::Ask(Request::Undo { step: 3 }), &person("anne"), NOON + 7 * MINUTE).unwrap();
    run_at(&mut table, Command::Agree, &person("ben"), NOON + 8 * MINUTE).unwrap();
    assert_eq!(deadline(&table, 1), Some(NOON + 8 * MINUTE + full - 8 * MINUTE));
}

#[test]
fn an_undone_turn_of_days_goes_on_where_it_was() {
    let start = at("2026-06-01T12:00:00Z");
    let mut table = asked_alone(days(2), start, &[]);
    play(&mut table, 1, "polish", start + DAY);
    assert_eq!(deadline(&table, 1), Some(start + 2 * DAY));
    play(&mut table, 1, "done", start + DAY);
    assert_eq!(deadline(&table, 1), Some(start + 3 * DAY), "a new turn has its two days");
    run_at(&mut table, Command::Ask(Request::Undo { step: 3 }), &person("anne"), start + DAY).unwrap();
    run_at(&mut table, Command::Agree, &person("ben"), start + DAY).unwrap();
    assert_eq!(deadline(&table, 1), Some(start + 2 * DAY));
}

#[test]
fn a_bot_stands_in_when_the_time_is_up_and_the_person_returns() {
    let mut table = timed(2, live(), NOON, &[]);
    play(&mut table, 2, "bid 1", NOON);
    let end = NOON + BANK;
    assert_eq!(table.next_flag(), Some((seat(1), end)));
    assert_eq!(run_at(&mut table, fall(1), &Who::Host, end - 1), Err(Refusal::NotDue(seat(1))));
    assert_eq!(run_at(&mut table, fall(1), &person("ben"), end), Err(Refusal::NotDue(seat(1))));
    assert_eq!(run_at(&mut table, fall(2), &Who::Host, end), Err(Refusal::NotDue(seat(2))), "who has chosen");
    run_at(&mut table, fall(1), &Who::Host, end).unwrap();
    assert_eq!(table.holders()[0].bot(), Some("greedy"));
    assert_eq!((table.reading(seat(1), None), table.next_flag()), (None, None), "bots have no clock");
    run_at(&mut table, Command::Return { seat: seat(1) }, &person("anne"), end + HOUR).unwrap();
    assert_eq!(deadline(&table, 1), Some(end + HOUR + RETURN_TIME));
    // As often as they like.
    for hour in 2..8 {
        run_at(&mut table, fall(1), &Who::Host, end + hour * HOUR).unwrap();
        run_at(&mut table, Command::Return { seat: seat(1) }, &person("anne"), end + hour * HOUR).unwrap();
    }
    assert_same(&table, &reloaded(&table));
}

#[test]
fn a_decision_before_the_flag_is_in_the_log_is_in_time() {
    let mut table = timed(2, live(), NOON, &[]);
    play(&mut table, 2, "bid 1", NOON);
    play(&mut table, 1, "bid 3", NOON + BANK + HOUR);
    assert_eq!(
        deadline(&table, 1),
        Some(NOON + BANK + HOUR + INCREMENT),
        "with nothing left but the increment"
    );
}

#[test]
fn opponents_wait_call_a_bot_or_stop() {
    let late = || {
        let mut table = timed(3, decide(), NOON, &[]);
        play(&mut table, 2, "bid 1", NOON);
        play(&mut table, 3, "bid 1", NOON);
        let bot = || Command::CallStandIn { seat: seat(1), bot: "greedy".into(), name: "Tortuga".into() };
        assert_eq!(run(&mut table, bot(), &person("ben")), Err(Refusal::NotDue(seat(1))), "there is time");
        run_at(&mut table, fall(1), &Who::Host, NOON + BANK).unwrap();
        assert!(table.is_flagged(seat(1)) && table.reading(seat(1), None).unwrap().fallen);
        assert_eq!(table.next_flag(), None, "a flag falls once");
        assert_eq!(run(&mut table, bot(), &person("anne")), Err(Refusal::NotDue(seat(1))), "not for oneself");
        (table, bot())
    };
    let (mut called, bot) = late();
    run(&mut called, bot, &person("cleo")).unwrap();
    assert_eq!(called.holders()[0].bot(), Some("greedy"));
    assert!(!called.is_flagged(seat(1)));
    assert_same(&called, &reloaded(&called));

    let (mut stopped, _) = late();
    run(&mut stopped, Command::Ask(Request::Stop), &person("ben")).unwrap();
    assert_eq!(stopped.phase(), Phase::Playing, "the other opponent is asked");
    run(&mut stopped, Command::Agree, &person("cleo")).unwrap();
    assert_eq!(stopped.phase(), Phase::Stopped, "who is late is not");

    let (mut waited, _) = late();
    play(&mut waited, 1, "bid 3", NOON + DAY);
    assert!(!waited.is_flagged(seat(1)));
    assert_same(&waited, &reloaded(&waited));
}

#[test]
fn with_a_clock_nobody_is_absent_before_it_says_so() {
    let mut table = timed(2, days(3), NOON, &[]);
    assert!(!table.is_absent(seat(1), NOON + DAY));
    let ask = Request::TakeOver { seat: seat(1), bot: "greedy".into(), name: "Tortuga".into() };
    run_at(&mut table, Command::Ask(ask), &person("ben"), NOON + DAY).unwrap();
    assert!(table.pending().is_some() && table.take_over_due().is_none());
}

#[test]
fn a_pause_needs_everybody_and_costs_nobody() {
    let mut table = asked_alone(live(), NOON, &[]);
    let full = BANK + INCREMENT;
    assert_eq!(run(&mut table, Command::Resume, &person("ben")), Err(Refusal::NotPaused));
    run_at(&mut table, Command::Ask(Request::Pause), &person("anne"), NOON + MINUTE).unwrap();
    assert!(!table.is_paused());
    run_at(&mut table, Command::Agree, &person("ben"), NOON + 2 * MINUTE).unwrap();
    assert!(table.is_paused() && reloaded(&table).is_paused());
    assert_eq!((deadline(&table, 1), table.next_flag()), (None, None));
    assert_eq!(run(&mut table, Command::Ask(Request::Pause), &person("ben")), Err(Refusal::Paused));
    assert_eq!(run(&mut table, Command::Resume, &person("dan")), Err(Refusal::NotSeated));
    let later = NOON + 3 * DAY;
    run_at(&mut table, Command::Resume, &person("ben"), later).unwrap();
    assert_eq!(deadline(&table, 1), Some(later + full - 2 * MINUTE));
    // A decision ends a pause too.
    run_at(&mut table, Command::Ask(Request::Pause), &person("ben"), later).unwrap();
    run_at(&mut table, Command::Agree, &person("anne"), later).unwrap();
    play(&mut table, 1, "polish", later + DAY);
    assert!(!table.is_paused());
    assert_eq!(deadline(&table, 1), Some(later + DAY + full - 2 * MINUTE));
    assert_same(&table, &reloaded(&table));
}

#[test]
fn a_turn_that_was_played_in_a_pause_is_a_turn() {
    let start = at("2026-06-01T12:00:00Z");
    let mut table = asked_alone(days(2), start, &[]);
    run_at(&mut table, Command::Ask(Request::Pause), &person("anne"), start + DAY).unwrap();
    run_at(&mut table, Command::Agree, &person("ben"), start + DAY).unwrap();
    play(&mut table, 1, "done", start + 9 * DAY);
    assert_eq!(deadline(&table, 1), Some(start + 11 * DAY), "the next one has its two days");
}

#[test]
fn a_turn_is_due_some_days_later_at_the_same_local_time() {
    // 20:00 in Paris, with a window from 8 to 22: two hours of the first day, twelve of the second.
    let start = at("2026-06-01T18:00:00Z");
    let table = asked_alone(days(1), start, &[hours("Europe/Paris", 8, 22)]);
    assert_eq!(deadline(&table, 1), Some(at("2026-06-02T18:00:00Z")));
    // Asked in the night: the whole next window.
    let night = at("2026-06-01T23:30:00Z");
    let table = asked_alone(days(1), night, &[hours("Europe/Paris", 8, 22)]);
    assert_eq!(deadline(&table, 1), Some(at("2026-06-02T20:00:00Z")), "22:00 in Paris");
}

#[test]
fn clocks_that_are_set_do_not_move_the_local_deadline() {
    // Summer time begins on 29 March 2026 at 2:00 and ends on 25 October at 3:00.
    for (start, end) in
        [("2026-03-28T17:00:00Z", "2026-03-29T16:00:00Z"), ("2026-10-24T16:00:00Z", "2026-10-25T17:00:00Z")]
    {
        for window in [hours("Europe/Paris", 0, 24), hours("Europe/Paris", 8, 22)] {
            let table = asked_alone(days(1), at(start), &[window]);
            assert_eq!(deadline(&table, 1), Some(at(end)), "18:00 in Paris on both days");
        }
    }
    // A deadline in the hour that does not exist is after it.
    let table = asked_alone(days(1), at("2026-03-28T01:30:00Z"), &[hours("Europe/Paris", 0, 24)]);
    assert_eq!(deadline(&table, 1), Some(at("2026-03-29T01:30:00Z")));
}

#[test]
fn a_window_may_go_over_midnight() {
    let evening = Hours { from: 18 * 60, minutes: 8 * 60, ..hours("Europe/Paris", 0, 24) };
    // 1:00 in the night: an hour of that evening is left, then seven of the next.
    let table = asked_alone(days(1), at("2026-06-01T23:00:00Z"), std::slice::from_ref(&evening));
    assert_eq!(deadline(&table, 1), Some(at("2026-06-02T23:00:00Z")));
    let table = asked_alone(days(1), at("2026-06-02T10:00:00Z"), &[evening]);
    assert_eq!(deadline(&table, 1), Some(at("2026-06-03T00:00:00Z")), "2:00 in the night");
}

#[test]
fn everybody_has_their_own_zone() {
    let start = at("2026-06-01T06:00:00Z");
    let (paris, new_york) = (hours("Europe/Paris", 8, 20), hours("America/New_York", 8, 20));
    let table = timed(2, days(1), start, &[paris, new_york]);
    assert_eq!(deadline(&table, 1), Some(at("2026-06-01T18:00:00Z")), "20:00 in Paris");
    assert_eq!(deadline(&table, 2), Some(at("2026-06-02T00:00:00Z")), "20:00 in New York");
    assert_eq!(table.next_flag(), Some((seat(1), at("2026-06-01T18:00:00Z"))));
    assert_eq!(table.waited_for_since(seat(2)), Some(start));
}

#[test]
fn holidays_do_not_count_and_are_announced_the_day_before() {
    let start = at("2026-06-01T12:00:00Z");
    let window = hours("Europe/Paris", 8, 20);
    let mut table = asked_alone(days(1), start, std::slice::from_ref(&window));
    assert_eq!(deadline(&table, 1), Some(start + DAY));
    let with = |days: &[i8]| Hours {
        holidays: days.iter().map(|&day| Date::constant(2026, 6, day)).collect(),
        ..window.clone()
    };
    let anne = person("anne");
    let set = |hours: Hours| Command::SetHours { hours };
    let late = Err(Refusal::Hours(HoursFault::Late));
    assert_eq!(run_at(&mut table, set(with(&[1])), &anne, start), late);
    run_at(&mut table, set(with(&[2, 3])), &anne, start + HOUR).unwrap();
    assert_eq!(deadline(&table, 1), Some(start + 3 * DAY));
    // Announced once more for the last minute: refused; come home early: counts from then on.
    assert_eq!(run_at(&mut table, set(with(&[2, 3, 4])), &anne, at("2026-06-04T10:00:00Z")), late);
    run_at(&mut table, set(with(&[2])), &anne, start + DAY).unwrap();
    assert_eq!(deadline(&table, 1), Some(start + 2 * DAY));
    assert_eq!(run_at(&mut table, set(with(&[2])), &person("dan"), start + DAY), Err(Refusal::NotSeated));
    assert_same(&table, &reloaded(&table));
}

#[test]
fn a_new_window_counts_from_the_next_turn_on() {
    let start = at("2026-06-01T12:00:00Z");
    let mut table = asked_alone(days(1), start, &[hours("Europe/Paris", 8, 20)]);
    let set = Command::SetHours { hours: hours("Asia/Tokyo", 8, 20) };
    run_at(&mut table, set, &person("anne"), start + HOUR).unwrap();
    assert_eq!(deadline(&table, 1), Some(start + DAY), "nobody moves to another zone to think longer");
    play(&mut table, 1, "done", start + 2 * HOUR);
    assert_eq!(deadline(&table, 1), Some(at("2026-06-02T11:00:00Z")), "asked at night: 20:00 in Tokyo");
}

#[test]
fn hours_are_checked() {
    let ok = hours("Europe/Paris", 8, 22);
    let fault = |hours: Hours| hours.check(None, NOON).unwrap_err();
    assert_eq!(ok.check(None, NOON), Ok(()));
    assert_eq!(fault(Hours { zone: "Mars/Olympus".into(), ..ok.clone() }), HoursFault::Zone);
    assert_eq!(fault(Hours { zone: "x".repeat(1_000), ..ok.clone() }), HoursFault::Zone);
    assert_eq!(fault(Hours { minutes: 179, ..ok.clone() }), HoursFault::Window);
    assert_eq!(fault(Hours { minutes: 24 * 60 + 1, ..ok.clone() }), HoursFault::Window);
    assert_eq!(fault(Hours { from: 24 * 60, ..ok.clone() }), HoursFault::Window);
    let first = Date::constant(2026, 2, 1);
    let many = |count: usize| Hours {
        holidays: first.series(jiff::Span::new().days(1)).take(count).collect(),
        ..ok.clone()
    };
    assert_eq!(many(HOLIDAYS_PER_YEAR).check(None, NOON), Ok(()));
    assert_eq!(fault(many(HOLIDAYS_PER_YEAR + 1)), HoursFault::Holidays);
    assert_eq!(many(3).spans(), [(first, Date::constant(2026, 2, 3))]);
    // A window of the whole year being holidays ends nevertheless.
    assert!(many(HOLIDAYS_PER_YEAR).after(at("2026-02-01T00:00:00Z"), 14 * DAY) > at("2026-03-01T00:00:00Z"));
    assert_eq!(ok.after(Millis::MAX, DAY), Millis::MAX);
}

#[test]
fn counting_forward_and_back_agrees_wherever_the_days_are_cut() {
    let zones = ["Europe/Paris", "America/New_York", "Asia/Kolkata", "Pacific/Apia", "UTC"];
    let windows = [(0, 24 * 60), (8 * 60, 14 * 60), (18 * 60, 8 * 60), (22 * 60 + 30, 180)];
    let holidays: BTreeSet<Date> = [Date::constant(2026, 3, 29), Date::constant(2026, 10, 25)].into();
    for zone in zones {
        for (from, minutes) in windows {
            let hours = Hours { zone: zone.into(), from, minutes, holidays: holidays.clone() };
            for begin in ["2026-03-27T00:00:00Z", "2026-10-23T00:00:00Z", "2026-07-01T00:00:00Z"] {
                for step in 0..48 {
                    let start = at(begin) + step * 97 * MINUTE;
                    for counted in [1, HOUR, DAY - 1, DAY, 3 * DAY] {
                        let end = hours.after(start, counted);
                        assert!(hours.counted(start, end) >= counted, "{zone} {from} {start} {counted}");
                        assert!(end - start < 9 * DAY);
                    }
                }
            }
        }
    }
}

#[test]
fn a_clock_that_was_set_back_gives_nothing_and_takes_nothing() {
    let mut table = asked_alone(live(), NOON, &[]);
    let full = BANK + INCREMENT;
    play(&mut table, 1, "polish", NOON + MINUTE);
    run_at(&mut table, Command::Undo { seat: seat(1) }, &person("anne"), NOON - DAY).unwrap();
    assert_eq!(table.last_entry().at, NOON + MINUTE, "time does not go back");
    assert_eq!(deadline(&table, 1), Some(NOON + full));
}

#[test]
fn programs_and_bots_have_no_clock() {
    let mut creation = creation(2, 1);
    creation.options.clock = Some(live());
    let (mut table, _) = Table::create(creation, NOON).unwrap();
    run(&mut table, Command::Sit { chair: None, name: "Anne".into(), code: None }, &person("anne")).unwrap();
    let (program, name) = (PersonId("bot-b1".into()), "Engine".into());
    run(
        &mut table,
        Command::AddProgram { chair: None, program, name, program_of: "Ben".into() },
        &person("anne"),
    )
    .unwrap();
    run(&mut table, Command::Start, &person("anne")).unwrap();
    assert!(table.reading(seat(1), None).is_some());
    assert_eq!(table.reading(seat(2), None), None);
    assert_eq!(table.next_flag(), Some((seat(1), NOON + BANK)));
}

#[test]
fn only_sensible_clocks_are_taken() {
    let with = |clock| {
        let mut creation = creation(2, 1);
        creation.options.clock = Some(clock);
        Table::create(creation, NOON).map(|_| ())
    };
    let pace =
        |bank, increment| Clock { pace: Pace::Live { bank, increment }, at_end: AtEnd::OpponentsDecide };
    assert_eq!(with(live()), Ok(()));
    for bad in [
        pace(0, 0),
        pace(-1, 0),
        pace(Millis::MAX, 0),
        pace(MINUTE, -1),
        pace(MINUTE, 2 * HOUR),
        days(0),
        days(15),
    ] {
        assert_eq!(with(bad.clone()), Err(Refusal::BadClock), "{bad:?}");
    }
    assert!(matches!(
        with(Clock { at_end: AtEnd::StandIn { bot: "<b>".into() }, ..live() }),
        Err(Refusal::Text(_))
    ));
    let mut table = started(2, 1);
    assert_eq!(run(&mut table, Command::Ask(Request::Pause), &person("anne")), Err(Refusal::NoClock));
    assert_eq!(
        run(&mut table, Command::SetHours { hours: Hours::default() }, &person("anne")),
        Err(Refusal::NoClock)
    );
}

#[test]
fn clocks_read_like_this_in_a_log() {
    let text = serde_json::to_string(&live()).unwrap();
    assert_eq!(
        text,
        r#"{"pace":"live","bank":600000,"increment":20000,"at-end":{"then":"stand-in","bot":"greedy"}}"#
    );
    assert_eq!(serde_json::from_str::<Clock>(&text).unwrap(), live());
    let options: TableOptions = serde_json::from_str(r#"{"spectators":false}"#).unwrap();
    assert_eq!(options.clock, None, "of a table from before");
    assert!(!serde_json::to_string(&TableOptions::default()).unwrap().contains("clock"));
}
