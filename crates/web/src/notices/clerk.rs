//! What notices say, in each person's language; and who is looking. A notice says what lists of tables say: the game, who
//! plays, what is wanted. Nothing of what a seat sees.

use super::{Office, link};
use crate::{
    live::Bulletin,
    speech::{Speech, Tongue},
};
use game::phrase;
use notices::{Desk, Text};
use std::sync::Arc;
use store::{Channel, Notice, NoticeKind, Waiting};
use table::{PersonId, Phase, Summary};
use words::Language;

/// Writes notices.
pub struct Clerk {
    /// Knows the links.
    pub office: Arc<Office>,
    /// Knows who is at which table.
    pub bulletin: Arc<Bulletin>,
    /// Knows the words.
    pub speech: Arc<Speech>,
}

impl Desk for Clerk {
    fn is_looking(&self, person: &PersonId, table: &str) -> bool {
        self.bulletin.is_present(table, person)
    }

    fn write(&self, content: &Waiting) -> Text {
        let language = Language::parse(&content.settings.language).unwrap_or_default();
        let tongue = self.speech.house(language);
        let base = self.office.base(&content.channel);
        let lines = content.notices.iter().map(|notice| {
            let open = link(tongue.t("notices-open"), address(&base, &notice.table));
            (line(&tongue, notice), Some(open))
        });
        let title = match &content.notices[..] {
            [only] => title(&tongue, only),
            many => tongue.say(&phrase!("notices-title-many", count = many.len())),
        };
        Text { title, lines: lines.collect(), ..closing(&tongue, &self.office, &content.channel) }
    }
}

/// What every message ends with.
pub fn closing(tongue: &Tongue, office: &Office, channel: &Channel) -> Text {
    Text {
        foot: tongue.t("notices-foot"),
        stop: Some(link(tongue.t("notices-stop-link"), office.stop_link(channel))),
        ..Text::default()
    }
}

/// Where a table is looked at.
pub fn address(base: &str, table: &Summary) -> String {
    match table.phase {
        Phase::Finished => format!("{base}/table/{}/result", table.table),
        _ => format!("{base}/table/{}", table.table),
    }
}

/// A notice in one line.
pub fn line(tongue: &Tongue, notice: &Notice) -> String {
    let table = &notice.table;
    let game = tongue.t(&format!("game-{}", table.game));
    let names: Vec<String> =
        table.seats.iter().map(|seat| seat.name.clone()).filter(|name| !name.is_empty()).collect();
    let names = tongue.language.list(&names);
    tongue.say(&match notice.kind {
        NoticeKind::Turn => phrase!("notices-line-turn", game = game, names = names),
        NoticeKind::Started => phrase!("notices-line-started", game = game, names = names),
        NoticeKind::Over => phrase!("notices-line-over", game = game, names = names),
        NoticeKind::Consent => phrase!("notices-line-consent", game = game, names = names),
        NoticeKind::Invited => phrase!("notices-line-invited", game = game, names = names),
        NoticeKind::Time => phrase!("notices-line-time", game = game, names = names),
        NoticeKind::Mention => phrase!("notices-line-mention", game = game, names = names),
    })
}

/// A notice in a few words.
pub fn title(tongue: &Tongue, notice: &Notice) -> String {
    let game = tongue.t(&format!("game-{}", notice.table.game));
    tongue.say(&match notice.kind {
        NoticeKind::Turn => phrase!("notices-title-turn", game = game),
        NoticeKind::Started => phrase!("notices-title-started", game = game),
        NoticeKind::Over => phrase!("notices-title-over", game = game),
        NoticeKind::Consent => phrase!("notices-title-consent", game = game),
        NoticeKind::Invited => phrase!("notices-title-invited", game = game),
        NoticeKind::Time => phrase!("notices-title-time", game = game),
        NoticeKind::Mention => phrase!("notices-title-mention", game = game),
    })
}
