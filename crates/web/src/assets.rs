//! The files a browser fetches once: embedded, named by their content, compressed when the server starts.
//!
//! All files share one hash in their address, so that modules and drawings may point to each other by plain name, and
//! a browser keeps them forever: other content has another address.

use crate::{games::face, pages::front::picture};
use axum::{
    body::Body,
    extract::Path,
    http::{HeaderMap, HeaderValue, Response, StatusCode, header},
};
use catalog::GameId;
use sha2::{Digest, Sha256};
use std::{io::Write, sync::LazyLock};

const CSS: &str = "text/css; charset=utf-8";
/// Packed already: it is sent as it is.
const FONT: &str = "font/woff2";

/// The style sheet of all pages; the accents of the games come last.
const STYLE: &[&str] = &[
    include_str!("../assets/style/type.css"),
    include_str!("../assets/style/colours.css"),
    include_str!("../assets/style/base.css"),
    include_str!("../assets/style/forms.css"),
    include_str!("../assets/style/pages.css"),
    include_str!("../assets/style/overlays.css"),
    include_str!("../assets/style/table.css"),
    include_str!("../assets/style/prompt.css"),
    include_str!("../assets/style/lesson.css"),
    include_str!("../assets/style/guide.css"),
    include_str!("../assets/style/puzzles.css"),
    include_str!("../assets/style/clock.css"),
    include_str!("../assets/style/board.css"),
    include_str!("../assets/style/sizes.css"),
    include_str!("../assets/style/ending.css"),
    include_str!("../assets/style/replay.css"),
    include_str!("../assets/style/compact.css"),
    include_str!("../assets/style/phone.css"),
    include_str!("../assets/style/motion.css"),
];

/// Name, content type, content.
const FILES: &[(&str, &str, &[u8])] = &[
    ("app.js", "text/javascript; charset=utf-8", include_bytes!("../assets/app.js")),
    ("stream.js", "text/javascript; charset=utf-8", include_bytes!("../assets/stream.js")),
    ("hub.js", "text/javascript; charset=utf-8", include_bytes!("../assets/hub.js")),
    ("regions.js", "text/javascript; charset=utf-8", include_bytes!("../assets/regions.js")),
    ("keys.js", "text/javascript; charset=utf-8", include_bytes!("../assets/keys.js")),
    ("notice.js", "text/javascript; charset=utf-8", include_bytes!("../assets/notice.js")),
    ("push.js", "text/javascript; charset=utf-8", include_bytes!("../assets/push.js")),
    ("draft.js", "text/javascript; charset=utf-8", include_bytes!("../assets/draft.js")),
    ("clock.js", "text/javascript; charset=utf-8", include_bytes!("../assets/clock.js")),
    ("phone.js", "text/javascript; charset=utf-8", include_bytes!("../assets/phone.js")),
    ("replay.js", "text/javascript; charset=utf-8", include_bytes!("../assets/replay.js")),
    ("sound.js", "text/javascript; charset=utf-8", include_bytes!("../assets/sound.js")),
    ("travel.js", "text/javascript; charset=utf-8", include_bytes!("../assets/travel.js")),
    ("talk.js", "text/javascript; charset=utf-8", include_bytes!("../assets/talk.js")),
    ("walk.js", "text/javascript; charset=utf-8", include_bytes!("../assets/walk.js")),
    ("learn.js", "text/javascript; charset=utf-8", include_bytes!("../assets/learn.js")),
    ("worker.js", "text/javascript; charset=utf-8", include_bytes!("../assets/worker.js")),
    ("asap.woff2", FONT, include_bytes!("../assets/fonts/asap.woff2")),
    ("OFL.txt", "text/plain; charset=utf-8", include_bytes!("../assets/fonts/OFL.txt")),
    ("favicon.svg", "image/svg+xml", include_bytes!("../assets/favicon.svg")),
    ("favicon-turn.svg", "image/svg+xml", include_bytes!("../assets/favicon-turn.svg")),
];

/// Something that is sent as it is again and again: compressed once.
pub(crate) struct Packed {
    plain: Vec<u8>,
    brotli: Vec<u8>,
    gzip: Vec<u8>,
    kind: &'static str,
    name: String,
}

impl Packed {
    pub(crate) fn new(name: impl Into<String>, kind: &'static str, plain: Vec<u8>) -> Packed {
        Packed { name: name.into(), kind, brotli: brotli(&plain), gzip: gzip(&plain), plain }
    }

