//! Deciding: lists of actions all-or-nothing, drafts that store nothing, and whom to ask.

use crate::{
    Table,
    command::{SealedChange, Who},
    decide::Pen,
    decision::Key,
    entry::{Body, By, Millis},
    people::BATCH_LIMIT,
    refusal::Refusal,
};
use catalog::{AnyPosition, AnyView, Move};
use game::{Fast, Illegal, NumberedChance, Seat, Seed, TableChance};
use sha2::{Digest, Sha256};

/// What a list of actions would come to, shown to the one who composes it.
#[derive(Debug)]
pub struct Draft {
    /// The view after the actions, or, if the last one draws or shows something, before that one.
    pub view: AnyView,
    /// What the seat could do next; empty if the turn would pass on.
    pub legal: Vec<Move>,
    /// Does the last action draw or show something? Then nothing can be shown of it, and nothing may follow it.
    pub barrier: bool,
}

/// A bot that is to decide, with all it may know.
#[derive(Debug)]
pub struct BotTurn {
    /// For which seat.
    pub seat: Seat,
    /// The bot's id.
    pub bot: String,
    /// What it can know.
    pub view: AnyView,
    /// All that the rules allow.
    pub legal: Vec<Move>,
    /// What its choice is drawn from where other tables have the same chance: the same play there meets the same
    /// answers. It tells nothing of the table's own draws.
    pub luck: Option<u64>,
}

/// What the next choice of a bot is drawn from at a table with this seed, when its seat has done this much. Only its own
/// actions count: who is quicker where several choose at once makes no difference.
pub fn bot_luck(seed: &Seed, seat: Seat, done: usize) -> u64 {
    let hash = Sha256::new_with_prefix("antilles bot ")
        .chain_update((done as u64).to_le_bytes())
        .chain_update([seat.number()])
        .chain_update(seed)
        .finalize();
    hash.iter().take(8).fold(0, |luck, &byte| luck << 8 | u64::from(byte))
}

/// A chance that decides nothing that counts: for asking whether an action would ask chance at all.
fn dry() -> Fast {
    Fast::new(0)
}

impl Table {
    pub(crate) fn act(
        &self,
        pen: &mut Pen,
        who: &Who,
        seat: Seat,
        actions: &[String],
        at_step: Option<u32>,
    ) -> Result<(), Refusal> {
        let position = self.playing()?;
        let by = self.right_to(seat, who)?;
        if let Some(expected) = at_step.filter(|&expected| expected != self.step()) {
            return Err(Refusal::Stale { expected, found: self.step() });
        }
        self.play_or_seal(pen, position, seat, actions, by, None)
    }

    pub(crate) fn play_or_seal(
        &self,
        pen: &mut Pen,
        position: &AnyPosition,
        seat: Seat,
        actions: &[String],
        by: By,
        key: Option<Key>,
    ) -> Result<(), Refusal> {
        check_list(actions)?;
        if !position.to_act().contains(seat) {
            return Err(Refusal::Illegal(Illegal::NotYourTurn));
        }
        if position.to_act().len() > 1 {
            return self.seal(pen, position, seat, actions, by, key);
        }
        // A part may have been sealed while others were still choosing.
        let all = [self.sealed_of(seat).unwrap_or_default(), actions].concat();
        let mut play = Play { position: position.clone(), step: self.step(), drawn: 0 };
        let keys = [self.sealed_keys(seat), key.as_slice()].concat();
        let hand = Hand { by, sealed: false, keys: &keys, decided: None };
        self.play_list(pen, &mut play, seat, &all, hand)?;
        if !self.sealed.is_empty() {
            pen.sealed(SealedChange::Clear);
        }
        self.finish_if_over(pen, &play.position);
        Ok(())
    }

    /// Plays a list for one seat, writing its entries.
    pub(crate) fn play_list(
        &self,
        pen: &mut Pen,
        play: &mut Play,
        seat: Seat,
        actions: &[String],
        hand: Hand,
    ) -> Result<(), Refusal> {
        let Hand { by, sealed, keys, decided } = hand;
        for (at, action) in actions.iter().enumerate() {
            let index = play.position.read(action).ok_or_else(|| Refusal::Unreadable(action.clone()))?;
            let step = play.step + 1;
            let applied = match self.created.options.duplicate {
                true => {
                    let mut chance = NumberedChance::new(&self.seed, self.drawn() + play.drawn);
                    play.position.apply(seat, index, &mut chance)
                }
                false => {
                    let mut chance = TableChance::new(&self.seed, self.epoch, step);
                    play.position.apply(seat, index, &mut chance)
                }
            };
            let applied = applied.map_err(Refusal::Illegal)?;
            play.drawn += applied.chance.len() as u32;
            // Said before the next action is looked at: whether that one is legal would tell what was drawn.
            if applied.barrier && at + 1 < actions.len() {
                return Err(Refusal::BarrierInside(at + 1));
            }
            play.step = step;
            let chance = applied.chance.iter().map(|outcome| outcome.to_string()).collect();
            // A request is one entry or several; its key stands in the last.
            let keys = if at + 1 == actions.len() { keys.to_vec() } else { Vec::new() };
            let (action, epoch) = (action.clone(), self.epoch);
            let body = Body::Action { seat, action, chance, epoch, step, by, sealed, keys, decided };
            pen.write_move(&body, &play.position);
        }
        Ok(())
    }

