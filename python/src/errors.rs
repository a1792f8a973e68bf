//! Exceptions with a sentence for a person, and the door that no panic passes.

use pyo3::{PyResult, create_exception, exceptions::PyException};
use std::{
    fmt::Display,
    panic::{AssertUnwindSafe, catch_unwind},
};

create_exception!(antilles, AntillesError, PyException, "Something was refused; nothing has changed.");
create_exception!(antilles, IllegalAction, AntillesError, "The rules do not allow this action now.");
create_exception!(antilles, BadRecord, AntillesError, "This is not the record of a game.");
create_exception!(antilles, BadPosition, AntillesError, "This is not a possible position.");
create_exception!(
    antilles,
    BadView,
    AntillesError,
    "This is not what a seat can know of any possible position."
);

/// A refusal with its sentence.
pub fn refused(sentence: impl Display) -> pyo3::PyErr {
    AntillesError::new_err(sentence.to_string())
}

/// Does it; a panic inside becomes an exception.
pub fn guarded<T>(work: impl FnOnce() -> PyResult<T>) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let why = panic.downcast_ref::<String>().map(String::as_str);
        let why = why.or(panic.downcast_ref::<&str>().copied()).unwrap_or("for an unknown reason");
        Err(refused(format!("this should not happen, please report it: {why}")))
    })
}
