//! What is wrong with messages: unreadable, doubled, missing in a language, different in their variables, unknown, badly
//! set.

use crate::{Language, typography};
use fluent_syntax::{
    ast::{Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource},
    parser,
};
use game::Words;
use std::collections::{BTreeMap, BTreeSet};

/// The text of a source in one language.
pub fn text(source: &Words, language: Language) -> &'static str {
    match language {
        Language::En => source.en,
        Language::Fr => source.fr,
        Language::De => source.de,
        Language::Es => source.es,
    }
}

/// What one message, term or attribute uses.
#[derive(Clone, Default, Debug)]
struct Uses {
    variables: BTreeSet<String>,
    /// Messages, terms (with their dash) and attributes (`id.attribute`) it refers to.
    references: BTreeSet<String>,
    functions: BTreeSet<String>,
    /// Its pieces of text, between what is put in.
    texts: Vec<String>,
}

/// Everything that can be said in one language: messages, terms (with their dash), attributes.
type Entries = BTreeMap<String, Uses>;

/// The texts of a source by message (or `id.attribute`), with `…` for whatever is put in.
pub fn texts(source: &Words, language: Language) -> BTreeMap<String, String> {
    let entries = read(language, &[*source], &mut Vec::new());
    entries.into_iter().map(|(id, uses)| (id, uses.texts.join("…"))).collect()
}

/// Every fault of these sources.
pub fn of(sources: &[Words]) -> Vec<String> {
    let mut faults = Vec::new();
    let english = read(Language::En, sources, &mut faults);
    for language in Language::ALL {
        let entries = match language {
            Language::En => &english,
            _ => &read(language, sources, &mut faults),
        };
        references(language, entries, &mut faults);
        set(language, entries, &mut faults);
        compare(&english, language, entries, &mut faults);
    }
    faults
}

fn read(language: Language, sources: &[Words], faults: &mut Vec<String>) -> Entries {
    let (mut entries, mut known) = (Entries::new(), BTreeSet::new());
    for source in sources {
        let text = text(source, language);
        let resource = match parser::parse(text) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                for error in errors {
                    let line = text[..error.pos.start.min(text.len())].matches('\n').count() + 1;
                    let first = text.lines().nth(line - 1).unwrap_or_default().trim();
                    faults.push(format!(
                        "{language}: line {line} cannot be read: {} (\"{first}\")",
                        error.kind
                    ));
                }
                resource
            }
        };
        collect(language, resource, &mut entries, &mut known, faults);
    }
    entries
}

/// Takes in what a source says. `known` are the ids of messages and terms so far.
fn collect(
    language: Language,
    resource: Resource<&str>,
    entries: &mut Entries,
    known: &mut BTreeSet<String>,
    faults: &mut Vec<String>,
) {
    for entry in resource.body {
        let (id, value, attributes) = match entry {
            Entry::Message(message) => (message.id.name.to_string(), message.value, message.attributes),
            Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value), term.attributes),
            _ => continue,
        };
        if !known.insert(id.clone()) {
            faults.push(format!("{language}: \"{id}\" stands twice"));
            continue;
        }
        if let Some(value) = value {
            entries.insert(id.clone(), uses(&value));
        }
        for Attribute { id: attribute, value } in attributes {
            let id = format!("{id}.{}", attribute.name);
            if entries.insert(id.clone(), uses(&value)).is_some() {
                faults.push(format!("{language}: \"{id}\" stands twice"));
            }
        }
    }
}

fn uses(pattern: &Pattern<&str>) -> Uses {
    let mut uses = Uses::default();
    walk_pattern(pattern, &mut uses);
    uses
}

fn walk_pattern(pattern: &Pattern<&str>, uses: &mut Uses) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => uses.texts.push(value.to_string()),
            PatternElement::Placeable { expression } => walk_expression(expression, uses),
        }
    }
}

fn walk_expression(expression: &Expression<&str>, uses: &mut Uses) {
    match expression {
        Expression::Inline(inline) => walk_inline(inline, uses),
        Expression::Select { selector, variants } => {
            walk_inline(selector, uses);
            for variant in variants {
                walk_pattern(&variant.value, uses);
            }
        }
    }
}

