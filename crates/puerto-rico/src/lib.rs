//! The rules of Puerto Rico.
