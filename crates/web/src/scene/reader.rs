//! Who reads a table's page: from which seat, in which words, with which draft.

use crate::{App, problem::Problem, records::Uploaded, speech::Tongue, visitor::Visitor};
use catalog::{AnyEvent, AnyView, Move};
use game::{Arg, Phrase, Seat, Seats};
use table::{Draft, Holder, Table, Who};

/// A table as one visitor reads it. Holds a view, never a position.
pub struct Reader<'a> {
    /// The server.
    pub app: &'a App,
    /// Who reads.
    pub visitor: &'a Visitor,
    /// What is read.
    pub table: &'a Table,
    /// The seats this visitor decides for.
    pub mine: Seats,
    /// The seat it is read from; `None` for watchers, and where nobody has said who sits at the screen.
    pub seat: Option<Seat>,
    /// The reader's seats that are to decide, but are not the one it is read from: they wait behind the curtain.
    pub behind: Seats,
    /// The words of the game.
    pub words: Tongue,
    /// The actions tried, not sent.
    pub draft: Vec<String>,
    /// Were they proposed, and not chosen?
    pub proposed: bool,
    /// Does the last of them draw or show something?
    pub barrier: bool,
    view: AnyView,
    /// What the reader can know without the draft, if there is one.
    base: Option<AnyView>,
    legal: Vec<Move>,
    asked: bool,
}

/// What a board is drawn from, now or at an earlier step.
pub struct Scene<'a> {
    /// What the reader can know, the actions tried included.
    pub view: &'a AnyView,
    /// What the reader can know without them: others and what lies between the players look as they do now.
    pub base: &'a AnyView,
    /// The seat it is read from.
    pub seat: Option<Seat>,
    /// What the reader may do; empty when only looking.
    pub legal: &'a [Move],
    /// Does the reader want to know why not?
    pub asked: bool,
    /// Who is to decide.
    pub to_act: Seats,
    /// The players, by seat.
    pub players: Vec<PlayerCard>,
    /// Where the events are told.
    pub past: Past<'a>,
    /// The actions tried, not sent, oldest first.
    pub draft: &'a [String],
    /// The action at the end of the draft that draws or shows something: it is not in the view yet.
    pub pending: Option<&'a str>,
    /// The reader's last actions, newest first, those tried included.
    pub own: Vec<&'a str>,
    /// The words of the game.
    pub words: &'a Tongue,
}

/// Where the events are told that led to what is seen.
#[derive(Clone, Copy)]
pub enum Past<'a> {
    /// At a table, up to this step, as this seat sees them.
    Table(&'a Table, u32, Option<Seat>),
    /// In a record, up to this step.
    Record(&'a Uploaded, u32),
    /// In a list, oldest first, as this seat sees them.
    Told(&'a [AnyEvent], Option<Seat>),
}

impl Scene<'_> {
    /// The last events, newest first, as the reader sees them.
    pub fn events(&self) -> Box<dyn Iterator<Item = AnyEvent> + '_> {
        match self.past {
            Past::Table(table, step, seat) => Box::new(table.events_up_to(step, seat).take(PAST)),
            Past::Record(record, step) => Box::new(record.events_up_to(step).take(PAST)),
            Past::Told(events, seat) => {
                Box::new(events.iter().rev().filter_map(move |event| event.seen_by(seat)).take(PAST))
            }
        }
    }

    /// The name of a seat's holder.
    pub fn name(&self, seat: Seat) -> String {
        self.players.get(seat.index()).map(|card| card.name.clone()).unwrap_or_default()
    }
}

/// How many of the last events a board may look at: more than any round has.
const PAST: usize = 400;

/// How many of the reader's last actions: more than any question takes.
const OWN: u32 = 40;

/// A player as boards show them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerCard {
    /// The name.
    pub name: String,
    /// Is it a bot?
    pub bot: bool,
}

