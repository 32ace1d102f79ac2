//! Tests of the replies to each line of a session.

use std::time::Duration;

use super::*;

/// The answers to these lines. `search 3` stands for a search of a position with 3 marks.
fn answers(session: &mut Session, lines: &[&str]) -> Vec<String> {
    lines
        .iter()
        .map(|line| match session.handle(line) {
            Step::Continue => String::new(),
            Step::Answer(answer) => answer.to_string(),
            Step::Search(position) => format!("search {}", position.taken().len()),
            Step::PlayOrSwap(position) => format!("choose {}", position.taken().len()),
            Step::Open(_) => "open".to_owned(),
            Step::End => "end".to_owned(),
        })
        .collect()
}

fn started() -> Session {
    let mut session = Session::new(1);
    assert_eq!(answers(&mut session, &["START 15"]), ["OK"]);
    session
}

#[test]
fn moves_and_takebacks_follow_the_rules() {
    let mut session = started();
    assert_eq!(answers(&mut session, &["TURN 7,7"]), ["search 1"]);
    assert_eq!(session.play("g7".parse().unwrap()).to_string(), "6,6");
    assert_eq!(answers(&mut session, &["TURN 6,6", "TURN 8,7"]), ["ERROR 6,6 is taken", "search 3"]);
    session.play("j8".parse().unwrap());
    assert_eq!(
        answers(&mut session, &["TAKEBACK 9,7", "TAKEBACK 9,7", "TAKEBACK 8,7"]),
        ["OK", "ERROR 9,7 is free", "OK"]
    );
    assert_eq!(answers(&mut session, &["TURN 0,14", "RESTART", "BEGIN"]), ["search 3", "OK", "search 0"]);
}

#[test]
fn described_position_is_searched() {
    let mut session = started();
    let lines = ["BOARD", "7,7,1", "8,8,2", "7,8,2", "DONE"];
    assert_eq!(answers(&mut session, &lines), ["", "", "", "", "search 3"]);
    session.play("a1".parse().unwrap());
    assert_eq!(answers(&mut session, &["TURN 1,1"]), ["search 5"]);
    // With equally many marks, the program plays X.
    assert_eq!(answers(&mut session, &["BOARD", "7,7,1", "8,8,2", "DONE"])[3], "search 2");
    assert_eq!(answers(&mut session, &["BOARD", "DONE"])[1], "search 0");
}

#[test]
fn invalid_position_is_reported_once_and_changes_nothing() {
    let cases = [
        (
            vec!["BOARD", "7,7,1", "nonsense", "99,0,2", "DONE"],
            "ERROR BOARD needs lines of column,row,owner and then DONE",
        ),
        (vec!["BOARD", "7,15,1", "DONE"], "ERROR 7,15 is not on the board"),
        (vec!["BOARD", "7,7,1", "7,7,2", "DONE"], "ERROR 7,7 comes twice"),
        (vec!["BOARD", "7,7,1", "DONE"], "ERROR too many O"),
        (
            vec!["BOARD", "0,0,2", "0,1,2", "0,2,2", "0,3,2", "0,4,2", "1,0,1", "1,1,1", "1,2,1", "1,3,1", "DONE"],
            "ERROR the game is over",
        ),
    ];
    for (lines, expected) in cases {
        let mut session = started();
        answers(&mut session, &["TURN 7,7"]);
        let before = session.game.clone();
        let (last, others) = lines.split_last().unwrap();
        assert!(answers(&mut session, others).iter().all(String::is_empty));
        let answer = &answers(&mut session, &[last])[0];
        assert!(answer.starts_with(expected), "{answer} for {lines:?}");
        assert_eq!(session.game, before);
    }
}

#[test]
fn game_needs_start_and_a_valid_board() {
    let mut session = Session::new(1);
    for line in ["BEGIN", "TURN 1,1", "BOARD", "RESTART", "TAKEBACK 1,1"] {
        assert_eq!(answers(&mut session, &[line]), ["ERROR START comes first"], "{line}");
    }
    let sizes = ["START 21", "START 0", "RECTSTART 21,5"].map(|line| (line, "ERROR a board has"));
    let lines = ["START 4", "RECTSTART 4,3"].map(|line| (line, "ERROR 5 in a row is not possible"));
    for (line, expected) in sizes.into_iter().chain(lines) {
        assert!(answers(&mut session, &[line])[0].starts_with(expected), "{line}");
    }
    for line in ["RECTSTART 5,1", "RECTSTART 15,10", "START 20", "START 15"] {
        assert_eq!(answers(&mut session, &[line]), ["OK"], "{line}");
    }
}

