//! The log in sentences, redacted for its reader.

use crate::{
    Table,
    entry::{Body, By, Change, Entry, Millis, Request},
    people::PersonId,
};
use catalog::AnyEvent;
use game::{Phrase, Seat, phrase};
use serde::Serialize;
use std::{ops::Range, sync::Arc};

/// A line of the story as it is kept.
#[derive(Clone)]
pub(crate) struct Line {
    pub entry: u32,
    pub at: Millis,
    pub step: u32,
    pub actor: Option<Seat>,
    pub by: Option<By>,
    pub said: Said,
    /// Only this seat may read it.
    pub private: Option<Seat>,
    pub undone: bool,
}

#[derive(Clone)]
pub(crate) enum Said {
    Event(Arc<AnyEvent>),
    Table(Phrase),
    Chat { person: PersonId, name: String, text: String },
}

impl Said {
    /// Is it something this person said?
    pub fn is_by(&self, person: &PersonId) -> bool {
        matches!(self, Said::Chat { person: speaker, .. } if speaker == person)
    }
}

/// A line of the story as one observer reads it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Told {
    /// The entry of the log it comes from.
    pub entry: u32,
    /// When.
    pub at: Millis,
    /// The step whose position shows it (0: the set-up).
    pub step: u32,
    /// Who acted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub actor: Option<Seat>,
    /// Who decided for the seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<By>,
    /// The sentence.
    pub saying: Saying,
    /// Was it taken back later?
    pub undone: bool,
}

/// A sentence, by whose words it is said in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Saying {
    /// In the words of the game.
    Game(Phrase),
    /// In the words of this crate.
    Table(Phrase),
    /// In a person's words.
    Chat {
        /// Who said it: for those who do not want to read it, and not to be shown.
        #[serde(skip)]
        person: PersonId,
        /// Under which name.
        name: String,
        /// What.
        text: String,
    },
}

impl Table {
    /// Everything since the start, as this seat (or a spectator) may read it.
    pub fn story(&self, observer: Option<Seat>) -> Vec<Told> {
        self.story_lines(observer, 0..self.story_len()).map(|(_, told)| told).collect()
    }

    /// How many lines the story has, for all readers together.
    pub fn story_len(&self) -> usize {
        self.story.len()
    }

    /// The lines at these places (counted from 0; places beyond the last are empty), as this observer may read them, with
    /// their places. A line keeps its place.
    pub fn story_lines(
        &self,
        observer: Option<Seat>,
        places: Range<usize>,
    ) -> impl DoubleEndedIterator<Item = (usize, Told)> {
        let end = places.end.min(self.story.len());
        let start = places.start.min(end);
        let lines = (start..end).zip(&self.story[start..end]);
        // What only a player may read stays theirs, however old it is.
        let told = lines.filter(|(_, line)| !self.past || line.private.is_none());
        told.filter_map(move |(place, line)| Some((place, line.seen_by(observer)?)))
    }

    /// Changes when something changed that earlier lines tell (what was taken back, who sits where). As long as it does
    /// not, the lines from the last known place on are all that is new.
    pub fn retold(&self) -> u32 {
        self.retold
    }

    /// What was told of one step (0: the set-up).
    pub fn story_of(&self, step: u32, observer: Option<Seat>) -> Vec<Told> {
        self.story.iter().filter(|line| line.step == step).filter_map(|line| line.seen_by(observer)).collect()
    }

    /// What people said, oldest first: its place in the story, who, names and words.
    pub fn talk(&self) -> impl DoubleEndedIterator<Item = (usize, &PersonId, &str, &str)> {
        self.story.iter().enumerate().filter_map(|(place, line)| match &line.said {
            Said::Chat { person, name, text } => Some((place, person, name.as_str(), text.as_str())),
            Said::Event(_) | Said::Table(_) => None,
        })
    }

    /// The events of one surviving step (0: the set-up), as this observer sees them.
    pub fn events_of(&self, step: u32, observer: Option<Seat>) -> Vec<AnyEvent> {
        self.story
            .iter()
            .filter(|line| line.step == step && !line.undone)
            .filter_map(|line| match &line.said {
                Said::Event(event) => event.seen_by(observer),
                _ => None,
            })
            .collect()
    }

    /// The events of all surviving steps up to this one, newest first, as this observer sees them.
    pub fn events_up_to(&self, step: u32, observer: Option<Seat>) -> impl Iterator<Item = AnyEvent> {
        let lines = self.story.iter().rev().filter(move |line| line.step <= step && !line.undone);
        lines.filter_map(move |line| match &line.said {
            Said::Event(event) => event.seen_by(observer),
            _ => None,
        })
    }

    pub(crate) fn tell_events(
        &mut self,
        entry: &Entry,
        step: u32,
        actor: Option<Seat>,
        by: Option<By>,
        events: Vec<Arc<AnyEvent>>,
    ) {
        let (number, at) = (entry.number, entry.at);
        self.story.extend(events.into_iter().map(|event| {
            let said = Said::Event(event);
            Arc::new(Line { entry: number, at, step, actor, by, said, private: None, undone: false })
        }));
    }

