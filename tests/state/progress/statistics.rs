//! Statistics: which games count and how, the stored form, import and erasure.

use coaching::puzzles::PuzzleBoard;
use tic_tac_toe::learn::lesson::progress::Learned;
use tic_tac_toe::learn::puzzles::progress::Solved;
use tic_tac_toe::opponents::ladder::state::Ladder;
use tic_tac_toe::progress;
use tic_tac_toe::progress::achievements::set::Achievements;
use tic_tac_toe::progress::collection::list::Entry;
use tic_tac_toe::progress::dated::list::Dated;
use tic_tac_toe::progress::rating::log::RatedGame;
use tic_tac_toe::progress::statistics::added::{Added, AddedPart};
use tic_tac_toe::progress::statistics::game::FinishedGame;
use tic_tac_toe::progress::statistics::import_error::ImportError;
use tic_tac_toe::progress::statistics::json_value::NativeJson;
use tic_tac_toe::progress::statistics::lists::Lists;
use tic_tac_toe::progress::statistics::model::{Notice, StatisticsDialog, Undoable};
use tic_tac_toe::progress::statistics::progress::{MAX_SCORES, Progress, ProgressChange};
use tic_tac_toe::progress::statistics::state::{Change, MAX_RECENT, MAX_TALLIES, ScoreEvent, Statistics};
use tic_tac_toe::progress::statistics::stored::import::{Imported, MAX_TEXT};
use tic_tac_toe::progress::statistics::tally::{MAX_COUNT, Tally};
use tic_tac_toe::progress::statistics::update::Msg;

use crate::given;
use crate::prelude::*;

const MEDIUM: Opponent = Opponent::at_level(Level::Medium);
/// The last day of which a file can have a puzzle.
const TOMORROW: u32 = 20_780;
const ON_THREE: Pairing = Pairing { rules: Rules::TIC_TAC_TOE, opponent: MEDIUM };
const MISERE: Pairing = Pairing { rules: Rules::TIC_TAC_TOE.with_objective(Objective::Misere), opponent: MEDIUM };

/// Returns the statistics of one browser before its first game.
fn empty() -> Statistics {
    Statistics::new(1234567890)
}

/// Returns the same games as those of another browser.
fn elsewhere(statistics: &Statistics) -> Statistics {
    read(&statistics.text().replace("1234567890", "987654321")).unwrap()
}

fn read(text: &str) -> Result<Statistics, ImportError> {
    Statistics::read::<NativeJson>(text, 0xef)
}

/// Imports a file into statistics without progress.
fn import(here: &Statistics, text: &str) -> Result<Change, ImportError> {
    Imported::read::<NativeJson>(text, here, &Progress::default(), TOMORROW).map(|imported| imported.games)
}

fn finished(pairing: Pairing, result: GameResult) -> FinishedGame {
    FinishedGame { pairing, result, mistakes: None }
}

/// Counts games against Casual: `W`, `D` or `L`.
fn counted(results: &str) -> Statistics {
    on(ON_THREE, results)
}

fn on(pairing: Pairing, results: &str) -> Statistics {
    let mut statistics = empty();
    given::results(results).for_each(|result| statistics.count(&finished(pairing, result)));
    statistics
}

fn results(statistics: &Statistics) -> String {
    let letter = |(_, result)| match result {
        GameResult::Won => 'W',
        GameResult::Drawn => 'D',
        GameResult::Lost => 'L',
    };
    statistics.recent(None).map(letter).collect()
}

/// Returns many different pairings.
fn pairings() -> impl Iterator<Item = Pairing> + Clone {
    let sizes = (4..=15).flat_map(|columns| (4..=15).map(move |rows| (columns, rows)));
    sizes.map(|(columns, rows)| Pairing {
        rules: Rules::new(columns, rows, 4, Objective::Normal).unwrap(),
        opponent: PERFECT,
    })
}

