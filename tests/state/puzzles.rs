//! Puzzles: answers, replies, refutations, progress, and what counts for the streak.

use std::iter;
use std::rc::Rc;

use coaching::puzzles::{self, PuzzleBoard};
use engine::Square;
use engine::evaluation::Value;
use tic_tac_toe::features::action::LazyAction;
use tic_tac_toe::features::dialog::LazyDialog;
use tic_tac_toe::features::puzzles::progress::Solved;
use tic_tac_toe::features::puzzles::puzzle_number::puzzle_number;
use tic_tac_toe::features::puzzles::state::CheckedAnswer;
use tic_tac_toe::features::puzzles::state::Puzzles;
use tic_tac_toe::features::puzzles::task::{Task, TaskKind};
use tic_tac_toe::features::sharing::result::{Copied, ShareOutcome};
use tic_tac_toe::i18n::Texts;
use tic_tac_toe::state::{GameAction, GameState};

use crate::given::{TODAY, after, friends, shared};

use PuzzleBoard::{Five, Four, Three};

fn new() -> Puzzles {
    Puzzles::new(TODAY, Solved::default())
}

/// Returns the first puzzle of a board, and then each next one.
fn all_of(board: PuzzleBoard) -> impl Iterator<Item = (u32, Puzzles)> {
    let first = new().of_kind(TaskKind::Puzzles(board));
    (0..board.puzzles().len() as u32).zip(iter::successors(Some(first), |puzzles| Some(puzzles.next())))
}

/// Returns the first right answer.
fn right(puzzles: &Puzzles) -> Square {
    let position = puzzles.position();
    let value = puzzles::value(&position).unwrap();
    let is_right = |square: &Square| puzzles::value_of_move(&position, *square).unwrap().same_result(value);
    position.legal_squares().iter().find(is_right).unwrap()
}

/// Returns the puzzles with a wrong answer, if there is one, counted.
fn missed(puzzles: &Puzzles) -> Option<Puzzles> {
    let position = puzzles.position();
    let value = puzzles::value(&position).unwrap();
    let is_wrong = |square: &Square| !puzzles::value_of_move(&position, *square).unwrap().same_result(value);
    let wrong = position.legal_squares().iter().find(is_wrong)?;
    Some(counted(&puzzles.answered(wrong).unwrap()))
}

fn counted(puzzles: &Puzzles) -> Puzzles {
    puzzles.counted(puzzles.solved())
}

/// Returns the solved puzzle, counted after each answer.
fn solved(puzzles: &Puzzles) -> Puzzles {
    let mut puzzles = puzzles.clone();
    while !puzzles.is_solved() {
        puzzles = counted(&puzzles.answered(right(&puzzles)).unwrap());
        puzzles = puzzles.continued().unwrap_or(puzzles);
    }
    puzzles
}

#[test]
fn puzzle_is_played_out_to_its_end() {
    let mut settled_by_reply = 0;
    for (board, several) in [(Three, 50), (Four, 10), (Five, 10)] {
        let mut longer = 0;
        for (number, begin) in all_of(board) {
            let (side, start) = (begin.side(), begin.task().position());
            let is_win = matches!(puzzles::value(&start), Some(Value::Win(_)));
            let (mut puzzles, mut answers) = (begin.clone(), 0);
            loop {
                assert!(puzzles.is_open() && puzzles.continued().is_none());
                let before = puzzles.position();
                let answered = puzzles.answered(right(&puzzles)).unwrap();
                answers += 1;
                let expected = CheckedAnswer::Right { position: before, reply: None };
                assert_eq!(answered.checked_answer(), Some(expected));
                assert!(
                    !answered.is_open() && answered.answered(right(&begin)).is_none(),
                    "it is not the player's turn"
                );
                let is_stored = counted(&answered).solved().has_puzzle(board, number);
                let Some(replied) = answered.continued() else {
                    assert!(is_stored, "the answer solves it");
                    puzzles = answered;
                    break;
                };
                assert_eq!(is_stored, replied.is_solved(), "nothing is stored at a reply");
                assert_ne!(answered.key(), replied.key());
                let reply = replied.game().moves().last().copied();
                assert_eq!(replied.checked_answer(), Some(CheckedAnswer::Right { position: before, reply }));
                puzzles = replied;
                if puzzles.is_solved() {
                    settled_by_reply += 1;
                    break;
                }
            }
            assert!(puzzles.is_solved() && !puzzles.is_open() && puzzles.continued().is_none());
            let winner = puzzles.position().outcome().and_then(|outcome| outcome.winner());
            assert_eq!(winner, is_win.then_some(side), "the win is played");
            longer += u32::from(answers > 1);
            assert_eq!(puzzles.retried(), begin, "a solved puzzle begins again");
        }
        assert!(longer >= several, "{board:?}: {longer}");
    }
    assert!(settled_by_reply > 0);
}

