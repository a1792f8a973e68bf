//! What is wrong with a record, as a phrase for people: in the words all games share (`words::SHARED`), with the reason
//! the rules give in the game's own.

use crate::Refused;
use game::{Fast, Phrase, Seat, phrase, record::RecordFault};

/// An action from outside is quoted up to here.
const QUOTED: usize = 80;

impl Refused {
    /// The fault in words; for a refused action with the reason that the rules give.
    pub fn explain(&self) -> Phrase {
        match &self.fault {
            RecordFault::TooLarge => Phrase::new("record-too-large"),
            RecordFault::NotJson(_) | RecordFault::NoFormat | RecordFault::NotWhole(_) => {
                Phrase::new("record-not-json")
            }
            RecordFault::UnknownGame { found, .. } => phrase!("record-no-such-game", game = quoted(found)),
            RecordFault::Format { .. } => Phrase::new("record-format"),
            RecordFault::OtherGame { .. } => Phrase::new("record-other-game"),
            RecordFault::Setup(error) => phrase!("record-setup", why = Phrase::from(error)),
            RecordFault::Holders { .. } => Phrase::new("record-holders"),
            RecordFault::Seed(_) | RecordFault::SeedHash => Phrase::new("record-seed"),
            RecordFault::Start { .. } => Phrase::new("record-start"),
            RecordFault::Unreadable { step, action } => {
                phrase!("record-unreadable", step = *step, action = quoted(action))
            }
            RecordFault::Refused { step, action, .. } => match self.reason() {
                Some((who, why)) => {
                    phrase!("record-refused", step = *step, who = who, action = quoted(action), why = why)
                }
                None => Phrase::new("record-wrong"),
            },
            RecordFault::Chance { step, .. } => phrase!("record-chance", step = *step),
            RecordFault::Stream { step, .. } | RecordFault::NotFromSeed { step, .. } => {
                phrase!("record-not-from-seed", step = *step)
            }
            RecordFault::Continues { .. } | RecordFault::ContinuesNothing(_) | RecordFault::Parent(_) => {
                Phrase::new("record-continues")
            }
            RecordFault::Result { .. } => Phrase::new("record-result"),
            RecordFault::Long { what, most, .. } if what == "steps" => {
                phrase!("record-steps", most = *most)
            }
            RecordFault::Long { .. } | RecordFault::Legal { .. } => Phrase::new("record-wrong"),
        }
    }

    /// If the rules refuse an action: whose, and why, asked of the position before it.
    pub fn reason(&self) -> Option<(Seat, Phrase)> {
        let (RecordFault::Refused { step, .. }, Some((game, record))) = (&self.fault, self.record.as_deref())
        else {
            return None;
        };
        let at = step.checked_sub(1)?;
        let refused = record.steps.get(at)?;
        let mut before = record.clone();
        before.steps.truncate(at);
        before.seats.retain(|holder| holder.from_step == 0);
        (before.seed, before.continues, before.result) = (None, None, None);
        let mut position = game.replay(&before).ok()?.pop()?;
        let index = position.read(&refused.action)?;
        let illegal = position.apply(refused.seat, index, &mut Fast::new(0)).err()?;
        Some((refused.seat, Phrase::from(&illegal)))
    }
}

fn quoted(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(QUOTED).collect()
}
