//! Records: downloaded from a table, uploaded to be looked at.

use crate::{
    App,
    access::{may_watch, seen},
    frame,
    problem::Problem,
    records::bring,
    scene::Reader,
    visitor::Visitor,
};
use axum::{
    Extension, Json,
    extract::{Multipart, Path, Query, State},
    http::{HeaderValue, header},
    response::{IntoResponse, Redirect, Response},
};
use game::phrase;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use table::{Extras, Phase};

/// `GET /replay`
pub async fn upload_form(Extension(visitor): Extension<Visitor>) -> Markup {
    let t = |id: &str| visitor.t(id);
    let body = html! {
        main #main .page.narrow {
            h1 { (t("replay-upload")) }
            p { (t("replay-upload-text")) }
            form .card method="post" action="/replay" enctype="multipart/form-data" {
                div .field {
                    label for="record" { (t("replay-upload-file")) }
                    input #record type="file" name="record" accept=".json,application/json" required;
                }
                button .btn.primary { (t("replay-upload-go")) }
            }
        }
    };
    frame::page(&visitor, &t("replay-upload"), body)
}

/// `POST /replay`
pub async fn upload(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    mut form: Multipart,
) -> Result<Response, Problem> {
    app.new_table_allowed(visitor.address)?;
    let no_file = || Problem::bad_form(phrase!("replay-no-file"));
    let bytes = loop {
        let field = form.next_field().await.map_err(|_| no_file())?.ok_or_else(no_file)?;
        if field.name() == Some("record") {
            break field.bytes().await.map_err(|_| Problem::too_large())?;
        }
    };
    let origin = visitor.origin(visitor.person.as_ref().map(|person| &person.id));
    let id = bring(&app, bytes, &origin, visitor.language()).await?;
    Ok(Redirect::to(&format!("/record/{id}/at/0")).into_response())
}

/// What the record is to hold besides.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct With {
    #[serde(default)]
    legal: Option<String>,
    #[serde(default)]
    think: Option<String>,
}

/// `GET /table/{id}/record`: the whole game when it is over; before that, what the reader may have of it.
pub async fn download(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Query(with): Query<With>,
) -> Result<Response, Problem> {
    let hosted = app.host.open(&id).await?;
    let table = seen(&hosted, &visitor)?;
    if !may_watch(&table, &visitor) {
        return Err(Problem::forbidden(phrase!("problem-not-watchable")));
    }
    let reader = Reader::new(&app, &visitor, &table, &[])?;
    let refused = |refusal: table::Refusal| Problem::refused(reader.say(&refusal.phrase()));
    let mut response = if matches!(table.phase(), Phase::Finished | Phase::Stopped) || table.drift().is_some()
    {
        let extras = Extras { legal: with.legal.is_some(), think: with.think.is_some() };
        Json(table.record(extras).map_err(refused)?).into_response()
    } else {
        Json(table.running_record(reader.seat).map_err(refused)?).into_response()
    };
    let name = format!("attachment; filename=\"antilles-{}.json\"", table.id());
    let name = HeaderValue::try_from(name).map_err(Problem::ours)?;
    response.headers_mut().insert(header::CONTENT_DISPOSITION, name);
    Ok(response)
}
