//! The player's progress with the puzzles.

pub mod daily;
pub mod kept_attempt;
pub mod numbers;
pub mod refutation;
pub mod stored_days;
pub mod today;

use self::daily::Daily;
use self::kept_attempt::KeptAttempt;
use self::numbers::Numbers;
use coaching::puzzles::PuzzleBoard;
use engine::decimal::decimals;

/// The player's progress with the puzzles, kept for the next visit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Solved {
    /// The progress on each of [`PuzzleBoard::ALL`]; boxed, because messages and dialogs hold this.
    boards: Box<[BoardProgress; 3]>,
    daily: Daily,
    /// The most puzzles solved in a rush of three minutes.
    best_rush: u32,
    /// The attempt at the puzzle of a day, as [text](self::kept_attempt::KeptAttempt::text), which only the open puzzles read.
    attempt: String,
}

/// The progress on a board. Puzzles are counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct BoardProgress {
    /// The number of the puzzle after the last one solved or skipped. It never decreases, so that an older tab takes nothing
    /// back.
    place: u32,
    /// The solved puzzles.
    solved: Numbers,
    /// The puzzles with a wrong answer that were not solved at the first try since.
    missed: Numbers,
}

/// The version of the stored form. Later versions are not read.
const VERSION: u64 = 6;

impl Solved {
    /// Returns the number of the puzzle to continue with, of this many on a board: the first that is not solved from the
    /// place of the player on, or else the first of all.
    pub fn next(&self, board: PuzzleBoard, count: u32) -> u32 {
        let BoardProgress { place, solved, .. } = self.on(board);
        let is_open = |number: &u32| !solved.contains(*number);
        let place = place.min(count);
        (place..count)
            .find(is_open)
            .or_else(|| (0..place).find(is_open))
            .unwrap_or(place.checked_rem(count).unwrap_or(0))
    }

    /// Returns the first puzzle from this number on, and then from the first on, that is to be tried again.
    pub fn next_missed(&self, board: PuzzleBoard, from: u32) -> Option<u32> {
        let missed = self.on(board).missed;
        let all = 0..Numbers::LIMIT;
        all.clone().skip(from as usize).chain(all).find(|number| missed.contains(*number))
    }

    /// Returns the number of puzzles to try again.
    pub fn missed(&self) -> u32 {
        self.boards.iter().map(|board| board.missed.count()).sum()
    }

    /// Whether a puzzle is to be tried again.
    pub fn has_missed(&self, board: PuzzleBoard, number: u32) -> bool {
        self.on(board).missed.contains(number)
    }

    /// Whether a puzzle is solved.
    pub fn has_puzzle(&self, board: PuzzleBoard, number: u32) -> bool {
        self.on(board).solved.contains(number)
    }

    /// Returns the progress after solving the puzzle with this number on a board, at the first try or later.
    #[must_use]
    pub fn with_puzzle(self, board: PuzzleBoard, number: u32, is_first_try: bool) -> Self {
        let progress = self.with_place(board, number.saturating_add(1));
        if is_first_try { progress.with_first_try(board, number) } else { progress.with_later_try(board, number) }
    }

    /// Returns the progress after solving a puzzle at the first try, wherever the player continues.
    #[must_use]
    pub fn with_first_try(self, board: PuzzleBoard, number: u32) -> Self {
        let progress = self.with_later_try(board, number);
        progress.changed(board, |progress| progress.missed = progress.missed.set(number, false))
    }

    fn with_later_try(self, board: PuzzleBoard, number: u32) -> Self {
        self.changed(board, |progress| progress.solved = progress.solved.set(number, true))
    }

    /// Returns the progress after a wrong answer to the puzzle with this number on a board.
    #[must_use]
    pub fn with_missed(self, board: PuzzleBoard, number: u32) -> Self {
        self.changed(board, |progress| progress.missed = progress.missed.set(number, true))
    }

    /// Returns the progress of a player who has come to this number on a board.
    #[must_use]
    pub fn with_place(self, board: PuzzleBoard, place: u32) -> Self {
        self.changed(board, |progress| progress.place = progress.place.max(place))
    }

    /// The most puzzles solved in a rush.
    pub const fn best_rush(&self) -> u32 {
        self.best_rush
    }

    /// Returns the progress after this many puzzles solved in a rush.
    #[must_use]
    pub fn with_rush(self, solved: u32) -> Self {
        Self { best_rush: self.best_rush.max(solved), ..self }
    }

    /// The results of the puzzles of days.
    pub const fn daily(&self) -> &Daily {
        &self.daily
    }

    /// Returns the progress after a wrong answer to the puzzle of a day.
    #[must_use]
    pub fn with_wrong_day(self, day: u32) -> Self {
        Self { daily: self.daily.with_wrong(day), ..self }
    }

    /// Returns the progress after solving the puzzle of a day on its day.
    #[must_use]
    pub fn with_day(self, day: u32) -> Self {
        Self { daily: self.daily.with_solved(day), ..self }
    }

    /// Returns the progress after solving the puzzle of a day later.
    #[must_use]
    pub fn with_late_day(self, day: u32) -> Self {
        Self { daily: self.daily.with_late(day), ..self }
    }

    /// Returns the progress after solving the puzzle of a day on its day in this time.
    #[must_use]
    pub fn with_seconds(self, day: u32, seconds: u32) -> Self {
        Self { daily: self.daily.with_seconds(day, seconds), ..self }
    }

