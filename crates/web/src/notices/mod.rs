//! Notices for people whose page is closed, as this server sends them: its configuration, its words, and the task that
//! sends. The channels themselves are the crate `notices`; the page for people is `pages::notices`.

mod clerk;
pub mod install;

pub use clerk::{Clerk, address, closing, line, title};

use crate::{
    Clock,
    nodes::Duty,
    problem::Problem,
    security::rates::{Rate, Rates},
};
use game::phrase;
use notices::{Http, Link, Mail, Mailer, Outcome, Parcel, Sender, Text, Vapid, Worker, new_id};
use std::{net::IpAddr, sync::Arc, time::Duration};
use store::{Channel, Store, StoreError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use words::Language;

/// How notices are sent.
#[derive(Clone, PartialEq, Debug)]
pub struct Config {
    /// The mail server, with name and password: `smtps://user:password@mail.example`.
    pub smtp: Option<String>,
    /// Whom mails come from: `Antilles <games@example.org>`.
    pub mail_from: Option<String>,
    /// May webhooks lead into the server's own network?
    pub own_network: bool,
    /// A notice waits this long, in case its person looks by themselves.
    pub grace: Duration,
    /// How often it is looked whether something is to be sent.
    pub pause: Duration,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            smtp: None,
            mail_from: None,
            own_network: false,
            grace: Duration::from_secs(20),
            pause: Duration::from_secs(5),
        }
    }
}

/// Test messages of one address.
const TESTS: Rate = Rate { burst: 5.0, per_second: 1.0 / 30.0 };
/// How many mails that people asked for are under way at once.
const LETTERS: usize = 16;
/// The name of the key under which push services know this server.
const VAPID: &str = "vapid";
/// The name of the key that makes links that stop notices.
const STOP: &str = "stop-notices";

/// What sends notices.
pub struct Office {
    sender: Arc<Sender>,
    public_url: Option<String>,
    stop_key: String,
    tests: Rates,
    letters: Arc<Semaphore>,
    clock: Clock,
}

impl Office {
    /// Reads the keys, which are made the first time, and the configuration.
    pub async fn open(
        config: &Config,
        public_url: Option<&str>,
        store: &dyn Store,
        clock: Clock,
    ) -> Result<Office, OfficeError> {
        let mailer = match (&config.smtp, &config.mail_from) {
            (Some(server), Some(from)) => Some(Mailer::new(server, from).map_err(OfficeError::Mail)?),
            _ => None,
        };
        // A link in a mail must not lead wherever a request said that this server is.
        let mailer = mailer.filter(|_| public_url.is_some());
        let contact = match (&mailer, public_url) {
            (Some(mailer), _) => format!("mailto:{}", mailer.from()),
            (None, Some(url)) if url.starts_with("https://") => url.to_string(),
            _ => "mailto:nobody@localhost".to_string(),
        };
        let kept = store.secret(VAPID, &Vapid::fresh()).await?;
        let damaged = || StoreError::Damaged("the key for Web Push cannot be read".into());
        let vapid = Vapid::read(&kept, &contact).ok_or_else(damaged)?;
        let stop_key = store.secret(STOP, &crate::security::token::random::<32>()).await?;
        Ok(Office {
            sender: Arc::new(Sender { http: Http::new(config.own_network), mailer, vapid }),
            public_url: public_url.map(|url| url.trim_end_matches('/').to_string()),
            stop_key: hex::encode(stop_key),
            tests: Rates::new(TESTS),
            letters: Arc::new(Semaphore::new(LETTERS)),
            clock,
        })
    }

    /// Can mails be sent?
    pub fn sends_mail(&self) -> bool {
        self.sender.mailer.is_some()
    }

    /// Where links in mails begin; `None` if none can be sent.
    pub fn mail_base(&self) -> Option<&str> {
        self.public_url.as_deref().filter(|_| self.sends_mail())
    }

    /// A place among those whose mail is under way, if there is one.
    pub fn place_for_letter(&self) -> Option<OwnedSemaphorePermit> {
        self.letters.clone().try_acquire_owned().ok()
    }

