//! Why a table refuses a command, and why a log cannot be loaded: types with a sentence for a person in them.

use crate::{
    clock::{HOLIDAYS_PER_YEAR, HoursFault, LEAST_WINDOW},
    quota::Habit,
};
use game::{Arg, Illegal, Phrase, Seat, SetupError, phrase, record::RecordFault};

/// Why a command is refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// No game has this id.
    #[error("there is no game \"{0}\"")]
    NoSuchGame(String),
    /// The set-up is not playable.
    #[error("{0}")]
    Setup(SetupError),
    /// The beginning taken from another game is too long.
    #[error("a game can be continued from one of its first {0} steps, not from a later one")]
    OpeningTooLong(usize),
    /// The beginning taken from another game does not replay.
    #[error("the beginning of this game cannot be replayed: {0}")]
    Opening(String),
    /// A rated game is played unaided.
    #[error("a rated game is played without a coach, one player to a screen, and from the beginning")]
    NotRateable,
    /// A name, an id or something said is not acceptable.
    #[error("{0}")]
    Text(TextFault),
    /// The game has begun already.
    #[error("the game has begun already")]
    Begun,
    /// The game has not begun yet.
    #[error("the game has not begun yet")]
    NotBegun,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Other tables have the same chance: what was drawn stays drawn.
    #[error("other tables have the same chance: what was drawn stays drawn")]
    SameChance,
    /// Only the owner of the table may do this.
    #[error("only the one who set up the table may do this")]
    NotOwner,
    /// The code of the invitation is missing or wrong.
    #[error("this table is by invitation, and the code is not right")]
    WrongCode,
    /// No such chair.
    #[error("there is no chair {0} at this table")]
    NoSuchChair(u8),
    /// Somebody sits there.
    #[error("chair {0} is taken")]
    ChairTaken(u8),
    /// Nobody sits there.
    #[error("nobody sits in chair {0}")]
    ChairOpen(u8),
    /// All chairs are taken.
    #[error("every chair is taken")]
    Full,
    /// One person, one seat.
    #[error("at this table one person holds one seat")]
    AlreadySeated,
    /// A program holds one seat at a table.
    #[error("this program sits at this table already")]
    ProgramSeated,
    /// Not all chairs are taken.
    #[error("{0} chairs are still open")]
    ChairsOpen(usize),
    /// A game that is continued, or a tournament's, has its number of players.
    #[error("the number of players at this table is fixed")]
    PlayersFixed,
    /// More people sit there than are to play.
    #[error("{0} people hold chairs: somebody has to leave first")]
    TooManySeated(usize),
    /// This person holds no seat here.
    #[error("you hold no seat at this table")]
    NotSeated,
    /// This seat is another's.
    #[error("{0:?} is not yours")]
    NotYourSeat(Seat),
    /// The game does not allow it.
    #[error("{0}")]
    Illegal(Illegal),
    /// No action of this game.
    #[error("\"{0}\" is not an action of this game")]
    Unreadable(String),
    /// No action at all.
    #[error("there is no action in the list")]
    NoActions,
    /// Too many at once.
    #[error("more than {0} actions at once")]
    TooManyActions(usize),
    /// Nothing of this name can be answered ahead.
    #[error("there is no question \"{0}\" to answer ahead")]
    NoSuchQuestion(String),
    /// This is no answer to that question.
    #[error("\"{0}\" does not answer this question")]
    NoAnswer(String),
    /// Too much was chosen ahead in this game.
    #[error("you have chosen ahead {0} times in this game, which is enough")]
    AheadEnough(u32),
    /// Chance or a reveal before the last action of a list.
    #[error("action {0} draws or shows something: it can only be the last of a list")]
    BarrierInside(usize),
    /// The page was made for another moment of the game.
    #[error("the game has moved on since (it was at step {expected}, now at {found})")]
    Stale {
        /// The step the command was made for.
        expected: u32,
        /// The step the game is at.
        found: u32,
    },
    /// A choice has been made already.
    #[error("you have chosen already; take the choice back to change it")]
    ChosenAlready,
    /// There is no sealed choice to take back.
    #[error("there is no choice to take back")]
    NotChosen,
    /// Not all have chosen.
    #[error("not everybody has chosen yet")]
    NotAllChosen,
    /// The last thing that happened cannot be undone without consent.
    #[error("this can only be taken back if everybody agrees")]
    Barrier,
    /// There is no such step.
    #[error("there is no step {0} to go back to")]
    NoSuchStep(u32),
    /// A request is open already.
    #[error("another request waits for an answer")]
    RequestOpen,
    /// No request is open.
    #[error("there is no request to answer")]
    NoRequest,
    /// This person need not, or cannot again, answer the request.
    #[error("your answer is not needed")]
    NotAsked,
    /// A bot plays here already.
    #[error("a bot plays {0:?} already")]
    BotAlready(Seat),
    /// There is nobody who could come back, or they gave up.
    #[error("{0:?} cannot be taken back")]
    NoReturn(Seat),
    /// A bot's answer for a seat that no bot holds.
    #[error("no bot plays {0:?}")]
    NotABot(Seat),
    /// No such standing order.
    #[error("there is no standing order \"{0}\"")]
    NoSuchOrder(String),
    /// No standing order is due for this seat.
    #[error("no standing order is due for {0:?}")]
    NotDue(Seat),
    /// The table has no clock.
    #[error("there is no clock at this table")]
    NoClock,
    /// No sensible clock.
    #[error(
        "a bank is between five seconds and a day, an increment up to an hour, and days per turn are one to fourteen"
    )]
    BadClock,
    /// No sensible delay for watchers.
    #[error("watchers are 1 to 200 moves or 1 to 1440 minutes behind")]
    BadDelay,
    /// The clocks rest already.
    #[error("the game is paused already")]
    Paused,
    /// The clocks run.
    #[error("the game is not paused")]
    NotPaused,
    /// No acceptable hours.
    #[error("{0}")]
    Hours(HoursFault),
    /// The log was written under other rules.
    #[error("this game was played under other rules: from step {0} on they differ, so it cannot go on")]
    OtherRules(u32),
    /// The log is damaged from this entry on.
    #[error("the log of this table is damaged from entry {0} on")]
    Damaged(u32),
    /// The table has been talked full.
    #[error("this table's log is full")]
    LogFull,
    /// One person talks faster than the others can read.
    #[error("wait {0} seconds before you say more")]
    TooFast(u32),
    /// One person has said all that the table keeps of them.
    #[error("you have said {0} things at this table, the most it keeps of one person")]
    SaidEnough(usize),
    /// One seat has taken back too often.
    #[error("you have taken back {0} times in this game, the most there is")]
    UndoneEnough(u32),
    /// Something that is no move was done too often.
    #[error("{0}")]
    Enough(Habit),
    /// Requests that need the consent of others are made and answered by people.
    #[error("programs agree to everything, and ask for nothing that needs consent")]
    ForPeople,
    /// A program did not answer in time too often.
    #[error("this program was replaced more than {0} times in this game, so it cannot come back")]
    SilentEnough(u32),
    /// What is asked may not be seen yet.
    #[error("this can be seen when the game is over")]
    NotYet,
}

