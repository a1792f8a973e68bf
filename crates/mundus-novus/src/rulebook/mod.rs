//! The rules as numbered statements, a file per chapter: what players read as help, and what the tests prove.

use game::Statement;

/// The chapters in the order of the rulebook: identifier, English title, French title.
pub const CHAPTERS: &[game::Chapter] = &[];
/// Every statement of the rules, chapter by chapter.
pub const STATEMENTS: &[Statement] = &[];
