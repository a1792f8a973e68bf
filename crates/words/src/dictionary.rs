//! Messages by language, and phrases put into words.

use crate::{Language, faults};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use fluent_syntax::ast::PatternElement;
use game::{Arg, Phrase, Seat, Words};
use std::{borrow::Cow, fmt, sync::OnceLock};
use unic_langid::LanguageIdentifier;

/// The messages of a game and of everything else that speaks, in every language.
///
/// Sources are read in order; of two messages with one id the first counts (and [`Dictionary::faults`] says so).
pub struct Dictionary {
    /// Made when somebody first speaks that language.
    bundles: [OnceLock<FluentBundle<FluentResource>>; Language::ALL.len()],
    sources: Vec<Words>,
}

impl Dictionary {
    /// Takes the messages; each language is read when it is first spoken, and nothing is checked: a program that starts has
    /// better things to do. What is wrong with them is told by [`Dictionary::faults`]; the rest can be used.
    pub fn new(sources: &[Words]) -> Dictionary {
        Dictionary { bundles: Default::default(), sources: sources.to_vec() }
    }

    /// Everything wrong with the messages: unreadable ones, duplicate ids, messages or attributes missing in a
    /// language, different variables between the languages, references to what does not exist. Every crate with words has a
    /// test that demands this to be empty.
    pub fn faults(&self) -> Vec<String> {
        faults::of(&self.sources)
    }

    /// Is there a message with this id (or `id.attribute`) in this language?
    pub fn has(&self, language: Language, id: &str) -> bool {
        self.pattern(language, id).is_some()
    }

    /// Says a phrase. What is missing is said by its id, never by a panic: a player can play on.
    pub fn say(&self, language: Language, phrase: &Phrase, names: &dyn Fn(Seat) -> String) -> String {
        self.format(language, phrase, names).0
    }

    /// Says a phrase, or everything that is missing in it: for tests.
    pub fn try_say(
        &self,
        language: Language,
        phrase: &Phrase,
        names: &dyn Fn(Seat) -> String,
    ) -> Result<String, Vec<String>> {
        let (text, faults) = self.format(language, phrase, names);
        if faults.is_empty() { Ok(text) } else { Err(faults) }
    }

    /// Says a message whose id is only known when the program runs.
    pub fn say_id(&self, language: Language, id: &str, args: &[(&'static str, Arg)]) -> String {
        self.put(language, id, args, &seat_numbers(language), &mut Vec::new())
    }

    /// A message (or `id.attribute`) that has no arguments; its id if it is missing.
    pub fn text(&self, language: Language, id: &str) -> String {
        self.say_id(language, id, &[])
    }

    fn bundle(&self, language: Language) -> &FluentBundle<FluentResource> {
        self.bundles[language as usize].get_or_init(|| bundle(language, &self.sources))
    }

    fn pattern(&self, language: Language, id: &str) -> Option<&fluent_syntax::ast::Pattern<&str>> {
        match id.split_once('.') {
            None => self.bundle(language).get_message(id)?.value(),
            Some((id, attribute)) => {
                Some(self.bundle(language).get_message(id)?.get_attribute(attribute)?.value())
            }
        }
    }

    fn format(
        &self,
        language: Language,
        phrase: &Phrase,
        names: &dyn Fn(Seat) -> String,
    ) -> (String, Vec<String>) {
        let mut faults = Vec::new();
        let text = self.put(language, phrase.id, &phrase.args, names, &mut faults);
        (text, faults)
    }

    fn put(
        &self,
        language: Language,
        id: &str,
        args: &[(&'static str, Arg)],
        names: &dyn Fn(Seat) -> String,
        faults: &mut Vec<String>,
    ) -> String {
        let Some(pattern) = self.pattern(language, id) else {
            faults.push(format!("{language}: there is no message \"{id}\""));
            return id.to_string();
        };
        // Most messages are plain text, and there is nothing to resolve.
        if let [PatternElement::TextElement { value }] = pattern.elements[..] {
            return value.to_string();
        }
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            values.set(*name, self.value(language, arg, names, faults));
        }
        let mut errors = Vec::new();
        let text = self.bundle(language).format_pattern(pattern, Some(&values), &mut errors).into_owned();
        faults.extend(errors.into_iter().map(|error| format!("{language}: in \"{id}\": {error}")));
        text
    }

    fn value(
        &self,
        language: Language,
        arg: &Arg,
        names: &dyn Fn(Seat) -> String,
        faults: &mut Vec<String>,
    ) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            other => FluentValue::String(Cow::Owned(self.spell(language, other, names, faults))),
        }
    }

    fn spell(
        &self,
        language: Language,
        arg: &Arg,
        names: &dyn Fn(Seat) -> String,
        faults: &mut Vec<String>,
    ) -> String {
        match arg {
            Arg::Number(number) => language.number(*number),
            Arg::Seat(seat) => names(*seat),
            Arg::Term(id) => self.put(language, id, &[], names, faults),
            Arg::List(items) => {
                // A part of a sentence may leave out the word it begins with.
                let spell = |item| self.spell(language, item, names, faults).trim_start().to_string();
                language.list(&items.iter().map(spell).collect::<Vec<_>>())
            }
            Arg::Phrase(phrase) => self.put(language, phrase.id, &phrase.args, names, faults),
            Arg::Text(text) => text.clone(),
        }
    }
}

impl fmt::Debug for Dictionary {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Dictionary({} sources)", self.sources.len())
    }
}