#[test]
fn finished_game_has_the_mistakes_of_the_player() {
    let (three, misere) = (Rules::TIC_TAC_TOE, MISERE.rules);
    let larger = Rules::new(4, 4, 3, Objective::Normal).unwrap();
    for (rules, opponent, play, moves, last, expected) in [
        // O's b1 gave the draw away, and later moves of both kept X's win.
        (three, Opponent::Friend, Mark::X, "a1b1a2b2", "a3", (GameResult::Won, Some(1))),
        (three, Opponent::Remote, Mark::X, "a1b1a2b2", "a3", (GameResult::Won, Some(0))),
        (three, Opponent::Remote, Mark::O, "a1b1a2b2", "a3", (GameResult::Lost, Some(1))),
        (three, PERFECT, Mark::X, "a1b2c3b1a2", "b3", (GameResult::Lost, Some(1))),
        // X's a2 gave the draw away, O's c1 the win, and X's c2 completes a line.
        (misere, Opponent::Friend, Mark::X, "b2a1a2c1", "c2", (GameResult::Lost, Some(3))),
        // On other boards, they are unknown.
        (larger, Opponent::Friend, Mark::X, "a1a4b1b4", "c1", (GameResult::Won, None)),
    ] {
        let setup = Setup { rules, opponent, play };
        let before = state(setup, moves);
        let action = if setup.is_local(before.position().turn()) {
            GameAction::Play(square(last))
        } else if opponent == Opponent::Remote {
            open(game(&[moves, last].concat()), Vec::new())
        } else {
            reply(&before)
        };
        let [ScoreEvent::Counted(ended)] = after(&before, action).score_events()[..] else { panic!("one game") };
        assert_eq!((ended.result, ended.mistakes), expected, "{opponent:?} {play} {moves}");
    }
}

#[test]
fn erasure_can_be_undone_until_another_change() {
    let mut dialog = StatisticsDialog::default();
    dialog.update(Msg::Read(Ok(counted("W"))));
    // The choice of what to erase offers no undo.
    dialog.update(Msg::ToggleErasing);
    assert_eq!(dialog.update(Msg::ResetScore), Some(progress::Msg::ResetScore));
    assert_eq!((dialog.offered_undo(), dialog.is_erasing), (Some(&Undoable::ScoreReset), false));
    dialog.update(Msg::ToggleErasing);
    assert_eq!(dialog.offered_undo(), None);
    dialog.update(Msg::ToggleErasing);
    assert_eq!(dialog.update(Msg::Undone(None)), Some(progress::Msg::RestoreScores));
    assert_eq!((dialog.offered_undo(), &dialog.notice), (None, &Some(Notice::Undone)));
    assert_eq!(dialog.update(Msg::Undone(None)), None, "a second press comes too late");

    let change = Change { before: counted("W"), after: empty() };
    assert_eq!(dialog.update(Msg::Erased(change.clone(), Lists::default())), Some(progress::Msg::ResetAllScores));
    assert_eq!((dialog.stored.as_ref(), &dialog.notice), (Some(&Ok(empty())), &Some(Notice::Erased)));
    // An action that changes nothing, and one that fails, leave it.
    for (msg, is_refused) in [
        (Msg::Exported(true), false),
        (Msg::Imported(Err(ImportError::Damaged)), true),
        (Msg::Imported(Err(ImportError::NothingNew)), false),
        (Msg::NotUndone, true),
    ] {
        assert_eq!(dialog.update(msg), None);
        assert_eq!(dialog.offered_undo().and_then(Undoable::change), Some(&change));
        assert_eq!(dialog.is_refused(), is_refused);
    }
    assert_eq!(dialog.update(Msg::Undone(Some(counted("W")))), Some(progress::Msg::RestoreScores));
    assert_eq!((dialog.stored.as_ref(), dialog.offered_undo()), (Some(&Ok(counted("W"))), None));
}

