//! The table of the tests: a stage is set in a few words, players play by notation, and what lies there can be asked.

use game::{ActionSet, Fast, Rules, Seat, Setup, testkit, testkit::by_text};
use puerto_rico::{
    Action, Building, Ending, Event, Good, Place, PlayerDraft, Position, PositionDraft, PuertoRico, Role,
    Ship, ShipDraft, Tile,
    components::{ISLAND_SPACES, Table},
};
use std::collections::BTreeMap;

pub const ANNE: Seat = Seat::new(0);
pub const BERNIE: Seat = Seat::new(1);
pub const CHRISTINE: Seat = Seat::new(2);
pub const DAVID: Seat = Seat::new(3);
pub const EMILY: Seat = Seat::new(4);

fn name(seat: Seat) -> &'static str {
    ["Anne", "Bernie", "Christine", "David", "Emily"][seat.index()]
}

fn good(id: &str) -> Good {
    Good::from_id(id).unwrap_or_else(|| panic!("\"{id}\" is no good"))
}

fn place(id: &str) -> Place {
    Place::from_id(id).unwrap_or_else(|| panic!("\"{id}\" is neither a tile nor a building"))
}

fn role(id: &str) -> Role {
    Role::from_id(id).unwrap_or_else(|| panic!("\"{id}\" is no role"))
}

/// A table being set: Anne is governor and chooses a role first, boards and purses are empty, one plantation after the
/// other lies face up, and everything not named is in the supply.
#[derive(Clone, Debug)]
pub struct Stage {
    pub draft: PositionDraft,
    hoarder: Seat,
    left: BTreeMap<Good, u8>,
    quarries: Option<u8>,
    points: Option<u16>,
    everything_placed: bool,
}

/// A table for this many players.
pub fn stage(players: u8) -> Stage {
    let mut draft = PositionDraft::new(players);
    for seat in &mut draft.seats {
        seat.doubloons = 0;
    }
    for good in Good::ALL.into_iter().cycle().take(usize::from(players) + 1) {
        *draft.face_up.entry(good).or_insert(0) += 1;
    }
    let hoarder = Seat::new(usize::from(players) - 1);
    Stage { draft, hoarder, left: BTreeMap::new(), quarries: None, points: None, everything_placed: false }
}

/// "2 corn, 1 coffee" as amounts.
fn amounts(text: &str) -> BTreeMap<Good, u8> {
    let items = text.split(',').map(str::trim).filter(|item| !item.is_empty());
    items
        .map(|item| {
            let (count, id) = item.split_once(' ').unwrap_or_else(|| panic!("\"{item}\" has no number"));
            (good(id), count.parse().unwrap_or_else(|_| panic!("\"{count}\" is no number")))
        })
        .collect()
}

/// "corn corn coffee" as amounts.
fn list(text: &str) -> BTreeMap<Good, u8> {
    let mut amounts = BTreeMap::new();
    for id in text.split_whitespace() {
        *amounts.entry(good(id)).or_insert(0) += 1;
    }
    amounts
}

impl Stage {
    /// What a player has: "5 doubloons, 7 points, 2 in San Juan, 3 barrels sugar, 2 corn+, 1 corn, hacienda+,
    /// sugar-mill+2". A plus means occupied, by that number of colonists.
    pub fn domain(mut self, seat: Seat, text: &str) -> Stage {
        for item in text.split(',').map(str::trim) {
            let words: Vec<_> = item.split_whitespace().collect();
            let (count, words) = match words[0].parse::<u16>() {
                Ok(count) => (count, &words[1..]),
                Err(_) => (1, &words[..]),
            };
            let board = &mut self.draft.seats[seat.index()];
            match *words {
                ["doubloons" | "doubloon"] => board.doubloons = count,
                ["points" | "point"] => board.chips = count,
                ["in", "San", "Juan"] => board.san_juan = count as u8,
                ["barrels" | "barrel", id] => {
                    board.goods.insert(good(id), count as u8);
                }
                [what] => {
                    let (id, crew) = match what.split_once('+') {
                        Some((id, "")) => (id, Some(1)),
                        Some((id, crew)) => (id, Some(crew.parse().expect("a number of colonists"))),
                        None => (what, None),
                    };
                    if let Some(tile) = Tile::from_id(id) {
                        let tiles = board.island.entry(tile).or_default();
                        tiles.tiles += count as u8;
                        tiles.occupied += if crew.is_some() { count as u8 } else { 0 };
                    } else {
                        let building = Building::from_id(id).unwrap_or_else(|| panic!("what is \"{item}\"?"));
                        board.city.insert(building, crew.unwrap_or(0));
                    }
                }
                _ => panic!("what is \"{item}\"?"),
            }
        }
        self
    }

