//! Settings of the server in a file: what it says counts unless the environment or the command line says otherwise.

use crate::{answer::Failure, commands::Serve};
use clap::{Arg, ArgAction, Args};
use std::{env, ffi::OsString, fs, path::PathBuf};

/// The flag that names the file, and its variable.
const FLAG: &str = "--config";
const VARIABLE: &str = "ANTILLES_CONFIG";

/// The arguments of a call, with those from its file of settings behind them if it starts the server.
pub fn with_file(arguments: Vec<OsString>) -> Result<Vec<OsString>, Failure> {
    if arguments.get(1).is_none_or(|command| command != "serve") {
        return Ok(arguments);
    }
    let Some(file) = named(&arguments) else { return Ok(arguments) };
    let text = fs::read_to_string(&file)
        .map_err(|error| Failure(format!("{} cannot be read: {error}", file.display())))?;
    let more = read(&text, &arguments, |name| env::var_os(name).is_some());
    let more = more.map_err(|why| Failure(format!("{}, {why}", file.display())))?;
    Ok(arguments.into_iter().chain(more.into_iter().map(OsString::from)).collect())
}

/// The file that a call names, or the environment.
fn named(arguments: &[OsString]) -> Option<PathBuf> {
    let mut given = arguments.iter();
    while let Some(argument) = given.next() {
        let text = argument.to_string_lossy();
        if text == FLAG {
            // Without a value the parser refuses the call.
            return given.next().map(PathBuf::from);
        }
        if let Some(file) = text.strip_prefix(FLAG).and_then(|rest| rest.strip_prefix('=')) {
            return Some(file.into());
        }
    }
    env::var_os(VARIABLE).map(PathBuf::from)
}

/// Reads lines of `name = value`, named like the flags; returns what neither the call nor the environment says.
fn read(text: &str, call: &[OsString], in_environment: impl Fn(&str) -> bool) -> Result<Vec<String>, String> {
    let command = Serve::augment_args(clap::Command::new("serve"));
    let all: Vec<&Arg> = command.get_arguments().filter(|arg| arg.get_long().is_some()).collect();
    let known = |name: &str| all.iter().find(|arg| arg.get_long() == Some(name) && FLAG[2..] != *name);
    let mut more = Vec::new();
    for (number, line) in (1..).zip(text.lines().map(str::trim)) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (name, value) = line
            .split_once('=')
            .map(|(name, value)| (name.trim(), value.trim()))
            .ok_or_else(|| format!("line {number}: this is no \"name = value\""))?;
        let arg = known(name).ok_or_else(|| {
            let names: Vec<&str> = all.iter().filter_map(|arg| known(arg.get_long()?)?.get_long()).collect();
            format!("line {number}: there is no setting \"{name}\" (there are: {})", names.join(", "))
        })?;
        let flag = format!("--{name}");
        let called = call.iter().map(|argument| argument.to_string_lossy());
        let mut called = called.filter(|given| given.strip_prefix(flag.as_str()).is_some_and(ends));
        let variable = arg.get_env().and_then(|name| name.to_str());
        if called.next().is_some() || variable.is_some_and(&in_environment) {
            continue;
        }
        match (arg.get_action(), value) {
            (ArgAction::SetTrue, "true") => more.push(flag),
            (ArgAction::SetTrue, "false") => {}
            (ArgAction::SetTrue, _) => return Err(format!("line {number}: {name} is true or false")),
            _ => more.push(format!("{flag}={value}")),
        }
    }
    Ok(more)
}

/// Does a flag end here?
fn ends(rest: &str) -> bool {
    rest.is_empty() || rest.starts_with('=')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str, call: &[&str], variables: &[&str]) -> Result<Vec<String>, String> {
        let call: Vec<OsString> = call.iter().map(OsString::from).collect();
        read(text, &call, |name| variables.contains(&name))
    }

    #[test]
    fn a_flag_counts_more_than_the_environment_and_that_more_than_the_file() {
        let text =
            "# the club\n\nlisten = 127.0.0.1:1\n log-format=json\nbehind-proxy = true\nin-memory = false\n";
        let all = ["--listen=127.0.0.1:1", "--log-format=json", "--behind-proxy"];
        assert_eq!(lines(text, &["serve"], &[]).unwrap(), all);
        assert_eq!(lines(text, &["--log", "off"], &[]).unwrap(), all, "another flag");
        for call in [["--listen", "127.0.0.1:2"], ["--listen=127.0.0.1:2", "x"]] {
            assert_eq!(lines(text, &call, &[]).unwrap(), all[1..]);
        }
        assert_eq!(lines(text, &[], &["ANTILLES_LOG_FORMAT"]).unwrap(), [all[0], all[2]]);
    }

    #[test]
    fn a_bad_line_is_named() {
        for (text, why) in [
            ("listen", "line 1: this is no"),
            ("\nlisten = 1\nlisen = 2", "line 3: there is no setting \"lisen\" (there are: listen, database"),
            ("config = other", "there is no setting \"config\""),
            ("behind-proxy = yes", "line 1: behind-proxy is true or false"),
        ] {
            let told = lines(text, &[], &[]).unwrap_err();
            assert!(told.contains(why), "{told}");
        }
    }
}