#[test]
fn results_and_mistakes_add_up_by_opponent_and_rules() {
    let friend = Pairing { opponent: Opponent::Friend, ..ON_THREE };
    let mut statistics = counted("WWL");
    for (pairing, result, mistakes) in
        [(MISERE, GameResult::Drawn, Some(3)), (MISERE, GameResult::Won, Some(0)), (friend, GameResult::Lost, None)]
    {
        statistics.count(&FinishedGame { pairing, result, mistakes });
    }
    let row = |tally: &Tally| (tally.counter.pairing.opponent, tally.won, tally.drawn, tally.lost);
    let rows = |rules| statistics.by_opponent(rules).iter().map(row).collect::<Vec<_>>();
    assert_eq!(rows(None), [(MEDIUM, 3, 1, 1), (Opponent::Friend, 0, 0, 1)]);
    assert_eq!(rows(Some(Rules::TIC_TAC_TOE)), [(MEDIUM, 2, 0, 1), (Opponent::Friend, 0, 0, 1)]);
    assert_eq!(rows(Some(MISERE.rules)), [(MEDIUM, 1, 1, 0)]);
    let total = statistics.total(None).unwrap();
    assert_eq!((total.games(), total.mistakes_in_ten_games()), (5, Some(15)), "3 mistakes in 2 games");
    assert_eq!(statistics.games(), 6);
    assert_eq!(statistics.boards(), [MISERE.rules, Rules::TIC_TAC_TOE]);
}

#[test]
fn game_is_taken_back_with_its_streak() {
    let game = |result| FinishedGame { mistakes: Some(2), ..finished(ON_THREE, result) };
    for before in ["", "W", "WWL", "WWWWLWD", "LDW"] {
        for result in GameResult::ALL {
            let mut statistics = counted(before);
            statistics.count(&game(result));
            // Also after a visit.
            let mut statistics = read(&statistics.text()).unwrap();
            statistics.take_back(&game(result));
            let tallies = |statistics: &Statistics| {
                let tallies = statistics.by_opponent(None).into_iter();
                tallies.map(|tally| Tally { before: None, ..tally }).collect::<Vec<_>>()
            };
            assert_eq!(tallies(&statistics), tallies(&counted(before)), "{before} and {result:?}");
            assert_eq!(results(&statistics), before);
            assert_eq!(read(&statistics.text()).as_ref(), Ok(&statistics));
        }
    }
    let mut none = empty();
    none.take_back(&game(GameResult::Won));
    assert_eq!(none, empty());
}

#[test]
fn streak_counts_games_without_a_loss() {
    let streaks = |results: &str| {
        let total = counted(results).total(None).unwrap();
        (total.streak, total.best)
    };
    for (results, expected) in [("W", (1, 1)), ("WDW", (3, 3)), ("L", (0, 0)), ("WDL", (0, 2)), ("WDWLD", (1, 3))] {
        assert_eq!(streaks(results), expected, "{results}");
    }
    let friend = Pairing { opponent: Opponent::Friend, ..ON_THREE };
    assert_eq!(on(friend, "WW").by_opponent(None)[0].best, 0, "between friends, one always wins");
    // Of several boards, the current streak is that of the last played one.
    let mut statistics = counted("WWW");
    let other = Pairing { rules: Rules::new(4, 4, 4, Objective::Normal).unwrap(), opponent: MEDIUM };
    statistics.count(&finished(other, GameResult::Drawn));
    let total = statistics.total(None).unwrap();
    assert_eq!((total.streak, total.best), (1, 3));
    statistics.count(&finished(ON_THREE, GameResult::Drawn));
    assert_eq!(statistics.total(None).unwrap().streak, 4);
}