    /// Tells what is not an event of the game. Called before the entry is taken in.
    pub(crate) fn tell(&mut self, entry: &Entry, body: &Body) {
        let mut actor = None;
        let mut private = None;
        let name_of = |seat: Seat| self.holders[seat.index()].name().to_string();
        let name_of_person = |person| {
            let holder = self.holders.iter().find(|holder| holder.person() == Some(person));
            holder.map(|holder| holder.name().to_string()).unwrap_or_default()
        };
        let said = match body {
            Body::Created(_) | Body::Action { .. } | Body::Rewritten | Body::HoursSet { .. } => return,
            Body::Sat { name, program_of: Some(owner), .. } => {
                Said::Table(phrase!("story-sat-program", name = name.clone(), owner = owner.clone()))
            }
            Body::Sat { name, .. } => Said::Table(phrase!("story-sat", name = name.clone())),
            Body::Left { chair } => {
                let name = self.holders[usize::from(*chair) - 1].name().to_string();
                Said::Table(phrase!("story-left", name = name))
            }
            Body::Moved { from, to } => {
                let name = |chair: &u8| self.holders[usize::from(*chair) - 1].name().to_string();
                Said::Table(match self.holders[usize::from(*to) - 1].is_open() {
                    true => phrase!("story-moved", name = name(from), chair = *to),
                    false => phrase!("story-swapped", name = name(from), other = name(to)),
                })
            }
            Body::DrawSet { drawn: true } => Said::Table(Phrase::new("story-draw-on")),
            Body::DrawSet { drawn: false } => Said::Table(Phrase::new("story-draw-off")),
            Body::PlayersSet { players, .. } => Said::Table(phrase!("story-players-set", players = *players)),
            Body::BotAdded { name, .. } => Said::Table(phrase!("story-bot-added", name = name.clone())),
            Body::Started { .. } => Said::Table(Phrase::new("story-started")),
            Body::UndoTo { step, seat, .. } => {
                actor = Some(*seat);
                Said::Table(phrase!("story-undone", who = *seat, count = self.step().saturating_sub(*step)))
            }
            Body::SeatChanged { seat, holder, why } => {
                actor = Some(*seat);
                let (before, now) = (name_of(*seat), holder.name().to_string());
                Said::Table(match why {
                    Change::HandedOver => phrase!("story-handed-over", name = before, bot = now),
                    Change::TakenOver => phrase!("story-taken-over", name = before, bot = now),
                    Change::Returned => phrase!("story-returned", name = now),
                    Change::Silent => phrase!("story-silent", name = before, bot = now),
                    Change::OutOfTime => phrase!("story-out-of-time", name = before, bot = now),
                })
            }
            Body::Resigned { seat, holder } => {
                actor = Some(*seat);
                let (before, now) = (name_of(*seat), holder.name().to_string());
                Said::Table(phrase!("story-resigned", name = before, bot = now))
            }
            Body::Chat { person, name, text, .. } => {
                Said::Chat { person: person.clone(), name: name.clone(), text: text.clone() }
            }
            Body::OrderSet { seat, order, on } => {
                // What a player leaves to an order is nobody else's business: it tells what they expect.
                private = Some(*seat);
                let id = if *on { "story-order-on" } else { "story-order-off" };
                Said::Table(phrase!(id, order = order.clone()))
            }
            Body::ChosenAhead { seat, actions, .. } => {
                // Nobody else may know it before it is played.
                private = Some(*seat);
                let id = if actions.is_empty() { "story-ahead-withdrawn" } else { "story-ahead" };
                Said::Table(Phrase::new(id))
            }
            Body::ConsentAsked { request, person } => {
                let name = name_of_person(person);
                Said::Table(match request {
                    Request::Undo { step } => {
                        phrase!("story-asks-undo", name = name, count = self.step().saturating_sub(*step))
                    }
                    Request::TakeOver { seat, name: bot, .. } => {
                        phrase!(
                            "story-asks-take-over",
                            name = name,
                            other = name_of(*seat),
                            bot = bot.clone()
                        )
                    }
                    Request::Stop => phrase!("story-asks-stop", name = name),
                    Request::Pause => phrase!("story-asks-pause", name = name),
                })
            }
            Body::ConsentGiven { person } => {
                Said::Table(phrase!("story-agrees", name = name_of_person(person)))
            }
            Body::ConsentRefused { person } => {
                let own = self.pending.as_ref().is_some_and(|pending| pending.person == *person);
                let id = if own { "story-takes-request-back" } else { "story-refuses" };
                Said::Table(phrase!(id, name = name_of_person(person)))
            }
            Body::FlagFell { seat } => {
                actor = Some(*seat);
                Said::Table(phrase!("story-flag-fell", name = name_of(*seat)))
            }
            Body::Paused => Said::Table(Phrase::new("story-paused")),
            Body::Resumed { person } => Said::Table(phrase!("story-resumed", name = name_of_person(person))),
            Body::Finished { .. } => Said::Table(Phrase::new("story-finished")),
            Body::Stopped { .. } => Said::Table(Phrase::new("story-stopped")),
            Body::Shown => Said::Table(Phrase::new("story-shown")),
        };
        let step = self.step();
        let (entry, at) = (entry.number, entry.at);
        self.story.push(Arc::new(Line { entry, at, step, actor, by: None, said, private, undone: false }));
    }
}

impl Line {
    fn seen_by(&self, observer: Option<Seat>) -> Option<Told> {
        if self.private.is_some() && self.private != observer {
            return None;
        }
        let saying = match &self.said {
            Said::Event(event) => Saying::Game(event.seen_by(observer)?.say()),
            Said::Table(phrase) => Saying::Table(phrase.clone()),
            Said::Chat { person, name, text } => {
                Saying::Chat { person: person.clone(), name: name.clone(), text: text.clone() }
            }
        };
        // That an order answered, and not its person, tells that there was nothing to decide.
        let by = match self.by {
            Some(By::Order) if self.actor != observer => Some(By::Person),
            by => by,
        };
        Some(Told {
            entry: self.entry,
            at: self.at,
            step: self.step,
            actor: self.actor,
            by,
            saying,
            undone: self.undone,
        })
    }
}
