//! What a choice says of itself. Its name is on the button or in the sentence beside the reason, so a claim that only repeats it
//! explains nothing.

use super::{
    claim::{Claim, What},
    explain::Explain,
};
use game::{Arg, Phrase, Seat};

/// The sentence of a decision of one action, as its seat reads it. Of several actions a reason may well say which of them matters.
#[derive(Default)]
pub(super) struct Named(Option<Phrase>);

impl Named {
    /// What this plan is called, in a world that the seat imagines.
    pub(super) fn new<G: Explain>(world: &G::Position, seat: Seat, plan: &[usize]) -> Named {
        let [index] = plan[..] else { return Named(None) };
        Named(Some(G::say_action(&G::view(world, Some(seat)), seat, G::action(index))))
    }

    /// Does the name already say all of this claim, which is made to the player in this seat?
    pub(super) fn says(&self, claim: &Claim, seat: Seat) -> bool {
        let Some(phrase) = &self.0 else { return false };
        let told = Told::of(phrase);
        let (counted, gained) = claim.what.arguments();
        let number = |amount: f32, names: &[&str]| {
            let amount = amount.round() as i64;
            let says = |(name, number): &(&str, i64)| names.contains(name) && *number == amount;
            // "About 3" is more than the name can say; of a single one that is not said.
            (claim.even || amount == 1) && told.numbers.iter().any(says)
        };
        let (thing, one) = (claim.thing.as_deref(), claim.count.round() == 1.0);
        // One of a thing is named with the thing, one sale with its price, a set with what it pays.
        let counts = one
            && (thing.is_some() || claim.gain != 0.0 || claim.what.said_by().contains(&phrase.id))
            || claim.what.is_one_thing() && claim.gain != 0.0
            || number(claim.count, counted);
        counts
            && (claim.seat == seat || told.seats.contains(&claim.seat))
            && thing.is_none_or(|thing| told.things.contains(&root(thing)))
            && (claim.gain == 0.0 || number(claim.gain, gained))
    }

    /// Is this claim that a card is kept about the very card that the other choice, which has this name, does something with?
    pub(super) fn takes(&self, claim: &Claim) -> bool {
        let things = self.0.as_ref().map(|phrase| Told::of(phrase).things).unwrap_or_default();
        claim.what == What::Keep && claim.thing.as_deref().is_some_and(|thing| things.contains(&root(thing)))
    }
}

impl What {
    /// The arguments of an action's sentence that tell its count, and those that tell its gain.
    const fn arguments(self) -> (&'static [&'static str], &'static [&'static str]) {
        match self {
            What::Doubloons => (&["coins", "doubloons", "factory"], &[]),
            What::Spend | What::Discard => (&["price"], &[]),
            What::Points | What::Forfeit => (&["points"], &[]),
            What::Pesos => (&["pesos"], &[]),
            What::Fare => (&["price", "pesos"], &[]),
            What::Cards => (&["count"], &[]),
            What::Sell | What::Trade => (&[], &["price"]),
            What::Ship | What::Deliver => (&["barrels", "count"], &["points"]),
            What::Different | What::Relics => (&["count"], &["doubloons"]),
            _ => (&["barrels", "count"], &[]),
        }
    }

    /// The actions whose sentences say one of it without an argument.
    const fn said_by(self) -> &'static [&'static str] {
        match self {
            What::Perfect => &["action-perfect", "action-declare-perfect"],
            What::Master => &["action-appoint"],
            What::Make => &["action-produce"],
            What::Colonists => &["action-take-colonist"],
            What::Points | What::Forfeit => {
                &["action-give-point", "action-buy", "action-sell", "action-go-rent"]
            }
            What::Pesos | What::Fare => &["action-give-peso"],
            What::Discard => &["action-pay", "action-discard", "action-tuck"],
            _ => &[],
        }
    }
}

/// The message behind a form of a word: `good-sugar` of `good-sugar.of`.
fn root(term: &str) -> &str {
    term.split('.').next().unwrap_or(term)
}

/// Everything a sentence tells.
#[derive(Default)]
struct Told<'a> {
    numbers: Vec<(&'a str, i64)>,
    things: Vec<&'a str>,
    seats: Vec<Seat>,
}

impl<'a> Told<'a> {
    fn of(phrase: &'a Phrase) -> Told<'a> {
        let mut told = Told::default();
        if phrase.id == "action-deliver-wood" {
            told.things.push("good-wood");
        }
        phrase.args.iter().for_each(|(name, arg)| told.take(name, arg));
        told
    }

    fn take(&mut self, name: &'a str, arg: &'a Arg) {
        match arg {
            Arg::Number(number) => self.numbers.push((name, *number)),
            Arg::Seat(seat) => self.seats.push(*seat),
            Arg::Term(term) => self.things.push(root(term)),
            Arg::List(list) => list.iter().for_each(|arg| self.take(name, arg)),
            Arg::Phrase(phrase) => phrase.args.iter().for_each(|(name, arg)| self.take(name, arg)),
            Arg::Text(_) => {}
        }
    }
}
