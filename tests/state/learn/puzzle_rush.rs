//! The list of puzzles, and the rush of three minutes.

use std::collections::BTreeSet;
use tic_tac_toe::learn::puzzles::list::{PuzzleKind, PuzzleList, PuzzleState};
use tic_tac_toe::learn::puzzles::rush::{self, Rush, SECONDS};

use super::*;

/// The second at which the tests begin a rush.
const START: u64 = 1_000_000;

fn rushed(puzzles: &Puzzles, msg: rush::Msg) -> Puzzles {
    told(puzzles, Msg::Rush(msg))
}

/// Returns a rush that has begun.
fn begun(puzzles: &Puzzles, at: u64) -> Puzzles {
    let started = rushed(&rushed(puzzles, rush::Msg::Show), rush::Msg::Start);
    assert_eq!(started.rush().and_then(Rush::awaited_tick), Some(0), "the time is read at once");
    rushed(&started, rush::Msg::Time(at))
}

/// Returns the rush with this puzzle solved, before the pause.
fn solve(puzzles: &Puzzles) -> Puzzles {
    let mut puzzles = puzzles.clone();
    while !puzzles.is_solved() {
        puzzles = answered(&puzzles, right(&puzzles));
        puzzles = if puzzles.is_solved() { puzzles } else { paused(&puzzles) };
    }
    puzzles
}

/// Returns the rush with the reply or the next puzzle, after the pause.
fn paused(puzzles: &Puzzles) -> Puzzles {
    told(puzzles, Msg::Continue(puzzles.step().unwrap()))
}

/// Returns the numbers of solved and missed puzzles, and the seconds left.
fn shown(puzzles: &Puzzles) -> (u32, u32, u64) {
    let rush = puzzles.rush().unwrap();
    (rush.solved(), rush.missed(), rush.seconds_left())
}

fn is_over(puzzles: &Puzzles) -> bool {
    puzzles.rush().is_some_and(Rush::is_over)
}

#[test]
fn list_has_each_puzzle_of_a_board_once_and_numbers_those_of_a_kind() {
    for board in PuzzleBoard::ALL {
        let groups = PuzzleList::of(board).groups;
        for (_, numbers) in &groups {
            for (place, number) in (1..).zip(numbers) {
                assert_eq!(PuzzleList::place(board, *number), (place, numbers.len()));
            }
        }
        let mut numbers: Vec<u32> = groups.iter().flat_map(|(_, numbers)| numbers.clone()).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (0..board.puzzles().len() as u32).collect::<Vec<_>>());
        assert!(groups.len() > 2 && groups.last().unwrap().0 == PuzzleKind::Draw, "{board:?}");
    }
}

#[test]
fn list_opens_in_place_of_a_puzzle_and_leads_to_another() {
    assert_eq!(new().offered_list(), None, "the puzzle of the day has the calendar");
    let first = of_kind(&new(), TaskKind::Puzzles(Four));
    assert_eq!(first.offered_list(), Some(Four));
    assert_eq!(missed(&first).unwrap().offered_list(), None, "another try is the likely next step");
    let list = told(&first, Msg::ShowList(Some(Four)));
    assert_eq!((list.list(), list.task()), (Some(&PuzzleList::of(Four)), Task::Puzzle(Four, 0)));
    assert_eq!(told(&list, Msg::ShowList(Some(Five))).list().map(|list| list.board), Some(Five));
    assert_eq!(told(&list, Msg::ShowList(None)), first);
    let chosen = told(&list, Msg::ChoosePuzzle(Five, 12));
    assert_eq!((chosen.list(), chosen.task()), (None, Task::Puzzle(Five, 12)));
    assert_eq!(told(&list, Msg::ChoosePuzzle(Five, 36)), list, "there is none with this number");
    assert_eq!(told(&list, Msg::RepeatMissed), list, "none is missed");
}

#[test]
fn list_ticks_what_is_solved_and_marks_what_is_missed() {
    let state = |puzzles: &Puzzles, number| PuzzleState::of(Three, number, puzzles.solved());
    let first = of_kind(&new(), TaskKind::Puzzles(Three));
    assert_eq!(state(&first, 0), PuzzleState::Open);
    let list = PuzzleList::of(Three);
    let (kind, numbers) = &list.groups[0];
    let done = numbers
        .iter()
        .fold(first.clone(), |puzzles, number| solved(&told(&puzzles, Msg::ChoosePuzzle(Three, *number))));
    assert!(numbers.iter().all(|number| state(&done, *number) == PuzzleState::Solved));
    assert_eq!(list.solved_of(numbers, done.solved()), numbers.len());
    assert_eq!((list.next_kind(first.solved()), list.next_kind(done.solved())), (Some(*kind), Some(list.groups[1].0)));
    let wrong = missed(&first).unwrap();
    assert_eq!(state(&wrong, 0), PuzzleState::Missed);
    let later = solved(&retried(&wrong));
    assert_eq!(state(&later, 0), PuzzleState::Missed, "it is still to be solved at the first try");
    assert_eq!(state(&solved(&told(&later, Msg::RepeatMissed)), 0), PuzzleState::Solved);
}

