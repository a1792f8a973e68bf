//! What is impossible about a position: conservation of every component, and a decision that fits where things stand.

use crate::{
    Santiago,
    components::{
        BUILDINGS_PER_FLOWER, Building, Cuban, DICE, DICE_ON_SHIP, Flower, Good, HARBOR, HIGHEST_VALUE,
        LOWEST_VALUE, MARKERS, MOST_CHIPS, PIECES, SHIPS, STOPS,
    },
    flow,
    position::{Buildings, NOBODY, Player, Position, Step, bit},
    standstill,
};
use game::{ActionSet, Fault, Rules, fault};

/// All faults; none if the position is sound.
pub(crate) fn faults(position: &Position) -> Vec<Fault> {
    let mut faults = unsound(position);
    if faults.is_empty() {
        legal(position, &mut faults);
    }
    faults
}

/// All faults but those of the legal actions, which can only be asked for when there are no others.
pub(crate) fn unsound(position: &Position) -> Vec<Fault> {
    let mut faults = Vec::new();
    tiles(position, &mut faults);
    stocks(position, &mut faults);
    brokers(position, &mut faults);
    ship(position, &mut faults);
    standstill::faults(position, &mut faults);
    car(position, &mut faults);
    seats(position, &mut faults);
    if faults.is_empty() {
        // A decision can only be looked at when everything it rests on is there.
        decision(position, &mut faults);
    }
    faults
}

fn tiles(position: &Position, faults: &mut Vec<Fault>) {
    let cubans = position.street.iter().fold(0u16, |set, cuban| set | 1 << cuban.index());
    if cubans.count_ones() as usize != Cuban::COUNT {
        faults.push(fault!("street", "not every Cuban stands on the street once"));
    }
    let town = position.districts.iter().fold(0, |set, district| set | district);
    let full = |district: &Buildings| district.count_ones() as usize == BUILDINGS_PER_FLOWER;
    if !position.districts.iter().all(full) {
        for flower in Flower::ALL.into_iter().filter(|flower| !full(&position.districts[flower.index()])) {
            let count = position.districts[flower.index()].count_ones();
            faults.push(fault!(
                "district",
                "{count} buildings stand under {flower}, not {all}",
                count,
                flower = flower.id(),
                all = BUILDINGS_PER_FLOWER
            ));
        }
    } else if town.count_ones() as usize != Building::COUNT {
        faults.push(fault!("town", "not every building stands in the town once"));
    }
}

fn stocks(position: &Position, faults: &mut Vec<Fault>) {
    for good in Good::ALL {
        let held: u32 = position.players.iter().map(|player| u32::from(player.goods[good.index()])).sum();
        let all = held + u32::from(position.supply[good.index()]);
        if all != u32::from(PIECES) {
            faults.push(Fault::wrong_total(good.id(), all, PIECES.into()));
        }
    }
    for (at, player) in position.players.iter().enumerate() {
        let number = at + 1;
        for (what, count) in [("pesos", player.pesos), ("points", player.points)] {
            if count > MOST_CHIPS {
                faults.push(fault!(
                    "too-many",
                    "seat {seat} has {count} {what}, more than the program counts",
                    seat = number,
                    count,
                    what
                ));
            }
        }
        if at >= position.players().into() && *player != Player::EMPTY {
            faults.push(Fault::empty_seat(number));
        }
    }
}

fn brokers(position: &Position, faults: &mut Vec<Fault>) {
    let (mut owned, mut occupied): (Buildings, Buildings) = (0, 0);
    for (at, player) in position.players.iter().enumerate() {
        let number = at + 1;
        let markers = player.owns.count_ones();
        if markers > MARKERS {
            faults.push(fault!(
                "markers",
                "seat {seat} owns {markers} buildings, more than {most}",
                seat = number,
                markers,
                most = MARKERS
            ));
        }
        if player.owns & owned != 0 {
            faults.push(fault!(
                "two-owners",
                "a building of seat {seat} has another owner too",
                seat = number
            ));
        }
        owned |= player.owns;
        if let Some(building) = player.broker {
            if occupied & bit(building) != 0 {
                faults.push(fault!(
                    "two-brokers",
                    "two brokers stand on the {building}",
                    building = building.id()
                ));
            }
            occupied |= bit(building);
        }
    }
    if owned >> Building::COUNT != 0 {
        faults.push(fault!("no-building", "something is owned that is no building"));
    }
    let owners =
        Building::ALL.map(|building| position.owner(building).map_or(NOBODY, |seat| seat.index() as u8));
    if owners != position.owners {
        faults.push(fault!("wrong-owners", "the list of owners is not that of the markers"));
    }
    if occupied != position.occupied {
        faults.push(fault!("wrong-occupied", "the set of occupied buildings is not that of the brokers"));
    }
}