fn walk_inline(inline: &InlineExpression<&str>, uses: &mut Uses) {
    let name = |id: &str, attribute: Option<&str>| match attribute {
        Some(attribute) => format!("{id}.{attribute}"),
        None => id.to_string(),
    };
    match inline {
        InlineExpression::StringLiteral { value } => uses.texts.push(value.to_string()),
        InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::VariableReference { id } => {
            uses.variables.insert(id.name.to_string());
        }
        InlineExpression::MessageReference { id, attribute } => {
            uses.references.insert(name(id.name, attribute.as_ref().map(|attribute| attribute.name)));
        }
        InlineExpression::TermReference { id, attribute, arguments } => {
            let attribute = attribute.as_ref().map(|attribute| attribute.name);
            uses.references.insert(name(&format!("-{}", id.name), attribute));
            if let Some(arguments) = arguments {
                walk_arguments(arguments, uses);
            }
        }
        InlineExpression::FunctionReference { id, arguments } => {
            uses.functions.insert(id.name.to_string());
            walk_arguments(arguments, uses);
        }
        InlineExpression::Placeable { expression } => walk_expression(expression, uses),
    }
}

fn walk_arguments(arguments: &CallArguments<&str>, uses: &mut Uses) {
    for argument in &arguments.positional {
        walk_inline(argument, uses);
    }
    for argument in &arguments.named {
        walk_inline(&argument.value, uses);
    }
}

fn references(language: Language, entries: &Entries, faults: &mut Vec<String>) {
    for (id, uses) in entries {
        for reference in uses.references.iter().filter(|reference| !entries.contains_key(*reference)) {
            faults.push(format!("{language}: \"{id}\" refers to \"{reference}\", which does not exist"));
        }
        for function in uses.functions.iter().filter(|function| *function != "NUMBER") {
            faults.push(format!("{language}: \"{id}\" calls {function}(), which does not exist"));
        }
        if reached(id, entries).contains(id) {
            faults.push(format!("{language}: \"{id}\" refers to itself"));
        }
    }
}

fn set(language: Language, entries: &Entries, faults: &mut Vec<String>) {
    for (id, uses) in entries {
        let found = uses.texts.iter().flat_map(|text| typography::faults(language, text));
        faults.extend(found.map(|fault| format!("{language}: \"{id}\": {fault}")));
        if let Some(run) = uses.texts.iter().find_map(|text| said_twice(text)) {
            faults.push(format!("{language}: \"{id}\" says “{run}” twice"));
        }
    }
}

/// The same words in a row at two places of one text: a sentence that was pasted twice.
fn said_twice(text: &str) -> Option<String> {
    const IN_A_ROW: usize = 8;
    let words: Vec<&str> =
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let mut said = BTreeSet::new();
    words.windows(IN_A_ROW).find(|&run| !said.insert(run)).map(|run| run.join(" "))
}

/// Everything an entry refers to, directly or not.
fn reached(id: &str, entries: &Entries) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let mut open = vec![id];
    while let Some(uses) = open.pop().map(|id| entries.get(id)) {
        for reference in uses.into_iter().flat_map(|uses| &uses.references) {
            if reached.insert(reference.clone()) {
                open.push(reference);
            }
        }
    }
    reached
}

/// The variables the one who says an entry has to give: its own and those of the messages it refers to (terms have a
/// scope of their own).
fn variables(id: &str, entries: &Entries) -> BTreeSet<String> {
    let mut variables = entries[id].variables.clone();
    for reference in reached(id, entries).iter().filter(|reference| !reference.starts_with('-')) {
        variables.extend(entries.get(reference).iter().flat_map(|uses| uses.variables.clone()));
    }
    variables
}

