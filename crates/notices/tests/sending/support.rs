//! What the tests send to: an HTTP server, a mail server and a browser, each of their own; and tables where it is Anne's turn.

pub use crate::sinks::{http_sink, mail_sink};
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use game::SetupText;
use notices::{Desk, Http, Link, Mailer, Sender, Text, Vapid, Worker};
use p256::{PublicKey, SecretKey, elliptic_curve::sec1::ToEncodedPoint};
use std::{
    collections::HashSet,
    sync::{Arc, Mutex},
    time::Duration,
};
use store::{Channel, ChannelKind, Listing, NewTable, Origin, Outbox, Sqlite, Store, Waiting};
use table::{Command, Creation, Millis, PersonId, Table, TableOptions, Who};

/// A browser that subscribes, and can read what it is sent. Written with other libraries than the sender's.
pub struct Subscriber {
    secret: SecretKey,
    auth: [u8; 16],
}

impl Subscriber {
    pub fn new(seed: u8) -> Subscriber {
        Subscriber { secret: SecretKey::from_slice(&[seed; 32]).unwrap(), auth: [seed; 16] }
    }

    pub fn with(secret: &str, auth: &str) -> Subscriber {
        let secret = SecretKey::from_slice(&BASE64.decode(secret).unwrap()).unwrap();
        Subscriber { secret, auth: BASE64.decode(auth).unwrap().try_into().unwrap() }
    }

    fn public(&self) -> Vec<u8> {
        self.secret.public_key().to_encoded_point(false).as_bytes().to_vec()
    }

    pub fn keys(&self) -> String {
        let (point, auth) = (BASE64.encode(self.public()), BASE64.encode(self.auth));
        serde_json::json!({ "p256dh": point, "auth": auth }).to_string()
    }

    /// RFC 8188 and RFC 8291, from the reader's side.
    pub fn decrypt(&self, body: &[u8]) -> Vec<u8> {
        use aes_gcm::{Aes128Gcm, KeyInit, aead::Aead};
        let (salt, length) = (&body[..16], usize::from(body[20]));
        let (theirs, sealed) = body[21..].split_at(length);
        let peer = PublicKey::from_sec1_bytes(theirs).unwrap();
        let shared = p256::ecdh::diffie_hellman(self.secret.to_nonzero_scalar(), peer.as_affine());
        let expand = |salt: &[u8], secret: &[u8], info: &[u8], into: &mut [u8]| {
            hkdf::Hkdf::<sha2::Sha256>::new(Some(salt), secret).expand(info, into).unwrap();
        };
        let (mut secret, mut key, mut nonce) = ([0; 32], [0; 16], [0; 12]);
        let info = [b"WebPush: info\0", &self.public()[..], theirs].concat();
        expand(&self.auth, shared.raw_secret_bytes(), &info, &mut secret);
        expand(salt, &secret, b"Content-Encoding: aes128gcm\0", &mut key);
        expand(salt, &secret, b"Content-Encoding: nonce\0", &mut nonce);
        let mut plain = Aes128Gcm::new(&key.into()).decrypt(&nonce.into(), sealed).expect("it is for us");
        assert_eq!(plain.pop(), Some(2), "it is the last record");
        plain
    }
}

/// Says plain things; knows who is looking at which table.
#[derive(Default)]
pub struct Plain {
    pub looking: Mutex<HashSet<(PersonId, String)>>,
}

impl Desk for Plain {
    fn is_looking(&self, person: &PersonId, table: &str) -> bool {
        self.looking.lock().unwrap().contains(&(person.clone(), table.to_string()))
    }

    fn write(&self, content: &Waiting) -> Text {
        let line = |table: &str, kind: &str| {
            let open =
                Link { label: "Ouvrir".into(), url: format!("{}/table/{table}", content.channel.base) };
            (format!("à toi : {kind} {table}"), Some(open))
        };
        Text {
            title: format!("{} chose(s) à faire", content.notices.len()),
            lines: content.notices.iter().map(|one| line(&one.table.table, one.kind.id())).collect(),
            foot: "Pourquoi ?".into(),
            stop: Some(Link { label: "Arrêter".into(), url: "https://play.example/stop/1".into() }),
        }
    }
}

