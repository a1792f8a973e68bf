//! Web Push: a message encrypted for one browser (RFC 8291) and signed with the server's own key (RFC 8292).
//!
//! The push service in between sees neither the text nor the table: only that there is a message, and for whom.

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use ring::{
    aead, agreement, hkdf,
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair},
};
use serde::{Deserialize, Serialize};
use serde_json::json;
use table::Millis;
use url::Url;

/// A signature is good for this long; more than a day is not allowed.
const SIGNED_FOR: Millis = 12 * 60 * 60 * 1000;
/// The most bytes of a message: all services take this much.
const LONGEST: usize = 3_000;
/// The size of a record; ours is a single one.
const RECORD: u32 = 4096;

/// What a browser gives away so that it can be written to.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PushKeys {
    /// Its public key, a point on P-256.
    pub p256dh: String,
    /// Its secret, 16 bytes.
    pub auth: String,
}

impl PushKeys {
    /// The keys, if they are of the right form.
    pub fn read(json: &str) -> Option<PushKeys> {
        let keys: PushKeys = serde_json::from_str(json).ok()?;
        let point = decode(&keys.p256dh)?;
        (point.len() == 65 && point[0] == 4 && decode(&keys.auth)?.len() == 16).then_some(keys)
    }
}

/// Browsers differ in whether they pad, and in which alphabet they use.
fn decode(text: &str) -> Option<Vec<u8>> {
    let plain = text.trim_end_matches('=').replace('+', "-").replace('/', "_");
    BASE64.decode(plain).ok()
}

/// The key with which this server signs. Browsers remember it: it is made once and kept.
pub struct Vapid {
    key: EcdsaKeyPair,
    contact: String,
}

impl Vapid {
    /// A new key, as it is kept.
    pub fn fresh() -> Vec<u8> {
        EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())
            .expect("the operating system gives random bytes")
            .as_ref()
            .to_vec()
    }

    /// A kept key. `contact`: whom push services may turn to, a `mailto:` or `https:` address.
    pub fn read(kept: &[u8], contact: &str) -> Option<Vapid> {
        let key =
            EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, kept, &SystemRandom::new()).ok()?;
        Some(Vapid { key, contact: contact.to_string() })
    }

    /// The public key, as browsers want it.
    pub fn public(&self) -> String {
        BASE64.encode(self.key.public_key().as_ref())
    }

    /// The header that says who sends.
    pub(crate) fn authorization(&self, endpoint: &Url, now: Millis) -> Option<String> {
        let claims = json!({
            "aud": endpoint.origin().ascii_serialization(),
            "exp": (now + SIGNED_FOR) / 1000,
            "sub": self.contact,
        });
        let head = BASE64.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signature = self.key.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        Some(format!("vapid t={signed}.{}, k={}", BASE64.encode(signature.as_ref()), self.public()))
    }
}

impl std::fmt::Debug for Vapid {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "Vapid({})", self.public())
    }
}

struct Length(usize);

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> Option<[u8; N]> {
    let mut derived = [0; N];
    let key = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(secret);
    key.expand(info, Length(N)).ok()?.fill(&mut derived).ok()?;
    Some(derived)
}

/// Encrypts a text for a browser; `None` if its keys are wrong or the text is too long.
pub(crate) fn encrypt(text: &[u8], keys: &PushKeys) -> Option<Vec<u8>> {
    let (theirs, auth) = (decode(&keys.p256dh)?, decode(&keys.auth)?);
    if text.len() > LONGEST {
        return None;
    }
    let random = SystemRandom::new();
    let mine = agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, &random).ok()?;
    let public = mine.compute_public_key().ok()?;
    let peer = agreement::UnparsedPublicKey::new(&agreement::ECDH_P256, &theirs);
    let shared: [u8; 32] = agreement::agree_ephemeral(mine, &peer, |secret| {
        derive(&auth, secret, &[b"WebPush: info\0", &theirs, public.as_ref()])
    })
    .ok()??;
    let salt: [u8; 16] = ring::rand::generate(&random).ok()?.expose();
    let key: [u8; 16] = derive(&salt, &shared, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = derive(&salt, &shared, &[b"Content-Encoding: nonce\0"])?;
    let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).ok()?);
    // The end of the last record.
    let mut sealed = [text, &[2]].concat();
    let nonce = aead::Nonce::assume_unique_for_key(nonce);
    key.seal_in_place_append_tag(nonce, aead::Aad::empty(), &mut sealed).ok()?;
    let length = u8::try_from(public.as_ref().len()).ok()?;
    Some([&salt[..], &RECORD.to_be_bytes(), &[length], public.as_ref(), &sealed].concat())
}
