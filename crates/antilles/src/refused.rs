//! A bad call, refused in one sentence that names the choices.

use crate::answer::Failure;
use catalog::GameId;
use clap::{
    Command, Error,
    error::{ContextKind, ContextValue, ErrorKind},
};
use std::error::Error as _;

/// Why this call is refused; `program` knows all commands and `args` are those of the call.
pub fn refused(error: &Error, program: &Command, args: impl Iterator<Item = String>) -> Failure {
    let command = called(program, args);
    let name = command.get_name();
    let arg = context(error, ContextKind::InvalidArg);
    let value = context(error, ContextKind::InvalidValue).pop().unwrap_or_default();
    Failure(match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let asked = context(error, ContextKind::InvalidSubcommand).concat();
            let commands = program.get_subcommands().filter(|command| !command.is_hide_set());
            let known: Vec<_> = commands.map(Command::get_name).collect();
            format!("there is no command \"{asked}\" (there are: {})", known.join(", "))
        }
        ErrorKind::UnknownArgument => {
            let options = command.get_arguments().filter(|arg| !arg.is_hide_set());
            let own = options.filter_map(|arg| arg.get_long().map(|long| format!("--{long}")));
            // These two the parser adds by itself.
            let added =
                ["--help", "--version"].into_iter().take(if name == program.get_name() { 2 } else { 1 });
            let known: Vec<_> = own.chain(added.map(String::from)).collect();
            format!("{name} has no \"{}\" (it has: {})", arg.concat(), known.join(", "))
        }
        ErrorKind::MissingRequiredArgument => {
            let games = || GameId::ALL.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ");
            let missing: Vec<_> = arg.iter().map(|arg| plain(arg)).collect();
            match missing.iter().any(|arg| arg == "GAME") {
                true => format!("{name} needs {} (games: {})", missing.join(" and "), games()),
                false => format!("{name} needs {}", missing.join(" and ")),
            }
        }
        ErrorKind::ArgumentConflict => {
            let other: Vec<_> =
                context(error, ContextKind::PriorArg).iter().map(|arg| flag(arg).to_string()).collect();
            let arg = arg.concat();
            match other.iter().all(|other| *other == flag(&arg)) {
                true => format!("{} can be given only once", flag(&arg)),
                false => format!("{} cannot be used with {}", flag(&arg), other.join(" and ")),
            }
        }
        ErrorKind::InvalidValue if value.is_empty() => format!("{} needs a value", plain(&arg.concat())),
        ErrorKind::ValueValidation => {
            let why = error.source().map(ToString::to_string).unwrap_or_default();
            let why = in_words(&why, &value);
            match arg.concat() {
                arg if arg.starts_with('-') => format!("{}: {why}", flag(&arg)),
                _ => why,
            }
        }
        ErrorKind::InvalidUtf8 => "an argument is not written in UTF-8".into(),
        _ => {
            let text = error.to_string();
            let line = text.lines().next().unwrap_or_default();
            line.strip_prefix("error: ").unwrap_or(line).trim_end_matches(':').into()
        }
    })
}

/// The command that was meant, as far as it is known.
fn called(program: &Command, args: impl Iterator<Item = String>) -> &Command {
    let mut known = args.filter_map(|arg| program.find_subcommand(arg));
    known.next().unwrap_or(program)
}

fn context(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

/// `--games` of `--games <K>`.
fn flag(arg: &str) -> &str {
    arg.split(' ').next().unwrap_or(arg)
}

/// `--games K` of `--games <K>`.
fn plain(arg: &str) -> String {
    arg.replace(['<', '>', '[', ']'], "").replace(",...", "").replace("...", "")
}

/// What the parser says about numbers, in plain words; what our own parsers say is plain already.
fn in_words(why: &str, value: &str) -> String {
    if let Some((_, range)) = why.split_once(" is not in ") {
        let bounds = match range.split_once("..=") {
            Some((least, most)) => format!("from {least} to {most}"),
            None => format!("from {} up", range.split("..").next().unwrap_or(range)),
        };
        return format!("\"{value}\" is not a whole number {bounds}");
    }
    let no_number = ["invalid digit", "cannot parse integer", "number too", "number would be"];
    match no_number.iter().any(|beginning| why.starts_with(beginning)) {
        true => format!("\"{value}\" is not a whole number that fits here"),
        false => why.to_string(),
    }
}
