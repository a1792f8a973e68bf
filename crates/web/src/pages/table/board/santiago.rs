//! What the Santiago de Cuba board shows, read off a view.
//!
//! The view holds everybody's stocks; the board gets those of the others only where the option `open-stocks` is on, or
//! when the game is over.

use super::{legal, sheet};
use crate::{
    boards::santiago::{
        self as board, Deliveries, Demand, Die, District, Flag, House, Load, Player, Round, Sign, Stock,
        Stop, Table,
    },
    pages::table::reader::Scene,
    regions::Region,
};
use game::{ActionSet, Seat};
use santiago::{
    Action, Event, Phase, Santiago, View,
    action::{Gift, Serving, Way},
    components::{
        BANK_PESOS, Building, CAFE_POINTS, CASINO_PESOS, CHURCH_POINTS, Cuban, CubanEffect, Flower, Good,
        HARBOUR, HIGHEST_VALUE, LOWEST_VALUE, MARKERS, NEWSPAPER_PESOS, OFFICE_POINTS, SAWMILL_PESOS,
        SAWMILL_POINTS, SHIPS, STOPS,
    },
    position::buildings_in,
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
    board::parts(&table(scene, view), &sheet(scene, legal))
}

/// The seat whose prices are shown: the reader's, for spectators that of whoever's turn it is.
fn driver(scene: &Scene, view: &View) -> Seat {
    scene.seat.unwrap_or(view.active())
}

fn table(scene: &Scene, view: &View) -> Table {
    let over = view.phase() == Phase::Over;
    let number = |seat: Seat| usize::from(seat.number());
    Table {
        me: scene.seat.map_or(0, number),
        current: view.decider().map_or(0, number),
        active: if over { 0 } else { number(view.active()) },
        stops: stops(scene, view),
        driving: view.phase() == Phase::Car && scene.seat.is_none_or(|seat| seat == view.active()),
        districts: Flower::ALL.into_iter().map(|flower| district(scene, view, flower)).collect(),
        ship: view.ship().into(),
        ships: SHIPS.into(),
        value: view.value().into(),
        flags: (LOWEST_VALUE..=HIGHEST_VALUE)
            .map(|value| Flag { value: value.into(), place: flag_place(view, value) })
            .collect(),
        chequered: flag_place(view, HIGHEST_VALUE + 1),
        dice: Good::WITH_DIE.into_iter().map(|good| die(view, good)).collect(),
        demand: match view.roll() {
            Some(_) => Demand::Rolled,
            None if Good::WITH_DIE.into_iter().any(|good| view.demand(good).is_some()) => Demand::Loaded,
            None => Demand::Waiting,
        },
        supply: Good::ALL.map(|good| view.supply(good).into()),
        round: round(scene, view),
        standstill: view.standstill().map(|rounds| ("standstill", rounds.into())),
        players: Seat::all(view.players()).map(|seat| player(scene, view, seat)).collect(),
    }
}

fn stops(scene: &Scene, view: &View) -> Vec<Stop> {
    let drives = view.drives(driver(scene, view));
    (0..STOPS)
        .map(|stop| {
            let distance = distance(view, stop);
            let drive = &drives[usize::from(distance) - 1];
            let cuban = view.cuban(stop);
            Stop {
                place: stop_place(view, stop),
                cuban: cuban.map(|cuban| cuban.id().to_string()),
                flower: cuban.and_then(Cuban::flower).map(|flower| flower.id().to_string()),
                signs: cuban.map(cuban_signs).unwrap_or_default(),
                face_down: cuban.is_some_and(|cuban| view.face_down(cuban)),
                car: stop == view.car(),
                distance: distance.into(),
                price: drive.price.into(),
                // What a spectator is shown must not tell the driver's pesos.
                affordable: scene.seat.is_none() || drive.affordable,
                crossings: drive.crossings.into(),
                inactive: drive.inactive,
                short: cuban.and_then(|cuban| short(view, cuban)),
            }
        })
        .collect()
}

/// How many of a Cuban's good the supply holds, if that is not enough.
fn short(view: &View, cuban: Cuban) -> Option<u32> {
    match cuban.data().effect {
        CubanEffect::Goods(count, good) if view.supply(good) < count => Some(view.supply(good).into()),
        _ => None,
    }
}

/// How far the car is from a stop: a whole round from where it stands.
fn distance(view: &View, stop: u8) -> u8 {
    match (stop + STOPS - view.car()) % STOPS {
        0 => STOPS,
        stops => stops,
    }
}

