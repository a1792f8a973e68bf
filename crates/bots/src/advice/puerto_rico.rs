//! What happens in Puerto Rico, as quantities.

use super::{
    claim::{Quantity, What},
    explain::Explain,
    kinds::Decision,
};
use game::Seat;
use puerto_rico::{Building, Event, Good, Place, Position, PuertoRico, Tile};

fn of_good(good: Good) -> String {
    format!("good-{}.of", good.id())
}

impl Explain for PuertoRico {
    const DECISIONS: &'static [Decision] = &[
        ("role", &["ask-role"]),
        ("settle", &["ask-hacienda", "ask-settle", "ask-hospice"]),
        ("colonists", &["ask-privilege", "ask-place"]),
        ("build", &["ask-build", "ask-university"]),
        ("produce", &["ask-produce", "ask-extra"]),
        ("trade", &["ask-trade"]),
        ("ship", &["ask-load", "ask-wharf", "ask-bonus"]),
        ("store", &["ask-store", "ask-keep"]),
    ];

    fn quantities(event: &Event) -> Vec<Quantity> {
        match *event {
            Event::RoleTaken { seat, doubloons, .. } => {
                vec![Quantity::new(What::Doubloons, seat, doubloons)]
            }
            Event::Prospected { seat, doubloons } => vec![Quantity::new(What::Doubloons, seat, doubloons)],
            Event::Settled { seat, tile } => {
                vec![Quantity::new(What::Settle, seat, 1).of(format!("tile-{}.the", tile.id()))]
            }
            Event::ExtraColonist { seat } => vec![Quantity::new(What::Colonists, seat, 1)],
            Event::ColonistsArrived { seat, count } => vec![Quantity::new(What::Colonists, seat, count)],
            Event::Built { seat, building, price } => vec![
                Quantity::new(What::Build, seat, 1).of(format!("building-{}.the", building.id())),
                Quantity::new(What::Doubloons, seat, -i32::from(price)),
            ],
            Event::Produced { seat, goods, factory } => {
                let made = goods
                    .iter()
                    .map(|(good, amount)| Quantity::new(What::Produce, seat, amount).of(of_good(good)));
                made.chain([Quantity::new(What::Doubloons, seat, factory)]).collect()
            }
            Event::ExtraTaken { seat, good } => {
                vec![Quantity::new(What::Produce, seat, 1).of(of_good(good))]
            }
            Event::Sold { seat, good, price } => {
                vec![Quantity::new(What::Sell, seat, 1).of(of_good(good)).gain(price)]
            }
            Event::Loaded { seat, good, barrels, points, .. }
            | Event::Wharfed { seat, good, barrels, points } => {
                vec![Quantity::new(What::Ship, seat, barrels).of(of_good(good)).gain(points)]
            }
            Event::BonusTaken { seat, points, .. } => vec![Quantity::new(What::Points, seat, points)],
            Event::Lost { seat, goods } => {
                let lost = |(good, amount)| Quantity::new(What::Lose, seat, amount).of(of_good(good));
                goods.iter().map(lost).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What its colonists are ready to produce, and the violet buildings and quarries they work in.
    fn standing(position: &Position, seat: Seat) -> Vec<Quantity> {
        let player = position.player(seat);
        let manned = |place: Place| player.colonists_at(place);
        let ready = player.capacity().iter();
        let ready = ready.map(|(good, made)| Quantity::new(What::Ready, seat, made).of(of_good(good)));
        let violet = Building::ALL
            .into_iter()
            .filter(|building| building.data().makes.is_none() && manned(Place::building(*building)) > 0);
        let violet = violet.map(|building| {
            Quantity::new(What::Manned, seat, 1).of(format!("building-{}.the", building.id()))
        });
        let quarries = manned(Place::tile(Tile::Quarry));
        let quarries = Quantity::new(What::Quarries, seat, quarries).of("tile-quarry".into());
        ready.chain(violet).chain([quarries]).collect()
    }

    fn worth(what: What) -> (f32, f32) {
        match what {
            What::Ship => (0.0, 1.0),
            What::Points => (1.0, 0.0),
            What::Sell => (0.0, 0.4),
            What::Doubloons => (0.4, 0.0),
            What::Build => (2.0, 0.0),
            What::Settle => (1.0, 0.0),
            What::Produce => (0.6, 0.0),
            What::Lose => (-0.6, 0.0),
            What::Colonists => (0.5, 0.0),
            What::Ready => (0.5, 0.0),
            What::Manned | What::Quarries => (0.6, 0.0),
            _ => (0.0, 0.0),
        }
    }
}
