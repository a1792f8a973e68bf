//! The kinds in small sets, looked up: a random game asks for one of the roles or goods of a set at every second decision.

/// For every set of at most six kinds, how many and which there are.
pub(crate) struct KindTable<K>([Among<K>; 64]);

/// The kinds of one set; any after the last.
#[derive(Copy, Clone)]
pub(crate) struct Among<K> {
    kinds: [K; 8],
    /// How many they are.
    pub count: u32,
}

impl<K: Copy> KindTable<K> {
    /// For sets of these kinds, in this order.
    pub(crate) const fn of(all: &[K]) -> KindTable<K> {
        assert!(all.len() <= 6);
        let mut table = [Among { kinds: [all[0]; 8], count: 0 }; 64];
        let mut set = 0;
        while set < table.len() {
            let mut place = 0;
            while place < all.len() {
                if set >> place & 1 == 1 {
                    table[set].kinds[table[set].count as usize] = all[place];
                    table[set].count += 1;
                }
                place += 1;
            }
            set += 1;
        }
        KindTable(table)
    }

    /// Those that the lowest bits of this word mean.
    #[inline(always)]
    pub(crate) fn among(&self, word: u64) -> &Among<K> {
        &self.0[word as usize % 64]
    }
}

impl<K: Copy> Among<K> {
    /// The kind with exactly `n` before it; there must be more than `n`.
    #[inline(always)]
    pub(crate) fn nth(&self, n: u32) -> K {
        self.kinds[n as usize % 8]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_has_its_kinds_in_their_order() {
        static LETTERS: KindTable<char> = KindTable::of(&['a', 'b', 'c', 'd', 'e']);
        for (set, expected) in [(0, ""), (0b1, "a"), (0b10110, "bce"), (0b11111, "abcde")] {
            // What lies beyond the kinds does not count.
            let among = LETTERS.among(set | 1 << 6);
            assert_eq!((0..among.count).map(|n| among.nth(n)).collect::<String>(), expected);
        }
    }
}
