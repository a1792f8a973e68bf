//! The cards of San Juan, with those values marked that are remembered by one player only, or rebuilt.

use crate::games::components::table;
use crate::{games::san_juan::art as drawn, visitor::Visitor};
use catalog::GameId;
use game::Source;
use maud::{Markup, html};
use san_juan::Card;

/// All cards: what they cost, are worth and do.
pub fn tables(visitor: &Visitor) -> Markup {
    let words = visitor.tongue_of(GameId::SanJuan);
    let t = |id: &str| words.t(id);
    let mark = |source: Source| match source {
        Source::Weak => Some("mark-weak"),
        Source::Rebuilt => Some("mark-rebuilt"),
        _ => None,
    };
    let value = |value: u8, source: Source| {
        html! { (value) @if let Some(mark) = mark(source) { " " abbr title=(t(mark)) { "*" } } }
    };
    let heads = ["rules-card", "rules-price", "rules-points", "rules-copies", "rules-effect"].map(t);
    let rows = html! {
        @for card in Card::ALL {
            @let data = card.data();
            tr {
                th scope="row" { (drawn::card(card.id())) " " (t(&format!("card-{}", card.id()))) }
                td { (value(data.cost, data.cost_source)) }
                td { (value(data.points, data.points_source)) }
                td { (data.copies) }
                td { (t(&format!("card-{}.effect", card.id()))) }
            }
        }
    };
    html! {
        h3 { (t("rules-cards")) }
        (table(&heads, rows))
        p { "* " (t("mark-weak")) " " (t("mark-rebuilt")) }
        @let marked = Card::ALL.into_iter().filter(|card| {
            mark(card.data().cost_source).is_some() || mark(card.data().points_source).is_some()
        });
        ul {
            @for card in marked {
                @let data = card.data();
                li {
                    (t(&format!("card-{}", card.id())))
                    @if let Some(mark) = mark(data.cost_source) { " · " (t("rules-price")) " (" (t(mark)) ")" }
                    @if let Some(mark) = mark(data.points_source) { " · " (t("rules-points")) " (" (t(mark)) ")" }
                }
            }
        }
    }
}
