//! Notices for people whose page is closed: how to reach them, what waits to be sent, and what became of it.
//!
//! What a table wants of people ([`Call`]) is part of its [`crate::Listing`], so the notices come into being in the very
//! transaction that commits the entry. A notice has a key (channel, table, kind, turn): it cannot come into being twice.
//! The sender takes notices out as a [`Message`] with an id of its own, tries it as often as it must under that id, and
//! settles it.

use crate::{StoreError, limits::Origin};
use async_trait::async_trait;
use std::collections::BTreeSet;
use table::{Body, Holder, Millis, Pace, PersonId, Phase, Summary, Table};

/// What a notice is about.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NoticeKind {
    /// A decision is asked of the person.
    Turn,
    /// The game began, and somebody else is to move.
    Started,
    /// The game is over.
    Over,
    /// The others wait for the person's consent.
    Consent,
    /// Somebody invites the person to a table.
    Invited,
    /// The person's time to decide runs out.
    Time,
    /// Somebody named the person in the chat.
    Mention,
}

impl NoticeKind {
    /// All of them, in the order in which people choose.
    pub const ALL: [NoticeKind; 7] = [
        NoticeKind::Turn,
        NoticeKind::Time,
        NoticeKind::Started,
        NoticeKind::Over,
        NoticeKind::Consent,
        NoticeKind::Invited,
        NoticeKind::Mention,
    ];

    /// Its identifier.
    pub const fn id(self) -> &'static str {
        match self {
            NoticeKind::Turn => "turn",
            NoticeKind::Started => "started",
            NoticeKind::Over => "over",
            NoticeKind::Consent => "consent",
            NoticeKind::Invited => "invited",
            NoticeKind::Time => "time",
            NoticeKind::Mention => "mention",
        }
    }

    /// The one with this identifier.
    pub fn parse(id: &str) -> Option<NoticeKind> {
        NoticeKind::ALL.into_iter().find(|kind| kind.id() == id)
    }
}

/// What a table wants of a person right now. As long as it stands it is the same call, whatever else happens there.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Call {
    /// Of whom. Never of a program: those have streams.
    pub person: PersonId,
    /// What.
    pub kind: NoticeKind,
}

impl Call {
    /// All calls of a table as it stands.
    pub fn all(table: &Table) -> BTreeSet<Call> {
        let people: Vec<(&PersonId, &Holder)> = table
            .holders()
            .iter()
            .filter(|holder| holder.program_of().is_none())
            .filter_map(|holder| Some((holder.person()?, holder)))
            .collect();
        let stood_in = table.holders().iter().filter_map(Holder::stands_in);
        let stood_in: Vec<&PersonId> =
            stood_in.filter(|one| one.program_of.is_none()).map(|one| &one.person).collect();
        let mut calls = BTreeSet::new();
        let mut call = |person: &PersonId, kind| {
            calls.insert(Call { person: person.clone(), kind });
        };
        match table.phase() {
            Phase::Gathering => {}
            Phase::Playing => {
                for seat in table.to_act().iter().filter(|&seat| !table.has_chosen(seat)) {
                    let holder = table.holders().get(seat.index()).filter(|one| one.program_of().is_none());
                    if let Some(person) = holder.and_then(Holder::person) {
                        call(person, NoticeKind::Turn);
                    }
                }
                // A player who comes back to a seat was told long ago that the game began.
                for person in people.iter().map(|(person, _)| *person).chain(stood_in) {
                    call(person, NoticeKind::Started);
                }
                let missing = table.pending().map(|pending| &pending.missing);
                missing.into_iter().flatten().for_each(|person| call(person, NoticeKind::Consent));
            }
            Phase::Finished | Phase::Stopped => {
                for person in people.iter().map(|(person, _)| *person).chain(stood_in) {
                    call(person, NoticeKind::Over);
                }
            }
        }
        let last = table.last_entry();
        // Chat is rare among entries: most are not read for this.
        if last.body.contains('@')
            && let Ok(Body::Chat { person: speaker, text, .. }) = last.read()
        {
            let text = text.to_lowercase();
            for (person, holder) in people {
                let named = format!("@{}", holder.name().to_lowercase());
                if *person != speaker && text.contains(&named) {
                    call(person, NoticeKind::Mention);
                }
            }
        }
        calls
    }
}

/// Whose time runs out in a game over days, and from when on little of it is left. (In a live game the page says so.)
pub fn warnings(table: &Table) -> Vec<(PersonId, Millis)> {
    let days = table.clock().is_some_and(|clock| matches!(clock.pace, Pace::Days { .. }));
    let running = table.to_act().iter().filter(|&seat| days && !table.has_chosen(seat));
    running
        .filter_map(|seat| {
            let person = table.holders().get(seat.index())?.person()?;
            Some((person.clone(), table.reading(seat, Some(seat))?.warning?))
        })
        .collect()
}

