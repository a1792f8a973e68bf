//! The ids of tables, tournaments and everything else that has an address.

pub use table::people::spelt_id as id_from;

/// A random id of lower-case letters and digits without those that are mistaken for each other.
pub fn new_id(length: usize) -> String {
    id_from(&crate::security::token::random::<32>(), length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_have_the_length_and_letters_of_ids() {
        let id = new_id(10);
        assert_eq!(id.len(), 10);
        assert!(id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()));
        assert_ne!(id, new_id(10));
    }
}
