//! `GET /api`: the OpenAPI document as a page.

use super::{document, problems::KINDS};
use crate::{frame, visitor::Visitor};
use axum::Extension;
use maud::{Markup, html};
use serde_json::{Map, Value};

const METHODS: [&str; 4] = ["get", "post", "put", "delete"];

/// `GET /api`
pub async fn show(Extension(visitor): Extension<Visitor>) -> Markup {
    let t = |id: &str| visitor.t(id);
    let document: Value = serde_json::from_str(&document::JSON).unwrap_or_default();
    let schemas = object(&document["components"]["schemas"]);
    let body = html! {
        main #main .page.api {
            h1 { (t("api-title")) }
            p { (t("api-intro")) }
            ul {
                li { a href="/settings#tokens" { (t("api-make-token")) } }
                li { a href="/api/v1/openapi.json" { (t("api-document")) } }
            }
            p .hint { (t("api-english")) }
            div lang="en" {
                p { (text(&document["info"]["description"])) }
                @for tag in list(&document["tags"]) {
                    section #{ "tag-" (word(&tag["name"])) } {
                        h2 { (text(&tag["description"])) }
                        @for (path, item) in object(&document["paths"]) {
                            @for method in METHODS {
                                @let operation = &item[method];
                                @if list(&operation["tags"]).contains(&tag["name"]) {
                                    (one(method, path, operation))
                                }
                            }
                        }
                    }
                }
                h2 { "Shapes" }
                @for (name, schema) in schemas { (shape(name, schema)) }
                h2 { "Problems" }
                p { "Every answer that is not a success is a document of the shape " (linked("Problem")) " with one of these kinds." }
                div .scroll-x { table {
                    thead { tr { th { "type" } th { "status" } th lang=(visitor.language().tag()) { "title" } } }
                    tbody {
                        @for (kind, status) in KINDS {
                            tr #{ "problem-" (kind) } {
                                td { code { "/api#problem-" (kind) } }
                                td { (status) }
                                td lang=(visitor.language().tag()) { (t(&format!("api-problem-{kind}"))) }
                            }
                        }
                    }
                } }
            }
        }
    };
    frame::page(&visitor, &t("api-title"), body)
}

fn object(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter)
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// Text with `code` in it.
fn text(value: &Value) -> Markup {
    let parts = word(value).split('`').enumerate();
    html! { @for (at, part) in parts { @if at % 2 == 1 { code { (part) } } @else { (part) } } }
}

fn linked(name: &str) -> Markup {
    html! { a href={ "#shape-" (name) } { (name) } }
}

/// The type of a schema, in a few words.
fn kind(schema: &Value) -> Markup {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return linked(name);
    }
    let types: Vec<&str> = match &schema["type"] {
        Value::String(one) => vec![one],
        types => list(types).iter().map(word).filter(|one| *one != "null").collect(),
    };
    let choices = list(&schema["oneOf"]).iter().filter(|one| word(&one["type"]) != "null");
    let choices: Vec<&Value> = choices.collect();
    html! {
        @if types.contains(&"array") { "list of " (kind(&schema["items"])) }
        @else if !choices.is_empty() {
            @for (at, choice) in choices.iter().enumerate() { @if at > 0 { " or " } (kind(choice)) }
        }
        @else if !list(&schema["enum"]).is_empty() {
            @for (at, value) in list(&schema["enum"]).iter().enumerate() { @if at > 0 { " or " } code { (word(value)) } }
        }
        @else { (types.join(" or ")) }
    }
}

fn one(method: &str, path: &str, operation: &Value) -> Markup {
    let scopes: Vec<&str> =
        list(&operation["security"]).iter().flat_map(|one| list(&one["token"])).map(word).collect();
    let body = object(&operation["requestBody"]["content"]).next();
    html! {
        details #{ "op-" (word(&operation["operationId"])) } .card {
            summary {
                b { (method.to_uppercase()) } " " code { (path) } " "
                span .dim { (text(&operation["summary"])) }
            }
            @if operation["description"].is_string() { p { (text(&operation["description"])) } }
            @if !scopes.is_empty() { p { "Scope: " @for scope in scopes { code { (scope) } " " } } }
            @if !list(&operation["parameters"]).is_empty() {
                ul {
                    @for parameter in list(&operation["parameters"]) {
                        li {
                            code { (word(&parameter["name"])) } " (" (word(&parameter["in"])) ", " (kind(&parameter["schema"])) "): "
                            (text(&parameter["description"]))
                        }
                    }
                }
            }
            @if let Some((media, content)) = body { p { "Body: " (kind(&content["schema"])) " (" code { (media) } ")" } }
            @for (status, response) in object(&operation["responses"]) {
                @if status.starts_with('2') {
                    p {
                        b { (status) } " " (text(&response["description"]))
                        @if let Some((_, content)) = object(&response["content"]).next() { ": " (kind(&content["schema"])) }
                    }
                }
            }
        }
    }
}

fn shape(name: &str, schema: &Value) -> Markup {
    // What is made of several shapes has the fields of all.
    let parts: Vec<&Value> = match list(&schema["allOf"]) {
        [] => vec![schema],
        parts => parts.iter().collect(),
    };
    html! {
        section #{ "shape-" (name) } .card {
            h3 { (name) }
            @if schema["description"].is_string() { p { (text(&schema["description"])) } }
            @for choice in list(&schema["oneOf"]) {
                p { (text(&choice["description"])) }
                (fields(choice))
            }
            @if !list(&schema["enum"]).is_empty() { p { (kind(schema)) } }
            @for part in parts {
                @if part["$ref"].is_string() { p { "All of " (kind(part)) ", and:" } }
                (fields(part))
            }
        }
    }
}

fn fields(schema: &Value) -> Markup {
    let required = list(&schema["required"]);
    html! {
        ul {
            @for (field, about) in object(&schema["properties"]) {
                li {
                    code { (field) } " (" (kind(about))
                    @if !required.iter().any(|one| word(one) == field) { ", optional" } "): "
                    (text(&about["description"]))
                }
            }
        }
    }
}
