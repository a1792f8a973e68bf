//! Who asks: the person behind the session, and what their browser likes.

use crate::{
    App, device,
    problem::Problem,
    security::{connections::Peer, cookies, hosts, network, token::Token},
    settings::Settings,
    speech::Tongue,
};
use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, Method, header},
    middleware::Next,
    response::Response,
};
use catalog::GameId;
use game::{Phrase, Seat, phrase};
use std::{
    collections::BTreeSet,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::Arc,
};
use store::{Origin, Session, StoreError};
use table::PersonId;
use words::Language;

/// A person: a name is enough.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Never shown to others.
    pub id: PersonId,
    /// The name they gave last; empty before the first.
    pub name: String,
    /// What their account allows, if they have one.
    pub account: Option<Rights>,
    /// Those whose talk they do not want to read.
    pub muted: Arc<BTreeSet<PersonId>>,
}

/// What an account allows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rights {
    /// The page of the host.
    pub admin: bool,
}

impl Person {
    /// A person of this name, without an account.
    pub fn guest(id: PersonId, name: String) -> Person {
        Person { id, name, account: None, muted: Arc::default() }
    }
}

/// The one who asks.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Known since they first sat down somewhere.
    pub person: Option<Person>,
    /// What their browser likes.
    pub settings: Settings,
    /// The address they asked for, as they wrote it: `192.168.1.5:8080`.
    pub host: String,
    /// The page they look at, to come back to.
    pub path: String,
    /// Where they are.
    pub address: IpAddr,
    /// Who they said to be at this table, where several people share the screen.
    pub seat: Option<Seat>,
    /// What their browser says it is.
    pub device: device::Kind,
    token: Option<Token>,
    /// Why it is not known who this is, although the browser says it.
    unread: Option<StoreError>,
    tongue: Tongue,
    app: Arc<App>,
}

impl Visitor {
    /// Their language.
    pub fn language(&self) -> Language {
        self.tongue.language
    }

    /// A message of the pages.
    pub fn t(&self, id: &str) -> String {
        self.tongue.t(id)
    }

    /// A phrase of the pages.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.tongue.say(phrase)
    }

    /// The words of a game, in their language.
    pub fn tongue_of(&self, game: GameId) -> Tongue {
        self.app.speech.of(game, self.language())
    }

    /// Milliseconds since 1970, by the clock of the server they visit.
    pub fn now(&self) -> table::Millis {
        self.app.now()
    }

    /// The words of the pages, in their language.
    pub fn tongue(&self) -> &Tongue {
        &self.tongue
    }

    /// The person, if they have an account.
    pub fn account(&self) -> Option<&Person> {
        self.person.as_ref().filter(|person| person.account.is_some())
    }

    /// Do they not want to read what this person says?
    pub fn mutes(&self, person: &PersonId) -> bool {
        self.person.as_ref().is_some_and(|me| me.muted.contains(person))
    }

    /// The token of this browser's session.
    pub fn token(&self) -> Option<&Token> {
        self.token.as_ref()
    }

    /// Is it this person?
    pub fn is(&self, person: &PersonId) -> bool {
        self.person.as_ref().is_some_and(|me| me.id == *person)
    }

    /// The person, known to the store from now on: with the cookie to set if they are new, or have a new name.
    pub async fn enrol(&self, name: Option<&str>) -> Result<(Person, Option<HeaderValue>), Problem> {
        let name = match name {
            Some(name) => {
                Some(table::people::clean_name(name).map_err(|refusal| Problem::bad_form(refusal.phrase()))?)
            }
            None => None,
        };
        let app = &self.app;
        if let Some(person) = self.account() {
            // An account goes by its own name.
            return Ok((person.clone(), None));
        }
        if let Some(name) = &name {
            match app.store.people().account_named(name).await {
                Err(StoreError::NotFound(_)) => {}
                Ok(_) => {
                    return Err(Problem::bad_form(phrase!("people-name-of-account", name = name.clone())));
                }
                Err(error) => return Err(error.into()),
            }
        }
        if let Some(person) = &self.person {
            let mut person = person.clone();
            if let (Some(name), Some(token)) = (name.filter(|name| *name != person.name), &self.token) {
                app.store.name_session(token.secret(), &name).await.map_err(Problem::ours)?;
                app.sessions.forget(token);
                person.name = name;
            }
            return Ok((person, None));
        }
        let person = Person::guest(new_person(), name.unwrap_or_default());
        let cookie = self.new_session(&person).await?;
        Ok((person, Some(cookie)))
    }

    /// What this person is called at a table of their own: by their name, or as a guest if they have not said it. Guests keep no
    /// name: the next form that wants one asks for it, and no account can stand in their way.
    pub fn called(&self, person: &Person) -> String {
        match person.name.is_empty() {
            true => self.t("people-guest"),
            false => person.name.clone(),
        }
    }

    /// Forgets who this browser is, here and in the store; answers the cookie to set.
    pub async fn sign_out(&self) -> Result<HeaderValue, Problem> {
        if let Some(token) = &self.token {
            self.app.store.forget_session(token.secret()).await.map_err(Problem::ours)?;
            self.app.sessions.forget(token);
        }
        Ok(cookies::clear(cookies::SESSION, self.app.config.secure()))
    }

    /// Where something new comes from that this person brings here, for the limits on what is kept.
    pub fn origin(&self, person: Option<&PersonId>) -> Origin {
        Origin { person: person.cloned(), address: Some(network(self.address)) }
    }

    /// A new session of this person in this browser.
    pub async fn new_session(&self, person: &Person) -> Result<HeaderValue, Problem> {
        Ok(self.open_session(person).await?.1)
    }

    /// A new session of this person in this browser: its token, and the cookie to set.
    pub async fn open_session(&self, person: &Person) -> Result<(Token, HeaderValue), Problem> {
        if let Some(error) = &self.unread {
            // Its cookie would take the place of the one by which they will be known again.
            return Err(Problem::from(error.clone()));
        }
        let token = Token::new();
        let session = Session {
            person: person.id.clone(),
            name: person.name.clone(),
            settings: self.device.write(),
            created: self.app.now(),
            seen: self.app.now(),
        };
        self.app.store.create_session(token.secret(), &session, &self.origin(Some(&person.id))).await?;
        let cookie = cookies::write(cookies::SESSION, token.secret(), self.app.config.secure());
        Ok((token, cookie))
    }
}

