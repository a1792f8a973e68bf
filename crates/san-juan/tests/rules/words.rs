//! Everything the rules say can be said in every language.

use game::Talk;
use san_juan::{Card, Cause, Event, SanJuan, Standstill};

#[test]
fn every_sentence_exists_in_every_language() {
    // Random games do not come to a standstill.
    let causes = [Cause::NothingBuilt, Cause::NoCards];
    let rare: Vec<_> = causes
        .into_iter()
        .flat_map(|cause| {
            let near = |rounds| Event::StandstillNear { standstill: Standstill { cause, rounds } };
            [near(3), near(1), Event::GameOver { standstill: Some(cause) }]
        })
        .map(|event| SanJuan::say_event(&event))
        .collect();
    let cards: Vec<String> = Card::IDS
        .into_iter()
        .flat_map(|card| ["", ".the", ".effect"].map(|part| format!("card-{card}{part}")))
        .collect();
    words::check_words::<SanJuan>(60, &rare, &cards);
}
