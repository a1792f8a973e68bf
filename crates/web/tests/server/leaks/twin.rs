//! Two games that one observer cannot tell apart, from the set-up on: other cards in other hands, other secret choices,
//! another future. Each is written as the log of a table, as the table itself would have written it.

use catalog::{AnyEvent, AnyPosition, GameId, with_game};
use game::{Chance, Fast, Recorder, Rules, Seat, Seats, Setup, SetupText, Talk, record::seed_hash};
use table::{Body, By, Created, Entry, PersonId, TableOptions, entry::FORMAT};

/// The moment of the first entry.
const BEGINNING: i64 = 1_750_000_000_000;
/// Between two entries, in milliseconds.
const PAUSE: i64 = 2_500;
/// How often another world is looked for at one step before the game is left where it stood.
const TRIES: u32 = 30;

/// One of two games.
#[derive(Clone)]
pub struct World {
    pub seed: [u8; 32],
    pub entries: Vec<Entry>,
    pub position: AnyPosition,
    holders: Vec<PersonId>,
    step: u32,
}

/// A table in two worlds that look the same to one of those who read it, and to everybody who watches.
pub struct Twins {
    pub table: String,
    pub game: GameId,
    pub setup: Setup,
    /// Who cannot tell them apart; nobody's seat if only watchers cannot.
    pub observer: Option<Seat>,
    pub truth: World,
    pub other: World,
    /// How many steps were played differently.
    pub differs: u32,
    /// Is everything played alike, to the end, and only what was chosen ahead is not?
    pub finished: bool,
}

/// Chance that follows another game's and now and then answers something else.
struct Astray<'a> {
    answers: &'a [&'static str],
    asked: usize,
    random: Fast,
    /// One in this many answers is another; none if 0.
    one_in: u32,
}

impl Chance for Astray<'_> {
    fn pick(&mut self, names: &'static [&'static str], weights: &[u8]) -> usize {
        let answer = self.answers.get(self.asked);
        self.asked += 1;
        let same = answer.and_then(|answer| names.iter().position(|name| name == answer));
        let same = same.filter(|&outcome| weights.get(outcome).is_some_and(|&weight| weight > 0));
        match same {
            Some(outcome) if self.one_in == 0 || self.random.below(self.one_in) > 0 => outcome,
            _ => self.random.pick(names, weights),
        }
    }
}

/// What one observer, and everybody, hears.
fn heard(events: &[AnyEvent], observer: Option<Seat>) -> [Vec<String>; 2] {
    [observer, None].map(|who| {
        let seen = events.iter().filter_map(|event| event.seen_by(who));
        seen.map(|event| event.json().to_string()).collect()
    })
}

/// What one observer, and everybody, sees.
fn seen(position: &AnyPosition, observer: Option<Seat>) -> impl PartialEq {
    let views = [observer, None].map(|who| position.view(who).json());
    (views, position.to_act(), observer.map(|seat| position.legal(seat)))
}

impl World {
    /// Who holds this seat.
    pub fn holder(&self, seat: Seat) -> PersonId {
        self.holders[seat.index()].clone()
    }

    fn write(&mut self, body: &Body) {
        let number = self.entries.len() as u32 + 1;
        let position = match body {
            Body::Created(_) | Body::Sat { .. } => String::new(),
            _ => hex(&self.position.digest()),
        };
        let before = self.entries.last().map(|entry| entry.digest.clone()).unwrap_or_default();
        let at = BEGINNING + i64::from(number) * PAUSE;
        let body = serde_json::to_string(body).expect("every body can be written");
        self.entries.push(Entry::chained(number, at, body, position, &before));
    }

