//! The coach's reasons in words, wherever a page gives them.

use crate::speech::Tongue;
use bots::advice::{Reasons, capital};
use game::Seat;

/// Why a choice is better or worse than the one it is compared with, in one or two sentences, said to the player in this seat.
/// `other` is what the other choice is called.
pub fn sentences(
    words: &Tongue,
    names: &dyn Fn(Seat) -> String,
    seat: Seat,
    reasons: &Reasons,
    other: &str,
) -> String {
    let said = reasons.say(seat, other);
    let said: Vec<String> = said.iter().map(|phrase| capital(&words.say_with(phrase, names))).collect();
    said.join(" ")
}
