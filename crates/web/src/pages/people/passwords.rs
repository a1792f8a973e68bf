//! Passwords: hashed with argon2id, a few at a time, on threads that may take long.

use crate::{problem::Problem, security::token::random};
use argon2::{
    Argon2,
    password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString},
};
use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};
use tokio::sync::{OnceCell, OwnedSemaphorePermit, Semaphore};

/// The fewest characters of a password.
pub const LEAST: usize = 10;
/// The most: nobody makes us hash a book.
pub const MOST: usize = 256;
/// How many are looked at at once; each takes 19 MB for a moment.
const AT_ONCE: usize = 4;
/// The longest to wait for one's turn.
const PATIENCE: Duration = Duration::from_secs(10);

/// A password somebody typed. Cannot be printed by accident.
#[derive(Clone, Default, serde::Deserialize)]
#[serde(transparent)]
pub struct Password(String);

impl Password {
    /// May it be a new password for somebody of this name?
    pub fn is_good(&self, name: &str) -> bool {
        let length = self.0.chars().count();
        let fold = |text: &str| text.to_lowercase().replace(' ', "");
        let repeats = self.0.chars().all(|c| self.0.starts_with(c));
        (LEAST..=MOST).contains(&length) && !repeats && fold(&self.0) != fold(name)
    }
}

impl From<&str> for Password {
    fn from(text: &str) -> Password {
        Password(text.to_string())
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("Password(…)")
    }
}

/// Where passwords are looked at.
#[derive(Debug)]
pub struct Passwords {
    places: Arc<Semaphore>,
    /// The hash of a password that nobody has: looked at where there is no account, which takes as long.
    nobodys: OnceCell<String>,
    looked_at: AtomicU64,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords {
            places: Arc::new(Semaphore::new(AT_ONCE)),
            nobodys: OnceCell::new(),
            looked_at: AtomicU64::new(0),
        }
    }
}

impl Passwords {
    /// How many passwords were looked at since the start.
    pub fn looked_at(&self) -> u64 {
        self.looked_at.load(Ordering::Relaxed)
    }

    async fn place(&self) -> Result<OwnedSemaphorePermit, Problem> {
        let place = tokio::time::timeout(PATIENCE, self.places.clone().acquire_owned()).await;
        place.map_err(|_| Problem::too_slow())?.map_err(Problem::ours)
    }

    /// What is to be kept of a password.
    pub async fn hash(&self, password: Password) -> Result<String, Problem> {
        let place = self.place().await?;
        let hash = tokio::task::spawn_blocking(move || {
            let _place = place;
            let salt = SaltString::encode_b64(&random::<16>())?;
            Ok::<_, argon2::password_hash::Error>(
                Argon2::default().hash_password(password.0.as_bytes(), &salt)?.to_string(),
            )
        });
        hash.await.map_err(Problem::ours)?.map_err(Problem::ours)
    }

    /// Is it the password of this hash? Without a hash it is not, and takes as long.
    pub async fn verify(&self, password: Password, hash: Option<String>) -> Result<bool, Problem> {
        let known = hash.is_some();
        let hash = match hash {
            Some(hash) => hash,
            None => self
                .nobodys
                .get_or_try_init(|| self.hash(Password(hex::encode(random::<16>()))))
                .await?
                .clone(),
        };
        let place = self.place().await?;
        self.looked_at.fetch_add(1, Ordering::Relaxed);
        let right = tokio::task::spawn_blocking(move || {
            let _place = place;
            let start: String = password.0.chars().take(MOST).collect();
            let whole = start.len() == password.0.len();
            PasswordHash::new(&hash)
                .is_ok_and(|hash| Argon2::default().verify_password(start.as_bytes(), &hash).is_ok() && whole)
        });
        Ok(right.await.map_err(Problem::ours)? && known)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_recognised_and_never_shown() {
        let passwords = Passwords::default();
        let password = Password::from("tortuga at dawn");
        let hash = passwords.hash(password.clone()).await.unwrap();
        assert!(hash.starts_with("$argon2id$") && !hash.contains("tortuga"), "{hash}");
        assert_ne!(passwords.hash(password.clone()).await.unwrap(), hash, "every hash has its own salt");
        assert!(passwords.verify(password.clone(), Some(hash.clone())).await.unwrap());
        assert!(!passwords.verify("tortuga at noon".into(), Some(hash)).await.unwrap());
        let before = passwords.looked_at();
        assert!(!passwords.verify(password.clone(), None).await.unwrap(), "nobody's");
        assert_eq!(passwords.looked_at(), before + 1, "where there is no account the work is the same");
        assert!(!passwords.verify(password.clone(), Some("damaged".into())).await.unwrap());
        assert!(!format!("{password:?}").contains("tortuga"));
    }

    #[test]
    fn some_passwords_are_refused() {
        let good = |text: &str| Password::from(text).is_good("Anne Bonny");
        assert!(good("tortuga at dawn") && good("Überfahrt 1720"));
        for bad in ["", "short", "annebonny ", "aaaaaaaaaaaaaa", &"x1".repeat(200)] {
            assert!(!good(bad), "{bad}");
        }
    }
}
