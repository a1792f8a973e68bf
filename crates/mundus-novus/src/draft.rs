//! A position as people and files write it: readable JSON, and a builder for tests. What is not said follows from the
//! rules: cards that lie nowhere else are in their decks.

use crate::{
    MundusNovus,
    cards::Cards,
    components::*,
    flow,
    player::Player,
    position::{Bench, Gift, Position, Step, Turn},
    scoring::Category,
    setup, supply, validate,
};
use game::{
    Draft, Fault, Impossible, Seat, Seats, Setup, SetupText,
    draft::{first_seat, newest_rules, seated},
    fault,
    impossible::seat_at_table,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// More doubloons than anybody earns or pays in one category: all categories together stay within a number of 16 bits.
const MOST_EARNED: u16 = 5_000;

/// A position that nobody has checked yet. [`PositionDraft::build`] makes a [`Position`] of it, or says everything
/// that is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PositionDraft {
    /// Players and options.
    pub setup: SetupText,
    /// The version of the rules; the newest if not said.
    #[serde(default = "newest_rules::<MundusNovus>")]
    pub rules: u32,
    /// The players, by seat.
    pub players: Vec<PlayerDraft>,
    /// What is asked.
    #[serde(default = "first_step")]
    pub step: Step,
    /// Who is asked (where several choose, the first of them); the Trade Master, or that first one, if not said.
    #[serde(default)]
    pub mover: Option<Seat>,
    /// Who has still to choose, where several choose; the mover, or everybody, if not said.
    #[serde(default)]
    pub acting: Option<Vec<Seat>>,
    /// The Trade Master.
    #[serde(default = "first_seat")]
    pub trade_master: Seat,
    /// The round, from 1.
    #[serde(default = "second_round")]
    pub round: u16,
    /// The event of this round.
    #[serde(default)]
    pub happening: Option<RoyalEvent>,
    /// How many cards were announced.
    #[serde(default)]
    pub announced: u8,
    /// Whose card was taken just now (step `market`), or who took from the mover (step `take`).
    #[serde(default)]
    pub taken_by: Option<Seat>,
    /// Who made the take before that.
    #[serde(default)]
    pub taken_before: Option<Seat>,
    /// The card taken, to be kept or swapped.
    #[serde(default)]
    pub taken: Option<Resource>,
    /// The market.
    pub market: Cards,
    /// What the mover has done in this turn.
    #[serde(default)]
    pub turn: TurnDraft,
    /// What the mover is putting together.
    #[serde(default)]
    pub bench: BenchDraft,
    /// Those with the highest total, when the Trade Master has to choose.
    #[serde(default)]
    pub tied: Vec<Seat>,
    /// How many cards of the line may be taken.
    #[serde(default)]
    pub reach: u8,
    /// Who began the progression.
    #[serde(default = "first_seat")]
    pub first: Seat,
    /// Who showed the perfect combination.
    #[serde(default)]
    pub perfect: Vec<Seat>,
    /// The resource deck; all other cards if not said.
    #[serde(default)]
    pub deck: Option<Cards>,
    /// Discards that everybody saw since the last reshuffle.
    #[serde(default)]
    pub open_discards: Cards,
    /// Face-up cards of the Supply.
    #[serde(default)]
    pub display: Cards,
    /// Whose (first) squadrons have been served or are being served.
    #[serde(default)]
    pub served: Vec<Seat>,
    /// The second squadron has been served or is being served.
    #[serde(default)]
    pub second_served: bool,
    /// Cards the squadron being served still takes.
    #[serde(default)]
    pub picks: u8,
    /// The caravels of the second squadron.
    #[serde(default)]
    pub detached: Vec<u8>,
    /// The line of developments, head first.
    pub line: Vec<Development>,
    /// The development deck; all other cards if not said.
    #[serde(default)]
    pub development_deck: Option<Vec<Development>>,
    /// What giver and receiver of a gift know.
    #[serde(default)]
    pub gift: Option<GiftDraft>,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct PlayerDraft {
    /// Hand cards.
    pub hand: Cards,
    /// Hand cards that everybody knows.
    pub known: Cards,
    /// Cards laid out, or put down for the pirates.
    pub laid: Cards,
    /// Cards discarded unseen since the last reshuffle.
    pub discards: Cards,
    /// Developments.
    pub developments: Vec<Development>,
    /// Doubloons by source.
    pub earned: BTreeMap<Category, i16>,
}

/// What the mover has done in this turn.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct TurnDraft {
    /// A set of identical resources was played.
    pub identical: bool,
    /// The set of different resources was played.
    pub different: bool,
    /// Relics were sold.
    pub relics: bool,
    /// Merchants used, by class.
    pub used: [u8; Class::COUNT],
}

