//! A view as pages and programs read and write it. Read from outside it is checked: a view is possible if there is a
//! possible position that looks like it.

use crate::{
    MundusNovus,
    action::Action,
    cards::Cards,
    components::*,
    draft::{BenchDraft, GiftDraft, PlayerDraft, PositionDraft, TurnDraft},
    flow, imagine,
    position::{Position, Step},
    scoring::{Category, Ending},
    validate,
    view::View,
};
use game::{ActionSet, Draft, Fast, Fault, Impossible, Seat, Seats, SetupText, fault, outside::ViewDraft};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What one seat, or a spectator, can know, in readable form.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ViewText {
    /// Whose view it is; a spectator's if nobody's.
    pub observer: Option<Seat>,
    /// Players and options.
    pub setup: SetupText,
    /// The version of the rules.
    pub rules: u32,
    /// What is asked. (What somebody puts together is not seen by the others: to them it is the progression.)
    pub step: Step,
    /// The round, from 1.
    pub round: u16,
    /// The event of this round.
    pub happening: Option<RoyalEvent>,
    /// Who is to act: where several choose, those who have not chosen yet.
    pub to_act: Seats,
    /// Who is to act; where several choose, the first of them; at the end the Trade Master.
    pub mover: Seat,
    /// The Trade Master.
    pub trade_master: Seat,
    /// How many cards were announced.
    pub announced: u8,
    /// Whose card was taken just now (step `market`), or who took from the mover (step `take`).
    pub taken_by: Option<Seat>,
    /// Who made the take before that.
    pub taken_before: Option<Seat>,
    /// Among whom the Trade Master is chosen.
    pub tied: Vec<Seat>,
    /// Who began the progression.
    pub first: Option<Seat>,
    /// What the mover has done in this progression.
    pub turn: TurnText,
    /// The players, by seat.
    pub players: Vec<PlayerText>,
    /// The market.
    pub market: Cards,
    /// Face-up cards of the Supply.
    pub display: Cards,
    /// Cards the squadron being served still takes.
    pub picks: u8,
    /// Who was served, not counting the second squadron.
    pub served: Vec<Seat>,
    /// Was the second squadron served?
    pub second_served: bool,
    /// The card taken, until it is kept or swapped.
    pub taken: Option<Resource>,
    /// What the observer has chosen so far in a secret choice, put on a set or into warehouses.
    pub chosen: Option<Cards>,
    /// The resources the observer's set of different ones has so far, converted ones included.
    pub kinds_chosen: Vec<Resource>,
    /// The resource of the observer's set of identical ones.
    pub target: Option<Resource>,
    /// Merchants used in the observer's set, by class.
    pub merchants_used: BTreeMap<Class, u8>,
    /// The card the observer gave to a merchant, until it is said what it becomes.
    pub given: Option<Resource>,
    /// Who will receive the gift, while it is being chosen.
    pub receiver: Option<Seat>,
    /// What giver and receiver know of the gift.
    pub gift: Option<GiftDraft>,
    /// The caravels of the second squadron.
    pub second_squadron: Vec<u8>,
    /// The line of developments, head first.
    pub line: Vec<Development>,
    /// How many cards of the line may be taken now.
    pub reach: u8,
    /// The cards of the line that the observer's set would reach, as it is now.
    pub within_reach: Vec<Development>,
    /// Cards in the development deck.
    pub development_deck: u8,
    /// Cards in the deck.
    pub deck: u8,
    /// Discards that everybody saw, since the last reshuffle.
    pub open_discards: Cards,
    /// Cards that lie where the observer has not seen them.
    pub unseen: Cards,
    /// Why the game ends after this round, as it stands.
    pub last_round: Option<Ending>,
    /// What the observer may do now.
    pub legal: Vec<String>,
}

/// What the mover has done in this progression.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TurnText {
    /// A set of identical resources was played.
    pub identical: bool,
    /// The set of different resources was played.
    pub different: bool,
    /// Relics were sold.
    pub relics: bool,
    /// Merchants used in sets that were played, by class.
    pub merchants_used: BTreeMap<Class, u8>,
}

