//! Who sits at the table: one seat, and small sets of seats.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::{borrow::Cow, fmt};

/// The most players of any game.
pub const MAX_PLAYERS: usize = 6;

/// One place at the table. Counted from 0 inside, from 1 wherever a person reads it.
/// Seat 1 (`Seat::FIRST`) is the first player; the table draws who sits where.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The first player's seat.
    pub const FIRST: Seat = Seat(0);
    /// How many seats there are at the largest table.
    pub const COUNT: usize = MAX_PLAYERS;
    /// All of them, by index.
    pub const ALL: [Seat; Seat::COUNT] = [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4), Seat(5)];

    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If `index` is not below [`MAX_PLAYERS`].
    #[inline]
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_PLAYERS);
        Seat(index as u8)
    }

    /// The seat a person calls `number` (1 to 6).
    pub fn from_number(number: u64) -> Option<Seat> {
        (1..=MAX_PLAYERS as u64).contains(&number).then(|| Seat(number as u8 - 1))
    }

    /// Counted from 0: the index into arrays of players.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1: what people read.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The next seat clockwise at a table of `players`.
    #[inline]
    pub const fn next(self, players: u8) -> Seat {
        if self.0 + 1 >= players { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// All seats of a table of `players`, in order.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players).map(Seat)
    }

    /// All seats of a table of `players`, clockwise from this one.
    pub fn clockwise(self, players: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..players).map(move |step| Seat((self.0 + step) % players))
    }
}

/// The number people read.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Seat {}", self.number())
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Seat::from_number(number.into()).ok_or_else(|| {
            D::Error::custom(format!("there is no seat {number}, seats are numbered 1 to {MAX_PLAYERS}"))
        })
    }
}

impl JsonSchema for Seat {
    fn schema_name() -> Cow<'static, str> {
        "Seat".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A seat by its number; seat 1 is the first player.",
            "type": "integer",
            "minimum": 1,
            "maximum": MAX_PLAYERS
        })
    }
}

/// A set of seats.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Just this seat.
    #[inline]
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Every seat of a table of `players`.
    #[inline]
    pub const fn all(players: u8) -> Seats {
        Seats(((1u16 << players) - 1) as u8)
    }

    /// The seats of a set kept as bits by index, as plain data does.
    #[inline]
    pub const fn of_bits(bits: u8) -> Seats {
        Seats(bits)
    }

    /// Is this seat in the set?
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Adds a seat.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Nobody in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat of the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_PLAYERS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

impl JsonSchema for Seats {
    fn schema_name() -> Cow<'static, str> {
        "Seats".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Vec::<Seat>::json_schema(generator)
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Collected first: compact formats write the length before the seats.
        serializer.collect_seq(self.iter().collect::<Vec<_>>())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        let mut seats = Seats::NONE;
        for seat in Vec::<Seat>::deserialize(deserializer)? {
            seats.insert(seat);
        }
        Ok(seats)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_written_and_read_in_every_format() {
        let mut seats = Seats::NONE;
        seats.insert(Seat::new(5));
        seats.insert(Seat::new(1));
        assert_eq!(serde_json::to_string(&seats).unwrap(), "[2,6]");
        for seats in [seats, Seats::NONE, Seats::all(6)] {
            let text = serde_json::to_string(&seats).unwrap();
            assert_eq!(serde_json::from_str::<Seats>(&text).unwrap(), seats);
            let bytes = postcard::to_allocvec(&seats).unwrap();
            assert_eq!(postcard::from_bytes::<Seats>(&bytes).unwrap(), seats);
        }
    }
}
