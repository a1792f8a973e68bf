//! What the Mundus Novus board shows, read off a view and off what everybody saw happen in this round.

mod happened;
pub mod plans;

use super::{legal, sheet};
use crate::{
    boards::mundus_novus::{
        self as board, Brings, Dev, LineCard, Phase, Pile, Player, Reach, Secret, Squadron, Table, Tray,
    },
    pages::table::reader::Scene,
    regions::Region,
};
use game::{Seat, Source, Talk};
use happened::Happened;
use mundus_novus::{
    Action, Cards, Character, Development, Earning, Ending, Kind, MundusNovus, Resource, RoyalEvent, Step,
    View,
    components::{ANNOUNCEMENTS, GOAL, LEAST_IDENTICAL, LINE, MOST_IDENTICAL, REACH},
};

/// The parts of the board.
pub fn regions(scene: &Scene) -> Vec<Region<'static>> {
    let Some(view) = scene.view.downcast::<View>() else { return Vec::new() };
    let legal = legal::<MundusNovus>(
        scene,
        |seat, action| places(view, seat, action),
        |_, action| MundusNovus::places_of(action),
        |seat, action| belongs(view, seat, action),
    );
    board::parts(&table(scene, view), &sheet(scene, legal))
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

fn phase(step: Step) -> Phase {
    match step {
        Step::Call => Phase::Event,
        Step::Split | Step::Pick | Step::Pirates => Phase::Supply,
        Step::Announce | Step::Offer | Step::Appoint | Step::Take | Step::Market | Step::Gift => Phase::Trade,
        _ => Phase::Progression,
    }
}

/// Is a set being put together, or are cards being stored? Then what else could be made of them is beside the point.
fn is_building(view: &View) -> bool {
    use Step::{Convert, Develop, Different, Identical, Perfect, Store};
    matches!(view.step(), Identical | Different | Perfect | Convert | Develop | Store)
}

fn seat_number(seat: Seat) -> usize {
    seat.number().into()
}

fn ids(cards: Cards) -> Vec<String> {
    cards.iter().map(|resource| resource.id().to_string()).collect()
}

fn kinds(cards: Cards) -> Vec<(String, u32)> {
    let counts =
        Resource::ALL.into_iter().map(|resource| (resource.id().to_string(), cards.get(resource).into()));
    counts.filter(|(_, count)| *count > 0).collect()
}

fn table(scene: &Scene, view: &View) -> Table {
    let p = view.table();
    let step = view.step();
    let happened = Happened::of(scene.events());
    let plans = if is_building(view) { Vec::new() } else { plans::plans(view) };
    let mine = scene.seat;
    let pending = scene.pending.and_then(pending_card);
    Table {
        me: mine.map_or(0, seat_number),
        acting: scene.to_act.iter().map(seat_number).collect(),
        over: step == Step::End,
        round: p.round().into(),
        phase: phase(step),
        master: seat_number(p.trade_master()),
        event: p.event().map(|event| event.id().to_string()),
        calling: step == Step::Call && mine.is_some_and(|seat| view.to_act().contains(seat)),
        announced: if phase(step) == Phase::Trade { p.announced().into() } else { 0 },
        announcements: if step == Step::Announce {
            ANNOUNCEMENTS.map(u32::from).to_vec()
        } else {
            Vec::new()
        },
        line: line(view, &plans),
        reaches: reaches(mine.is_some_and(|seat| p.touches(RoyalEvent::Storm, seat))),
        development_deck: p.development_deck_size().into(),
        deck: p.deck_size().into(),
        last_round: view
            .last_round()
            .filter(|ending| step != Step::End && (*ending != Ending::Doubloons || !view.hides_money()))
            .map(Ending::id),
        market: ids(p.market()),
        display: kinds(p.display()),
        taken: p.taken().map(|resource| resource.id().to_string()),
        squadrons: squadrons(view),
        hops: happened.hops,
        gift: happened.gift,
        hand: mine.map(|seat| hand(view, seat, pending)).unwrap_or_default(),
        merchants: mine.map_or_else(Default::default, |seat| merchants(view, seat)),
        tray: mine.and_then(|seat| tray(view, seat, pending)),
        plans: plans::shown(scene, view, &plans),
        goal: GOAL.into(),
        players: Seat::all(view.players())
            .map(|seat| player(scene, view, seat, &happened.players[seat.index()]))
            .collect(),
    }
}

