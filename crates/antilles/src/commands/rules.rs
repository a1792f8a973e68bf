//! `antilles rules`: the rules of a game, statement by statement.

use crate::{
    answer::{Answer, Failure},
    args,
    grid::{Grid, wrap},
};
use catalog::GameId;
use clap::Args;
use game::{Source, Statement, rulebook::chapter_title};
use serde::Serialize;
use words::{Dictionary, Language};

/// Print the rules as numbered statements
///
/// Each statement says where it comes from: rule (the rulebook), data (the components), ruling (our decision on an open
/// point), weak (one person's recollection), reconstructed (a value chosen to fit everything known).
#[derive(Args)]
#[command(after_help = "\
Examples:
  antilles rules puerto-rico
  antilles rules puerto-rico --lang fr
  antilles rules puerto-rico --coverage")]
pub struct Rules {
    /// The game, by id
    #[arg(value_parser = args::parse_game)]
    game: GameId,
    /// The language: en, fr, de or es
    #[arg(long, short, default_value = "en", value_parser = args::parse_language)]
    lang: Language,
    /// Show how many tests prove each chapter; statements without a test are listed and are an error
    #[arg(long)]
    coverage: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct ChapterOut {
    id: &'static str,
    title: String,
    statements: Vec<StatementOut>,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct StatementOut {
    id: &'static str,
    source: Source,
    text: String,
    tests: &'static [&'static str],
}

const WIDTH: usize = 100;

impl Rules {
    pub fn run(self) -> Result<Answer, Failure> {
        let rulebook = self.game.rulebook();
        let dictionary = Dictionary::new(&[self.game.rulebook_words()]);
        let chapters: Vec<_> = self.game.chapters().iter().map(|&id| self.chapter(&dictionary, id)).collect();
        let unproven = rulebook.iter().filter(|statement| statement.tests.is_empty());
        let wrong: Vec<_> = match self.coverage {
            true => unproven.map(|statement| format!("{} has no test", statement.id)).collect(),
            false => Vec::new(),
        };
        let answer = match (self.json, self.coverage) {
            (true, _) => Answer::json(&chapters),
            (false, true) => coverage(&chapters).into(),
            (false, false) => chapters.iter().map(text).collect::<Vec<_>>().join("\n").into(),
        };
        Ok(Answer { wrong, ..answer })
    }

    fn chapter(&self, dictionary: &Dictionary, id: &'static str) -> ChapterOut {
        let out = |statement: &Statement| StatementOut {
            id: statement.id,
            source: statement.source,
            text: dictionary.text(self.lang, &statement.message()),
            tests: statement.tests,
        };
        let statements =
            self.game.rulebook().iter().filter(|statement| statement.chapter() == id).map(out).collect();
        let title = dictionary.text(self.lang, &chapter_title(id));
        ChapterOut { id, title, statements }
    }
}

fn source(source: Source) -> &'static str {
    match source {
        Source::Rule => "rule",
        Source::Data => "data",
        Source::Weak => "weak",
        Source::Ruling => "ruling",
        Source::Rebuilt => "reconstructed",
    }
}

fn text(chapter: &ChapterOut) -> String {
    let widest = chapter.statements.iter().map(|statement| statement.id.len()).max().unwrap_or_default();
    let indent = 2 + widest + 2 + 9;
    let mut text = format!("{}\n", chapter.title);
    for StatementOut { id, source: from, text: said, .. } in &chapter.statements {
        text += &format!("  {id:widest$}  {:9}{}\n", source(*from), wrap(said, WIDTH, indent));
    }
    text
}

fn coverage(chapters: &[ChapterOut]) -> String {
    let mut grid = Grid::new(["chapter", "statements", "proven", "tests named"]);
    let mut sums = [0; 3];
    for chapter in chapters {
        let proven = chapter.statements.iter().filter(|statement| !statement.tests.is_empty()).count();
        let tests: usize = chapter.statements.iter().map(|statement| statement.tests.len()).sum();
        let figures = [chapter.statements.len(), proven, tests];
        for (sum, figure) in sums.iter_mut().zip(figures) {
            *sum += figure;
        }
        let [statements, proven, tests] = figures.map(|figure| figure.to_string());
        grid.row([chapter.id.to_string(), statements, proven, tests]);
    }
    let [statements, proven, tests] = sums.map(|sum| sum.to_string());
    grid.row(["all".to_string(), statements, proven, tests]);
    grid.numbers()
}
