//! A position as people and files write it: anybody may write a draft, only validation makes a [`Position`] of it.

use crate::{
    components::{
        BUILDINGS_PER_FLOWER, Building, Cuban, DICE, Flower, Good, HARBOR, MOST_PLAYERS, PIECES, SHIPS,
    },
    flow,
    position::{Buildings, Counts, Player, Position, Step, bit, buildings_in},
    rules::Santiago,
    setup, validate,
};
use game::{
    Draft, Fault, Impossible, Seat, Setup, SetupText, draft::newest_rules, fault, impossible::seat_at_table,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A position in readable form. Everything that follows from the rest (the supply, the legal actions) is left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PositionDraft {
    /// The version of the rules; the newest if not said.
    #[serde(default = "newest_rules::<Santiago>")]
    pub rules: u32,
    /// Is rent paid also when a broker stayed?
    pub rent_on_stay: bool,
    /// Do pages show the others' stocks?
    pub open_stocks: bool,
    /// The Cubans, clockwise after the harbour.
    pub street: Vec<Cuban>,
    /// The buildings under each flower.
    pub town: BTreeMap<Flower, Vec<Building>>,
    /// The players, by seat.
    pub players: Vec<PlayerDraft>,
    /// Where the car stands: at a Cuban, or (`null`) at the harbour.
    pub car: Option<Cuban>,
    /// The Cubans face down.
    pub face_down: Vec<Cuban>,
    /// Was the Cuban at the car turned down while the car stood there?
    pub turned_down_under_car: bool,
    /// The number of the ship in the harbour; 8 when the last has left.
    pub ship: u8,
    /// Points per good.
    pub value: u8,
    /// The four dice on the ship; none on a new ship.
    pub demand: BTreeMap<Good, u8>,
    /// Turns in a row in which no ship has left, the present one not counted.
    #[serde(default)]
    pub turns_without_departure: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// Did the active player's broker move this turn?
    pub broker_moved: bool,
    /// What is to be decided.
    pub decision: StepDraft,
}

/// What a player has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PlayerDraft {
    /// Goods; what is not named is not there.
    pub goods: BTreeMap<Good, u8>,
    /// Pesos.
    pub pesos: u16,
    /// Points.
    pub points: u16,
    /// Where the broker stands.
    pub broker: Option<Building>,
    /// Buildings with an ownership marker.
    pub owns: Vec<Building>,
}

/// What is to be decided, and by whom if not by the active player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "as the steps of the position")]
pub enum StepDraft {
    Car,
    Cuban,
    Robbery { victim: Seat },
    Broker,
    Building { building: Building, lawyer: bool },
    Casino { buying: bool, lawyer: bool },
    Delivery { player: Seat, passed: Vec<Seat> },
    Demand { roll: BTreeMap<Good, u8> },
    Over,
}

impl Draft for PositionDraft {
    type Game = Santiago;

    fn setup(&self, faults: &mut Vec<Fault>) -> Option<Setup> {
        // Positions of Santiago are written with the two options as fields, not as a set-up: digests of stored games depend on
        // it.
        let on = |on: bool| if on { "on" } else { "off" }.to_string();
        let options =
            [("rent-on-stay".into(), on(self.rent_on_stay)), ("open-stocks".into(), on(self.open_stocks))];
        let players = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        let text = SetupText { players, options: options.into() };
        game::draft::setup::<Santiago>(&text, self.rules, faults)
    }

    fn arrange(&self, setup: &Setup, faults: &mut Vec<Fault>) -> Position {
        let mut position = setup::bare(setup);
        match self.street.clone().try_into() {
            Ok(street) => position.street = street,
            Err(_) => faults.push(fault!(
                "street",
                "{found} Cubans stand on the street, not {all}",
                found = self.street.len(),
                all = Cuban::COUNT
            )),
        }
        for (flower, buildings) in &self.town {
            position.districts[flower.index()] = set(buildings, &format!("under {flower}"), faults);
        }
        self.build_players(&mut position, faults);
        position.car = self.car.map_or(HARBOR, |cuban| position.stop_of(cuban));
        for &cuban in &self.face_down {
            if position.face_down(cuban) {
                faults.push(fault!(
                    "twice",
                    "{cuban} is named twice among those face down",
                    cuban = cuban.id()
                ));
            }
            position.down |= 1 << position.stop_of(cuban);
        }
        position.down_under_car = self.turned_down_under_car;
        (position.ship, position.value) = (self.ship, self.value);
        position.dice = dice(&self.demand, faults);
        position.on_ship = self
            .demand
            .keys()
            .filter(|&&good| good != Good::Wood)
            .fold(0, |set, good| set | 1 << good.index());
        position.idle = self.turns_without_departure;
        position.active = index_of("the active player", self.active, setup.players(), faults);
        position.decider = position.active;
        position.moved = self.broker_moved;
        self.build_decision(&mut position, faults);
        position
    }

