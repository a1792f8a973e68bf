//! The keyboard: one table of all keys. Buttons carry theirs as `data-key`, where the script finds them; the list that `?` shows
//! and the page of help are made of the same table.

use crate::speech::Tongue;
use maud::{Markup, html};

/// Something that has a key.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Key {
    /// The choices, from the first to the tenth.
    List,
    /// The choices after the tenth.
    Beyond,
    /// The list itself; from there the arrows reach every choice.
    Walk,
    /// The things on the board, with the tab key and the arrows.
    Board,
    /// What does nothing, or nothing more.
    Pass,
    /// Sends what was collected.
    Confirm,
    /// Takes back one step, or asks to.
    Undo,
    /// Takes back the whole turn.
    Restart,
    /// Drops what was collected; silences the coach.
    Drop,
    /// Shows what bots do at once.
    Skip,
    /// Choices before they are asked for.
    Ahead,
    /// Another choice than the secret one that was made.
    Withdraw,
    /// The coach.
    Coach,
    /// Agrees to what somebody asks.
    Agree,
    /// Does not agree, or takes back their own request.
    Refuse,
    /// Takes their own seat again.
    Return,
    /// The field for a message.
    Talk,
    /// The menu of the table.
    Table,
    /// The rules of what is pointed at.
    Entry,
    /// The list of keys.
    Help,
    /// A replay: one step back.
    Previous,
    /// A replay: one step on.
    Next,
    /// A replay: the beginning.
    First,
    /// A replay: the end.
    Last,
    /// A replay: goes on by itself, or stops.
    Play,
}

use Key::*;

/// Where one plays, in the order in which they are listed.
pub const AT_TABLE: &[Key] = &[
    List, Beyond, Walk, Board, Pass, Confirm, Undo, Restart, Drop, Withdraw, Skip, Ahead, Coach, Agree,
    Refuse, Return, Talk, Table, Entry, Help,
];

/// Where a game is looked at again.
pub const AT_REPLAY: &[Key] = &[Previous, Next, First, Last, Play, Help];

/// Where the coach shows how play might go on.
pub const AT_LINE: &[Key] = &[Previous, Next, Help];

/// The keys of a list: digits, then the letters that nothing else has.
const CHOICES: &str = "1234567890DEFGJKOQVXZ";

/// How many of them are digits.
const DIGITS: usize = 10;

/// The key of the choice at this place, from 0; choices after the last of them are reached by the arrows.
pub fn choice(at: usize) -> Option<char> {
    CHOICES.chars().nth(at)
}

impl Key {
    /// The end of the id of its sentence, `keys-…`.
    fn id(self) -> &'static str {
        match self {
            List => "list",
            Beyond => "beyond",
            Walk => "walk",
            Board => "board",
            Pass => "pass",
            Confirm => "confirm",
            Undo => "undo",
            Restart => "restart",
            Drop => "drop",
            Skip => "skip",
            Ahead => "ahead",
            Withdraw => "withdraw",
            Coach => "coach",
            Agree => "agree",
            Refuse => "refuse",
            Return => "return",
            Talk => "talk",
            Table => "table",
            Entry => "entry",
            Help => "help",
            Previous => "previous",
            Next => "next",
            First => "first",
            Last => "last",
            Play => "play",
        }
    }

    /// As the browser names it, in capitals: the value of `data-key`. The choices of a list have theirs from `choice`.
    pub fn press(self) -> &'static str {
        match self {
            List | Beyond | Board => "",
            Walk => "L",
            Pass => "P",
            Confirm => "C",
            Undo => "U",
            Restart => "R",
            Drop => "ESCAPE",
            Skip => "S",
            Ahead => "A",
            Withdraw => "W",
            Coach => "H",
            Agree => "Y",
            Refuse => "N",
            Return => "B",
            Talk => "M",
            Table => "T",
            Entry => "I",
            Help => "?",
            Previous => "ARROWLEFT",
            Next => "ARROWRIGHT",
            First => "HOME",
            Last => "END",
            Play => " ",
        }
    }

    /// What stands on it.
    fn cap(self, words: &Tongue) -> String {
        match self {
            List => "1–9, 0".into(),
            Beyond => CHOICES.chars().skip(DIGITS).map(String::from).collect::<Vec<_>>().join(" "),
            Walk => "L, ↑ ↓".into(),
            Board => "Tab, ← → ↑ ↓".into(),
            Drop => "Esc".into(),
            Previous => "←".into(),
            Next => "→".into(),
            First => words.t("key-home"),
            Last => words.t("key-end"),
            Play => words.t("key-space"),
            _ => self.press().into(),
        }
    }

    /// The key as a button shows it: a letter or a sign, the same in every language.
    pub fn mark(self) -> Markup {
        html! { " " kbd { (self.press()) } }
    }
}

/// Keys with what they do.
pub fn listed(words: &Tongue, keys: &[Key]) -> Markup {
    html! {
        dl .keys {
            @for key in keys { dt { kbd { (key.cap(words)) } } dd { (words.t(&format!("keys-{}", key.id()))) } }
        }
    }
}

/// The list that `?` opens.
pub fn menu(words: &Tongue, keys: &[Key]) -> Markup {
    html! {
        div #keys .menu popover data-key=(Help.press()) {
            h2 { (words.t("keys-title")) }
            (listed(words, keys))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_key_does_two_things() {
        for keys in [AT_TABLE, AT_REPLAY] {
            let own: Vec<String> =
                keys.iter().map(|key| key.press().to_string()).filter(|key| !key.is_empty()).collect();
            let of_lists = CHOICES.chars().map(String::from);
            let all: Vec<String> = own.into_iter().chain(of_lists).collect();
            assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "{all:?}");
        }
    }

    #[test]
    fn the_eleventh_choice_has_a_key_too() {
        assert_eq!((choice(0), choice(9), choice(10)), (Some('1'), Some('0'), Some('D')));
        assert_eq!(choice(CHOICES.len()), None);
    }
}
