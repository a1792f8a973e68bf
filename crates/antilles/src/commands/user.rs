//! `antilles user`: the accounts of a server, from its database.

use crate::{
    answer::{Answer, Failure},
    logging,
};
use clap::{Args, Subcommand};
use std::{
    ffi::OsString,
    time::{SystemTime, UNIX_EPOCH},
};
use store::{Account, Address, Filter, Listing, Quotas, Store, StoreError};
use table::{Millis, PersonId, Phase, Who};
use web::{
    dates::day,
    nodes::{Wire, Word},
    pages::people::{departure, reset},
    scale::scale,
    tournaments,
};

/// How often leaving a table is tried while others play there.
const ATTEMPTS: usize = 50;

/// Manage the accounts of a server: list, reset passwords, rename, ban, delete
///
/// Works on the database. With PostgreSQL the servers may run: they are told, and accounts that are banned or deleted are signed
/// out everywhere at once. A file belongs to one program at a time: stop the server first, or use its page /admin, which
/// does the same for accounts that have the right (`antilles user admin NAME` gives it).
///
/// What was changed is told in a line on standard error and, with PostgreSQL, in the logs of the servers.
#[derive(Args)]
#[command(after_help = "\
Examples:
  antilles user list                       all accounts of antilles.db
  antilles user admin Anne                 Anne may use the page /admin
  antilles user reset Anne                 a link with which Anne chooses a new password; works once
  antilles user ban Mallory                Mallory cannot sign in any more
  antilles user delete Mallory --sure      gone for good; the games stay, without the name
  antilles user --database club.db list    another file")]
pub struct User {
    /// The database: a file or postgres://USER:PASSWORD@HOST/NAME
    #[arg(
        long,
        global = true,
        value_name = "FILE|URL",
        env = "ANTILLES_DATABASE",
        hide_env_values = true,
        default_value = "antilles.db"
    )]
    database: OsString,
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// List accounts
    List {
        /// Only those whose name begins like this
        #[arg(default_value = "")]
        begin: String,
    },
    /// Make a link with which someone can choose a new password; it works once and expires after two days
    Reset {
        /// The account
        name: String,
        /// The public address of the server, for the link
        #[arg(long, value_name = "URL", default_value = "http://localhost:8080")]
        public_url: String,
    },
    /// Give an account another name
    Rename {
        /// The account
        name: String,
        /// Its new name
        new: String,
    },
    /// Shut someone out: sign-ins are refused, all devices are signed out, tokens are revoked
    Ban {
        /// The account
        name: String,
    },
    /// Let someone in again
    Unban {
        /// The account
        name: String,
    },
    /// Give someone the right to use the page /admin
    Admin {
        /// The account
        name: String,
        /// Take the right away instead
        #[arg(long)]
        revoke: bool,
    },
    /// Delete an account for good; the games stay, without the name
    Delete {
        /// The account
        name: String,
        /// Really
        #[arg(long)]
        sure: bool,
    },
    /// Recompute all ratings from the finished games
    Ratings,
}

fn now() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis)
}

impl User {
    /// Does it.
    pub fn run(self) -> Result<Answer, Failure> {
        let address = Address::read(&self.database);
        if matches!(&address, Address::File(file) if !file.is_file()) {
            return Err(Failure(format!("there is no database {address}")));
        }
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        logging::of_a_command();
        runtime.block_on(async {
            let store = address.open(Quotas::default()).await.map_err(|error| match (error, &address) {
                (StoreError::InUse(file), Address::File(_)) => Failure(format!(
                    "{file} is in use by a server: stop it first, or use its page /admin while it runs"
                )),
                (StoreError::InUse(url), Address::Postgres(_)) => Failure(format!(
                    "{url} is in use by another program that needs it alone, or by servers of another version"
                )),
                (error, _) => error.into(),
            })?;
            let wire = Wire::of(&store);
            let done = self.act(&*store, &wire).await;
            store.close().await;
            done
        })
    }

    async fn act(&self, store: &dyn Store, wire: &Wire) -> Result<Answer, Failure> {
        let people = store.people();
        let find = async |name: &str| {
            people.account_named(name).await.map_err(|error| match error {
                StoreError::NotFound(_) => Failure(format!("there is no account \"{name}\"")),
                error => error.into(),
            })
        };
        // For the logs, here and at the servers.
        let note = |account: Option<&str>, what: &str| {
            tracing::info!(account, "an account: {what}");
            wire.tell(&Word::Everybody);
            wire.tell(&Word::Hosted { account: account.map(String::from), what: what.to_string() });
        };
        let text = match &self.action {
            Action::List { begin } => list(store, begin).await?,
            Action::Reset { name, public_url } => {
                let account = find(name).await?;
                let path = reset::make(store, &account.person, now() + reset::VALID).await?;
                note(Some(&account.name), "a link to a new password was made");
                let url = public_url.trim_end_matches('/');
                format!("{url}{path}\nFor {}. It works once and expires after two days.\n", account.name)
            }
            Action::Rename { name, new } => {
                let account = find(name).await?;
                let new = table::clean_name(new)?;
                people.rename_account(&account.person, &new).await.map_err(|error| match error {
                    StoreError::Exists(_) => {
                        Failure(format!("\"{new}\" is taken, or looks like a name that is"))
                    }
                    error => error.into(),
                })?;
                note(Some(&account.name), &format!("renamed to {new}"));
                format!("{} is {new} now.\n", account.name)
            }
            Action::Ban { name } => {
                let account = find(name).await?;
                let bearers = departure::bearers(store, &account.person).await?;
                let ended = people.ban(&account.person).await?;
                tell_ended(wire, &ended, &bearers);
                note(Some(&account.name), "ban");
                format!("{} is banned; signed out on devices: {}.\n", account.name, ended.len())
            }
            Action::Unban { name } => {
                let account = find(name).await?;
                people.unban(&account.person).await?;
                note(Some(&account.name), "unban");
                format!("{} may sign in again.\n", account.name)
            }
            Action::Admin { name, revoke } => {
                let account = find(name).await?;
                people.set_admin(&account.person, !revoke).await?;
                note(Some(&account.name), if *revoke { "demote" } else { "promote" });
                let may = if *revoke { "may no longer" } else { "may" };
                format!("{} {may} use the page /admin.\n", account.name)
            }
            Action::Delete { name, sure } => {
                let account = find(name).await?;
                if !sure {
                    return Err(Failure(format!("this deletes {} for good: add --sure", account.name)));
                }
                let games = delete(store, wire, &account.person).await?;
                // Not under its name, which is to be forgotten.
                note(None, "deleted");
                format!("Deleted. {games} games were rewritten without the name.\n")
            }
            Action::Ratings => {
                while people.tally(100, scale()).await? > 0 {}
                people.recompute_ratings(scale()).await?;
                "The ratings have been recomputed.\n".to_string()
            }
        };
        Ok(text.into())
    }
}

