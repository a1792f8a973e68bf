//! Everything that can be wrong with a position: what the rules exclude, and what has got lost.

use crate::{
    PuertoRico,
    components::*,
    counts::Counts,
    flow,
    player::Player,
    position::{ASHORE, Phase, Position, Step},
    scoring::Ending,
    setup, together,
};
use game::{ActionSet, Fault, Rules, Seat, fault};

/// Who has chosen the role being played, or chooses next: it follows from the number of roles taken.
pub(crate) fn chooser(p: &Position) -> Seat {
    let before = (p.taken.count_ones() as u8).saturating_sub(u8::from(p.step.role().is_some()));
    let at = (p.governor.index() as u8 + before) % p.players();
    Seat::new(at.into())
}

/// Every fault; none if the position is sound and what it offers is right.
pub(crate) fn faults(p: &Position) -> Vec<Fault> {
    let faults = unsound(p);
    if faults.is_empty() { undecided(p) } else { faults }
}

/// Everything that cannot lie on the table.
pub(crate) fn unsound(p: &Position) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (at, player) in p.seats.iter().enumerate() {
        if at < p.players().into() {
            board(player, at + 1, &mut faults);
        } else if *player != Player::default() {
            faults.push(Fault::empty_seat(at + 1));
        }
    }
    conservation(p, &mut faults);
    table(p, &mut faults);
    roles(p, &mut faults);
    course(p, &mut faults);
    endings(p, &mut faults);
    faults
}

/// What is wrong with the decision that a sound position asks for.
pub(crate) fn undecided(p: &Position) -> Vec<Fault> {
    let mut faults = Vec::new();
    if p.offered != flow::options(p) {
        faults.push(Fault::wrong_legal_actions());
    }
    // Where several are to act, what the others are offered is not kept.
    let mut asked = p.acting();
    if p.step != Step::Over {
        asked.insert(p.mover);
    }
    let idle = asked.iter().filter(|&seat| PuertoRico::legal(p, seat).len() < 2);
    faults.extend(idle.map(|seat| Fault::nothing_to_decide(seat, p.step)));
    if p.step == Step::Place && together::begins(p) && together::first(p) != Some(p.mover) {
        faults.push(fault!("wrong-mover", "seat {seat} is not the first to place colonists", seat = p.mover));
    }
    faults
}

fn board(player: &Player, seat: usize, faults: &mut Vec<Fault>) {
    let mut counted = *player;
    counted.recount();
    if counted != *player {
        faults.push(Fault::wrong_cache(seat));
    }
    if player.island > ISLAND_SPACES {
        faults.push(fault!("island-tiles", "seat {seat}: {tiles} island tiles", seat, tiles = player.island));
    }
    if player.city > CITY_SPACES {
        faults.push(fault!("city-spaces", "seat {seat}: {spaces} city spaces", seat, spaces = player.city));
    }
    for (at, (crew, circles)) in player.crew.iter().zip(&player.circles).enumerate() {
        if crew > circles {
            let place = Place::new(at).id();
            faults.push(fault!(
                "crowded",
                "seat {seat}: more colonists than circles on {place}",
                seat,
                place
            ));
        }
    }
    let mut circles = [0; Building::PRODUCTION];
    for building in player.buildings().take_while(|building| !building.is_violet()) {
        circles[building.index()] = building.data().circles;
    }
    if player.circles[Tile::COUNT..] != circles {
        faults.push(fault!("wrong-circles", "seat {seat}: wrong circles in its production buildings", seat));
    }
    if player.manned & !(player.built & VIOLET) != 0 {
        faults.push(fault!("no-building", "seat {seat}: colonists in a building that is not there", seat));
    }
}

