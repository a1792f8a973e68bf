//! Shortcuts of Santiago de Cuba: several steps of a turn by one click, where they are one decision. A whole turn at the
//! next stop, which is free; the broker's way and what its building is used for; a stop at the harbour and the first
//! delivery; everything that is exchanged at the casino.

use crate::scene::{Reader, Shortcut};
use catalog::Move;
use game::{Phrase, Seat, phrase};
use std::{cmp::Reverse, collections::BTreeMap, rc::Rc};
use table::Draft;

/// Those of this reader now. Those come first that leave nothing more to choose.
pub fn shortcuts(reader: &Reader) -> Vec<Shortcut> {
    let Some(now) = reader.seat.and_then(|seat| Way::begin(reader, seat)) else { return Vec::new() };
    // A player who wants to decide what to use is not to be hurried past it.
    let uses = reader.table.orders(now.seat).iter().any(|order| order.id == "use" && order.on);
    let mut ways = if now.may("drive 1") && uses {
        now.step("drive 1").map(|there| there.visited().in_town_or_harbour()).unwrap_or_default()
    } else if uses && now.legal().iter().any(|legal| legal.text.starts_with("go ")) {
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

    fn legal(&self) -> &[Move] {
        &self.tried.legal
    }

    fn may(&self, action: &str) -> bool {
        self.legal().iter().any(|legal| legal.text == action)
    }

    /// One step further, told on the button.
    fn step(&self, action: &str) -> Option<Way<'a>> {
        let index = self.legal().iter().find(|legal| legal.text == action)?.index;
        let said = self.tried.view.say_action(self.seat, index);
        self.quietly(action).map(|way| way.saying(&said))
    }

    /// One step further that goes without saying.
    fn quietly(&self, action: &str) -> Option<Way<'a>> {
        let mut actions = self.actions.clone();
        actions.push(action.into());
        let tried = self.reader.table.try_actions(self.seat, &actions, &self.reader.who()?).ok()?;
        Some(Way { actions, tried: Rc::new(tried), ..self.clone() })
    }

    fn saying(mut self, phrase: &Phrase) -> Way<'a> {
        self.said.push(self.reader.say(phrase));
        self
    }

    /// The Cuban is used, if there is nothing to choose.
    fn visited(self) -> Way<'a> {
        if self.legal().len() == 2 && self.may("use") { self.quietly("use").unwrap_or(self) } else { self }
    }

    /// On from a stop: each building the broker may go to, or the most that can be delivered of each good.
    fn in_town_or_harbour(&self) -> Vec<Way<'a>> {
        let mut most: BTreeMap<&str, (u8, &str)> = BTreeMap::new();
        for legal in self.legal() {
            let amount = legal.text.strip_prefix("deliver ").and_then(|rest| rest.split_once(' '));
            if let Some((count, good)) = amount.and_then(|(count, good)| Some((count.parse().ok()?, good))) {
                most.entry(good)
                    .and_modify(|most| *most = (*most).max((count, legal.text)))
                    .or_insert((count, legal.text));
            }
        }
        // Wood brings less, in place of whatever is wanted: that is for those who have nothing else.
        if most.keys().any(|good| !good.starts_with("wood")) {
            most.retain(|good, _| !good.starts_with("wood"));
        }
        let mut most: Vec<(u8, &str)> = most.into_values().collect();
        most.sort_by_key(|(count, _)| Reverse(*count));
        most.into_iter().filter_map(|(_, deliver)| self.step(deliver)).chain(self.buildings()).collect()
    }

    /// Each building the broker may go to, used where one decision says how.
    fn buildings(&self) -> Vec<Way<'a>> {
        let go = self.legal().iter().filter(|legal| legal.text.starts_with("go "));
        go.filter_map(|go| self.step(go.text)).map(Way::used).collect()
    }

    /// The building is used if there is one way to do so, or one that everybody would take: as much as can be.
    fn used(self) -> Way<'a> {
        let most = |kind: &str| self.legal().iter().rfind(|legal| legal.text.starts_with(kind));
        let whole = match self.legal() {
            _ if self.may("buy point") => self.exchanged(),
            [only, _] if only.text == "use" => self.quietly("use"),
            [only, skip] | [skip, only] if skip.text == "skip" && only.text != "sell point" => {
                self.step(only.text)
            }
            _ if self.may("serve rum and cigars") => self.step("serve rum and cigars"),
            _ => most("exchange ").and_then(|most| self.step(most.text)),
        };
        whole.unwrap_or(self)
    }

    /// All pesos into points at the casino and then no more; only who has no pesos to exchange is offered a point's worth.
    fn exchanged(&self) -> Option<Way<'a>> {
        let exchange = ["buy point", "sell point"].into_iter().find(|exchange| self.may(exchange))?;
        let mut way = self.quietly(exchange)?;
        while exchange == "buy point" && way.may(exchange) {
            way = way.quietly(exchange)?;
        }
        let points = way.actions.len() - self.actions.len();
        let pesos = 3 * points;
        if way.may("stop") {
            way = way.quietly("stop")?;
        }
        Some(way.saying(&match exchange {
            "buy point" => phrase!("board-sc-all-pesos", pesos = pesos, points = points),
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