#[test]
fn invalid_command_changes_nothing() {
    let mut session = started();
    answers(&mut session, &["TURN 7,7"]);
    session.play("a1".parse().unwrap());
    let before = session.game.clone();
    for line in ["TURN 7,7", "TURN 15,0", "TURN x", "PLAY", "START 99", "TAKEBACK 5,5", "STOP", "INFO x", "BEGIN\0"] {
        session.handle(line);
        assert_eq!(session.game, before, "{line}");
    }
    // The opponent cannot move before the program has played.
    let mut session = started();
    answers(&mut session, &["TURN 7,7"]);
    assert!(answers(&mut session, &["TURN 8,8"])[0].starts_with("ERROR "));
}

#[test]
fn time_and_memory_limits_are_stored() {
    let mut session = Session::new(1);
    let lines = ["INFO timeout_turn 5000", "INFO timeout_match 100000", "INFO time_left 2040", "INFO max_memory 1000"];
    assert!(answers(&mut session, &lines).iter().all(String::is_empty));
    assert_eq!(session.time_control().next_move(), Duration::from_millis(100));
    assert_eq!(session.table_memory(), 500);
    assert_eq!(answers(&mut session, &["INFO folder /tmp", "INFO rule 0"]), ["", ""]);
    answers(&mut session, &["INFO timeout_match 0", "INFO max_memory 0"]);
    assert_eq!(session.time_control().next_move(), Duration::from_millis(4_960));
    assert_eq!(session.table_memory(), Search::DEFAULT_MEMORY);
    assert_eq!((answers(&mut session, &["INFO max_node 500"]), session.node_limit()), (vec![String::new()], 500));
}

#[test]
fn position_of_other_rules_is_refused() {
    let mut session = started();
    for rule in [2, 3, 5, 8] {
        // At once, and again instead of a move by other rules.
        let lines = [&*format!("INFO rule {rule}"), "BEGIN", "BOARD", "7,7,2", "DONE"];
        let refused = answers(&mut session, &lines);
        let expected = format!("ERROR rule {rule} is unknown");
        for (line, is_refused) in [(0, true), (1, true), (2, false), (3, false), (4, true)] {
            let answer = &refused[line];
            assert!(if is_refused { answer.starts_with(&expected) } else { answer.is_empty() }, "{refused:?}");
        }
    }
    assert!(answers(&mut Session::new(1), &["INFO rule 8"])[0].starts_with("ERROR rule 8"), "before the game");
    assert_eq!(answers(&mut session, &["INFO rule 0", "BEGIN"]), ["", "search 0"]);
    assert_eq!(answers(&mut session, &["INFO rule 1", "BEGIN"]), ["", "search 0"]);
    assert_eq!(answers(&mut session, &["INFO rule 4", "BEGIN"]), ["", "search 0"]);
}

#[test]
fn foul_of_the_opponent_is_refused_in_renju() {
    let mut session = started();
    // Black, the opponent, has two pairs that one stone makes two threes.
    let lines = ["BOARD", "5,7,2", "6,7,2", "7,8,2", "7,9,2", "0,0,1", "2,0,1", "4,0,1", "DONE"];
    assert_eq!(answers(&mut session, &lines).pop().as_deref(), Some("search 7"));
    session.play("g1".parse().unwrap());
    answers(&mut session, &["INFO rule 4"]);
    assert_eq!(
        answers(&mut session, &["TURN 7,7", "TURN 7,10"]),
        ["ERROR 7,7 is a foul of black: double three", "search 9"]
    );
    // White may make two threes.
    let lines = ["BOARD", "5,7,2", "6,7,2", "7,8,2", "7,9,2", "0,0,1", "2,0,1", "4,0,1", "6,0,1", "DONE"];
    assert_eq!(answers(&mut session, &lines).pop().as_deref(), Some("search 8"));
    session.play("i1".parse().unwrap());
    assert_eq!(answers(&mut session, &["TURN 7,7"]), ["search 10"]);
}

#[test]
fn stop_after_the_answer_is_ignored() {
    assert_eq!(answers(&mut started(), &["YXSTOP", "STOP"]), ["", ""]);
}

#[test]
fn new_game_ends_the_input_of_a_position() {
    for line in ["START 15", "RESTART"] {
        let mut session = started();
        assert_eq!(answers(&mut session, &["BOARD", "7,7,2", line, "BEGIN"]), ["", "", "OK", "search 0"]);
    }
}

#[test]
fn each_game_begins_with_its_whole_time() {
    for line in ["START 15", "RESTART"] {
        let mut session = started();
        answers(&mut session, &["INFO timeout_turn 30000", "INFO timeout_match 20040", "INFO time_left 2040"]);
        session.time_control().spend(Duration::from_secs(1));
        assert_eq!(session.time_control().next_move(), Duration::from_millis(50));
        answers(&mut session, &["START 99"]);
        assert_eq!(session.time_control().next_move(), Duration::from_millis(50));
        answers(&mut session, &[line]);
        assert_eq!(session.time_control().next_move(), Duration::from_secs(1), "{line}");
    }
}