    /// Sends one mail that somebody asked for at this moment (a link to confirm an address, or to set a new password), and
    /// says what became of it. It is not tried again: the person who asked can ask again.
    pub async fn send_mail(&self, to: &str, text: Text, language: Language) -> Outcome {
        match &self.sender.mailer {
            Some(mailer) => {
                let mail = Mail { id: new_id(), to: to.into(), text, language: language.tag().into() };
                mailer.send(&mail).await
            }
            None => Outcome::Never { fault: "no-mail".into() },
        }
    }

    /// The key that browsers need to subscribe.
    pub fn push_key(&self) -> String {
        self.sender.vapid.public()
    }

    /// For checking addresses.
    pub fn http(&self) -> &Http {
        &self.sender.http
    }

    /// Where links to this server begin, for a channel.
    pub fn base(&self, channel: &Channel) -> String {
        self.public_url.clone().unwrap_or_else(|| channel.base.clone())
    }

    /// The link that stops a channel.
    pub fn stop_link(&self, channel: &Channel) -> String {
        format!("{}/notices/stop/{}/{}", self.base(channel), channel.id, self.stop_proof(&channel.id))
    }

    /// Proves that the person who asks to stop a channel was sent its link.
    pub fn stop_proof(&self, channel: &str) -> String {
        notices::sign(&self.stop_key, channel.as_bytes()).trim_start_matches("sha256=")[..32].to_string()
    }

    /// Sends a test at once. Few from one address.
    pub async fn test(
        &self,
        channel: &Channel,
        text: &Text,
        language: Language,
        address: IpAddr,
    ) -> Result<Outcome, Problem> {
        crate::allowed(&self.tests, address)?;
        let parcel = Parcel { id: &new_id(), channel, language: language.tag(), text, notices: &[] };
        Ok(self.sender.send(parcel, self.clock.now()).await)
    }
}

impl std::fmt::Debug for Office {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "Office({:?})", self.sender)
    }
}

/// Why no notices can be sent.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OfficeError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Mails cannot be sent like this.
    #[error("{0}")]
    Mail(String),
}

/// Sends what is due until the server stops, while that is for this node to do; what is under way then is finished.
pub async fn run(
    config: Config,
    clerk: Clerk,
    store: Arc<dyn Store>,
    clock: Clock,
    duty: Arc<Duty>,
    stop: watch::Receiver<bool>,
) {
    let sender = clerk.office.sender.clone();
    let worker = Worker::new(store, sender, Arc::new(clerk), config.grace);
    loop {
        if duty.is_ours()
            && let Err(error) = worker.round(clock.now()).await
        {
            tracing::error!("notices could not be sent: {error}");
        }
        tokio::select! {
            () = tokio::time::sleep(config.pause) => {}
            () = crate::stopped(stop.clone()) => return,
        }
    }
}

/// What became of a try, as a phrase for a page.
pub fn fault_phrase(fault: &str) -> game::Phrase {
    let (what, code) = fault.split_once(' ').unwrap_or((fault, ""));
    let code = code.to_string();
    match what {
        "timeout" => phrase!("notices-fault-timeout"),
        "no-name" => phrase!("notices-fault-no-name"),
        "no-connection" | "broken" => phrase!("notices-fault-no-connection"),
        "no-tls" => phrase!("notices-fault-no-tls"),
        "status" => phrase!("notices-fault-status", code = code),
        "address" => phrase!("notices-fault-address"),
        "not-https" => phrase!("notices-fault-not-https"),
        "own-network" => phrase!("notices-fault-own-network"),
        "mail-refused" => phrase!("notices-fault-mail-refused", code = code),
        "mail-later" | "mail-unreachable" => phrase!("notices-fault-mail-later"),
        "mail-address" => phrase!("notices-fault-mail-address"),
        "no-mail" => phrase!("notices-fault-no-mail"),
        _ => phrase!("notices-fault-other", code = fault.to_string()),
    }
}

/// A link with its words.
pub(crate) fn link(label: String, url: String) -> Link {
    Link { label, url }
}
