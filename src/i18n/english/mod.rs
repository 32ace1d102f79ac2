//! English.

pub(super) mod panels;
pub(super) mod study;

use super::{Messages, SquareContent};
use crate::engine::{Computer, Mark, Opponent, Square};
use crate::state::setup::Player;

pub(super) static MESSAGES: Messages = Messages {
    language: "en",
    title: "Tic-tac-toe",

    board: "Board",
    square,

    turn_of: |player| match player {
        Player::You => "Your turn".to_owned(),
        Player::Person(Mark::X) => "X’s turn".to_owned(),
        Player::Person(Mark::O) => "O’s turn".to_owned(),
        Player::Correspondent => "Their turn".to_owned(),
        Player::Computer(computer) => format!("{}’s turn", computer_name(computer)),
    },
    send_the_link: "Send them the link, and open the one they answer with",
    you_are: |mark| format!("You are {mark}"),
    two_people: "Two people at one screen",
    is_thinking: |opponent| format!("{} is thinking …", opponent_name(opponent)),
    has_stopped: |opponent| format!("{} has stopped", opponent_name(opponent)),
    dead: "Nobody can win any more",
    wins: |player| match player {
        Player::You => "You win".to_owned(),
        Player::Person(mark) => format!("{mark} wins"),
        Player::Correspondent => "They win".to_owned(),
        Player::Computer(computer) => format!("{} wins", computer_name(computer)),
    },
    won_with: |line, moves| {
        let names: Vec<String> = line.iter().map(Square::to_string).collect();
        format!("{} in {moves} moves", names.join(", "))
    },
    drawn: "A draw",
    board_full: "Every square is taken",

    player: |player| match player {
        Player::You => "You",
        Player::Person(Mark::X) => "X",
        Player::Person(Mark::O) => "O",
        Player::Correspondent => "They",
        Player::Computer(computer) => computer_name(computer),
    },
    score: "Score",
    side_score: |player, mark, wins| match player {
        Player::You => format!("You, {mark}: {wins} won"),
        Player::Person(mark) => format!("{mark}: {wins} won"),
        Player::Correspondent => format!("They, {mark}: {wins} won"),
        Player::Computer(computer) => format!("{}, {mark}: {wins} won", computer_name(computer)),
    },
    draws: |draws| if draws == 1 { "draw" } else { "draws" },

    reset: "Reset",
    opponent_heading: "Opponent",
    levels: "Computer, easy to unbeatable",
    people: "Person",
    opponent: opponent_name,
    about_opponent: |opponent| match opponent {
        Opponent::Friend => "Take turns at this screen. X moves first.",
        Opponent::Correspondent => {
            "Play with somebody elsewhere: each of you makes a move and sends the other the link, which holds the game."
        }
        Opponent::Computer(Computer::Random) => "Plays on any free square.",
        Opponent::Computer(Computer::Casual) => {
            "Wins when it can and blocks when it must. Otherwise it follows a line or two, and so falls for traps."
        }
        Opponent::Computer(Computer::Trapper) => {
            "Makes sure that you can never threaten two squares at once, and likes variety otherwise. It never loses."
        }
        Opponent::Computer(Computer::Strategist) => {
            "Goes by Newell and Simon’s eight rules, from winning at once to taking a side. It never loses."
        }
        Opponent::Computer(Computer::Perfect) => {
            "Wins by the shortest way if you let it, and otherwise sets as many traps as there are. It never loses."
        }
    },
    play_as: "Play as",
    mark: |mark| match mark {
        Mark::X => "X",
        Mark::O => "O",
    },

    settings: "Settings",
    not_loaded: "This part of the game could not be loaded.",
    try_again: "Try again",
    new_game: "New game",
    tools: "Help",
    undo: "Undo",
    redo: "Redo",
    hint: "Hint",
    values: "Values",
    why: "Why?",
    send: "Send",
    review: "Review",
    share: "Share",
    loading: "Loading …",
};

/// The bare name of an opponent.
const fn opponent_name(opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Friend => "Friend",
        Opponent::Correspondent => "By link",
        Opponent::Computer(computer) => computer_name(computer),
    }
}

/// The bare name of a computer player.
const fn computer_name(computer: Computer) -> &'static str {
    match computer {
        Computer::Random => "Random",
        Computer::Casual => "Casual",
        Computer::Trapper => "Trapper",
        Computer::Strategist => "Strategist",
        Computer::Perfect => "Perfect",
    }
}

fn square(square: Square, content: SquareContent) -> String {
    let content = match content {
        SquareContent::Empty => "empty",
        SquareContent::Taken(Mark::X) => "X",
        SquareContent::Taken(Mark::O) => "O",
        SquareContent::Winning(Mark::X) => "X, winning line",
        SquareContent::Winning(Mark::O) => "O, winning line",
    };
    format!("Row {}, column {}, {content}", square.row() + 1, square.column() + 1)
}
