//! Standing orders: decisions a player leaves to the table. The table says what is due when; the host plays it.

use crate::{
    Table,
    command::Who,
    decide::{Pen, person},
    entry::{Body, By, Millis},
    quota::{Habit, Whose},
    refusal::Refusal,
};
use catalog::Move;
use game::{Seat, StandingOrder};
use serde::Serialize;
use sha2::{Digest, Sha256};

/// The order every game has: when there is only one thing to do, do it.
pub const FORCED: &str = "forced";

/// Where an instant answer would tell other people something, an order waits as long as a person might.
const SHORTEST_DELAY: Millis = 2_000;
const LONGEST_DELAY: Millis = 9_000;

/// A standing order and whether it is on. Its words are the message `order-<id>`: the game's, or this crate's for
/// [`FORCED`].
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Order {
    /// Its id.
    pub id: &'static str,
    /// Is it on?
    pub on: bool,
}

/// A decision that a standing order takes, or that was taken ahead: to be given as [`crate::Command::PlayOrder`] when its time has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Due {
    /// For which seat.
    pub seat: Seat,
    /// Not before this moment.
    pub at: Millis,
    /// What it will play.
    pub action: &'static str,
    /// An order, or a choice made ahead?
    pub by: By,
}

impl Table {
    /// The standing orders of this game, as this seat has them: for people the sensible ones are on unless switched off, a
    /// program decides everything itself unless it switches one on.
    pub fn orders(&self, seat: Seat) -> Vec<Order> {
        let by_person = self.holders.get(seat.index()).is_some_and(|holder| holder.program_of().is_none());
        let is_on = |id: &str, default| {
            self.orders.get(&(seat, id.to_string())).copied().unwrap_or(default && by_person)
        };
        let own =
            self.rules.orders.iter().map(|order| Order { id: order.id, on: is_on(order.id, order.default) });
        own.chain([Order { id: FORCED, on: is_on(FORCED, true) }]).collect()
    }

    pub(crate) fn set_order(
        &self,
        pen: &mut Pen,
        who: &Who,
        seat: Seat,
        order: &str,
        on: bool,
    ) -> Result<(), Refusal> {
        self.playing()?;
        person(who)?;
        self.right_to(seat, who)?;
        let known = self.orders(seat).into_iter().find(|known| known.id == order);
        let known = known.ok_or_else(|| Refusal::NoSuchOrder(order.into()))?;
        // Asked twice, or by two windows: it is so already.
        if known.on == on {
            return Ok(());
        }
        self.once_more(Habit::Orders, Whose::Seat(seat))?;
        pen.write(&Body::OrderSet { seat, order: order.into(), on });
        Ok(())
    }

    /// What standing orders and choices made ahead will play, and from when on. The host asks after every entry, and sleeps until the first.
    pub fn due(&self) -> Vec<Due> {
        let asked = self.to_act().iter().filter(|&seat| !self.resting.contains(seat));
        let persons = asked.filter(|&seat| self.holders[seat.index()].person().is_some());
        persons
            .filter_map(|seat| {
                let legal = self.legal(seat);
                if let Some(action) = self.answered_ahead(seat, &legal) {
                    return Some(Due { seat, at: self.asked_at, action, by: By::Ahead });
                }
                let (action, usual) = self.ordered(seat, &legal)?;
                let delay = if usual { 0 } else { self.delay(seat) };
                Some(Due { seat, at: self.asked_at + delay, action, by: By::Order })
            })
            .collect()
    }

    /// What the orders of this seat say to what is asked, and whether everybody would have expected it: an order that is on
    /// unless somebody switches it off gives nothing away.
    fn ordered(&self, seat: Seat, legal: &[Move]) -> Option<(&'static str, bool)> {
        let orders = self.orders(seat);
        let is_on = |id: &str| orders.iter().any(|order| order.id == id && order.on);
        let of_game = self.rules.orders.iter().filter(|order| is_on(order.id)).find_map(|order| {
            let found = played_by(order, legal)?;
            Some((found, order.default))
        });
        match (of_game, legal) {
            (Some(found), _) => Some(found),
            (None, [only]) if is_on(FORCED) => Some((only.text, false)),
            _ => None,
        }
    }

    /// Drawn from the seed, so that nobody can foresee it and every node knows it.
    pub(crate) fn delay(&self, seat: Seat) -> Millis {
        let others = self
            .holders
            .iter()
            .enumerate()
            .any(|(at, holder)| at != seat.index() && holder.person().is_some());
        if !self.rules.secrets || !others {
            return 0;
        }
        let mut hash = Sha256::new();
        hash.update(b"delay of an order");
        hash.update(self.seed);
        hash.update(self.epoch.to_le_bytes());
        hash.update(self.step().to_le_bytes());
        hash.update([seat.number()]);
        let digest: [u8; 32] = hash.finalize().into();
        let drawn = u32::from_le_bytes([digest[0], digest[1], digest[2], digest[3]]);
        SHORTEST_DELAY + Millis::from(drawn) % (LONGEST_DELAY - SHORTEST_DELAY + 1)
    }

    pub(crate) fn play_order(&self, pen: &mut Pen, who: &Who, seat: Seat) -> Result<(), Refusal> {
        let position = self.playing()?;
        let due = self.due().into_iter().find(|due| due.seat == seat && due.at <= pen.now);
        let due = due.filter(|_| *who == Who::Host).ok_or(Refusal::NotDue(seat))?;
        self.play_or_seal(pen, position, seat, &[due.action.to_string()], due.by, None)
    }
}

/// The legal action this order plays, if there is one.
pub(crate) fn played_by(order: &StandingOrder, legal: &[Move]) -> Option<&'static str> {
    // One action and its refusal: with a third there is something to choose.
    if order.alone && legal.len() > 2 {
        return None;
    }
    let of = |plays: &&str| legal.iter().find(|legal| legal.text == *plays);
    order.plays.iter().find_map(of).map(|found| found.text)
}
