//! `/bots` and `/tokens`: programs that people register, and the tokens of the caller.

use super::{
    caller::{Caller, Scope},
    extract::{Body, Id, Named},
    problems::Refused,
};
use crate::{
    App,
    ids::new_id,
    problem::Problem,
    security::{network, token::Token as Secret},
};
use axum::{Json, extract::State, http::StatusCode};
use catalog::GameId;
use game::phrase;
use serde::{Deserialize, Serialize};
use std::{net::IpAddr, sync::Arc};
use store::{Bot, Origin, StoreError, Token};
use table::PersonId;
use utoipa::ToSchema;

/// The most characters of what an owner says about a bot.
pub const ABOUT_LIMIT: usize = 200;
/// The most characters of what an owner calls a token.
pub const LABEL_LIMIT: usize = 40;

/// A program that somebody registered.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct BotShape {
    /// Its id.
    id: String,
    /// Its name.
    name: String,
    /// The name of its owner.
    program_of: String,
    /// What its owner says about it.
    about: String,
    /// The games it plays.
    games: Vec<String>,
    /// Is it offered to everybody, or to its owner only?
    open: bool,
    /// Is it connected now? Only then it can be given a chair.
    connected: bool,
    /// Is it the caller's?
    yours: bool,
}

fn shape(app: &App, caller: &Caller, bot: &Bot) -> BotShape {
    BotShape {
        id: bot.id.clone(),
        name: bot.name.clone(),
        program_of: bot.owner_name.clone(),
        about: bot.about.clone(),
        games: bot.games.clone(),
        open: bot.open,
        connected: app.programs.is_connected(bot),
        yours: bot.owner == caller.bearer.token.owner,
    }
}

/// The caller's bots, and those of others that are connected now and offered to everybody.
#[utoipa::path(
    get, path = "/api/v1/bots", tag = "bots", operation_id = "listBots", security(("token" = ["read"])),
    responses((status = 200, description = "The bots", body = Vec<BotShape>)),
)]
pub async fn list(State(app): State<Arc<App>>, caller: Caller) -> Result<Json<Vec<BotShape>>, Refused> {
    caller.may(Scope::Read)?;
    let owner = &caller.bearer.token.owner;
    let own = app.store.bots(owner).await?;
    let others = app.programs.connected_bots();
    let others = others.iter().map(|bot| &**bot).filter(|bot| bot.open && bot.owner != *owner);
    Ok(Json(own.iter().chain(others).map(|bot| shape(&app, &caller, bot)).collect()))
}

/// A bot to be registered.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewBot {
    /// Its name.
    #[schema(min_length = 1, max_length = 24)]
    pub name: String,
    /// What there is to say about it.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub about: String,
    /// The games it plays.
    #[schema(min_items = 1, max_items = 4)]
    pub games: Vec<String>,
    /// Is it offered to everybody, or to its owner only?
    #[serde(default)]
    pub open: bool,
}

/// A secret that is shown once.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct NewToken {
    /// The id of the bot.
    pub bot: String,
    /// The id of the token, to revoke it.
    pub id: String,
    /// The secret: `Authorization: Bearer …`. It is not kept, so it cannot be shown again.
    pub token: String,
}

/// Somebody who registers bots and makes tokens.
#[derive(Clone, Debug)]
pub struct Owner {
    /// Who.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// Where they are.
    pub address: IpAddr,
}

impl Owner {
    fn origin(&self) -> Origin {
        Origin { person: Some(self.person.clone()), address: Some(network(self.address)) }
    }

    /// Registers a bot and makes its first token.
    pub async fn register(&self, app: &App, new: NewBot) -> Result<NewToken, Problem> {
        self.register_as(app, new, new_id(10)).await
    }

