//! A match between bots: every seating in turn with the same chance (a block), block after block, until the games are
//! played or a test has decided. One bot against a company of others sits on every seat in turn with the same chance;
//! the next company, made of the same rivals, is the next block.

use crate::{
    Plan, PlanError, RecordError, Sprt, Standings,
    ledger::{Heading, Ledger, LedgerError, Line},
    play::Outcome,
    run::gather,
    seating::{every_seating, one_against},
    sprt::Verdict,
    standings::pairwise,
};
use bots::{BotName, Budget, Evaluate};
use catalog::{GameId, with_game};
use game::{Seat, Setup};
use std::{
    ops::Range,
    path::PathBuf,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

/// A match to be played.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The game.
    pub game: GameId,
    /// The bots, each once, the first of them first.
    pub bots: Vec<BotName>,
    /// What is played: every seating equally often.
    pub plan: Plan,
    /// Where results are kept, if they are.
    pub results: Option<PathBuf>,
    /// A test of the first bot's pairwise score that may end the match early.
    pub sprt: Option<Sprt>,
    named: Vec<BotName>,
    rivals: Vec<BotName>,
}

/// A match that came to its end, or was cancelled.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Its results.
    pub standings: Standings,
    /// Games that were in the results file already.
    pub found: u64,
    /// Was it cancelled before it was decided?
    pub cancelled: bool,
}