/// What the mover is putting together.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct BenchDraft {
    /// The cards, as they are.
    pub cards: Cards,
    /// Different resources so far.
    pub kinds: Vec<Resource>,
    /// The resource of a set of identical ones.
    pub target: Option<Resource>,
    /// Merchants used in it, by class.
    pub used: [u8; Class::COUNT],
    /// The card given to a merchant.
    pub given: Option<Resource>,
}

/// What giver and receiver of a gift know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct GiftDraft {
    /// Who gives or gave.
    pub giver: Seat,
    /// Who receives or received.
    pub receiver: Seat,
    /// The card, as long as the giver knows that the receiver has it.
    pub received: Cards,
    /// The giver's hand as far as the receiver knows it.
    pub kept: Cards,
}

const fn first_step() -> Step {
    Step::Announce
}

const fn second_round() -> u16 {
    2
}

impl Draft for PositionDraft {
    type Game = MundusNovus;

    fn setup(&self, faults: &mut Vec<Fault>) -> Option<Setup> {
        game::draft::setup::<MundusNovus>(&self.setup, self.rules, faults)
    }

    fn arrange(&self, setup: &Setup, faults: &mut Vec<Fault>) -> Position {
        let mut p = setup::bare(setup);
        for (at, draft) in seated(&self.players, setup, faults) {
            p.players[at] = draft.player(at + 1, faults);
        }
        if self.step.is_secret() {
            p.players.iter_mut().for_each(|player| player.chosen = player.laid.total());
        }
        self.table(&mut p, faults);
        self.developments(&mut p, faults);
        self.cards(&mut p, faults);
        p
    }

    fn judge(p: &Position, faults: &mut Vec<Fault>) {
        if faults.is_empty() {
            *faults = validate::unsound(p);
        }
    }

    fn offer(p: &mut Position) {
        p.offered = flow::options(p);
    }
}

impl PositionDraft {
    /// The second round at the announcement, with no developments taken, a market of cacao, coffee and potato, and empty
    /// hands: something to change.
    pub fn new(players: u8) -> PositionDraft {
        let line = ["hernan-cortes", "caravel-3", "common-merchant-2", "large-warehouse-2", "shipyard-2"];
        PositionDraft {
            setup: SetupText { players, options: BTreeMap::new() },
            rules: newest_rules::<MundusNovus>(),
            players: (0..players).map(|_| PlayerDraft::default()).collect(),
            step: first_step(),
            mover: None,
            acting: None,
            trade_master: first_seat(),
            round: second_round(),
            happening: None,
            announced: 0,
            taken_by: None,
            taken_before: None,
            taken: None,
            market: Cards::from_iter([Resource::Cacao, Resource::Coffee, Resource::Potato]),
            turn: TurnDraft::default(),
            bench: BenchDraft::default(),
            tied: Vec::new(),
            reach: 0,
            first: first_seat(),
            perfect: Vec::new(),
            deck: None,
            open_discards: Cards::NONE,
            display: Cards::NONE,
            served: Vec::new(),
            second_served: false,
            picks: 0,
            detached: Vec::new(),
            line: line.into_iter().filter_map(Development::from_id).collect(),
            development_deck: None,
            gift: None,
        }
    }

    /// The position, if it can be; otherwise everything that is wrong with it.
    pub fn build(&self) -> Result<Position, Impossible> {
        Draft::build(self)
    }

