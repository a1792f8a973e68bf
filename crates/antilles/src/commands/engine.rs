//! `antilles engine`: the games, bots and analyses behind lines of JSON.

use crate::{
    answer::{Answer, Failure},
    grid::Grid,
};
use catalog::GameId;
use clap::Args;
use engine::Session;
use serde_json::{Value, json};
use std::{
    env,
    io::{BufRead, BufReader, stdin, stdout},
    process::{Command, Stdio},
    time::{Duration, Instant},
};

/// Answer requests in lines of JSON on standard input and output
///
/// The protocol is described in docs/protocol.md: games, positions, views, legal actions, play, undo, records, choices of
/// bots, analyses, counting. It ends with `quit`, or with the end of its input, when everything asked is answered.
#[derive(Args)]
#[command(after_help = "\
Examples:
  echo '{\"id\": 1, \"command\": \"games\"}' | antilles engine
  antilles engine --bench")]
pub struct Engine {
    /// Measure how soon it is ready, and how long `legal` and `play` take
    #[arg(long)]
    bench: bool,
}

/// It starts so often to be measured.
const STARTS: usize = 20;
/// It should be ready within this.
const READY: Duration = Duration::from_millis(20);
/// An answer should take no longer than this, the pipe not counted.
const ANSWER: Duration = Duration::from_micros(100);

impl Engine {
    pub fn run(self) -> Result<Answer, Failure> {
        if self.bench {
            return bench();
        }
        engine::serve(stdin().lock(), stdout())?;
        Ok(Answer::default())
    }
}

fn bench() -> Result<Answer, Failure> {
    let mut grid = Grid::new(["what", "median µs", "99 % µs", "goal µs"]);
    let mut row = |what: &str, mut times: Vec<Duration>, goal: Duration| {
        times.sort_unstable();
        let at = |share: usize| times.get((times.len() * share / 100).min(times.len().saturating_sub(1)));
        let micros = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1e6);
        grid.row([
            what.to_string(),
            format!("{:.1}", micros(at(50))),
            format!("{:.1}", micros(at(99))),
            goal.as_micros().to_string(),
        ]);
    };
    row("started, greeting read", (0..STARTS).map(|_| start()).collect::<Result<_, _>>()?, READY);
    for &game in GameId::ALL {
        let [legal, play, spoken] = answers(game)?;
        row(&format!("{} legal", game.id()), legal, ANSWER);
        row(&format!("{} legal, with sentences", game.id()), spoken, ANSWER);
        row(&format!("{} play", game.id()), play, ANSWER);
    }
    Ok(Answer { text: grid.numbers(), ..Answer::default() })
}

/// How long a new engine takes until its greeting is read.
fn start() -> Result<Duration, Failure> {
    let clock = Instant::now();
    let mut child = Command::new(env::current_exe()?)
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("the engine cannot be started: {error}"))?;
    let mut greeting = String::new();
    if let Some(output) = child.stdout.take() {
        BufReader::new(output).read_line(&mut greeting)?;
    }
    let ready = clock.elapsed();
    drop(child.stdin.take());
    child.wait()?;
    match greeting.contains("antilles-engine") {
        true => Ok(ready),
        false => Err(Failure("the engine did not greet".into())),
    }
}

/// How long the answers of a random game take, from the text of a request to the text of its answer: `legal`, `play`, and
/// `legal` with sentences.
fn answers(game: GameId) -> Result<[Vec<Duration>; 3], Failure> {
    let mut session = Session::default();
    let players = game.traits().most_players.min(4);
    let new = json!({"command": "new", "game": game.id(), "setup": {"players": players}, "seed": 1});
    let mut stands = ask(&mut session, &new)?.0;
    let mut times = [const { Vec::new() }; 3];
    let mut turn: usize = 0;
    while stands["to-act"].as_array().is_some_and(|seats| !seats.is_empty()) {
        let (legal, took) = ask(&mut session, &json!({"command": "legal", "table": 1}))?;
        times[0].push(took);
        times[2].push(ask(&mut session, &json!({"command": "legal", "table": 1, "language": "en"}))?.1);
        let actions = legal["actions"].as_array().ok_or("there are no actions")?;
        let action = &actions[turn * 7 % actions.len().max(1)];
        turn += 1;
        let (played, took) = ask(&mut session, &json!({"command": "play", "table": 1, "action": action}))?;
        times[1].push(took);
        stands = played;
    }
    Ok(times)
}

fn ask(session: &mut Session, request: &Value) -> Result<(Value, Duration), Failure> {
    let line = request.to_string();
    let clock = Instant::now();
    let answer = session.answer(&line);
    let text = answer.to_string();
    let took = clock.elapsed();
    match answer.get("ok") {
        Some(ok) => Ok((ok.clone(), took)),
        None => Err(Failure(text)),
    }
}
