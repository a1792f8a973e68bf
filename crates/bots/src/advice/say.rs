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
        let told = |sure: bool| told(self.brings.iter().filter(|claim| claim.sure == sure), seat);
        let first = match (told(true), told(false)) {
            (None, None) => None,
            (Some(sure), None) => Some(phrase!("why-sure", sure = sure)),
            (None, Some(likely)) => Some(phrase!("why-likely", likely = likely)),
            (Some(sure), Some(likely)) => Some(phrase!("why-both", sure = sure, likely = likely)),
        };
        let lead = |points: u32| phrase!(self.unit.id(), points = points);
        let more = if self.lead > 0.0 { "yes" } else { "no" }.to_string();
        let second = match (&self.otherwise, self.told_lead()) {
            (Some(claim), points) => {
                let sure = if claim.sure { "yes" } else { "no" }.to_string();
                let instead = Arg::from(claim.say(seat, None));
                Some(match points {
                    Some(points) => phrase!(
                        "why-instead-lead",
                        other = quoted(),
                        sure = sure,
                        instead = instead,
                        more = more,
                        lead = lead(points)
                    ),
                    None => phrase!("why-instead", other = quoted(), sure = sure, instead = instead),
                })
            }
            (None, Some(points)) => {
                Some(phrase!("why-lead", other = quoted(), more = more, lead = lead(points)))
            }
            (None, None) => None,
        };
        let said: Vec<Phrase> = first.into_iter().chain(second).collect();
        if !said.is_empty() {
            return said;
        }
        let [chance, instead] = self.chances;
        vec![match chance != instead && (chance > instead) == self.better {
            true => phrase!("why-chance", other = quoted(), chance = chance, instead = instead),
            false => phrase!("why-alike", other = quoted()),
        }]
    }
}

/// Claims as one clause, or nothing if there is none: what the player gets first, then what happens to others.
fn told<'a>(claims: impl Iterator<Item = &'a Claim>, seat: Seat) -> Option<Arg> {
    let (own, others): (Vec<&Claim>, Vec<&Claim>) = claims.partition(|claim| claim.seat == seat);
    match (of_one(&own, seat), of_one(&others, seat)) {
        (Some(own), Some(others)) => Some(phrase!("why-and-others", own = own, others = others).into()),
        (own, others) => own.or(others),
    }
}

/// Claims about one player: the player is named once, and so is each verb ("you build a market and get 2 rum and 1 cigar").
fn of_one(claims: &[&Claim], seat: Seat) -> Option<Arg> {
    let mut verbs: Vec<Vec<&Claim>> = Vec::new();
    for claim in claims {
        match verbs.iter_mut().find(|known| known[0].shares_verb(claim)) {
            Some(known) => known.push(claim),
            None => verbs.push(vec![claim]),
        }
    }
    // A verb with several objects comes last, so that nothing else seems to belong to it.
    verbs.sort_by_key(Vec::len);
    let in_order: Vec<&Claim> = verbs.iter().flatten().copied().collect();
    let before = iter::once(None).chain(in_order.iter().copied().map(Some));
    let mut said = in_order.iter().zip(before).map(|(claim, before)| Arg::from(claim.say(seat, before)));
    let parts = verbs.iter().map(|verb| Arg::List(said.by_ref().take(verb.len()).collect())).collect();
    (!claims.is_empty()).then_some(Arg::List(parts))
}

impl Claim {
    /// Are both about the same player, and said with the same verb?
    fn shares_verb(&self, other: &Claim) -> bool {
        self.seat == other.seat && self.what.verb() == other.what.verb()
    }

    /// As a part of a sentence, said to the player in this seat; neither the player nor the verb is repeated if they were in the part
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