#[test]
fn lists_and_numbers_are_bounded() {
    let mut statistics = counted("W");
    for pairing in pairings().cycle().take(1_000) {
        statistics.count(&finished(pairing, GameResult::Lost));
    }
    assert_eq!(results(&statistics).len(), MAX_RECENT);
    let mut many = counted("WWW");
    for opponent in Opponent::ALL {
        for pairing in pairings() {
            many.count(&finished(Pairing { opponent, ..pairing }, GameResult::Won));
        }
    }
    assert_eq!(many.by_opponent(Some(Rules::TIC_TAC_TOE)), [], "the pairing that was not played for the longest time");
    assert_eq!(many.games(), MAX_TALLIES as u64);
    assert_eq!(results(&many).len(), MAX_RECENT, "only its games are forgotten");
    assert_eq!(read(&many.text()), Ok(many.clone()));
    // The longest form fits into a file.
    let number = MAX_COUNT.to_string();
    let longest = many.text().replace(":1,", &format!(":{number},")).replace(":0,", &format!(":{number},"));
    let longest = longest.replace("1234567890", &u64::MAX.to_string());
    assert!(2 * longest.len() < MAX_TEXT + 10_000, "{}", longest.len());
    // Numbers stay at their maximum.
    let fill = |text: String, name: &str| text.replace(&format!("\"{name}\":1"), &format!("\"{name}\":{number}"));
    let full = ["won", "drawn", "lost"].into_iter().fold(counted("WDL").text(), fill);
    let mut full = read(&full).unwrap();
    let full_twice = full.merged(&elsewhere(&full)).unwrap();
    full.count(&finished(ON_THREE, GameResult::Won));
    for statistics in [full, full_twice] {
        let tally = statistics.total(None).unwrap();
        assert_eq!([tally.won, tally.drawn, tally.lost], [MAX_COUNT; 3]);
        assert_eq!(read(&statistics.text()), Ok(statistics));
    }
}

#[test]
fn stored_form_round_trips() {
    assert_eq!(read(&empty().text()), Ok(empty()));
    let text = r#"{"format":"tic-tac-toe-statistics","version":5,"source":"1234567890","tallies":[{"source":"1234567890","board":"3x3x3","objective":"normal","opponent":"medium","won":2,"drawn":0,"lost":1,"reviewed":0,"mistakes":0,"streak":0,"best":2,"streak_before":2,"best_before":2}],"recent":[[0,"won"],[0,"won"],[0,"lost"]]}"#;
    assert_eq!(counted("WWL").text(), text);
    assert_eq!(read(text), Ok(counted("WWL")));
    // Space, escapes, another order and unknown names do not matter.
    let other = r#" { "recent" : [ ] , "more" : [ -1.5e3 , true , null , { } , "\u00e9\ud83e\udd80\"\\\/\b\f\n\r\t" ] ,
        "tallies" : [ ] , "version" : 4 , "\u0066ormat" : "tic-tac-toe-statistics" , "source" : "18446744073709551615" } "#;
    assert_eq!(read(other), Ok(Statistics::new(u64::MAX)));
}

