//! Text from outside, shown so that it cannot pretend to be something else.
//!
//! A name in a file may hold escape sequences that a terminal obeys, marks that turn the direction of writing, or
//! characters that do not show at all. Whatever prints such text passes it through [`visible`].

use std::borrow::Cow;

/// The text with every character spelled out (`\u{1b}`, `\n`) that would act on a terminal, turn the direction of
/// writing, or not show.
pub fn visible(text: &str) -> Cow<'_, str> {
    spelled(text, |c| acts(c) || hides(c), |c| c.escape_default().to_string())
}

/// The same for a text of several lines: line ends stay.
pub fn visible_lines(text: &str) -> Cow<'_, str> {
    spelled(text, |c| c != '\n' && (acts(c) || hides(c)), |c| c.escape_default().to_string())
}

/// The same for JSON: what is spelled out can only stand inside strings, and reads back as it was.
pub fn visible_json(json: &str) -> Cow<'_, str> {
    let spell = |c: char| c.encode_utf16(&mut [0; 2]).iter().map(|unit| format!("\\u{unit:04x}")).collect();
    spelled(json, |c| c != '\n' && (acts(c) || hides(c)), spell)
}

/// At most this many characters of a text, visible, and an ellipsis if there were more.
pub fn shortened(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        None => visible(text).into_owned(),
        Some((end, _)) => format!("{}…", visible(&text[..end])),
    }
}

/// Does it act on a terminal, or turn the direction of writing? No name may hold it.
pub(crate) fn acts(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// Does it leave nothing to see? (Joiners stay as they are: letters and pictures are made with them.)
fn hides(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{2060}'..='\u{2065}' | '\u{206a}'..='\u{206f}'
        | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

fn spelled(text: &str, which: impl Fn(char) -> bool, spell: impl Fn(char) -> String) -> Cow<'_, str> {
    if !text.contains(&which) {
        return Cow::Borrowed(text);
    }
    let mut spelled = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        match which(c) {
            true => spelled += &spell(c),
            false => spelled.push(c),
        }
    }
    Cow::Owned(spelled)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_acts_or_hides_is_spelled_out_and_the_rest_stays() {
        assert_eq!(visible("\u{1b}[31mAnne\u{9b}2J\u{7f}"), "\\u{1b}[31mAnne\\u{9b}2J\\u{7f}");
        assert_eq!(visible("a\nb\tc\rd"), "a\\nb\\tc\\rd");
        assert_eq!(visible("\u{202e}enna\u{ad}\u{2060}"), "\\u{202e}enna\\u{ad}\\u{2060}");
        let plain = "L’île, 12\u{202f}345 barils\u{a0}: « Ça va ? » 日本 👩\u{200d}🌾";
        assert_eq!(visible(plain), plain);
        assert_eq!(visible_lines("a\nb\u{1b}c\n"), "a\nb\\u{1b}c\n");
    }

    #[test]
    fn json_reads_back_as_it_was() {
        let value = serde_json::json!({"name": "\u{9b}31m\u{202e}\u{e0041}\u{7f}é"});
        let json = format!("{value:#}");
        let shown = visible_json(&json);
        assert!(shown.contains("\\u009b") && shown.contains("\\u202e") && shown.contains("\\udb40\\udc41"));
        assert!(!shown.contains('\u{9b}') && shown.contains('é'));
        assert_eq!(serde_json::from_str::<serde_json::Value>(&shown).unwrap(), value);
    }

    #[test]
    fn long_text_is_cut() {
        assert_eq!(shortened("île\n", 4), "île\\n");
        assert_eq!(shortened("îles\n", 4), "îles…");
    }
}
