//! One request to an address that somebody gave us: over https, to the public internet, without following anything.
//!
//! The name is looked up here, and the connection goes to the very address that was checked: a name that answers
//! differently the next time gains nothing. Redirects are not followed, answers are cut off.

use crate::{Outcome, address::is_public};
use http_body_util::{BodyExt, Full, Limited};
use hyper::{
    Request, StatusCode,
    body::Bytes,
    header::{HeaderMap, HeaderValue},
};
use hyper_util::rt::TokioIo;
use rustls::{ClientConfig, RootCertStore, pki_types::ServerName};
use std::{net::SocketAddr, sync::Arc, time::Duration};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpStream,
};
use tokio_rustls::TlsConnector;
use url::{Host, Url};

/// The most time for one request.
const TIME: Duration = Duration::from_secs(20);
/// This much of an answer is read.
const ANSWER: usize = 4 * 1024;
/// The longest address.
const LONGEST: usize = 2_000;

/// Sends requests.
#[derive(Clone)]
pub struct Http {
    tls: TlsConnector,
    /// Are addresses of our own network allowed, and plain http?
    own_network: bool,
}

/// Why an address is not one we write to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum BadTarget {
    /// It is not an address.
    Unreadable,
    /// It is not https.
    NotHttps,
    /// It is in our own network.
    OwnNetwork,
}

impl BadTarget {
    /// As a fault is called.
    pub fn fault(self) -> &'static str {
        match self {
            BadTarget::Unreadable => "address",
            BadTarget::NotHttps => "not-https",
            BadTarget::OwnNetwork => "own-network",
        }
    }
}

/// An answer, as far as we look at it.
pub(crate) struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
}

impl Http {
    /// A client; `own_network`: may it connect to addresses of the server's own network?
    pub fn new(own_network: bool) -> Http {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("the provider has the usual versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Http { tls: TlsConnector::from(Arc::new(config)), own_network }
    }

    /// The address, if it is one we may write to as far as can be seen without looking its name up.
    pub fn check(&self, target: &str) -> Result<Url, BadTarget> {
        let url = Url::parse(target).ok().filter(|_| target.len() <= LONGEST).ok_or(BadTarget::Unreadable)?;
        let host = url.host().ok_or(BadTarget::Unreadable)?;
        if !url.username().is_empty() || url.password().is_some() {
            return Err(BadTarget::Unreadable);
        }
        match url.scheme() {
            "https" => {}
            "http" if self.own_network => {}
            "http" => return Err(BadTarget::NotHttps),
            _ => return Err(BadTarget::Unreadable),
        }
        let public = match host {
            Host::Ipv4(address) => is_public(address.into()),
            Host::Ipv6(address) => is_public(address.into()),
            Host::Domain(name) => {
                let name = name.trim_end_matches('.').to_ascii_lowercase();
                !(name == "localhost" || name.ends_with(".localhost") || name.ends_with(".local"))
            }
        };
        if public || self.own_network { Ok(url) } else { Err(BadTarget::OwnNetwork) }
    }

    /// Posts this, and says what became of it.
    pub(crate) async fn post(&self, target: &str, headers: HeaderMap, body: Vec<u8>) -> Outcome {
        let url = match self.check(target) {
            Ok(url) => url,
            Err(bad) => return Outcome::gone(bad.fault()),
        };
        match tokio::time::timeout(TIME, self.exchange(&url, headers, body)).await {
            Ok(Ok(answer)) => judge(&answer),
            Ok(Err(fault)) => fault,
            Err(_) => Outcome::later("timeout"),
        }
    }

    async fn exchange(&self, url: &Url, headers: HeaderMap, body: Vec<u8>) -> Result<Answer, Outcome> {
        let unreadable = || Outcome::gone("address");
        let host = url.host_str().ok_or_else(unreadable)?;
        let port = url.port_or_known_default().ok_or_else(unreadable)?;
        let stream = self.connect(host, port).await?;
        let mut request = Request::post(&url[url::Position::BeforePath..url::Position::AfterQuery])
            .body(Full::new(Bytes::from(body)))
            .map_err(|_| unreadable())?;
        *request.headers_mut() = headers;
        let authority = &url[url::Position::BeforeHost..url::Position::AfterPort];
        let authority = HeaderValue::from_str(authority).map_err(|_| unreadable())?;
        request.headers_mut().insert("host", authority);
        request.headers_mut().insert("user-agent", HeaderValue::from_static("antilles"));
        if url.scheme() == "http" {
            return talk(stream, request).await;
        }
        let name =
            ServerName::try_from(host.trim_matches(['[', ']']).to_string()).map_err(|_| unreadable())?;
        let secured = self.tls.connect(name, stream).await;
        talk(secured.map_err(|_| Outcome::later("no-tls"))?, request).await
    }

    /// Connects to one of the addresses of a name, if they are allowed.
    async fn connect(&self, host: &str, port: u16) -> Result<TcpStream, Outcome> {
        let host = host.trim_matches(['[', ']']);
        let found = tokio::net::lookup_host((host, port)).await;
        let found: Vec<SocketAddr> = found.map_err(|_| Outcome::later("no-name"))?.collect();
        let allowed: Vec<SocketAddr> =
            found.into_iter().filter(|address| self.own_network || is_public(address.ip())).collect();
        if allowed.is_empty() {
            return Err(Outcome::gone("own-network"));
        }
        let connected = TcpStream::connect(&allowed[..]).await;
        connected.map_err(|_| Outcome::later("no-connection"))
    }
}

impl std::fmt::Debug for Http {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "Http(own_network: {})", self.own_network)
    }
}

