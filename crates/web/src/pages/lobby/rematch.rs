//! A rematch: the same people and bots, and who sits where this time.

use crate::visitor::Visitor;
use maud::{Markup, html};
use table::{Holder, Table};

/// How the seats of a rematch are given out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Seating {
    /// Everybody one seat on: who was first is last.
    Rotated,
    /// By lot, when the game starts.
    Drawn,
    /// As they were.
    Same,
}

impl Seating {
    /// All of them, in the order of the form.
    pub const ALL: [Seating; 3] = [Seating::Rotated, Seating::Drawn, Seating::Same];

    /// Its identifier.
    pub fn id(self) -> &'static str {
        match self {
            Seating::Rotated => "rotated",
            Seating::Drawn => "drawn",
            Seating::Same => "same",
        }
    }

    /// By its identifier.
    pub fn parse(id: &str) -> Option<Seating> {
        Seating::ALL.into_iter().find(|seating| seating.id() == id)
    }

    /// The chair (from 0) of who had this one.
    pub fn chair(self, old: usize, players: usize) -> usize {
        match self {
            Seating::Rotated => (old + players - 1) % players,
            Seating::Drawn | Seating::Same => old,
        }
    }
}

/// "Play again", with a choice of seats.
pub fn form(visitor: &Visitor, table: &str) -> Markup {
    html! {
        form .row method="post" action={ "/table/" (table) "/again" } {
            button .btn.primary { (visitor.t("result-again")) }
            select name="seats" aria-label=(visitor.t("rematch-seats")) {
                @for seating in Seating::ALL {
                    option value=(seating.id()) { (visitor.t(&format!("rematch-{}", seating.id()))) }
                }
            }
        }
    }
}

/// The chair (from 1) that waits for this person at the rematch: as far from where they sat as everybody else's who is
/// there already.
pub fn reserved(before: &Table, rematch: &Table, visitor: &Visitor) -> Option<usize> {
    let named = |holders: &[Holder], name: &str| holders.iter().position(|holder| meant(holder).1 == name);
    let players = before.holders().len();
    let (from, to) = rematch.holders().iter().enumerate().find_map(|(chair, holder)| {
        (!holder.is_open()).then(|| Some((named(before.holders(), meant(holder).1)?, chair)))?
    })?;
    let mine = before
        .holders()
        .iter()
        .position(|holder| meant(holder).0.is_some_and(|person| visitor.is(person)))?;
    Some((mine + players + to - from) % players + 1)
}

/// Who is meant by a seat: a person who was away for a while is still meant.
pub fn meant(holder: &Holder) -> (Option<&table::PersonId>, &str) {
    match holder.stands_in() {
        Some(stands_in) => (Some(&stands_in.person), &stands_in.name),
        None => (holder.person(), holder.name()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_player_becomes_the_last() {
        let chairs: Vec<usize> = (0..3).map(|old| Seating::Rotated.chair(old, 3)).collect();
        assert_eq!(chairs, [2, 0, 1]);
        assert_eq!(Seating::parse("drawn"), Some(Seating::Drawn));
        assert_eq!(Seating::parse("as I like"), None);
    }
}
