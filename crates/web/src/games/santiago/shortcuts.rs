//! Shortcuts of Santiago de Cuba: several steps of a turn by one click, where they are one decision. A whole turn at the
//! next stop, which is free; the broker's way and what its building is used for; a stop at the harbour and the first
//! delivery; everything that is exchanged at the casino.

use crate::scene::{Reader, Shortcut};
use game::{Phrase, Rules, Seat, phrase};
use santiago::{Action, Santiago, action::Serving, components::CASINO_PESOS};
use std::{cmp::Reverse, collections::BTreeMap, rc::Rc};
use table::Draft;

/// Those of this reader now. Those come first that leave nothing more to choose.
pub fn shortcuts(reader: &Reader) -> Vec<Shortcut> {
    let Some(now) = reader.seat.and_then(|seat| Way::begin(reader, seat)) else { return Vec::new() };
    // A player who wants to decide what to use is not to be hurried past it.
    let uses = reader.table.orders(now.seat).iter().any(|order| order.id == "use" && order.on);
    let next = Action::Drive(1);
    let mut ways = if now.may(next) && uses {
        now.step(next).map(|there| there.visited().in_town_or_harbor()).unwrap_or_default()
    } else if uses && now.legal().iter().any(|action| matches!(action, Action::Go(_))) {
        // One click moves the broker anyway: only what is done there is worth another entry.
        now.buildings().into_iter().filter(|way| way.said.len() > 1).collect()
    } else {
        now.exchanged().into_iter().filter(|way| way.actions.len() > 1).collect()
    };
    ways.sort_by_key(|way| !way.legal().is_empty());
    ways.into_iter().map(Way::shortcut).collect()
}

/// Some steps tried, and what they come to.
#[derive(Clone)]
struct Way<'a> {
    reader: &'a Reader<'a>,
    seat: Seat,
    actions: Vec<String>,
    said: Vec<String>,
    tried: Rc<Draft>,
}

impl<'a> Way<'a> {
    fn begin(reader: &'a Reader<'a>, seat: Seat) -> Option<Way<'a>> {
        let tried = reader.table.try_actions(seat, &[], &reader.who()?).ok()?;
        Some(Way { reader, seat, actions: Vec::new(), said: Vec::new(), tried: Rc::new(tried) })
    }

    fn legal(&self) -> Vec<Action> {
        self.tried.legal.iter().map(|legal| Santiago::action(legal.index)).collect()
    }

    fn may(&self, action: Action) -> bool {
        self.legal().contains(&action)
    }

    /// One step further, told on the button.
    fn step(&self, action: Action) -> Option<Way<'a>> {
        let way = self.quietly(action)?;
        Some(way.saying(&self.tried.view.say_action(self.seat, action.index())))
    }

    /// One step further that goes without saying.
    fn quietly(&self, action: Action) -> Option<Way<'a>> {
        let mut actions = self.actions.clone();
        actions.push(action.to_string());
        let tried = self.reader.table.try_actions(self.seat, &actions, &self.reader.who()?).ok()?;
        Some(Way { actions, tried: Rc::new(tried), ..self.clone() })
    }

    fn saying(mut self, phrase: &Phrase) -> Way<'a> {
        self.said.push(self.reader.say(phrase));
        self
    }

    /// The Cuban is used, if there is nothing to choose.
    fn visited(self) -> Way<'a> {
        let use_or_not = self.legal().len() == 2 && self.may(Action::Use);
        if use_or_not { self.quietly(Action::Use).unwrap_or(self) } else { self }
    }

    /// On from a stop: each building the broker may go to, or the most that can be delivered of each good.
    fn in_town_or_harbor(&self) -> Vec<Way<'a>> {
        let (mut goods, mut wood) = (BTreeMap::new(), BTreeMap::new());
        for action in self.legal() {
            // They come in rising order, so what stays is the most of each.
            match action {
                Action::Deliver { count, good } => goods.insert(good.id(), (count, action)),
                Action::DeliverWood { count, instead_of } => wood.insert(instead_of.id(), (count, action)),
                _ => None,
            };
        }
        // Wood brings less, in place of whatever is wanted: that is for those who have nothing else.
        let most = if goods.is_empty() { wood } else { goods };
        let mut most: Vec<(u8, Action)> = most.into_values().collect();
        most.sort_by_key(|(count, _)| Reverse(*count));
        most.into_iter().filter_map(|(_, deliver)| self.step(deliver)).chain(self.buildings()).collect()
    }

    /// Each building the broker may go to, used where one decision says how.
    fn buildings(&self) -> Vec<Way<'a>> {
        let go = self.legal().into_iter().filter(|action| matches!(action, Action::Go(_)));
        go.filter_map(|go| self.step(go)).map(Way::used).collect()
    }

    /// The building is used if there is one way to do so, or one that everybody would take: as much as can be.
    fn used(self) -> Way<'a> {
        let legal = self.legal();
        let both = Action::Serve(Serving::Both);
        let whole = match legal[..] {
            _ if self.may(Action::Buy) => self.exchanged(),
            [Action::Use, _] => self.quietly(Action::Use),
            [only, Action::Skip] | [Action::Skip, only] if only != Action::Sell => self.step(only),
            _ if self.may(both) => self.step(both),
            _ => {
                let most = legal.iter().rfind(|action| matches!(action, Action::Exchange { .. }));
                most.and_then(|&most| self.step(most))
            }
        };
        whole.unwrap_or(self)
    }

    /// All pesos into points at the casino and then no more; only who has no pesos to exchange is offered a point's worth.
    fn exchanged(&self) -> Option<Way<'a>> {
        let exchange = [Action::Buy, Action::Sell].into_iter().find(|&exchange| self.may(exchange))?;
        let mut way = self.quietly(exchange)?;
        while exchange == Action::Buy && way.may(exchange) {
            way = way.quietly(exchange)?;
        }
        let points = way.actions.len() - self.actions.len();
        let pesos = usize::from(CASINO_PESOS) * points;
        if way.may(Action::Stop) {
            way = way.quietly(Action::Stop)?;
        }
        Some(way.saying(&match exchange {
            Action::Buy => phrase!("board-sc-all-pesos", pesos = pesos, points = points),
            _ => phrase!("board-sc-one-point", pesos = pesos),
        }))
    }

    fn shortcut(self) -> Shortcut {
        let both = |first: String, then: String| {
            self.reader.say(&phrase!("board-sc-turn", first = first, then = then))
        };
        let said = self.said.into_iter().reduce(both);
        Shortcut { label: said.unwrap_or_default(), actions: self.actions }
    }
}
