//! Tables that are in the database already when the server starts.

use catalog::GameId;
use game::SetupText;
use std::path::Path;
use store::{Listing, NewTable, Origin, Session, Sqlite, Store};
use table::{Command, Creation, PersonId, Table, TableOptions, Who};

const SEED: game::Seed = [3; 32];

/// A table of three people, begun a week ago, as a host would have written it.
pub struct Written {
    pub table: Table,
    now: i64,
}

impl Written {
    pub fn new(id: &str, game: GameId) -> Written {
        let options = TableOptions { open: true, draw_seats: false, ..TableOptions::default() };
        let creation = Creation {
            table: id.into(),
            game: game.id().into(),
            setup: SetupText { players: 3.min(game.traits().most_players), options: Default::default() },
            options,
            owner: PersonId("anne".into()),
            seed: SEED,
            opening: None,
        };
        let (table, _) = Table::create(creation, 1).unwrap();
        let mut written = Written { table, now: web::visitor::now() - 7 * 24 * 60 * 60 * 1000 };
        for name in ["Anne", "Ben", "Cleo"] {
            let sit = Command::Sit { chair: None, name: name.into(), code: None };
            written.run(sit, &name.to_lowercase());
        }
        written.run(Command::Start, "anne");
        written
    }

    /// A minute later, this.
    pub fn run(&mut self, command: Command, who: &str) {
        self.run_after(60_000, command, who);
    }

    /// This, after a while in milliseconds.
    pub fn run_after(&mut self, millis: i64, command: Command, who: &str) {
        self.now += millis;
        let who = Who::Person(PersonId(who.into()));
        let decided = self.table.decide(&command, &who, self.now).unwrap();
        self.table.settle(decided).unwrap();
    }

    /// Plays the first action of the player who is asked.
    pub fn play(&mut self) -> bool {
        let asked = self.table.to_act().iter().find(|seat| !self.table.legal(*seat).is_empty());
        let Some(seat) = asked else { return false };
        let action = self.table.legal(seat)[0].text.to_string();
        let who = self.table.holders()[seat.index()].person().unwrap().0.clone();
        self.run(Command::Act { seat, actions: vec![action], at_step: None }, &who);
        true
    }
}

/// Keeps them in a database, with a session of Anne's.
pub async fn keep(file: &Path, token: &str, tables: &[&Written]) {
    let store = Sqlite::open(file).await.unwrap();
    for written in tables {
        let (entries, listing) = (written.table.entries(), Listing::of(&written.table));
        store.create_table(NewTable { seed: SEED, entries, listing }, &Origin::default()).await.unwrap();
    }
    let session = Session {
        person: PersonId("anne".into()),
        name: "Anne".into(),
        settings: "{}".into(),
        created: web::visitor::now(),
        seen: web::visitor::now(),
    };
    store.create_session(token, &session, &Origin::default()).await.unwrap();
    store.close().await;
}