/// Seats by number, where nobody has a name: "seat 1" / « place 1 ».
pub fn seat_numbers(language: Language) -> impl Fn(Seat) -> String {
    move |seat| match language {
        Language::En => format!("seat {}", seat.number()),
        Language::Fr => format!("place {}", seat.number()),
        Language::De => format!("Platz {}", seat.number()),
        Language::Es => format!("plaza {}", seat.number()),
    }
}

fn bundle(language: Language, sources: &[Words]) -> FluentBundle<FluentResource> {
    let locale: LanguageIdentifier = language.tag().parse().expect("our own tags are well formed");
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // Pages and terminals show Latin script only; invisible marks would end up in searches and copies.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(match language {
        Language::En => |value, _| whole(Language::En, value),
        Language::Fr => |value, _| whole(Language::Fr, value),
        Language::De => |value, _| whole(Language::De, value),
        Language::Es => |value, _| whole(Language::Es, value),
    }));
    // The one builtin is NUMBER; a fresh bundle has no function of that name.
    let _ = bundle.add_builtins();
    for source in sources {
        // What cannot be read or occurs twice is reported by `faults`; everything else of the source is usable.
        let resource = match FluentResource::try_new(faults::text(source, language).to_string()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        let _ = bundle.add_resource(resource);
    }
    bundle
}