#[test]
fn every_wrong_answer_is_refuted_up_to_the_end_of_the_game() {
    for (board, (number, puzzles)) in
        PuzzleBoard::ALL.into_iter().flat_map(|board| all_of(board).map(move |it| (board, it)))
    {
        assert_eq!(puzzles.task(), Task::Puzzle(board, number));
        let position = puzzles.position();
        let solution = puzzles.task().puzzle().unwrap().solution();
        for wrong in position.legal_squares().iter().filter(|square| *square != solution) {
            let answered = puzzles.answered(wrong).unwrap();
            let Some(CheckedAnswer::Refuted { refutation, .. }) = answered.checked_answer() else {
                panic!("{wrong} is wrong")
            };
            let mut last = answered.clone();
            for shown in 1..=refutation.len() {
                let before = last.key();
                last = last.continued().unwrap();
                assert_ne!(last.key(), before);
                assert_eq!(last.game().moves()[1..], refutation[..shown]);
            }
            assert_eq!(last.continued(), None);
            let outcome = last.game().position().outcome();
            assert!(outcome.is_some_and(|outcome| outcome.winner() != Some(position.turn())), "{outcome:?}");
            assert_eq!(last.retried().position(), position);
        }
    }
}

#[test]
fn later_wrong_answer_is_taken_back_alone() {
    let mut tried = 0;
    for (_, begin) in all_of(Three) {
        let Some(replied) = begin.answered(right(&begin)).and_then(|answered| answered.continued()) else { continue };
        let Some(wrong) = missed(&replied) else { continue };
        assert!(
            matches!(wrong.checked_answer(), Some(CheckedAnswer::Refuted { position, .. }) if position == replied.position())
        );
        assert_eq!(wrong.retried().position(), replied.position());
        assert!(solved(&wrong.retried()).is_solved());
        tried += 1;
    }
    assert!(tried > 20, "{tried}");
}

#[test]
fn taken_squares_are_no_answers() {
    let puzzles = new();
    for square in puzzles.task().position().taken() {
        assert_eq!(puzzles.answered(square), None);
    }
}

#[test]
fn day_counts_once_and_a_missed_day_ends_the_streak() {
    let streak = |days: &[u32]| days.iter().fold(Solved::default(), |solved, day| solved.with_day(*day));
    let today = |days: &[u32]| streak(days).streak_on(TODAY);
    assert_eq!(today(&[]), 0);
    assert_eq!(today(&[TODAY]), 1);
    assert_eq!(today(&[TODAY, TODAY]), 1);
    assert_eq!(today(&[TODAY - 2, TODAY - 1]), 2, "today is still to be solved");
    assert_eq!(today(&[TODAY - 2, TODAY - 1, TODAY, TODAY]), 3);
    assert_eq!(today(&[TODAY - 3, TODAY - 2]), 0, "yesterday was missed");
    assert_eq!(today(&[TODAY - 3, TODAY - 2, TODAY]), 1);
    assert_eq!(today(&[TODAY - 2, TODAY - 1, TODAY, TODAY - 1, TODAY]), 3, "a traveler has a day twice");
    assert_eq!(today(&[TODAY + 100, TODAY]), 1, "the clock was wrong");
    assert_eq!(streak(&[0]).streak_on(0), 1);
    assert_eq!(streak(&[u32::MAX - 1, u32::MAX]).streak_on(u32::MAX), 2);
    assert!(streak(&[TODAY]).has_day(TODAY) && !streak(&[TODAY - 1]).has_day(TODAY));
    assert!(!Solved::default().has_day(0));
}