    /// Who begins the round.
    pub fn governor(mut self, seat: Seat) -> Stage {
        self.draft.governor = seat;
        self
    }

    /// The player who has what is missing elsewhere; the last player if not said.
    pub fn hoarder(mut self, seat: Seat) -> Stage {
        self.hoarder = seat;
        self
    }

    /// An option.
    pub fn option(mut self, id: &str, value: &str) -> Stage {
        self.draft = self.draft.option(id, value);
        self
    }

    /// The face-up plantations.
    pub fn row(mut self, tiles: &str) -> Stage {
        self.draft.face_up = list(tiles);
        self
    }

    /// All face-down plantations; the others are on the discard.
    pub fn stacks(mut self, tiles: &str) -> Stage {
        self.draft.face_down = Some(amounts(tiles));
        self
    }

    /// Every plantation that is not face up lies on the islands of the players after Anne, eleven each, unoccupied.
    pub fn nothing_else(mut self) -> Stage {
        self.everything_placed = true;
        self
    }

    /// Quarries left; the hoarder has the others.
    pub fn quarries(mut self, left: u8) -> Stage {
        self.quarries = Some(left);
        self
    }

    /// A cargo ship with something aboard.
    pub fn ship(mut self, size: u8, id: &str, barrels: u8) -> Stage {
        self.draft.ships.push(ShipDraft { size, good: good(id), barrels });
        self
    }

    /// The trading house.
    pub fn house(mut self, barrels: &str) -> Stage {
        self.draft.trading_house = list(barrels);
        self
    }

    /// Barrels left in the supply; the hoarder has the others.
    pub fn supply(mut self, id: &str, barrels: u8) -> Stage {
        self.left.insert(good(id), barrels);
        self
    }

    /// Colonists in the supply and on the ship; the hoarder has the others, in San Juan.
    pub fn colonists(mut self, supply: u8, ship: u8) -> Stage {
        (self.draft.colonist_supply, self.draft.colonist_ship) = (Some(supply), Some(ship));
        self
    }

    /// Victory points left; the hoarder has the others.
    pub fn point_supply(mut self, points: u16) -> Stage {
        self.points = Some(points);
        self
    }

    /// Doubloons on a role.
    pub fn role_doubloons(mut self, id: &str, doubloons: u16) -> Stage {
        self.draft.role_coins.insert(role(id), doubloons);
        self
    }

    /// The game ends after this round.
    pub fn ending(mut self, ending: Ending) -> Stage {
        self.draft.ending = Some(ending);
        self
    }