/// Plain whole numbers as the language writes them; anything with options of its own is left to Fluent.
fn whole(language: Language, value: &FluentValue) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value.fract() == 0.0 && number.value.abs() < 9e15 => {
            let plain = number.options.minimum_fraction_digits.is_none_or(|digits| digits == 0)
                && number.options.minimum_integer_digits.is_none();
            plain.then(|| language.number(number.value as i64))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{phrase, terms};

    const ENGLISH: &str = "
good-corn = corn
good-sugar = sugar
good-coffee = coffee
building-hacienda = Hacienda
    .the = the hacienda
take =
    { $who } takes { $count ->
        [0] nothing
        [one] one barrel
       *[other] { $count } barrels
    } of { $goods }.
amount = { $count } { $good }
build = { $who } builds { $what }.
say = { $words }
";

    const WORDS: Words = Words {
        fr: "
good-corn = maïs
good-sugar = sucre
good-coffee = café
building-hacienda = Hacienda
    .the = l’hacienda
take =
    { $who } prend { $count ->
        [0] rien
        [one] { $count } baril
       *[other] { $count } barils
    } ({ $goods }).
amount = { $count } { $good }
build = { $who } construit { $what }.
say = { $words }
",
        ..Words::same(ENGLISH)
    };

    fn names(seat: Seat) -> String {
        ["Anne", "Bruno"][seat.index()].to_string()
    }

    #[test]
    fn every_kind_of_argument_is_said() {
        let dictionary = Dictionary::new(&[WORDS]);
        assert_eq!(dictionary.faults(), Vec::<String>::new());
        let goods = terms("good-", ["corn", "sugar", "coffee"]);
        let take = phrase!("take", who = Seat::new(1), count = 12_345i64, goods = goods);
        assert_eq!(
            dictionary.try_say(Language::En, &take, &names).unwrap(),
            "Bruno takes 12,345 barrels of corn, sugar and coffee."
        );
        assert_eq!(
            dictionary.try_say(Language::Fr, &take, &names).unwrap(),
            "Bruno prend 12\u{202f}345 barils (maïs, sucre et café)."
        );
        let build = phrase!("build", who = Seat::FIRST, what = Arg::term("building-", "hacienda.the"));
        assert_eq!(dictionary.say(Language::En, &build, &names), "Anne builds the hacienda.");
        assert_eq!(dictionary.say(Language::Fr, &build, &names), "Anne construit l’hacienda.");
        let say = phrase!("say", words = "as it is".to_string());
        assert_eq!(dictionary.say(Language::Fr, &say, &names), "as it is");
        let list = phrase!("say", words = vec![Arg::Number(2), Arg::Seat(Seat::FIRST)]);
        assert_eq!(dictionary.say(Language::En, &list, &names), "2 and Anne");
        let amount = |count: i64, good| phrase!("amount", count = count, good = Arg::term("good-", good));
        let list = phrase!("say", words = vec![amount(3, "corn").into(), amount(12_000, "sugar").into()]);
        assert_eq!(dictionary.try_say(Language::En, &list, &names).unwrap(), "3 corn and 12,000 sugar");
        assert_eq!(dictionary.say(Language::Fr, &list, &names), "3 maïs et 12\u{202f}000 sucre");
    }

    #[test]
    fn plurals_follow_the_language() {
        let dictionary = Dictionary::new(&[WORDS]);
        let take = |language, count: i64| {
            let goods = terms("good-", ["corn"]);
            dictionary.say(
                language,
                &phrase!("take", who = Seat::FIRST, count = count, goods = goods),
                &names,
            )
        };
        assert_eq!(take(Language::En, 0), "Anne takes nothing of corn.");
        assert_eq!(take(Language::En, 1), "Anne takes one barrel of corn.");
        assert_eq!(take(Language::En, 2), "Anne takes 2 barrels of corn.");
        assert_eq!(take(Language::Fr, 1), "Anne prend 1 baril (maïs).");
        assert_eq!(take(Language::Fr, 2), "Anne prend 2 barils (maïs).");
    }

    #[test]
    fn what_is_missing_is_said_by_its_id_and_told_to_tests() {
        let dictionary = Dictionary::new(&[WORDS]);
        let unknown = Phrase::new("no-such-message");
        assert_eq!(dictionary.say(Language::En, &unknown, &names), "no-such-message");
        assert_eq!(
            dictionary.try_say(Language::Fr, &unknown, &names).unwrap_err(),
            ["fr: there is no message \"no-such-message\""]
        );
        let term = phrase!("build", who = Seat::FIRST, what = Arg::term("building-", "castle"));
        assert_eq!(dictionary.say(Language::En, &term, &names), "Anne builds building-castle.");
        assert!(dictionary.try_say(Language::En, &term, &names).is_err());
        let within = phrase!("say", words = phrase!("amount", count = 1u8));
        assert_eq!(dictionary.say(Language::En, &within, &names), "1 {$good}");
        assert_eq!(dictionary.try_say(Language::En, &within, &names).unwrap_err().len(), 1);
        let unknown_within = phrase!("say", words = Phrase::new("no-such-message"));
        assert_eq!(
            dictionary.try_say(Language::Fr, &unknown_within, &names).unwrap_err(),
            ["fr: there is no message \"no-such-message\""]
        );
        let no_argument = phrase!("build", who = Seat::FIRST);
        assert_eq!(dictionary.say(Language::En, &no_argument, &names), "Anne builds {$what}.");
        assert_eq!(dictionary.try_say(Language::En, &no_argument, &names).unwrap_err().len(), 1);
        assert_eq!(dictionary.text(Language::En, "building-hacienda.of"), "building-hacienda.of");
    }

    #[test]
    fn messages_are_found_with_their_attributes() {
        let dictionary = Dictionary::new(&[WORDS]);
        assert_eq!(dictionary.text(Language::Fr, "building-hacienda.the"), "l’hacienda");
        assert!(dictionary.has(Language::En, "building-hacienda"));
        assert!(!dictionary.has(Language::En, "building-hacienda.of"));
    }

    #[test]
    fn the_first_source_counts_and_the_second_use_of_an_id_is_a_fault() {
        let first = Words::same("a = one");
        let second = Words::same("a = two\nb = b");
        let dictionary = Dictionary::new(&[first, second]);
        assert_eq!(dictionary.text(Language::En, "a"), "one");
        assert_eq!(dictionary.text(Language::En, "b"), "b");
        let twice = Language::ALL.map(|language| format!("{language}: \"a\" stands twice"));
        assert_eq!(dictionary.faults(), twice);
    }

    #[test]
    fn the_shared_messages_are_whole() {
        let dictionary = Dictionary::new(&[crate::SHARED]);
        assert_eq!(dictionary.faults(), Vec::<String>::new());
        let refused = game::SetupError::Players { game: "x", least: 3, most: 5, players: 7 };
        for language in Language::ALL {
            dictionary.try_say(language, &Phrase::from(&refused), &names).unwrap();
            dictionary.try_say(language, &Phrase::from(&game::Illegal::Over), &names).unwrap();
            dictionary.try_say(language, &Phrase::from(&game::Illegal::NotYourTurn), &names).unwrap();
        }
    }
}
