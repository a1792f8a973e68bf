//! The table of scores when a game is over: every category for every player, what decided a tie, the places.

use crate::{art, games::face, scene::Reader};
use game::Seat;
use maud::{Markup, html};

/// Do equal points stand at different places?
fn is_tie(totals: &[i32], places: &[u8]) -> bool {
    let ranks = || totals.iter().zip(places);
    ranks().any(|(total, place)| ranks().any(|(other, lower)| total == other && place < lower))
}

/// The scores of a game that is over; nothing before that.
pub fn scores(reader: &Reader) -> Option<Markup> {
    let table = reader.table;
    let result = table.result()?;
    let seats = || Seat::all(table.setup().players);
    let winner = |seat: Seat| result.places[seat.index()] == 1;
    let tied = is_tie(&result.totals, &result.places);
    let decided_by = (face(table.game()).tie_break)(reader.view());
    let score = |seat: Seat, category: &str| result.scores[seat.index()].get(category).copied().unwrap_or(0);
    // A category in which nobody scored tells nothing.
    let counts = |category: &&&str| seats().any(|seat| score(seat, category) != 0);
    Some(html! {
        div .scroll-x {
            table .scores {
                thead {
                    tr {
                        th scope="col" { (reader.t("result-category")) }
                        @for seat in seats() {
                            th scope="col" .winner[winner(seat)] {
                                (art::seat(seat.number().into())) " " (reader.name(seat))
                            }
                        }
                    }
                }
                tbody {
                    @for category in table.game().traits().categories.iter().filter(counts) {
                        tr {
                            th scope="row" { (reader.t(&format!("score-{category}"))) }
                            @for seat in seats() { td .winner[winner(seat)] { (score(seat, category)) } }
                        }
                    }
                    tr .total {
                        th scope="row" { (reader.t("result-total")) }
                        @for seat in seats() { td .winner[winner(seat)] { (result.totals[seat.index()]) } }
                    }
                    @if let Some((label, numbers)) = decided_by.filter(|_| tied) {
                        tr {
                            th scope="row" { (reader.t(label)) }
                            @for seat in seats() { td .winner[winner(seat)] { (numbers[seat.index()]) } }
                        }
                    }
                    tr {
                        th scope="row" { (reader.t("result-place")) }
                        @for seat in seats() { td .winner[winner(seat)] { (result.places[seat.index()]) } }
                    }
                }
            }
        }
        @if tied { p .hint { (reader.t("result-tie")) } }
    })
}

#[cfg(test)]
mod tests {
    use super::is_tie;

    #[test]
    fn equal_points_at_different_places_are_a_tie_shared_places_are_none() {
        assert!(is_tie(&[40, 52, 52], &[3, 2, 1]));
        assert!(!is_tie(&[40, 52, 52], &[3, 1, 1]));
        assert!(!is_tie(&[40, 51, 52], &[3, 2, 1]));
    }
}