    /// Whose turn, what is asked, what happened so far.
    fn table(&self, p: &mut Position, faults: &mut Vec<Fault>) {
        let players = p.players();
        let mut at_table = |who: &str, seat: Seat| seat_at_table(who, seat, players, faults);
        p.step = self.step;
        p.master = at_table("the Trade Master", self.trade_master);
        p.mover = self.mover.map_or(p.master, |mover| at_table("the player to act", mover));
        p.first = at_table("who began the progression", self.first);
        let mut number =
            |what: &str, seat: Option<Seat>| seat.map_or(0, |seat| at_table(what, seat).index() as u8 + 1);
        p.taken_by = number("who took", self.taken_by);
        p.taken_before = number("who took before", self.taken_before);
        if let Some(gift) = &self.gift {
            let (giver, receiver) =
                (at_table("the giver", gift.giver), at_table("the receiver", gift.receiver));
            let (giver, receiver) = (giver.index() as u8, receiver.index() as u8);
            p.gift = Gift { giver, receiver, received: gift.received, kept: gift.kept };
        }
        let mut seats = |what: &str, seats: &[Seat]| {
            seats.iter().fold(0u8, |set, &seat| set | 1 << at_table(what, seat).index())
        };
        p.tied = seats("somebody tied", &self.tied);
        p.perfect = seats("somebody perfect", &self.perfect);
        p.served =
            seats("somebody served", &self.served) | if self.second_served { supply::SECOND } else { 0 };
        p.acting = match (&self.acting, self.step) {
            (Some(acting), _) => Seats::of_bits(seats("somebody to act", acting)),
            (None, Step::Over) => Seats::NONE,
            (None, step) if step.is_secret() => Seats::all(players),
            (None, _) => Seats::only(p.mover),
        };
        if self.mover.is_none() && self.step.is_secret() {
            p.mover = p.acting.first().unwrap_or(p.master);
        }
        let kind = |resource: Option<Resource>| resource.map_or(0, |resource| resource as u8 + 1);
        p.round = self.round;
        p.event = self.happening.map_or(0, |event| event as u8 + 1);
        p.announced = self.announced;
        p.taken = self.taken;
        let TurnDraft { identical, different, relics, used } = self.turn;
        p.turn = Turn { identical, different, relics, used, left: [0; Class::COUNT] };
        p.bench = Bench {
            cards: self.bench.cards,
            kinds: self.bench.kinds.iter().fold(0, |set, resource| set | 1 << resource.index()),
            target: self.bench.target.map_or(0, |target| target as u8),
            size: self.bench.cards.total(),
            used: self.bench.used,
            given: kind(self.bench.given),
        };
        p.turn.left = validate::merchants_left(p);
        p.reach = self.reach;
        p.picks = self.picks;
        for &caravel in &self.detached {
            if (1..=CARAVELS).contains(&caravel) {
                p.detached |= 1 << caravel;
            } else {
                faults.push(fault!("no-caravel", "there is no caravel {caravel}", caravel));
            }
        }
    }

    /// The line and the development deck.
    fn developments(&self, p: &mut Position, faults: &mut Vec<Fault>) {
        if self.line.len() > LINE {
            faults.push(fault!("line", "{cards} cards in the line", cards = self.line.len()));
        }
        let mut elsewhere = p.players.iter().fold(0, |set, player| set | player.developments);
        for (at, card) in self.line.iter().enumerate().take(LINE) {
            p.line[at] = card.index() as u8;
            p.line_length = at as u8 + 1;
            elsewhere |= card.bit();
        }
        let players = p.players();
        let in_deck: Vec<Development> = match &self.development_deck {
            Some(deck) => deck.clone(),
            None => Development::of_game(players).filter(|card| elsewhere & card.bit() == 0).collect(),
        };
        p.development_deck = [0; Development::COUNT];
        for card in in_deck {
            if p.development_deck[card.index()] > 0 {
                faults.push(fault!("twice", "{card} is twice in the deck", card = card.id()));
            }
            p.development_deck[card.index()] = 1;
        }
        p.development_deck_size = p.development_deck.iter().sum();
    }

    /// Where the resource cards lie.
    fn cards(&self, p: &mut Position, faults: &mut Vec<Fault>) {
        p.market = self.market;
        p.open_discards = self.open_discards;
        p.display = self.display;
        p.deck = match self.deck {
            Some(deck) => deck.counts(),
            None => {
                let elsewhere = validate::outside_deck(p);
                Resource::ALL.map(|resource| {
                    let there = elsewhere[resource.index()];
                    let all = u32::from(Resource::CARDS[resource.index()]);
                    if there > all {
                        faults.push(fault!(
                            "too-many",
                            "{found} cards of {resource}, there are only {all}",
                            found = there,
                            resource = resource.id(),
                            all
                        ));
                    }
                    all.saturating_sub(there) as u8
                })
            }
        };
        p.deck_size = p.deck.iter().sum();
        if matches!(p.step, Step::Appoint | Step::Take | Step::Market) {
            p.out = validate::out(p);
        }
    }
}