#[test]
fn wrong_guess_at_the_puzzle_of_the_day_ends_the_streak() {
    let before = Solved::default().with_day(TODAY - 2).with_day(TODAY - 1);
    let daily = Puzzles::new(TODAY, before);
    assert_eq!(daily.streak(), 2);
    let wrong = missed(&daily).unwrap();
    assert_eq!((wrong.streak(), wrong.tries()), (0, None));
    // Closing the dialog gives no second first try.
    let again = solved(&Puzzles::new(TODAY, Solved::read(&wrong.solved().text()).unwrap()));
    assert_eq!((again.streak(), again.tries()), (0, Some(2)));
    assert_eq!(solved(&wrong.retried()).tries(), Some(2));
    let tomorrow = solved(&Puzzles::new(TODAY + 1, again.solved()));
    assert_eq!((tomorrow.streak(), tomorrow.tries()), (1, Some(1)));
    // Wrong answers to a solved puzzle change nothing.
    let later = missed(&tomorrow.retried()).unwrap();
    assert_eq!((later.streak(), later.tries()), (1, Some(1)));
}

#[test]
fn streak_that_ended_is_known_until_the_next_one() {
    let streak = [TODAY - 3, TODAY - 2, TODAY - 1].iter().fold(Solved::default(), |solved, day| solved.with_day(*day));
    let [days, wrong] = [streak, streak.with_wrong_day(TODAY)].map(|solved| Solved::read(&solved.text()).unwrap());
    assert_eq!((days.streak_on(TODAY), days.last_streak_on(TODAY)), (3, 0));
    for (what, solved, day) in [
        ("a missed day", days, TODAY + 1),
        ("a wrong first try", wrong, TODAY),
        ("several wrong tries", wrong.with_wrong_day(TODAY), TODAY),
        ("solved later", wrong.with_day(TODAY), TODAY),
        ("the day after", wrong.with_day(TODAY), TODAY + 1),
        ("another wrong try", wrong.with_wrong_day(TODAY + 1), TODAY + 1),
    ] {
        assert_eq!((solved.streak_on(day), solved.last_streak_on(day)), (0, 3), "{what}");
        let next = solved.with_day(TODAY + 2);
        assert_eq!((next.streak_on(TODAY + 2), next.last_streak_on(TODAY + 2)), (1, 0), "{what}");
    }
    let results = |solved: Solved| (solved.has_day(TODAY), solved.has_missed_day(TODAY));
    assert_eq!([days, wrong, wrong.with_day(TODAY)].map(results), [(false, false), (false, true), (true, false)]);
    assert_eq!(results(days.with_day(TODAY)), (true, false));
}

#[test]
fn next_day_begins_while_the_dialog_is_open() {
    let done = solved(&new());
    assert_eq!(done.next().task(), Task::Puzzle(Three, 0));
    let later = done.on_day(TODAY + 1);
    assert_eq!((later.task(), later.is_solved(), later.streak()), (Task::Daily(TODAY), true, 1));
    assert!(done.is_of_today() && !later.is_of_today());
    assert_eq!((later.next().task(), later.next().is_solved_day()), (Task::Daily(TODAY + 1), false));
    assert_eq!(later.of_kind(TaskKind::Daily).task(), Task::Daily(TODAY + 1));
    // The clock was wrong.
    assert_eq!(done.on_day(TODAY - 1).next().task(), Task::Puzzle(Three, 0));
}

#[test]
fn puzzle_of_the_day_keeps_its_number_over_midnight() {
    assert_eq!((puzzle_number(20_454), puzzle_number(TODAY), puzzle_number(0)), (1, 326, 1));
    let begun = new();
    let solved_later = begun.counted(Solved::default());
    assert_eq!(solved_later.task(), Task::Daily(TODAY));
    let solved = solved(&solved_later);
    assert!(solved.solved().has_day(TODAY));
    let next_day = Puzzles::new(TODAY + 1, solved.solved());
    assert_eq!((next_day.task(), next_day.streak()), (Task::Daily(TODAY + 1), 1));
}

