//! What can be asked of a table, by whom, and what the answer has to be kept as.

use crate::{
    clock::Hours,
    decision::{Decision, Key},
    entry::{By, Entry, Millis, Opening, Request, TableOptions},
    people::PersonId,
};
use game::{Seat, Seed, SetupText};
use serde::{Deserialize, Serialize};

/// How a table is to be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Creation {
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// Players and options of the game.
    pub setup: SetupText,
    /// Options of the table.
    pub options: TableOptions,
    /// Who sets it up.
    pub owner: PersonId,
    /// 256 bits from the operating system: all chance of this game. Kept by the store apart from the log.
    pub seed: Seed,
    /// The beginning taken from another game, if it continues one.
    pub opening: Option<Opening>,
}

/// Who asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// A person, recognised by the host.
    Person(PersonId),
    /// The host, for its bots and for standing orders that are due.
    Host,
}

/// What is asked. Chairs are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Take a chair before the start (`None`: the first open one).
    Sit {
        /// Which.
        chair: Option<u8>,
        /// Under which name.
        name: String,
        /// The code of the invitation, if there is one.
        code: Option<String>,
    },
    /// The same for a program.
    SitAsProgram {
        /// Which.
        chair: Option<u8>,
        /// Under which name.
        name: String,
        /// The code of the invitation, if there is one.
        code: Option<String>,
        /// The name of the person whose program it is.
        program_of: String,
    },
    /// Leave a chair before the start, or (the owner) clear it.
    Leave {
        /// Which.
        chair: u8,
    },
    /// Go to a free chair before the start, or (the owner) let the holders of any two change places.
    Move {
        /// Whose holder goes.
        from: u8,
        /// Where to.
        to: u8,
    },
    /// Say before the start whether seats are drawn (the owner).
    DrawSeats {
        /// Drawn, or as the chairs stand?
        drawn: bool,
    },
    /// Say before the start how many play (the owner). Chairs come at the end; those that go are free ones, then bots, from the
    /// end.
    SetPlayers {
        /// As many as the game is for.
        players: u8,
    },
    /// Give a chair to a program that somebody registered (the owner; `None`: the first open one).
    AddProgram {
        /// Which.
        chair: Option<u8>,
        /// The program.
        program: PersonId,
        /// The name shown.
        name: String,
        /// The name of the person whose program it is.
        program_of: String,
    },
    /// Give a chair to a bot (the owner; `None`: the first open one).
    AddBot {
        /// Which.
        chair: Option<u8>,
        /// The bot's id.
        bot: String,
        /// The name shown.
        name: String,
    },
    /// Start (the owner).
    Start,
    /// Play a list of actions, all or nothing.
    Act {
        /// For which seat.
        seat: Seat,
        /// In notation. Chance or a reveal may stand only in the last.
        actions: Vec<String>,
        /// The step the game was at when this was decided; refused if it has moved on.
        at_step: Option<u32>,
    },
    /// Play a list of actions, all or nothing, as the answer to one named decision.
    Play {
        /// For which seat.
        seat: Seat,
        /// In notation. Chance or a reveal may stand only in the last.
        actions: Vec<String>,
        /// The decision it answers; refused if that is not asked any more.
        decision: Decision,
        /// Kept with the actions, so that the same request is recognised when it comes again.
        key: Option<Key>,
    },
    /// Take back a sealed choice that is not open yet.
    Withdraw {
        /// Of which seat.
        seat: Seat,
    },
    /// Open the sealed choices of all (the host; needed only after two writers put the last two at once).
    Reveal,
    /// Play the standing order, or the choice made ahead, that is due (the host).
    PlayOrder {
        /// Of which seat.
        seat: Seat,
    },
    /// Take back the seat's last decision, up to the barrier.
    Undo {
        /// Which seat.
        seat: Seat,
    },
    /// Take back all decisions of the seat's turn, up to the barrier.
    RestartTurn {
        /// Which seat.
        seat: Seat,
    },
    /// The same as one of both, if the game is still at this step: a request that comes twice takes back once.
    UndoAt {
        /// Which seat.
        seat: Seat,
        /// Where the game stands.
        step: u32,
        /// All decisions of the turn, rather than the last?
        turn: bool,
    },
    /// Ask the others for something; done at once if nobody has to be asked.
    Ask(Request),
    /// Agree to what is asked.
    Agree,
    /// Refuse what is asked, or take back what one asked.
    Refuse,
    /// Carry out a take-over that waits only for people who do not answer (the host).
    TakeOverAbsent,
    /// Let a bot play one's own seat for a while.
    HandOver {
        /// Which seat.
        seat: Seat,
        /// The bot's id.
        bot: String,
        /// The name shown.
        name: String,
    },
    /// Let a bot play for a program that did not answer in time (the host).
    StandIn {
        /// Which seat.
        seat: Seat,
        /// The bot's id.
        bot: String,
        /// The name shown.
        name: String,
    },
    /// Take one's seat back from the bot.
    Return {
        /// Which seat.
        seat: Seat,
    },
    /// Let be seen what a table with the same chance as others keeps back (the host, when all of them are over).
    Show,
    /// Give up: a bot plays on for good.
    Resign {
        /// Which seat.
        seat: Seat,
        /// The bot's id.
        bot: String,
        /// The name shown.
        name: String,
    },
    /// Say when one plays, at a table with clocks.
    SetHours {
        /// When.
        hours: Hours,
    },
    /// Let the clocks run again after a pause.
    Resume,
    /// Somebody's time is up (the host).
    FlagFall {
        /// Which seat.
        seat: Seat,
        /// The name of the bot that stands in, if one does.
        name: String,
    },
    /// Call a bot for an opponent whose time is up.
    CallStandIn {
        /// Which seat.
        seat: Seat,
        /// The bot's id.
        bot: String,
        /// The name shown.
        name: String,
    },
    /// Say something.
    Say {
        /// What.
        text: String,
    },
    /// Say something, once: a request with this key that was carried out before adds nothing.
    SayOnce {
        /// What.
        text: String,
        /// Kept with it, so that the same request is recognised when it comes again.
        key: Key,
    },
    /// Answer a question before it is asked, instead of any earlier answer; withdraw that, if there are no actions.
    ChooseAhead {
        /// For which seat.
        seat: Seat,
        /// The question's id: one of [`crate::Table::ahead`].
        question: String,
        /// In notation, in order.
        actions: Vec<String>,
    },
    /// Switch a standing order.
    SetOrder {
        /// For which seat.
        seat: Seat,
        /// The order's id: one of [`crate::Table::orders`].
        order: String,
        /// On or off.
        on: bool,
    },
}

