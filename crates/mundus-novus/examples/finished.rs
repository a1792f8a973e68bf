//! Writes the record of a finished game, for `tests/games`: `finished <players> <ending> <first seed>` searches seeds
//! for a game that ends so and prints it. Everybody plays at random, but collects caravels and warehouses, stores what
//! can be stored and shows the perfect combination whenever possible.

use game::{
    ActionSet, Fast, Record, Recorder, Rules, Seat, Setup,
    record::{FORMAT, Holder, Step, result_of},
};
use mundus_novus::{Action, Kind, MundusNovus, Position};

/// Is this what a collector does?
fn wanted(action: Action) -> bool {
    match action {
        Action::Perfect | Action::Store(_) => true,
        Action::Develop(card) => {
            matches!(card.data().kind, Kind::Caravel(_) | Kind::Warehouse(_) | Kind::Merchant(_))
        }
        _ => false,
    }
}

fn choose(position: &Position, seat: Seat, rng: &mut Fast, collect: bool) -> usize {
    let legal = MundusNovus::legal(position, seat);
    let fitting: Vec<usize> = legal.iter().filter(|&index| wanted(MundusNovus::action(index))).collect();
    if collect && !fitting.is_empty() {
        return fitting[rng.below(fitting.len() as u32) as usize];
    }
    let spends = |&index: &usize| !matches!(MundusNovus::action(index), Action::Different | Action::Sell(_));
    let rest: Vec<usize> = legal.iter().filter(|index| !collect || spends(index)).collect();
    rest[rng.below(rest.len() as u32) as usize]
}

fn game(setup: &Setup, seed: u64, collect: bool) -> Option<Record> {
    let mut rng = Fast::of_game(seed, 1);
    let own = |outcomes: &[&str]| outcomes.iter().map(|outcome| outcome.to_string()).collect::<Vec<_>>();
    let mut chance = Recorder::new(Fast::of_game(seed, 2));
    let mut position = MundusNovus::start(setup, &mut chance, &mut ());
    let start = own(&chance.outcomes);
    let mut steps = Vec::new();
    while let Some(seat) = MundusNovus::to_act(&position).first() {
        let index = choose(&position, seat, &mut rng, collect);
        let before = chance.outcomes.len();
        MundusNovus::apply(&mut position, seat, MundusNovus::action(index), &mut chance, &mut ()).ok()?;
        let action = MundusNovus::notation().text(index).to_string();
        let outcomes = own(&chance.outcomes[before..]);
        steps.push(Step { seat, action, chance: outcomes, stream: None, legal: None, think_ms: None });
        if steps.len() > MundusNovus::STEP_LIMIT as usize {
            return None;
        }
    }
    let holder = |seat: Seat| Holder { seat, from_step: 0, name: "Random".into(), player: "random".into() };
    Some(Record {
        format: FORMAT.into(),
        game: MundusNovus::ID.into(),
        rules_version: MundusNovus::RULES_VERSION,
        setup: setup.text::<MundusNovus>(),
        seats: Seat::all(setup.players()).map(holder).collect(),
        seed: None,
        seed_hash: None,
        continues: None,
        start,
        steps,
        result: result_of::<MundusNovus>(&position),
    })
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let (players, ending) = (words.next().unwrap_or("4".into()), words.next().unwrap_or("line".into()));
    let first: u64 = words.next().unwrap_or("1".into()).parse()?;
    let setup =
        Setup::new::<MundusNovus>(&game::SetupText { players: players.parse()?, options: [].into() })?;
    for seed in first..first + 200_000 {
        let Some(record) = game(&setup, seed, ending != "line") else { continue };
        if record.result.as_ref().is_some_and(|result| result.ending == ending) {
            println!("{}", serde_json::to_string(&record)?);
            return Ok(());
        }
    }
    Err(format!("no game of {players} players ended by {ending}").into())
}
