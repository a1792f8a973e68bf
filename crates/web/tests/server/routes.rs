//! The addresses of the server, read from where they are declared, so that a new one is visited without being told.

use std::{fs, path::Path};

/// An address, with `{names}` of what is to be filled in.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Route {
    pub path: String,
    pub get: bool,
    pub post: bool,
}

/// All addresses of pages: the arguments of every `.route(…)` in the sources of the server.
pub fn pages() -> Vec<Route> {
    let mut found = Vec::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    found.sort();
    found
}

fn read(folder: &Path, found: &mut Vec<Route>) {
    for file in fs::read_dir(folder).expect("the sources are there").flatten() {
        let path = file.path();
        if path.is_dir() {
            read(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let text = fs::read_to_string(&path).expect("sources are text");
            let text = text.split("#[cfg(test)]").next().unwrap_or_default();
            found.extend(text.split(".route(").skip(1).map(|rest| route(rest, &path)));
        }
    }
}

fn route(rest: &str, file: &Path) -> Route {
    let mut depth = 1;
    let end = rest.find(|letter| {
        depth += match letter {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        depth == 0
    });
    let arguments = rest[..end.unwrap_or(rest.len())].trim();
    let literal = arguments.strip_prefix('"').or_else(|| arguments.strip_prefix("&format!(\""));
    let path = literal.and_then(|rest| rest.split('"').next());
    let path = path.unwrap_or_else(|| panic!("an address that is not written out: {}", file.display()));
    let path = path.replace("{ROOT}", web::api::ROOT).replace("{{", "{").replace("}}", "}");
    let any = arguments.contains("any(");
    Route { path, get: any || arguments.contains("get("), post: any || arguments.contains("post(") }
}

/// All addresses for programs, as the handlers document them: method and path.
pub fn programs() -> Vec<(String, String)> {
    let document = serde_json::to_value(web::api::document()).expect("the document can be written");
    let paths = document["paths"].as_object().expect("it has paths");
    let each = paths.iter().flat_map(|(path, item)| {
        let methods = item.as_object().into_iter().flat_map(|item| item.keys());
        methods.map(move |method| (method.to_uppercase(), path.clone()))
    });
    each.collect()
}

/// The names in a path.
pub fn names(path: &str) -> Vec<&str> {
    path.split('{').skip(1).filter_map(|rest| rest.split('}').next()).collect()
}
