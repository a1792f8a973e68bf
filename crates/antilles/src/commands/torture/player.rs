//! The players: at each table one task moves for the player who is asked, and never gives up a request it has sent.

use super::{Fault, client::Client, ledger::Ledger, world::Room};
use ::table::{Decision, Key};
use game::Fast;
use hyper::Method;
use serde_json::{Value, json};
use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};
use tokio::{sync::watch, task::JoinHandle};

/// Where the servers are; nobody plays without one.
pub type Where = watch::Receiver<Vec<SocketAddr>>;

/// Between two tries at a server that does not answer.
const PAUSE: Duration = Duration::from_millis(20);

/// A play that was sent and not acknowledged yet.
struct Sent {
    seat: usize,
    name: String,
    key: Key,
    body: Value,
}

/// Plays at one table.
pub struct Player {
    room: Room,
    clients: Vec<Client>,
    ledger: Arc<Ledger>,
    servers: Where,
    random: Fast,
    /// One in this many plays is sent by a client that vanishes; none if 0.
    vanishes: u32,
    sent: Option<Sent>,
    plays: u32,
    /// Tries so far: each goes to the next server.
    tries: usize,
    /// How many players have a request under way.
    busy: Arc<AtomicUsize>,
    /// Makes the names of its requests its own.
    run: u64,
}

impl Player {
    /// Starts to play whenever there is a server.
    pub fn start(
        room: &Room,
        ledger: &Arc<Ledger>,
        servers: Where,
        busy: &Arc<AtomicUsize>,
        seed: u64,
        vanishes: u32,
    ) -> JoinHandle<()> {
        let mut player = Player {
            clients: room.clients(),
            room: room.clone(),
            ledger: ledger.clone(),
            servers,
            random: Fast::new(seed),
            vanishes,
            sent: None,
            plays: 0,
            tries: 0,
            busy: busy.clone(),
            run: seed,
        };
        tokio::spawn(async move {
            while let Some(server) = player.there().await {
                player.busy.fetch_add(1, Ordering::SeqCst);
                // A task that waits for a moment without requests may have begun to wait just now.
                let still = !player.servers.borrow().is_empty();
                let done = if still { player.step(server).await } else { Ok(true) };
                player.busy.fetch_sub(1, Ordering::SeqCst);
                match done {
                    Ok(true) => {}
                    Ok(false) => return,
                    Err(_) => {
                        player.ledger.unanswered();
                        tokio::time::sleep(PAUSE).await;
                    }
                }
            }
        })
    }

    /// A server, as soon as there is one, and the next one each time; nothing when there will be none any more.
    async fn there(&mut self) -> Option<SocketAddr> {
        self.tries += 1;
        let servers = self.servers.wait_for(|servers| !servers.is_empty()).await.ok()?;
        servers.get(self.tries % servers.len()).copied()
    }

    /// One action, or the next try of one; false when the game is over.
    async fn step(&mut self, server: SocketAddr) -> Result<bool, Fault> {
        if self.sent.is_none() {
            match self.decide(server).await? {
                Asked::Over => return Ok(false),
                Asked::Nobody => tokio::time::sleep(PAUSE).await,
                Asked::Somebody(sent) => self.sent = Some(sent),
            }
        }
        let Some(sent) = &self.sent else { return Ok(true) };
        let path = format!("/tables/{}/seats/{}/play", self.room.table, sent.seat + 1);
        if self.vanishes > 0 && self.random.below(self.vanishes) == 0 {
            let how = self.random.below(4);
            self.clients[sent.seat].vanish(server, &path, &sent.name, &sent.body, how).await?;
            // What became of it is found out by sending it again.
        }
        let client = &mut self.clients[sent.seat];
        let (status, told) =
            client.ask(server, Method::POST, &path, Some(&sent.name), Some(&sent.body)).await?;
        match status {
            200 => self.ledger.acknowledge(&self.room.table, sent.key),
            // Something else is asked by now: a standing order was quicker.
            409 | 422 => {}
            429 => {
                tokio::time::sleep(PAUSE).await;
                return Ok(true);
            }
            status => return Err(Fault(format!("{status}: {told}"))),
        }
        self.sent = None;
        Ok(true)
    }

    async fn decide(&mut self, server: SocketAddr) -> Result<Asked, Fault> {
        let table = &self.room.table;
        let (status, state) =
            self.clients[0].ask(server, Method::GET, &format!("/tables/{table}"), None, None).await?;
        if status != 200 {
            return Err(Fault(format!("{status}: {state}")));
        }
        if state["phase"] != "playing" {
            return Ok(Asked::Over);
        }
        let seats = state["seats"].as_array().cloned().unwrap_or_default();
        let asked: Vec<usize> = (0..seats.len()).filter(|&at| seats[at]["to-act"] == true).collect();
        for seat in asked {
            let path = format!("/tables/{table}/seats/{}", seat + 1);
            let (status, view) = self.clients[seat].ask(server, Method::GET, &path, None, None).await?;
            let actions = view["decision"]["actions"].as_array().cloned().unwrap_or_default();
            let decision =
                view["decision"]["decision"].as_str().and_then(|text| text.parse::<Decision>().ok());
            let (Some(decision), 200, false) = (decision, status, actions.is_empty()) else { continue };
            let chosen = &actions[self.random.below(actions.len() as u32) as usize]["action"];
            let action = chosen.as_str().unwrap_or_default().to_string();
            self.plays += 1;
            let name = format!("{table}-{}-{}", self.run, self.plays);
            let body = json!({ "decision": decision.to_string(), "actions": [action] });
            let key = Key::new(&name, decision, &[action]);
            return Ok(Asked::Somebody(Sent { seat, name, key, body }));
        }
        Ok(Asked::Nobody)
    }
}

enum Asked {
    Somebody(Sent),
    Nobody,
    Over,
}