/// What is wrong with a text.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TextFault {
    /// Nothing in it.
    #[error("it is empty")]
    Empty,
    /// Too long.
    #[error("it is longer than {0} characters")]
    TooLong(usize),
    /// Characters that are not allowed.
    #[error("it holds characters that are not allowed")]
    Characters,
}

impl Refusal {
    /// The sentence for a person, in the words of [`crate::words`] (and, for what the game itself refuses, the game's).
    pub fn phrase(&self) -> Phrase {
        let seat = |id, seat: &Seat| phrase!(id, who = *seat);
        match self {
            Refusal::NoSuchGame(game) => phrase!("refusal-no-such-game", game = game.clone()),
            Refusal::Setup(error) => error.into(),
            Refusal::OpeningTooLong(most) => phrase!("refusal-opening-too-long", most = *most),
            Refusal::Opening(why) => phrase!("refusal-opening", why = why.clone()),
            Refusal::Text(TextFault::Empty) => Phrase::new("refusal-text-empty"),
            Refusal::Text(TextFault::TooLong(most)) => phrase!("refusal-text-too-long", most = *most),
            Refusal::Text(TextFault::Characters) => Phrase::new("refusal-text-characters"),
            Refusal::Begun => Phrase::new("refusal-begun"),
            Refusal::NotBegun => Phrase::new("refusal-not-begun"),
            Refusal::Over => Phrase::new("refusal-over"),
            Refusal::NotOwner => Phrase::new("refusal-not-owner"),
            Refusal::WrongCode => Phrase::new("refusal-wrong-code"),
            Refusal::NoSuchChair(chair) => phrase!("refusal-no-such-chair", chair = *chair),
            Refusal::ChairTaken(chair) => phrase!("refusal-chair-taken", chair = *chair),
            Refusal::ChairOpen(chair) => phrase!("refusal-chair-open", chair = *chair),
            Refusal::Full => Phrase::new("refusal-full"),
            Refusal::AlreadySeated => Phrase::new("refusal-already-seated"),
            Refusal::ChairsOpen(count) => phrase!("refusal-chairs-open", count = *count),
            Refusal::PlayersFixed => Phrase::new("refusal-players-fixed"),
            Refusal::TooManySeated(count) => phrase!("refusal-too-many-seated", count = *count),
            Refusal::NotSeated => Phrase::new("refusal-not-seated"),
            Refusal::NotYourSeat(who) => seat("refusal-not-your-seat", who),
            Refusal::Illegal(Illegal::Over) => Phrase::new("refusal-over"),
            Refusal::Illegal(Illegal::NotYourTurn) => Phrase::new("refusal-not-your-turn"),
            Refusal::Illegal(Illegal::NotAllowed(phrase)) => phrase.clone(),
            Refusal::Unreadable(action) => phrase!("refusal-unreadable", action = action.clone()),
            Refusal::NoActions => Phrase::new("refusal-no-actions"),
            Refusal::TooManyActions(most) => phrase!("refusal-too-many-actions", most = *most),
            Refusal::BarrierInside(at) => phrase!("refusal-barrier-inside", at = *at),
            Refusal::Stale { expected, found } => {
                phrase!("refusal-stale", expected = *expected, found = *found)
            }
            Refusal::ChosenAlready => Phrase::new("refusal-chosen-already"),
            Refusal::NotChosen => Phrase::new("refusal-not-chosen"),
            Refusal::NotAllChosen => Phrase::new("refusal-not-all-chosen"),
            Refusal::Barrier => Phrase::new("refusal-barrier"),
            Refusal::NoSuchStep(step) => phrase!("refusal-no-such-step", step = *step),
            Refusal::RequestOpen => Phrase::new("refusal-request-open"),
            Refusal::NoRequest => Phrase::new("refusal-no-request"),
            Refusal::NotAsked => Phrase::new("refusal-not-asked"),
            Refusal::BotAlready(who) => seat("refusal-bot-already", who),
            Refusal::NoReturn(who) => seat("refusal-no-return", who),
            Refusal::NotABot(who) => seat("refusal-not-a-bot", who),
            Refusal::NoSuchOrder(order) => phrase!("refusal-no-such-order", order = Arg::Text(order.clone())),
            Refusal::NoSuchQuestion(question) => {
                phrase!("refusal-no-such-question", question = Arg::Text(question.clone()))
            }
            Refusal::NoAnswer(action) => phrase!("refusal-no-answer", action = Arg::Text(action.clone())),
            Refusal::AheadEnough(most) => phrase!("refusal-ahead-enough", most = *most),
            Refusal::NotDue(who) => seat("refusal-not-due", who),
            Refusal::OtherRules(step) => phrase!("refusal-other-rules", step = *step),
            Refusal::Damaged(entry) => phrase!("refusal-damaged", entry = *entry),
            Refusal::LogFull => Phrase::new("refusal-log-full"),
            Refusal::TooFast(seconds) => phrase!("refusal-too-fast", seconds = *seconds),
            Refusal::SaidEnough(most) => phrase!("refusal-said-enough", most = *most),
            Refusal::UndoneEnough(most) => phrase!("refusal-undone-enough", most = *most),
            Refusal::Enough(habit) => habit.phrase(),
            Refusal::NotRateable => Phrase::new("refusal-not-rateable"),
            Refusal::ProgramSeated => Phrase::new("refusal-program-seated"),
            Refusal::ForPeople => Phrase::new("refusal-for-people"),
            Refusal::SilentEnough(most) => phrase!("refusal-silent-enough", most = *most),
            Refusal::NoClock => Phrase::new("refusal-no-clock"),
            Refusal::BadClock => Phrase::new("refusal-bad-clock"),
            Refusal::BadDelay => Phrase::new("refusal-bad-delay"),
            Refusal::Paused => Phrase::new("refusal-paused"),
            Refusal::NotPaused => Phrase::new("refusal-not-paused"),
            Refusal::Hours(fault) => fault.phrase(),
            Refusal::SameChance => Phrase::new("refusal-same-chance"),
            Refusal::NotYet => Phrase::new("refusal-not-yet"),
        }
    }
}

