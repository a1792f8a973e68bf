//! The engine as programs meet it, and the pages and schemas that describe it. One program, so that it is linked once.

mod common;
mod conversations;
mod docs;
mod examples;
mod games;
mod language;
mod pages;
mod plain_words;
mod robust;
mod schemas;