/// A choice made in secret while others choose too. Kept durably beside the log, outside its numbering.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Sealed {
    /// Whose.
    pub seat: Seat,
    /// The epoch and ...
    pub epoch: u32,
    /// ... the number of steps played when it was made: it is void at any other moment.
    pub step: u32,
    /// The actions chosen, in notation.
    pub actions: Vec<String>,
    /// Who decided.
    pub by: By,
    /// When.
    pub at: Millis,
    /// The keys of the requests it came with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keys: Vec<Key>,
    /// Counts what was sealed at this moment and taken back again. A choice that was withdrawn has no actions left.
    #[serde(default, skip_serializing_if = "is_none")]
    pub withdrawn: u32,
}

fn is_none(count: &u32) -> bool {
    *count == 0
}

/// What a command comes to. To be committed by the store in one transaction, then given to [`crate::Table::settle`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Decided {
    /// New entries of the log.
    pub entries: Vec<Entry>,
    /// A change among the sealed choices.
    pub sealed: Option<SealedChange>,
}

/// A change among the sealed choices of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SealedChange {
    /// Keep this choice, instead of an earlier one of the same seat.
    Put(Sealed),
    /// Forget the choice of this seat.
    Withdraw(Seat),
    /// Forget all: they are in the log now, or void.
    Clear,
}