/// How a channel reaches somebody.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ChannelKind {
    /// A browser, by Web Push.
    Push,
    /// E-mail.
    Mail,
    /// A webhook of Discord.
    Discord,
    /// A webhook of Slack.
    Slack,
    /// A webhook that takes our own JSON, signed.
    Json,
    /// An Atom feed under a secret address: nothing is sent, it is fetched.
    Feed,
}

impl ChannelKind {
    /// All of them.
    pub const ALL: [ChannelKind; 6] = [
        ChannelKind::Push,
        ChannelKind::Mail,
        ChannelKind::Discord,
        ChannelKind::Slack,
        ChannelKind::Json,
        ChannelKind::Feed,
    ];

    /// Its identifier.
    pub const fn id(self) -> &'static str {
        match self {
            ChannelKind::Push => "push",
            ChannelKind::Mail => "mail",
            ChannelKind::Discord => "discord",
            ChannelKind::Slack => "slack",
            ChannelKind::Json => "json",
            ChannelKind::Feed => "feed",
        }
    }

    /// The one with this identifier.
    pub fn parse(id: &str) -> Option<ChannelKind> {
        ChannelKind::ALL.into_iter().find(|kind| kind.id() == id)
    }
}

/// A way to reach a person.
#[derive(Clone, PartialEq, Eq)]
pub struct Channel {
    /// Its id: not secret.
    pub id: String,
    /// Whom it reaches.
    pub person: PersonId,
    /// How.
    pub kind: ChannelKind,
    /// Where: an address. Of a feed, the hash of its secret.
    pub target: String,
    /// What is needed to write there, as JSON.
    pub keys: String,
    /// Where this server was found when it was set up: links begin with it if the server knows no better.
    pub base: String,
    /// The least time between two messages; what comes in between goes out together.
    pub gap: Millis,
    /// Is it in use? A mail address is when it is confirmed.
    pub active: bool,
    /// Since when.
    pub created: Millis,
    /// When a message last went out; 0 if none has.
    pub sent: Millis,
    /// Why the last message was given up, and when; gone with the next one that arrives.
    pub fault: Option<(String, Millis)>,
}

/// Addresses and keys are secrets.
impl std::fmt::Debug for Channel {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "Channel({} {})", self.kind.id(), self.id)
    }
}

/// How a person wants notices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoticeSettings {
    /// The tag of the language to write in.
    pub language: String,
    /// The name of their time zone: `Europe/Paris`.
    pub zone: String,
    /// Minutes of the day between which nothing is sent: from, until. May pass midnight.
    pub quiet: Option<(u16, u16)>,
    /// What they want to hear of.
    pub kinds: BTreeSet<NoticeKind>,
}

impl Default for NoticeSettings {
    /// Everything but mentions, at any time.
    fn default() -> NoticeSettings {
        let kinds = NoticeKind::ALL.into_iter().filter(|kind| *kind != NoticeKind::Mention).collect();
        NoticeSettings { language: "en".into(), zone: "UTC".into(), quiet: None, kinds }
    }
}

/// One thing to tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Its number.
    pub id: i64,
    /// What about.
    pub kind: NoticeKind,
    /// The entry since which it is so; 0 for what happens once at a table.
    pub turn: u32,
    /// Since when.
    pub made: Millis,
    /// The table as lists show it.
    pub table: Summary,
}

/// What waits for one channel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// The channel.
    pub channel: Channel,
    /// How its person wants notices.
    pub settings: NoticeSettings,
    /// Oldest first.
    pub notices: Vec<Notice>,
}

/// Notices that go out together, under an id that stays the same however often they are tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Its id.
    pub id: String,
    /// How often it was tried, this time included.
    pub tries: u32,
    /// What goes where.
    pub content: Waiting,
}

/// What became of a try.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Settled {
    /// It was accepted.
    Sent,
    /// Not yet: it is due again at this moment.
    Later {
        /// Why, if it was tried.
        fault: Option<String>,
        /// When.
        due: Millis,
    },
    /// It is given up.
    Failed {
        /// Why.
        fault: String,
    },
    /// It is given up, and its channel with it: there is nobody any more.
    Gone {
        /// Why.
        fault: String,
    },
}

/// A message that did not arrive at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trouble {
    /// The channel's id.
    pub channel: String,
    /// When the message came into being.
    pub made: Millis,
    /// Why it was not accepted.
    pub fault: String,
    /// How often it was tried.
    pub tries: u32,
    /// When it is tried again; `None` if it was given up.
    pub due: Option<Millis>,
}

/// How much is on its way.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct OutboxCounts {
    /// Notices that wait.
    pub waiting: u64,
    /// Messages that are tried.
    pub sending: u64,
    /// Messages that were given up lately.
    pub failed: u64,
}

