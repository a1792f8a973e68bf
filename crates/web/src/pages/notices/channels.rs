//! The channels of a person in the list, and the forms for more.

use crate::{App, notices::fault_phrase, pages::people::password_field, visitor::Visitor};
use game::phrase;
use maud::{Markup, html};
use notices::{HookKeys, local_time};
use sha2::{Digest, Sha256};
use store::{Channel, ChannelKind, NoticeSettings};
use table::Millis;

const MINUTE: Millis = 60_000;

/// The pauses that can be chosen, with their messages. What comes in between goes out together.
pub const GAPS: [(Millis, &str); 6] = [
    (0, "notices-gap-none"),
    (MINUTE, "notices-gap-minute"),
    (10 * MINUTE, "notices-gap-ten-minutes"),
    (60 * MINUTE, "notices-gap-hour"),
    (6 * 60 * MINUTE, "notices-gap-six-hours"),
    (24 * 60 * MINUTE, "notices-gap-day"),
];

/// The pause of a new channel.
pub fn usual_gap(kind: ChannelKind) -> Millis {
    if kind == ChannelKind::Mail { 10 * MINUTE } else { MINUTE }
}

/// The message that names a kind of channel.
pub fn kind_name(kind: ChannelKind) -> &'static str {
    match kind {
        ChannelKind::Push => "notices-channel-push",
        ChannelKind::Mail => "notices-channel-mail",
        ChannelKind::Discord => "notices-channel-discord",
        ChannelKind::Slack => "notices-channel-slack",
        ChannelKind::Json => "notices-channel-json",
        ChannelKind::Feed => "notices-channel-feed",
    }
}

/// What a channel is called, for its owner.
pub fn name(visitor: &Visitor, channel: &Channel) -> String {
    visitor.t(kind_name(channel.kind))
}

/// Where it leads, as far as its owner needs to know it apart: the address of a webhook is itself a secret.
pub fn place(channel: &Channel) -> String {
    match channel.kind {
        ChannelKind::Mail => channel.target.clone(),
        ChannelKind::Feed => String::new(),
        _ => {
            let rest = channel.target.split_once("://").map_or("", |(_, rest)| rest);
            rest.split(['/', '?']).next().unwrap_or_default().to_string()
        }
    }
}

/// The same for somebody who may have found a link: a mail address with most of it hidden.
pub fn masked(channel: &Channel) -> String {
    match (channel.kind, channel.target.split_once('@')) {
        (ChannelKind::Mail, Some((name, domain))) => {
            format!("{}…@{domain}", name.chars().next().unwrap_or('…'))
        }
        _ => place(channel),
    }
}

/// One channel, with what can be done about it.
pub fn line(app: &App, visitor: &Visitor, channel: &Channel, settings: &NoticeSettings) -> Markup {
    let t = |id: &str| visitor.t(id);
    let action = |what: &str| format!("/notices/channel/{}/{what}", channel.id);
    let push = channel.kind == ChannelKind::Push;
    let endpoint = push.then(|| hex::encode(Sha256::digest(channel.target.as_bytes())));
    let state = match (channel.active, channel.kind) {
        (true, _) => "notices-state-on",
        (false, ChannelKind::Mail) if channel.fault.is_none() => "notices-state-unconfirmed",
        (false, _) => "notices-state-off",
    };
    let keys =
        serde_json::from_str::<HookKeys>(&channel.keys).ok().filter(|_| channel.kind == ChannelKind::Json);
    html! {
        li data-endpoint=[endpoint] data-active=(if channel.active { "on" } else { "off" }) {
            p {
                b { (name(visitor, channel)) } " " span .dim { (place(channel)) } " "
                span .tag.on[channel.active] { (t(state)) } " "
                @if push { span .tag data-here hidden { (t("notices-here")) } }
            }
            @if let Some((fault, at)) = &channel.fault {
                p .error {
                    (visitor.say(&phrase!("notices-failed", when = local_time(*at, &settings.zone)))) " "
                    (visitor.say(&fault_phrase(fault)))
                }
            }
            @if let Some(keys) = keys {
                details {
                    summary { (t("notices-secret")) }
                    p { code { (keys.secret) } }
                    p .hint { (t("notices-secret-hint")) }
                }
            }
            @if channel.kind != ChannelKind::Feed {
                form .row method="post" action=(action("gap")) {
                    label for={ "gap-" (channel.id) } { (t("notices-gap")) }
                    select id={ "gap-" (channel.id) } name="gap" {
                        @for (gap, label) in GAPS {
                            option value=(gap) selected[gap == channel.gap] { (t(label)) }
                        }
                    }
                    // Not at once: by keyboard one goes through the others to the one that is meant.
                    button .btn.small { (t("settings-save")) }
                }
            }
            div .row {
                @if channel.kind != ChannelKind::Feed && (channel.kind != ChannelKind::Mail || (channel.active && app.notices.sends_mail())) {
                    form method="post" action=(action("test")) { button .btn.small { (t("notices-test")) } }
                }
                form method="post" action=(action("remove")) { button .btn.small.danger { (t("notices-remove")) } }
            }
        }
    }
}

/// Forms for new channels.
pub fn forms(app: &App, visitor: &Visitor) -> Markup {
    let t = |id: &str| visitor.t(id);
    html! {
        section #more .card {
            h2 { (t("notices-more")) }
            @if app.notices.sends_mail() {
                form method="post" action="/notices/mail" {
                    div .field {
                        label for="mail" { (t("notices-mail")) }
                        input #mail type="email" name="address" maxlength="254" required autocomplete="email";
                        span .hint { (t("notices-mail-hint")) }
                    }
                    @if let Some(person) = visitor.account() {
                        input type="hidden" name="username" value=(person.name) autocomplete="username";
                        (password_field(visitor, "password", "people-password", false))
                        p .hint { (t("notices-mail-password")) }
                    }
                    p .row.end { button .btn { (t("notices-mail-go")) } }
                }
            } @else {
                p .dim { (t("notices-mail-none")) }
            }
            form method="post" action="/notices/hook" {
                div .field {
                    label for="hook" { (t("notices-hook")) }
                    input #hook type="url" name="address" maxlength="2000" required placeholder="https://";
                    span .hint { (t("notices-hook-hint")) }
                }
                div .choice {
                    @for kind in [ChannelKind::Discord, ChannelKind::Slack, ChannelKind::Json] {
                        label {
                            input type="radio" name="kind" value=(kind.id()) checked[kind == ChannelKind::Discord];
                            (t(kind_name(kind)))
                        }
                    }
                }
                p .row.end { button .btn { (t("notices-hook-go")) } }
            }
            form method="post" action="/notices/feed" {
                p { (t("notices-feed-text")) }
                p .row.end { button .btn { (t("notices-feed-go")) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::PersonId;

    #[test]
    fn links_give_no_address_away() {
        let channel = |kind, target: &str| Channel {
            id: "c".into(),
            person: PersonId("p".into()),
            kind,
            target: target.into(),
            keys: String::new(),
            base: String::new(),
            gap: 0,
            active: true,
            created: 0,
            sent: 0,
            fault: None,
        };
        assert_eq!(masked(&channel(ChannelKind::Mail, "anne@example.org")), "a…@example.org");
        let hook = channel(ChannelKind::Discord, "https://discord.com/api/webhooks/1/secret?a");
        assert_eq!((masked(&hook), place(&hook)), ("discord.com".into(), "discord.com".into()));
        assert!(!format!("{hook:?}").contains("secret"));
    }
}
