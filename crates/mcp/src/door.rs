//! The protocol: tools, the rules as resources, and a prompt that begins a game.

use crate::{
    hall::{Hall, game_of},
    limits, rules,
    rules::shown,
    speech::{self, Voice},
    tools,
};
use catalog::GameId;
use game::phrase;
use rmcp::{
    ErrorData, RoleServer, ServerHandler,
    model::{
        CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, GetPromptRequestParams,
        GetPromptResponse, GetPromptResult, Implementation, ListPromptsResult, ListResourceTemplatesResult,
        ListResourcesResult, ListToolsResult, PaginatedRequestParams, Prompt, PromptArgument, PromptMessage,
        ReadResourceRequestParams, ReadResourceResponse, ReadResourceResult, Resource, ResourceContents,
        ResourceTemplate, Role, ServerCapabilities, ServerConfig, Tool,
    },
    service::RequestContext,
};
use std::sync::Arc;
use tokio::sync::Semaphore;

/// Rules as resources: this and a game's id, and perhaps `/` and a chapter's.
const RULES: &str = "antilles://rules/";
/// The prompt.
const PLAY_A_GAME: &str = "play-a-game";

/// The server of one connection; all doors of a hall lead to the same games.
#[derive(Clone)]
pub struct Door {
    hall: Arc<Hall>,
    calls: Arc<Semaphore>,
}

impl Door {
    /// A door to this hall.
    pub fn new(hall: Arc<Hall>) -> Door {
        let calls = Arc::new(Semaphore::new(hall.config().limits.calls));
        Door { hall, calls }
    }

    /// What is told without a table is told in the language of the server.
    fn voice(&self, game: GameId) -> Voice {
        Voice { game, language: self.hall.config().language }
    }

    fn list(&self) -> Vec<Tool> {
        tools::list(!self.hall.config().no_hints)
    }
}

fn text(text: String) -> Vec<ContentBlock> {
    vec![ContentBlock::text(text)]
}

impl ServerHandler for Door {
    fn get_info(&self) -> ServerConfig {
        let capabilities =
            ServerCapabilities::builder().enable_tools().enable_resources().enable_prompts().build();
        let antilles = Implementation::new("antilles", env!("CARGO_PKG_VERSION")).with_title("Antilles");
        ServerConfig::new(capabilities).with_server_info(antilles).with_instructions(tools::instructions())
    }