    /// The same with this id, which may be taken: by the same request, when it came before.
    async fn register_as(&self, app: &App, new: NewBot, id: String) -> Result<NewToken, Problem> {
        let conflict = |phrase| Problem::new(StatusCode::CONFLICT, phrase);
        let name = table::clean_name(&new.name).map_err(|refusal| conflict(refusal.phrase()))?;
        let about = one_line(&new.about, ABOUT_LIMIT).map_err(conflict)?;
        let mut games = new.games;
        games.sort();
        games.dedup();
        if games.is_empty() || games.iter().any(|game| GameId::parse(game).is_none()) {
            return Err(conflict(phrase!("api-bot-games")));
        }
        let bot = Bot {
            id,
            owner: self.person.clone(),
            owner_name: self.name.clone(),
            name,
            about,
            games,
            open: new.open,
            created: app.now(),
        };
        match app.store.create_bot(&bot, &self.origin()).await {
            Err(StoreError::Exists(_)) => return Err(conflict(phrase!("api-made-before"))),
            created => created?,
        }
        let made = self.make_token(app, Some(&bot.id), &bot.name, Scope::OF_BOTS).await;
        if made.is_err()
            && let Err(error) = app.store.remove_bot(&self.person, &bot.id).await
        {
            // Nothing should be left of what could not be finished; its owner sees it in the list, and can remove it.
            tracing::error!(bot = bot.id, "a bot that has no token could not be removed: {error}");
        }
        made
    }

    /// Makes a token, for a bot or for the person.
    pub async fn make_token(
        &self,
        app: &App,
        bot: Option<&str>,
        label: &str,
        scopes: &str,
    ) -> Result<NewToken, Problem> {
        self.make_token_as(app, bot, label, scopes, new_id(10)).await
    }

    /// The same with this id, which may be taken: by the same request, when it came before.
    async fn make_token_as(
        &self,
        app: &App,
        bot: Option<&str>,
        label: &str,
        scopes: &str,
        id: String,
    ) -> Result<NewToken, Problem> {
        let conflict = |phrase| Problem::new(StatusCode::CONFLICT, phrase);
        let label = one_line(label, LABEL_LIMIT).map_err(conflict)?;
        let secret = Secret::new();
        let token = Token {
            id,
            owner: self.person.clone(),
            name: self.name.clone(),
            bot: bot.map(str::to_string),
            label,
            scopes: scopes.to_string(),
            created: app.now(),
            used: None,
        };
        match app.store.create_token(secret.secret(), &token, &self.origin()).await {
            Ok(()) => {}
            Err(StoreError::NotFound(_)) => return Err(Problem::not_found()),
            Err(StoreError::Exists(_)) => return Err(conflict(phrase!("api-made-before"))),
            Err(error) => return Err(error.into()),
        }
        let bot = token.bot.unwrap_or_default();
        Ok(NewToken { bot, id: token.id, token: secret.secret().to_string() })
    }

    /// Revokes a token; its holder is cut off.
    pub async fn revoke(&self, app: &App, id: &str) -> Result<(), Problem> {
        let tokens = app.store.tokens(&self.person).await?;
        let token = tokens.iter().find(|token| token.id == id).ok_or_else(Problem::not_found)?;
        app.store.revoke_token(&self.person, id).await?;
        app.programs.forget();
        let bearer = token.bot.as_deref().map_or(self.person.clone(), Bot::person_of);
        app.host.summon([&bearer]);
        Ok(())
    }

    /// Removes a bot with its tokens. At its tables it stays silent, and is replaced.
    pub async fn remove(&self, app: &App, id: &str) -> Result<(), Problem> {
        match app.store.remove_bot(&self.person, id).await {
            Ok(()) => {}
            Err(StoreError::NotFound(_)) => return Err(Problem::not_found()),
            Err(error) => return Err(error.into()),
        }
        app.programs.forget();
        let bot = Bot::person_of(id);
        app.programs.remove(&bot);
        app.host.summon([&bot]);
        Ok(())
    }
}

/// A text on one line, not too long; it may be empty.
fn one_line(text: &str, most: usize) -> Result<String, game::Phrase> {
    if text.trim().is_empty() {
        return Ok(String::new());
    }
    let text =
        table::clean_chat(&text.replace(['\r', '\n', '\t'], " ")).map_err(|refusal| refusal.phrase())?;
    match text.chars().count() > most {
        true => Err(phrase!("refusal-text-too-long", most = most)),
        false => Ok(text),
    }
}

impl Caller {
    /// The caller as somebody who registers bots. Bots themselves do not.
    fn owner(&self) -> Result<Owner, Refused> {
        self.may(Scope::Bots)?;
        let token = &self.bearer.token;
        if self.bot().is_some() {
            return Err(Problem::forbidden(phrase!("api-not-for-bots")).into());
        }
        Ok(Owner { person: token.owner.clone(), name: token.name.clone(), address: self.address })
    }
}

