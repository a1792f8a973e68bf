//! One table: looks at it whenever something has changed there, and plays what is asked.

use super::{
    player::{self, Player},
    server::{Line, Refused, Server},
};
use crate::args::plural;
use bots::{BotName, Kind};
use catalog::GameId;
use game::{Fast, Seat};
use hyper::StatusCode;
use serde_json::{Value, json};
use std::{
    hash::{BuildHasher, RandomState},
    sync::Arc,
};
use tokio::{
    sync::{Notify, Semaphore},
    task::{JoinError, spawn_blocking},
};

/// A table where we sit.
pub struct Table {
    pub id: String,
    pub game: GameId,
    pub bot: BotName,
    pub server: Arc<Server>,
    /// Rung when something has changed.
    pub bell: Arc<Notify>,
    /// Our own bots think on this many cores.
    pub cores: Arc<Semaphore>,
}

/// How the table ended for us.
pub enum End {
    /// The game is over: what to say about it.
    Over(String),
    /// It does not concern us any more.
    Left,
    /// Nothing more can be done there, and why.
    Lost(String),
}

/// What a table is played with.
struct Hands {
    line: Line,
    player: Option<Box<dyn Player>>,
    luck: Fast,
    decisions: u64,
    by_chance: u64,
}

impl Table {
    /// Plays until the game is over.
    pub async fn run(self) -> (String, End) {
        let luck = RandomState::new().hash_one(&self.id);
        let mut hands = Hands {
            line: Line::new(&self.server, &self.id),
            player: Some(player::player(self.bot, self.game, luck)),
            luck: Fast::new(luck),
            decisions: 0,
            by_chance: 0,
        };
        let end = loop {
            self.bell.notified().await;
            match self.look(&mut hands).await {
                Ok(None) => {}
                Ok(Some(end)) => break end,
                Err(refused) => break End::Lost(refused.sentence),
            }
        };
        // A process has a moment to end.
        let _ = spawn_blocking(move || drop(hands.player)).await;
        (self.id, end)
    }

    /// Looks at the table, and does what is to be done.
    async fn look(&self, hands: &mut Hands) -> Result<Option<End>, Refused> {
        let path = format!("/tables/{}", self.id);
        let state = hands.line.get(&path).await?;
        match state["phase"].as_str().unwrap_or_default() {
            "gathering" | "playing" => {}
            _ => return Ok(Some(End::Over(self.told(&state, hands)))),
        }
        let seats =
            |name: &str| -> Vec<u8> { serde_json::from_value(state[name].clone()).unwrap_or_default() };
        let mut ours = seats("yours");
        for seat in seats("away") {
            match hands.line.post(&format!("{path}/seats/{seat}/return"), None).await {
                Ok(_) => ours.push(seat),
                // It may have come back too often: then the server's bot plays on.
                Err(refused) if refused.status == StatusCode::CONFLICT => {}
                Err(refused) => return Err(refused),
            }
        }
        if ours.is_empty() && seats("away").is_empty() {
            return Ok(Some(End::Left));
        }
        if state["phase"] == "playing" {
            for seat in ours {
                self.play(hands, &format!("{path}/seats/{seat}"), seat).await?;
            }
        }
        Ok(None)
    }

    /// Plays as long as something is asked of this seat: a turn may have several decisions.
    async fn play(&self, hands: &mut Hands, path: &str, seat: u8) -> Result<(), Refused> {
        loop {
            let state = hands.line.get(path).await?;
            let decision = &state["decision"];
            let Some(actions) = decision["actions"].as_array() else { return Ok(()) };
            let legal: Vec<String> =
                actions.iter().filter_map(|action| action["action"].as_str()).map(str::to_string).collect();
            let Some(seat) = Seat::from_number(seat.into()).filter(|_| !legal.is_empty()) else {
                return Ok(());
            };
            let action = self.choose(hands, seat, state["view"].to_string(), legal).await;
            let answer = json!({ "decision": decision["decision"], "actions": [action] });
            match hands.line.post(&format!("{path}/play"), Some(answer)).await {
                Ok(_) => hands.decisions += 1,
                // Something else is asked by now: the next look at the seat says what.
                Err(refused) if refused.status == StatusCode::CONFLICT => {}
                Err(refused) => return Err(refused),
            }
        }
    }

    /// The bot's choice, or by chance if it has none.
    async fn choose(&self, hands: &mut Hands, seat: Seat, view: String, legal: Vec<String>) -> String {
        let elsewhere = matches!(self.bot.kind, Kind::Program(_));
        let _core = if elsewhere { None } else { self.cores.acquire().await.ok() };
        let player = hands.player.take();
        let options = legal.clone();
        let asked = spawn_blocking(move || {
            let mut player = player.ok_or("it is gone")?;
            let texts: Vec<&str> = options.iter().map(String::as_str).collect();
            let chosen = player.choose(seat, &view, &texts);
            Ok::<_, &str>((player, chosen))
        });
        let why = match asked.await {
            Ok(Ok((player, chosen))) => {
                hands.player = Some(player);
                match chosen {
                    Ok(action) => return action.to_string(),
                    Err(why) => why,
                }
            }
            Ok(Err(why)) => why.to_string(),
            Err(error) => {
                hands.player = Some(player::player(self.bot, self.game, hands.luck.bits()));
                panicked(&error)
            }
        };
        hands.by_chance += 1;
        eprintln!("{}: chance decides, because {}", self.id, game::visible::shortened(&why, 300));
        legal[hands.luck.below(legal.len() as u32) as usize].clone()
    }

    /// A line about a game that is over.
    fn told(&self, state: &Value, hands: &Hands) -> String {
        let Table { id, game, .. } = self;
        let decisions = plural(hands.decisions, "decision");
        let mut line = format!("{id} {}: ", game.id());
        let seat = state["yours"][0].as_u64().unwrap_or(0);
        let own = |list: &Value| list.get(seat.saturating_sub(1) as usize).cloned().filter(|_| seat > 0);
        let result = &state["result"];
        line += &match (own(&result["places"]), own(&result["totals"])) {
            (Some(place), Some(points)) => {
                let players = &state["players"];
                format!("seat {seat}, place {place} of {players} with {points} points, {decisions}")
            }
            _ if result.is_object() => format!("over, someone else holds our seat, {decisions}"),
            _ => format!("ended early, {decisions}"),
        };
        if hands.by_chance > 0 {
            line += &format!(", {} more by chance", hands.by_chance);
        }
        line + "\n"
    }
}

fn panicked(error: &JoinError) -> String {
    if error.is_panic() { "the bot panicked".into() } else { "it was stopped".into() }
}
