//! The log: numbered entries, each with its time and a digest that depends on all before it.

use crate::{
    clock::{Clock, Hours},
    decision::Key,
    people::{Holder, PersonId},
    refusal::LoadFault,
    watch::Delay,
};
use game::{Seat, SetupText, record::RecordResult};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// A moment, in milliseconds since 1970. Always given by the host: a table has no clock.
pub type Millis = i64;

/// The version of the entries this program writes; the first entry of a log names it.
pub const FORMAT: u32 = 1;

/// One line of a table's log, as the store keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Entry {
    /// Counted from 1 without gaps: with the table's id, the key of the log.
    pub number: u32,
    /// When it was written.
    pub at: Millis,
    /// A [`Body`] as JSON, exactly as it was written: the digest is taken over these bytes.
    pub body: String,
    /// Digest of the position after it, in hexadecimal; empty before the game has started. Never to be shown while a
    /// game with secrets runs: somebody who knows everything but a card could try all cards.
    pub position: String,
    /// SHA-256 over the digest before, this entry and `position`, in hexadecimal.
    pub digest: String,
}

/// What an entry says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Body {
    /// The table was set up.
    Created(Box<Created>),
    /// A person took a chair.
    Sat {
        /// Which chair, counted from 1. Chairs become seats at the start.
        chair: u8,
        /// Who.
        person: PersonId,
        /// Under which name.
        name: String,
        /// The name of the person whose program it is, if it is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        program_of: Option<String>,
    },
    /// A chair was left, or a bot taken from it.
    Left {
        /// Which chair, counted from 1.
        chair: u8,
    },
    /// A bot was given a chair.
    BotAdded {
        /// Which chair, counted from 1.
        chair: u8,
        /// The bot's id.
        bot: String,
        /// The name shown.
        name: String,
    },
    /// Before the start, the holders of two chairs changed places (or one went to a free chair). (Not in logs older
    /// than this; nor are the next two.)
    Moved {
        /// Counted from 1.
        from: u8,
        /// Counted from 1; nobody may have sat there.
        to: u8,
    },
    /// Whether seats are drawn at the start was decided again.
    DrawSet {
        /// Drawn, or as the chairs stand?
        drawn: bool,
    },
    /// Before the start it was decided again how many play.
    PlayersSet {
        /// How many.
        players: u8,
        /// The chairs that went, counted from 1 as they stood before, in order.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        gone: Vec<u8>,
    },
    /// The game began.
    Started {
        /// For every seat in order, the chair that came to sit there.
        chairs: Vec<u8>,
        /// The outcomes of chance in the set-up.
        chance: Vec<String>,
    },
    /// A seat decided.
    Action {
        /// Which seat.
        seat: Seat,
        /// What, in notation.
        action: String,
        /// The outcomes of chance that followed.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<String>,
        /// The epoch of chance it was played in.
        epoch: u32,
        /// Its number among the surviving actions, counted from 1.
        step: u32,
        /// Who decided for the seat.
        by: By,
        /// Was it a sealed choice, opened together with the others?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        sealed: bool,
        /// The keys of the requests it came with, see [`crate::Key`].
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        keys: Vec<Key>,
        /// When it was decided, if that was before the entry: a sealed choice at a table with clocks.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        decided: Option<Millis>,
    },
    /// Actions were taken back.
    UndoTo {
        /// This is the last step that survives.
        step: u32,
        /// The epoch of chance from now on; risen if a barrier was crossed.
        epoch: u32,
        /// Whose wish it was.
        seat: Seat,
    },
    /// Another player holds a seat from now on.
    SeatChanged {
        /// Which seat.
        seat: Seat,
        /// Who holds it now.
        holder: Holder,
        /// Why.
        why: Change,
    },
    /// A person gave up; a bot plays on, and the result names it.
    Resigned {
        /// Which seat.
        seat: Seat,
        /// Who holds it now.
        holder: Holder,
    },
    /// Somebody said something.
    Chat {
        /// Who.
        person: PersonId,
        /// Under which name.
        name: String,
        /// What.
        text: String,
        /// The key of the request it came with.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<Key>,
    },
    /// A standing order was switched.
    OrderSet {
        /// For which seat.
        seat: Seat,
        /// The order's id.
        order: String,
        /// On or off.
        on: bool,
    },
    /// A question was answered before it is asked, or, without actions, such an answer withdrawn.
    ChosenAhead {
        /// By which seat.
        seat: Seat,
        /// The question's id.
        question: String,
        /// The answers, in notation, in order.
        actions: Vec<String>,
    },
    /// Something was asked of the others that needs their consent.
    ConsentAsked {
        /// What.
        request: Request,
        /// By whom.
        person: PersonId,
    },
    /// A person agreed.
    ConsentGiven {
        /// Who.
        person: PersonId,
    },
    /// A person refused, or the one who asked took it back: the request is gone.
    ConsentRefused {
        /// Who.
        person: PersonId,
    },
    /// A person said when they play.
    HoursSet {
        /// Who.
        person: PersonId,
        /// When.
        hours: Hours,
    },
    /// A person's time is up, and their opponents decide what follows.
    FlagFell {
        /// Whose.
        seat: Seat,
    },
    /// The clocks rest, by agreement.
    Paused,
    /// They run again.
    Resumed {
        /// Who wished it.
        person: PersonId,
    },
    /// The game is over.
    Finished {
        /// Ending, scores, places.
        result: RecordResult,
        /// Seats whose person gave up.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        resigned: Vec<Seat>,
        /// The seed, in hexadecimal: from now on everybody may know it.
        seed: String,
    },
    /// Somebody in this log is known by another id now, or no longer named in it: it was rewritten, see
    /// [`crate::Rewrite`].
    Rewritten,
    /// The game was broken off by agreement.
    Stopped {
        /// The seed, in hexadecimal.
        seed: String,
    },
    /// All tables with the same chance are over: what this one kept back may be seen.
    Shown,
}