async fn talk<S>(stream: S, request: Request<Full<Bytes>>) -> Result<Answer, Outcome>
where
    S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
{
    let broken = |_| Outcome::later("broken");
    let (mut sender, connection) =
        hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(broken)?;
    let exchange = async {
        let answer = sender.send_request(request).await.map_err(broken)?;
        let (head, body) = answer.into_parts();
        // Its status says enough; the body is read so that the other side can end in order.
        let _ = Limited::new(body, ANSWER).collect().await;
        Ok(Answer { status: head.status, headers: head.headers })
    };
    let exchange = std::pin::pin!(exchange);
    // The connection has to be driven meanwhile, and ends with the exchange.
    match futures_util::future::select(exchange, std::pin::pin!(connection)).await {
        futures_util::future::Either::Left((answer, _)) => answer,
        futures_util::future::Either::Right((_, exchange)) => exchange.await,
    }
}

fn judge(answer: &Answer) -> Outcome {
    let status = answer.status;
    let fault = format!("status {}", status.as_u16());
    match status.as_u16() {
        200..=299 => Outcome::Sent,
        404 | 410 => Outcome::Gone { fault },
        408 | 425 | 429 | 500..=599 => {
            let wait = answer.headers.get("retry-after").and_then(|value| value.to_str().ok()?.parse().ok());
            Outcome::Later { fault, wait: wait.map(Duration::from_secs) }
        }
        _ => Outcome::Never { fault },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_https_in_the_public_internet_is_written_to() {
        let http = Http::new(false);
        assert!(http.check("https://hooks.example.org/a?b=c").is_ok());
        for (target, why) in [
            ("http://hooks.example.org/", BadTarget::NotHttps),
            ("ftp://hooks.example.org/", BadTarget::Unreadable),
            ("nonsense", BadTarget::Unreadable),
            ("https://user:secret@example.org/", BadTarget::Unreadable),
            ("https://127.0.0.1/", BadTarget::OwnNetwork),
            ("https://2130706433/", BadTarget::OwnNetwork),
            ("https://0x7f.1/", BadTarget::OwnNetwork),
            ("https://[::1]/", BadTarget::OwnNetwork),
            ("https://[::ffff:169.254.169.254]/", BadTarget::OwnNetwork),
            ("https://localhost:8443/", BadTarget::OwnNetwork),
            ("https://printer.local/", BadTarget::OwnNetwork),
        ] {
            assert_eq!(http.check(target), Err(why), "{target}");
        }
        assert!(Http::new(true).check("http://127.0.0.1:8080/").is_ok(), "the host allows it");
    }

    #[tokio::test]
    async fn a_name_that_leads_home_is_refused_when_it_is_connected_to() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        // As if a public name had been looked up: the system knows this one as an address of its own.
        let refused = Http::new(false).connect("localhost", port).await;
        assert!(matches!(refused, Err(Outcome::Gone { .. })));
        assert!(Http::new(true).connect("localhost", port).await.is_ok());
    }
}