impl<'a> Reader<'a> {
    /// The table read by this visitor, with these actions tried.
    pub fn new(
        app: &'a App,
        visitor: &'a Visitor,
        table: &'a Table,
        draft: &[String],
    ) -> Result<Reader<'a>, Problem> {
        let person = visitor.person.as_ref().filter(|_| !table.is_past());
        let mine = person.map_or(Seats::NONE, |person| table.seats_of(&person.id));
        let (seat, behind) = match table.is_past() {
            // Over the shoulder of whom they like.
            true => (Some(shoulder(table, visitor.seat)), Seats::NONE),
            false => looks(table, mine, visitor.seat),
        };
        let words = visitor.tongue_of(table.game());
        let legal = seat.filter(|_| !table.is_past()).map(|seat| table.legal(seat)).unwrap_or_default();
        let none = || Problem::bad_form(game::phrase!("problem-not-begun"));
        let view = table.view(seat).ok_or_else(none)?;
        let mut reader = Reader {
            app,
            visitor,
            table,
            mine,
            seat,
            behind,
            base: None,
            view,
            // Only who is asked has something to choose from.
            asked: !legal.is_empty(),
            legal,
            words,
            draft: Vec::new(),
            proposed: false,
            barrier: false,
        };
        if let (Some(seat), Some(person)) = (seat, person)
            && !draft.is_empty()
        {
            let Draft { view, legal, barrier } = table
                .try_actions(seat, draft, &Who::Person(person.id.clone()))
                .map_err(|refusal| Problem::refused(reader.say(&refusal.phrase())))?;
            // A draft ends where what it decides does: the next thing that is asked is not part of it.
            let goes_on = same_decision(&view.ask(seat), &reader.view.ask(seat));
            reader.legal = if goes_on { legal } else { Vec::new() };
            reader.base = Some(std::mem::replace(&mut reader.view, view));
            reader.barrier = barrier;
            reader.draft = draft.to_vec();
        }
        Ok(reader)
    }

    /// A message.
    pub fn t(&self, id: &str) -> String {
        self.words.t(id)
    }

    /// A phrase with the players' names.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say_with(phrase, &|seat| self.name(seat))
    }

    /// A phrase about a step, with the names of those who played it.
    pub fn say_of(&self, step: u32, phrase: &Phrase) -> String {
        self.words.say_with(phrase, &|seat| self.name_at(seat, step))
    }

    /// The name of who held a seat at a step.
    pub fn name_at(&self, seat: Seat, step: u32) -> String {
        self.table.name_at(seat, step).to_string()
    }

    /// The name of a seat's holder.
    pub fn name(&self, seat: Seat) -> String {
        self.table.holders().get(seat.index()).map(|holder| holder.name().to_string()).unwrap_or_default()
    }

    /// What the reader can know.
    pub fn view(&self) -> &AnyView {
        &self.view
    }

    /// What the reader may do now, after the draft.
    pub fn legal(&self) -> &[Move] {
        &self.legal
    }

    /// Is the reader asked for a decision?
    pub fn is_asked(&self) -> bool {
        self.asked
    }

    /// Can the draft be played as it is? Half a payment cannot.
    pub fn is_whole(&self) -> bool {
        let between = |seat| self.view.ask(seat).id == BETWEEN_SETS;
        !self.draft.is_empty() && (self.legal.is_empty() || self.seat.is_some_and(between))
    }

    /// Do several people share this screen, and have something to hide from each other?
    pub fn shares_screen(&self) -> bool {
        shares_screen(self.table, self.mine)
    }

    /// Is somebody at this screen to decide?
    pub fn is_turn(&self) -> bool {
        self.asked || !self.behind.is_empty()
    }

    /// The seat that a bot plays for the reader, who may come back to it.
    pub fn left(&self) -> Option<Seat> {
        let person = &self.visitor.person.as_ref()?.id;
        let left = |holder: &Holder| {
            holder.stands_in().is_some_and(|stands_in| !stands_in.resigned && stands_in.person == *person)
        };
        Seat::all(self.table.setup().players).find(|seat| left(&self.table.holders()[seat.index()]))
    }

    /// As somebody who may act here.
    pub fn who(&self) -> Option<Who> {
        self.visitor.person.as_ref().map(|person| Who::Person(person.id.clone()))
    }

    /// Who is to decide, as the reader knows it: of a sealed choice only the player who made it knows, not those who share the screen.
    pub fn to_act(&self) -> Seats {
        let mut to_act = self.table.to_act();
        let own = self.seat.filter(|&seat| self.mine.contains(seat));
        if let Some(seat) = own.filter(|&seat| self.table.has_chosen(seat)) {
            to_act.remove(seat);
        }
        to_act
    }

    /// Need nobody else agree to what the reader asks for? Bots and programs agree to everything.
    pub fn decides_alone(&self) -> bool {
        let people = self.table.holders().iter().filter(|holder| holder.program_of().is_none());
        people.filter_map(Holder::person).all(|person| self.visitor.is(person))
    }

    /// What the board is drawn from.
    pub fn scene(&self) -> Scene<'_> {
        let step = self.table.step();
        let drafted = self.draft.iter().rev().map(String::as_str);
        Scene {
            view: &self.view,
            base: self.base.as_ref().unwrap_or(&self.view),
            seat: self.seat,
            legal: &self.legal,
            asked: self.is_asked() && self.draft.is_empty(),
            to_act: self.to_act(),
            players: cards(self.table),
            past: Past::Table(self.table, step, self.seat),
            draft: &self.draft,
            pending: self.draft.last().filter(|_| self.barrier).map(String::as_str),
            own: drafted.chain(own(self.table, step, self.seat)).collect(),
            words: &self.words,
        }
    }
}