    /// The draft with everything in its place.
    pub fn finished_draft(mut self) -> PositionDraft {
        let table = Table::of(self.draft.setup.players);
        let hoarder = self.hoarder.index();
        let boards = &mut self.draft.seats;
        for (&good, &left) in &self.left {
            let aboard: u8 =
                self.draft.ships.iter().filter(|ship| ship.good == good).map(|ship| ship.barrels).sum();
            let owned: u8 = boards.iter().filter_map(|board| board.goods.get(&good)).sum();
            let sold = self.draft.trading_house.get(&good).copied().unwrap_or(0);
            *boards[hoarder].goods.entry(good).or_insert(0) +=
                table.barrels(good) - left - aboard - owned - sold;
        }
        if let Some(left) = self.quarries {
            let owned: u8 =
                boards.iter().filter_map(|board| board.island.get(&Tile::Quarry)).map(|q| q.tiles).sum();
            boards[hoarder].island.entry(Tile::Quarry).or_default().tiles += table.quarries() - left - owned;
        }
        if let Some(left) = self.points {
            boards[hoarder].chips += table.chips - left - boards.iter().map(|board| board.chips).sum::<u16>();
        }
        if let (Some(supply), Some(ship)) = (self.draft.colonist_supply, self.draft.colonist_ship) {
            let crew = |board: &PlayerDraft| {
                board.island.values().map(|tiles| tiles.occupied).sum::<u8>()
                    + board.city.values().sum::<u8>()
            };
            let owned: u8 = boards.iter().map(|board| board.san_juan + crew(board)).sum();
            boards[hoarder].san_juan += table.all_colonists() - supply - ship - owned;
        }
        if self.everything_placed {
            let mut tiles = Good::ALL.into_iter().flat_map(|good| {
                let face_up = self.draft.face_up.get(&good).copied().unwrap_or(0);
                std::iter::repeat_n(good.plantation(), usize::from(table.plantations(good) - face_up))
            });
            for board in &mut boards[1..] {
                for tile in tiles.by_ref().take(usize::from(ISLAND_SPACES) - 1) {
                    board.island.entry(tile).or_default().tiles += 1;
                }
            }
            assert_eq!(tiles.next(), None, "the islands are too small for all plantations");
        }
        self.draft
    }

    /// The game begins: the governor chooses a role.
    pub fn begin(self) -> Play {
        let position = self.finished_draft().build().unwrap_or_else(|impossible| panic!("{impossible}"));
        Play::at(position)
    }
}

/// A game being played.
#[derive(Clone, Debug)]
pub struct Play {
    position: Position,
    events: Vec<Event>,
    moves: Vec<String>,
    draws: Vec<String>,
    chance: Fast,
}

/// A fresh game with the default options.
pub fn new_game(players: u8) -> Play {
    new_game_with(&Setup::standard::<PuertoRico>(players), Fast::new(1))
}

/// A fresh game.
pub fn new_game_with(setup: &Setup, mut chance: Fast) -> Play {
    Play::at(PuertoRico::start(setup, &mut chance, &mut ()))
}

/// Plays a random game and shows every step: before, and after.
pub fn random_game(players: u8, seed: u64, mut look: impl FnMut(&Play, &Play)) {
    testkit::random_game::<PuertoRico>(&Setup::standard::<PuertoRico>(players), seed, |moment| {
        let (before, mut after) = (Play::at(moment.before), Play::at(moment.after));
        after.moves.push(moment.action.to_string());
        look(&before, &after);
    });
}