/// Why a match cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum ContestError {
    /// The bots do not fit the seats.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// The results cannot be kept.
    #[error(transparent)]
    Ledger(#[from] LedgerError),
    /// A record cannot be written.
    #[error(transparent)]
    Record(#[from] RecordError),
}

impl Contest {
    /// A match of at least this many games, every seating equally often.
    pub fn new(game: GameId, setup: Setup, named: &[BotName], games: u64) -> Result<Contest, PlanError> {
        let seatings = every_seating(named, setup.players())?;
        let block = seatings.len();
        Ok(Contest::seated(game, setup, seatings, block, named, &[], games))
    }

    /// One bot on every seat in turn, against these: at least this many games, against every company equally often.
    pub fn against(
        game: GameId,
        setup: Setup,
        bot: BotName,
        rivals: &[BotName],
        games: u64,
    ) -> Result<Contest, PlanError> {
        let seatings = one_against(bot, rivals, setup.players())?;
        Ok(Contest::seated(game, setup, seatings, setup.players().into(), &[bot], rivals, games))
    }

    fn seated(
        game: GameId,
        setup: Setup,
        seatings: Vec<Vec<BotName>>,
        block: usize,
        named: &[BotName],
        rivals: &[BotName],
        games: u64,
    ) -> Contest {
        let all = seatings.len() as u64;
        let plan = Plan::seated(setup, seatings, block as u64).games(games.div_ceil(all).max(1) * all);
        let mut bots: Vec<BotName> = Vec::new();
        for &bot in named.iter().chain(rivals) {
            if !bots.contains(&bot) {
                bots.push(bot);
            }
        }
        Contest {
            game,
            bots,
            plan,
            results: None,
            sprt: None,
            named: named.to_vec(),
            rivals: rivals.to_vec(),
        }
    }

    /// From this seed, on this many threads.
    pub fn on(mut self, seed: u64, threads: usize) -> Contest {
        self.plan = self.plan.seed(seed).threads(threads);
        self
    }

    /// With this budget for bots that have none of their own.
    pub fn budget(mut self, budget: Budget) -> Contest {
        self.plan.budget = budget;
        self
    }

    /// Those whom the only bot meets, if it is one against others.
    pub fn rivals(&self) -> &[BotName] {
        &self.rivals
    }

    /// Games in a block.
    pub fn block(&self) -> usize {
        self.plan.block as usize
    }

    /// What is played: all that the games depend on.
    pub fn heading(&self) -> Heading {
        Heading {
            game: self.game.id().to_string(),
            rules_version: self.game.traits().rules_version,
            setup: self.game.setup_text(&self.plan.setup),
            bots: self.named.iter().map(BotName::to_string).collect(),
            against: self.rivals.iter().map(BotName::to_string).collect(),
            block: self.plan.block,
            nodes: self.plan.budget.nodes,
            seed: self.plan.seed,
        }
    }

    /// Plays it, or what is left of it. `progress` hears now and then how many games are done; once `cancel` is set, games
    /// under way are finished and the rest is left.
    pub fn play(&self, progress: &(dyn Fn(u64) + Sync), cancel: &AtomicBool) -> Result<Played, ContestError> {
        with_game!(self.game, G => self.play_typed::<G>(progress, cancel))
    }

    /// Plays these games of the match, by number, and returns their lines in order: a part that can be played anywhere.
    pub fn play_part(&self, games: Range<u64>, cancel: &AtomicBool) -> Result<Vec<Line>, ContestError> {
        let players = self.plan.setup.players();
        let plan = Plan { games: games.end.min(self.plan.games), ..self.plan.clone() };
        let add = |lines: &mut Vec<Line>, number, outcome: Outcome| -> Result<(), ContestError> {
            lines.push(line(number, players, &outcome));
            Ok(())
        };
        let parts = with_game!(self.game, G => gather::<G, _, _>(
            &plan,
            &|number| games.contains(&number),
            &Vec::new,
            &add,
            &|_| {},
            cancel,
        ))?;
        let mut lines: Vec<Line> = parts.into_iter().flatten().collect();
        lines.sort_by_key(|line| line.game);
        Ok(lines)
    }

    /// The results of these games: those of whole blocks from the first on are counted.
    pub fn standings(&self, lines: &[Line]) -> Standings {
        let whole = lines.iter().zip(0..).take_while(|(line, number)| line.game == *number).count();
        let whole = whole - whole % self.block();
        Standings::of(self, &lines[..whole].iter().collect::<Vec<_>>())
    }

    fn play_typed<G: Evaluate>(
        &self,
        progress: &(dyn Fn(u64) + Sync),
        cancel: &AtomicBool,
    ) -> Result<Played, ContestError> {
        let ledger = match &self.results {
            Some(file) => Ledger::open(file, &self.heading())?,
            None => Ledger::default(),
        };
        let mut book = Book { ledger, blocks: Vec::new(), decided: None };
        let known: Vec<u64> = book.ledger.lines().keys().copied().collect();
        book.look(self);
        // Games from here on are not wanted any more.
        let enough = AtomicU64::new(book.enough(self));
        let book = Mutex::new(book);
        let wanted =
            |number: u64| number < enough.load(Ordering::Relaxed) && known.binary_search(&number).is_err();
        let add = |_: &mut (), number, outcome: Outcome| -> Result<(), ContestError> {
            let mut book = book.lock().unwrap_or_else(PoisonError::into_inner);
            book.ledger.add(line(number, self.plan.setup.players(), &outcome))?;
            book.look(self);
            enough.store(book.enough(self), Ordering::Relaxed);
            Ok(())
        };
        gather::<G, _, _>(&self.plan, &wanted, &|| (), &add, progress, cancel)?;
        let book = book.into_inner().unwrap_or_else(PoisonError::into_inner);
        let blocks = book.decided.map_or(book.blocks.len(), |(blocks, _)| blocks);
        let games = (blocks * self.block()) as u64;
        let lines: Vec<&Line> = book.ledger.lines().range(..games).map(|(_, line)| line).collect();
        let mut standings = Standings::of(self, &lines);
        standings.sprt =
            self.sprt.map(|test| (test, book.decided.map_or(Verdict::Open, |(_, verdict)| verdict)));
        let cancelled = book.decided.is_none() && games < self.plan.games;
        let found = known.iter().filter(|&&number| number < games).count() as u64;
        Ok(Played { standings, found, cancelled })
    }
}

/// The results so far: whole blocks in their order, whichever finished first.
struct Book {
    ledger: Ledger,
    /// The first bot's pairwise score in each of the whole blocks from the first on.
    blocks: Vec<f64>,
    /// After how many blocks the test decided, and how.
    decided: Option<(usize, Verdict)>,
}

impl Book {
    /// Takes in the blocks that have become whole.
    fn look(&mut self, contest: &Contest) {
        let block = contest.block() as u64;
        let most = contest.plan.games / block;
        while self.decided.is_none() && (self.blocks.len() as u64) < most {
            let first = self.blocks.len() as u64 * block;
            let lines: Vec<&Line> =
                self.ledger.lines().range(first..first + block).map(|(_, line)| line).collect();
            if lines.len() < contest.block() {
                return;
            }
            self.blocks
                .push(pairwise(contest, contest.bots[0], None, &lines).map_or(0.5, |share| share.mean));
            if let Some(test) = contest.sprt {
                let verdict = test.verdict(&self.blocks);
                if verdict != Verdict::Open {
                    self.decided = Some((self.blocks.len(), verdict));
                }
            }
        }
    }

    /// Games with this number or above need not be played.
    fn enough(&self, contest: &Contest) -> u64 {
        match self.decided {
            Some((blocks, _)) => (blocks * contest.block()) as u64,
            None => contest.plan.games,
        }
    }
}

fn line(number: u64, players: u8, outcome: &Outcome) -> Line {
    Line {
        game: number,
        places: outcome.places.clone(),
        scores: Seat::all(players).map(|seat| outcome.scores[seat.index()].total()).collect(),
        finished: outcome.tally.finished,
        thought: outcome.thought[..players.into()].to_vec(),
    }
}
