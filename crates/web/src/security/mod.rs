//! What keeps strangers out: headers, where writes come from, limits, rates, tokens, cookies.

pub mod connections;
pub mod cookies;
pub mod headers;
pub mod origin;
pub mod rates;
pub mod token;

pub use rates::network;
