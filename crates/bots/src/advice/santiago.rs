//! What happens in Santiago de Cuba, as quantities.

use super::{
    claim::{Quantity, What},
    explain::Explain,
    kinds::Decision,
};
use santiago::{Event, Santiago, components::Good};

fn some(what: What, who: game::Seat, amount: u16) -> Quantity {
    Quantity::new(what, who, amount)
}

fn goods(what: What, who: game::Seat, count: u8, good: Good) -> Quantity {
    Quantity::new(what, who, count).of(format!("good-{}", good.id()))
}

impl Explain for Santiago {
    const DECISIONS: &'static [Decision] = &[
        ("drive", &["ask-car"]),
        ("visit", &["ask-cuban", "ask-robbery"]),
        ("broker", &["ask-broker"]),
        ("building", &["ask-building", "ask-casino"]),
        ("deliver", &["ask-delivery"]),
        ("ship", &["ask-demand"]),
    ];

    fn quantities(event: &Event) -> Vec<Quantity> {
        match *event {
            Event::Drove { who, price, .. } => {
                vec![Quantity::new(What::Pesos, who, -i32::from(price))]
            }
            Event::GotGoods { who, count, good, .. } => vec![goods(What::Goods, who, count, good)],
            Event::GotPesos { who, pesos, .. } => vec![some(What::Pesos, who, pesos)],
            Event::GotPoints { who, points, .. } | Event::Served { who, points, .. } => {
                vec![some(What::Points, who, points)]
            }
            Event::GavePeso { who, to } => {
                vec![Quantity::new(What::Pesos, who, -1), Quantity::new(What::Pesos, to, 1)]
            }
            Event::GavePoint { who, to } => {
                vec![Quantity::new(What::Points, who, -1), Quantity::new(What::Points, to, 1)]
            }
            Event::GaveGood { who, to, good } => {
                vec![goods(What::Taken, who, 1, good), goods(What::Goods, to, 1, good)]
            }
            Event::Claimed { who, building } => {
                vec![Quantity::new(What::Own, who, 1).of(format!("building-{}.the", building.id()))]
            }
            Event::Exchanged { who, count, take, .. } => vec![goods(What::Goods, who, count, take)],
            Event::Sawed { who, points, pesos } => {
                vec![some(What::Points, who, points), some(What::Pesos, who, pesos)]
            }
            Event::BoughtPoint { who, pesos } => {
                vec![Quantity::new(What::Points, who, 1), Quantity::new(What::Pesos, who, -i32::from(pesos))]
            }
            Event::SoldPoint { who, pesos } => {
                vec![Quantity::new(What::Points, who, -1), some(What::Pesos, who, pesos)]
            }
            Event::Delivered { who, count, good, points } => {
                vec![goods(What::Deliver, who, count, good).gain(points)]
            }
            Event::DeliveredWood { who, count, points, .. } => {
                vec![goods(What::Deliver, who, count, Good::Wood).gain(points)]
            }
            Event::Rent { owner, points, .. } => vec![some(What::Points, owner, points)],
            _ => Vec::new(),
        }
    }

    fn worth(what: What) -> (f32, f32) {
        match what {
            What::Deliver => (0.0, 1.0),
            What::Points => (1.0, 0.0),
            What::Pesos => (0.5, 0.0),
            What::Goods => (0.9, 0.0),
            What::Taken => (-0.9, 0.0),
            What::Own => (1.5, 0.0),
            _ => (0.0, 0.0),
        }
    }
}
