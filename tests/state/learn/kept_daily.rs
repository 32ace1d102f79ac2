//! The attempt at the puzzle of a day, and its time, on a later visit.

use tic_tac_toe::learn::puzzles::progress::kept_attempt::KeptAttempt;
use tic_tac_toe::learn::puzzles::view::feedback::feedback;

use super::*;

/// A Sunday, whose puzzle takes several moves.
const SUNDAY: u32 = FIRST_DAY + 3;

/// Returns the puzzle of a day, which the player has looked at for 40 seconds.
fn begun() -> Puzzles {
    let opened = told(&Puzzles::new(SUNDAY, Solved::default()), Msg::Clock(1_000));
    told(&opened, Msg::Clock(1_040))
}

/// Returns the puzzles of a visit that finds the stored progress.
fn reloaded(puzzles: &Puzzles) -> Puzzles {
    Puzzles::new(puzzles.today(), Solved::read(&puzzles.solved().text()).unwrap())
}

/// Returns the puzzle with the first answer and the reply to it.
fn with_reply(puzzles: &Puzzles) -> Puzzles {
    let answered = answered(puzzles, right(puzzles));
    told(&answered, Msg::Continue(answered.step().unwrap()))
}

fn text(puzzles: &Puzzles) -> String {
    feedback(Texts::ENGLISH, puzzles, 307).text
}

#[test]
fn attempt_goes_on_after_a_reload() {
    let begin = begun();
    let answered = answered(&begin, right(&begin));
    let replied = with_reply(&begin);
    let wrong = missed(&replied).unwrap();
    let given = told(&wrong, Msg::ShowSolution);
    for puzzles in [&begin, &answered, &replied, &wrong, &given] {
        let again = reloaded(puzzles);
        assert_eq!((again.answer(), again.is_refuted()), (puzzles.answer(), puzzles.is_refuted()));
        assert_eq!((again.position(), again.shows_solution()), (puzzles.position(), puzzles.shows_solution()));
    }
    assert!(reloaded(&answered).step().is_some(), "the reply is still to come");
    assert!(reloaded(&wrong).offers_solution() && reloaded(&wrong).step().is_none());
    let tomorrow = Puzzles::new(SUNDAY + 1, replied.solved().clone());
    assert_eq!(tomorrow.answer(), None, "another day has its own puzzle");
}

#[test]
fn time_spent_goes_on_after_a_reload_and_is_told_again() {
    // The hour between the visits does not count.
    let later = told(&reloaded(&with_reply(&begun())), Msg::Clock(5_000));
    let done = told(&solved(&later), Msg::Clock(5_010));
    assert_eq!((done.seconds(), done.result()), (Some(50), Some(DayResult::Solved(1))));
    let again = reloaded(&done);
    assert!(again.shows_solution() && again.seconds() == Some(50));
    assert!(text(&again).starts_with("Solved on the first try. Time: 0:50."), "{}", text(&again));
    assert_eq!(told(&done, Msg::ChooseDay(SUNDAY)).solved().attempt(), "", "a solved puzzle has no attempt");
}

#[test]
fn reload_gives_no_first_try_back() {
    let wrong = missed(&begun()).unwrap();
    let again = reloaded(&wrong);
    assert_eq!(again.answer(), wrong.answer());
    assert_eq!(solved(&retried(&again)).result(), Some(DayResult::Solved(2)));
}

#[test]
fn moves_that_do_not_fit_the_puzzle_begin_it_again() {
    let begin = begun();
    let taken = begin.position().taken().first().unwrap();
    let wrong = missed(&begin).unwrap().answer().unwrap();
    let all: String = solved(&begin).game().moves().iter().map(Square::to_string).collect();
    for moves in [taken.to_string(), format!("{wrong}a1"), format!("{all}a1")] {
        let kept = begin.solved().clone().with_attempt(format!("{SUNDAY}.{moves}.7"));
        assert_eq!(Puzzles::new(SUNDAY, kept).answer(), None, "{moves}");
    }
}

#[test]
fn damaged_attempt_loses_no_other_progress() {
    for attempt in ["", "x", "1.2.3", "1.b2", "1.b2.x", "1.b2.7.", "1.b2z9.", "-1..", "4294967296.."] {
        assert_eq!(KeptAttempt::read(attempt), None, "{attempt}");
        let kept = Solved::default().with_day(SUNDAY - 1).with_attempt(attempt.to_owned());
        assert_eq!(Solved::read(&kept.text()).as_ref(), Some(&kept), "{attempt}");
        assert_eq!(kept.clone().up_to(SUNDAY).is_some(), attempt.is_empty(), "a file with it is refused");
        let puzzles = Puzzles::new(SUNDAY, kept);
        assert_eq!((puzzles.answer(), puzzles.streak().days), (None, 1), "{attempt}");
    }
    let ahead = Solved::default().with_attempt(format!("{}..", SUNDAY + 1));
    assert_eq!(ahead.clone().up_to(SUNDAY), Some(Solved::default()), "of a wrong clock");
    assert_eq!(ahead.clone().up_to(SUNDAY + 1), Some(ahead));
}

#[test]
fn merging_keeps_the_further_attempt_and_the_shorter_time() {
    let of = |attempt: &str| Solved::default().with_attempt(attempt.to_owned());
    let day = Solved::default().with_day(SUNDAY);
    let timed = |seconds| day.clone().with_seconds(SUNDAY, seconds);
    let attempts = ["", "20457..9", "20457.b2.9", "20457.b2c3.5", "20458..1"].map(of);
    let times = [day.clone(), timed(60), timed(42)];
    for further in attempts.windows(2).chain(times.windows(2)) {
        let [less, more] = further else { panic!("two") };
        assert_eq!(
            [less.clone().merged(more.clone()), more.clone().merged(less.clone())],
            [(); 2].map(|()| more.clone())
        );
    }
    assert_eq!(timed(60).with_seconds(SUNDAY, 5), timed(60), "the first time counts");
    let late = Solved::default().with_late_day(SUNDAY);
    assert_eq!(late.clone().with_seconds(SUNDAY, 5), late);
}