/// The id of somebody new.
pub fn new_person() -> PersonId {
    PersonId(hex::encode(crate::security::token::random::<16>()))
}

/// Milliseconds since 1970, by the system's clock, without jumps. What a server does goes by [`App::now`].
pub fn now() -> table::Millis {
    crate::steady::now()
}

/// Recognises the visitor and hands them to everything behind.
pub async fn recognise(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let headers = request.headers();
    let settings = cookies::read(headers, cookies::SETTINGS).map(Settings::read).unwrap_or_default();
    let language = settings.language.unwrap_or_else(|| preferred(headers));
    let token = cookies::read(headers, cookies::SESSION).and_then(Token::read);
    let (person, unread) = match &token {
        Some(token) => match app.sessions.person(&*app.store, token, app.now()).await {
            Ok(person) => (person, None),
            Err(error) => {
                // Better a stranger than no page at all, but only for this once.
                tracing::error!("it could not be read who somebody is: {error}");
                (None, Some(error))
            }
        },
        None => (None, None),
    };
    let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let visitor = Visitor {
        person,
        device: device::Kind::of(agent),
        token,
        unread,
        settings,
        // A client that does not say it gets no page with links in it.
        host: hosts::host(headers).unwrap_or("localhost").to_string(),
        path: path(&request),
        address: address(&request, app.config.behind_proxy),
        seat: cookies::read(headers, cookies::SEAT).and_then(|text| Seat::from_number(text.parse().ok()?)),
        tongue: app.speech.house(language),
        app,
    };
    request.extensions_mut().insert(visitor);
    next.run(request).await
}

/// What is posted cannot be looked at again.
fn path(request: &Request) -> String {
    let path = request.uri().path_and_query().map(|path| path.as_str().to_string());
    path.filter(|_| request.method() == Method::GET).unwrap_or_else(|| "/".into())
}

/// The language that the request asks for.
pub fn preferred(headers: &HeaderMap) -> Language {
    let header = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    header.and_then(Language::preferred).unwrap_or_default()
}

/// Where the request comes from; behind a proxy, what the proxy says. It adds its word at the end, be it to the last line
/// or as a line of its own; everything before that may be the client's invention.
pub fn address(request: &Request, behind_proxy: bool) -> IpAddr {
    let said = request.headers().get_all("x-forwarded-for").iter().next_back().filter(|_| behind_proxy);
    let said =
        said.and_then(|line| line.to_str().ok()?.rsplit(',').next()).and_then(|last| forwarded(last.trim()));
    let peer = request.extensions().get::<Peer>().map(|peer| peer.0.ip());
    said.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}

/// Some proxies add the port.
fn forwarded(text: &str) -> Option<IpAddr> {
    text.parse().ok().or_else(|| Some(text.parse::<SocketAddr>().ok()?.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(lines: &[&str], behind_proxy: bool) -> String {
        let mut request = Request::new(axum::body::Body::empty());
        request.extensions_mut().insert(Peer(SocketAddr::from(([10, 0, 0, 9], 1234))));
        for line in lines {
            request
                .headers_mut()
                .append("x-forwarded-for", HeaderValue::from_bytes(line.as_bytes()).unwrap());
        }
        address(&request, behind_proxy).to_string()
    }

    #[test]
    fn the_last_word_is_the_proxys() {
        assert_eq!(from(&["203.0.113.7"], true), "203.0.113.7");
        assert_eq!(from(&["1.1.1.1, 203.0.113.7"], true), "203.0.113.7");
        assert_eq!(from(&["1.1.1.1", "203.0.113.7"], true), "203.0.113.7", "a line of its own");
        assert_eq!(from(&["1.1.1.1", "2.2.2.2,203.0.113.7"], true), "203.0.113.7");
        assert_eq!(from(&["2001:db8::7"], true), "2001:db8::7");
        assert_eq!(from(&["203.0.113.7:4711"], true), "203.0.113.7");
        assert_eq!(from(&["[2001:db8::7]:4711"], true), "2001:db8::7");
    }

    #[test]
    fn without_a_proxy_or_a_readable_word_the_connection_tells() {
        for lines in [&[][..], &[""], &["1.1.1.1,"], &["1.1.1.1, unknown"], &["1.1.1.1", "nonsense"], &["é"]]
        {
            assert_eq!(from(lines, true), "10.0.0.9", "{lines:?}");
        }
        assert_eq!(from(&["203.0.113.7"], false), "10.0.0.9");
    }
}
