//! Who held the seats of a record, found without looking at all of its players.

use game::{Record, Seat, record::PERSON};

/// By seat: those who held it, in order.
#[derive(Default)]
pub struct Tenures(Vec<Vec<Tenure>>);

struct Tenure {
    from_step: u32,
    name: String,
    bot: bool,
}

impl Tenures {
    /// Those of a record, which need not be right.
    pub fn of(record: &Record) -> Tenures {
        let mut seats: Vec<Vec<Tenure>> = Seat::all(record.setup.players).map(|_| Vec::new()).collect();
        for holder in &record.seats {
            let Some(seat) = seats.get_mut(holder.seat.index()) else { continue };
            let name = table::shown_name(&holder.name);
            // Whose name cannot be shown is called by their seat.
            let name = if name.is_empty() { holder.seat.number().to_string() } else { name };
            seat.push(Tenure { from_step: holder.from_step, name, bot: holder.player != PERSON });
        }
        seats.iter_mut().for_each(|seat| seat.sort_by_key(|tenure| tenure.from_step));
        Tenures(seats)
    }

    fn at(&self, seat: Seat, step: u32) -> Option<&Tenure> {
        let tenures = self.0.get(seat.index())?;
        let begun = tenures.partition_point(|tenure| tenure.from_step <= step);
        tenures.get(begun.checked_sub(1)?)
    }

    /// The name of the one who held a seat after a step.
    pub fn name(&self, seat: Seat, step: u32) -> &str {
        const NUMBERS: [&str; Seat::COUNT] = ["1", "2", "3", "4", "5", "6"];
        let unknown = NUMBERS.get(seat.index()).copied().unwrap_or_default();
        self.at(seat, step).map_or(unknown, |tenure| &tenure.name)
    }

    /// Was it a bot?
    pub fn is_bot(&self, seat: Seat, step: u32) -> bool {
        self.at(seat, step).is_some_and(|tenure| tenure.bot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{SetupText, record::Holder};

    #[test]
    fn a_seat_belongs_to_the_one_who_came_last() {
        let seat = |number| Seat::from_number(number).unwrap();
        let holder = |number, from_step, name: &str, player: &str| Holder {
            seat: seat(number),
            from_step,
            name: name.into(),
            player: player.into(),
        };
        let record = Record {
            format: String::new(),
            game: String::new(),
            rules_version: 1,
            setup: SetupText { players: 3, options: Default::default() },
            seats: vec![
                holder(1, 7, "Rosa", "greedy"),
                holder(2, 0, "\u{200b}", PERSON),
                holder(1, 0, "Anne", PERSON),
                holder(1, 9, "Anne", PERSON),
                holder(5, 0, "Nobody", PERSON),
            ],
            seed: None,
            seed_hash: None,
            continues: None,
            start: Vec::new(),
            steps: Vec::new(),
            result: None,
        };
        let tenures = Tenures::of(&record);
        let held = |number, step| (tenures.name(seat(number), step), tenures.is_bot(seat(number), step));
        assert_eq!(
            [0, 6, 7, 8, 9, 99].map(|step| held(1, step).0),
            ["Anne", "Anne", "Rosa", "Rosa", "Anne", "Anne"]
        );
        assert_eq!((held(1, 8).1, held(1, 9).1), (true, false));
        assert_eq!([held(2, 5), held(3, 5), held(5, 5)], [("2", false), ("3", false), ("5", false)]);
    }
}
