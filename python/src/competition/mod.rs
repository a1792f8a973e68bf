//! Puerto Rico as the competition plays it: three players, 293 numbers to see, 200 actions to choose from.
//!
//! What is always done there is done here too: colonists offered by hospice, university and mayor are taken, everybody
//! produces, bonus points are taken, and a choice of one is no choice. Where that environment departs from the rules, a
//! game follows the rules unless it is asked to follow the competition (`options`).
//!
//! | module | what |
//! |---|---|
//! | `layout` | where everything stands among the numbers and actions, and their names |
//! | `options` | the differences |
//! | `storing` | barrels stored in any order |
//! | `seen` | a position as numbers |
//! | `reading` | numbers as a position, and bots that see nothing else |
//! | `door` | the games in Python |
//! | `lane` | the games in a batch |

mod door;
mod lane;
mod layout;
mod options;
mod reading;
mod seen;
mod storing;

pub use door::Competitor;
pub use lane::RivalLane;
pub use layout::{ACTIONS, NUMBERS};
pub use options::Theirs;

use game::{ActionSet, Chance, Fast, Rules, Seat};
use layout::{act, index_of};
use options::Difference;
use puerto_rico::{Action, Place, Position, PositionDraft, PuertoRico, Role, Step};
use storing::Storing;

/// How many play.
pub const PLAYERS: usize = 3;

/// A game as the competition plays it.
#[derive(Clone)]
pub struct Rival {
    position: Position,
    theirs: Theirs,
    mask: [u8; ACTIONS],
    storing: Storing,
    /// Colonists on the second spaces of large buildings, by player. In the position they stand in San Juan: they belong
    /// to their owner, who places them with all the others at the next mayor.
    aside: [u8; PLAYERS],
    /// Who has declined the wharf in this phase, a bit each.
    declined: u8,
}

impl Rival {
    /// A new game.
    pub fn start(theirs: Theirs, chance: &mut impl Chance) -> Rival {
        let setup = game::Setup::standard::<PuertoRico>(PLAYERS as u8);
        let position = PuertoRico::start(&setup, chance, &mut ());
        if !theirs.has(Difference::Governor) {
            return Rival::at(position, theirs, chance);
        }
        let first = chance.pick(&["1", "2", "3"], &[1; PLAYERS]);
        let mut draft = PositionDraft::from(position);
        draft.seats.rotate_right(first);
        draft.governor = Seat::new(first);
        draft.mover = None;
        Rival::at(sound(draft), theirs, chance)
    }

    /// A game from a position.
    pub fn at(position: Position, theirs: Theirs, chance: &mut impl Chance) -> Rival {
        let mut rival = Rival {
            position,
            theirs,
            mask: [0; ACTIONS],
            storing: Storing::of(&position),
            aside: [0; PLAYERS],
            declined: 0,
        };
        rival.settle(chance);
        rival
    }

    /// The game itself.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Who decides, counted from 0.
    pub fn mover(&self) -> usize {
        self.position.mover().index()
    }

    /// Is it over?
    pub fn is_over(&self) -> bool {
        self.position.is_over()
    }

    /// What may be done: 1 for each.
    pub fn mask(&self) -> &[u8; ACTIONS] {
        &self.mask
    }

    /// Does what is legal by the mask; false if it is not.
    pub fn play(&mut self, index: usize, chance: &mut impl Chance) -> bool {
        if self.mask.get(index) != Some(&1) {
            return false;
        }
        self.choose(index, chance);
        self.settle(chance);
        true
    }

    fn stores(&self) -> bool {
        matches!(self.position.step(), Step::Store | Step::Keep)
    }

    fn apply(&mut self, action: Action, chance: &mut impl Chance) {
        let (mover, mayor) = (self.position.mover(), Some(Role::Mayor));
        let lifts = self.position.step().role() == mayor || action == Action::Take(Role::Mayor);
        // Only what is legal is ever applied.
        let _ = PuertoRico::apply(&mut self.position, mover, action, chance, &mut ());
        if lifts {
            self.lift();
        }
    }

    /// The mayor goes round: who has placed colonists, or does so now, has lifted all of them before.
    fn lift(&mut self) {
        match self.position.step() {
            Step::Privilege => {}
            Step::Place => {
                let (chooser, mover) = (self.position.chooser().index(), self.mover());
                let turns = (mover + PLAYERS - chooser) % PLAYERS;
                (0..=turns).for_each(|turn| self.aside[(chooser + turn) % PLAYERS] = 0);
            }
            _ => self.aside = [0; PLAYERS],
        }
    }

    /// The legal action with this index.
    fn action(&self, index: usize) -> Option<Action> {
        let p = &self.position;
        let legal = PuertoRico::legal(p, p.mover());
        legal.iter().map(PuertoRico::action).find(|&action| index_of(p, action) == Some(index))
    }

