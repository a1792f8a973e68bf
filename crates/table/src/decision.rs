//! What is asked of a seat, by a name that fits this moment of the game only, and requests that may come twice.

use crate::{PersonId, Table, command::Who, decide::Pen, refusal::Refusal};
use game::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use sha2::{Digest, Sha256};
use std::{fmt, str::FromStr};

/// One decision of a seat: `17.0.0`. After an undo the same moment of the game is another decision, and so it is after a
/// sealed choice was withdrawn: a request that was made before cannot be carried out again.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Decision {
    /// Steps played.
    pub step: u32,
    /// How often something was taken back at this table.
    pub undos: u32,
    /// Where several choose at the same time: how often the seat has sealed an action here, or taken its choice back.
    pub sealed: u32,
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}.{}.{}", self.step, self.undos, self.sealed)
    }
}

/// What was given is not the name of a decision.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a decision is named like 17.0.0")]
pub struct NoDecision;

impl FromStr for Decision {
    type Err = NoDecision;

    fn from_str(text: &str) -> Result<Decision, NoDecision> {
        let mut parts = text.split('.').map(|part| {
            let plain = part.bytes().all(|byte| byte.is_ascii_digit());
            part.parse::<u32>().ok().filter(|_| plain)
        });
        match (parts.next(), parts.next(), parts.next(), parts.next()) {
            (Some(Some(step)), Some(Some(undos)), Some(Some(sealed)), None) => {
                Ok(Decision { step, undos, sealed })
            }
            _ => Err(NoDecision),
        }
    }
}

/// The key of a request: half of it names the request, as its sender chose, half is what was asked. Kept in the log, in
/// hexadecimal.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Key {
    name: [u8; 12],
    asked: [u8; 8],
}

impl Key {
    /// The key of a request that its sender calls `name`, and that plays this.
    pub fn new(name: &str, decision: Decision, actions: &[String]) -> Key {
        let mut asked = Sha256::new_with_prefix(decision.to_string());
        for action in actions {
            asked.update(format!("\n{action}"));
        }
        Key::of(name, asked)
    }

    /// The key of a request that its sender calls `name`, and that says this.
    pub fn saying(name: &str, text: &str) -> Key {
        Key::of(name, Sha256::new_with_prefix(text))
    }

    fn of(name: &str, asked: Sha256) -> Key {
        let (name, asked) = (Sha256::digest(name), asked.finalize());
        let mut key = Key { name: [0; 12], asked: [0; 8] };
        key.name.copy_from_slice(&name[..12]);
        key.asked.copy_from_slice(&asked[..8]);
        key
    }
}

impl Key {
    /// What is known of a request with this key, if these were carried out.
    fn among<'a>(self, kept: impl Iterator<Item = &'a Key>) -> Known {
        match kept.filter(|kept| kept.name == self.name).map(|kept| kept.asked == self.asked).max() {
            None => Known::New,
            Some(true) => Known::Done,
            Some(false) => Known::Other,
        }
    }
}

impl Serialize for Key {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{}{}", hex::encode(self.name), hex::encode(self.asked)))
    }
}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Key, D::Error> {
        let mut bytes = [0; 20];
        hex::decode_to_slice(String::deserialize(deserializer)?, &mut bytes).map_err(D::Error::custom)?;
        let mut key = Key { name: [0; 12], asked: [0; 8] };
        key.name.copy_from_slice(&bytes[..12]);
        key.asked.copy_from_slice(&bytes[12..]);
        Ok(key)
    }
}

/// What is known of a request.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Known {
    /// Nothing: it is new.
    New,
    /// It was carried out.
    Done,
    /// Another one of this name was carried out, which asked something else.
    Other,
}

impl Table {
    /// What is asked of this seat now, if anything is.
    pub fn decision(&self, seat: Seat) -> Option<Decision> {
        (!self.legal(seat).is_empty()).then(|| self.moment(seat))
    }

    fn moment(&self, seat: Seat) -> Decision {
        Decision { step: self.step(), undos: self.undos.values().sum(), sealed: self.changes_of(seat) }
    }

    /// Was this request of this seat carried out before?
    pub fn known(&self, seat: Seat, key: Key) -> Known {
        let played = self.keys.iter().filter(|(whose, _)| *whose == seat).map(|(_, key)| key);
        key.among(played.chain(self.sealed_keys(seat)))
    }

    /// Was this said by this person before?
    pub fn known_saying(&self, person: &PersonId, key: Key) -> Known {
        key.among(self.said.iter().filter(|(whose, _)| whose == person).map(|(_, key)| key))
    }

    pub(crate) fn answer(
        &self,
        pen: &mut Pen,
        who: &Who,
        seat: Seat,
        actions: &[String],
        decision: Decision,
        key: Option<Key>,
    ) -> Result<(), Refusal> {
        let position = self.playing()?;
        let by = self.right_to(seat, who)?;
        if decision != self.moment(seat) {
            return Err(Refusal::Stale { expected: decision.step, found: self.step() });
        }
        self.play_or_seal(pen, position, seat, actions, by, key)
    }
}