async fn list(store: &dyn Store, begin: &str) -> Result<String, Failure> {
    let (mut text, mut after) = (String::new(), String::new());
    loop {
        let page = store.people().accounts(begin, &after).await?;
        let Some(last) = page.last() else { break };
        after.clone_from(&last.account.name);
        for line in &page {
            let Account { name, created, admin, banned, .. } = &line.account;
            let seen = if line.seen == 0 { "never".to_string() } else { day(line.seen) };
            let rights = [(*admin, " admin"), (*banned, " banned")];
            let rights: String = rights.iter().filter(|(on, _)| *on).map(|(_, word)| *word).collect();
            let (since, tables) = (day(*created), line.tables);
            let noun = if tables == 1 { "table" } else { "tables" };
            text += &format!("{name:<24}  since {since}  seen {seen:<10}  {tables} {noun}{rights}\n");
        }
    }
    Ok(if text.is_empty() { "There are no accounts.\n".into() } else { text })
}

/// Servers no longer believe these sessions, nor any token of a program without asking; streams of these look at once.
fn tell_ended(wire: &Wire, sessions: &[String], bearers: &[PersonId]) {
    for hash in sessions {
        wire.tell(&Word::Session(hash.clone()));
    }
    wire.tell(&Word::Programs);
    for bearer in bearers {
        wire.tell(&Word::Summon(bearer.0.clone()));
    }
}

/// Leaves the person's tables, removes the account and rewrites the logs; returns how many.
async fn delete(store: &dyn Store, wire: &Wire, person: &PersonId) -> Result<usize, Failure> {
    let mut after = None;
    loop {
        let filter = Filter {
            person: Some(person.clone()),
            phases: vec![Phase::Gathering, Phase::Playing],
            after: after.clone(),
            ..Filter::default()
        };
        let tables = store.tables(&filter).await?;
        let Some(last) = tables.last() else { break };
        after = Some((last.last, last.table.clone()));
        for summary in &tables {
            leave(store, wire, &summary.table, person).await?;
        }
    }
    let tournaments = tournaments::concerning(store, person).await?;
    let bearers = departure::bearers(store, person).await?;
    tell_ended(wire, &store.people().delete_account(person).await?, &bearers);
    let mut rewritten = 0;
    while let Some(table) = store.people().rewrite_next(None, now()).await? {
        wire.tell(&Word::Rewritten(table));
        rewritten += 1;
    }
    for id in &tournaments {
        tournaments::tell_changed(store, wire, id).await;
    }
    Ok(rewritten)
}

/// Leaves a table, at which others may be playing.
async fn leave(store: &dyn Store, wire: &Wire, id: &str, person: &PersonId) -> Result<(), Failure> {
    for _ in 0..ATTEMPTS {
        let kept = match store.load(id).await {
            Ok(kept) => kept,
            // One that cannot be read is forgotten as it is.
            Err(StoreError::Damaged(_) | StoreError::NotFound(_)) => return Ok(()),
            Err(error) => return Err(error.into()),
        };
        let sealed = kept.sealed.clone();
        let Ok(table) = kept.replay() else { return Ok(()) };
        let commands = departure::parting(&table, person).into_iter();
        let mut decided =
            commands.filter_map(|command| table.decide(&command, &Who::Person(person.clone()), now()).ok());
        // One seat at a time: a person who held several comes back here for the next.
        let Some(decided) = decided.next() else { return Ok(()) };
        let next = table.after(decided.clone())?;
        let basis = store::Basis { sealed, ..store::Basis::after(table.last_entry().number) };
        match store.append(id, &basis, &decided, &Listing::of(&next)).await {
            Ok(_) => {
                let entry = next.last_entry().number;
                wire.tell(&Word::Table { id: id.to_string(), entry, sealed: decided.sealed.is_some() });
            }
            // Somebody was faster.
            Err(StoreError::Conflict { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    // At worst the game stops; the deletion does not depend on it.
    tracing::warn!(table = id, "a seat could not be left: the table is too busy");
    Ok(())
}
