//! How each language sets its text: no-break spaces, apostrophes and quotation marks.

use crate::Language;

/// What is wrong with how a text is set. A text may be a piece of a message: what begins with a mark of punctuation comes
/// after something that is put in.
pub fn faults(language: Language, text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    if text.contains(['\'', '"']) {
        faults.push(format!("a straight apostrophe or quotation mark in “{text}”"));
    }
    if matches!(language, Language::De | Language::Es) {
        for (at, _) in text.match_indices('%') {
            if at > 0 && !text[..at].ends_with(is_no_break) {
                faults.push(format!("no no-break space before “%” in “{text}”"));
            }
        }
        let foreign: &[char] = if language == Language::De { &['”', '«'] } else { &['“', '„', '”'] };
        if let Some(mark) = text.chars().find(|mark| foreign.contains(mark)) {
            faults.push(format!("the quotation mark “{mark}” of another language in “{text}”"));
        }
    }
    if language == Language::Fr {
        let mut before = None;
        let mut rest = text.chars().peekable();
        while let Some(mark) = rest.next() {
            let after = rest.peek().copied();
            // A colon inside an address or a time belongs to no sentence.
            let closes = matches!(mark, ';' | '?' | '!' | '%' | '»')
                || mark == ':' && after.is_none_or(char::is_whitespace);
            if closes && !before.is_some_and(is_no_break) {
                faults.push(format!("no no-break space before “{mark}” in “{text}”"));
            }
            if mark == '«' && after.is_some_and(|after| !is_no_break(after)) {
                faults.push(format!("no no-break space after “«” in “{text}”"));
            }
            before = Some(mark);
        }
    }
    faults
}

/// The text with numbers and what is counted held together: no line ends with a number whose word begins the next.
pub fn hold(text: String) -> String {
    let mut held = String::new();
    let mut copied = 0;
    for (at, _) in text.match_indices(' ') {
        let before = text[..at].chars().next_back();
        let after = text[at + 1..].chars().next();
        let counted = before.is_some_and(|c| c.is_ascii_digit())
            && after.is_some_and(|c| c.is_alphabetic() || c == '×');
        if counted || before == Some('×') {
            held.push_str(&text[copied..at]);
            held.push('\u{a0}');
            copied = at + 1;
        }
    }
    if copied == 0 {
        return text;
    }
    held.push_str(&text[copied..]);
    held
}

fn is_no_break(c: char) -> bool {
    matches!(c, '\u{a0}' | '\u{202f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_asks_for_no_break_spaces() {
        let sound =
            "Qui\u{a0}? Lui\u{202f}! 5\u{a0}%\u{a0}; «\u{a0}L’île\u{a0}»\u{a0}: http://exemple, 12:30.";
        assert_eq!(faults(Language::Fr, sound), Vec::<String>::new());
        for wrong in ["Qui ?", "Qui?", "5 %", "« île\u{a0}»", "«\u{a0}île »", "Ceci : cela", ":", "L'île"]
        {
            assert_eq!(faults(Language::Fr, wrong).len(), 1, "{wrong}");
        }
    }

    #[test]
    fn german_and_spanish_have_quotation_marks_of_their_own() {
        assert_eq!(faults(Language::De, "Wer? „Ich“: 5\u{a0}%!"), Vec::<String>::new());
        assert_eq!(faults(Language::Es, "¿Quién? «Yo»: 5\u{a0}%."), Vec::<String>::new());
        assert_eq!(faults(Language::De, "“Ich”").len(), 1);
        assert_eq!(faults(Language::Es, "“Yo”").len(), 1);
        assert_eq!(faults(Language::De, "5 %").len(), 1);
    }

    #[test]
    fn numbers_hold_on_to_what_they_count() {
        let held = |text: &str| hold(text.to_string());
        assert_eq!(held("pays 2 doubloons for 12,345 cards"), "pays 2\u{a0}doubloons for 12,345\u{a0}cards");
        assert_eq!(held("je 3 Ämter, 4 × Mais"), "je 3\u{a0}Ämter, 4\u{a0}×\u{a0}Mais");
        for same in ["7 (8)", "2 + 3", "no number", "ends with 5 ", "", "3\u{a0}doublons"] {
            assert_eq!(held(same), same);
        }
    }

    #[test]
    fn english_asks_for_curly_apostrophes_only() {
        assert_eq!(faults(Language::En, "Who’s there? “Me”: 5%!"), Vec::<String>::new());
        assert_eq!(faults(Language::En, "Who's there?").len(), 1);
    }
}
