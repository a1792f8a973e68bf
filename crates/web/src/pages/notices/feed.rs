//! The Atom feed of a person, under a secret address.

use crate::{
    App,
    notices::{address, line, title},
    problem::Problem,
    security::token::Token,
};
use axum::{
    extract::{Path, State},
    http::header,
    response::{IntoResponse, Response},
};
use notices::{escape, rfc3339};
use std::sync::Arc;
use words::Language;

/// The newest notices of a feed.
const MOST: u32 = 50;

/// `GET /notices/feed/{secret}`
pub async fn show(State(app): State<Arc<App>>, Path(secret): Path<String>) -> Result<Response, Problem> {
    let token = Token::read(&secret).ok_or_else(Problem::not_found)?;
    let feed = app.store.feed(&token.hash(), MOST).await.map_err(|_| Problem::not_found())?;
    let language = Language::parse(&feed.settings.language).unwrap_or_default();
    let tongue = app.speech.house(language);
    let (id, base) = (&feed.channel.id, app.notices.base(&feed.channel));
    let updated = feed.notices.first().map_or(feed.channel.created, |notice| notice.made);
    let mut xml = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{}\">\n\
         <id>urn:antilles:{id}</id>\n<title>Antilles</title>\n<updated>{}</updated>\n\
         <author><name>Antilles</name></author>\n<link href=\"{}/tables\"/>\n",
        language.tag(),
        rfc3339(updated),
        escape(&base),
    );
    for notice in &feed.notices {
        xml += &format!(
            "<entry>\n<id>urn:antilles:{id}:{}:{}:{}</id>\n<title>{}</title>\n<updated>{}</updated>\n\
             <link href=\"{}\"/>\n<summary>{}</summary>\n</entry>\n",
            escape(&notice.table.table),
            notice.kind.id(),
            notice.turn,
            escape(&title(&tongue, notice)),
            rfc3339(notice.made),
            escape(&address(&base, &notice.table)),
            escape(&line(&tongue, notice)),
        );
    }
    xml += "</feed>\n";
    Ok(([(header::CONTENT_TYPE, "application/atom+xml; charset=utf-8")], xml).into_response())
}
