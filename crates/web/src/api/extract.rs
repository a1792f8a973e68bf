//! Bodies, tables, seats and keys as handlers take them, refused with documents.

use super::problems::Refused;
use crate::{
    ids::{id_from, new_id},
    problem::Problem,
};
use axum::{
    body::Bytes,
    extract::{FromRequest, FromRequestParts, Path, Request},
    http::{StatusCode, header, request::Parts},
};
use game::{Seat, phrase};
use serde::{Deserialize, de::DeserializeOwned};
use sha2::{Digest, Sha256};
use table::PersonId;
use utoipa::IntoParams;

/// A body of JSON.
#[derive(Clone, Debug)]
pub struct Body<T>(pub T);

/// Is this body said to be JSON?
pub fn is_json(headers: &axum::http::HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    kind.eq_ignore_ascii_case("application/json")
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Refused> {
        if !is_json(request.headers()) {
            return Err(Refused::of(StatusCode::UNSUPPORTED_MEDIA_TYPE));
        }
        let bytes = Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(|_| Refused::of(StatusCode::BAD_REQUEST))?;
        serde_json::from_slice(&bytes).map(Body).map_err(|error| {
            let status =
                if error.is_data() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::BAD_REQUEST };
            Refused::unreadable(status, error)
        })
    }
}

/// A seat of a table, from the address.
#[derive(Clone, Debug, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct AtSeat {
    /// The table's id
    pub table: String,
    /// The seat, counted from 1
    #[param(value_type = u8, minimum = 1, maximum = 6)]
    pub seat: Seat,
    /// The standing order, where the address names one.
    #[param(ignore)]
    pub order: Option<String>,
}

#[derive(Deserialize)]
struct Parts3 {
    table: String,
    seat: String,
    order: Option<String>,
}

impl<S: Send + Sync> FromRequestParts<S> for AtSeat {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<AtSeat, Refused> {
        let nothing = || Refused::of(StatusCode::NOT_FOUND);
        let Path(Parts3 { table, seat, order }) =
            Path::from_request_parts(parts, state).await.map_err(|_| nothing())?;
        let plain = seat.len() == 1;
        let seat = seat.parse().ok().filter(|_| plain).and_then(Seat::from_number).ok_or_else(nothing)?;
        Ok(AtSeat { table, seat, order })
    }
}

/// The id of something else than a table, from the address.
#[derive(Clone, Debug)]
pub struct Id(pub String);

impl<S: Send + Sync> FromRequestParts<S> for Id {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Id, Refused> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        path.map(|Path(id)| Id(id)).map_err(|_| Refused::of(StatusCode::NOT_FOUND))
    }
}

/// A table, from the address.
#[derive(Clone, Debug, IntoParams)]
#[into_params(names("table"), parameter_in = Path)]
pub struct AtTable(
    /// The table's id
    pub String,
);

impl<S: Send + Sync> FromRequestParts<S> for AtTable {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<AtTable, Refused> {
        Id::from_request_parts(parts, state).await.map(|Id(table)| AtTable(table))
    }
}

/// The name that its sender gave a request, if it has one.
#[derive(Clone, Debug, IntoParams)]
#[into_params(parameter_in = Header)]
pub struct Named {
    /// Names this request
    #[param(rename = "Idempotency-Key", min_length = 1, max_length = 100)]
    pub key: Option<String>,
}

impl Named {
    /// The id of what this request makes. It follows from the key, so the store refuses a second one of the same request.
    pub fn id(&self, what: &str, person: &PersonId) -> String {
        match &self.key {
            None => new_id(10),
            Some(key) => id_from(&Sha256::digest(format!("{what} of {}\n{key}", person.0)), 20),
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Named {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Named, Refused> {
        let mut said = parts.headers.get_all("idempotency-key").iter();
        let key = match (said.next(), said.next()) {
            (None, _) => return Ok(Named { key: None }),
            (Some(only), None) => only.to_str().ok().filter(|text| (1..=100).contains(&text.len())),
            (Some(_), Some(_)) => None,
        };
        let bad = || Problem::new(StatusCode::BAD_REQUEST, phrase!("api-bad-key"));
        Ok(Named { key: Some(key.ok_or_else(bad)?.to_string()) })
    }
}

/// The part after the question mark.
#[derive(Clone, Debug)]
pub struct Query<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, Refused> {
        let query = axum::extract::Query::<T>::from_request_parts(parts, state).await;
        query
            .map(|query| Query(query.0))
            .map_err(|error| Refused::unreadable(StatusCode::BAD_REQUEST, error.body_text()))
    }
}
