//! Whoever leaves a decision unanswered: the bot that the others asked for takes over when the time has come.

use super::fake::{House, NOON, anne, creation, random, until};
use game::Seat;
use store::Origin;
use table::{Command, PersonId, Request, Who};
use tokio::sync::watch;

#[tokio::test]
async fn a_bot_takes_over_by_itself_when_the_absent_have_had_their_time() {
    let (time, told) = watch::channel(NOON);
    let house = House::at(random, crate::Clock::told(told)).await;
    let ben = Who::Person(PersonId("ben".into()));
    let sit = |chair, name: &str| Command::Sit { chair: Some(chair), name: name.into(), code: None };
    let bot =
        |chair| Command::AddBot { chair: Some(chair), bot: "random".into(), name: format!("Bot {chair}") };
    let mut creation = creation("t", 0);
    creation.options.open = true;
    let patience = creation.options.absent_after;
    let commands = [sit(1, "Anne"), bot(3), bot(4)];
    house.host.create(creation, &commands, NOON, Origin::default()).await.expect("a table can be set up");
    house.host.command("t", &sit(2, "Ben"), &ben, NOON).await.expect("Ben sits down");
    house.host.command("t", &Command::Start, &anne(), NOON).await.expect("the game begins");
    // Anne is asked, and Ben asks for a bot in her place while she may still be there.
    let stand_in = Request::TakeOver { seat: Seat::FIRST, bot: "random".into(), name: "Trinidad".into() };
    house.host.command("t", &Command::Ask(stand_in), &ben, NOON + 1_000).await.expect("it can be asked for");
    time.send_replace(NOON + patience);
    until(async || house.read("t").await.holders()[0].bot().is_some()).await;
    until(async || house.read("t").await.step() > 0).await;
    assert!(house.log("t").await.holders()[0].stands_in().is_some(), "she may come back");
}