/// What goes by one kind of channel.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Traffic {
    /// The kind.
    pub kind: ChannelKind,
    /// Channels in use.
    pub channels: u64,
    /// Notices that wait.
    pub waiting: u64,
    /// Messages that did not arrive and are tried again.
    pub retried: u64,
    /// Messages that were given up lately.
    pub failed: u64,
}

/// The outbox as the host sees it: nothing of whom it concerns.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OutboxReport {
    /// Every kind of channel, in their order.
    pub traffic: Vec<Traffic>,
    /// The messages that did not arrive at once, newest first.
    pub troubles: Vec<(ChannelKind, Trouble)>,
}

/// Keeps channels and notices. Every call is one transaction.
#[async_trait]
pub trait Outbox: Send + Sync + 'static {
    /// The tables that want this of a person right now. Of a decision, not where they have sealed theirs while others choose
    /// too: lists for everybody do not tell that, this does, to the person alone.
    async fn called(&self, person: &PersonId, kind: NoticeKind) -> Result<BTreeSet<String>, StoreError>;

    /// The secret with this name, which is `fresh` from now on if there was none.
    async fn secret(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, StoreError>;

    /// How a person wants notices; `None` if they never said.
    async fn notice_settings(&self, person: &PersonId) -> Result<Option<NoticeSettings>, StoreError>;

    /// From now on a person wants notices like this.
    async fn save_notice_settings(
        &self,
        person: &PersonId,
        settings: &NoticeSettings,
    ) -> Result<(), StoreError>;

    /// Keeps a channel; one of the same person with the same target gets its keys and is in use again. Answers the id it
    /// has. [`StoreError::TooMany`] if there are too many.
    async fn add_channel(&self, channel: &Channel, origin: &Origin) -> Result<String, StoreError>;

    /// The channel with this id.
    async fn channel(&self, id: &str) -> Result<Channel, StoreError>;

    /// All channels of a person, oldest first.
    async fn channels(&self, person: &PersonId) -> Result<Vec<Channel>, StoreError>;

    /// Another pause between messages for a channel of this person.
    async fn set_gap(&self, person: &PersonId, id: &str, gap: Millis) -> Result<(), StoreError>;

    /// Forgets a channel and its notices; no error if it is gone.
    async fn remove_channel(&self, id: &str) -> Result<(), StoreError>;

    /// Keeps the link that confirms a channel. [`StoreError::TooMany`] if there were too many such mails lately.
    async fn create_confirmation(
        &self,
        token: &str,
        channel: &Channel,
        expires: Millis,
        origin: &Origin,
    ) -> Result<(), StoreError>;

    /// Is this a link that confirms something, and for which channel? It is not used up by looking.
    async fn confirmation(&self, token: &str, now: Millis) -> Result<Channel, StoreError>;

    /// Uses such a link up. [`StoreError::NotFound`] if it was used, has expired or never was.
    async fn confirm(&self, token: &str, now: Millis) -> Result<Channel, StoreError>;

    /// The feed whose secret has this hash, and its notices, newest first.
    async fn feed(&self, hash: &str, limit: u32) -> Result<Waiting, StoreError>;

    /// Tells a person that they are invited to a table, once: no entry of its log says so.
    async fn tell_invited(&self, person: &PersonId, table: &str, now: Millis) -> Result<(), StoreError>;

    /// What has waited since before `until`, for channels that are free at `now`.
    async fn waiting(&self, until: Millis, now: Millis, limit: u32) -> Result<Vec<Waiting>, StoreError>;

    /// Nothing goes to this channel before then.
    async fn hold(&self, channel: &str, until: Millis) -> Result<(), StoreError>;

    /// These need not be sent any more.
    async fn withdraw(&self, notices: &[i64]) -> Result<(), StoreError>;

    /// Packs those of these notices that still wait for this channel; answers which, nothing if all are gone. Until `due`
    /// nobody else tries it.
    async fn pack(
        &self,
        message: &str,
        channel: &str,
        notices: &[i64],
        now: Millis,
        due: Millis,
    ) -> Result<Vec<i64>, StoreError>;

    /// Messages that are to be tried again; until `due` nobody else does. Those that are not wanted any more are dropped.
    async fn retries(&self, now: Millis, due: Millis, limit: u32) -> Result<Vec<Message>, StoreError>;

    /// Writes down what became of a try. No error if the channel is gone.
    async fn settle(&self, message: &str, settled: &Settled, now: Millis) -> Result<(), StoreError>;

    /// The messages of a person that did not arrive at once, newest first.
    async fn troubles(&self, person: &PersonId, limit: u32) -> Result<Vec<Trouble>, StoreError>;

    /// How much is on its way.
    async fn outbox_counts(&self) -> Result<OutboxCounts, StoreError>;

    /// The same by kind of channel, with this many of the last messages that did not arrive at once.
    async fn outbox_report(&self, troubles: u32) -> Result<OutboxReport, StoreError>;
}
