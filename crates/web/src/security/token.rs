//! Random tokens: given out once, kept only as their hash.

use sha2::{Digest, Sha256};

/// A secret of 256 random bits in hexadecimal.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// A new one, from the operating system.
    pub fn new() -> Token {
        Token(hex::encode(random::<32>()))
    }

    /// One that somebody sent; `None` if it cannot be one.
    pub fn read(text: &str) -> Option<Token> {
        let well_formed =
            text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        well_formed.then(|| Token(text.to_string()))
    }

    /// To give to its owner, and to nobody else.
    pub fn secret(&self) -> &str {
        &self.0
    }

    /// What is kept: a thief of the database cannot sit down with it.
    pub fn hash(&self) -> String {
        hex::encode(Sha256::digest(self.0.as_bytes()))
    }
}

impl Default for Token {
    fn default() -> Token {
        Token::new()
    }
}

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("Token(…)")
    }
}

/// Random bytes from the operating system.
///
/// # Panics
/// If the operating system has none: nothing that follows would be safe.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_back_and_never_shown_by_accident() {
        let token = Token::new();
        assert_eq!(Token::read(token.secret()), Some(token.clone()));
        assert_ne!(token.hash(), token.secret());
        assert!(!format!("{token:?}").contains(token.secret()));
        assert_eq!(Token::read("short"), None);
        assert_eq!(Token::read(&"g".repeat(64)), None);
    }
}
