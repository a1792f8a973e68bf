//! What a person decided at a table, read from its log alone.

use crate::{Body, By, Millis, PersonId, people::Holder};
use serde::Serialize;
use std::collections::BTreeMap;

/// A decision of a person's own, taken back or not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct OwnMove {
    /// When it was written.
    pub at: Millis,
    /// For which seat, counted from 1.
    pub seat: u8,
    /// Its number among the surviving actions then.
    pub step: u32,
    /// What, in notation.
    pub action: String,
}

/// The decisions of this person, in order, from the entries of a log with their times.
pub fn own_moves(log: impl IntoIterator<Item = (Millis, Body)>, person: &PersonId) -> Vec<OwnMove> {
    let is_theirs = |holder: &Holder| holder.person() == Some(person);
    let (mut chairs, mut seats) = (BTreeMap::<u8, bool>::new(), BTreeMap::<u8, bool>::new());
    let mut moves = Vec::new();
    for (at, body) in log {
        match body {
            Body::Sat { chair, person: who, .. } => _ = chairs.insert(chair, who == *person),
            Body::Left { chair } | Body::BotAdded { chair, .. } => _ = chairs.insert(chair, false),
            Body::Started { chairs: order, .. } => {
                let theirs = |chair: &u8| chairs.get(chair).copied().unwrap_or(false);
                seats = (1..).zip(order.iter().map(theirs)).collect();
            }
            Body::SeatChanged { seat, holder, .. } | Body::Resigned { seat, holder } => {
                seats.insert(seat.number(), is_theirs(&holder));
            }
            Body::Action { seat, action, step, by, .. }
                if by != By::Bot && seats.get(&seat.number()).copied().unwrap_or(false) =>
            {
                moves.push(OwnMove { at, seat: seat.number(), step, action });
            }
            _ => {}
        }
    }
    moves
}
