//! How long the game will last, how often each role will still be played, and what the table offers everybody alike: all that
//! the value of every board depends on, computed once for all of them.

use game::Seat;
use puerto_rico::{
    Counts, Good, Position, Role,
    components::{CITY_SPACES, MOST_PLAYERS, Table},
};

/// What a role not taken this round is worth to those who still choose, as a share of a whole chance.
const TAKEN_THIS_ROUND: f32 = 0.75;
/// How often a role is played in a round, on average.
const PER_ROUND: f32 = 0.68;
/// Colonists a mayor takes from the supply beyond one for each player.
const EXTRA_COLONISTS: f32 = 1.5;
/// City spaces that the most eager builder fills in a round.
const SPACES_PER_ROUND: f32 = 0.85;
/// The share of the barrels that can be made that is shipped.
const SHIPPED: f32 = 0.7;
/// No game lasts longer from the start.
const LONGEST: f32 = 14.0;
/// What a circle that may be filled later is worth, as a share of a filled one, with time enough.
const LATER: f32 = 0.4;
/// How often a kind sells, by the number of those who make it: what few others make sells more often.
const SCARCE: [f32; MOST_PLAYERS + 1] = [1.0, 1.0, 0.85, 0.7, 0.6, 0.5];

/// What is expected of the rest of the game.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Outlook {
    times: [f32; Role::COUNT],
    /// What a doubloon is worth, in points.
    pub doubloon: f32,
    /// The chance that a barrel at hand will be shipped.
    pub ship: f32,
    /// Whole rounds after this one.
    pub rounds: f32,
    /// What an empty circle is worth, as a share of a filled one: they fill up as mayors come.
    pub patience: f32,
    /// By good: how often it sells.
    pub scarce: [f32; Good::COUNT],
    /// Where barrels can be loaded.
    pub ships: Ships,
    /// What lies in the trading house.
    pub house: Counts,
}

/// Where barrels can be loaded.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Ships {
    /// By good: the room on the ship that carries it, if one does.
    pub room: [Option<u8>; Good::COUNT],
    /// How many ships carry nothing.
    pub empty: usize,
    /// The largest of these.
    pub largest_empty: u8,
}

impl Ships {
    fn of(position: &Position) -> Ships {
        let mut ships = Ships { room: [None; Good::COUNT], empty: 0, largest_empty: 0 };
        for ship in position.ships() {
            match position.cargo(ship) {
                Some((good, aboard)) => ships.room[good.index()] = Some(ship.size() - aboard),
                None => {
                    ships.largest_empty = ships.largest_empty.max(ship.size());
                    ships.empty += 1;
                }
            }
        }
        ships
    }
}

impl Outlook {
    /// Of this position.
    pub fn of(position: &Position) -> Outlook {
        let (mut made, mut makers) = (0.0f32, [0; Good::COUNT]);
        for seat in Seat::all(position.players()) {
            let capacity = position.player(seat).capacity();
            made += f32::from(capacity.total());
            let kinds = capacity.kinds();
            makers.iter_mut().enumerate().for_each(|(good, makers)| *makers += (kinds >> good & 1) as usize);
        }
        let rounds = rounds(position, made);
        let table = position.table();
        let roles = position.roles();
        let taken = roles.iter().filter(|&&role| position.is_taken(role)).count() as f32;
        let turns_left = (f32::from(table.turns) - taken).max(0.0);
        let free = (roles.len() as f32 - taken).max(1.0);
        let this_round = (turns_left / free * TAKEN_THIS_ROUND / 0.5).min(1.0) * TAKEN_THIS_ROUND;
        let mut times = [0.0; Role::COUNT];
        for &role in roles {
            let now = if position.is_taken(role) { 0.0 } else { this_round };
            times[role.index()] = now + rounds * PER_ROUND;
        }
        let soon = |role: Role| 1.0 - (-1.3 * times[role.index()]).exp();
        Outlook {
            doubloon: 0.62 * soon(Role::Builder),
            ship: soon(Role::Captain),
            times,
            rounds,
            patience: LATER * (1.0 - (-0.5 * times[Role::Mayor.index()]).exp()),
            scarce: makers.map(|makers| SCARCE[makers]),
            ships: Ships::of(position),
            house: position.trading_house(),
        }
    }

    /// How often this role will still be played.
    #[inline]
    pub fn times(&self, role: Role) -> f32 {
        self.times[role.index()]
    }

    /// Is there time for what is only a matter of taste? 1 until the last rounds, then less and less.
    #[inline]
    pub fn time(&self) -> f32 {
        (self.rounds / 4.0).min(1.0)
    }

    /// How often barrels will be made and shipped afterwards.
    #[inline]
    pub fn harvests(&self) -> f32 {
        // The last craftsman's barrels often come too late for a captain.
        (self.times(Role::Craftsman).min(self.times(Role::Captain)) - 0.3).max(0.0)
    }
}

/// Whole rounds after this one, if all together can make this many barrels: what runs out first ends the game.
fn rounds(position: &Position, made: f32) -> f32 {
    if position.ending().is_some() {
        return 0.0;
    }
    let players = position.players();
    let table: &Table = position.table();
    let colonists = f32::from(position.colonist_supply())
        / (f32::from(table.colonist_ship) + EXTRA_COLONISTS)
        / PER_ROUND;
    let fullest =
        Seat::all(players).map(|seat| CITY_SPACES - position.player(seat).free_city()).max().unwrap_or(0);
    let chips = f32::from(position.vp_supply()) / ((made + f32::from(players)) * SHIPPED * PER_ROUND);
    let spaces = f32::from(CITY_SPACES - fullest) / SPACES_PER_ROUND;
    (colonists.min(chips).min(spaces) - 0.5).clamp(0.0, LONGEST)
}
