//! What is told about a game: where it stands, its view in words, its result.

use super::Seated;
use crate::{
    outline,
    speech::YOU,
    tools::answers::{Legal, Outcome, PlayerAt, ResultAnswer, SetupAnswer, Situation, Status},
};
use game::{Phrase, Seat};
use table::{Holder, Refusal as No, Saying};

impl Seated {
    /// Where the game stands. Events are told once, unless `again` says how many to repeat.
    pub fn situation(&mut self, again: Option<u32>, with_view: bool, refused: Option<String>) -> Situation {
        let len = self.table.story_len();
        let from =
            again.map_or(self.told, |again| len.saturating_sub(again.min(200) as usize).min(self.told));
        self.told = len;
        let lines = self.table.story_lines(Some(self.seat), from..len).filter(|(_, line)| !line.undone);
        let events = lines
            // The order that every model has is told where it matters: in the description of `play`.
            .filter(
                |(_, line)| !matches!(&line.saying, Saying::Table(phrase) if phrase.id == "story-order-on"),
            )
            .map(|(_, line)| match &line.saying {
                Saying::Game(phrase) | Saying::Table(phrase) => self.in_words(phrase),
                Saying::Chat { name, text, .. } => format!("{name}: {text}"),
            })
            .collect();
        let view = self.table.view(Some(self.seat));
        let legal = self.table.legal(self.seat);
        let asked =
            view.as_ref().filter(|_| !legal.is_empty()).map(|view| self.in_words(&view.ask(self.seat)));
        let legal = match &view {
            None => Vec::new(),
            Some(view) => legal
                .iter()
                .map(|legal| Legal { action: legal.text, meaning: self.meaning(view, legal.index) })
                .collect(),
        };
        let players = Seat::all(self.table.setup().players)
            .map(|seat| PlayerAt { seat: seat.number(), player: self.player(seat) })
            .collect();
        Situation {
            table: self.table.id().into(),
            game: self.game().id(),
            step: self.table.step(),
            seat: self.seat.number(),
            players,
            status: if self.is_over() { Status::Over } else { Status::YourTurn },
            refused,
            events,
            asked,
            legal,
            view: view.filter(|_| with_view).map(|view| view.json()),
            result: self.outcome(),
        }
    }

    /// The view in words.
    pub fn outline(&self) -> String {
        let view = self.table.view(Some(self.seat)).map(|view| view.json()).unwrap_or_default();
        let said = outline::outline(&view, self.table.setup().players, &|seat| self.name(seat));
        format!("{said}({})\n", self.voice().legend())
    }

    /// The result, and the record or what the model's seat may have of it.
    pub fn result(&self, with_record: bool) -> ResultAnswer {
        let record = with_record.then(|| match self.table.record(table::Extras::default()) {
            Ok(record) => serde_json::to_value(record).ok(),
            Err(_) => serde_json::to_value(self.table.running_record(Some(self.seat)).ok()).ok(),
        });
        ResultAnswer {
            table: self.table.id().into(),
            game: self.game().id(),
            setup: SetupAnswer::from(self.table.setup()),
            over: self.is_over(),
            result: self.outcome(),
            record: record.flatten(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let resigned = self.table.resigned().contains(self.seat);
        self.table.result().map(|result| Outcome::new(result, self.seat.number(), resigned))
    }

    pub(super) fn meaning(&self, view: &catalog::AnyView, index: usize) -> String {
        self.in_words(&view.say_action(self.seat, index))
    }

    fn in_words(&self, phrase: &Phrase) -> String {
        self.voice().say(phrase, &|seat| self.name(seat))
    }

    /// Why not; an action from outside is quoted in it so that it cannot pretend to be something else.
    pub(super) fn say(&self, no: &No) -> String {
        game::visible::visible(&self.in_words(&no.phrase())).into_owned()
    }

    fn player(&self, seat: Seat) -> String {
        match self.table.holders().get(seat.index()).and_then(Holder::bot) {
            _ if seat == self.seat => YOU.into(),
            Some(bot) => bot.into(),
            None => String::new(),
        }
    }

    fn name(&self, seat: Seat) -> String {
        self.voice().seat(seat.number(), &self.player(seat))
    }
}
