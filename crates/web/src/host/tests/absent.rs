//! A player who leaves a decision unanswered: the bot that the others asked for takes over when the time has come and not before.

use super::fake::{House, NOON, anne, creation, random, until};
use game::Seat;
use store::Origin;
use table::{Body, Change, Command, Entry, Millis, PersonId, Request, Who};
use tokio::sync::watch;

/// Anne is asked, and Ben has asked for a bot in her place at this moment. Answers how long she has. On the other chairs are
/// bots, or Cleo on the first of them.
async fn asked_for_a_bot(house: &House, at: Millis, with_cleo: bool) -> Millis {
    let ben = ben();
    let sit = |chair, name: &str| Command::Sit { chair: Some(chair), name: name.into(), code: None };
    let bot =
        |chair| Command::AddBot { chair: Some(chair), bot: "random".into(), name: format!("Bot {chair}") };
    let mut creation = creation("t", 0);
    creation.options.open = true;
    let patience = creation.options.absent_after;
    let mut commands = vec![sit(1, "Anne"), bot(4)];
    if !with_cleo {
        commands.push(bot(3));
    }
    house.host.create(creation, &commands, NOON, Origin::default()).await.expect("a table can be set up");
    house.host.command("t", &sit(2, "Ben"), &ben, NOON).await.expect("Ben sits down");
    if with_cleo {
        house.host.command("t", &sit(3, "Cleo"), &cleo(), NOON).await.expect("Cleo sits down");
    }
    house.host.command("t", &Command::Start, &anne(), NOON).await.expect("the game begins");
    let stand_in = Request::TakeOver { seat: Seat::FIRST, bot: "random".into(), name: "Trinidad".into() };
    house.host.command("t", &Command::Ask(stand_in), &ben, at).await.expect("it can be asked for");
    patience
}

fn ben() -> Who {
    Who::Person(PersonId("ben".into()))
}

fn cleo() -> Who {
    Who::Person(PersonId("cleo".into()))
}

/// It is still Anne's decision, however often the table's keeper looks at what is due.
async fn still_hers(house: &House, at: Millis) {
    for _ in 0..12 {
        // There is no clock that could go on: this changes nothing, but the keeper has had its say.
        let refused = house.host.command("t", &Command::Resume, &ben(), at).await;
        assert!(refused.is_err());
        assert!(house.read("t").await.holders()[0].person().is_some(), "too early");
    }
}

/// The bot takes over, and the log says when.
async fn taken_over(house: &House, at: Millis) {
    until(async || house.read("t").await.holders()[0].bot().is_some()).await;
    until(async || house.read("t").await.step() > 0).await;
    let log = house.log("t").await;
    assert!(log.holders()[0].stands_in().is_some(), "she may come back");
    let changed =
        |entry: &Entry| matches!(entry.read(), Ok(Body::SeatChanged { why: Change::TakenOver, .. }));
    let taken: Vec<Millis> =
        log.entries().into_iter().filter(|entry| changed(entry)).map(|entry| entry.at).collect();
    assert_eq!(taken, [at]);
}

#[tokio::test]
async fn a_bot_takes_over_by_itself_when_the_absent_have_had_their_time() {
    let (time, told) = watch::channel(NOON);
    let house = House::at(random, crate::Clock::told(told)).await;
    let patience = asked_for_a_bot(&house, NOON, false).await;
    time.send_replace(NOON + patience - 1);
    still_hers(&house, NOON + patience - 1).await;
    time.send_replace(NOON + patience);
    taken_over(&house, NOON + patience).await;
}

#[tokio::test]
async fn the_last_consent_brings_a_take_over_nearer() {
    let (time, told) = watch::channel(NOON);
    let house = House::at(random, crate::Clock::told(told)).await;
    // Until Cleo says something she has as long to answer as Anne had to decide.
    let later = NOON + 60_000;
    time.send_replace(later);
    let patience = asked_for_a_bot(&house, later, true).await;
    assert_eq!(house.read("t").await.take_over_due(), Some(later + patience));
    house.host.command("t", &Command::Agree, &cleo(), later).await.expect("Cleo is asked");
    time.send_replace(NOON + patience - 1);
    still_hers(&house, NOON + patience - 1).await;
    time.send_replace(NOON + patience);
    taken_over(&house, NOON + patience).await;
}

#[tokio::test]
async fn where_an_entry_is_ahead_of_the_clock_time_goes_on_from_there() {
    // Another server may have written it, or the clock was set back.
    let (time, told) = watch::channel(NOON);
    let house = House::at(random, crate::Clock::told(told)).await;
    let ahead = 1_000;
    let patience = asked_for_a_bot(&house, NOON + ahead, false).await;
    time.send_replace(NOON + patience - ahead - 1);
    still_hers(&house, NOON + patience - 1).await;
    time.send_replace(NOON + patience - ahead);
    taken_over(&house, NOON + patience).await;
}