#[test]
fn practice_continues_where_the_player_left_off() {
    let first = solved(&new());
    assert_eq!((first.streak(), first.next().task()), (1, Task::Puzzle(Three, 0)));
    let second = solved(&first.next());
    assert_eq!(second.next().task(), Task::Puzzle(Three, 1));
    let reopened = |solved: Solved| Puzzles::new(TODAY, Solved::read(&solved.text()).unwrap());
    let later = reopened(second.solved());
    assert_eq!(later.task(), Task::Puzzle(Three, 1), "today's puzzle is solved");
    assert_eq!(later.of_kind(TaskKind::Daily).task(), Task::Daily(TODAY));
    assert_eq!(Puzzles::new(TODAY + 1, second.solved()).task(), Task::Daily(TODAY + 1));
    let skipped = later.skipped(later.solved());
    assert_eq!(skipped.task(), Task::Puzzle(Three, 2));
    assert_eq!(reopened(skipped.solved()).task(), Task::Puzzle(Three, 2), "skipping is progress too");
    let last = Three.puzzles().len() as u32 - 1;
    let end = reopened(skipped.solved().with_puzzle(Three, last, true));
    assert_eq!(end.task(), Task::Puzzle(Three, 1), "the first unsolved puzzle follows the last");
    let larger = solved(&end.of_kind(TaskKind::Puzzles(Five)));
    assert_eq!((larger.next().task(), larger.solved().next(Four, 36)), (Task::Puzzle(Five, 1), 0));
    let all = (0..36).fold(Solved::default(), |solved, number| solved.with_puzzle(Four, number, true));
    assert_eq!(
        Puzzles::new(TODAY, all).of_kind(TaskKind::Puzzles(Four)).task(),
        Task::Puzzle(Four, 0),
        "all begin again"
    );
}

#[test]
fn missed_puzzles_are_repeated_until_solved_at_the_first_try() {
    let first = new().of_kind(TaskKind::Puzzles(Three));
    assert_eq!(first.repeating(), None);
    let first = missed(&first).unwrap();
    let first = solved(&first.retried());
    assert_eq!(first.solved().missed(), 1, "the second try does not count");
    let other = missed(&first.of_kind(TaskKind::Puzzles(Four))).unwrap();
    assert_eq!(other.solved().missed(), 2);
    let repeating = other.repeating().unwrap();
    assert_eq!(repeating.task(), Task::Puzzle(Four, 0));
    let then = solved(&repeating).next();
    assert_eq!((then.task(), then.solved().missed()), (Task::Puzzle(Three, 0), 1));
    let end = solved(&then);
    assert_eq!((end.solved().missed(), end.next().task()), (0, Task::Puzzle(Three, 1)));
}

#[test]
fn progress_of_another_tab_is_kept() {
    let daily = new();
    let other = Solved::default().with_puzzle(Three, 19, true).with_day(TODAY - 1);
    let answered = solved(&daily.counted(other));
    assert_eq!((answered.streak(), answered.solved().next(Three, 136)), (2, 20));
    // This tab is at an earlier puzzle.
    let earlier = answered.of_kind(TaskKind::Puzzles(Three));
    let five = Solved::default().with_puzzle(Three, 5, true);
    let again = five.with_puzzle(Three, 19, true).with_puzzle(Three, 5, true);
    assert!(again.has_puzzle(Three, 5), "a puzzle that is solved again stays solved");
    assert_eq!(again.next(Three, 136), 20);
    assert_eq!(earlier.skipped(other.with_place(Three, 30)).solved().next(Three, 136), 30);
}