    pub(crate) fn finish_if_over(&self, pen: &mut Pen, position: &AnyPosition) {
        if let Some(result) = position.result() {
            let resigned = self.resigned.iter().collect();
            pen.write(&Body::Finished { result, resigned, seed: hex::encode(self.seed) });
        }
    }

    /// Plays a list without the table's chance, to see whether it is legal and where it would draw or show something.
    /// The position answered is the one before such an action.
    pub(crate) fn rehearse(
        &self,
        position: &AnyPosition,
        seat: Seat,
        actions: &[String],
    ) -> Result<Rehearsal, Refusal> {
        let mut position = position.clone();
        for (at, action) in actions.iter().enumerate() {
            let index = position.read(action).ok_or_else(|| Refusal::Unreadable(action.clone()))?;
            let mut next = position.clone();
            let applied = next.apply(seat, index, &mut dry()).map_err(Refusal::Illegal)?;
            if applied.barrier {
                if at + 1 < actions.len() {
                    return Err(Refusal::BarrierInside(at + 1));
                }
                let acts_on = next.to_act().contains(seat);
                return Ok(Rehearsal { position, barrier: true, acts_on });
            }
            position = next;
        }
        let acts_on = position.to_act().contains(seat);
        Ok(Rehearsal { position, barrier: false, acts_on })
    }

    /// What these actions would come to. Stores nothing, and shows nothing that is not known yet.
    pub fn try_actions(&self, seat: Seat, actions: &[String], who: &Who) -> Result<Draft, Refusal> {
        self.playing()?;
        self.right_to(seat, who)?;
        if actions.len() > BATCH_LIMIT {
            return Err(Refusal::TooManyActions(BATCH_LIMIT));
        }
        let standing = self.standing(seat).ok_or(Refusal::NotBegun)?;
        if !actions.is_empty() && !standing.to_act().contains(seat) {
            return Err(Refusal::Illegal(Illegal::NotYourTurn));
        }
        let rehearsal = self.rehearse(&standing, seat, actions)?;
        let legal = if rehearsal.barrier { Vec::new() } else { rehearsal.position.legal(seat) };
        Ok(Draft { view: rehearsal.position.view(Some(seat)), legal, barrier: rehearsal.barrier })
    }

    /// The position as this seat knows it: with its own sealed choice made, those of others not.
    pub(crate) fn standing(&self, seat: Seat) -> Option<AnyPosition> {
        let position = self.position()?;
        match self.sealed_of(seat) {
            None => Some(position.clone()),
            Some(actions) => self.rehearse(position, seat, actions).ok().map(|rehearsal| rehearsal.position),
        }
    }

    /// What this seat, or a spectator, can know now; `None` before the start.
    pub fn view(&self, observer: Option<Seat>) -> Option<AnyView> {
        match observer {
            None => self.position().map(|position| position.view(None)),
            Some(seat) => self.standing(seat).map(|position| position.view(observer)),
        }
    }

    /// All that this seat may do now; empty if nothing is asked of it, or if it has chosen.
    pub fn legal(&self, seat: Seat) -> Vec<Move> {
        if !self.to_act().contains(seat) || self.has_chosen(seat) {
            return Vec::new();
        }
        self.standing(seat).map(|position| position.legal(seat)).unwrap_or_default()
    }

    /// The bots that are to decide. Their answer comes in as [`crate::Command::Act`] by [`Who::Host`].
    pub fn bots_to_move(&self) -> Vec<BotTurn> {
        let asked = self.to_act().iter().filter(|&seat| !self.has_chosen(seat));
        asked
            .filter_map(|seat| {
                let bot = self.holders[seat.index()].bot()?.to_string();
                let position = self.standing(seat)?;
                let done = || self.line.iter().filter(|played| played.seat == seat).count();
                let luck = self.created.options.duplicate.then(|| bot_luck(&self.seed, seat, done()));
                Some(BotTurn {
                    seat,
                    bot,
                    view: position.view(Some(seat)),
                    legal: position.legal(seat),
                    luck,
                })
            })
            .collect()
    }
}

/// Who plays a list, and how it came here.
#[derive(Copy, Clone)]
pub(crate) struct Hand<'a> {
    pub by: By,
    pub sealed: bool,
    pub keys: &'a [Key],
    /// When it was decided, if that was before it is played.
    pub decided: Option<Millis>,
}

/// Where a list that is being played has come to.
pub(crate) struct Play {
    pub position: AnyPosition,
    pub step: u32,
    /// Outcomes drawn by what was played of it.
    pub drawn: u32,
}

/// What a rehearsed list comes to.
pub(crate) struct Rehearsal {
    /// After the list, or before its last action if that is a barrier.
    pub position: AnyPosition,
    pub barrier: bool,
    /// Is the seat asked again after the whole list?
    pub acts_on: bool,
}

fn check_list(actions: &[String]) -> Result<(), Refusal> {
    match actions.len() {
        0 => Err(Refusal::NoActions),
        count if count > BATCH_LIMIT => Err(Refusal::TooManyActions(BATCH_LIMIT)),
        _ => Ok(()),
    }
}