#[test]
fn invalid_files_are_refused_with_a_reason() {
    let good = counted("WDL").text();
    let edited = |from: &str, to: &str| {
        assert!(good.contains(from), "{from}");
        good.replacen(from, to, 1)
    };
    let long = |spaces: usize| good.clone() + &" ".repeat(spaces);
    let recent = |games: usize| edited("[0,\"won\"]", &["[0,\"won\"]"; MAX_RECENT][..games].join(","));
    for (error, texts) in [
        (ImportError::NotStatistics, vec![String::new(), "crab".to_owned(), "{}".to_owned(), "null".to_owned()]),
        (ImportError::NotStatistics, vec![good[1..].to_owned(), good.repeat(2), "[".repeat(90_000)]),
        (ImportError::NotStatistics, vec![edited("tic-tac-toe-statistics", "chess-statistics")]),
        (
            ImportError::Newer,
            vec![edited(":5,", ":6,"), edited(":5,", ":4294967295,"), edited("medium", "someone-new")],
        ),
        (ImportError::Damaged, vec![recent(MAX_RECENT)]),
        (ImportError::TooLarge, vec![long(MAX_TEXT)]),
        (ImportError::NothingNew, vec![long(MAX_TEXT - good.len()), empty().text()]),
    ] {
        for text in texts {
            assert_eq!(import(&counted("WDL"), &text), Err(error), "{}", &text[..text.len().min(400)]);
        }
    }
    for (part, wrong) in [
        (":5,", &[":0,", ":1.5,", ":\"5\","][..]),
        ("\"1234567890\"", &["\"\"", "\"-1\"", "\"18446744073709551616\"", "1234567890"]),
        ("\"source\"", &["\"name\""]),
        ("{\"source\"", &["{\"name\""]),
        ("3x3x3", &["3x3x4", "21x3x3"]),
        ("normal", &["usual"]),
        ("medium", &["friend"]),
        ("\"won\":1,", &["", "\"won\":-1,", "\"won\":1e9,", "\"won\":1000000000,", "\"won\":99999999999999999999,"]),
        ("\"mistakes\":0", &["\"mistakes\":1"]),
        ("\"reviewed\":0", &["\"reviewed\":4"]),
        ("\"best\":2", &["\"best\":3"]),
        ("\"streak\":0", &["\"streak\":3"]),
        ("[0,\"won\"]", &["[1,\"won\"]", "[0,\"gone\"]", "[0]"]),
        ("\"recent\"", &["\"old\""]),
        ("\"lost\":1", &["\"lost\":0"]),
        ("[{", &["[{},{"]),
    ] {
        for wrong in wrong {
            assert_eq!(import(&counted("WDL"), &edited(part, wrong)), Err(ImportError::Damaged), "{wrong}");
        }
    }
    let (_, tally) = good.split_once('[').unwrap();
    let (tally, _) = tally.split_once(']').unwrap();
    assert_eq!(read(&edited(tally, &format!("{tally},{tally}"))), Err(ImportError::Damaged), "twice");
    let none = tally.replace(":1,", ":0,").replace(":2", ":0");
    assert_eq!(read(&empty().text().replacen("[]", &format!("[{none}]"), 1)), Err(ImportError::Damaged), "no games");
    // A newer form may differ in everything else.
    let newer = r#"{"format":"tic-tac-toe-statistics","version":6,"games":[-1.5e-7,[[[["x"]]]],false]}"#;
    assert_eq!(read(newer), Err(ImportError::Newer));
}

#[test]
fn imported_games_are_added_as_older_ones() {
    let here = counted("WL");
    let change = import(&here, &elsewhere(&counted("DDDD")).text()).unwrap();
    let total = change.after.total(None).unwrap();
    assert_eq!((total.won, total.drawn, total.lost, total.streak, total.best), (1, 4, 1, 0, 4));
    assert_eq!(results(&change.after), "DDDDWL");
    let other = elsewhere(&on(Pairing { opponent: PERFECT, ..ON_THREE }, "D"));
    let both = import(&here, &other.text()).unwrap().after;
    assert_eq!(both.total(None).unwrap().streak, 0, "the games here are the last ones");
    // Too many boards are refused instead of dropped.
    let many = |source, opponent| {
        let mut statistics = Statistics::new(source);
        pairings().for_each(|pairing| statistics.count(&finished(Pairing { opponent, ..pairing }, GameResult::Won)));
        statistics
    };
    let one = import(&here, &many(1, MEDIUM).text()).unwrap().after;
    assert_eq!(import(&one, &many(2, PERFECT).text()), Err(ImportError::TooMany));
}

#[test]
fn each_game_is_imported_once() {
    let [here, older, newer] = ["WWLD", "WW", "WWLDDD"].map(counted);
    assert_eq!(import(&here, &older.text()), Err(ImportError::NothingNew), "an older export of this browser");
    assert_eq!(import(&here, &newer.text()).unwrap().after, newer, "storage went back to an earlier moment");
    // Two browsers import from each other, again after more games.
    let [mut one, mut two] = [here, elsewhere(&counted("LLL"))];
    for _ in 0..3 {
        two = import(&two, &one.text()).unwrap().after;
        two.count(&finished(ON_THREE, GameResult::Lost));
        one = import(&one, &two.text()).unwrap().after;
        one.count(&finished(ON_THREE, GameResult::Won));
    }
    assert_eq!((one.games(), results(&one)), (13, "LLLLLLWWLDWWW".to_owned()));
    // Erased games return by import, beside later ones.
    let mut erased = Statistics::new(1);
    erased.count(&finished(ON_THREE, GameResult::Lost));
    assert_eq!(results(&import(&erased, &older.text()).unwrap().after), "WWL");
}