#[test]
fn other_commands_are_answered_according_to_the_protocol() {
    let mut session = Session::new(1);
    let about = &answers(&mut session, &["ABOUT"])[0];
    assert!(about.starts_with("name=\"") && about.contains("version=\"") && about.contains("author=\""), "{about}");
    assert_eq!(answers(&mut session, &["HELLO you", "", "END"]), ["UNKNOWN HELLO", "", "end"]);
    let mut session = started();
    assert_eq!(answers(&mut session, &["BOARD", "1,1,1", "END"])[2], "end");
}

#[test]
fn exactly_five_is_a_rule_of_its_own() {
    // Six in a row, which the seventh mark of the opponent follows.
    let row = ["0,0,1", "1,0,1", "2,0,1", "3,0,1", "4,0,1", "5,0,1"];
    let others = ["0,9,2", "2,9,2", "4,9,2", "6,9,2", "8,9,2", "10,9,2"];
    let lines: Vec<&str> = ["BOARD"].into_iter().chain(row).chain(others).chain(["DONE"]).collect();
    let mut session = started();
    assert_eq!(
        answers(&mut session, &lines).pop().as_deref(),
        Some("ERROR X is to move, but its complete line would have ended the game")
    );
    answers(&mut session, &["INFO rule 1"]);
    assert_eq!(answers(&mut session, &lines).pop().as_deref(), Some("search 12"));
}

#[test]
fn swap2_follows_the_number_of_stones() {
    let mut session = started();
    assert_eq!(answers(&mut session, &["SWAP2BOARD", "DONE"]), ["", "open"]);
    let three = ["SWAP2BOARD", "7,7", "8,7", "9,9", "DONE"];
    assert_eq!(answers(&mut session, &three).pop().as_deref(), Some("choose 3"));
    // White plays on.
    assert_eq!(session.play("a1".parse().unwrap()).to_string(), "0,0");
    assert_eq!(answers(&mut session, &["TURN 1,1"]), ["search 5"]);
    answers(&mut session, &three);
    assert_eq!(session.swap().to_string(), "SWAP");
    assert_eq!(answers(&mut session, &["TURN 1,1"]), ["search 4"]);
    let five = ["SWAP2BOARD", "7,7", "8,7", "9,9", "8,8", "8,6", "DONE"];
    assert_eq!(answers(&mut session, &five).pop().as_deref(), Some("choose 5"));
    for (lines, error) in [
        (vec!["SWAP2BOARD", "7,7", "DONE"], "ERROR SWAP2BOARD needs 0, 3 or 5 stones, not 1"),
        (vec!["SWAP2BOARD", "7,7", "7,7", "9,9", "DONE"], "ERROR 7,7 comes twice"),
        (vec!["SWAP2BOARD", "7,7,1", "DONE"], "ERROR SWAP2BOARD needs lines of column,row and then DONE"),
    ] {
        assert_eq!(answers(&mut session, &lines).pop().as_deref(), Some(error));
    }
}

#[test]
fn several_threads_search_unless_nodes_are_limited() {
    let mut session = Session::new(3);
    assert_eq!(session.helpers(), 2);
    answers(&mut session, &["INFO thread_num 4"]);
    assert_eq!(session.helpers(), 3);
    answers(&mut session, &["INFO thread_num 0"]);
    assert_eq!(session.helpers(), 0);
    answers(&mut session, &["INFO thread_num 255"]);
    assert_eq!(session.helpers(), 63);
    answers(&mut session, &["INFO max_node 1000"]);
    assert_eq!(session.helpers(), 0);
}

/// All orders of these lines.
fn orders<'a>(lines: &[&'a str]) -> Vec<Vec<&'a str>> {
    if lines.is_empty() {
        return vec![Vec::new()];
    }
    let first = |index: usize| {
        let others: Vec<&str> =
            lines.iter().enumerate().filter(|(other, _)| *other != index).map(|(_, line)| *line).collect();
        orders(&others).into_iter().map(move |order| [vec![lines[index]], order].concat()).collect::<Vec<_>>()
    };
    (0..lines.len()).flat_map(first).collect()
}

#[test]
fn no_order_and_no_absence_of_information_matters() {
    let infos = ["INFO timeout_turn 30000", "INFO timeout_match 180000", "INFO time_left 2040", "INFO rule 0"];
    for chosen in 0..1_u8 << infos.len() {
        let has = |index: usize| chosen >> index & 1 == 1;
        let mut lines: Vec<&str> = (0..infos.len()).filter(|index| has(*index)).map(|index| infos[index]).collect();
        lines.push("START 15");
        let expected = match (has(0), has(1), has(2)) {
            (_, _, true) => 100,
            (true, true, false) => 8_998,
            (true, false, false) => 29_960,
            (false, _, false) => 960,
        };
        for order in orders(&lines) {
            let mut session = Session::new(1);
            answers(&mut session, &order);
            assert_eq!(session.time_control().next_move(), Duration::from_millis(expected), "{order:?}");
            assert_eq!(answers(&mut session, &["BEGIN"]), ["search 0"], "{order:?}");
        }
    }
}

