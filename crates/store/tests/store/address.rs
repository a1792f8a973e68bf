//! Addresses of databases, as people write them and as they are shown.

use store::Address;

#[test]
fn an_address_is_shown_without_its_secrets() {
    for (text, shown) in [
        ("evening.db", "evening.db"),
        ("postgres://db.example/antilles", "postgres://db.example/antilles"),
        ("postgres://anne:s3cret@db.example:5433/antilles", "postgres://anne@db.example:5433/antilles"),
        (
            "postgresql://anne:s3@cret/x@db.example/a?password=s3cret&sslmode=require",
            "postgresql://anne@db.example/a",
        ),
        ("postgres:///antilles?host=/run/postgresql&user=a&password=s3cret", "postgres:///antilles"),
    ] {
        let address = Address::read(text);
        assert_eq!(address.to_string(), shown);
        assert_eq!(format!("{address:?}"), format!("Address({shown})"));
    }
    assert!(matches!(Address::read("postgres.db"), Address::File(_)));
}