#[test]
fn rush_goes_on_after_right_and_wrong_answers() {
    let place = of_kind(&new(), TaskKind::Puzzles(Three));
    let first = begun(&place, START);
    assert_eq!((shown(&first), first.solved().best_rush()), ((0, 0, SECONDS), 0));
    let solved = solve(&first);
    assert_eq!((shown(&solved), solved.solved().best_rush(), solved.is_open()), ((1, 0, SECONDS), 1, false));
    let second = paused(&solved);
    assert!(second.task() != first.task() && second.is_open());
    let wrong = missed(&second).unwrap();
    assert_eq!((shown(&wrong), wrong.is_open()), ((1, 1, SECONDS), false));
    assert_eq!(retried(&wrong), wrong, "there is one try");
    let third = paused(&wrong);
    assert!(third.task() != second.task() && third.is_open() && third.step().is_none());
    // It counts in the list, and practice continues where it was.
    let (Task::Puzzle(one, number), Task::Puzzle(two, other)) = (first.task(), second.task()) else { panic!() };
    assert_eq!(PuzzleState::of(one, number, third.solved()), PuzzleState::Solved);
    assert_eq!(PuzzleState::of(two, other, third.solved()), PuzzleState::Missed);
    let open = if first.task() == Task::Puzzle(Three, 0) { 1 } else { 0 };
    assert_eq!(of_kind(&third, TaskKind::Puzzles(Three)).task(), Task::Puzzle(Three, open));
    assert_eq!(told(&third, Msg::RepeatMissed).task(), second.task());
    assert_eq!(next(&third).rush(), None, "another task ends it");
}

#[test]
fn rush_is_over_after_three_minutes() {
    let first = begun(&new(), START);
    let at = |puzzles: &Puzzles, seconds| rushed(puzzles, rush::Msg::Time(START + seconds));
    let minute = at(&first, 60);
    assert_eq!(shown(&minute), (0, 0, 120));
    assert_eq!(shown(&at(&minute, 30)).2, 120, "a clock that is set back gives no time");
    assert_ne!(minute.rush().unwrap().awaited_tick(), at(&minute, 60).rush().unwrap().awaited_tick(), "it ticks on");
    let one = solve(&at(&minute, SECONDS - 1));
    assert_eq!(shown(&one), (1, 0, 1));
    let over = at(&one, SECONDS);
    assert!(is_over(&over) && shown(&over) == (1, 0, 0) && over.step().is_none());
    assert_eq!(over.rush().unwrap().awaited_tick(), None);
    // What comes too late changes nothing.
    let late = at(&paused(&solve(&first)), SECONDS + 9);
    assert!(is_over(&late) && missed(&late).unwrap() == late);
    for msg in [rush::Msg::Time(START), rush::Msg::Stop] {
        assert_eq!(rushed(&late, msg), late);
    }
    // Midnight passes.
    let mut tomorrow = first.clone();
    tomorrow.refresh(TODAY + 1, first.solved());
    assert_eq!(tomorrow.rush(), first.rush());
}

#[test]
fn rush_knows_the_best_count() {
    let rush = |puzzles: &Puzzles, count: u32| {
        let last = (0..count).fold(begun(puzzles, START), |puzzles, _| paused(&solve(&puzzles)));
        rushed(&last, rush::Msg::Stop)
    };
    let first = rush(&new(), 3);
    assert!(is_over(&first) && first.rush().unwrap().is_best());
    let second = rush(&first, 2);
    assert_eq!((second.rush().unwrap().is_best(), second.solved().best_rush()), (false, 3));
    let third = rush(&second, 4);
    assert_eq!((third.rush().unwrap().is_best(), third.solved().best_rush()), (true, 4));
    for (mine, theirs) in [(third.solved(), second.solved()), (second.solved(), third.solved())] {
        assert_eq!(mine.clone().merged(theirs.clone()).best_rush(), 4, "the larger one stays");
    }
}

#[test]
fn rush_has_all_puzzles_in_another_order_each_time() {
    /// Returns the tasks of a rush from this second on.
    fn tasks(at: u64) -> Vec<Task> {
        let mut puzzles = begun(&new(), at);
        let mut tasks = Vec::new();
        while !is_over(&puzzles) {
            tasks.push(puzzles.task());
            puzzles = paused(&missed(&puzzles).unwrap_or_else(|| solve(&puzzles)));
        }
        tasks
    }
    let first = tasks(START);
    let count = PuzzleBoard::ALL.map(|board| board.puzzles().len()).into_iter().sum();
    let names: BTreeSet<String> = first.iter().map(|task| format!("{task:?}")).collect();
    assert_eq!((first.len(), names.len()), (count, count), "each comes once");
    let moves: Vec<u8> = first.iter().map(|task| task.puzzle().unwrap().answers()).take(18).collect();
    assert!(moves.is_sorted() && moves[0] < moves[17], "they become harder: {moves:?}");
    assert_ne!(tasks(START + 1), first);
}