    fn choose(&mut self, index: usize, chance: &mut impl Chance) {
        if self.stores() {
            self.storing.choose(index);
            return;
        }
        let step = self.position.step();
        if step == Step::Hacienda && index != act::DRAW {
            // Drawing and settling are one choice there; declining everything leaves nothing else to do.
            self.apply(Action::NoDraw, chance);
            if self.position.step() != Step::Settle {
                return;
            }
        }
        if step == Step::Load && index == act::PASS {
            self.declined |= 1 << self.mover();
        }
        if let Some(action) = self.action(index) {
            self.apply(action, chance);
        }
    }

    /// Plays what was chosen for the barrels.
    fn store(&mut self, chance: &mut impl Chance) {
        let storing = std::mem::take(&mut self.storing);
        let seat = self.position.mover();
        let kinds = layout::GOODS.into_iter().filter(|&good| storing.stores(good)).map(Action::Store);
        let single = storing.single.map(Action::Keep);
        for action in kinds.chain([Action::DoneStoring]).chain(single) {
            let asked = self.position.mover() == seat && self.stores();
            if asked && PuertoRico::legal(&self.position, seat).contains(PuertoRico::index(action)) {
                self.apply(action, chance);
            }
        }
    }

    /// The university's colonist goes to the second space of the large building just built.
    fn put_aside(&mut self, chance: &mut impl Chance) {
        let seat = self.mover();
        self.apply(Action::DeclineColonist, chance);
        let mut draft = PositionDraft::from(self.position);
        let (supply, ship) = (self.position.colonist_supply(), self.position.colonist_ship());
        match supply {
            0 => draft.colonist_ship = Some(ship.saturating_sub(1)),
            _ => draft.colonist_supply = Some(supply - 1),
        }
        draft.seats[seat].san_juan += 1;
        self.position = sound(draft);
        self.aside[seat] += 1;
    }

    /// What is done without asking anybody; `None` if somebody is asked.
    fn always(&self) -> Option<Action> {
        let p = &self.position;
        match p.step() {
            Step::Hospice | Step::University | Step::Privilege => Some(Action::TakeColonist),
            Step::Produce => Some(Action::Produce),
            // Every bonus point there is: the last of the answers.
            Step::Bonus => PuertoRico::legal(p, p.mover()).iter().last().map(PuertoRico::action),
            Step::Load if self.theirs.has(Difference::Wharf) && self.declined >> self.mover() & 1 == 1 => {
                Some(Action::Pass)
            }
            _ => None,
        }
    }

    /// Goes on to the next real choice.
    fn settle(&mut self, chance: &mut impl Chance) {
        while !self.is_over() {
            let step = self.position.step();
            if !matches!(step, Step::Load | Step::Bonus) {
                self.declined = 0;
            }
            let fresh = self.position.fresh().and_then(Place::as_building);
            if step == Step::University
                && self.theirs.has(Difference::University)
                && fresh.is_some_and(|building| building.is_large())
            {
                self.put_aside(chance);
                continue;
            }
            if let Some(action) = self.always() {
                self.apply(action, chance);
                continue;
            }
            self.offer();
            let mut choices = (0..ACTIONS).filter(|&index| self.mask[index] == 1);
            match (choices.next(), choices.next()) {
                (Some(only), None) => self.choose(only, chance),
                (None, _) if self.stores() => self.store(chance),
                _ => return,
            }
        }
        self.mask.fill(0);
    }

    /// Brings the mask up to date.
    fn offer(&mut self) {
        self.mask.fill(0);
        let p = &self.position;
        match p.step() {
            Step::Store | Step::Keep => {
                self.storing.mask(p, self.theirs.has(Difference::Storage), &mut self.mask);
            }
            Step::Hacienda => {
                let draws = !(self.theirs.has(Difference::Hacienda) && p.face_down().is_empty());
                self.mask[act::DRAW] = u8::from(draws);
                self.mask[act::PASS] = 1;
                // What could be settled without the hacienda; on a copy, so no chance is used up.
                let mut copy = *p;
                let declined =
                    PuertoRico::apply(&mut copy, p.mover(), Action::NoDraw, &mut Fast::new(0), &mut ());
                if declined.is_ok() && copy.step() == Step::Settle && copy.mover() == p.mover() {
                    mark(&copy, &mut self.mask);
                }
            }
            _ => mark(p, &mut self.mask),
        }
    }
}

/// A draft made of a position by moving things that may be moved.
fn sound(draft: PositionDraft) -> Position {
    draft.build().unwrap_or_else(|fault| unreachable!("{fault}"))
}

/// Marks what our rules allow.
fn mark(p: &Position, mask: &mut [u8; ACTIONS]) {
    let legal = PuertoRico::legal(p, p.mover());
    for index in legal.iter().filter_map(|index| index_of(p, PuertoRico::action(index))) {
        mask[index] = 1;
    }
}