/// How a table was set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Created {
    /// The version of the log's format.
    pub format: u32,
    /// The table's id: a log cannot be passed off as another table's.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The version of the rules then.
    pub rules_version: u32,
    /// Players and options of the game.
    pub setup: SetupText,
    /// Options of the table.
    pub options: TableOptions,
    /// Who set it up, and may start it.
    pub owner: PersonId,
    /// SHA-256 of the seed, in hexadecimal.
    pub seed_hash: String,
    /// Where the game comes from, if it continues another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<Opening>,
}

/// A beginning taken from another game: "continue from here".
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Opening {
    /// The table, or the uploaded record, it comes from.
    pub parent: String,
    /// The version of the rules it is played under, and so the new game too.
    #[serde(default = "first_rules")]
    pub rules_version: u32,
    /// The outcomes of chance in its set-up.
    pub start: Vec<String>,
    /// Its steps up to the moment chosen.
    pub steps: Vec<OpeningStep>,
}

/// Openings were written without a version while there was only one.
fn first_rules() -> u32 {
    1
}

/// One step of an [`Opening`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct OpeningStep {
    /// Who acted.
    pub seat: Seat,
    /// What, in notation.
    pub action: String,
    /// The outcomes of chance that followed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<String>,
}

/// Options of a table, as opposed to those of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct TableOptions {
    /// May anybody who finds it sit down, or only people who know the code?
    pub open: bool,
    /// The secret code of the invitation.
    pub code: String,
    /// May others watch?
    pub spectators: bool,
    /// Is it drawn who sits where? (Otherwise chair 1 is seat 1, and so on.)
    pub draw_seats: bool,
    /// May one person hold several seats?
    pub hot_seat: bool,
    /// After this long without a decision that is asked of it, a seat's holder counts as absent.
    pub absent_after: Millis,
    /// How long a bot pauses before a decision, so that people can follow; the host sees to it.
    pub bot_pause: Millis,
    /// May players ask the coach what they should do? (Not at tables older than the coach.)
    pub coach: bool,
    /// After this long without a decision that is asked of it, a program is replaced by one of our bots.
    pub program_limit: Millis,
    /// Does the result count for the ratings of those who play?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// How long people may think; without it, as long as they like.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// The lesson that is played here, if one is. Its chance is known, so taking back never changes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
    /// Watchers see every hand, but this much later; without it, what everybody sees.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub watch_delay: Option<Delay>,
    /// The tournament it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tournament: Option<String>,
    /// Do other tables have the same chance? Then draws are numbered and stay drawn, and until the host shows it
    /// ([`crate::Command::Show`]) nobody sees what only a game that is over tells, and nobody watches.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub duplicate: bool,
}