    /// What this client can unpack: the coding and the bytes.
    fn coded(&self, headers: &HeaderMap) -> (Option<&'static str>, &[u8]) {
        let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
        let accepts = |coding: &str| {
            accepted.unwrap_or_default().split(',').any(|part| {
                let mut fields = part.split(';').map(str::trim);
                fields.next() == Some(coding) && !fields.any(|field| field == "q=0")
            })
        };
        if accepts("br") {
            (Some("br"), &self.brotli)
        } else if accepts("gzip") {
            (Some("gzip"), &self.gzip)
        } else {
            (None, &self.plain)
        }
    }

    /// An answer that may be another one after the next start of the server.
    pub(crate) fn answer(&'static self, headers: &HeaderMap) -> Response<Body> {
        let (coding, content) = self.coded(headers);
        let mut response = answer(StatusCode::OK, self.kind, coding, content, false);
        response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        response
    }
}

static PACKED: LazyLock<Vec<Packed>> = LazyLock::new(|| {
    let accents = GameId::ALL.iter().map(|&game| face(game).accent);
    let style: String = STYLE.iter().copied().chain(accents).collect();
    let style = Packed::new("style.css", CSS, style.into());
    let games = GameId::ALL
        .iter()
        .map(|&game| Packed::new(format!("{}.css", game.id()), CSS, face(game).style.into()));
    let pictures = GameId::ALL.iter().map(|&game| {
        Packed::new(format!("table-{}.svg", game.id()), "image/svg+xml", picture::svg(game).into())
    });
    let others = FILES.iter().map(|&(name, kind, plain)| Packed::new(name, kind, plain.into()));
    std::iter::once(style).chain(games).chain(pictures).chain(others).collect()
});

static HASH: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = Sha256::new();
    for file in PACKED.iter() {
        hasher.update(file.name.as_bytes());
        hasher.update((file.plain.len() as u64).to_le_bytes());
        hasher.update(&file.plain);
    }
    hex::encode(&hasher.finalize()[..8])
});

fn brotli(plain: &[u8]) -> Vec<u8> {
    let mut packed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut packed, 4096, 9, 22);
    writer.write_all(plain).expect("writing to memory does not fail");
    drop(writer);
    packed
}

fn gzip(plain: &[u8]) -> Vec<u8> {
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    writer.write_all(plain).and_then(|()| writer.finish()).expect("writing to memory does not fail")
}

/// The address of an asset.
pub fn url(name: &str) -> String {
    format!("/assets/{}/{name}", *HASH)
}

/// Packs everything now, so that the first visitor does not wait for it.
pub fn prepare() {
    LazyLock::force(&PACKED);
}

/// `GET /assets/{hash}/{name}`
pub async fn serve(Path((hash, name)): Path<(String, String)>, headers: HeaderMap) -> Response<Body> {
    let Some(file) = PACKED.iter().find(|file| file.name == name && hash == *HASH) else {
        return answer(
            StatusCode::NOT_FOUND,
            "text/plain; charset=utf-8",
            None,
            b"There is no such file.",
            false,
        );
    };
    let (coding, content) =
        if file.kind == FONT { (None, file.plain.as_slice()) } else { file.coded(&headers) };
    answer(StatusCode::OK, file.kind, coding, content, true)
}

/// `GET /favicon.ico`: browsers ask for it unasked.
pub async fn favicon() -> axum::response::Redirect {
    axum::response::Redirect::permanent(&url("favicon.svg"))
}

fn answer(
    status: StatusCode,
    kind: &'static str,
    coding: Option<&'static str>,
    content: &'static [u8],
    keep: bool,
) -> Response<Body> {
    let mut builder = Response::builder().status(status).header(header::CONTENT_TYPE, kind);
    if keep {
        builder = builder
            .header(header::CACHE_CONTROL, "public, max-age=31536000, immutable")
            .header(header::VARY, "accept-encoding");
    }
    if let Some(coding) = coding {
        builder = builder.header(header::CONTENT_ENCODING, coding);
    }
    builder.body(Body::from(content)).expect("the headers are constants")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_name_the_content() {
        assert!(url("style.css").starts_with("/assets/"));
        assert_eq!(HASH.len(), 16);
    }

    #[test]
    fn packing_makes_the_first_page_small() {
        let packed: usize = PACKED.iter().map(|file| file.brotli.len().min(file.plain.len())).sum();
        assert!(packed < 115_000, "all assets together take {packed} bytes");
    }

    #[tokio::test]
    async fn the_typeface_is_kept_forever_and_packed_once() {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_ENCODING, "br, gzip".parse().unwrap());
        let answer = serve(Path((HASH.clone(), "asap.woff2".into())), headers).await;
        assert_eq!(answer.status(), StatusCode::OK);
        assert_eq!(answer.headers()[header::CONTENT_TYPE], FONT);
        assert!(answer.headers()[header::CACHE_CONTROL].to_str().unwrap().contains("immutable"));
        assert!(!answer.headers().contains_key(header::CONTENT_ENCODING));
    }
}