#[test]
fn import_takes_the_longer_of_two_tallies_of_a_source() {
    let mut here = counted("W");
    for _ in 0..3 {
        here.count(&finished(MISERE, GameResult::Drawn));
    }
    assert_eq!(import(&here, &counted("L").text()), Err(ImportError::NothingNew));
    let after = import(&here, &counted("LL").text()).unwrap().after;
    assert_eq!(read(&after.text()), Ok(after.clone()));
    assert_eq!(results(&after), "LLDDD");
}

/// Up to version 4, a level had another name as well.
#[test]
fn games_under_both_names_of_a_level_add_up() {
    let text = counted("WWL").text();
    let (_, tally) = text.split_once("\"tallies\":[").unwrap();
    let (tally, _) = tally.split_once("],\"recent\"").unwrap();
    let sum = |earlier: &str| {
        let both = text.replace(tally, &format!("{earlier},{tally}")).replace("[0,", "[1,");
        read(&both).map(|sum| sum.total(None).unwrap().games())
    };
    assert_eq!(sum(&tally.replace("medium", "casual")), Ok(6));
    assert_eq!(sum(tally), Err(ImportError::Damaged));
}

#[test]
fn erasure_and_import_can_be_undone() {
    let before = counted("WDL");
    let erased = Change { before: before.clone(), after: Statistics::new(1) };
    assert_eq!(erased.undone(&Statistics::new(1)), Some(before.clone()));
    // Another tab has counted a game since.
    let mut now = Statistics::new(1);
    now.count(&finished(ON_THREE, GameResult::Won));
    assert_eq!(erased.undone(&now).map(|undone| results(&undone)), Some("WDLW".to_owned()));
    let imported = import(&before, &elsewhere(&counted("WW")).text()).unwrap();
    assert_eq!(imported.undone(&imported.after), Some(before));
    let mut more = imported.after.clone();
    more.count(&finished(ON_THREE, GameResult::Won));
    assert_eq!(imported.undone(&more), None, "the game of the other tab would be lost");
}

/// Returns a player's progress.
fn progress(scores: &[(Pairing, Score)], learned: &[u8], solved: Solved) -> Progress {
    let mut all = Scores::default();
    scores.iter().for_each(|(pairing, score)| all.set_score(*pairing, *score));
    let learned = learned.iter().fold(Learned::default(), |learned, rule| learned.with(*rule));
    Progress { scores: all, learned, solved, ..Progress::default() }
}

const fn score(near: u32, draws: u32, far: u32) -> Score {
    Score { near, draws, far }
}

/// Returns the progress after the first tries at the puzzles of these days were right.
fn days(days: impl IntoIterator<Item = u32>) -> Solved {
    days.into_iter().fold(Solved::default(), Solved::with_day)
}

/// Returns the progress after the import of a file with only progress.
fn with_file(here: &Progress, file: &Progress) -> Result<Progress, ImportError> {
    let text = elsewhere(&empty()).file(file);
    Imported::read::<NativeJson>(&text, &empty(), here, TOMORROW).map(|imported| imported.progress.after)
}

#[test]
fn import_tells_what_it_has_added() {
    let before = progress(&[], &[1], days([5]));
    let after = Progress { ladder: Ladder::read("easy 3x3x3 normal yes ww"), ..progress(&[], &[1, 2], days([5])) };
    let games = Change { before: counted("W"), after: counted("WWD") };
    let imported = Imported { games, progress: ProgressChange { before, after } };
    let expected = Added { games: 2, parts: vec![AddedPart::Stars, AddedPart::Lesson] };
    assert_eq!(Added::by(&imported), expected);
    assert_eq!(Texts::ENGLISH.about_import(&expected), "Added: 2 games, stars and lesson.");
}