#[test]
fn progress_round_trips_and_invalid_progress_is_rejected() {
    let any = Solved::default().with_puzzle(Five, 35, true).with_missed(Four, 3).with_place(Three, u32::MAX);
    for solved in [Solved::default(), any.with_day(TODAY).with_wrong_day(TODAY + 1), any.with_puzzle(Three, 135, false)]
    {
        assert_eq!(Solved::read(&solved.text()), Some(solved));
    }
    assert_eq!(Solved::default().with_day(5).text(), format!("3 1 5 5 0 1{}", " 0".repeat(21)));
    // Earlier versions have the place and the streak.
    let earlier = Solved::read("2 7 1 5 5 0").unwrap();
    assert_eq!([Three, Four, Five].map(|board| earlier.next(board, 136)), [7, 5, 0]);
    assert!(earlier.has_day(5) && earlier.streak_on(6) == 1);
    assert_eq!(Solved::read("1 7 1 5").unwrap().next(Three, 136), 7);
    let zeros = |count| format!("3 0 0 0 0 0{}", " 0".repeat(count));
    assert_eq!(Solved::read(&zeros(21)), Some(Solved::default()));
    for text in ["", "1", "1 2 3", "1 2 3 4 5", "2 0 0 0", "4 0 0 0 0 0", "1 -1 0 0", "1 0 0 4294967296", "1  0 0 0"] {
        assert_eq!(Solved::read(text), None, "{text}");
    }
    for text in [zeros(20), zeros(22), zeros(14), zeros(28), zeros(21).replacen("3 0 0 0 0 0", "3 0 0 0 0 2", 1)] {
        assert_eq!(Solved::read(&text), None, "{text}");
    }
    // Numbers beyond the list start again.
    let far = Puzzles::new(TODAY, Solved::read(&format!("1 {} {} {TODAY}", u32::MAX, u32::MAX)).unwrap());
    assert!(far.task().puzzle().is_some());
    assert_eq!(solved(&far.of_kind(TaskKind::Daily)).streak(), u32::MAX);
}

/// Returns the puzzles in the open dialog.
fn shown(state: &GameState) -> Puzzles {
    match state.lazy_dialog() {
        Some(LazyDialog::Puzzles(puzzles)) => puzzles.clone(),
        other => panic!("{other:?}"),
    }
}

/// Returns a page that shows these puzzles.
fn page(puzzles: Puzzles) -> Rc<GameState> {
    after(&friends(""), GameAction::show(LazyDialog::Puzzles(puzzles)))
}

#[test]
fn shared_result_names_and_links_the_game() {
    let text = Texts::ENGLISH.shared_result(TODAY, 2, "https://example.org/game/");
    assert_eq!(text, "Tic-tac-toe · Puzzle 326: solved in 2 tries\nhttps://example.org/game/");
}

#[test]
fn result_of_sharing_is_shown_until_the_next_step() {
    let copied = || LazyAction::ShareEnded(shared(ShareOutcome::Copied(Copied::Result))).into();
    let solved = page(solved(&new()));
    let told = after(&solved, copied());
    assert_eq!(shown(&told).shared(), Some(&shared(ShareOutcome::Copied(Copied::Result))));
    let again = shown(&told).retried();
    let answered = again.answered(right(&again)).unwrap();
    for next in [&again, &answered, &missed(&again).unwrap(), &shown(&told).next()] {
        assert_eq!(next.shared(), None);
    }
    // The browser answers when the player has gone to another task.
    assert_eq!(shown(&after(&page(new().next()), copied())).shared(), None);
}

#[test]
fn reply_comes_even_if_a_result_is_shared_before() {
    // The puzzle of the day is solved, and is played once more.
    let again = solved(&new()).retried();
    let answered = page(again.answered(right(&again)).unwrap());
    let step = answered.step_of_puzzle().unwrap();
    let copied = after(&answered, LazyAction::ShareEnded(shared(ShareOutcome::Copied(Copied::Result))).into());
    let replied = after(&copied, LazyAction::ContinuePuzzle(step).into());
    assert_eq!((replied.step_of_puzzle(), shown(&replied).is_open()), (None, true));
    // A timer that is late changes nothing.
    assert!(Rc::ptr_eq(&after(&replied, LazyAction::ContinuePuzzle(step).into()), &replied));
}
