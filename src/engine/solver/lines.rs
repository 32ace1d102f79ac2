//! What is left of lines: the free squares that each of them still needs.

/// The most lines through one square: on a side of fifteen squares there are at most eight in one direction.
const MOST_LINES_OF_A_SQUARE: usize = 32;

/// What the attacker still needs of each line that the defender has not touched, as sets of squares.
#[derive(Clone, Default)]
pub(super) struct Lines {
    needs: Vec<u64>,
}

impl Lines {
    fn with_room(lines: usize) -> Self {
        Self { needs: Vec::with_capacity(lines) }
    }

    #[inline]
    pub(super) fn push(&mut self, need: u64) {
        self.needs.push(need);
    }

    #[inline]
    pub(super) fn as_slice(&self) -> &[u64] {
        &self.needs
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.needs.is_empty()
    }

    /// All squares that some line needs.
    pub(super) fn squares(&self) -> u64 {
        self.as_slice().iter().fold(0, |all, need| all | need)
    }

    /// The lines that the attacker can still complete once the defender owns these squares.
    pub(super) fn without(&self, defended: u64) -> Self {
        let mut lines = Self::with_room(self.needs.len());
        lines.needs.extend(self.needs.iter().filter(|need| *need & defended == 0));
        lines
    }

    /// What is still needed once the attacker owns this square too; the needs have to be the [least](Self::keep_the_least)
    /// and are so again.
    ///
    /// Only a line that got shorter can make another one superfluous, and only one that did not: that saves most of the
    /// comparisons. The lines that got shorter are still in order among each other, so that merging puts all in order.
    pub(super) fn after_attack(&self, square: u64) -> Self {
        let mut lines = Self::with_room(self.needs.len());
        let mut shortened = [0; MOST_LINES_OF_A_SQUARE];
        let mut merged = 0;
        let mut next_shortened = self.as_slice().iter().filter(|need| **need & square != 0).map(|need| need & !square);
        let mut pending = next_shortened.next();
        for need in self.as_slice().iter().filter(|need| **need & square == 0) {
            while let Some(shorter) = pending.filter(|shorter| shorter.count_ones() <= need.count_ones()) {
                lines.push(shorter);
                if let Some(place) = shortened.get_mut(merged) {
                    *place = shorter;
                    merged += 1;
                }
                pending = next_shortened.next();
            }
            let superfluous = shortened.get(..merged).unwrap_or_default().iter().any(|other| other & !need == 0);
            if !superfluous {
                lines.push(*need);
            }
        }
        while let Some(shorter) = pending {
            lines.push(shorter);
            pending = next_shortened.next();
        }
        lines
    }

    /// How [`after_attack`](Self::after_attack) differs from these needs.
    pub(super) fn change_by_attack(&self, square: u64) -> Change<'_> {
        let mut change = Change { before: self, square, shortened: [0; MOST_LINES_OF_A_SQUARE], number: 0 };
        for need in self.needs.iter().filter(|need| **need & square != 0) {
            if let Some(place) = change.shortened.get_mut(change.number) {
                *place = need & !square;
                change.number += 1;
            }
        }
        change
    }

    /// Takes away lines.
    pub(super) fn retain(&mut self, mut keep: impl FnMut(u64) -> bool) {
        self.needs.retain(|need| keep(*need));
    }

    /// Keeps only the least needs: whoever completes a line has completed every line that needs no more, so that a line
    /// that needs all of another one, and perhaps more, never matters. The rest is sorted, the shortest first.
    pub(super) fn keep_the_least(&mut self) {
        self.needs.sort_unstable_by_key(|need| (need.count_ones(), *need));
        let mut least = Self::with_room(self.needs.len());
        for need in self.as_slice() {
            if !least.as_slice().iter().any(|other| other & !need == 0) {
                least.push(*need);
            }
        }
        *self = least;
    }
}

/// What a move of the attacker does to the least needs.
pub(super) struct Change<'a> {
    before: &'a Lines,
    square: u64,
    shortened: [u64; MOST_LINES_OF_A_SQUARE],
    number: usize,
}

impl Change<'_> {
    /// The needs that are less now, as they are.
    pub(super) fn shortened(&self) -> &[u64] {
        self.shortened.get(..self.number).unwrap_or_default()
    }

    /// The other needs that are superfluous beside these.
    pub(super) fn superfluous(&self) -> impl Iterator<Item = u64> {
        let is_superfluous =
            |need: &u64| need & self.square == 0 && self.shortened().iter().any(|other| other & !need == 0);
        self.before.needs.iter().copied().filter(is_superfluous)
    }
}

impl FromIterator<u64> for Lines {
    fn from_iter<T: IntoIterator<Item = u64>>(needs: T) -> Self {
        Self { needs: needs.into_iter().collect() }
    }
}

/// The squares of a set, one at a time.
#[inline]
pub(super) fn each(set: u64) -> impl Iterator<Item = u64> + Clone {
    let mut rest = set;
    std::iter::from_fn(move || {
        let lowest = rest.isolate_lowest_one();
        rest ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// The numbers of the squares of a set, one at a time; all are less than 64.
#[inline]
pub(super) fn numbers(set: u64) -> impl Iterator<Item = usize> + Clone {
    let mut rest = set;
    std::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let number = rest.trailing_zeros() as usize & 63;
        rest &= rest - 1;
        Some(number)
    })
}