impl Play {
    /// From this position on.
    pub fn at(position: Position) -> Play {
        Play { position, events: Vec::new(), moves: Vec::new(), draws: Vec::new(), chance: Fast::new(1) }
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    // How it is played.

    /// What chance gives in the next action: exactly this, in this order.
    pub fn drawing(&mut self, outcomes: &[&str]) -> &mut Play {
        self.draws = outcomes.iter().map(|outcome| outcome.to_string()).collect();
        self
    }

    /// The action with this text.
    pub fn action(&self, text: &str) -> Action {
        by_text::action::<PuertoRico>(text)
    }

    /// A player acts.
    #[track_caller]
    pub fn play(&mut self, seat: Seat, text: &str) {
        let draws = std::mem::take(&mut self.draws);
        let Play { position, events, chance, .. } = self;
        if draws.is_empty() {
            by_text::play::<PuertoRico>(position, seat, text, chance, events);
        } else {
            by_text::roll::<PuertoRico>(position, seat, text, &draws, events);
        }
        self.moves.push(text.into());
    }

    /// How it came here and who may do what, for the message of a failure.
    fn story(&self) -> String {
        let played = self.moves.join(", ");
        match PuertoRico::to_act(&self.position).first() {
            Some(seat) => format!("played so far: {played}; {} may {:?}", name(seat), self.offered(seat)),
            None => format!("played so far: {played}; the game is over"),
        }
    }

    /// The last action played.
    pub fn last_action(&self) -> &str {
        self.moves.last().map_or("", String::as_str)
    }

    /// Somebody says no, or does the first thing allowed where there is no saying no.
    fn decline(&mut self) {
        let seat = PuertoRico::to_act(&self.position).first().expect("the game is not over");
        let offered = self.offered(seat);
        let no = offered
            .iter()
            .find(|text| *text == "pass" || *text == "done storing" || text.starts_with("decline"));
        let action = no.unwrap_or(&offered[0]).clone();
        self.play(seat, &action);
    }

    fn choosing(&self) -> bool {
        match PuertoRico::to_act(&self.position).first() {
            Some(seat) => {
                self.offered(seat).iter().all(|text| text != "take colonist" && text.starts_with("take "))
            }
            None => true,
        }
    }

    /// Everybody declines until it is this player's turn.
    #[track_caller]
    pub fn pass_to(&mut self, seat: Seat) {
        while !PuertoRico::to_act(&self.position).contains(seat) {
            assert!(!self.choosing(), "the phase is over and {} had no turn; {}", name(seat), self.story());
            self.decline();
        }
    }

    /// Everybody declines until the next role is chosen.
    pub fn end_phase(&mut self) {
        while !self.choosing() {
            self.decline();
        }
    }

    /// Everybody takes the first role and declines until another governor begins, or the game is over.
    pub fn end_round(&mut self) {
        let governor = self.governor();
        while self.governor() == governor && !PuertoRico::to_act(&self.position).is_empty() {
            self.end_phase();
            if self.governor() == governor && !PuertoRico::to_act(&self.position).is_empty() {
                self.decline();
            }
        }
    }

    // What may be done.

    /// The legal actions of a player, in the order of their index.
    pub fn offered(&self, seat: Seat) -> Vec<String> {
        by_text::offered::<PuertoRico>(&self.position, seat)
    }

    #[track_caller]
    pub fn turn(&self, seat: Seat) {
        let to_act = PuertoRico::to_act(&self.position);
        assert!(to_act.contains(seat), "it is not {}'s turn; {}", name(seat), self.story());
    }

    #[track_caller]
    pub fn offers(&self, seat: Seat, text: &str) {
        let index = self.action(text).index();
        let legal = PuertoRico::legal(&self.position, seat);
        assert!(legal.contains(index), "\"{text}\" is not offered to {}; {}", name(seat), self.story());
    }

    /// The action is refused, and changes nothing; the id of the reason.
    #[track_caller]
    pub fn refuses(&self, seat: Seat, text: &str) -> &'static str {
        by_text::refusal::<PuertoRico>(&self.position, seat, text)
    }

    // What lies where.

