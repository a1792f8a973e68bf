//! A model that talks through the crate's own client.

use mcp::{Config, Hall};
use rmcp::{
    ClientLifecycleMode, ClientServiceExt, RoleClient,
    model::{CallToolRequestParams, CallToolResult, ProtocolVersion},
    service::RunningService,
};
use serde_json::{Value, json};
use std::sync::Arc;

pub type Client = RunningService<RoleClient, ()>;

/// A model, and what it uses to choose.
pub struct Model {
    pub client: Client,
    luck: u64,
}

/// What a tool answered.
#[derive(Debug)]
pub struct Said {
    pub text: String,
    pub value: Value,
    pub refused: bool,
}

/// The newest protocol, which has no handshake.
pub fn newest() -> ClientLifecycleMode {
    ClientLifecycleMode::Discover { preferred_versions: vec![ProtocolVersion::V_2026_07_28] }
}

/// A client in the same process, and the hall it plays in.
pub async fn in_memory(config: Config, lifecycle: ClientLifecycleMode) -> (Model, Arc<Hall>) {
    let hall = Hall::new(config);
    let (ours, theirs) = tokio::io::duplex(1 << 16);
    let (read, write) = tokio::io::split(ours);
    tokio::spawn(mcp::stdio::serve(hall.clone(), read, write));
    (Model::new(().serve_with_lifecycle(theirs, lifecycle).await.unwrap()), hall)
}

impl Model {
    pub fn new(client: Client) -> Model {
        Model { client, luck: 7 }
    }

    /// Calls a tool.
    pub async fn call(&self, tool: &'static str, arguments: Value) -> Said {
        let arguments = arguments.as_object().cloned().unwrap_or_default();
        let request = CallToolRequestParams::new(tool).with_arguments(arguments);
        let result: CallToolResult = self.client.call_tool(request).await.unwrap();
        let texts: Vec<_> =
            result.content.iter().filter_map(|block| block.as_text()).map(|text| text.text.clone()).collect();
        Said {
            text: texts.concat(),
            value: result.structured_content.unwrap_or_default(),
            refused: result.is_error.unwrap_or_default(),
        }
    }

    /// Calls a tool that must not refuse.
    pub async fn good(&self, tool: &'static str, arguments: Value) -> Said {
        let said = self.call(tool, arguments).await;
        assert!(!said.refused, "{tool}: {}", said.text);
        said
    }

    /// One of the legal actions, none more likely than another.
    pub fn choose(&mut self, situation: &Value) -> String {
        let legal = situation["legal"].as_array().unwrap();
        self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let at = (self.luck >> 33) as usize % legal.len();
        legal[at]["action"].as_str().unwrap().to_string()
    }

    /// Plays until the game is over; answers the last situation.
    pub async fn play_on(&mut self, mut situation: Value) -> Value {
        let table = situation["table"].clone();
        while situation["status"] == "your-turn" {
            let action = self.choose(&situation);
            situation = self.good("play", json!({"table": table, "actions": [action]})).await.value;
        }
        situation
    }
}