/// Nothing appears and nothing gets lost. This is asked after every step of every checked game: it counts without
/// allocating, and words are found only for what is wrong.
fn conservation(p: &Position, faults: &mut Vec<Fault>) {
    let table = p.table();
    let players = &p.seats[..p.players().into()];
    let (mut barrels, mut tiles) = ([0; Good::COUNT], [0; Tile::COUNT]);
    for counts in [p.supply, p.house, Counts::new(p.aboard)] {
        add(&mut barrels, &counts.amounts());
    }
    for counts in [p.row, p.face_down(), p.discarded()] {
        add(&mut tiles, &counts.amounts());
    }
    tiles[Tile::Quarry.index()] = p.quarries.into();
    let mut buildings = p.stock.map(u32::from);
    let mut colonists = u32::from(p.colonist_supply) + u32::from(p.colonist_ship);
    let mut chips = 0;
    for player in players {
        add(&mut barrels, &player.goods.amounts());
        add(&mut tiles, &player.circles);
        for building in player.buildings() {
            buildings[building.index()] += 1;
        }
        colonists += u32::from(player.colonists);
        chips += u32::from(player.chips);
    }
    let mut expect = |found: u32, all: u32, what: fn(usize) -> String, at: usize| {
        if found != all {
            faults.push(Fault::wrong_total(what(at), found, all));
        }
    };
    for good in Good::ALL {
        let at = good.index();
        expect(barrels[at], table.barrels(good).into(), |at| format!("barrels of {}", Good::IDS[at]), at);
        let all = table.plantations(good).into();
        expect(tiles[at], all, |at| format!("plantations of {}", Good::IDS[at]), at);
    }
    let at = Tile::Quarry.index();
    expect(tiles[at], table.quarries().into(), |_| "quarries".into(), at);
    for building in Building::ALL {
        let (at, all) = (building.index(), setup::copies(&p.setup, building).into());
        expect(buildings[at], all, |at| format!("tiles of {}", Building::IDS[at]), at);
    }
    expect(colonists, table.all_colonists().into(), |_| "colonists".into(), 0);
    // Points beyond the last chip are counted all the same.
    if p.vp_supply > 0 || chips < u32::from(table.chips) {
        expect(chips + u32::from(p.vp_supply), table.chips.into(), |_| "victory points".into(), 0);
    }
}

fn add(sums: &mut [u32], numbers: &[u8]) {
    for (sum, &number) in sums.iter_mut().zip(numbers) {
        *sum += u32::from(number);
    }
}

fn table(p: &Position, faults: &mut Vec<Fault>) {
    if p.row.total() > p.table().row {
        faults.push(fault!("face-up", "{tiles} face-up plantations", tiles = p.row.total()));
    }
    if p.house_is_full() {
        faults.push(fault!("full-house", "a full trading house was not emptied"));
    }
    if p.available != setup::available(&p.stock) {
        faults.push(fault!("wrong-available", "the cached set of available buildings is wrong"));
    }
    let loading = p.step.role() == Some(Role::Captain);
    for good in Good::ALL {
        let (ship, barrels) = (p.ship_of[good.index()], p.aboard[good.index()]);
        if ship == ASHORE {
            if barrels > 0 {
                faults.push(fault!("afloat", "barrels of {good} float in the harbor", good = good.id()));
            }
            continue;
        }
        let size = ship.saturating_add(SMALLEST_SHIP);
        if !p.table().ships.contains(&size) {
            faults.push(fault!("no-ship", "there is no ship of size {size}", size));
        }
        if barrels == 0 || barrels > size {
            faults.push(fault!(
                "wrong-cargo",
                "{barrels} barrels of {good} on the ship of size {size}",
                barrels,
                good = good.id(),
                size
            ));
        }
        if barrels == size && !loading {
            faults.push(fault!("full-ship", "the full ship of size {size} was not emptied", size));
        }
        if p.ship_of.iter().filter(|&&other| other == ship).count() > 1 {
            faults.push(fault!("mixed-cargo", "the ship of size {size} carries two kinds", size));
        }
    }
}