/// Messages must be the same as in English; terms (`-name`) are each language's own business.
fn compare(english: &Entries, language: Language, other: &Entries, faults: &mut Vec<String>) {
    let ids: BTreeSet<&String> =
        english.keys().chain(other.keys()).filter(|id| !id.starts_with('-')).collect();
    for id in ids {
        match (english.contains_key(id), other.contains_key(id)) {
            (true, false) => faults.push(format!("{language}: \"{id}\" is missing")),
            (false, true) => faults.push(format!("{language}: \"{id}\" is not in English")),
            _ => {
                let (ours, theirs) = (variables(id, english), variables(id, other));
                for variable in ours.difference(&theirs) {
                    faults.push(format!("{language}: \"{id}\" does not use ${variable}, English does"));
                }
                for variable in theirs.difference(&ours) {
                    faults.push(format!("{language}: \"{id}\" uses ${variable}, English does not"));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Instant;

    fn faults(en: &'static str, fr: &'static str) -> Vec<String> {
        let mut found = of(&[Words { fr, ..Words::same(en) }]);
        found.retain(|fault| fault.starts_with("en") || fault.starts_with("fr"));
        found
    }

    #[test]
    fn sound_messages_have_no_fault() {
        let en = "-brand = Antilles\n    .case = nominative\nhi = Hi { $who } from { -brand }\nall = { hi }!";
        let fr = "-marque = Antilles\nhi = Salut { $who } de { -marque }\nall = { $who } !";
        assert_eq!(faults(en, fr), Vec::<String>::new());
    }

    #[test]
    fn a_message_or_attribute_missing_in_one_language_is_named() {
        assert_eq!(
            faults("a = a\nb = b\n    .the = the b", "a = a\nb = b\nc = c"),
            ["fr: \"b.the\" is missing", "fr: \"c\" is not in English"]
        );
    }

    #[test]
    fn different_variables_are_named() {
        assert_eq!(
            faults("a = { $x } { $y }", "a = { $x ->\n    [one] { $z }\n   *[other] b\n }"),
            ["fr: \"a\" does not use $y, English does", "fr: \"a\" uses $z, English does not"]
        );
    }

    #[test]
    fn unreadable_lines_are_named_and_the_rest_is_read() {
        let found = faults("a = a\nb b\nc = c", "a = a\nc = c");
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with("en: line 2 cannot be read"), "{found:?}");
    }

    /// With a scan of all entries for each, ten times as many would take a hundred times as long.
    #[test]
    fn many_messages_are_read_in_one_go() {
        let best_of_three = |count: usize| {
            let text: String =
                (0..count).map(|id| format!("message-{id} = text\n    .the = text\n")).collect();
            let words = [Words::same(text.leak())];
            let time = || {
                let begun = Instant::now();
                assert_eq!(of(&words), Vec::<String>::new());
                begun.elapsed()
            };
            [time(), time(), time()].into_iter().min().unwrap()
        };
        let (few, many) = (best_of_three(2_000), best_of_three(20_000));
        assert!(many < 40 * few, "{few:?} for 2,000 and {many:?} for 20,000");
    }

    #[test]
    fn french_without_its_spaces_is_named() {
        let en = "a = { $x }: yes\nb = { $n ->\n    [one] one\n   *[other] many\n }";
        let fr = "a = { $x } : oui\nb = { $n ->\n    [one] {\" ; \"}\n   *[other] l'an\n }";
        assert_eq!(
            faults(en, fr),
            [
                "fr: \"a\": no no-break space before “:” in “ : oui”",
                "fr: \"b\": no no-break space before “;” in “ ; ”",
                "fr: \"b\": a straight apostrophe or quotation mark in “l'an”",
            ]
        );
    }

    #[test]
    fn a_sentence_that_was_pasted_twice_is_named() {
        let once = "Each player pays one doubloon for each ship in the harbor.";
        let en = format!("a = {once} {once}\nb = {once} Each player pays one doubloon.").leak();
        let found = faults(en, "a = a\nb = b");
        assert_eq!(found, ["en: \"a\" says “Each player pays one doubloon for each ship” twice"]);
    }

    #[test]
    fn unknown_references_and_functions_and_circles_are_named() {
        let text = "a = { b } { -t } { c.x } { UPPER($v) }\nc = c\nd = { e }\ne = { d }";
        let mut found = faults(text, text);
        found.retain(|fault| fault.starts_with("en"));
        assert_eq!(
            found,
            [
                "en: \"a\" refers to \"-t\", which does not exist",
                "en: \"a\" refers to \"b\", which does not exist",
                "en: \"a\" refers to \"c.x\", which does not exist",
                "en: \"a\" calls UPPER(), which does not exist",
                "en: \"d\" refers to itself",
                "en: \"e\" refers to itself",
            ]
        );
    }
}
