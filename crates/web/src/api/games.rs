//! `/games` and `/me`: what there is to play, and who asks.

use super::caller::{Caller, Scope};
use super::problems::Refused;
use axum::Json;
use catalog::GameId;
use serde::Serialize;
use utoipa::ToSchema;

/// A game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct GameShape {
    /// Its id.
    #[schema(examples("puerto-rico"))]
    pub id: &'static str,
    /// Its name, in the asked language.
    pub name: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// Fewest players.
    pub least_players: u8,
    /// Most players.
    pub most_players: u8,
    /// Do some seats know what others do not?
    pub secrets: bool,
    /// Its options; the first value of each is the usual one.
    pub options: Vec<OptionShape>,
    /// Its standing orders, and the one that every game has.
    pub standing_orders: Vec<Named>,
    /// Our bots that play it.
    pub bots: Vec<Named>,
}

/// An option of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct OptionShape {
    /// Its id.
    pub id: &'static str,
    /// In words.
    pub name: String,
    /// What it can be.
    pub values: Vec<Named>,
}

/// Something with a name.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Named {
    /// Its id.
    pub id: &'static str,
    /// In words.
    pub name: String,
}

/// The games, with their options and our bots.
#[utoipa::path(
    get, path = "/api/v1/games", tag = "games", operation_id = "listGames", security(("token" = ["read"])),
    responses((status = 200, description = "All games", body = Vec<GameShape>)),
)]
pub async fn list(caller: Caller) -> Result<Json<Vec<GameShape>>, Refused> {
    caller.may(Scope::Read)?;
    Ok(Json(GameId::ALL.iter().map(|&game| shape(&caller, game)).collect()))
}

fn shape(caller: &Caller, game: GameId) -> GameShape {
    let (traits, words) = (game.traits(), caller.tongue_of(game));
    let named = |id: &'static str, message: String| Named { id, name: words.t(&message) };
    GameShape {
        id: traits.id,
        name: words.t(&format!("game-{}", traits.id)),
        rules_version: traits.rules_version,
        least_players: traits.least_players,
        most_players: traits.most_players,
        secrets: traits.secrets,
        options: traits
            .options
            .iter()
            .map(|option| OptionShape {
                id: option.id,
                name: words.t(&format!("option-{}", option.id)),
                values: option
                    .values
                    .iter()
                    .map(|value| named(value, format!("option-{}-{value}", option.id)))
                    .collect(),
            })
            .collect(),
        standing_orders: traits
            .standing_orders
            .iter()
            .map(|order| order.id)
            .chain([table::FORCED])
            .map(|id| named(id, format!("order-{id}")))
            .collect(),
        bots: bots::names(game).into_iter().map(|bot| named(bot, format!("bot-{bot}"))).collect(),
    }
}

/// The one who asks.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Me {
    /// The name they go by.
    pub name: String,
    /// The id of the bot that this token is for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// The games that the bot plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub games: Option<Vec<String>>,
    /// What the token allows.
    pub scopes: Vec<String>,
    /// The token's id.
    pub token: String,
}

/// Whom the token belongs to.
#[utoipa::path(
    get, path = "/api/v1/me", tag = "tokens", operation_id = "me", security(("token" = [])),
    responses((status = 200, description = "The bearer of the token", body = Me)),
)]
pub async fn me(caller: Caller) -> Json<Me> {
    let token = &caller.bearer.token;
    Json(Me {
        name: caller.name().to_string(),
        bot: caller.bot().map(|bot| bot.id.clone()),
        games: caller.bot().map(|bot| bot.games.clone()),
        scopes: token.scopes.split(' ').map(str::to_string).collect(),
        token: token.id.clone(),
    })
}