/// Why a log cannot be loaded, or an entry not be taken in.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the sentences say it")]
pub enum LoadFault {
    #[error("the log is empty")]
    Empty,
    #[error("the log does not begin with the table being set up")]
    NoBeginning,
    #[error("the log is of format {0}, which this program does not know")]
    Format(u32),
    #[error("the log is of game \"{0}\", which this program does not know")]
    UnknownGame(String),
    #[error("the seed is not the one whose hash the log shows")]
    Seed,
    #[error("entry {found} stands where entry {expected} belongs")]
    Number { expected: u32, found: u32 },
    #[error("entry {0} does not follow from those before it: the log has been changed")]
    Chain(u32),
    #[error("entry {entry} cannot be read: {why}")]
    Unreadable { entry: u32, why: String },
    #[error("entry {entry} does not fit the table: {why}")]
    Unfit { entry: u32, why: String },
}

impl LoadFault {
    /// The first entry that cannot be believed, where one can be named.
    pub fn entry(&self) -> Option<u32> {
        match *self {
            LoadFault::Chain(entry)
            | LoadFault::Number { expected: entry, .. }
            | LoadFault::Unreadable { entry, .. }
            | LoadFault::Unfit { entry, .. } => Some(entry),
            LoadFault::NoBeginning => Some(1),
            LoadFault::Empty | LoadFault::Format(_) | LoadFault::UnknownGame(_) | LoadFault::Seed => None,
        }
    }
}

impl From<RecordFault> for Refusal {
    fn from(fault: RecordFault) -> Refusal {
        Refusal::Opening(fault.to_string())
    }
}

impl HoursFault {
    /// The sentence for a person.
    pub fn phrase(self) -> Phrase {
        match self {
            HoursFault::Zone => Phrase::new("refusal-hours-zone"),
            HoursFault::Window => phrase!("refusal-hours-window", hours = LEAST_WINDOW / 60),
            HoursFault::Holidays => phrase!("refusal-hours-holidays", most = HOLIDAYS_PER_YEAR),
            HoursFault::Late => Phrase::new("refusal-hours-late"),
        }
    }
}

impl std::fmt::Display for HoursFault {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(match self {
            HoursFault::Zone => "there is no such time zone",
            HoursFault::Window => "the daily window is at least three hours long",
            HoursFault::Holidays => "these are more holidays than a year may have",
            HoursFault::Late => "a holiday is announced the day before",
        })
    }
}
