//! Achievements: what brings them, and that each is told once.

use coaching::coach::RuleOfThumb;
use tic_tac_toe::progress;
use tic_tac_toe::progress::achievements::set::{Achievement, Achievements};
use tic_tac_toe::settings::update as settings;

use crate::prelude::*;

use Achievement::{
    Block, BlockFork, DoubleFour, DrawUnbeatable, Flawless, Fork, Misere, OpenFour, OppositeCorner, Win, WinAsO,
};

/// Returns the achievements after a game against a level.
fn earned(board: &str, objective: Objective, level: Level, play: Mark, moves: &str) -> Vec<Achievement> {
    let rules = notation::read_rules(board, objective).unwrap();
    let over = state(Setup { rules, opponent: Opponent::at_level(level), play }, moves);
    assert!(over.position().outcome().is_some(), "{moves}");
    Achievements::default().after(&over.round).all()
}

#[test]
fn achievements_follow_what_happened_in_the_game() {
    let usual = |level, play, moves| earned("3x3x3", Objective::Normal, level, play, moves);
    assert_eq!(usual(Level::Easy, Mark::X, "a1b1a2b2a3"), [Win]);
    assert_eq!(usual(Level::Hard, Mark::X, "a1b1b2c3a3a2c1"), [Win, Fork, Flawless]);
    assert_eq!(usual(Level::Easy, Mark::O, "a1b2b1c1c3a3"), [Win, Block, WinAsO]);
    assert_eq!(usual(Level::Unbeatable, Mark::O, "a1b2c3b1b3a3c1c2a2"), [Block, BlockFork, DrawUnbeatable]);
    assert_eq!(usual(Level::Medium, Mark::X, "b2a1c3b1c1a3c2"), [Win, Block, OppositeCorner]);
    assert_eq!(earned("3x3x3", Objective::Misere, Level::Easy, Mark::X, "b2a1c3a2c2a3"), [Misere]);
}

#[test]
fn gomoku_tells_an_open_row_from_crossing_fours() {
    let gomoku = |moves| earned("15x15x5", Objective::Normal, Level::Easy, Mark::X, moves);
    assert_eq!(gomoku("e8a1f8a3g8a5h8a7i8"), [Win, OpenFour]);
    assert_eq!(gomoku("e8d8f8h4g8a5h5a7h6a9h7a11h8a13i8"), [Win, DoubleFour]);
    assert_eq!(gomoku("e8d8f8a3g8a5h8a7i8"), [Win]);
}

#[test]
fn help_and_friends_bring_none() {
    let nearly = state(setup(Opponent::at_level(Level::Easy), Mark::X), "a1b1a2b2");
    let helped = played(&after(&nearly, GameAction::Toggle(CoachTool::Hint)), "a3");
    let between_friends = played(&friends("a1b1a2b2"), "a3");
    for over in [helped, between_friends] {
        assert_eq!(over.achievements_after_games(), Achievements::default());
    }
    assert_eq!(played(&nearly, "a3").achievements_after_games().all(), [Win]);
}

#[test]
fn every_rule_of_the_lesson_brings_one_more() {
    let but_one = RuleOfThumb::ALL.into_iter().skip(1).fold(Achievements::default(), Achievements::with_rule);
    assert!(!but_one.has(Achievement::AllRules));
    let first = Achievements::default().with_rule(RuleOfThumb::ALL[0]);
    assert!(
        but_one.merged(first).has(Achievement::AllRules)
            && but_one.with_rule(RuleOfThumb::ALL[0]).has(Achievement::AllRules)
    );
}

#[test]
fn each_is_told_once_unless_goals_are_hidden() {
    let with = |state: &Rc<GameState>, achievement| {
        let achieved = progress::Msg::Achieved(Achievements::default().with(achievement));
        after(&after(state, achieved.into()), progress::Msg::Recorded.into())
    };
    let told = with(&friends(""), Fork);
    let note = Note::Achieved([Fork as u8].into());
    assert_eq!(told.notes(), std::slice::from_ref(&note));
    assert_eq!(Texts::ENGLISH.note(&note), "Achieved: Fork: two threats at once");
    assert_eq!(with(&after(&told, GameAction::Dismiss(note)), Fork).notes(), []);
    let hidden = after(&friends(""), settings::Msg::Set(Setting::WithoutGoals(true)).into());
    let silent = with(&hidden, Win);
    assert_eq!((silent.notes(), silent.profile().achievements.all()), (&[][..], vec![Win]));
}

#[test]
fn sounds_are_offered_after_a_won_game_without_a_new_achievement() {
    let recorded = |state: &Rc<GameState>| {
        let won = played(state, "a3");
        let achieved = after(&won, progress::Msg::Achieved(won.achievements_after_games()).into());
        after(&achieved, progress::Msg::Recorded.into())
    };
    let (setup, moves) = (setup(Opponent::at_level(Level::Easy), Mark::X), "a1b1a2b2");
    let first = recorded(&state(setup, moves));
    assert_eq!(first.notes(), [Note::Achieved([Win as u8].into())]);
    let next = SavedGame::new(setup, game(moves), first.round.seed + 1);
    let begun = after(&first, GameAction::Reset);
    let second = recorded(&Rc::new((*begun).clone().resumed(next)));
    assert_eq!(second.notes(), [Note::SoundOffer]);
    assert_eq!(after(&second, GameAction::Reset).notes(), []);
}

#[test]
fn stored_text_reads_back_and_merging_twice_changes_nothing() {
    let here = Achievements::default().with(Win).with_rule(RuleOfThumb::Fork);
    let there = Achievements::default().with(OpenFour);
    assert_eq!(Achievements::read(&here.text()), here);
    assert_eq!(Achievements::read("4 win unknown"), here);
    assert_eq!(Achievements::read("x"), Achievements::default());
    let merged = here.merged(there);
    assert_eq!((merged.all(), merged.merged(there)), (vec![Win, OpenFour], merged));
    assert_eq!(merged.since(here), [OpenFour]);
}