    fn judge(position: &Position, faults: &mut Vec<Fault>) {
        faults.extend(validate::unsound(position));
    }

    fn offer(position: &mut Position) {
        position.offered = flow::legal(position);
    }
}

impl PositionDraft {
    /// A first turn to change at will: tiles in the order of the component table, nobody on the board, and a ship that
    /// wants 2 of everything but cigars.
    ///
    /// ```
    /// let mut draft = santiago::PositionDraft::new(4);
    /// draft.players[0].pesos = 9;
    /// let position = draft.build().unwrap();
    /// assert_eq!(position.pesos(game::Seat::FIRST), 9);
    /// ```
    pub fn new(players: u8) -> PositionDraft {
        let start = Player::AT_START;
        let player = PlayerDraft {
            goods: counts(&start.goods),
            pesos: start.pesos,
            points: start.points,
            broker: None,
            owns: Vec::new(),
        };
        PositionDraft {
            rules: newest_rules::<Santiago>(),
            rent_on_stay: true,
            open_stocks: false,
            street: Cuban::ALL.to_vec(),
            town: Flower::ALL
                .into_iter()
                .zip(Building::ALL.chunks(BUILDINGS_PER_FLOWER).map(<[Building]>::to_vec))
                .collect(),
            players: vec![player; players.into()],
            car: None,
            face_down: Vec::new(),
            turned_down_under_car: false,
            ship: 1,
            value: crate::components::LOWEST_VALUE,
            demand: [Good::Sugar, Good::Tobacco, Good::Citrus, Good::Rum].map(|good| (good, 2)).into(),
            turns_without_departure: 0,
            active: Seat::FIRST,
            broker_moved: false,
            decision: StepDraft::Car,
        }
    }

    /// The position, if it can be; otherwise everything that is wrong with it.
    pub fn build(&self) -> Result<Position, Impossible> {
        Draft::build(self)
    }

    fn build_players(&self, position: &mut Position, faults: &mut Vec<Fault>) {
        let mut total = [0u16; Good::COUNT];
        for (at, draft) in self.players.iter().take(MOST_PLAYERS).enumerate() {
            let player = &mut position.players[at];
            player.goods = [0; 8];
            for (good, &count) in &draft.goods {
                player.goods[good.index()] = count;
                total[good.index()] += u16::from(count);
            }
            player.pesos = draft.pesos;
            player.points = draft.points;
            player.owns = set(&draft.owns, &format!("owned by seat {}", at + 1), faults);
            player.broker = draft.broker;
            position.occupied |= draft.broker.map_or(0, bit);
            for building in buildings_in(player.owns) {
                position.owners[building.index()] = at as u8;
            }
        }
        for good in Good::ALL {
            let held = total[good.index()];
            match u16::from(PIECES).checked_sub(held) {
                Some(left) => position.supply[good.index()] = left as u8,
                None => {
                    faults.push(fault!(
                        "too-many",
                        "the players have {held} {good}, but there are only {pieces}",
                        held,
                        good = good.id(),
                        pieces = PIECES
                    ));
                    // Not to be reported a second time as a false total.
                    position.supply[good.index()] = 0;
                }
            }
        }
    }