    fn act(&mut self, seat: Seat, action: &str, chance: &[&'static str], sealed: bool) {
        self.step += 1;
        self.write(&Body::Action {
            seat,
            action: action.to_string(),
            chance: spelled(chance),
            epoch: 0,
            step: self.step,
            by: By::Person,
            sealed,
            keys: Vec::new(),
            decided: None,
        });
    }
}

fn spelled(chance: &[&'static str]) -> Vec<String> {
    chance.iter().map(|outcome| outcome.to_string()).collect()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A set-up with random players and options.
fn setup(game: GameId, random: &mut Fast) -> Setup {
    let traits = game.traits();
    loop {
        let players = traits.least_players
            + random.below(u32::from(traits.most_players - traits.least_players) + 1) as u8;
        let options = traits.options.iter().map(|option| {
            let value = option.values[random.below(option.values.len() as u32) as usize];
            (option.id.to_string(), value.to_string())
        });
        if let Ok(setup) = game.setup(&SetupText { players, options: options.collect() }) {
            return setup;
        }
    }
}

/// Who sits where: the reader at the observer's seat.
fn holders(
    setup: &Setup,
    observer: Option<Seat>,
    reader: &(PersonId, String),
    players: &[(PersonId, String)],
) -> Vec<(PersonId, String)> {
    let mut others = players.iter();
    Seat::all(setup.players())
        .map(|seat| if Some(seat) == observer { reader } else { others.next().expect("a player") })
        .cloned()
        .collect()
}

impl Twins {
    /// Tables after at most `steps` steps of random games of one set-up, each in two worlds: one that no watcher can tell
    /// apart, and for every seat one that its player cannot. That seat is `reader`'s, the others are those of `players`, in
    /// order.
    pub fn play_all(
        game: GameId,
        table: &str,
        steps: u32,
        reader: &(PersonId, String),
        players: &[(PersonId, String)],
        random: &mut Fast,
    ) -> Vec<Twins> {
        let setup = setup(game, random);
        let observers = [None].into_iter().chain(Seat::all(setup.players()).map(Some));
        let play = |observer: Option<Seat>| {
            let table = format!("{table}{}", observer.map_or(0, Seat::number));
            let holders = holders(&setup, observer, reader, players);
            Twins::play(game, table, setup, observer, &holders, steps, random)
        };
        observers.map(play).collect()
    }

    /// A game that is over, in two worlds that differ only in what others than the observer had chosen ahead on the way.
    pub fn play_to_the_end(
        game: GameId,
        table: String,
        reader: &(PersonId, String),
        players: &[(PersonId, String)],
        random: &mut Fast,
    ) -> Twins {
        let setup = setup(game, random);
        let observer = Seat::all(setup.players()).next();
        let holders = holders(&setup, observer, reader, players);
        let mut twins = Twins::begin(game, table, setup, observer, &holders, true, random);
        while !twins.truth.position.to_act().is_empty() {
            if random.below(8) == 0 {
                twins.choose_ahead(random);
            }
            let played = twins.round(random);
            assert!(
                played.is_some() || twins.truth.position.to_act().is_empty(),
                "what can be played once can be played twice"
            );
        }
        for world in [&mut twins.truth, &mut twins.other] {
            let result = world.position.result().expect("the game is over");
            let seed = hex(&world.seed);
            world.write(&Body::Finished { result, resigned: Vec::new(), seed });
        }
        twins
    }

    fn play(
        game: GameId,
        table: String,
        setup: Setup,
        observer: Option<Seat>,
        holders: &[(PersonId, String)],
        steps: u32,
        random: &mut Fast,
    ) -> Twins {
        let mut twins = Twins::begin(game, table, setup, observer, holders, false, random);
        while twins.truth.step < steps && !twins.truth.position.to_act().is_empty() {
            let (truth, other) = (twins.truth.clone(), twins.other.clone());
            if twins.round(random).is_none() || twins.truth.position.to_act().is_empty() {
                // A game that is over is open to everybody.
                (twins.truth, twins.other) = (truth, other);
                break;
            }
        }
        twins.choose_ahead(random);
        twins
    }

    /// Others answer what they will be asked later, in each world something else.
    fn choose_ahead(&mut self, random: &mut Fast) {
        let answers = with_game!(self.game, G => {
            let answer = |index| G::answers(&self.setup, G::action(index)).map(|(question, _)| question);
            let all = (0..G::ACTIONS).filter_map(|at| Some((answer(at)?, G::notation().text(at))));
            all.collect::<Vec<(&'static str, &'static str)>>()
        });
        let waiting = Seat::all(self.setup.players())
            .filter(|&seat| Some(seat) != self.observer && !self.truth.position.to_act().contains(seat));
        for seat in waiting.collect::<Vec<_>>() {
            if answers.is_empty() || random.below(2) == 0 {
                continue;
            }
            let question = answers[random.below(answers.len() as u32) as usize].0;
            let possible: Vec<_> = answers.iter().filter(|(asked, _)| *asked == question).collect();
            for world in [&mut self.truth, &mut self.other] {
                let action = possible[random.below(possible.len() as u32) as usize].1.to_string();
                world.write(&Body::ChosenAhead { seat, question: question.into(), actions: vec![action] });
            }
        }
    }

    /// The set-up in both worlds.
    fn begin(
        game: GameId,
        table: String,
        setup: Setup,
        observer: Option<Seat>,
        holders: &[(PersonId, String)],
        finished: bool,
        random: &mut Fast,
    ) -> Twins {
        let world = |position: &AnyPosition, seed: u8| World {
            seed: [seed; 32],
            entries: Vec::new(),
            position: position.clone(),
            holders: holders.iter().map(|(person, _)| person.clone()).collect(),
            step: 0,
        };
        let mut chance = Recorder::new(Fast::new(random.bits()));
        let (position, events) = game.start(&setup, &mut chance);
        let mut found = None;
        // Where nothing is secret, what chance decided so far is everybody's: only the seed, and so the future, is not.
        let tries = if game.traits().secrets && !finished { TRIES } else { 0 };
        for one_in in (0..tries).map(|at| 2 + at / 2).chain([0]) {
            let astray =
                Astray { answers: &chance.outcomes, asked: 0, random: Fast::new(random.bits()), one_in };
            let mut astray = Recorder::new(astray);
            let (twin, told) = game.start(&setup, &mut astray);
            let alike = seen(&position, observer) == seen(&twin, observer)
                && heard(&events, observer) == heard(&told, observer);
            if alike && (one_in == 0 || twin.digest() != position.digest()) {
                found = Some((twin, astray.outcomes));
                break;
            }
        }
        let (twin, outcomes) = found.expect("the same chance gives the same set-up");
        let mut twins = Twins {
            table,
            game,
            setup,
            observer,
            truth: world(&position, 1),
            // When a game is over everybody may know its seed.
            other: world(&twin, if finished { 1 } else { 2 }),
            differs: 0,
            finished,
        };
        twins.open(holders, [&chance.outcomes, &outcomes]);
        twins
    }

    /// Writes how the table was set up and the game began.
    fn open(&mut self, holders: &[(PersonId, String)], chance: [&[&'static str]; 2]) {
        let orders = self.game.traits().standing_orders.iter().map(|order| order.id).chain([table::FORCED]);
        for (world, chance) in [&mut self.truth, &mut self.other].into_iter().zip(chance) {
            world.write(&Body::Created(Box::new(Created {
                format: FORMAT,
                table: self.table.clone(),
                game: self.game.id().to_string(),
                rules_version: self.game.traits().rules_version,
                setup: self.game.setup_text(&self.setup),
                options: TableOptions { draw_seats: false, coach: true, ..TableOptions::default() },
                owner: holders[0].0.clone(),
                seed_hash: seed_hash(&world.seed),
                opening: None,
            })));
            for (chair, (person, name)) in (1..).zip(holders) {
                let (person, name) = (person.clone(), name.clone());
                world.write(&Body::Sat { chair, person, name, program_of: None });
            }
            let chairs = (1..=self.setup.players()).collect();
            world.write(&Body::Started { chairs, chance: spelled(chance) });
            // Nothing moves by itself: the table stays where it is.
            for seat in Seat::all(self.setup.players()) {
                for order in orders.clone() {
                    world.write(&Body::OrderSet { seat, order: order.to_string(), on: false });
                }
            }
        }
    }

    /// One decision, or all of those that are made at the same time; nothing if the worlds would look different.
    fn round(&mut self, random: &mut Fast) -> Option<()> {
        let seats: Seats = self.truth.position.to_act();
        let together = seats.len() > 1;
        for seat in seats.iter() {
            loop {
                self.decide(seat, together, random)?;
                if !together || !self.truth.position.to_act().contains(seat) {
                    break;
                }
            }
            if together && self.truth.position.to_act().is_empty() {
                return None;
            }
        }
        Some(())
    }

    fn decide(&mut self, seat: Seat, sealed: bool, random: &mut Fast) -> Option<()> {
        let (mine, others) = (self.truth.position.legal(seat), self.other.position.legal(seat));
        let secrets = self.game.traits().secrets && !self.finished;
        for attempt in 0..TRIES {
            let action = mine[random.below(mine.len() as u32) as usize];
            // Somebody else may do something else, as long as nobody who looks can tell.
            let free = secrets && Some(seat) != self.observer && attempt % 2 == 0;
            let choice = match free {
                true => Some(others[random.below(others.len() as u32) as usize]),
                false => others.iter().copied().find(|other| other.index == action.index),
            };
            let Some(choice) = choice else { continue };
            let (mut truth, mut twin) = (self.truth.position.clone(), self.other.position.clone());
            let applied = truth.apply(seat, action.index, &mut Fast::new(random.bits())).ok()?;
            let mut astray = Astray {
                answers: &applied.chance,
                asked: 0,
                random: Fast::new(random.bits()),
                one_in: if !secrets || attempt + 4 > TRIES { 0 } else { 2 + attempt / 4 },
            };
            let twins = twin.apply(seat, choice.index, &mut astray).ok()?;
            if seen(&truth, self.observer) != seen(&twin, self.observer)
                || heard(&applied.events, self.observer) != heard(&twins.events, self.observer)
            {
                continue;
            }
            self.differs += u32::from(choice.index != action.index || applied.chance != twins.chance);
            (self.truth.position, self.other.position) = (truth, twin);
            self.truth.act(seat, action.text, &applied.chance, sealed);
            self.other.act(seat, choice.text, &twins.chance, sealed);
            return Some(());
        }
        None
    }

    /// Do the worlds differ in what is hidden now?
    pub fn hides(&self) -> bool {
        self.truth.position.digest() != self.other.position.digest()
    }

    /// Steps played.
    pub fn step(&self) -> u32 {
        self.truth.step
    }
}