#[test]
fn time_without_limit_is_no_remaining_time() {
    for lines in orders(&["INFO timeout_turn 500", "INFO time_left 2147483647", "START 15"]) {
        let mut session = Session::new(1);
        answers(&mut session, &lines);
        assert_eq!(session.time_control().next_move(), Duration::from_millis(460), "{lines:?}");
    }
    for lines in orders(&["INFO timeout_match 0", "INFO time_left 10", "START 15"]) {
        let mut session = Session::new(1);
        answers(&mut session, &lines);
        assert_eq!(session.time_control().next_move(), Duration::from_millis(960), "{lines:?}");
    }
}

#[test]
fn yixin_board_is_understood() {
    let mut session = Session::new(1);
    let lines = [
        "yxshowinfo",
        "start 15 15",
        "info max_node -1",
        "info caution_factor 0",
        "info pondering 0",
        "yxhashclear",
        "yxboard",
        "7,7,1",
        "7,6,2",
        "done",
        "yxshowforbid",
        "yxquerydatabaseall",
        "7,7",
        "done",
        "yxnbest 2",
    ];
    let expected = ["", "OK", "", "", "", "", "", "", "", "", "FORBID .", "", "", "", "search 2"];
    assert_eq!(answers(&mut session, &lines), expected);
    assert_eq!(answers(&mut session, &["board", "7,7,2", "7,6,1", "6,7,2", "done", "yxstop"])[4..], ["search 3", ""]);
    assert_eq!(answers(&mut session, &["start 15", "board", "done"]), ["OK", "", "search 0"]);
    // The first number of a square is its row, so that it counts up to the height.
    assert_eq!(answers(&mut session, &["start 20 10", "turn 9,19", "turn 10,0"])[..2], ["OK", "search 1"]);
    assert!(answers(&mut session, &["turn 10,0"])[0].starts_with("ERROR 10,0 is not on the board"));
    // Its renju has a number of its own.
    let renju =
        ["start 15 15", "info rule 2", "yxboard", "5,7,1", "6,7,1", "7,8,1", "7,9,1", "0,0,2", "2,0,2", "4,0,2"];
    assert!(answers(&mut session, &renju)[1].is_empty());
    assert_eq!(answers(&mut session, &["6,0,2", "done", "yxshowforbid"]), ["", "", "FORBID 0707."]);
}

#[test]
fn unknown_block_has_one_answer() {
    let mut session = started();
    for (block, answer) in [
        (["YXBLOCK", "7,7", "done"], "UNKNOWN YXBLOCK"),
        (["7,7,1", "7,8,2", "DONE"], "ERROR this line belongs after BOARD or a command like it"),
    ] {
        assert_eq!(answers(&mut session, &block), [answer, "", ""]);
        assert_eq!(answers(&mut session, &["BEGIN"]), ["search 0"], "{answer}");
    }
    let lines = ["BOARD", "7,7,1", "7,8,2", "DONE", "START 15"];
    assert_eq!(answers(&mut Session::new(1), &lines), ["ERROR START comes first", "", "", "", "OK"]);
}

#[test]
fn tournament_positions_are_searched() {
    let freestyle = ["7,7,1", "7,8,2", "8,7,1", "8,8,2", "9,7,1", "9,8,2", "10,7,1", "10,8,2"];
    let renju = ["7,7,1", "7,8,2", "8,6,1", "8,8,2", "7,9,1", "8,5,2", "8,10,1", "8,11,2"];
    let standard =
        ["7,7,2", "7,8,1", "8,7,2", "7,9,1", "6,7,2", "7,10,1", "9,12,2", "7,11,1", "6,13,2", "7,13,1", "8,14,2"];
    for (size, rule, stones) in
        [(15, 0, &freestyle[..]), (20, 0, &freestyle), (15, 1, &standard), (15, 4, &renju), (15, 8, &freestyle)]
    {
        let mut session = Session::new(1);
        let (start, rule) = (format!("START {size}\r"), format!("INFO rule {rule}\r"));
        let lines = [&start, "INFO game_type 1\r", &rule, "INFO time_left 180000\r", "BOARD\r"];
        assert_eq!(answers(&mut session, &lines)[0], "OK");
        answers(&mut session, stones);
        let answer = &answers(&mut session, &["DONE\r"])[0];
        let expected = if rule.contains('8') { "ERROR rule 8".to_owned() } else { format!("search {}", stones.len()) };
        assert!(answer.starts_with(&expected), "{answer} by {rule}");
    }
}