/// The place of a stop: where a drive ends, an effect is used, or a tile turned down, whichever is asked.
fn stop_place(view: &View, stop: u8) -> String {
    match (view.phase(), view.cuban(stop)) {
        (Phase::Cuban, _) if stop == view.car() => "effect".into(),
        (Phase::Building { building: Building::Newspaper, .. }, Some(cuban)) => {
            format!("cuban-{}", cuban.id())
        }
        _ => format!("drive-{}", distance(view, stop)),
    }
}

/// The place of a flag: beside the marker those where the harbour master may move it.
fn flag_place(view: &View, value: u8) -> String {
    match value {
        value if value + 1 == view.value() => "flag-left".into(),
        value if value == view.value() + 1 => "flag-right".into(),
        value => format!("flag-{value}"),
    }
}

fn good_sign(good: Good) -> Sign {
    Sign::Good(good.id().to_string())
}

fn cuban_signs(cuban: Cuban) -> Vec<Sign> {
    match cuban.data().effect {
        CubanEffect::Goods(count, good) => vec![Sign::Number(count.into()), good_sign(good)],
        CubanEffect::AnyGood => vec![Sign::Number(1), Sign::AnyGood],
        CubanEffect::Points(points) => vec![Sign::Number(points.into()), Sign::Point],
        CubanEffect::Pesos(pesos) => vec![Sign::Number(pesos.into()), Sign::Peso],
        CubanEffect::Robbery => {
            vec![Sign::Peso, Sign::Text("/"), Sign::Point, Sign::Text("/"), Sign::AnyGood]
        }
        CubanEffect::Law => vec![Sign::Marker, Sign::Text("/"), Sign::House],
    }
}

fn building_signs(building: Building) -> Vec<Sign> {
    let n = |n: u16| Sign::Number(n.into());
    let arrow = Sign::Text("→");
    match building {
        Building::Bank => vec![n(BANK_PESOS), Sign::Peso],
        Building::Church => vec![n(CHURCH_POINTS), Sign::Point],
        Building::Distillery => vec![good_sign(Good::Sugar), arrow, good_sign(Good::Rum), Sign::Text("…")],
        Building::CigarFactory => {
            vec![good_sign(Good::Tobacco), arrow, good_sign(Good::Cigars), Sign::Text("…")]
        }
        Building::BlackMarket => vec![n(1), Sign::AnyGood, arrow, n(1), Sign::AnyGood],
        Building::Sawmill => {
            vec![good_sign(Good::Wood), arrow, n(SAWMILL_POINTS), Sign::Point, n(SAWMILL_PESOS), Sign::Peso]
        }
        Building::Cafe => {
            vec![
                good_sign(Good::Cigars),
                Sign::Text("/"),
                good_sign(Good::Rum),
                arrow,
                n(CAFE_POINTS),
                Sign::Point,
            ]
        }
        Building::CustomsOffice => vec![Sign::Die, arrow, n(0)],
        Building::Casino => vec![n(CASINO_PESOS), Sign::Peso, Sign::Text("⇄"), n(1), Sign::Point],
        Building::HarbourMaster => vec![Sign::Text("←"), Sign::Flag, arrow],
        Building::Office => vec![n(1), Sign::Die, arrow, n(OFFICE_POINTS), Sign::Point],
        Building::Newspaper => vec![n(NEWSPAPER_PESOS), Sign::Peso, Sign::Text("+"), Sign::FaceDown],
    }
}

fn district(scene: &Scene, view: &View, flower: Flower) -> District {
    let wanted =
        view.phase() == Phase::Broker && view.cuban(view.car()).and_then(Cuban::flower) == Some(flower);
    let buildings = buildings_in(view.district(flower)).map(|building| {
        let active = scene.seat == Some(view.active()) && view.phase() != Phase::Over;
        House {
            building: building.id().to_string(),
            signs: building_signs(building),
            owner: view.owner(building).map(|seat| seat.number().into()),
            broker: view.visitor(building).map(|seat| seat.number().into()),
            open: open_building(view) == Some(building),
            useful: active.then(|| view.effects(building).len() as u32),
        }
    });
    District { flower: flower.id().to_string(), wanted, buildings: buildings.collect() }
}

