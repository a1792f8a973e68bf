//! What a finished game is worth to a seat, as one number for a learner.

/// A way of telling how well a seat has done.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Reward {
    /// Opponents it finished ahead of minus those it finished behind, divided by their number: from -1 to 1.
    Share,
    /// 1 for a victory, split between those who share it; 0 otherwise.
    Win,
    /// 1 for everybody in first place, -1 for the others.
    WinLoss,
    /// Its points.
    Points,
}

impl Reward {
    /// All of them, the recommended one first.
    pub const ALL: [Reward; 4] = [Reward::Share, Reward::Win, Reward::WinLoss, Reward::Points];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Reward::Share => "share",
            Reward::Win => "win",
            Reward::WinLoss => "win-loss",
            Reward::Points => "points",
        }
    }

    /// What a game with these places and points, by seat, was worth to the seat with this index.
    pub fn of(self, places: &[u8], points: &[i32], seat: usize) -> f64 {
        let others = places.len().saturating_sub(1).max(1) as f64;
        let count = |test: &dyn Fn(u8) -> bool| places.iter().filter(|&&place| test(place)).count() as f64;
        match self {
            Reward::Share => {
                let behind = count(&|place| place > places[seat]);
                let ahead = count(&|place| place < places[seat]);
                (behind - ahead) / others
            }
            Reward::Win if places[seat] == 1 => 1.0 / count(&|place| place == 1),
            Reward::Win => 0.0,
            Reward::WinLoss if places[seat] == 1 => 1.0,
            Reward::WinLoss => -1.0,
            Reward::Points => f64::from(points[seat]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_and_points_become_numbers() {
        let all = |reward: Reward, places: &[u8], points: &[i32]| -> Vec<f64> {
            (0..places.len()).map(|seat| reward.of(places, points, seat)).collect()
        };
        assert_eq!(all(Reward::Share, &[1, 3, 2], &[50, 30, 40]), [1.0, -1.0, 0.0]);
        assert_eq!(all(Reward::Share, &[1, 1, 3], &[50, 50, 40]), [0.5, 0.5, -1.0]);
        assert_eq!(all(Reward::Win, &[1, 1, 3], &[50, 50, 40]), [0.5, 0.5, 0.0]);
        assert_eq!(all(Reward::WinLoss, &[2, 1], &[3, 4]), [-1.0, 1.0]);
        assert_eq!(all(Reward::Points, &[2, 1], &[3, 4]), [3.0, 4.0]);
    }
}
