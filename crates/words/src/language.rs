//! The languages of the house, and how each writes lists and numbers.

use std::fmt;

/// A language.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// German.
    De,
    /// Spanish.
    Es,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 4] = [Language::En, Language::Fr, Language::De, Language::Es];

    /// Reads a language tag: `fr`, `fr-CA`, `FR_be`. Only its first part counts.
    pub fn parse(tag: &str) -> Option<Language> {
        let primary = tag.trim().split(['-', '_', ';']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary))
    }

    /// The language of an `Accept-Language` header: the one with the highest weight that we speak, the earlier of equals.
    pub fn preferred(header: &str) -> Option<Language> {
        let mut best: Option<(Language, f32)> = None;
        for part in header.split(',') {
            let mut fields = part.split(';');
            let Some(language) = fields.next().and_then(Language::parse) else { continue };
            let quality = fields
                .find_map(|field| field.trim().strip_prefix("q=")?.trim().parse::<f32>().ok())
                .unwrap_or(1.0);
            if quality > 0.0 && best.is_none_or(|(_, known)| quality > known) {
                best = Some((language, quality));
            }
        }
        best.map(|(language, _)| language)
    }

    /// Its tag: `en`, `fr`, `de`, `es`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
            Language::De => "de",
            Language::Es => "es",
        }
    }

    /// Its own name: what a language switch shows.
    pub const fn name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::Fr => "Français",
            Language::De => "Deutsch",
            Language::Es => "Español",
        }
    }

    /// "corn, sugar and coffee" / « maïs, sucre et café ». Of nothing: an empty string.
    pub fn list(self, items: &[String]) -> String {
        let and = |last: &str| match self {
            Language::En => "and",
            Language::Fr => "et",
            Language::De => "und",
            Language::Es if begins_with_i(last) => "e",
            Language::Es => "y",
        };
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [most @ .., last] => format!("{} {} {last}", most.join(", "), and(last)),
        }
    }

    /// A whole number: `12,345` / `12 345` (with a narrow no-break space), and a true minus sign.
    pub fn number(self, number: i64) -> String {
        let digits = number.unsigned_abs().to_string();
        let mut text = String::with_capacity(digits.len() + 6);
        if number < 0 {
            text.push('−');
        }
        for (at, digit) in digits.char_indices() {
            // Four digits stand together: years and seeds are read that way.
            if at > 0 && digits.len() > 4 && (digits.len() - at).is_multiple_of(3) {
                text.push(match self {
                    Language::En => ',',
                    Language::Fr | Language::Es => '\u{202f}',
                    Language::De => '.',
                });
            }
            text.push(digit);
        }
        text
    }

    /// A number with this many decimals: `12,345.6` / `12 345,6`.
    pub fn decimal(self, number: f64, decimals: usize) -> String {
        let plain = format!("{:.decimals$}", number.abs());
        let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
        let Ok(whole) = whole.parse::<i64>() else { return number.to_string() };
        let negative = number < 0.0 && plain.bytes().any(|byte| (b'1'..=b'9').contains(&byte));
        let sign = if negative { "−" } else { "" };
        let point = match self {
            _ if fraction.is_empty() => "",
            Language::En => ".",
            Language::Fr | Language::De | Language::Es => ",",
        };
        format!("{sign}{}{point}{fraction}", self.number(whole))
    }

    /// A share of 1 as a percentage: `12.5%` / `12,5 %`.
    pub fn percent(self, share: f64, decimals: usize) -> String {
        let number = self.decimal(share * 100.0, decimals);
        match self {
            Language::En => format!("{number}%"),
            Language::Fr | Language::De | Language::Es => format!("{number}\u{202f}%"),
        }
    }

    /// A number with its sign, for differences: `+3`, `−2`, `±0`.
    pub fn signed(self, number: i64) -> String {
        match number {
            0 => "±0".to_string(),
            1.. => format!("+{}", self.number(number)),
            _ => self.number(number),
        }
    }
}