/// One player, as the observer sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PlayerText {
    /// How many cards are in the hand; in a secret choice those chosen by others are among them.
    pub hand_size: u8,
    /// The hand cards the observer knows.
    pub hand: Cards,
    /// The hand cards everybody knows.
    pub known: Cards,
    /// Cards laid out.
    pub laid: Cards,
    /// How many cards this player discarded unseen since the last reshuffle.
    pub discards_size: u8,
    /// Those of them the observer knows.
    pub discards: Cards,
    /// Doubloons.
    pub doubloons: u16,
    /// Doubloons by source.
    pub earned: BTreeMap<Category, i16>,
    /// Developments.
    pub developments: Vec<Development>,
    /// Did this player show the perfect combination?
    pub perfect: bool,
}

impl From<View> for ViewText {
    fn from(view: View) -> ViewText {
        let p = &view.table;
        let draft = PositionDraft::from(*p);
        let TurnDraft { identical, different, relics, used } = draft.turn;
        ViewText {
            observer: view.observer,
            setup: draft.setup,
            rules: draft.rules,
            step: p.step,
            round: p.round,
            happening: p.event(),
            to_act: p.acting,
            mover: p.mover,
            trade_master: p.master,
            announced: p.announced,
            taken_by: draft.taken_by,
            taken_before: draft.taken_before,
            tied: draft.tied,
            first: p.first(),
            turn: TurnText { identical, different, relics, merchants_used: by_class(used) },
            players: Seat::all(p.players())
                .zip(draft.players)
                .map(|(seat, draft)| PlayerText::new(&view, seat, draft))
                .collect(),
            market: p.market,
            display: p.display,
            picks: p.picks,
            served: draft.served,
            second_served: draft.second_served,
            taken: p.taken(),
            chosen: view.chosen(),
            kinds_chosen: view.kinds_chosen().collect(),
            target: view.target(),
            merchants_used: by_class(p.bench.used),
            given: view.given(),
            receiver: view.receiver(),
            gift: draft.gift,
            second_squadron: view.second_squadron().collect(),
            line: p.line().collect(),
            reach: p.reach,
            within_reach: view.within_reach(),
            development_deck: p.development_deck_size,
            deck: p.deck_size,
            open_discards: p.open_discards,
            unseen: Cards::from_counts(&p.deck).unwrap_or_default(),
            last_round: view.last_round(),
            legal: view.legal().iter().map(|index| Action::ALL[index].to_string()).collect(),
        }
    }
}

impl PlayerText {
    fn new(view: &View, seat: Seat, draft: PlayerDraft) -> PlayerText {
        let player = view.player(seat);
        let PlayerDraft { hand, known, laid, discards, developments, earned } = draft;
        PlayerText {
            hand_size: player.hand_size,
            hand,
            known,
            laid,
            discards_size: player.discards_size,
            discards,
            doubloons: player.doubloons,
            earned,
            developments,
            perfect: view.table.is_perfect(seat),
        }
    }

    fn draft(&self) -> PlayerDraft {
        PlayerDraft {
            hand: self.hand,
            known: self.known,
            laid: self.laid,
            discards: self.discards,
            developments: self.developments.clone(),
            earned: self.earned.clone(),
        }
    }
}

impl TryFrom<ViewText> for View {
    type Error = Impossible;

    fn try_from(text: ViewText) -> Result<View, Impossible> {
        text.read()
    }
}

impl ViewDraft for ViewText {
    type Game = MundusNovus;

    fn observer(&self) -> Option<Seat> {
        self.observer
    }

    fn imagined(&self) -> Result<Position, Vec<Fault>> {
        let table = self.table()?;
        // The chance of this one position decides nothing: what it looks like is compared with what was written.
        let mut position = imagine::deal_unseen(&View { observer: self.observer, table }, &mut Fast::new(0));
        let faults = validate::unsound(&position);
        if !faults.is_empty() {
            return Err(faults);
        }
        position.offered = flow::options(&position);
        Ok(position)
    }
}

