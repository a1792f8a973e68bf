//! The compiled part of the Python package `antilles`.
//!
//! | module | what |
//! |---|---|
//! | `table` | one game: positions, views, actions in notation, records |
//! | `thinking` | bots and the coach, given a view and nothing else |
//! | `matches` | matches between bots, and their games as datasets |
//! | `tree` | one game in which chance is a player, as search libraries want it |
//! | `batch` | many games at once over arrays |
//! | `competition` | Puerto Rico as the competition plays it |
//! | `keeping` | games and nodes as text, for other processes |
//! | `errors` | exceptions; no panic reaches Python |

use pyo3::prelude::*;

mod batch;
mod competition;
mod errors;
mod keeping;
mod matches;
mod table;
mod thinking;
mod tree;

#[pymodule]
mod _antilles {
    use super::*;
    #[pymodule_export]
    use crate::batch::{Batch, rewards};
    #[pymodule_export]
    use crate::competition::Competitor;
    #[pymodule_export]
    use crate::errors::{AntillesError, BadPosition, BadRecord, BadView, IllegalAction};
    #[pymodule_export]
    use crate::matches::Contest;
    #[pymodule_export]
    use crate::table::{Table, ViewHandle, describe, verify};
    #[pymodule_export]
    use crate::thinking::{analyze, choose};
    #[pymodule_export]
    use crate::tree::Tree;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
