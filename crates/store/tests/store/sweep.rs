//! A database with something in every table is swept when everything in it is old: what is left, and that no address is.
//! Statements that are taken out of the sweep are missed here.

use crate::{
    cluster::{psql, url},
    contract::whole,
    support::raw,
};
use sqlx::AssertSqlSafe;
use std::{
    net::{IpAddr, Ipv4Addr},
    path::PathBuf,
};
use store::{Address, Keep, copy};
use table::Millis;

const DAY: Millis = 24 * 60 * 60 * 1000;
/// Nothing here is younger.
const OLD: Millis = 100_000;
/// Where addresses go a day later, and the rows stay.
const FORGOTTEN: [&str; 6] = ["accounts", "bots", "channels", "sessions", "tokens", "tournaments"];
/// What expires within days.
const EXPIRED: [&str; 4] = ["attempts", "confirmations", "links", "resets"];
/// Tables that are empty as long as nothing is under way.
const EMPTY: [&str; 3] = ["deals", "rewrites", "sweeps"];
/// What is kept when nobody ever comes back: accounts with what belongs to them, finished games, and the server's own.
const FOR_GOOD: [&str; 15] = [
    "accounts",
    "appraisals",
    "calls",
    "entries",
    "marks",
    "persons",
    "puzzle_answers",
    "puzzle_ratings",
    "rated",
    "ratings",
    "results",
    "secrets",
    "seeds",
    "sweeps",
    "tables",
];

/// A database, behind the store's back.
enum Behind {
    File(PathBuf),
    Server(String),
}

impl Behind {
    fn address(&self) -> Address {
        match self {
            Behind::File(file) => Address::from(file.clone()),
            Behind::Server(url) => Address::read(url.clone()),
        }
    }

    async fn number(&self, sql: String) -> i64 {
        match self {
            Behind::File(file) => {
                sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(&mut raw(file).await).await.unwrap()
            }
            Behind::Server(url) => psql(url, &sql).trim().parse().unwrap(),
        }
    }

    async fn run(&self, sql: String) {
        match self {
            Behind::File(file) => {
                sqlx::query(AssertSqlSafe(sql)).execute(&mut raw(file).await).await.unwrap();
            }
            Behind::Server(url) => drop(psql(url, &sql)),
        }
    }

    async fn rows(&self, table: &str) -> i64 {
        self.number(format!("SELECT count(*) FROM {table}")).await
    }

    async fn addresses(&self, table: &str) -> i64 {
        self.number(format!("SELECT count(*) FROM {table} WHERE address IS NOT NULL")).await
    }

    async fn sweep(&self, now: Millis) {
        let store = self.address().open(Default::default()).await.unwrap();
        // What is swept only when something else has gone has its turn, too.
        for _ in 0..3 {
            store.sweep(now, &Keep { step: Millis::MAX, ..Keep::default() }).await.unwrap();
        }
        store.close().await;
    }
}

async fn everything_old_is_swept(database: Behind) {
    let store = database.address().open(Default::default()).await.unwrap();
    let here = IpAddr::from(Ipv4Addr::new(203, 0, 113, 1));
    whole::make_ben(&*store).await;
    whole::fill(&*store, "anne", "Anne", true).await;
    store.people().attempt("Anne", here, 1_000).await.unwrap();
    store.people().attempt("Anne", here, OLD + 9 * DAY).await.unwrap();
    store.close().await;
    let shape = copy::shape(&database.address()).await.unwrap();
    let with_address: Vec<&str> = shape
        .iter()
        .filter(|(_, columns)| columns.iter().any(|column| column.name == "address"))
        .map(|(table, _)| table.as_str())
        .collect();
    for (table, _) in &shape {
        assert!(database.rows(table).await > 0 || EMPTY.contains(&table.as_str()), "{table} is empty");
    }
    for table in with_address.iter().filter(|table| **table != "attempts") {
        let any = "(SELECT value FROM secrets WHERE name = 'addresses')";
        database.run(format!("UPDATE {table} SET address = {any}")).await;
    }

    database.sweep(OLD + 2 * DAY).await;
    for table in EXPIRED {
        assert_eq!(database.rows(table).await, 0, "{table}");
    }
    for table in FORGOTTEN {
        assert_eq!(database.addresses(table).await, 0, "{table}");
        assert!(database.rows(table).await > 0, "{table} goes too early");
    }
    let over =
        "SELECT count(*) FROM tables WHERE phase NOT IN ('gathering', 'playing') AND address IS NOT NULL";
    assert_eq!(database.number(over.into()).await, 0, "games that are over");
    for table in with_address {
        let known =
            ["records", "tables"].iter().chain(&EXPIRED).chain(&FORGOTTEN).any(|known| *known == table);
        assert!(known, "{table} has addresses: have them swept, and say so here");
    }

    database.sweep(OLD + 1_000 * DAY).await;
    let mut left = Vec::new();
    for (table, _) in &shape {
        if database.rows(table).await > 0 {
            left.push(table.as_str());
        }
    }
    assert_eq!(left, FOR_GOOD);
    assert_eq!(database.addresses("tables").await, 0);
}

#[tokio::test]
async fn everything_old_is_swept_from_a_file() {
    let folder = tempfile::tempdir().unwrap();
    everything_old_is_swept(Behind::File(folder.path().join("antilles.db"))).await;
}

#[tokio::test]
async fn everything_old_is_swept_from_postgresql() {
    everything_old_is_swept(Behind::Server(url())).await;
}
