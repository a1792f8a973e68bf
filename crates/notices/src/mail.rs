//! E-mail through any SMTP server.

use crate::{Outcome, Text};
use lettre::{
    Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor,
    message::{Mailbox, MultiPart, header},
};
use std::time::Duration;

/// The most time for one mail.
const TIME: Duration = Duration::from_secs(15);

/// Sends mails.
#[derive(Clone)]
pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// One mail.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mail {
    /// Its id: the same mail sent again has the same one, so that mailboxes show it once.
    pub id: String,
    /// To whom.
    pub to: String,
    /// What it says.
    pub text: Text,
    /// The tag of its language.
    pub language: String,
}

impl Mailer {
    /// Mails go through this server (`smtps://user:password@host`, `smtp://host:25`, `smtp://host?tls=required`), and come
    /// from this address (`Antilles <games@example.org>`).
    pub fn new(server: &str, from: &str) -> Result<Mailer, String> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(server)
            .map_err(|error| format!("the address of the mail server cannot be used: {error}"))?
            .timeout(Some(TIME))
            .build();
        let from = from.parse().map_err(|error| format!("the sender of mails cannot be used: {error}"))?;
        Ok(Mailer { transport, from })
    }

    /// The plain address that mails come from.
    pub fn from(&self) -> String {
        self.from.email.to_string()
    }

    /// Sends one mail, and says what became of it.
    pub async fn send(&self, mail: &Mail) -> Outcome {
        let message = match self.write(mail) {
            Ok(message) => message,
            Err(fault) => return Outcome::never(fault),
        };
        match tokio::time::timeout(TIME, self.transport.send(message)).await {
            Ok(Ok(_)) => Outcome::Sent,
            // What the server says may repeat the address: only its code is passed on.
            Ok(Err(error)) if error.is_permanent() => Outcome::never(coded("mail-refused", &error)),
            Ok(Err(error)) if error.is_transient() => Outcome::later(coded("mail-later", &error)),
            Ok(Err(_)) => Outcome::later("mail-unreachable"),
            Err(_) => Outcome::later("timeout"),
        }
    }

    fn write(&self, mail: &Mail) -> Result<Message, &'static str> {
        let Mail { id, to, text, language } = mail;
        let to: Address = to.parse().map_err(|_| "mail-address")?;
        let domain = self.from.email.domain();
        let mut builder = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(text.title.clone())
            .message_id(Some(format!("<{id}@{domain}>")))
            .raw_header(raw("Auto-Submitted", "auto-generated"))
            .raw_header(raw("Content-Language", language));
        if let Some(stop) = &text.stop {
            builder = builder
                .raw_header(raw("List-Unsubscribe", &format!("<{}>", stop.url)))
                .raw_header(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
        let body = MultiPart::alternative_plain_html(text.plain(), text.html(language));
        builder.multipart(body).map_err(|_| "mail-address")
    }
}

fn coded(fault: &str, error: &lettre::transport::smtp::Error) -> String {
    error.status().map_or_else(|| fault.to_string(), |code| format!("{fault} {code}"))
}

/// Our own names and values: plain, and on one line.
fn raw(name: &'static str, value: &str) -> header::HeaderValue {
    header::HeaderValue::new(header::HeaderName::new_from_ascii_str(name), value.to_string())
}

/// Is this a mail address, as far as can be seen?
pub fn is_address(text: &str) -> bool {
    text.len() <= 254
        && text.is_ascii()
        && text.parse::<Address>().is_ok_and(|address| address.domain().contains('.'))
}

impl std::fmt::Debug for Mailer {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "Mailer({})", self.from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_told_from_nonsense() {
        assert!(is_address("anne@example.org"));
        for text in [
            "",
            "anne",
            "anne@",
            "@example.org",
            "anne@localhost",
            "a b@example.org",
            "anne@example.org\r\nBcc: x@y.z",
        ] {
            assert!(!is_address(text), "{text:?}");
        }
        assert!(
            Mailer::new("nonsense", "a@b.c").is_err() && Mailer::new("smtp://localhost", "nonsense").is_err()
        );
    }
}
