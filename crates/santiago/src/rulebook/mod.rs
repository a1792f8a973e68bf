//! The rules as numbered statements: what players read as help, and what the tests prove.

use game::{Chapter, Statement};

/// The chapters.
pub const CHAPTERS: &[Chapter] = &[];
/// All statements.
pub fn statements() -> &'static [Statement] {
    &[]
}
