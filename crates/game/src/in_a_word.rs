//! Sets and counts that fit into one machine word, looked at as a whole: no loop, and no branch that depends on them.

/// Does the set have more than one bit?
#[inline(always)]
pub const fn several(set: u64) -> bool {
    set & set.wrapping_sub(1) != 0
}

/// Of eight counts, a bit for each that is not zero. Every count is below 128.
#[inline(always)]
pub const fn nonzero_bytes(counts: u64) -> u64 {
    // Adding 127 carries a count that is not 0, and nothing else, into the top bit of its byte; the product gathers these
    // bits in the highest byte.
    let carried = counts.wrapping_add(0x7F7F_7F7F_7F7F_7F7F) & 0x8080_8080_8080_8080;
    carried.wrapping_mul(0x0002_0408_1020_4081) >> 56
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Fast;

    #[test]
    fn several_bits_are_more_than_one() {
        for set in [0, 1, 1 << 63, 3, u64::MAX, 1 << 63 | 1] {
            assert_eq!(several(set), set.count_ones() > 1, "{set:b}");
        }
    }

    #[test]
    fn bytes_that_are_not_zero_have_their_bit() {
        let mut rng = Fast::new(1);
        for _ in 0..10_000 {
            // Sparse and full words, with the extremes 1 and 127 among them.
            let keep = rng.bits();
            let counts: [u8; 8] = std::array::from_fn(|at| match (keep >> (2 * at)) & 3 {
                0 => 0,
                1 => 1,
                2 => 127,
                _ => rng.below(128) as u8,
            });
            let expected = (0..8).fold(0, |set, at| set | u64::from(counts[at] > 0) << at);
            assert_eq!(nonzero_bytes(u64::from_le_bytes(counts)), expected, "{counts:?}");
        }
    }
}
