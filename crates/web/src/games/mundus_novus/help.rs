//! The resources of Mundus Novus and its development deck, with what is rebuilt named as such.

use crate::games::components::table;
use crate::{
    games::mundus_novus::{art as drawn, name},
    visitor::Visitor,
};
use catalog::GameId;
use game::Source;
use maud::{Markup, html};
use mundus_novus::{Development, Kind, Resource};

/// Resources, then all 44 development cards.
pub fn tables(visitor: &Visitor) -> Markup {
    let words = visitor.tongue_of(GameId::MundusNovus);
    let t = |id: &str| words.t(id);
    let resources = html! {
        @for resource in Resource::ALL {
            tr {
                th scope="row" {
                    (drawn::resource(resource.id())) " " (t(&format!("resource-{}", resource.id())))
                }
                td { (resource.number()) }
                td { @if let Some(class) = resource.class() { (t(&format!("class-{}", class.id()))) } @else { "–" } }
                td { (Resource::CARDS[resource.index()]) }
            }
        }
    };
    let developments = html! {
        @for card in Development::ALL {
            @let data = card.data();
            tr {
                th scope="row" {
                    (drawn::development(card.id())) " " (t(&name(card, true)))
                    @if data.source == Source::Rebuilt { " " span .tag { (t("rules-mn-rebuilt-mark")) } }
                    p .hint { (t(&format!("development-{}.effect", card.id()))) }
                }
                td { (data.income) @if matches!(data.kind, Kind::Character(_)) && data.source == Source::Rebuilt { "*" } }
                td { @if let Some(event) = data.icon { (t(&format!("happening-{}", event.id()))) } @else { "–" } }
                td { (data.least_players) }
            }
        }
    };
    html! {
        h3 { (t("rules-mn-resources")) }
        (table(&["rules-mn-resource", "rules-mn-number", "rules-mn-class", "rules-copies"].map(t), resources))
        h3 { (t("rules-mn-developments")) " [" (t("rules-mn-rebuilt-mark")) "]" }
        p { (t("rules-mn-rebuilt")) }
        (table(&["rules-card", "rules-mn-income", "rules-mn-event", "rules-mn-from"].map(t), developments))
    }
}
