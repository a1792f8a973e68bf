//! Reasons as sentences: two at most.

use super::{
    claim::{Claim, What},
    reasons::Reasons,
};
use game::{Arg, Phrase, Seat, phrase};
use std::iter;

/// The messages of the coach's reasons.
pub fn words() -> game::Words {
    game::words!("../../words")
}

impl Reasons {
    /// One or two sentences for the player in this seat. `other` is what the other choice is called.
    pub fn say(&self, seat: Seat, other: &str) -> Vec<Phrase> {
        let quoted = || Arg::Text(other.to_string());
        let clauses = |sure: bool| {
            let mut clauses: Vec<&Claim> = self.brings.iter().filter(|claim| claim.sure == sure).collect();
            // What is said with one verb stands at the end: "you build a market and get 2 rum and 1 cigar".
            let all = clauses.clone();
            let alike = |claim: &&Claim| all.iter().filter(|other| claim.shares_verb(other)).count() > 1;
            clauses.sort_by_key(alike);
            let before = iter::once(None).chain(clauses.iter().copied().map(Some));
            clauses
                .iter()
                .zip(before)
                .map(|(claim, before)| Arg::from(claim.say(seat, before)))
                .collect::<Vec<Arg>>()
        };
        let first = match (clauses(true), clauses(false)) {
            (sure, likely) if sure.is_empty() && likely.is_empty() => None,
            (sure, likely) if likely.is_empty() => Some(phrase!("why-sure", sure = sure)),
            (sure, likely) if sure.is_empty() => Some(phrase!("why-likely", likely = likely)),
            (sure, likely) => Some(phrase!("why-both", sure = sure, likely = likely)),
        };
        let more = if self.lead > 0.0 { "yes" } else { "no" }.to_string();
        let second = match (&self.otherwise, self.told_lead()) {
            (Some(claim), lead) => {
                let sure = if claim.sure { "yes" } else { "no" }.to_string();
                let instead = Arg::from(claim.say(seat, None));
                Some(match lead {
                    Some(points) => phrase!(
                        "why-instead-lead",
                        other = quoted(),
                        sure = sure,
                        instead = instead,
                        more = more,
                        points = points
                    ),
                    None => phrase!("why-instead", other = quoted(), sure = sure, instead = instead),
                })
            }
            (None, Some(points)) => Some(phrase!("why-lead", other = quoted(), more = more, points = points)),
            (None, None) => None,
        };
        let said: Vec<Phrase> = first.into_iter().chain(second).collect();
        if said.is_empty() { vec![phrase!("why-alike", other = quoted())] } else { said }
    }
}

impl Claim {
    /// Are both about the same player, and said with the same verb?
    fn shares_verb(&self, other: &Claim) -> bool {
        self.seat == other.seat && self.what.verb() == other.what.verb()
    }

    /// As a part of a sentence, said to the player in this seat; neither who nor the verb is said again if they were in the part
    /// `before`.
    pub fn say(&self, seat: Seat, before: Option<&Claim>) -> Phrase {
        let own = match (self.seat == seat, before.is_some_and(|before| before.seat == self.seat)) {
            (_, true) if before.is_some_and(|before| before.shares_verb(self)) => "same",
            (true, false) => "yes",
            (true, true) => "yes-again",
            (false, true) => "no-again",
            (false, false) => "no",
        };
        let own = own.to_string();
        let number = |amount: f32| (amount.round().max(1.0)) as u32;
        // "If play goes as expected" says enough of a single one.
        let said = |amount: f32| match self.even || number(amount) == 1 {
            true => Arg::Number(number(amount).into()),
            false => Arg::from(phrase!("claim-about", number = number(amount))),
        };
        let mut phrase = phrase!(
            self.what.id(),
            own = own,
            who = self.seat,
            count = said(self.count),
            n = number(self.count),
            gain = said(self.gain),
            m = self.gain.round().max(0.0) as u32
        );
        if let Some(thing) = &self.thing {
            let many =
                matches!(self.what, What::Goods | What::Deliver | What::Taken) && number(self.count) != 1;
            phrase = phrase.with("thing", Arg::Term(format!("{thing}{}", if many { ".many" } else { "" })));
        }
        phrase
    }
}

/// A sentence with a capital at its beginning: reasons begin with whatever they are about.
pub fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
