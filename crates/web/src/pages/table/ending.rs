//! The end of a game on its board: the winner, the scores of everybody by category, and the ways to look back.

use super::say::won;
use crate::{art, pages::replay::scores, scene::Reader};
use game::Seat;
use maud::{Markup, html};

/// How many pieces of confetti fall.
const CONFETTI: usize = 12;

/// The panel with the ending; an empty one until then.
pub fn ending(reader: &Reader) -> Markup {
    let table = reader.table;
    let Some(result) = table.result() else { return html! { section hidden {} } };
    let winners = Seat::all(table.setup().players).filter(|seat| result.places[seat.index()] == 1);
    let base = format!("/table/{}", table.id());
    html! {
        section .ending.box aria-labelledby="ending-title" {
            div .laurels {
                div .confetti aria-hidden="true" { @for _ in 0..CONFETTI { i {} } }
                @for seat in winners {
                    span class={ "laurel seat-" (seat.number()) } { (art::laurel()) (art::seat(seat.number().into())) }
                }
                h2 #ending-title { (won(reader)) }
            }
            @if let Some(scores) = scores(reader) { (scores) }
            div .after {
                // The scores stand above: what they do not tell comes first.
                a .btn.primary href={ (base) "/analysis" } { (reader.t("ending-analysis")) }
                a .btn href={ (base) "/at/0" } { (reader.t("ending-replay")) }
                a .btn href={ (base) "/result" } { (reader.t("ending-scores")) }
            }
        }
    }
}
