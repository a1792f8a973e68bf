//! What happens in Mundus Novus, as quantities: what is played, sold and taken, what a development brings from then on, and which
//! sets the hand makes possible.

use super::{
    claim::{Quantity, What},
    explain::Explain,
    kinds::Decision,
    reasons::Unit,
};
use game::Seat;
use mundus_novus::{
    Development, Event, Means, MundusNovus, Position, Resource, Step,
    components::{CORONADO, Kind, LEAST_IDENTICAL, MOST_IDENTICAL, MOST_RELICS_SOLD},
    most_different,
    sets::{different_pay, reach, relic_pay},
};

fn card(seat: Seat, count: i32, resource: Resource) -> Quantity {
    Quantity::new(What::Resource, seat, count).of(format!("resource-{}", resource.id()))
}

/// A development, and what it brings from now on.
fn developed(seat: Seat, development: Development) -> Vec<Quantity> {
    let data = development.data();
    let brings = match data.kind {
        Kind::Character(_) => None,
        Kind::Caravel(_) => Some(Quantity::new(What::Caravel, seat, 1)),
        Kind::Merchant(class) => {
            Some(Quantity::new(What::Merchant, seat, 1).of(format!("class-{}.one", class.id())))
        }
        Kind::Warehouse(room) => Some(Quantity::new(What::Room, seat, room)),
        Kind::Shipyard => Some(Quantity::new(What::Shipyard, seat, 1)),
    };
    let name = Quantity::new(What::Develop, seat, 1).of(format!("development-{}", development.id()));
    let income = Quantity::new(What::Income, seat, data.income);
    [name, income].into_iter().chain(brings).collect()
}

/// Is it this seat's turn to play sets, or will it be in this round?
fn plays_yet(position: &Position, seat: Seat) -> bool {
    let acting = position.to_act().first();
    match (position.step(), position.first(), acting) {
        (Step::Over, ..) => false,
        (Step::Store, _, Some(acting)) if acting == seat => false,
        (step, Some(first), Some(acting)) if step >= Step::Progress => {
            let order = |one: Seat| first.clockwise(position.players()).position(|seat| seat == one);
            order(seat) >= order(acting)
        }
        _ => true,
    }
}

/// The set of identical resources in this hand that reaches most of the line, without merchants, and with as few relics as
/// that takes: of what, how many cards, and how far it reaches.
fn identical(means: &Means) -> Option<(Resource, u8, u8)> {
    if means.line == 0 || (means.identical_played && !means.kings_help) {
        return None;
    }
    let sets = Resource::ALL.into_iter().filter_map(|resource| {
        let (class, own) = (resource.class()?, means.hand.get(resource));
        let most = (own + means.hand.relics()).min(MOST_IDENTICAL);
        if own == 0 || most < LEAST_IDENTICAL {
            return None;
        }
        let reached = |size: u8| if means.storm { 1 } else { reach(class, size).min(means.line) };
        let least = own.clamp(LEAST_IDENTICAL, most);
        let size = (least..=most).find(|&size| reached(size) == reached(most))?;
        Some((resource, size, reached(size)))
    });
    sets.reduce(|best, next| if (next.2, best.1) > (best.2, next.1) { next } else { best })
}

