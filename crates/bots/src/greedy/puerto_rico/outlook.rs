//! How long the game will last, and how often each role will still be played.

use game::Seat;
use puerto_rico::{Position, Role, components::Table};

/// A role not taken this round is worth so much of a whole chance to those who still choose.
const TAKEN_THIS_ROUND: f32 = 0.75;
/// How often a role is played in a round, on average.
const PER_ROUND: f32 = 0.68;
/// Colonists a mayor takes from the supply beyond one for each player.
const EXTRA_COLONISTS: f32 = 1.5;
/// City spaces the keenest builder fills in a round.
const SPACES_PER_ROUND: f32 = 0.85;
/// Of the barrels that can be made, so many are shipped.
const SHIPPED: f32 = 0.7;
/// No game lasts longer from the start.
const LONGEST: f32 = 14.0;

/// What is expected of the rest of the game.
#[derive(Copy, Clone, Debug)]
pub struct Outlook {
    times: [f32; Role::COUNT],
    /// What a doubloon is worth, in points.
    pub doubloon: f32,
    /// The chance that a barrel at hand will be shipped.
    pub ship: f32,
    /// Whole rounds after this one.
    pub rounds: f32,
}

impl Outlook {
    /// Of this position.
    pub fn of(position: &Position) -> Outlook {
        let rounds = rounds(position);
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
        Outlook { doubloon: 0.62 * soon(Role::Builder), ship: soon(Role::Captain), times, rounds }
    }

    /// How often this role will still be played.
    #[inline]
    pub fn times(&self, role: Role) -> f32 {
        self.times[role.index()]
    }

    /// Is there time for what one merely likes? 1 until the last rounds, then less and less.
    #[inline]
    pub fn time(&self) -> f32 {
        (self.rounds / 4.0).min(1.0)
    }

    /// How often barrels will be made and shipped afterwards.
    #[inline]
    pub fn harvests(&self) -> f32 {
        // The last craftsman's barrels often find no captain any more.
        (self.times(Role::Craftsman).min(self.times(Role::Captain)) - 0.3).max(0.0)
    }
}

/// Whole rounds after this one: what runs out first ends the game.
fn rounds(position: &Position) -> f32 {
    if position.ending().is_some() {
        return 0.0;
    }
    let players = position.players();
    let table: &Table = position.table();
    let colonists = f32::from(position.colonist_supply())
        / (f32::from(table.colonist_ship) + EXTRA_COLONISTS)
        / PER_ROUND;
    let (mut made, mut fullest) = (0.0f32, 0u8);
    for seat in Seat::all(players) {
        let player = position.player(seat);
        made += f32::from(player.capacity().total());
        fullest = fullest.max(puerto_rico::components::CITY_SPACES - player.free_city());
    }
    let chips = f32::from(position.vp_supply()) / ((made + f32::from(players)) * SHIPPED * PER_ROUND);
    let spaces = f32::from(puerto_rico::components::CITY_SPACES - fullest) / SPACES_PER_ROUND;
    (colonists.min(chips).min(spaces) - 0.5).clamp(0.0, LONGEST)
}