impl PlayerDraft {
    fn player(&self, seat: usize, faults: &mut Vec<Fault>) -> Player {
        let mut player = Player::EMPTY;
        for &card in &self.developments {
            if player.has(card) {
                faults.push(fault!("twice", "seat {seat}: {card} twice", seat, card = card.id()));
            } else {
                player.develop(card);
            }
        }
        for (&from, &doubloons) in &self.earned {
            if doubloons.unsigned_abs() > MOST_EARNED {
                faults.push(fault!("doubloons", "seat {seat}: {doubloons} doubloons", seat, doubloons));
            } else {
                player.earned[from as usize] = doubloons;
            }
        }
        let doubloons: i16 = player.earned.iter().sum();
        if doubloons < 0 {
            faults.push(fault!("doubloons", "seat {seat}: {doubloons} doubloons", seat, doubloons));
        }
        player.doubloons = doubloons.max(0) as u16;
        player.hand = self.hand;
        player.hand_size = self.hand.total();
        player.known = self.known;
        player.laid = self.laid;
        player.discards = self.discards;
        player.discards_size = self.discards.total();
        player
    }
}

impl From<Position> for PositionDraft {
    fn from(p: Position) -> PositionDraft {
        let seat = |number: u8| number.checked_sub(1).map(|index| Seat::new(index.into()));
        let seats = |set: u8| Seats::of_bits(set).iter().collect::<Vec<_>>();
        let kind = |number: u8| number.checked_sub(1).map(|kind| Resource::ALL[usize::from(kind)]);
        let Turn { identical, different, relics, used, left: _ } = p.turn;
        PositionDraft {
            setup: p.setup.text::<MundusNovus>(),
            rules: p.setup.rules(),
            players: p.players[..p.players().into()].iter().map(PlayerDraft::from).collect(),
            step: p.step,
            mover: Some(p.mover),
            acting: Some(p.acting.iter().collect()),
            trade_master: p.master,
            round: p.round,
            happening: p.event(),
            announced: p.announced,
            taken_by: seat(p.taken_by),
            taken_before: seat(p.taken_before),
            taken: p.taken,
            market: p.market,
            turn: TurnDraft { identical, different, relics, used },
            bench: BenchDraft {
                cards: p.bench.cards,
                kinds: Resource::ALL.into_iter().filter(|r| p.bench.kinds >> r.index() & 1 == 1).collect(),
                target: (p.step == Step::Identical).then(|| Resource::ALL[usize::from(p.bench.target)]),
                used: p.bench.used,
                given: kind(p.bench.given),
            },
            tied: seats(p.tied),
            reach: p.reach,
            first: p.first,
            perfect: seats(p.perfect),
            deck: Cards::from_counts(&p.deck),
            open_discards: p.open_discards,
            display: p.display,
            served: seats(p.served & !supply::SECOND),
            second_served: p.served & supply::SECOND != 0,
            picks: p.picks,
            detached: (1..=CARAVELS).filter(|caravel| p.detached >> caravel & 1 == 1).collect(),
            line: p.line().collect(),
            development_deck: Some(
                Development::ALL.into_iter().filter(|card| p.development_deck[card.index()] > 0).collect(),
            ),
            gift: GiftDraft::of(&p.gift),
        }
    }
}

impl GiftDraft {
    pub(crate) fn of(gift: &Gift) -> Option<GiftDraft> {
        (*gift != Gift::default()).then(|| GiftDraft {
            giver: Seat::new(gift.giver.into()),
            receiver: Seat::new(gift.receiver.into()),
            received: gift.received,
            kept: gift.kept,
        })
    }
}

impl From<&Player> for PlayerDraft {
    fn from(player: &Player) -> PlayerDraft {
        let earned = Category::ALL.into_iter().map(|from| (from, player.earned(from)));
        PlayerDraft {
            hand: player.hand,
            known: player.known,
            laid: player.laid,
            discards: player.discards,
            developments: player.developments().collect(),
            earned: earned.filter(|(_, doubloons)| *doubloons != 0).collect(),
        }
    }
}