    async fn list_tools(
        &self,
        _request: Option<PaginatedRequestParams>,
        _context: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(self.list()))
    }

    fn get_tool(&self, name: &str) -> Option<Tool> {
        self.list().into_iter().find(|tool| tool.name == name)
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let Ok(_place) = self.calls.try_acquire() else {
            let busy = "too many calls at the same time: wait for the answers to the others".to_string();
            return Ok(CallToolResult::error(text(busy)).into());
        };
        let client = context.client_info().map(|client| format!("{} {}", client.name, client.version));
        let client = game::visible::shortened(&client.unwrap_or_default(), limits::PLAYER_CHARS);
        let arguments = request.arguments.unwrap_or_default();
        let Some(answer) = tools::call(&self.hall, &request.name, arguments, &client).await else {
            let known: Vec<Tool> = self.list();
            let known = speech::listed(known.iter().map(|tool| tool.name.as_ref()));
            let why = format!("there is no tool \"{}\" (there are: {known})", shown(&request.name));
            return Err(ErrorData::invalid_params(why, None));
        };
        let mut result = match answer.refused {
            false => CallToolResult::success(text(answer.text)),
            true => CallToolResult::error(text(answer.text)),
        };
        result.structured_content = answer.structured;
        Ok(result.into())
    }

    async fn list_resources(
        &self,
        _request: Option<PaginatedRequestParams>,
        _context: RequestContext<RoleServer>,
    ) -> Result<ListResourcesResult, ErrorData> {
        let rules = GameId::ALL.iter().map(|&game| {
            let (voice, title) = (self.voice(game), game.title().to_string());
            Resource::new(format!("{RULES}{}", game.id()), format!("rules-{}", game.id()))
                .with_title(voice.plainly(&phrase!("mcp-rules-of", title = title.clone())))
                .with_description(voice.plainly(&phrase!("mcp-rules-about", title = title)))
                .with_mime_type("text/plain")
        });
        Ok(ListResourcesResult::with_all_items(rules.collect()))
    }

    async fn list_resource_templates(
        &self,
        _request: Option<PaginatedRequestParams>,
        _context: RequestContext<RoleServer>,
    ) -> Result<ListResourceTemplatesResult, ErrorData> {
        let chapter = ResourceTemplate::new(format!("{RULES}{{game}}/{{chapter}}"), "rules-chapter")
            .with_title("A chapter of the rules")
            .with_description("One chapter of a game's rules; the tool `games` names the chapters")
            .with_mime_type("text/plain");
        Ok(ListResourceTemplatesResult::with_all_items(vec![chapter]))
    }

    async fn read_resource(
        &self,
        request: ReadResourceRequestParams,
        _context: RequestContext<RoleServer>,
    ) -> Result<ReadResourceResponse, ErrorData> {
        let found = request.uri.strip_prefix(RULES).and_then(|rest| {
            let (game, chapter) = match rest.split_once('/') {
                Some((game, chapter)) => (game, Some(chapter)),
                None => (rest, None),
            };
            rules::text(self.voice(GameId::parse(game)?), chapter)
        });
        let Some(found) = found else {
            let why = format!("there is no resource \"{}\"", shown(&request.uri));
            return Err(ErrorData::resource_not_found(why, None));
        };
        Ok(ReadResourceResult::new(vec![ResourceContents::text(found, request.uri)]).into())
    }

    async fn list_prompts(
        &self,
        _request: Option<PaginatedRequestParams>,
        _context: RequestContext<RoleServer>,
    ) -> Result<ListPromptsResult, ErrorData> {
        let arguments = vec![
            PromptArgument::new("game")
                .with_description(format!("Its id: one of {}", tools::game_ids()))
                .with_required(true),
            PromptArgument::new("players")
                .with_description("How many play, the model included")
                .with_required(false),
            PromptArgument::new("bots")
                .with_description("The opponents: beginner, easy, medium, hard or expert")
                .with_required(false),
        ];
        let prompt = Prompt::new(PLAY_A_GAME, Some("Play a whole game against bots"), Some(arguments));
        Ok(ListPromptsResult::with_all_items(vec![prompt.with_title("Play a game")]))
    }

    async fn get_prompt(
        &self,
        request: GetPromptRequestParams,
        _context: RequestContext<RoleServer>,
    ) -> Result<GetPromptResponse, ErrorData> {
        let invalid = |why: String| ErrorData::invalid_params(why, None);
        if request.name != PLAY_A_GAME {
            return Err(invalid(format!(
                "there is no prompt \"{}\" (there is: {PLAY_A_GAME})",
                shown(&request.name)
            )));
        }
        let arguments = request.arguments.unwrap_or_default();
        let argument = |name: &str| arguments.get(name).and_then(|value| value.as_str()).map(shown);
        let game =
            game_of(&argument("game").ok_or_else(|| invalid("name the `game`".into()))?).map_err(invalid)?;
        let (voice, id) = (self.voice(game), game.id().to_string());
        let players = argument("players").map(|players| phrase!("mcp-prompt-players", players = players));
        let bots = argument("bots").map(|bots| phrase!("mcp-prompt-bots", bots = bots));
        let wishes: Vec<String> = players.iter().chain(&bots).map(|wish| voice.plainly(wish)).collect();
        let (title, wishes) = (game.title().to_string(), wishes.join(" "));
        let intro = voice.plainly(&phrase!("mcp-prompt", title = title, wishes = wishes));
        let mut said = format!("{}\n\n{}\n\n", intro.trim_end(), voice.about());
        let steps = [
            phrase!("mcp-prompt-read", game = id.clone()),
            phrase!("mcp-prompt-start", game = id),
            phrase!("mcp-prompt-decide"),
            phrase!("mcp-prompt-tell"),
        ];
        for (step, number) in steps.iter().zip(1..) {
            said += &format!("{number}. {}\n", voice.plainly(step));
        }
        Ok(GetPromptResult::new(vec![PromptMessage::new_text(Role::User, said)]).into())
    }
}
