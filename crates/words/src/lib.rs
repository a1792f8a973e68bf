//! Sentences in English and French from phrases and Fluent messages.