/// In Spanish « y » becomes « e » before the sound of i: añil e índigo, but cobre y hierro.
fn begins_with_i(word: &str) -> bool {
    let word = word.to_lowercase();
    let rest = word.strip_prefix('h').unwrap_or(&word);
    let mut letters = rest.chars();
    matches!(letters.next(), Some('i' | 'í')) && !letters.next().is_some_and(|next| "aeáé".contains(next))
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.tag())
    }
}

#[cfg(test)]
mod tests {
    use super::Language::{self, De, En, Es, Fr};

    #[test]
    fn tags_are_read_with_regions_and_in_any_case() {
        assert_eq!(Language::parse("fr"), Some(Fr));
        assert_eq!(Language::parse("fr-CA"), Some(Fr));
        assert_eq!(Language::parse("EN_us"), Some(En));
        assert_eq!(Language::parse("frisian"), None);
        assert_eq!(Language::parse(""), None);
        assert!(Language::ALL.into_iter().all(|language| Language::parse(language.tag()) == Some(language)));
    }

    #[test]
    fn the_best_weighted_known_language_is_preferred() {
        assert_eq!(Language::preferred("it, fr-CH;q=0.9, en;q=0.8"), Some(Fr));
        assert_eq!(Language::preferred("de-AT, fr;q=0.9"), Some(De));
        assert_eq!(Language::preferred("en;q=0.3, fr;q=0.7"), Some(Fr));
        assert_eq!(Language::preferred("en, fr"), Some(En));
        assert_eq!(Language::preferred("fr;q=0, it"), None);
        assert_eq!(Language::preferred("*"), None);
    }

    #[test]
    fn lists_end_in_and() {
        let items = |items: &[&str]| items.iter().map(|item| item.to_string()).collect::<Vec<_>>();
        assert_eq!(En.list(&items(&["corn", "sugar", "coffee"])), "corn, sugar and coffee");
        assert_eq!(Fr.list(&items(&["maïs", "sucre", "café"])), "maïs, sucre et café");
        assert_eq!(De.list(&items(&["Mais", "Zucker", "Kaffee"])), "Mais, Zucker und Kaffee");
        assert_eq!(Es.list(&items(&["maíz", "azúcar", "café"])), "maíz, azúcar y café");
        assert_eq!(Es.list(&items(&["maíz", "índigo"])), "maíz e índigo");
        assert_eq!(Es.list(&items(&["cobre", "hierro"])), "cobre y hierro");
        assert_eq!(En.list(&items(&["corn", "sugar"])), "corn and sugar");
        assert_eq!(En.list(&items(&["corn"])), "corn");
        assert_eq!(En.list(&[]), "");
    }

    #[test]
    fn numbers_are_grouped_from_five_digits_on() {
        assert_eq!(En.number(1_234), "1234");
        assert_eq!(En.number(12_345), "12,345");
        assert_eq!(En.number(-1_234_567), "−1,234,567");
        assert_eq!(Fr.number(12_345), "12\u{202f}345");
        assert_eq!(De.number(12_345), "12.345");
        assert_eq!(Es.number(12_345), "12\u{202f}345");
        assert_eq!(En.number(i64::MIN), "−9,223,372,036,854,775,808");
    }

    #[test]
    fn decimals_and_percentages_have_the_point_of_the_language() {
        assert_eq!(En.decimal(12_345.67, 1), "12,345.7");
        assert_eq!(Fr.decimal(-0.25, 2), "−0,25");
        assert_eq!(En.decimal(-0.001, 1), "0.0");
        assert_eq!(En.decimal(9.99, 0), "10");
        assert_eq!(En.percent(0.125, 1), "12.5%");
        assert_eq!(Fr.percent(0.125, 1), "12,5\u{202f}%");
        assert_eq!(De.percent(0.125, 1), "12,5\u{202f}%");
        assert_eq!(En.decimal(f64::NAN, 1), "NaN");
        assert_eq!([En.signed(3), En.signed(0), En.signed(-2)], ["+3", "±0", "−2"]);
    }
}
