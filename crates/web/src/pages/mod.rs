//! The pages, a folder per family.

pub mod about;
pub mod front;
pub mod lobby;
pub mod replay;
pub mod rules;
pub mod settings;
pub mod table;
