//! Who asks: the token of a request, what it allows, and how often.

use super::{problems::Refused, programs::Bearer};
use crate::{
    App,
    access::person_may_watch,
    allowed,
    problem::Problem,
    security::{network, token::Token},
    speech::Tongue,
    visitor,
};
use axum::{
    extract::{FromRequestParts, Request, State},
    http::{HeaderMap, Method, StatusCode, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use catalog::GameId;
use game::phrase;
use std::{net::IpAddr, sync::Arc, time::Instant};
use store::{Bot, Origin};
use table::{Command, PersonId, Table, Who};

/// What a token may allow.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Look: games, tables, views, records, the stream.
    Read,
    /// Decide for the seats its person holds.
    Play,
    /// Set tables up, sit down, leave, start, bring records.
    Tables,
    /// Talk.
    Chat,
    /// Register bots and make their tokens.
    Bots,
}

impl Scope {
    /// All of them, in the order of the settings page.
    pub const ALL: [Scope; 5] = [Scope::Read, Scope::Play, Scope::Tables, Scope::Chat, Scope::Bots];
    /// What the token of a bot allows.
    pub const OF_BOTS: &str = "read play tables chat";

    /// Its name.
    pub fn id(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::Tables => "tables",
            Scope::Chat => "chat",
            Scope::Bots => "bots",
        }
    }
}

/// The one who asks.
#[derive(Clone)]
pub struct Caller {
    /// For whom, or as which bot.
    pub bearer: Arc<Bearer>,
    /// Where they are.
    pub address: IpAddr,
    /// The words of the pages, in the language they ask for.
    pub tongue: Tongue,
    secret: Token,
    pub(super) app: Arc<App>,
}

impl Caller {
    /// Whom tables know them as.
    pub fn person(&self) -> &PersonId {
        &self.bearer.person
    }

    /// Is the token still good? Asked by streams, which live long.
    pub async fn is_known(&self) -> bool {
        let bearer = self.app.programs.bearer(&*self.app.store, &self.secret, self.app.now()).await;
        // A store that fails takes nothing away.
        !matches!(bearer, Ok(None))
    }

    /// As somebody who acts.
    pub fn who(&self) -> Who {
        Who::Person(self.person().clone())
    }

    /// The bot they are, if they are one.
    pub fn bot(&self) -> Option<&Arc<Bot>> {
        self.bearer.bot.as_ref()
    }

    /// The name they go by unless they give another.
    pub fn name(&self) -> &str {
        self.bot().map_or(&self.bearer.token.name, |bot| &bot.name)
    }

    /// Their words at a game.
    pub fn tongue_of(&self, game: GameId) -> Tongue {
        self.app.speech.of(game, self.tongue.language)
    }

    /// Refused unless the token allows it.
    pub fn may(&self, scope: Scope) -> Result<(), Refused> {
        let has = self.bearer.token.scopes.split(' ').any(|word| word == scope.id());
        let sentence = || phrase!("api-scope", scope = scope.id().to_string());
        if has { Ok(()) } else { Err(Problem::forbidden(sentence()).into()) }
    }

    /// May they set up another table, or bring another record?
    pub fn may_bring(&self) -> Result<(), Refused> {
        self.app.new_table_allowed(self.address)?;
        let taken = self.app.programs.new_tables.take(self.bearer.token.id.clone(), Instant::now());
        taken.map_err(|wait| Problem::too_many(wait.as_secs() + 1).into())
    }

    /// Where something new comes from, for the limits on what is kept.
    pub fn origin(&self) -> Origin {
        Origin { person: Some(self.person().clone()), address: Some(network(self.address)) }
    }

    /// May they see this table? (As on pages.)
    pub fn may_watch(&self, table: &Table) -> Result<(), Refused> {
        if person_may_watch(table, Some(self.person())) {
            return Ok(());
        }
        Err(Problem::forbidden(phrase!("problem-not-watchable")).into())
    }

    /// How they sit down.
    pub fn sit(&self, chair: Option<u8>, name: Option<&str>, code: Option<&str>) -> Command {
        let name = name.unwrap_or(self.name()).to_string();
        let code = code.map(str::to_string);
        match self.bot() {
            None => Command::Sit { chair, name, code },
            // A bot's name is its own, so that everybody knows what sits there.
            Some(bot) => {
                let (name, program_of) = (bot.name.clone(), bot.owner_name.clone());
                Command::SitAsProgram { chair, name, code, program_of }
            }
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Caller {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, Refused> {
        parts.extensions.get::<Caller>().cloned().ok_or_else(unknown)
    }
}

/// Nobody we know.
fn unknown() -> Refused {
    Problem::new(StatusCode::UNAUTHORIZED, phrase!("api-no-token")).into()
}

/// The secret that a request shows. Said twice it is nobody's.
fn secret(headers: &HeaderMap) -> Option<Token> {
    let mut said = headers.get_all(header::AUTHORIZATION).iter();
    let (Some(only), None) = (said.next(), said.next()) else { return None };
    let (scheme, secret) = only.to_str().ok()?.split_once(' ')?;
    Token::read(secret.trim()).filter(|_| scheme.eq_ignore_ascii_case("bearer"))
}

/// Finds out who asks, and whether not too often; only then anything is done.
pub async fn recognise(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let address = visitor::address(&request, app.config.behind_proxy);
    let writes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let of_address = allowed(&app.requests, address)
        .and_then(|()| if writes { allowed(&app.writes, address) } else { Ok(()) });
    if let Err(problem) = of_address {
        return Refused::from(problem).into_response();
    }
    let Some(token) = secret(request.headers()) else { return unknown().into_response() };
    let bearer = match app.programs.bearer(&*app.store, &token, app.now()).await {
        Ok(Some(bearer)) => bearer,
        Ok(None) => return unknown().into_response(),
        Err(error) => return Refused::from(Problem::from(error)).into_response(),
    };
    if let Err(wait) = app.programs.take(&bearer.token.id, writes) {
        return Refused::from(Problem::too_many(wait.as_secs() + 1)).into_response();
    }
    let tongue = app.speech.house(visitor::preferred(request.headers()));
    request.extensions_mut().insert(Caller { bearer, address, tongue, secret: token, app });
    next.run(request).await
}
