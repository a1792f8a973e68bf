//! Where on the board of Santiago de Cuba actions belong.

use super::board::{open_building, stop_place};
use crate::{
    games::board::reading::{legal, sheet},
    regions::Region,
    scene::Scene,
};
use santiago::{
    Action, Santiago, Step, View,
    action::{Gift, Serving, Way},
    components::{Building, CubanEffect, Good, STOPS},
};

/// The parts of the board.
pub fn regions(scene: &Scene) -> Vec<Region<'static>> {
    let Some(view) = scene.view.downcast::<View>() else { return Vec::new() };
    let legal = legal::<Santiago>(
        scene,
        |_, action| {
            let mut places = places(view, action);
            // What is used in a building can be chosen at the building, too.
            places.extend(open_building(view).map(|building| format!("building-{}", building.id())));
            places
        },
        |_, action| places(view, action),
        |_, action| belongs(view, action),
    );
    super::board::parts(scene, view, &sheet(scene, legal))
}

/// Is this an action of what is asked? "Move the car first" on every building helps nobody.
fn belongs(view: &View, action: Action) -> bool {
    let here = view.cuban(view.car()).map(|cuban| cuban.data().effect);
    match view.step() {
        Step::Car => matches!(action, Action::Drive(_)),
        Step::Cuban => match action {
            Action::Take(_) => here == Some(CubanEffect::AnyGood),
            Action::Claim(_) | Action::UseOwn(_) => here == Some(CubanEffect::Law),
            _ => false,
        },
        Step::Robbery => matches!(action, Action::Give(_)),
        Step::Broker => matches!(action, Action::Go(_)),
        Step::Building { building, .. } => match action {
            Action::Exchange { count: 1, good } => {
                building == if good == Good::Sugar { Building::Distillery } else { Building::CigarFactory }
            }
            Action::Serve(serving) => building == Building::Cafe && serving != Serving::Both,
            Action::Clear(_) => building == Building::CustomsOffice,
            Action::Flag(_) => building == Building::HarborMaster,
            Action::Deliver { count: 1, .. } => building == Building::Office,
            Action::TurnDown(_) => building == Building::Newspaper,
            _ => false,
        },
        Step::Delivery => {
            matches!(action, Action::Deliver { count: 1, .. } | Action::DeliverWood { count: 1, .. })
        }
        Step::Demand => matches!(action, Action::LeaveOut(_)),
        Step::Casino { .. } | Step::Over => false,
    }
}

/// Where on the board an action belongs.
fn places(view: &View, action: Action) -> Vec<String> {
    let of = |kind: &str, id: &str| format!("{kind}-{id}");
    let own = |good: Good| of("own", good.id());
    let here = || match open_building(view) {
        Some(building) => of("building", building.id()),
        None => stop_place(view, view.car()),
    };
    match action {
        Action::Drive(stops) => vec![stop_place(view, (view.car() + stops) % STOPS)],
        Action::Use | Action::Skip => vec![here()],
        Action::Pass => vec!["ship".into()],
        Action::Stop | Action::Buy | Action::Sell => vec![of("building", Building::Casino.id())],
        Action::Take(good) => vec![of("supply", good.id()), here()],
        Action::Give(Gift::Peso) => vec!["own-pesos".into()],
        Action::Give(Gift::Point) => vec!["own-points".into()],
        Action::Give(Gift::Good(good)) | Action::Exchange { good, .. } => vec![own(good)],
        Action::Claim(building) | Action::UseOwn(building) | Action::Go(building) => {
            vec![of("building", building.id())]
        }
        Action::Swap { give, take } => vec![own(give), of("supply", take.id())],
        Action::Serve(Serving::Rum) => vec![own(Good::Rum)],
        Action::Serve(Serving::Cigars) => vec![own(Good::Cigars)],
        Action::Serve(Serving::Both) => vec![own(Good::Rum), own(Good::Cigars)],
        Action::Clear(good) | Action::LeaveOut(good) => vec![of("die", good.id())],
        Action::Flag(Way::Left) => vec!["flag-left".into()],
        Action::Flag(Way::Right) => vec!["flag-right".into()],
        Action::TurnDown(cuban) => vec![stop_place(view, view.stop_of(cuban))],
        Action::Deliver { good, .. } => vec![own(good), of("die", good.id())],
        Action::DeliverWood { instead_of, .. } => vec![own(Good::Wood), of("die", instead_of.id())],
    }
}