fn dev(view: &View, card: Development) -> Dev {
    let data = card.data();
    let (kind, figure) = match data.kind {
        Kind::Character(_) => ("character", None),
        Kind::Caravel(number) => ("caravel", Some(number.to_string())),
        Kind::Merchant(class) => ("merchant", Some(BANDS[class.index()].to_string())),
        Kind::Warehouse(room) => ("warehouse", Some(room.to_string())),
        Kind::Shipyard => ("shipyard", None),
    };
    let detached = match data.kind {
        Kind::Caravel(number) => view.second_squadron().any(|other| other == number),
        _ => false,
    };
    Dev {
        id: card.id().to_string(),
        kind,
        income: data.income.into(),
        figure,
        event: data.icon.map(|event| event.id().to_string()),
        rebuilt: data.source == Source::Rebuilt,
        detached,
    }
}

/// The numbers of the classes.
const BANDS: [&str; 3] = ["1–3", "4–6", "7–9"];

fn line(view: &View, plans: &[plans::Plan]) -> Vec<LineCard> {
    let reached = view.within_reach();
    let besides = |at: usize| {
        plans.iter().filter(|plan| usize::from(plan.reach) > at).map(|plan| plan.doubloons.into()).max()
    };
    let cards = view.table().line().enumerate();
    cards
        .map(|(at, card)| LineCard {
            dev: Dev { detached: false, ..dev(view, card) },
            reached: reached.contains(&card),
            besides: besides(at),
        })
        .collect()
}

/// The smallest sets that reach each place.
fn reaches(storm: bool) -> Vec<Reach> {
    if storm {
        return vec![Reach { up_to: 1, sets: vec![(LEAST_IDENTICAL.into(), "1–9")] }];
    }
    let sets = |up_to: usize| {
        BANDS.into_iter().zip(REACH).flat_map(move |(band, by_size)| {
            let size = by_size.iter().position(|&reach| usize::from(reach) == up_to);
            size.map(|more| (u32::from(LEAST_IDENTICAL) + more as u32, band))
        })
    };
    [1, 3, LINE].map(|up_to| Reach { up_to, sets: sets(up_to).collect() }).to_vec()
}

fn squadrons(view: &View) -> Vec<Squadron> {
    let one = |(seat, caravels): (Seat, Vec<u8>)| Squadron {
        seat: seat_number(seat),
        value: caravels.iter().map(|&caravel| u32::from(caravel)).sum(),
        caravels: caravels.into_iter().map(u32::from).collect(),
    };
    view.squadrons().into_iter().map(one).collect()
}

/// The card that the last action of a draft chooses, which the view does not show yet.
fn pending_card(action: &str) -> Option<Resource> {
    match Action::parse(action)? {
        Action::Offer(card) | Action::Discard(card) | Action::Give(card) | Action::Store(card) => Some(card),
        _ => None,
    }
}

fn hand(view: &View, seat: Seat, pending: Option<Resource>) -> Vec<Pile> {
    let (hand, known) = (view.hand(seat).less(pending.into_iter().collect()), view.player(seat).known());
    let in_set: Vec<Resource> = view.target().into_iter().chain(view.kinds_chosen()).collect();
    let pile = |resource: Resource| Pile {
        resource: resource.id().to_string(),
        held: hand.get(resource).into(),
        known: known.get(resource).min(hand.get(resource)).into(),
        unseen: view.unseen(resource).into(),
        in_set: in_set.contains(&resource),
    };
    Resource::ALL.map(pile).to_vec()
}

