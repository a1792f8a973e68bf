//! A table with its browsers: one action at a time, from its form to the last other page.

use super::{
    Fault,
    browser::Browser,
    figures::{Figures, Kind},
    line::Visitor,
    trail::{Claim, Notes, Posted},
};
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

/// An action that some page does not show after this time is lost.
const LOST: Duration = Duration::from_secs(20);

/// A table that waits for its browsers, and those who sit there.
pub struct Ready {
    /// The table's id.
    pub table: String,
    /// Its people, with their sessions.
    pub people: Vec<Visitor>,
}

/// A table with its browsers.
pub struct Table {
    browsers: Vec<Browser>,
    /// Is an action under way?
    busy: AtomicBool,
    posted: Notes<Posted>,
}

impl Table {
    /// Everybody opens the page.
    pub async fn open(ready: Ready, figures: Arc<Figures>) -> Result<Table, Fault> {
        let mut browsers = Vec::new();
        for person in ready.people {
            browsers.push(Browser::open(person, &ready.table, figures.clone()).await?);
        }
        Ok(Table { browsers, busy: AtomicBool::new(false), posted: Notes::default() })
    }

    /// Takes the table for one action, unless one is under way or nobody's page asks for one.
    pub fn take(&self) -> bool {
        let asked = || self.browsers.iter().any(|browser| browser.page().form.is_some());
        !self.busy.load(Ordering::Relaxed) && asked() && !self.busy.swap(true, Ordering::Relaxed)
    }

    /// One of its browsers.
    pub fn browser(&self, random: u64) -> &Browser {
        &self.browsers[random as usize % self.browsers.len()]
    }

    /// What is claimed of this table now.
    pub fn claim(&self) -> Claim {
        let table = self.browsers.first().map(|browser| browser.table().to_string());
        Claim {
            table: table.unwrap_or_default(),
            posted: self.posted.take(),
            heard: self.browsers.iter().map(Browser::heard).collect(),
        }
    }

    /// Somebody who is asked plays; the table was taken for an action that was due at this moment.
    pub async fn act(&self, due: Instant, random: u64, figures: &Figures) {
        if let Err(fault) = self.try_to_act(due, random, figures).await {
            figures.fault(&fault.0);
        }
        self.busy.store(false, Ordering::Relaxed);
    }

    async fn try_to_act(&self, due: Instant, random: u64, figures: &Figures) -> Result<(), Fault> {
        let asked = self.browsers.iter().enumerate().find_map(|(at, browser)| {
            let page = browser.page();
            page.form.clone().map(|form| (at, form, page.entry))
        });
        let Some((at, form, before)) = asked else {
            // What was asked when the table was taken has been answered meanwhile, and not every page knows.
            figures.note(|kept| kept.idle += 1);
            return Ok(());
        };
        let actor = &self.browsers[at];
        let actions = &form.choices[random as usize % form.choices.len()];
        let seat = form.seat.parse()?;
        let answered = actor.act(&form.seat, &form.step, actions).await;
        let acknowledged = matches!(answered, Ok((200, _)));
        if !matches!(answered, Ok((409, _))) {
            for action in actions.clone() {
                self.posted.add(Posted { reader: at, due, seat, action, key: None, acknowledged });
            }
        }
        let (status, took) = answered?;
        match status {
            200 => figures.took(Kind::Form, took),
            409 => {
                figures.note(|kept| kept.overtaken += 1);
                return Ok(());
            }
            status => return Err(Fault(format!("a legal action was answered with status {status}"))),
        }
        if actor.shown.borrow().entry == before {
            // A sealed choice: nothing to see for anybody else.
            figures.note(|kept| kept.secret += 1);
            return Ok(());
        }
        let mut last = due;
        for (other, browser) in self.browsers.iter().enumerate() {
            if other == at {
                continue;
            }
            let mut shown = browser.shown.clone();
            match tokio::time::timeout(LOST, shown.wait_for(|shown| shown.entry > before)).await {
                Ok(Ok(shown)) => last = last.max(shown.since),
                Ok(Err(_)) => return Err(Fault("a page stopped looking".into())),
                Err(_) => return Err(Fault(format!("an action was not seen within {} s", LOST.as_secs()))),
            }
        }
        figures.took(Kind::Seen, last - due);
        Ok(())
    }
}