/// The building whose effect is being used.
fn open_building(view: &View) -> Option<Building> {
    match view.phase() {
        Phase::Building { building, .. } => Some(building),
        Phase::Casino { .. } => Some(Building::Casino),
        _ => None,
    }
}

fn die(view: &View, good: Good) -> Die {
    let shows = view.roll().map(|roll| roll[good.index()]).or(view.demand(good));
    Die { good: good.id().to_string(), shows: shows.map(u32::from) }
}

fn player(scene: &Scene, view: &View, seat: Seat) -> Player {
    let card = scene.players.get(seat.index());
    let seen = scene.seat == Some(seat) || view.open_stocks() || view.phase() == Phase::Over;
    Player {
        seat: seat.number().into(),
        name: card.map(|card| card.name.clone()).unwrap_or_default(),
        bot: card.is_some_and(|card| card.bot),
        clock: None,
        stock: seen.then(|| Stock {
            goods: Good::ALL.map(|good| view.goods(seat, good).into()),
            pesos: view.pesos(seat).into(),
            points: view.points(seat).into(),
        }),
        broker: view.broker(seat).map(|building| building.id().to_string()),
        owns: buildings_in(view.owned(seat)).map(|building| building.id().to_string()).collect(),
        markers: MARKERS - view.owned(seat).count_ones(),
    }
}

/// The delivery round under way, or the one that has just ended, as far as anything was delivered in it.
fn round(scene: &Scene, view: &View) -> Option<Round> {
    let over = match view.phase() {
        Phase::Delivery => false,
        Phase::Demand | Phase::Car if view.car() == HARBOUR && !view.in_setup() => true,
        _ => return None,
    };
    let mut events = scene.events();
    let mut loads = Vec::new();
    let (starter, value) = loop {
        match events.next()?.downcast() {
            Some(&Event::DeliveryRound { who, value }) => break (who, value),
            Some(&Event::Delivered { who, count, good, points }) => {
                loads.push((who, count, good, None, points));
            }
            Some(&Event::DeliveredWood { who, count, instead_of, points }) => {
                loads.push((who, count, Good::Wood, Some(instead_of), points));
            }
            _ => {}
        }
    };
    if over && loads.is_empty() {
        return None;
    }
    let seats = usize::from(view.players());
    let line = |step: usize| {
        let seat = Seat::new((starter.index() + step) % seats);
        let of_seat = loads.iter().rev().filter(|(who, ..)| *who == seat);
        let load = |&(_, count, good, instead_of, points): &(Seat, u8, Good, Option<Good>, u16)| Load {
            count: count.into(),
            good: good.id().to_string(),
            instead_of: instead_of.map(|good| good.id().to_string()),
            points: points.into(),
        };
        Deliveries {
            seat: seat.number().into(),
            loads: of_seat.map(load).collect(),
            passed: !over && view.passed().contains(seat),
            now: !over && view.decider() == Some(seat),
        }
    };
    Some(Round { value: value.into(), over, seats: (0..seats).map(line).collect() })
}

/// Is this an action of what is asked? "Move the car first" on every building helps nobody.
fn belongs(view: &View, action: Action) -> bool {
    let here = view.cuban(view.car()).map(|cuban| cuban.data().effect);
    match view.phase() {
        Phase::Car => matches!(action, Action::Drive(_)),
        Phase::Cuban => match action {
            Action::Take(_) => here == Some(CubanEffect::AnyGood),
            Action::Claim(_) | Action::UseOwn(_) => here == Some(CubanEffect::Law),
            _ => false,
        },
        Phase::Robbery => matches!(action, Action::Give(_)),
        Phase::Broker => matches!(action, Action::Go(_)),
        Phase::Building { building, .. } => match action {
            Action::Exchange { count: 1, good } => {
                building == if good == Good::Sugar { Building::Distillery } else { Building::CigarFactory }
            }
            Action::Serve(serving) => building == Building::Cafe && serving != Serving::Both,
            Action::Clear(_) => building == Building::CustomsOffice,
            Action::Flag(_) => building == Building::HarbourMaster,
            Action::Deliver { count: 1, .. } => building == Building::Office,
            Action::TurnDown(_) => building == Building::Newspaper,
            _ => false,
        },
        Phase::Delivery => {
            matches!(action, Action::Deliver { count: 1, .. } | Action::DeliverWood { count: 1, .. })
        }
        Phase::Demand => matches!(action, Action::LeaveOut(_)),
        Phase::Casino { .. } | Phase::Over => false,
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