fn merchants(view: &View, seat: Seat) -> [(u32, u32); 3] {
    let left = view.merchants_left(seat);
    mundus_novus::Class::ALL
        .map(|class| (view.player(seat).merchants(class).into(), left[class.index()].into()))
}

/// What the reader is putting together.
fn tray(view: &View, seat: Seat, pending: Option<Resource>) -> Option<Tray> {
    let asked = view.to_act().contains(seat);
    let chosen = view.chosen().unwrap_or_default().and(pending.into_iter().collect());
    let size = chosen.total();
    let tray = |what, of: Option<u8>, brings| Tray {
        what,
        cards: ids(chosen),
        of: of.map(u32::from),
        brings,
        total: None,
    };
    Some(match view.step() {
        Step::Offer => Tray {
            total: Some(u32::from(view.total(seat)) + pending.map_or(0, |card| card.number().into())),
            ..tray("offer", Some(view.table().announced()), Brings::Nothing)
        },
        Step::Pirates if view.pirates_take(seat) > 0 => {
            tray("pirates", Some(view.pirates_take(seat)), Brings::Nothing)
        }
        Step::Gift if asked => tray("gift", Some(1), Brings::Nothing),
        Step::Identical if asked => {
            let reach = view.within_reach().len() as u32;
            tray(
                "identical",
                Some(MOST_IDENTICAL),
                if reach > 0 { Brings::Reach(reach) } else { Brings::Nothing },
            )
        }
        step @ (Step::Different | Step::Convert) if asked && chosen.relics() == 0 => {
            let what = if step == Step::Convert { "convert" } else { "different" };
            tray(what, Some(Resource::PLAIN as u8), Brings::Doubloons(view.different_pay(seat, size).into()))
        }
        Step::Perfect | Step::Convert if asked => {
            tray("perfect", Some(Resource::COUNT as u8), Brings::Nothing)
        }
        Step::Store if asked => tray("store", Some(view.room(seat)), Brings::Nothing),
        _ => return None,
    })
}

fn player(scene: &Scene, view: &View, seat: Seat, happened: &happened::OfPlayer) -> Player {
    let card = scene.players.get(seat.index());
    let p = view.table();
    let player = view.player(seat);
    let over = view.step() == Step::End;
    let own = scene.seat == Some(seat);
    let (choosing, backs) = match view.step() {
        // How many cards the owner of las Casas lays out is a secret until the reveal.
        Step::Offer => (true, (!player.wins(Character::Casas)).then_some(p.announced())),
        Step::Pirates => (view.pirates_take(seat) > 0, Some(view.pirates_take(seat))),
        _ => (false, None),
    };
    Player {
        seat: seat_number(seat),
        name: card.map(|card| card.name.clone()).unwrap_or_default(),
        bot: card.is_some_and(|card| card.bot),
        clock: None,
        doubloons: (own || over || !view.hides_money()).then(|| player.doubloons().into()),
        income: player.income().into(),
        shipyards: view.shipyard_pay(seat).into(),
        room: player.room().into(),
        hand_size: player.hand_size().into(),
        known: if own { Vec::new() } else { ids(view.hand(seat)) },
        developments: player.developments().map(|card| dev(view, card)).collect(),
        laid: if choosing { Vec::new() } else { kinds(player.laid()) },
        total: happened.total.filter(|_| phase(view.step()) == Phase::Trade),
        secret: match (choosing, view.to_act().contains(seat)) {
            (false, _) => Secret::Nothing,
            (true, true) => Secret::Choosing,
            (true, false) => Secret::Chosen,
        },
        backs: backs.map(u32::from),
        deeds: happened.deeds.clone(),
        perfect: p.is_perfect(seat),
        score: if over {
            Earning::IDS.into_iter().zip(view.score(seat).0).map(|(id, n)| (id, n.into())).collect()
        } else {
            Vec::new()
        },
    }
}
