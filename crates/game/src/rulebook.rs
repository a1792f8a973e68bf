//! The rules as numbered statements: what players read, and what the tests prove.

use serde::Serialize;

/// One statement of the rules.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Statement {
    /// Chapter and number: `settler.4`. Its title is in the chapters.
    pub id: &'static str,
    /// Where it comes from.
    pub source: Source,
    /// The tests that fail when it is violated.
    pub tests: &'static [&'static str],
}

/// A chapter of the rules, by id; its title is the message [`chapter_title`].
pub type Chapter = &'static str;

/// The message that is the title of a chapter: `chapter-settler`.
pub fn chapter_title(chapter: &str) -> String {
    format!("chapter-{chapter}")
}

/// Where a statement comes from.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Stated in the rulebook.
    Rule,
    /// Read off the components.
    Data,
    /// A single recollection.
    Weak,
    /// Our decision on a point left open.
    Ruling,
    /// A value nobody could find, chosen to fit everything that is known.
    Rebuilt,
}

impl Statement {
    /// The message that says it: `rule-settler-4`.
    pub fn message(&self) -> String {
        format!("rule-{}", self.id.replace('.', "-"))
    }

    /// `settler` of `settler.4`.
    pub fn chapter(&self) -> &'static str {
        self.id.split('.').next().unwrap_or(self.id)
    }
}

/// How many statements these chapters have together.
pub const fn count(chapters: &[&[Statement]]) -> usize {
    let (mut chapter, mut count) = (0, 0);
    while chapter < chapters.len() {
        count += chapters[chapter].len();
        chapter += 1;
    }
    count
}

/// The statements of these chapters as one rulebook; `N` is their [`count`].
pub const fn together<const N: usize>(chapters: &[&[Statement]]) -> [Statement; N] {
    let mut all = [chapters[0][0]; N];
    let (mut chapter, mut at) = (0, 0);
    while chapter < chapters.len() {
        let mut statement = 0;
        while statement < chapters[chapter].len() {
            all[at] = chapters[chapter][statement];
            at += 1;
            statement += 1;
        }
        chapter += 1;
    }
    all
}

/// Every way in which a rulebook is not proven: double ids, statements without a test, tests that do
/// not exist in `sources` (the text of the crate's test files). Empty when all is well.
pub fn unproven(rulebook: &[Statement], sources: &[String]) -> Vec<String> {
    let mut faults = Vec::new();
    let exists = |test: &str| {
        let needle = format!("fn {test}()");
        sources.iter().any(|source| {
            source.match_indices(&needle).any(|(at, _)| source[..at].trim_end().ends_with("#[test]"))
        })
    };
    for (at, statement) in rulebook.iter().enumerate() {
        let id = statement.id;
        if rulebook[..at].iter().any(|earlier| earlier.id == id) {
            faults.push(format!("{id} stands twice"));
        }
        if statement.tests.is_empty() {
            faults.push(format!("{id} has no test"));
        }
        for test in statement.tests.iter().filter(|test| !exists(test)) {
            faults.push(format!("{id} names the test {test}, which does not exist"));
        }
    }
    faults
}
