//! Where on the board of Mundus Novus actions belong.

use crate::{
    games::board::reading::{legal, sheet},
    regions::Region,
    scene::Scene,
};
use game::{Seat, Talk};
use mundus_novus::{Action, MundusNovus, Step, View};

/// The parts of the board.
pub fn regions(scene: &Scene) -> Vec<Region<'static>> {
    let Some(view) = scene.view.downcast::<View>() else { return Vec::new() };
    let legal = legal::<MundusNovus>(
        scene,
        |seat, action| places(view, seat, action),
        |_, action| MundusNovus::places_of(action),
        |seat, action| belongs(view, seat, action),
    );
    super::board::parts(scene, view, &sheet(scene, legal))
}

/// Where on the board an action belongs.
fn places(view: &View, seat: Seat, action: Action) -> Vec<String> {
    let mut places = MundusNovus::places_of(action);
    match action {
        // Each number is a button of its own.
        Action::Announce(count) => places = vec![format!("announcement-{count}")],
        // A set can be begun with a card of it, too.
        Action::Identical(resource) if view.hand(seat).get(resource) > 0 => {
            places.push(format!("hand-{}", resource.id()));
        }
        _ => {}
    }
    places
}

/// Is this an answer to what is asked, and is it about something that lies there?
fn belongs(view: &View, seat: Seat, action: Action) -> bool {
    match (view.step(), action) {
        (Step::Take, Action::Take(resource, from)) => {
            from.index() < view.players().into() && view.player(from).laid().get(resource) > 0
        }
        (Step::Develop, Action::Develop(card)) => view.table().line().any(|other| other == card),
        (Step::Develop, Action::DevelopUnseen) => true,
        (Step::Split, Action::Detach(caravel)) => {
            view.player(seat).caravels().any(|number| number == caravel)
        }
        (Step::Appoint, Action::Appoint(who)) => who.index() < view.players().into(),
        (Step::Progress, Action::Identical(_) | Action::Different | Action::Sell(1))
        | (Step::Convert, Action::As(_)) => true,
        (
            Step::Identical | Step::Different | Step::Perfect,
            Action::Add(resource) | Action::Convert(resource),
        ) => view.hand(seat).get(resource) > 0,
        (Step::Identical | Step::Different | Step::Perfect, Action::Declare) => true,
        _ => false,
    }
}