impl Default for TableOptions {
    fn default() -> TableOptions {
        TableOptions {
            open: false,
            code: String::new(),
            spectators: true,
            draw_seats: true,
            hot_seat: false,
            absent_after: 120_000,
            bot_pause: 1_200,
            coach: false,
            program_limit: 60_000,
            rated: false,
            clock: None,
            lesson: None,
            watch_delay: None,
            tournament: None,
            duplicate: false,
        }
    }
}

/// Who decided for a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The person who holds it.
    Person,
    /// The bot that holds it.
    Bot,
    /// A standing order of the person who holds it.
    Order,
    /// The person who holds it, before it was asked.
    Ahead,
}

/// Why a seat changed hands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// Its person handed it to a bot for a while.
    HandedOver,
    /// The others agreed that a bot plays for an absent person.
    TakenOver,
    /// The person is back.
    Returned,
    /// A program did not answer in time.
    Silent,
    /// The person's time is up.
    OutOfTime,
}

/// What needs the consent of the persons at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Request {
    /// Taking back everything after a step, beyond a barrier.
    Undo {
        /// The last step that would survive.
        step: u32,
    },
    /// A bot for a seat.
    TakeOver {
        /// Which seat.
        seat: Seat,
        /// The bot's id.
        bot: String,
        /// The name it would have.
        name: String,
    },
    /// Breaking the game off.
    Stop,
    /// Letting the clocks rest.
    Pause,
}

impl Entry {
    /// Writes an entry after the one with digest `before` (empty for the first).
    pub(crate) fn write(number: u32, at: Millis, body: &Body, position: &str, before: &str) -> Entry {
        let body = serde_json::to_string(body).expect("every body can be written");
        Entry::chained(number, at, body, position.to_string(), before)
    }

    /// The entry made of these parts, with the digest that follows from them after the one with digest `before` (empty for
    /// the first).
    pub fn chained(number: u32, at: Millis, body: String, position: String, before: &str) -> Entry {
        let digest = chain(before, number, at, &body, &position);
        Entry { number, at, body, position, digest }
    }

    /// Is this entry, byte for byte, the one that was written after the one with digest `before`?
    pub fn follows(&self, before: &str) -> bool {
        self.digest == chain(before, self.number, self.at, &self.body, &self.position)
    }

    /// Does it say that a seat decided?
    pub(crate) fn is_action(&self) -> bool {
        self.body.starts_with(ActionBody::BEGINNING)
    }

    /// Does it say that the game is over?
    pub(crate) fn is_end(&self) -> bool {
        matches!(self.read(), Ok(Body::Finished { .. } | Body::Stopped { .. }))
    }

    /// What it says.
    pub fn read(&self) -> Result<Body, LoadFault> {
        // Nearly all of a log are actions. Where the kind is known, nothing has to be kept until it is found.
        let body = match self.is_action() {
            true => serde_json::from_str::<ActionBody>(&self.body).map(Body::from),
            false => serde_json::from_str(&self.body),
        };
        body.map_err(|error| LoadFault::Unreadable { entry: self.number, why: error.to_string() })
    }
}

/// [`Body::Action`] alone.
#[derive(Deserialize)]
struct ActionBody {
    seat: Seat,
    action: String,
    #[serde(default)]
    chance: Vec<String>,
    epoch: u32,
    step: u32,
    by: By,
    #[serde(default)]
    sealed: bool,
    #[serde(default)]
    keys: Vec<Key>,
    #[serde(default)]
    decided: Option<Millis>,
}

impl ActionBody {
    const BEGINNING: &str = r#"{"kind":"action","#;
}

impl From<ActionBody> for Body {
    fn from(body: ActionBody) -> Body {
        let ActionBody { seat, action, chance, epoch, step, by, sealed, keys, decided } = body;
        Body::Action { seat, action, chance, epoch, step, by, sealed, keys, decided }
    }
}

fn chain(before: &str, number: u32, at: Millis, body: &str, position: &str) -> String {
    // Every part but the body has a fixed alphabet without line ends, and JSON is written on one line.
    hex::encode(Sha256::digest(format!("{before}\n{number}\n{at}\n{body}\n{position}")))
}