/// Registers a bot. Its token is shown in this answer and never again.
///
/// With an `Idempotency-Key` the same request registers one bot; when it comes again it is refused with 409, because the
/// token cannot be shown again: make another for that bot.
#[utoipa::path(
    post, path = "/api/v1/bots", tag = "bots", operation_id = "registerBot", security(("token" = ["bots"])), params(Named),
    request_body = NewBot, responses((status = 201, description = "The bot's token", body = NewToken)),
)]
pub async fn create(
    State(app): State<Arc<App>>,
    caller: Caller,
    named: Named,
    Body(new): Body<NewBot>,
) -> Result<(StatusCode, Json<NewToken>), Refused> {
    let owner = caller.owner()?;
    let id = named.id("bot", &owner.person);
    Ok((StatusCode::CREATED, Json(owner.register_as(&app, new, id).await?)))
}

/// Removes a bot of the caller's, and its tokens.
#[utoipa::path(
    delete, path = "/api/v1/bots/{bot}", tag = "bots", operation_id = "removeBot", security(("token" = ["bots"])),
    params(("bot" = String, Path, description = "The bot's id")),
    responses((status = 204, description = "It is gone")),
)]
pub async fn remove(State(app): State<Arc<App>>, caller: Caller, Id(id): Id) -> Result<StatusCode, Refused> {
    caller.owner()?.remove(&app, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes another token for a bot of the caller's.
///
/// With an `Idempotency-Key` the same request makes one, and is refused with 409 when it comes again, because the token
/// cannot be shown again.
#[utoipa::path(
    post, path = "/api/v1/bots/{bot}/tokens", tag = "bots", operation_id = "makeBotToken",
    security(("token" = ["bots"])), params(("bot" = String, Path, description = "The bot's id"), Named),
    responses((status = 201, description = "The token", body = NewToken)),
)]
pub async fn create_token(
    State(app): State<Arc<App>>,
    caller: Caller,
    Id(bot): Id,
    named: Named,
) -> Result<(StatusCode, Json<NewToken>), Refused> {
    let owner = caller.owner()?;
    let id = named.id("token", &owner.person);
    let made = owner.make_token_as(&app, Some(&bot), "", Scope::OF_BOTS, id).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// A token as its owner sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TokenShape {
    /// Its id.
    id: String,
    /// What its owner calls it.
    label: String,
    /// The bot it is for.
    #[serde(skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
    /// What it allows.
    scopes: Vec<String>,
    /// Since when, in milliseconds since 1970.
    created: i64,
    /// When it was last used, to the minute.
    #[serde(skip_serializing_if = "Option::is_none")]
    used: Option<i64>,
}

/// The tokens of the caller and of the caller's bots.
#[utoipa::path(
    get, path = "/api/v1/tokens", tag = "tokens", operation_id = "listTokens", security(("token" = ["bots"])),
    responses((status = 200, description = "The tokens", body = Vec<TokenShape>)),
)]
pub async fn tokens(State(app): State<Arc<App>>, caller: Caller) -> Result<Json<Vec<TokenShape>>, Refused> {
    let owner = caller.owner()?;
    let shape = |token: Token| TokenShape {
        id: token.id,
        label: token.label,
        bot: token.bot,
        scopes: token.scopes.split(' ').map(str::to_string).collect(),
        created: token.created,
        used: token.used,
    };
    Ok(Json(app.store.tokens(&owner.person).await?.into_iter().map(shape).collect()))
}

/// Revokes a token. Every token may revoke itself.
#[utoipa::path(
    delete, path = "/api/v1/tokens/{token}", tag = "tokens", operation_id = "revokeToken",
    security(("token" = ["bots"])), params(("token" = String, Path, description = "The token's id")),
    responses((status = 204, description = "It is gone")),
)]
pub async fn revoke(State(app): State<Arc<App>>, caller: Caller, Id(id): Id) -> Result<StatusCode, Refused> {
    let token = &caller.bearer.token;
    let owner = match token.id == id {
        true => Owner { person: token.owner.clone(), name: token.name.clone(), address: caller.address },
        false => caller.owner()?,
    };
    owner.revoke(&app, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