/// A server's part that sends, over a store.
pub struct Post {
    pub store: Arc<Sqlite>,
    pub desk: Arc<Plain>,
    pub worker: Worker,
    pub key: String,
}

pub async fn post(store: Sqlite, mail: Option<&str>) -> Post {
    let kept = store.secret("vapid", &Vapid::fresh()).await.unwrap();
    let vapid = Vapid::read(&kept, "mailto:games@example.org").unwrap();
    let key = vapid.public();
    let mailer = mail.map(|server| Mailer::new(server, "Antilles <games@example.org>").unwrap());
    let (store, desk) = (Arc::new(store), Arc::new(Plain::default()));
    let sender = Arc::new(Sender { http: Http::new(true), mailer, vapid });
    let worker = Worker::new(store.clone(), sender, desk.clone(), Duration::from_secs(20));
    Post { store, desk, worker, key }
}

impl Post {
    /// Sends what is due, and answers how many messages were tried.
    pub async fn round(&self, now: Millis) -> usize {
        self.worker.round(now).await.unwrap()
    }

    pub async fn channel(&self, kind: ChannelKind, target: &str, keys: &str) -> Channel {
        let channel = Channel {
            id: format!("{}-{}", kind.id(), target.len()),
            person: anne(),
            kind,
            target: target.into(),
            keys: keys.into(),
            base: "https://play.example".into(),
            gap: 0,
            active: true,
            created: 0,
            sent: 0,
            fault: None,
        };
        self.store.add_channel(&channel, &Origin::default()).await.unwrap();
        channel
    }
}

pub fn anne() -> PersonId {
    PersonId("anne".into())
}

/// A table of Anne's and Ben's where it becomes Anne's turn at this moment. The game is kept until then.
pub async fn annes_turn(store: &Sqlite, id: &str, now: Millis) -> Table {
    let game = catalog::GameId::ALL[0].traits();
    let creation = Creation {
        table: id.into(),
        game: game.id.into(),
        setup: SetupText { players: game.least_players, options: Default::default() },
        options: TableOptions { open: true, draw_seats: false, ..TableOptions::default() },
        owner: anne(),
        seed: [3; 32],
        opening: None,
    };
    let (mut table, _) = Table::create(creation, 0).unwrap();
    let who = |name: &str| Who::Person(PersonId(name.into()));
    let settle = |table: &mut Table, command: Command, name: &str| {
        let decided = table.decide(&command, &who(name), 0).unwrap();
        table.settle(decided).unwrap();
    };
    for name in ["anne", "ben"] {
        settle(&mut table, Command::Sit { chair: None, name: name.into(), code: None }, name);
    }
    for _ in 2..game.least_players {
        let bot = Command::AddBot { chair: None, bot: "random".into(), name: "Rosa".into() };
        settle(&mut table, bot, "anne");
    }
    let new = NewTable { seed: [3; 32], entries: table.entries(), listing: Listing::of(&table) };
    store.create_table(new, &Origin::default()).await.unwrap();
    append(store, &mut table, &Command::Start, &who("anne"), now).await;
    assert!(is_annes_turn(&table), "the first seat begins");
    table
}

pub fn is_annes_turn(table: &Table) -> bool {
    table.to_act().iter().any(|seat| table.holders()[seat.index()].person() == Some(&anne()))
}

async fn append(store: &Sqlite, table: &mut Table, command: &Command, who: &Who, now: Millis) {
    let decided = table.decide(command, who, now).unwrap();
    let next = table.after(decided.clone()).unwrap();
    store
        .append(table.id(), &store::Basis::after(table.last_entry().number), &decided, &Listing::of(&next))
        .await
        .unwrap();
    *table = next;
}

/// The player to move does.
pub async fn act(store: &Sqlite, table: &mut Table, now: Millis) {
    let seat = table.to_act().first().unwrap();
    let actions = vec![table.legal(seat)[0].text.to_string()];
    let who = table.holders()[seat.index()].person().map_or(Who::Host, |person| Who::Person(person.clone()));
    append(store, table, &Command::Act { seat, actions, at_step: None }, &who, now).await;
}
