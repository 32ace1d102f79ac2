//! Making a position smaller without changing who gets what.

use super::common::InCommon;
use super::estimate::{Estimate, estimate};
use super::lines::{Lines, each};

/// Who achieves what it wants, and the squares that it needs for that.
///
/// It still does if the other side owns all free squares but these. So it does not matter which of the others the other
/// side plays, and that spares most of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Settled {
    /// Whether the attacker completes a line. Otherwise the defender prevents every one.
    pub(super) completed: bool,
    /// The squares that suffice for it.
    pub(super) squares: u64,
}

/// A position in which only the attacker's lines count, made as small as possible.
pub(super) struct Reduced {
    pub(super) lines: Lines,
    pub(super) attacker_moves: bool,
    /// The squares worth playing for either side: no line is through one of the others that is not also through one of
    /// these, so that playing that one does all that and more.
    pub(super) undominated: u64,
    /// Squares which a line that is completed, or the prevention of all lines, needs besides those that it needs here.
    for_attacker: u64,
    for_defender: u64,
    /// Who achieves what, if that is clear without a search.
    pub(super) settled: Option<Settled>,
    /// The potential that is left: a measure of the attacker's hope.
    pub(super) hope: u32,
}

impl Reduced {
    /// The needs have to be the [least](Lines::keep_the_least).
    pub(super) fn new(lines: Lines, attacker_moves: bool) -> Self {
        let mut reduced =
            Self { lines, attacker_moves, undominated: 0, for_attacker: 0, for_defender: 0, settled: None, hope: 0 };
        let settled = reduced.reduce();
        reduced.settled = settled.map(|settled| reduced.with_all_squares(settled));
        reduced
    }

    /// The same result in the position before it was made smaller.
    pub(super) fn with_all_squares(&self, settled: Settled) -> Settled {
        let more = if settled.completed { self.for_attacker } else { self.for_defender };
        Settled { squares: settled.squares | more, ..settled }
    }

    fn reduce(&mut self) -> Option<Settled> {
        let mut in_common = InCommon::new();
        loop {
            if let Some(settled) = self.play_what_is_forced() {
                return Some(settled);
            }
            in_common.find(&[&self.lines]);
            if self.keep_pairs(&in_common) {
                continue;
            }
            if self.attacker_moves && self.force(&in_common) {
                continue;
            }
            self.undominated = self.lines.squares() & !in_common.accompanied;
            break;
        }
        if self.lines.is_empty() {
            return Some(Settled { completed: false, squares: 0 });
        }
        if self.attacker_moves
            && let Some(squares) = self.two_threats_at_once()
        {
            return Some(Settled { completed: true, squares });
        }
        match estimate(&self.lines, self.attacker_moves) {
            Estimate::Prevented(squares) => Some(Settled { completed: false, squares }),
            Estimate::Open(hope) => {
                self.hope = hope;
                None
            }
        }
    }

    /// Completes a line or prevents one, where nothing else can be played.
    fn play_what_is_forced(&mut self) -> Option<Settled> {
        loop {
            let mut threats = self.lines.as_slice().iter().take_while(|need| need.count_ones() < 2);
            let first = *threats.next()?;
            if self.attacker_moves || first == 0 {
                return Some(Settled { completed: true, squares: first });
            }
            if let Some(second) = threats.next() {
                return Some(Settled { completed: true, squares: first | second });
            }
            self.for_attacker |= first;
            self.for_defender |= first;
            self.lines.retain(|need| need & first == 0);
            self.attacker_moves = true;
        }
    }

    /// Takes away the lines through squares that lie on exactly the same lines.
    ///
    /// The defender can keep two of them as a pair and prevents those lines with it. It loses nothing by that, since
    /// the two squares are of no other use to anyone. Other squares may lie on the same lines after that.
    ///
    /// This holds because the defender has no threats here. In the whole game the defender can force the attacker to take
    /// one square of a pair; if the defender then has to answer with the other, the attacker is to move again, which a
    /// search without the pair's squares does not see. Such a search finds draws that are none.
    fn keep_pairs(&mut self, in_common: &InCommon) -> bool {
        let mut pairs = 0;
        for square in each(in_common.accompanied) {
            let twin = each(in_common.at(square) & !square).find(|other| in_common.at(*other) & square != 0);
            if let Some(twin) = twin
                && pairs & (square | twin) == 0
            {
                pairs |= square | twin;
            }
        }
        if pairs != 0 {
            self.for_defender |= pairs;
            self.lines.retain(|need| need & pairs == 0);
        }
        pairs != 0
    }

    /// Plays a threat whose answer is of no other use.
    ///
    /// A line needs two squares, and one of them lies on no other line. The attacker takes the other one now, and the
    /// defender has to answer with a square that is worth nothing: so it is the attacker's turn again, and it has lost
    /// nothing by that.
    fn force(&mut self, in_common: &InCommon) -> bool {
        let two = self.lines.as_slice().iter().copied().take_while(|need| need.count_ones() == 2);
        let forced = two
            .flat_map(|need| each(need).map(move |answer| (need, answer)))
            .find(|(need, answer)| in_common.at(*answer) == *need);
        let Some((need, answer)) = forced else { return false };
        self.for_attacker |= need;
        self.for_defender |= need;
        self.lines.retain(|line| line & answer == 0);
        self.lines = self.lines.after_attack(need & !answer);
        true
    }

    /// Three squares of two lines that need two squares each, one in common: taking that one makes two threats.
    fn two_threats_at_once(&self) -> Option<u64> {
        let twos = self.lines.as_slice().iter().copied().take_while(|need| need.count_ones() == 2);
        let mut seen = 0;
        for need in twos.clone() {
            let again = each(seen & need).next().unwrap_or_default();
            if again != 0 {
                return twos.clone().find(|other| other & again != 0).map(|other| other | need);
            }
            seen |= need;
        }
        None
    }

    /// Adds those squares to a set that were considered in place of others in it.
    pub(super) fn with_dominating(&self, squares: u64) -> u64 {
        let dominated = squares & self.lines.squares() & !self.undominated;
        if dominated == 0 {
            return squares;
        }
        let mut in_common = InCommon::new();
        in_common.find(&[&self.lines]);
        each(dominated).fold(squares, |all, square| all | in_common.at(square))
    }
}