    /// The game as an observer sees it.
    pub fn seen_by(&self, observer: Option<Seat>) -> Play {
        Play::at(PuertoRico::view(&self.position, observer).position)
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.position.players())
    }

    pub fn governor(&self) -> Seat {
        self.position.governor()
    }

    pub fn roles(&self) -> Vec<String> {
        self.position.roles().iter().map(|role| role.id().to_string()).collect()
    }

    pub fn role_doubloons(&self, id: &str) -> u16 {
        self.position.coins_on(role(id))
    }

    pub fn doubloons(&self, seat: Seat) -> u16 {
        self.position.player(seat).doubloons()
    }

    pub fn points(&self, seat: Seat) -> u16 {
        self.position.player(seat).chips()
    }

    pub fn point_supply(&self) -> u16 {
        self.position.vp_supply()
    }

    pub fn barrels(&self, seat: Seat, id: &str) -> u8 {
        self.position.player(seat).goods().get(good(id))
    }

    /// Barrels of corn, indigo, sugar, tobacco, coffee.
    pub fn all_barrels(&self, seat: Seat) -> [u8; 5] {
        self.position.player(seat).goods().amounts()
    }

    pub fn supply(&self, id: &str) -> u8 {
        self.position.supply().get(good(id))
    }

    pub fn house(&self) -> [u8; 5] {
        self.position.trading_house().amounts()
    }

    pub fn row(&self) -> [u8; 5] {
        self.position.face_up().amounts()
    }

    pub fn stacks(&self) -> [u8; 5] {
        self.position.face_down().amounts()
    }

    pub fn discard(&self) -> [u8; 5] {
        self.position.discarded().amounts()
    }

    pub fn quarries(&self) -> u8 {
        self.position.quarries()
    }

    pub fn left(&self, id: &str) -> u8 {
        self.position.stock(Building::from_id(id).expect("a building"))
    }

    pub fn colonist_supply(&self) -> u8 {
        self.position.colonist_supply()
    }

    pub fn colonist_ship(&self) -> u8 {
        self.position.colonist_ship()
    }

    /// All colonists of a player.
    pub fn colonists(&self, seat: Seat) -> u8 {
        self.position.player(seat).colonists()
    }

    pub fn san_juan(&self, seat: Seat) -> u8 {
        self.position.player(seat).san_juan()
    }

    /// Island tiles of a kind.
    pub fn tiles(&self, seat: Seat, id: &str) -> u8 {
        self.position.player(seat).tiles(Tile::from_id(id).expect("a tile"))
    }

    /// All island tiles.
    pub fn island(&self, seat: Seat) -> u8 {
        Tile::ALL.into_iter().map(|tile| self.position.player(seat).tiles(tile)).sum()
    }

    /// Occupied island tiles of a kind.
    pub fn occupied(&self, seat: Seat, id: &str) -> u8 {
        self.manned(seat, id)
    }

    /// Colonists in a building.
    pub fn manned(&self, seat: Seat, id: &str) -> u8 {
        self.position.player(seat).colonists_at(place(id))
    }

    /// Colonists on every place, and in San Juan.
    pub fn crew(&self, seat: Seat) -> Vec<u8> {
        let player = self.position.player(seat);
        (0..Place::COUNT).map(|at| player.colonists_at(Place::new(at))).chain([player.san_juan()]).collect()
    }

    pub fn owns(&self, seat: Seat, id: &str) -> bool {
        self.position.player(seat).has(Building::from_id(id).expect("a building"))
    }

    pub fn city_spaces(&self, seat: Seat) -> u8 {
        self.position.player(seat).buildings().map(|building| building.data().size).sum()
    }

    /// What a ship carries.
    pub fn ship(&self, size: u8) -> Option<(&'static str, u8)> {
        let ship = Ship::of_size(size).expect("a ship");
        self.position.cargo(ship).map(|(good, barrels)| (good.id(), barrels))
    }

    /// All ships and what they carry.
    pub fn ships(&self) -> Vec<(u8, Option<(&'static str, u8)>)> {
        self.position.ships().map(|ship| (ship.size(), self.ship(ship.size()))).collect()
    }

    /// Why the game is over; nothing while it is not.
    pub fn ending(&self) -> Option<&'static str> {
        PuertoRico::ending(&self.position)
    }

    pub fn places(&self) -> Vec<u8> {
        PuertoRico::places(&self.position)
    }

    /// Points of one category.
    pub fn score(&self, seat: Seat, category: &str) -> i16 {
        let at = PuertoRico::CATEGORIES.iter().position(|known| *known == category).expect("a category");
        PuertoRico::score(&self.position, seat).0[at]
    }

    pub fn total(&self, seat: Seat) -> i32 {
        PuertoRico::score(&self.position, seat).total()
    }

    // What was told.

    /// Everything told so far.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Every load so far: "Anne: 6 sugar on 7 for 7", "Bernie: 2 tobacco by wharf for 3".
    pub fn loads(&self) -> Vec<String> {
        let load = |event: &Event| match *event {
            Event::Loaded { seat, good, ship, barrels, points } => {
                Some(format!("{}: {barrels} {} on {} for {points}", name(seat), good.id(), ship.size()))
            }
            Event::Wharfed { seat, good, barrels, points } => {
                Some(format!("{}: {barrels} {} by wharf for {points}", name(seat), good.id()))
            }
            _ => None,
        };
        self.events.iter().filter_map(load).collect()
    }

    /// Every loss at storage so far: "David: 4 indigo".
    pub fn losses(&self) -> Vec<String> {
        let loss = |event: &Event| match event {
            Event::Lost { seat, goods } => {
                let goods: Vec<_> =
                    goods.iter().map(|(good, count)| format!("{count} {}", good.id())).collect();
                Some(format!("{}: {}", name(*seat), goods.join(", ")))
            }
            _ => None,
        };
        self.events.iter().filter_map(loss).collect()
    }
}
