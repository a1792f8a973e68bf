//! The quay: the squadrons in the order in which they choose, the deck, and the list of exchanges.

use super::{Phase, Place, Seen, Squadron, Tip, chain, spot};
use crate::{art, games::mundus_novus::art as drawn};
use maud::{Markup, html};

/// Squadrons above, exchanges below.
pub(super) fn quay(seen: Seen) -> Markup {
    let table = seen.table;
    html! {
        div .quay {
            (squadrons(seen))
            div .exchanges {
                p .quay-head { (seen.say("mn-exchanges")) }
                @if table.hops.is_empty() { p .dim { (seen.say("mn-no-exchanges")) } } @else { (chain::ledger(seen)) }
            }
            p .decks title=(seen.say("mn-deck-rule")) {
                (drawn::back()) b { (table.deck) } " " (seen.say("mn-deck"))
            }
        }
    }
}

fn squadrons(seen: Seen) -> Markup {
    let table = seen.table;
    let tip = Tip {
        title: seen.say("mn-squadrons"),
        text: seen.say("mn-squadrons-rule"),
        more: table.squadrons.iter().map(|squadron| line(seen, squadron)).collect(),
    };
    spot(
        seen,
        Place::still("squadrons"),
        "fleet",
        tip,
        html! {
            span .quay-head { (seen.say("mn-squadrons")) }
            @if table.squadrons.is_empty() { span .dim { (seen.say("mn-no-squadrons")) } }
            @for (at, squadron) in table.squadrons.iter().enumerate() {
                @let now = table.phase == Phase::Supply && table.acting.contains(&squadron.seat);
                span class=(if now { "squadron now" } else { "squadron" }) {
                    small { (at + 1) }
                    (art::seat(squadron.seat))
                    span .sails { @for caravel in &squadron.caravels { span .sail { (drawn::development("caravel")) b { (caravel) } } } }
                    b .value { (squadron.value) }
                }
            }
        },
    )
}

fn line(seen: Seen, squadron: &Squadron) -> String {
    let caravels: Vec<String> = squadron.caravels.iter().map(u32::to_string).collect();
    seen.label(seen.name(squadron.seat), format!("{} = {}", caravels.join(" + "), squadron.value))
}
