//! Tables with the same chance: those who play the same meet the same answers.

use super::fake::{House, NOON, anne, begin, creation, until};
use crate::host::drive;
use catalog::GameId;
use game::{Seat, SetupText};
use store::Origin;
use table::{Body, Command, Creation, TableOptions};

/// Steps that are compared.
const STEPS: u32 = 60;

/// A game against beginners, who mostly choose by luck: who did what. Anne always takes her first choice, unless she has a
/// standing order: that one goes first, or it would depend on the machine which of the two is quicker.
async fn played(game: GameId, id: &str, duplicate: bool) -> Vec<(Seat, String)> {
    let house = House::new(drive::choose).await;
    let plain = creation(id, 0);
    let creation = Creation {
        game: game.id().into(),
        setup: SetupText { players: 4, options: Default::default() },
        options: TableOptions { duplicate, ..plain.options.clone() },
        ..plain
    };
    let commands: Vec<Command> = begin(2)
        .into_iter()
        .map(|command| match command {
            Command::AddBot { chair, name, .. } => Command::AddBot { chair, bot: "beginner".into(), name },
            other => other,
        })
        .collect();
    house.host.create(creation, &commands, NOON, Origin::default()).await.expect("a table can be set up");
    let own = Seat::new(1);
    loop {
        let asked = async || {
            let table = house.read(id).await;
            let asked = !table.legal(own).is_empty() && table.due().is_empty();
            asked || table.result().is_some()
        };
        until(asked).await;
        let table = house.read(id).await;
        if table.step() >= STEPS || table.result().is_some() {
            return table
                .entries()
                .iter()
                .filter_map(|entry| entry.read().ok())
                .filter_map(|body| match body {
                    Body::Action { seat, action, .. } => Some((seat, action)),
                    _ => None,
                })
                .take(STEPS as usize)
                .collect();
        }
        let action = table.legal(own)[0].text.to_string();
        let act = Command::Act { seat: own, actions: vec![action], at_step: Some(table.step()) };
        house.host.command(id, &act, &anne(), NOON).await.expect("Anne is asked");
    }
}

#[tokio::test]
async fn the_same_play_meets_the_same_answers() {
    for &game in GameId::ALL {
        let (one, other) = tokio::join!(played(game, "one", true), played(game, "other", true));
        assert_eq!(one, other, "{game:?}");
        assert!(one.iter().any(|(seat, _)| *seat != Seat::new(1)), "bots have played");
    }
}

#[tokio::test]
async fn elsewhere_bots_draw_for_themselves() {
    let (one, other) =
        tokio::join!(played(GameId::MundusNovus, "one", false), played(GameId::MundusNovus, "other", false));
    assert_ne!(one, other, "beginners choose four of five times by luck");
}
