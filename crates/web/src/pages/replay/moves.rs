//! The moves of a game as a list, each a link to its moment, and where its rounds begin.

use crate::{
    art,
    pages::table::{doer, moves_of},
    records::Uploaded,
    scene::Reader,
    speech::Tongue,
};
use game::{Phrase, Seat};
use maud::{Markup, html};

/// The messages that tell that a round begins, or a ship leaves where ships divide the game.
const ROUNDS: [&str; 5] =
    ["event-round-began", "event-round", "event-round-happening", "event-ship-full", "event-ship-flag"];

/// One line of the list.
pub struct Move {
    /// The step that shows it.
    pub step: u32,
    /// Whose deed it is.
    pub seat: Option<Seat>,
    /// What happened.
    pub text: String,
    /// Does a round begin here?
    pub round: bool,
}

/// Does this message tell that a round begins?
pub fn is_round(phrase: &Phrase) -> bool {
    ROUNDS.contains(&phrase.id)
}

/// The moves of a table, as its reader may know them.
pub fn of_table(reader: &Reader) -> Vec<Move> {
    let one = |(step, phrase, text): (u32, Phrase, String)| Move {
        step,
        seat: doer(&phrase),
        text,
        round: is_round(&phrase),
    };
    moves_of(reader).into_iter().map(one).collect()
}

/// The moves of a record.
pub fn of_record(record: &Uploaded, words: &Tongue) -> Vec<Move> {
    let one = |(step, phrase): &(u32, Phrase)| Move {
        step: *step,
        seat: doer(phrase),
        text: words.say_with(phrase, &|seat| record.name(seat, *step).to_string()),
        round: is_round(phrase),
    };
    record.told.iter().map(one).collect()
}

/// The steps where rounds of a record begin.
pub fn rounds_of_record(record: &Uploaded) -> Vec<u32> {
    record.told.iter().filter(|(_, phrase)| is_round(phrase)).map(|(step, _)| *step).collect()
}

/// The steps where rounds begin.
pub fn rounds(moves: &[Move]) -> Vec<u32> {
    moves.iter().filter(|one| one.round).map(|one| one.step).collect()
}

/// The list beside a board; `now` is the step the page shows.
pub fn list(words: &Tongue, base: &str, moves: &[Move], now: u32) -> Markup {
    html! {
        section .box.moves {
            h2 #moves-title { (words.t("replay-moves")) }
            (lines(base, moves, Some(now)))
        }
    }
}

/// The list below a curve, which tells its moments from it.
pub fn folded(words: &Tongue, base: &str, moves: &[Move]) -> Markup {
    html! {
        details .moves {
            summary #moves-title { (words.t("replay-moves")) }
            (lines(base, moves, None))
        }
    }
}

fn lines(base: &str, moves: &[Move], now: Option<u32>) -> Markup {
    let here = now.and_then(|now| moves.iter().rposition(|one| one.step <= now));
    html! {
        ol .log data-keep="moves" aria-labelledby="moves-title" {
            @for (at, one) in moves.iter().enumerate() {
                li .round[one.round] {
                    a href={ (base) "/at/" (one.step) } data-visit data-step=(one.step)
                        aria-current=[(Some(at) == here).then_some("step")] {
                        @if let Some(seat) = one.seat { (art::seat(seat.number().into())) " " }
                        (one.text)
                    }
                }
            }
        }
    }
}
