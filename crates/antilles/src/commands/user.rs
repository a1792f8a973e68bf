//! `antilles user`: the accounts of a server, from its database.

use crate::answer::{Answer, Failure};
use clap::{Args, Subcommand};
use std::{
    ffi::OsString,
    time::{SystemTime, UNIX_EPOCH},
};
use store::{Account, Address, Filter, Listing, Quotas, Store, StoreError};
use table::{Millis, PersonId, Phase, Who};
use web::{
    pages::people::{day, departure, reset},
    scale::scale,
};

/// Manage the accounts of a server: list, reset passwords, rename, ban, delete
///
/// Works on the database, which belongs to one program at a time: stop the server first. While it runs, its page
/// /admin does the same for accounts that have the right (`antilles user admin NAME` gives it).
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
    /// Make a link with which somebody can choose a new password; it works once and expires after two days
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
    /// Shut somebody out: sign-ins are refused, all devices are signed out, tokens are revoked
    Ban {
        /// The account
        name: String,
    },
    /// Let somebody in again
    Unban {
        /// The account
        name: String,
    },
    /// Give somebody the right to use the page /admin
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
    /// Compute all ratings anew from the finished games
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
        runtime.block_on(async {
            let store = address.open_alone(Quotas::default()).await.map_err(|error| match error {
                StoreError::InUse(file) => Failure(format!(
                    "{file} is in use by a server: stop it first, or use its page /admin while it runs"
                )),
                error => error.into(),
            })?;
            let done = self.act(&*store).await;
            store.close().await;
            done
        })
    }

    async fn act(&self, store: &dyn Store) -> Result<Answer, Failure> {
        let people = store.people();
        let find = async |name: &str| {
            people.account_named(name).await.map_err(|error| match error {
                StoreError::NotFound(_) => Failure(format!("there is no account \"{name}\"")),
                error => error.into(),
            })
        };
        let text = match &self.action {
            Action::List { begin } => list(store, begin).await?,
            Action::Reset { name, public_url } => {
                let account = find(name).await?;
                let path = reset::make(store, &account.person, now() + reset::VALID).await?;
                let url = public_url.trim_end_matches('/');
                format!("{url}{path}\nFor {}. It works once and expires after two days.\n", account.name)
            }
            Action::Rename { name, new } => {
                let account = find(name).await?;
                let new = table::clean_name(new)?;
                let renamed = Account { name: new.clone(), ..account.clone() };
                people.update_account(&renamed).await.map_err(|error| match error {
                    StoreError::Exists(_) => {
                        Failure(format!("\"{new}\" is taken, or looks like a name that is"))
                    }
                    error => error.into(),
                })?;
                format!("{} is {new} now.\n", account.name)
            }
            Action::Ban { name } => {
                let account = find(name).await?;
                people.update_account(&Account { banned: true, ..account.clone() }).await?;
                let devices = people.end_sessions(&account.person, None, None).await?.len();
                for token in store.tokens(&account.person).await? {
                    store.revoke_token(&account.person, &token.id).await?;
                }
                format!("{} is banned; signed out on devices: {devices}.\n", account.name)
            }
            Action::Unban { name } => {
                let account = find(name).await?;
                people.update_account(&Account { banned: false, ..account.clone() }).await?;
                format!("{} may sign in again.\n", account.name)
            }
            Action::Admin { name, revoke } => {
                let account = find(name).await?;
                people.update_account(&Account { admin: !revoke, ..account.clone() }).await?;
                let may = if *revoke { "may no longer" } else { "may" };
                format!("{} {may} use the page /admin.\n", account.name)
            }
            Action::Delete { name, sure } => {
                let account = find(name).await?;
                if !sure {
                    return Err(Failure(format!("this deletes {} for good: add --sure", account.name)));
                }
                let games = delete(store, &account.person).await?;
                format!("Deleted. {games} games were rewritten without the name.\n")
            }
            Action::Ratings => {
                while people.tally(100, scale()).await? > 0 {}
                people.recompute_ratings(scale()).await?;
                "The ratings are computed anew.\n".to_string()
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
            text += &format!("{name:<24}  since {since}  seen {seen:<10}  {tables} tables{rights}\n");
        }
    }
    Ok(if text.is_empty() { "There are no accounts.\n".into() } else { text })
}

/// Leaves the person's tables, removes the account and rewrites the logs; answers how many.
async fn delete(store: &dyn Store, person: &PersonId) -> Result<usize, Failure> {
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
            let Ok(mut table) = store.load(&summary.table).await?.replay() else { continue };
            for command in departure::parting(&table, person) {
                let Ok(decided) = table.decide(&command, &Who::Person(person.clone()), now()) else {
                    continue;
                };
                let next = table.after(decided.clone())?;
                let head = table.last_entry().number;
                store
                    .append(&summary.table, &store::Basis::after(head), &decided, &Listing::of(&next))
                    .await?;
                table = next;
            }
        }
    }
    store.people().delete_account(person).await?;
    let mut rewritten = 0;
    while store.people().rewrite_next(None, now()).await?.is_some() {
        rewritten += 1;
    }
    Ok(rewritten)
}