impl Explain for MundusNovus {
    const DECISIONS: &'static [Decision] = &[
        ("supply", &["ask-call", "ask-split", "ask-pick", "ask-pirates"]),
        ("announce", &["ask-announce", "ask-appoint", "ask-begin"]),
        ("offer", &["ask-offer", "ask-offer-free", "ask-gift"]),
        ("take", &["ask-take", "ask-market"]),
        ("sets", &["ask-progress", "ask-identical", "ask-different", "ask-perfect", "ask-develop"]),
        ("store", &["ask-store"]),
    ];
    const UNIT: Unit = Unit::Doubloons;

    fn quantities(event: &Event) -> Vec<Quantity> {
        match event {
            Event::Called { seat, happening: Some(_) } => {
                vec![Quantity::new(What::Doubloons, *seat, -i32::from(CORONADO))]
            }
            Event::Picked { seat, resource } => vec![card(*seat, 1, *resource)],
            Event::TradeMaster { seat } => vec![Quantity::new(What::Master, *seat, 1)],
            Event::Took { seat, from, resource } => {
                vec![card(*seat, 1, *resource), card(*from, -1, *resource)]
            }
            Event::Swapped { seat, put, got, doubloons } => vec![
                card(*seat, -1, *put),
                card(*seat, 1, *got),
                Quantity::new(What::Doubloons, *seat, *doubloons),
            ],
            Event::Gave { seat, to, resource: Some(resource) } => {
                vec![card(*seat, -1, *resource), card(*to, 1, *resource)]
            }
            Event::Plundered { seat, count, .. } => vec![Quantity::new(What::Plunder, *seat, *count)],
            Event::DifferentPlayed { seat, cards, doubloons } => {
                vec![Quantity::new(What::Different, *seat, cards.total()).gain(*doubloons)]
            }
            Event::RelicsSold { seat, count, doubloons } => {
                vec![Quantity::new(What::Relics, *seat, *count).gain(*doubloons)]
            }
            Event::PerfectShown { seat, .. } => vec![Quantity::new(What::Perfect, *seat, 1)],
            Event::Paid { seat, income, shipyards } => {
                vec![Quantity::new(What::Doubloons, *seat, i32::from(*income) + i32::from(*shipyards))]
            }
            Event::Developed { seat, development, unseen } => {
                let brings = developed(*seat, *development).into_iter();
                brings.map(|one| if *unseen { one.lucky() } else { one }).collect()
            }
            Event::Cleared { seat, stored, discarded, .. } => {
                vec![
                    Quantity::new(What::Stash, *seat, *stored),
                    Quantity::new(What::Unused, *seat, *discarded),
                ]
            }
            _ => Vec::new(),
        }
    }

    /// The sets that the hand makes possible in this round.
    fn standing(position: &Position, seat: Seat) -> Vec<Quantity> {
        if !plays_yet(position, seat) {
            return Vec::new();
        }
        let means = Means::of(position, seat);
        let mut possible = Vec::new();
        let different = most_different(means.hand, 0, means.merchants);
        let pay = different_pay(different, means.natives);
        if pay > 0 && !means.different_played {
            possible.push(Quantity::new(What::CanDifferent, seat, different).gain(pay));
        }
        if let Some((resource, size, reached)) = identical(&means) {
            let set = Quantity::new(What::CanIdentical, seat, size).gain(reached);
            possible.push(set.of(format!("resource-{}", resource.id())));
        }
        let relics = means.hand.relics().min(MOST_RELICS_SOLD);
        if relics > 0 && !means.relics_sold {
            possible.push(Quantity::new(What::CanRelics, seat, relics).gain(relic_pay(relics)));
        }
        possible
    }

    fn worth(what: What) -> (f32, f32) {
        match what {
            What::Doubloons => (1.0, 0.0),
            What::Different | What::Relics => (0.0, 1.0),
            What::Perfect => (40.0, 0.0),
            What::Develop => (1.0, 0.0),
            What::Income => (4.0, 0.0),
            What::Caravel => (5.0, 0.0),
            What::Merchant | What::Shipyard => (4.0, 0.0),
            What::Room => (2.0, 0.0),
            What::CanDifferent | What::CanRelics => (0.0, 0.9),
            What::CanIdentical => (0.5, 0.9),
            What::Resource => (0.6, 0.0),
            What::Plunder => (-1.0, 0.0),
            What::Master => (0.8, 0.0),
            What::Stash => (0.5, 0.0),
            What::Unused => (-0.5, 0.0),
            _ => (0.0, 0.0),
        }
    }
}
