//! `antilles schema`: the JSON Schemas of everything that is read and written.

use crate::answer::{Answer, Failure};
use clap::Args;
use std::path::PathBuf;

/// Print or write the JSON Schemas of set-ups, views, positions, actions, events, records and the engine's protocol
///
/// They are generated from the code. Without --out the names are listed, and with a name that schema is printed.
#[derive(Args)]
#[command(after_help = "\
Examples:
  antilles schema
  antilles schema puerto-rico.view
  antilles schema --out docs/schemas")]
pub struct Schema {
    /// The schema to print, as it is listed
    name: Option<String>,
    /// Write all of them into this folder
    #[arg(long, value_name = "FOLDER", conflicts_with = "name")]
    out: Option<PathBuf>,
}

impl Schema {
    pub fn run(self) -> Result<Answer, Failure> {
        let all = engine::schema::all();
        let names = || all.iter().map(|schema| schema.name.as_str()).collect::<Vec<_>>();
        if let Some(folder) = &self.out {
            std::fs::create_dir_all(folder)
                .map_err(|error| format!("the folder {} cannot be made: {error}", folder.display()))?;
            for schema in &all {
                let file = folder.join(format!("{}.json", schema.name));
                arena::records::whole(&file, schema.text().as_bytes())
                    .map_err(|error| format!("{} cannot be written: {error}", file.display()))?;
            }
            return Ok(format!("{} schemas in {}\n", all.len(), folder.display()).into());
        }
        match self.name {
            None => Ok(format!("{}\n", names().join("\n")).into()),
            Some(name) => match all.iter().find(|schema| schema.name == name) {
                Some(schema) => Ok(schema.text().into()),
                None => {
                    Err(Failure(format!("there is no schema \"{name}\" (there are: {})", names().join(", "))))
                }
            },
        }
    }
}