impl ViewText {
    /// The position inside the view, with nothing in it that would stop a deal of the unseen cards.
    fn table(&self) -> Result<Position, Vec<Fault>> {
        let mut faults = Vec::new();
        let draft = self.draft();
        let Some(setup) = draft.setup(&mut faults) else { return Err(faults) };
        let mut p = draft.arrange(&setup, &mut faults);
        validate::resources(&p, &mut faults);
        let unseen = u32::from(p.deck_size);
        p.deck_size = self.deck;
        self.observer_at_table(p.players(), &mut faults);
        let secret = p.step.is_secret();
        let mut hidden = 0;
        for (seat, text) in Seat::all(p.players()).zip(&self.players) {
            let player = p.player_mut(seat);
            if self.observer == Some(seat) {
                if (text.hand_size, text.discards_size) != (player.hand_size, player.discards_size) {
                    faults.push(fault!(
                        "own-cards",
                        "seat {seat}: the observer does not know all cards of this seat",
                        seat
                    ));
                }
                continue;
            }
            if text.hand_size < player.hand_size {
                let (all, known) = (text.hand_size, player.hand_size);
                faults.push(fault!(
                    "known-hand",
                    "seat {seat}: {known} hand cards are known of {all}",
                    seat,
                    known,
                    all
                ));
            }
            if !text.discards.is_empty() || secret && !text.laid.is_empty() {
                faults.push(fault!(
                    "seen-cards",
                    "seat {seat}: the observer sees what nobody else does",
                    seat
                ));
            }
            hidden +=
                u32::from(text.hand_size.saturating_sub(player.hand_size)) + u32::from(text.discards_size);
            player.hand_size = text.hand_size;
            player.discards_size = text.discards_size;
        }
        if hidden > unseen {
            faults.push(Fault::hidden_cards(hidden, unseen));
        }
        if faults.is_empty() { Ok(p) } else { Err(faults) }
    }

    fn draft(&self) -> PositionDraft {
        let seats = Seat::all(MOST_PLAYERS as u8).zip(&self.players);
        let TurnText { identical, different, relics, merchants_used } = &self.turn;
        // In a secret choice what the observer has chosen lies before them, otherwise on the bench.
        let bench = BenchDraft {
            cards: self.chosen.filter(|_| self.step.is_bench()).unwrap_or_default(),
            kinds: self.kinds_chosen.clone(),
            target: self.target,
            used: counts(&self.merchants_used),
            given: self.given,
        };
        PositionDraft {
            setup: self.setup.clone(),
            rules: self.rules,
            players: self.players.iter().map(PlayerText::draft).collect(),
            step: self.step,
            mover: Some(self.mover),
            acting: Some(self.to_act.iter().collect()),
            trade_master: self.trade_master,
            round: self.round,
            happening: self.happening,
            announced: self.announced,
            taken_by: self.taken_by,
            taken_before: self.taken_before,
            taken: self.taken,
            market: self.market,
            turn: TurnDraft {
                identical: *identical,
                different: *different,
                relics: *relics,
                used: counts(merchants_used),
            },
            bench,
            tied: self.tied.clone(),
            reach: self.reach,
            first: self.first.unwrap_or(Seat::FIRST),
            perfect: seats.filter(|(_, player)| player.perfect).map(|(seat, _)| seat).collect(),
            deck: Some(self.unseen),
            open_discards: self.open_discards,
            display: self.display,
            served: self.served.clone(),
            second_served: self.second_served,
            picks: self.picks,
            detached: self.second_squadron.clone(),
            line: self.line.clone(),
            development_deck: None,
            gift: self.gift.clone(),
        }
    }
}

/// Merchants by class; a class of which none is used is not named.
fn by_class(used: PerClass) -> BTreeMap<Class, u8> {
    Class::ALL.into_iter().zip(used).filter(|&(_, used)| used > 0).collect()
}

fn counts(used: &BTreeMap<Class, u8>) -> PerClass {
    Class::ALL.map(|class| used.get(&class).copied().unwrap_or(0))
}
