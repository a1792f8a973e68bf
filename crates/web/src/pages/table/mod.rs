//! The table: the page, its regions, and what can be posted to it.

mod ahead;
pub mod choose;
mod clock;
pub mod coach;
pub mod commands;
pub mod earlier;
mod ending;
pub mod lesson;
pub mod line;
mod more;
mod runs;
mod say;
mod story;
mod watching;
pub mod why;

pub use more::revealed as revealed_seed;
pub use say::won;
pub use story::{doer, moves as moves_of, of_step as story_of_step, said};

use crate::{
    App,
    access::{may_watch, seen},
    frame,
    games::{board, face},
    keys,
    pages::{lobby, people},
    problem::Problem,
    regions::{self, Region},
    scene::reader::{self, Reader},
    visitor::Visitor,
};
use axum::{
    Extension,
    extract::{Path, Query, State},
    response::{IntoResponse, Response},
};
use game::phrase;
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use std::sync::Arc;
use table::{Phase, Table};

/// While others are asked, a page without a script looks again after this many seconds.
const REFRESH: u32 = 8;

/// What the address of a table page may say.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Asked {
    /// The regions the browser has.
    #[serde(default)]
    have: String,
    /// Actions tried but not sent. An empty list was emptied on purpose; without one, the game may propose something.
    #[serde(default)]
    draft: Option<String>,
}

impl Asked {
    fn draft(&self) -> Option<Vec<String>> {
        let actions = |draft: &String| {
            draft.split(';').filter(|action| !action.is_empty()).map(str::to_string).collect()
        };
        self.draft.as_ref().map(actions)
    }
}

/// `GET /table/{id}`
pub async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Response, Problem> {
    let hosted = app.host.open(&id).await?;
    let table = seen(&hosted, &visitor)?;
    if !may_watch(&table, &visitor) {
        return Err(Problem::forbidden(phrase!("problem-not-watchable")));
    }
    app.sessions.look_up(&*app.store, table.concerned()).await;
    if table.phase() == Phase::Gathering {
        let friends = people::friends::to_invite(&app, &visitor, &table).await?;
        return Ok(room(&app, &visitor, &table, &friends).into_response());
    }
    let reader = drafting(&app, &visitor, &table, asked.draft())?;
    Ok(page(&reader).into_response())
}

/// `GET /table/{id}/regions?have=…&draft=…&seat=…`: what changed, for our script.
pub async fn changes(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Response, Problem> {
    let hosted = app.host.open(&id).await?;
    let table = seen(&hosted, &visitor)?;
    news(&app, &visitor, &table, &asked).await
}

/// The table read by this visitor, with these actions tried; if there are none yet, with those that the game proposes.
fn drafting<'a>(
    app: &'a App,
    visitor: &'a Visitor,
    table: &'a Table,
    draft: Option<Vec<String>>,
) -> Result<Reader<'a>, Problem> {
    let reader = Reader::new(app, visitor, table, &draft.clone().unwrap_or_default())?;
    if draft.is_some() || !reader.is_asked() {
        return Ok(reader);
    }
    let proposed = (face(table.game()).proposal)(&reader);
    match Reader::new(app, visitor, table, &proposed) {
        Ok(mut with) if !proposed.is_empty() => {
            with.proposed = true;
            Ok(with)
        }
        _ => Ok(reader),
    }
}

/// Who else is around. Watchers with a delay are not told of the present.
fn around(app: &App, visitor: &Visitor, table: &Table) -> Option<String> {
    let reader = visitor.person.as_ref().map(|person| &person.id);
    (!table.is_past()).then(|| app.bulletin.around(table.id(), reader, false))
}

/// What a page lacks that has these regions: first an element that tells how far the table is, or where to go instead;
/// then the regions.
async fn news(app: &App, visitor: &Visitor, table: &Table, asked: &Asked) -> Result<Response, Problem> {
    if !may_watch(table, visitor) {
        return Err(Problem::forbidden(phrase!("problem-not-watchable")));
    }
    app.sessions.look_up(&*app.store, table.concerned()).await;
    let in_room = asked.have.split(',').any(|part| part.starts_with("chairs:"));
    if in_room != (table.phase() == Phase::Gathering) {
        return Ok(html! { template data-go=(format!("/table/{}", table.id())) {} }.into_response());
    }
    // Before anything is drawn: who comes meanwhile is news.
    let around = around(app, visitor, table);
    let (changed, title, turn) = if in_room {
        let regions = lobby::room(app, visitor, table);
        (regions::changed(&regions, &asked.have, &app.drawn), room_title(visitor, table), false)
    } else {
        let reader = drafting(app, visitor, table, asked.draft())?;
        // Another's small steps come to the page all at once, when the last of them is done.
        let another = runs::open(&reader).is_some_and(|(_, seat)| !reader.mine.contains(seat));
        if another && table.phase() == Phase::Playing {
            let entry = table.last_entry().number;
            return Ok(html! { template data-entry=(entry) data-same {} }.into_response());
        }
        (regions::changed(&regions(&reader), &asked.have, &app.drawn), title(&reader), reader.is_turn())
    };
    let news = html! {
        template data-entry=(table.last_entry().number) data-title=(format!("{title} · Antilles"))
            data-turn=(if turn { "on" } else { "off" }) data-around=[around] {}
    };
    // Plain elements one after the other: wrapped into JSON, every quotation mark would be escaped and read again.
    Ok(PreEscaped(news.0 + changed.as_str()).into_response())
}

