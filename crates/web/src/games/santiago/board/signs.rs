//! Effects in signs, as the tiles of the game show them.

use super::piece;
use crate::{
    art,
    games::{board::Seen, santiago::art as drawn},
};
use maud::{Markup, html};
use santiago::components::{
    BANK_PESOS, Building, CAFE_POINTS, CASINO_PESOS, CHURCH_POINTS, Cuban, CubanEffect, Good,
    NEWSPAPER_PESOS, OFFICE_POINTS, SAWMILL_PESOS, SAWMILL_POINTS,
};

/// A part of an effect.
pub(super) enum Sign {
    Number(u32),
    Good(Good),
    AnyGood,
    Peso,
    Point,
    Die,
    Flag,
    FaceDown,
    Marker,
    House,
    /// →, ⇄, +, / and other marks between things.
    Text(&'static str),
}

/// A row of signs. They are decoration: the rule stands in the tip.
pub(super) fn signs<T>(seen: Seen<T>, signs: &[Sign]) -> Markup {
    html! {
        span .signs aria-hidden="true" {
            @for sign in signs {
                @match sign {
                    Sign::Number(n) => b { (n) },
                    Sign::Good(good) => (piece(seen, *good)),
                    Sign::AnyGood => (drawn::any_good()),
                    Sign::Peso => (drawn::peso()),
                    Sign::Point => (art::vp()),
                    Sign::Die => (drawn::die()),
                    Sign::Flag => (drawn::flag()),
                    Sign::FaceDown => (drawn::face_down()),
                    Sign::Marker => (drawn::blank_marker()),
                    Sign::House => (drawn::house()),
                    Sign::Text(text) => span { (text) },
                }
            }
        }
    }
}

/// What a Cuban gives.
pub(super) fn of_cuban(cuban: Cuban) -> Vec<Sign> {
    match cuban.data().effect {
        CubanEffect::Goods(count, good) => vec![Sign::Number(count.into()), Sign::Good(good)],
        CubanEffect::AnyGood => vec![Sign::Number(1), Sign::AnyGood],
        CubanEffect::Points(points) => vec![Sign::Number(points.into()), Sign::Point],
        CubanEffect::Pesos(pesos) => vec![Sign::Number(pesos.into()), Sign::Peso],
        CubanEffect::Robbery => {
            vec![Sign::Peso, Sign::Text("/"), Sign::Point, Sign::Text("/"), Sign::AnyGood]
        }
        CubanEffect::Law => vec![Sign::Marker, Sign::Text("/"), Sign::House],
    }
}

/// What a building does.
pub(super) fn of_building(building: Building) -> Vec<Sign> {
    let n = |n: u16| Sign::Number(n.into());
    let arrow = Sign::Text("→");
    match building {
        Building::Bank => vec![n(BANK_PESOS), Sign::Peso],
        Building::Church => vec![n(CHURCH_POINTS), Sign::Point],
        Building::Distillery => vec![Sign::Good(Good::Sugar), arrow, Sign::Good(Good::Rum), Sign::Text("…")],
        Building::CigarFactory => {
            vec![Sign::Good(Good::Tobacco), arrow, Sign::Good(Good::Cigars), Sign::Text("…")]
        }
        Building::BlackMarket => vec![n(1), Sign::AnyGood, arrow, n(1), Sign::AnyGood],
        Building::Sawmill => {
            vec![Sign::Good(Good::Wood), arrow, n(SAWMILL_POINTS), Sign::Point, n(SAWMILL_PESOS), Sign::Peso]
        }
        Building::Cafe => {
            vec![
                Sign::Good(Good::Cigars),
                Sign::Text("/"),
                Sign::Good(Good::Rum),
                arrow,
                n(CAFE_POINTS),
                Sign::Point,
            ]
        }
        Building::CustomsOffice => vec![Sign::Die, arrow, n(0)],
        Building::Casino => vec![n(CASINO_PESOS), Sign::Peso, Sign::Text("⇄"), n(1), Sign::Point],
        Building::HarborMaster => vec![Sign::Text("←"), Sign::Flag, arrow],
        Building::Office => vec![n(1), Sign::Die, arrow, n(OFFICE_POINTS), Sign::Point],
        Building::Newspaper => vec![n(NEWSPAPER_PESOS), Sign::Peso, Sign::Text("+"), Sign::FaceDown],
    }
}