    /// The attempt at the puzzle of a day, as text.
    pub fn attempt(&self) -> &str {
        &self.attempt
    }

    /// Returns the progress with another attempt at the puzzle of a day.
    #[must_use]
    pub fn with_attempt(self, attempt: String) -> Self {
        Self { attempt, ..self }
    }

    /// Adds the progress of another tab or of a file. The puzzles to try again are those of both, unless this progress has solved
    /// them. The later attempt at the puzzle of a day stays or, of the same day, the one with more moves.
    #[must_use]
    pub fn merged(mut self, other: Self) -> Self {
        for (mine, theirs) in self.boards.iter_mut().zip(*other.boards) {
            mine.place = mine.place.max(theirs.place);
            mine.missed = mine.missed.union(theirs.missed.without(mine.solved));
            mine.solved = mine.solved.union(theirs.solved);
        }
        self.daily = self.daily.merged(&other.daily);
        // The texts have this order.
        self.attempt = self.attempt.max(other.attempt);
        self.with_rush(other.best_rush)
    }

    /// Returns the progress of a file without the puzzles of days after `last`, which come of a wrong clock. Returns `None` if its
    /// attempt is damaged.
    pub fn up_to(self, last: u32) -> Option<Self> {
        let is_kept = self.attempt.is_empty() || KeptAttempt::read(&self.attempt)?.day() <= last;
        let attempt = if is_kept { self.attempt } else { String::new() };
        Some(Self { daily: self.daily.up_to(last), attempt, ..self })
    }

    const fn on(&self, board: PuzzleBoard) -> BoardProgress {
        let [three, four, five] = *self.boards;
        match board {
            PuzzleBoard::Three => three,
            PuzzleBoard::Four => four,
            PuzzleBoard::Five => five,
        }
    }

    fn changed(mut self, board: PuzzleBoard, change: impl Fn(&mut BoardProgress)) -> Self {
        let all = PuzzleBoard::ALL.into_iter().zip(&mut *self.boards);
        all.filter(|(of, _)| *of == board).for_each(|(_, progress)| change(progress));
        self
    }

    /// Returns the stored form: the version, the best rush, the numbers of each board, the days, and the attempt.
    pub fn text(&self) -> String {
        let mut numbers = vec![VERSION, self.best_rush.into()];
        for BoardProgress { place, solved, missed } in *self.boards {
            numbers.push(place.into());
            numbers.extend(solved.0);
            numbers.extend(missed.0);
        }
        decimals(&numbers, " ") + " " + &self.daily.text() + " " + &self.attempt
    }

    /// Reads the stored form. Returns `None` for any other text. Version 5 had no attempt, and version 4 no rush. Earlier ones knew
    /// only the last streak and the last day; the first two had other lists of puzzles, of which the place stays.
    pub fn read(text: &str) -> Option<Self> {
        let (all, attempt) = if text.starts_with('6') { text.rsplit_once(' ')? } else { (text, "") };
        if text.starts_with(['4', '5', '6']) {
            let (numbers, daily) = all.rsplit_once(' ')?;
            let numbers = read_numbers(numbers)?;
            let (best, boards) = match &*numbers {
                [4, boards @ ..] => (0, boards),
                [5 | 6, best, boards @ ..] => (*best, boards),
                _ => return None,
            };
            let (best_rush, attempt) = (best.try_into().ok()?, attempt.to_owned());
            return Some(Self { boards: read_boards(boards)?.into(), daily: Daily::read(daily)?, best_rush, attempt });
        }
        match read_numbers(text)?[..] {
            [1, three, streak, day] => Self::of_earlier([three, 0, 0], streak, day),
            [2, three, streak, day, four, five] => Self::of_earlier([three, four, five], streak, day),
            [3, streak, streak_end, day, wrong, is_solved @ 0..=1, ref boards @ ..] => {
                let daily = Daily::of_earlier(small([streak, streak_end, day, wrong])?, is_solved == 1)?;
                Some(Self { boards: read_boards(boards)?.into(), daily, ..Self::default() })
            }
            _ => None,
        }
    }

    fn of_earlier(places: [u64; 3], streak: u64, day: u64) -> Option<Self> {
        let boards = small(places)?.map(|place| BoardProgress { place, ..BoardProgress::default() });
        let [streak, day] = small([streak, day])?;
        Some(Self {
            boards: boards.into(),
            daily: Daily::of_earlier([streak, day, day, 0], streak > 0)?,
            ..Self::default()
        })
    }
}

fn read_numbers(text: &str) -> Option<Vec<u64>> {
    text.split(' ').map(|number| number.parse().ok()).collect()
}

/// Reads the progress on all boards.
fn read_boards(numbers: &[u64]) -> Option<[BoardProgress; 3]> {
    let board = |numbers: &[u64]| match *numbers {
        [place, s0, s1, s2, m0, m1, m2] => Some(BoardProgress {
            place: place.try_into().ok()?,
            solved: Numbers([s0, s1, s2]),
            missed: Numbers([m0, m1, m2]),
        }),
        _ => None,
    };
    numbers.chunks(7).map(board).collect::<Option<Vec<_>>>()?.try_into().ok()
}

/// Returns numbers that are small enough.
fn small<const N: usize>(numbers: [u64; N]) -> Option<[u32; N]> {
    let small: Option<Vec<u32>> = numbers.into_iter().map(|number| number.try_into().ok()).collect();
    small?.try_into().ok()
}