#[test]
fn file_has_all_progress() {
    let misere = Pairing { rules: Rules::TIC_TAC_TOE.with_objective(Objective::Misere), opponent: PERFECT };
    let solved = days([5]).with_puzzle(PuzzleBoard::Five, 3, true).with_missed(PuzzleBoard::Four, 7).with_rush(12);
    let game = Entry { day: 3, id: 7, address: "opponent=easy&play=x#moves=a1b1a2b2a3".to_owned() };
    let rated = |text| [RatedGame::read(text).unwrap()].into_iter().collect();
    let all = Progress {
        ladder: Ladder::read("easy 3x3x3 normal yes ww"),
        achievements: Achievements::read("3 win fork"),
        preferences: Preferences { sound: Sound::Loud, theme: Theme::Dark, ..Preferences::default() },
        lists: Lists { games: [game].into_iter().collect(), rated: rated("3 7 easy 3x3x3 won") },
        ..progress(&[(ON_THREE, score(3, 12, 0)), (misere, score(0, 1, 2))], &[0, 2], solved)
    };
    let none = Progress::default();
    assert!(!all.is_empty() && none.is_empty());
    assert_eq!(counted("WDL").file(&none), counted("WDL").text());
    let text = elsewhere(&counted("WDL")).file(&all);
    let imported = Imported::read::<NativeJson>(&text, &counted("W"), &none, TOMORROW).unwrap();
    assert_eq!((&imported.progress.after, imported.games.after.games()), (&all, 4));
    assert!(
        text.contains(r#""scores":["medium 3x3x3 normal 3 12 0","unbeatable 3x3x3 misere 0 1 2"],"lesson":"1 5 0""#),
        "{text}"
    );
    for nothing_new in [with_file(&all, &all), with_file(&none, &none)] {
        assert_eq!(nothing_new, Err(ImportError::NothingNew));
    }
    let invalid = text.replace("3 7 easy 3x3x3 won", "3 7 easy 3x3x3");
    assert_eq!(import(&empty(), &invalid), Err(ImportError::Damaged));
    // Own settings stay, and own games.
    let own = Progress {
        preferences: Preferences { sound: Sound::Quiet, ..Preferences::default() },
        lists: Lists { rated: rated("2 1 easy 3x3x3 lost"), ..Lists::default() },
        ..Progress::default()
    };
    let merged = with_file(&own, &all).unwrap();
    assert_eq!((merged.preferences.sound, merged.preferences.theme), (Sound::Quiet, Theme::Dark));
    assert_eq!((merged.lists.rated.items().len(), merged.lists.games.items().len()), (2, 1));
    assert_eq!(merged.lists.undone(&own.lists, &merged.lists), own.lists);
}

#[test]
fn import_of_progress_takes_nothing_away() {
    let friends = Pairing { opponent: Opponent::Friend, ..ON_THREE };
    let here = progress(
        &[(ON_THREE, score(5, 0, 2)), (friends, score(1, 1, 1))],
        &[1],
        days([8, 9]).with_puzzle(PuzzleBoard::Three, 1, true).with_missed(PuzzleBoard::Three, 2).with_rush(9),
    );
    let file = progress(
        &[(ON_THREE, score(3, 4, 2))],
        &[2],
        days([5, 6, 7])
            .with_missed(PuzzleBoard::Three, 1)
            .with_missed(PuzzleBoard::Three, 2)
            .with_missed(PuzzleBoard::Four, 0)
            .with_rush(8),
    );
    let after = with_file(&here, &file).unwrap();
    assert_eq!((after.scores.of(ON_THREE), after.scores.of(friends)), (score(5, 4, 2), score(1, 1, 1)));
    assert!(after.learned.has(1) && after.learned.has(2));
    assert!(after.solved.has_puzzle(PuzzleBoard::Three, 1) && after.solved.daily().is_solved(9));
    assert_eq!(after.solved.best_rush(), 9);
    assert_eq!((after.solved.missed(), after.solved.daily().streak_on(9).days), (2, 5), "the streaks are adjacent");
    for known in [&file, &here, &after] {
        assert_eq!(with_file(&after, known), Err(ImportError::NothingNew));
    }
    // A wrong clock.
    assert_eq!(with_file(&here, &progress(&[], &[], days([TOMORROW + 1]))), Err(ImportError::NothingNew));
    assert!(with_file(&here, &progress(&[], &[], days([TOMORROW]))).is_ok());
}

#[test]
fn invalid_progress_is_refused() {
    let zeros = " 0".repeat(21);
    let many = |count: usize| {
        let board =
            |number: usize| format!("\"friend {}x{}x{} normal 1 0 0\"", number % 20 + 1, 20, number / 20 % 19 + 2);
        format!("\"scores\":[{}]", (0..count).map(board).collect::<Vec<_>>().join(","))
    };
    for (members, expected) in [
        (r#""scores":[]"#.to_owned(), ImportError::NothingNew),
        (r#""scores":{}"#.to_owned(), ImportError::Damaged),
        (r#""scores":"easy 3x3x3 normal 1 0 0""#.to_owned(), ImportError::Damaged),
        (r#""scores":[1]"#.to_owned(), ImportError::Damaged),
        (r#""scores":["easy 3x3x4 normal 1 0 0"]"#.to_owned(), ImportError::Damaged),
        (r#""scores":["easy 3x3x3 normal 1 0 -1"]"#.to_owned(), ImportError::Damaged),
        (r#""scores":["easy 3x3x3 normal 1 0 0","easy 3x3x3 normal 2 0 0"]"#.to_owned(), ImportError::Damaged),
        (many(MAX_SCORES + 1), ImportError::TooMany),
        (r#""lesson":1"#.to_owned(), ImportError::Damaged),
        (r#""lesson":"1 2""#.to_owned(), ImportError::Damaged),
        (r#""puzzles":null"#.to_owned(), ImportError::Damaged),
        (r#""puzzles":"crab""#.to_owned(), ImportError::Damaged),
        (format!("\"puzzles\":\"3 7 5 5 0 1{zeros}\""), ImportError::Damaged),
        (format!("\"puzzles\":\"4{zeros} 5:J\""), ImportError::Damaged),
    ] {
        let file = counted("W").text().replacen("{\"format", &format!("{{{members},\"format"), 1);
        assert_eq!(import(&counted("W"), &file), Err(expected), "{}", &members[..members.len().min(80)]);
    }
}

#[test]
fn import_of_progress_can_be_undone() {
    let before = after(&friends("a1b1a2b2"), GameAction::Play(square("a3")));
    let mine = Progress::of(&before);
    let preferences = Preferences { sound: Sound::Loud, ..Preferences::default() };
    let file = Progress { preferences, ..progress(&[(ON_THREE, score(2, 0, 0))], &[3], days([5])) };
    let change = ProgressChange { before: mine.clone(), after: with_file(&mine, &file).unwrap() };
    let games = Change { before: empty(), after: counted("W") };
    let import = Msg::Imported(Ok(Box::new(Imported { games, progress: change.clone() })));
    // The file may be read after the dialog is closed.
    let closed = after(&before, import.clone().into());
    assert_eq!((Progress::of(&closed), closed.dialog.as_ref()), (change.after.clone(), None));
    assert_eq!((before.preferences.sound, closed.preferences.sound), (Sound::Off, Sound::Loud));
    let open = after(&before, GameAction::show(Dialog::Statistics));
    let imported = after(&open, import.into());
    assert_eq!(Progress::of(&imported), change.after);
    let undone = || Msg::Undone(Some(empty())).into();
    assert_eq!(Progress::of(&after(&imported, undone())), mine);
    // A game that counted since stays, here or in another tab.
    let again = after(&after(&imported, GameAction::Undo), GameAction::Play(square("a3")));
    let (scores, mut more) = (again.saved().scores, again.saved().scores);
    more.set_score(again.setup().pairing(), score(2, 0, 0));
    let again = after(&again, scores_changed(scores, more));
    assert_eq!(after(&again, undone()).score(), score(2, 0, 0));
}