/// The question between two sets of cards: what was put together so far can be played by itself.
const BETWEEN_SETS: &str = "ask-progress";

/// Is this asked while sets of cards are put together?
fn of_sets(ask: &Phrase) -> bool {
    matches!(ask.id, BETWEEN_SETS | "ask-identical" | "ask-different" | "ask-perfect" | "ask-develop")
}

/// Do two questions belong to the same decision? They do if they differ in numbers only (three colonists left, two left; but not one
/// building and then another), and as long as sets are put together.
pub fn same_decision(one: &Phrase, other: &Phrase) -> bool {
    let things = |ask: &Phrase| -> Vec<Arg> {
        let args = ask.args.iter().map(|(_, arg)| arg.clone());
        args.filter(|arg| !matches!(arg, Arg::Number(_))).collect()
    };
    of_sets(one) && of_sets(other) || one.id == other.id && things(one) == things(other)
}

/// The seat that somebody looks from who may look from all.
fn shoulder(table: &Table, chosen: Option<Seat>) -> Seat {
    chosen.filter(|seat| seat.index() < table.holders().len()).unwrap_or(Seat::FIRST)
}

fn shares_screen(table: &Table, mine: Seats) -> bool {
    mine.len() > 1 && !table.is_open()
}

/// From which of these seats a table is read, and which of them have to decide but must not be looked at yet.
///
/// At a shared screen a seat is shown from when its person said "that is me" until somebody else there is to decide, or
/// said the same. Anything else would show one person's cards to another.
fn looks(table: &Table, mine: Seats, confirmed: Option<Seat>) -> (Option<Seat>, Seats) {
    if mine.len() < 2 {
        return (mine.first(), Seats::NONE);
    }
    let mut asked = Seats::NONE;
    mine.iter().filter(|&seat| !table.legal(seat).is_empty()).for_each(|seat| asked.insert(seat));
    let confirmed = confirmed.filter(|&seat| mine.contains(seat));
    if !shares_screen(table, mine) {
        return (asked.first().or(confirmed).or(mine.first()), Seats::NONE);
    }
    match confirmed.filter(|&seat| asked.is_empty() || asked.contains(seat)) {
        Some(seat) => (Some(seat), Seats::NONE),
        None => (None, asked),
    }
}

/// The last actions of a seat without another's between them, up to a step, newest first.
pub fn own(table: &Table, step: u32, observer: Option<Seat>) -> Vec<&str> {
    let first = step.saturating_sub(OWN);
    let actions = (first + 1..=step).rev().map_while(|step| table.action_of(step, observer));
    let of_observer = actions.take_while(|(seat, _)| Some(*seat) == observer);
    of_observer.filter_map(|(_, action)| action).collect()
}

/// The players of a table, as boards show them.
pub fn cards(table: &Table) -> Vec<PlayerCard> {
    table.holders().iter().map(card).collect()
}

fn card(holder: &Holder) -> PlayerCard {
    PlayerCard { name: holder.name().to_string(), bot: holder.bot().is_some() }
}

/// Who held the seats of a table at a step, as boards show them.
pub fn cards_at(table: &Table, step: u32) -> Vec<PlayerCard> {
    let holders = Seat::all(table.setup().players).map(|seat| table.holder_at(seat, step));
    holders.map(card).collect()
}

/// Who held the seats of a record after a step, as boards show them.
pub fn cards_of(record: &Uploaded, step: u32) -> Vec<PlayerCard> {
    record.players(step).into_iter().map(|(name, bot)| PlayerCard { name, bot }).collect()
}

#[cfg(test)]
mod tests {
    use super::same_decision;
    use game::{Arg, Phrase};

    #[test]
    fn a_decision_goes_on_with_other_numbers_but_not_about_another_thing() {
        // The games' own words, which this file must not use for itself.
        const BUILDING: &str = "ask-building";
        let ask = |building: &str, left: u32| {
            Phrase::new(BUILDING).with("building", Arg::Term(building.to_string())).with("left", left)
        };
        assert!(same_decision(&ask("building-customs.the", 2), &ask("building-customs.the", 1)));
        assert!(!same_decision(&ask("building-customs.the", 2), &ask("building-market.the", 2)));
        let [set, card] = ["ask-progress", "ask-identical"].map(Phrase::new);
        assert!(same_decision(&set, &card.with("resource", Arg::Term("resource-corn".into()))));
        assert!(!same_decision(&set, &ask("building-market.the", 1)));
    }
}