fn roles(p: &Position, faults: &mut Vec<Fault>) {
    let in_play = p.roles().iter().fold(0, |set, role| set | role.bit());
    if p.taken & !in_play != 0 {
        faults.push(fault!("no-role", "a role was taken that is not in play"));
    }
    let (taken, turns) = (p.taken.count_ones() as u8, p.table().turns);
    let all_chosen = taken == turns;
    if taken > turns || all_chosen && p.step == Step::Role || !all_chosen && p.step == Step::Over {
        faults.push(fault!(
            "wrong-roles",
            "{taken} roles are taken at the step \"{step}\"",
            taken,
            step = p.step.id()
        ));
    }
    for role in Role::ALL {
        if p.coins_on(role) > 0 && (p.is_taken(role) || in_play & role.bit() == 0) {
            faults.push(fault!(
                "stray-doubloons",
                "doubloons lie on {role}, which is taken or not in play",
                role = role.id()
            ));
        }
    }
    if let Some(role) = p.step.role()
        && !p.is_taken(role)
    {
        let (step, role) = (p.step.id(), role.id());
        faults.push(fault!("role-not-taken", "\"{step}\" is asked but {role} was not taken", step, role));
    }
    if p.chooser != chooser(p) {
        faults.push(fault!("wrong-chooser", "seat {seat} cannot be the chooser now", seat = p.chooser));
    }
    let alone = matches!(p.step, Step::Role | Step::Privilege | Step::Extra | Step::Over);
    if alone && p.mover != p.chooser {
        faults.push(fault!("chooser-alone", "\"{step}\" is asked of the chooser alone", step = p.step.id()));
    }
}

/// What the phase remembers must belong to the step.
fn course(p: &Position, faults: &mut Vec<Fault>) {
    let (phase, player) = (&p.phase, p.moving());
    let mut known = Phase::default();
    match p.step {
        Step::Hospice | Step::University => {
            known.fresh = phase.fresh;
            let place = Place::new(usize::from(phase.fresh).min(Place::COUNT - 1));
            let kind = place.as_tile().is_some() == (p.step == Step::Hospice);
            if !kind || player.circles_at(place) == player.colonists_at(place) {
                faults.push(fault!("no-circle", "no colonist can come to {place} now", place = place.id()));
            }
        }
        Step::Produce if !p.privileged() => known.produced = phase.produced,
        Step::Extra => known.produced = phase.produced,
        Step::Load | Step::Bonus => {
            known = Phase {
                wharf_used: phase.wharf_used,
                passes: phase.passes,
                loaded: phase.loaded,
                ..Phase::default()
            };
            if p.step == Step::Bonus && !has_just_loaded(p) {
                faults.push(fault!(
                    "bonus-without-load",
                    "seat {seat} gets a bonus without a load",
                    seat = p.mover
                ));
            }
            if phase.passes >= p.players() {
                faults.push(fault!("all-passed", "everybody has passed, but the captain goes on"));
            }
            for seat in Seat::all(p.players()) {
                if p.has_used_wharf(seat) && !p.player(seat).uses(Building::Wharf) {
                    faults.push(fault!("no-wharf", "seat {seat} has used a wharf it does not have", seat));
                }
            }
        }
        Step::Store | Step::Keep => {
            known.stored = phase.stored;
            let kinds = phase.stored.count_ones() as u8;
            if u32::from(phase.stored) & !player.goods.kinds() != 0 || kinds > player.warehouse_kinds() {
                faults.push(fault!("over-stored", "more is stored than can be"));
            }
        }
        Step::Place if p.colonist_ship > 0 || player.colonists >= player.spots => {
            faults
                .push(fault!("wrong-placing", "colonists are placed that have not arrived, or without need"));
        }
        _ => {}
    }
    let all_goods = Counts::new([1; 5]).kinds() as u8;
    if known != *phase || phase.produced & !all_goods != 0 || phase.wharf_used >> p.players() != 0 {
        faults.push(fault!(
            "wrong-phase",
            "the phase holds values that do not belong to \"{step}\"",
            step = p.step.id()
        ));
    }
}

/// Can the player to act have loaded something just now? Barrels lie on a ship, or the wharf was used.
fn has_just_loaded(p: &Position) -> bool {
    p.phase.passes == 0 && (p.has_used_wharf(p.mover) || p.ships().any(|ship| p.cargo(ship).is_some()))
}

fn endings(p: &Position, faults: &mut Vec<Fault>) {
    let city_full = Seat::all(p.players()).any(|seat| p.player(seat).city == CITY_SPACES);
    let wrong = match p.ending {
        None => p.vp_supply == 0 || city_full || p.step == Step::Over,
        Some(Ending::Chips) => p.vp_supply > 0,
        Some(Ending::CityFull) => !city_full,
        Some(Ending::Colonists) => p.colonist_supply > 0,
    };
    if wrong {
        faults.push(fault!("wrong-ending", "the end of the game does not fit the table"));
    }
}
