//! The bodies of requests: read whole before a handler sees them, with limits on their size and on the time they take.

use crate::problem::Problem;
use axum::{
    body::{Body, Bytes, HttpBody},
    extract::{Request, State},
    http::header,
    middleware::Next,
    response::{IntoResponse, Response},
};
use futures_util::StreamExt;
use std::time::Duration;

/// Of a body that is too large, this much is read and thrown away: most clients read our answer only after they have
/// sent everything.
const DRAINED: usize = 16 * 1024 * 1024;

/// What is accepted.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Accepted {
    /// The most bytes.
    pub bytes: usize,
    /// The most time for all of them.
    pub time: Duration,
}

/// Reads the body and passes the request on; refuses it if the body is too large or comes too slowly.
pub async fn receive(State(accepted): State<Accepted>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let too_large = body.size_hint().lower() > accepted.bytes as u64;
    if too_large && parts.headers.contains_key(header::EXPECT) {
        // This client waits for our word before it sends anything.
        return Problem::too_large().into_response();
    }
    match tokio::time::timeout(accepted.time, read(body, accepted.bytes)).await {
        Ok(Ok(bytes)) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Ok(Err(problem)) => problem.into_response(),
        Err(_) => Problem::slow_request().into_response(),
    }
}

async fn read(body: Body, most: usize) -> Result<Bytes, Problem> {
    let mut chunks = body.into_data_stream();
    let (mut kept, mut count) = (Vec::new(), 0);
    while let Some(chunk) = chunks.next().await {
        let chunk = chunk.map_err(|_| Problem::cut_off())?;
        count += chunk.len();
        if count <= most {
            kept.extend_from_slice(&chunk);
        } else {
            kept = Vec::new();
            if count > most + DRAINED {
                break;
            }
        }
    }
    if count <= most { Ok(kept.into()) } else { Err(Problem::too_large()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_body_is_whole_or_refused() {
        assert_eq!(read(Body::from("four"), 4).await, Ok(Bytes::from("four")));
        assert_eq!(read(Body::from("fives"), 4).await, Err(Problem::too_large()));
        let endless = futures_util::stream::repeat_with(|| Ok::<_, std::io::Error>(vec![0; 64 * 1024]));
        assert_eq!(read(Body::from_stream(endless), 4).await, Err(Problem::too_large()));
        let cut = futures_util::stream::iter([Ok("fo"), Err(std::io::ErrorKind::UnexpectedEof)]);
        let cut = cut.map(|part| part.map_err(std::io::Error::from));
        assert_eq!(read(Body::from_stream(cut), 4).await, Err(Problem::cut_off()));
    }
}