fn ship(position: &Position, faults: &mut Vec<Fault>) {
    // After the last ship, or at a standstill.
    let left = position.step == Step::Over && !stopped(position);
    let last = if left { SHIPS + 1 } else { SHIPS };
    if position.ship == 0 || position.ship > last || left && position.ship != last {
        faults.push(fault!("no-ship", "there is no ship {ship} here", ship = position.ship));
    }
    if !(LOWEST_VALUE..=HIGHEST_VALUE).contains(&position.value) {
        faults.push(fault!(
            "value",
            "the value is {least} to {most}, not {found}",
            least = LOWEST_VALUE,
            most = HIGHEST_VALUE,
            found = position.value
        ));
    }
    for good in Good::WITH_DIE {
        let (face, highest) = (position.dice[good.index()], good.highest_face());
        if face > highest {
            faults.push(fault!(
                "face",
                "the die of {good} shows at most {highest}, not {face}",
                good = good.id(),
                highest,
                face
            ));
        }
        if face > 0 && position.on_ship >> good.index() & 1 == 0 && position.step != Step::Demand {
            faults.push(fault!(
                "die-ashore",
                "the die of {good} is not on the ship, but shows {face}",
                good = good.id(),
                face
            ));
        }
    }
    let dice = position.on_ship.count_ones() as usize;
    if dice != 0 && dice != DICE_ON_SHIP || position.on_ship >> DICE != 0 {
        faults.push(fault!("dice", "{dice} dice lie on the ship, not {all}", dice, all = DICE_ON_SHIP));
    }
    if position.dice == [0; 8] && (dice != 0 || position.step == Step::Demand) {
        faults.push(fault!("empty-demand", "all dice show 0"));
    }
}

/// Has the game come to a standstill?
fn stopped(position: &Position) -> bool {
    standstill::applies(position) && position.idle == standstill::last_turn(position)
}

fn car(position: &Position, faults: &mut Vec<Fault>) {
    if position.car >= STOPS {
        faults.push(fault!("no-stop", "there is no stop {stop}", stop = position.car));
        return;
    }
    if position.down & 1 << HARBOR != 0 || position.down >> STOPS != 0 {
        faults.push(fault!("face-down", "something is face down that is no Cuban"));
    }
    if position.down_under_car && position.down >> position.car & 1 == 0 {
        faults.push(fault!("face-down", "the Cuban at the car was turned down, but is face up"));
    }
}

fn seats(position: &Position, faults: &mut Vec<Fault>) {
    let seats = position.players();
    if !Santiago::PLAYERS.contains(&seats) || position.active >= seats || position.decider >= seats {
        faults.push(fault!("wrong-turn", "whose turn it is does not fit the number of players"));
        return;
    }
    if position.passed >> seats != 0 || position.passed != 0 && position.step != Step::Delivery {
        faults.push(fault!("wrong-pass", "somebody has passed where nobody can"));
    }
}

/// Does what is to be decided fit where car, broker and ship are?
fn decision(position: &Position, faults: &mut Vec<Fault>) {
    let mut wrong = |why: &str| faults.push(fault!("wrong-decision", "{why}", why));
    let other_decides = position.decider != position.active;
    let visits = |cuban: Cuban| position.car != HARBOR && position.cuban_at(position.car) == cuban;
    let inactive = position.down >> position.car & 1 == 1 && !position.down_under_car;
    let at_cuban = position.car != HARBOR && !inactive;
    if other_decides && !matches!(position.step, Step::Robbery | Step::Delivery) {
        wrong("somebody decides out of turn");
    }
    let before_dice = matches!(position.step, Step::Demand | Step::Over) && !stopped(position);
    if position.without_dice() && position.step == Step::Car {
        wrong("a turn begins without dice on the ship");
    }
    if before_dice && !position.without_dice() {
        wrong("there must be no dice on the ship at this point");
    }
    let may_have_moved =
        matches!(position.step, Step::Building { lawyer: false, .. } | Step::Casino { lawyer: false, .. });
    if position.moved && !may_have_moved {
        wrong("the broker has moved before its time");
    }
    match position.step {
        Step::Cuban if !at_cuban || position.down_under_car => {
            wrong("the car does not stand at a Cuban face up")
        }
        Step::Robbery => {
            if !visits(Cuban::ElZorro) || !at_cuban {
                wrong("the car does not stand at El Zorro");
            }
            if !other_decides {
                wrong("players cannot rob themselves");
            }
        }
        Step::Broker if !at_cuban => wrong("the car does not stand at a Cuban face up"),
        Step::Building { building, lawyer } => at_building(position, building, lawyer, at_cuban, &mut wrong),
        Step::Casino { lawyer, .. } => at_building(position, Building::Casino, lawyer, at_cuban, &mut wrong),
        Step::Delivery => {
            if position.car != HARBOR {
                wrong("deliveries are made with the car at the harbour");
            }
            if position.passed >> position.decider & 1 == 1 {
                wrong("somebody delivers after passing");
            }
        }
        _ => {}
    }
}

fn at_building(
    position: &Position,
    building: Building,
    lawyer: bool,
    at_cuban: bool,
    wrong: &mut impl FnMut(&str),
) {
    let me = position.player(position.active);
    if !at_cuban {
        wrong("the car does not stand at a Cuban face up");
    } else if lawyer {
        if position.cuban_at(position.car) != Cuban::Alonso {
            wrong("the car does not stand at Alonso");
        }
        if me.owns & bit(building) == 0 {
            wrong("the lawyer cannot open a building of somebody else");
        }
    } else if me.broker != Some(building) {
        wrong("the broker does not stand on the building to be used");
    } else {
        let district =
            position.cuban_at(position.car).flower().map_or(0, |flower| position.districts[flower.index()]);
        if position.moved && district & bit(building) == 0 {
            wrong("the broker has moved under another flower than the Cuban's");
        }
        if !position.moved && district & !position.occupied != 0 {
            wrong("the broker has stayed where it had to move");
        }
    }
}

/// The set kept in the position is the one the rules give, and leaves a choice.
fn legal(position: &Position, faults: &mut Vec<Fault>) {
    let legal = flow::legal(position);
    if legal != position.offered {
        faults.push(Fault::wrong_legal_actions());
    }
    if legal.len() < 2 && position.step != Step::Over {
        let step = format!("{:?}", position.step).to_lowercase();
        faults.push(Fault::nothing_to_decide(position.decider_seat(), step));
    }
}