    fn build_decision(&self, position: &mut Position, faults: &mut Vec<Fault>) {
        position.step = match &self.decision {
            StepDraft::Car => Step::Car,
            StepDraft::Cuban => Step::Cuban,
            StepDraft::Robbery { victim } => {
                position.decider = index_of("the victim", *victim, position.players(), faults);
                Step::Robbery
            }
            StepDraft::Broker => Step::Broker,
            &StepDraft::Building { building, lawyer } => Step::Building { building, lawyer },
            &StepDraft::Casino { buying, lawyer } => Step::Casino { buying, lawyer },
            StepDraft::Delivery { player, passed } => {
                position.decider = index_of("the player to act", *player, position.players(), faults);
                position.passed = passed.iter().fold(0, |set, &seat| {
                    set | 1 << index_of("a player who has passed", seat, position.players(), faults)
                });
                Step::Delivery
            }
            StepDraft::Demand { roll } => {
                if roll.len() != DICE {
                    faults.push(fault!(
                        "dice",
                        "{rolled} dice are rolled, not {all}",
                        rolled = roll.len(),
                        all = DICE
                    ));
                }
                if !self.demand.is_empty() {
                    faults.push(fault!("dice", "dice are rolled while there are dice on the ship"));
                }
                position.dice = dice(roll, faults);
                Step::Demand
            }
            StepDraft::Over => Step::Over,
        };
        if self.ship > SHIPS && position.step != Step::Over {
            faults.push(fault!("wrong-ending", "the last ship has left, but the game goes on"));
        }
    }
}

/// The index of this seat, if it is at the table; another one and a fault if not.
fn index_of(who: &str, seat: Seat, players: u8, faults: &mut Vec<Fault>) -> u8 {
    seat_at_table(who, seat, players, faults).index() as u8
}

fn set(buildings: &[Building], place: &str, faults: &mut Vec<Fault>) -> Buildings {
    let mut set = 0;
    for &building in buildings {
        if set & bit(building) != 0 {
            faults.push(fault!(
                "twice",
                "{building} is named twice {place}",
                building = building.id(),
                place
            ));
        }
        set |= bit(building);
    }
    set
}

fn dice(shown: &BTreeMap<Good, u8>, faults: &mut Vec<Fault>) -> Counts {
    let mut dice = [0; 8];
    for (good, &face) in shown {
        if *good == Good::Wood {
            faults.push(fault!("dice", "there is no die for wood"));
        } else {
            dice[good.index()] = face;
        }
    }
    dice
}

fn counts(goods: &Counts) -> BTreeMap<Good, u8> {
    Good::ALL.into_iter().map(|good| (good, goods[good.index()])).collect()
}

fn faces(dice: &Counts, of: u8) -> BTreeMap<Good, u8> {
    let shown = Good::WITH_DIE.into_iter().filter(|good| of >> good.index() & 1 == 1);
    shown.map(|good| (good, dice[good.index()])).collect()
}

impl From<Position> for PositionDraft {
    fn from(position: Position) -> PositionDraft {
        let player = |player: &Player| PlayerDraft {
            goods: counts(&player.goods),
            pesos: player.pesos,
            points: player.points,
            broker: player.broker,
            owns: buildings_in(player.owns).collect(),
        };
        let decider = position.decider_seat();
        PositionDraft {
            rules: position.setup.rules(),
            rent_on_stay: position.rent_on_stay(),
            open_stocks: position.open_stocks(),
            street: position.street.to_vec(),
            town: Flower::ALL
                .map(|flower| (flower, buildings_in(position.districts[flower.index()]).collect()))
                .into(),
            players: position.players[..usize::from(position.players())].iter().map(player).collect(),
            car: position.cuban(position.car),
            face_down: position.street.into_iter().filter(|&cuban| position.face_down(cuban)).collect(),
            turned_down_under_car: position.down_under_car,
            ship: position.ship,
            value: position.value,
            demand: faces(&position.dice, position.on_ship),
            turns_without_departure: position.idle,
            active: position.active_seat(),
            broker_moved: position.moved,
            decision: match position.step {
                Step::Car => StepDraft::Car,
                Step::Cuban => StepDraft::Cuban,
                Step::Robbery => StepDraft::Robbery { victim: decider },
                Step::Broker => StepDraft::Broker,
                Step::Building { building, lawyer } => StepDraft::Building { building, lawyer },
                Step::Casino { buying, lawyer } => StepDraft::Casino { buying, lawyer },
                Step::Delivery => {
                    StepDraft::Delivery { player: decider, passed: position.passed().iter().collect() }
                }
                Step::Demand => StepDraft::Demand { roll: faces(&position.dice, u8::MAX) },
                Step::Over => StepDraft::Over,
            },
        }
    }
}