fn room_title(visitor: &Visitor, table: &Table) -> String {
    visitor.t(&format!("game-{}", table.game().id()))
}

fn room(app: &App, visitor: &Visitor, table: &Table, friends: &Markup) -> Markup {
    let title = room_title(visitor, table);
    let about = frame::About {
        game: Some(table.game().id()),
        follows: Some((table.id().to_string(), table.last_entry().number.into())),
        around: around(app, visitor, table),
        refresh: Some(REFRESH),
        ..Default::default()
    };
    let body = html! {
        main #main .page {
            h1 { (title) }
            @if table.is_past() { p .card { (visitor.t("watch-soon")) } }
            (lobby::laid_out(app, visitor, table, friends))
        }
    };
    frame::page_about(visitor, &title, &about, body)
}

/// "Your turn" stands first, where a tab still shows it.
fn title(reader: &Reader) -> String {
    let game = reader.t(&format!("game-{}", reader.table.game().id()));
    if reader.is_turn() { format!("● {}{} {game}", reader.t("live-turn"), reader.t("colon")) } else { game }
}

/// The regions as this reader sees them.
fn regions<'a>(reader: &'a Reader) -> Vec<Region<'a>> {
    let mut regions =
        vec![Region::new("say", say::banner(reader)), Region::new("ending", ending::ending(reader))];
    regions.extend(board(&reader.scene()));
    regions.extend(lesson::region(reader));
    regions.extend(clock::clocks(reader));
    regions.push(watching::watchers(reader));
    regions.push(Region::new("choose", choose::choose(reader)));
    regions.push(story::story(reader));
    regions.push(Region::new("chat", story::chat(reader)));
    regions.push(more::players(reader));
    regions.push(ahead::ahead(reader));
    regions.push(Region::new("curtain", say::curtain(reader)));
    regions
}

fn page(reader: &Reader) -> Markup {
    let (visitor, drawn) = (reader.visitor, &reader.app.drawn);
    let table = reader.table;
    let over = matches!(table.phase(), Phase::Finished | Phase::Stopped);
    let about = frame::About {
        class: "at-table",
        game: Some(table.game().id()),
        place: Some(reader.t(&format!("game-{}", table.game().id()))),
        follows: Some((table.id().to_string(), table.last_entry().number.into())),
        around: around(reader.app, visitor, table),
        refresh: (!reader.is_turn() && !over).then_some(REFRESH),
        turn: reader.is_turn(),
        bare: true,
    };
    let regions = regions(reader);
    let region = |id: &str| regions.iter().find(|region| region.id == id).map(|region| region.markup(drawn));
    let body = html! {
        main #main .table data-words-entry=(reader.t("guide-entry")) data-words-undo=(reader.t("table-undo")) {
            h1 .sr { (reader.t("table-main")) }
            a .skip href="#actions" { (reader.t("skip-to-choices")) }
            // As it is read aloud and walked through by keyboard: the sentence, the choices, your own board, the others, the story.
            @for id in ["say", "ending"] { @if let Some(region) = region(id) { (region) } }
            div .side.choices {
                @if let Some(lesson) = region("lesson") { (lesson) }
                @if let Some(clocks) = region("clocks") { (clocks) }
                (watching::behind(reader))
                @if let Some(choose) = region("choose") { (choose) }
                (coach::place())
            }
            @for region in regions.iter() {
                @if !matches!(region.id.as_ref(), "say" | "ending" | "lesson" | "ahead-list" | "choose" | "story" | "chat" | "players" | "curtain" | "clocks" | "watchers") {
                    (region.markup(drawn))
                }
            }
            div .side.told {
                @if let Some(story) = region("story") { (story) }
                section #talk .box.talk {
                    h2 { (reader.t("table-talk")) }
                    @if let Some(chat) = region("chat") { (chat) }
                    @if !reader.mine.is_empty() { (story::chat_form(reader)) }
                }
                @if let Some(watchers) = region("watchers") { (watchers) }
            }
        }
        (keys::menu(&reader.words, keys::AT_TABLE))
        div #more .menu popover { @if let Some(players) = region("players") { (players) } }
        div #ahead .menu popover { @if let Some(ahead) = region("ahead-list") { (ahead) } }
        @if let Some(curtain) = region("curtain") { (curtain) }
    };
    frame::page_about(visitor, &title(reader), &about, body)
}
