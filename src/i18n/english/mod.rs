//! English.

pub(super) mod coach;
pub(super) mod lesson;
pub(super) mod panels;
pub(super) mod practice;
pub(super) mod statistics;

use super::{Messages, SquareContent};
use crate::engine::decimal::decimal;
use crate::engine::{Computer, Mark, Opponent, Square};
use crate::state::setup::Player;

pub(super) static MESSAGES: Messages = Messages {
    title: "Tic-tac-toe",
    rule: "3 × 3 · three in a row wins",
    choose_board: |rule| ["Choose board: ", rule].concat(),

    board: "Board",
    square,

    turn_of: |player| match player {
        Player::You => "Your turn".to_owned(),
        Player::Person(Mark::X) => "X’s turn".to_owned(),
        Player::Person(Mark::O) => "O’s turn".to_owned(),
        Player::Remote => "Waiting for your opponent".to_owned(),
        Player::Computer(computer) => [computer_name(computer), "’s turn"].concat(),
    },
    send_the_link: "Send the link, then open the reply",
    you_are: |mark| ["You are ", letter(mark)].concat(),
    two_people: "Two players, one screen",
    is_thinking: |opponent| [opponent_name(opponent), " is thinking…"].concat(),
    has_stopped: |opponent| [opponent_name(opponent), " stopped thinking"].concat(),
    dead: "It’s a draw from here",
    wins: |player| match player {
        Player::You => "You win".to_owned(),
        Player::Person(mark) => [letter(mark), " wins"].concat(),
        Player::Remote => "Your opponent wins".to_owned(),
        Player::Computer(computer) => [computer_name(computer), " wins"].concat(),
    },
    won_with: |moves| ["Three in a row on move ", &decimal(moves as u64)].concat(),
    drawn: "It’s a draw",
    board_full: "The board is full",

    player: player_name,
    score: "Score",
    side_score: |player, mark, wins| {
        let (games, wins) = (if wins == 1 { " win" } else { " wins" }, &*decimal(u64::from(wins)));
        match player {
            Player::Person(_) => [letter(mark), ": ", wins, games].concat(),
            _ => [player_name(player), ", ", letter(mark), ": ", wins, games].concat(),
        }
    },
    draws: |draws| if draws == 1 { "draw" } else { "draws" },

    reset: "Reset",
    opponent_heading: "Opponent",
    levels: "Computer, easy to unbeatable",
    people: "Person",
    opponent: opponent_name,
    about_opponent: |opponent| match opponent {
        Opponent::Friend => "Take turns on this screen. X moves first.",
        Opponent::Remote => "Take turns by sending each other a link. The link holds the whole game.",
        Opponent::Computer(Computer::Random) => "Picks any free square. Loses 41% of all possible games.",
        Opponent::Computer(Computer::Casual) => {
            "Wins when it can and blocks when it must, but falls for traps. Loses 10% of all possible games."
        }
        Opponent::Computer(Computer::Trapper) => {
            "Never lets you threaten two squares at once, and otherwise varies its play. It never loses."
        }
        Opponent::Computer(Computer::Strategist) => {
            "Follows Newell and Simon’s eight rules, from winning at once to taking a side. It never loses."
        }
        Opponent::Computer(Computer::Perfect) => {
            "Takes the shortest win if you let it, and otherwise sets as many traps as it can. It never loses."
        }
    },
    play_as: "Play as",
    mark: letter,

    settings: "Settings",
    not_loaded: "This part of the game could not be loaded.",
    try_again: "Try again",
    new_game: "New game",
    tools: "Tools",
    undo: "Undo",
    redo: "Redo",
    hint: "Hint",
    values: "Values",
    why: "Why?",
    send: "Send",
    review: "Review",
    share: "Share",
    loading: "Loading…",
};

const fn letter(mark: Mark) -> &'static str {
    match mark {
        Mark::X => "X",
        Mark::O => "O",
    }
}

/// The name of a player in the score.
const fn player_name(player: Player) -> &'static str {
    match player {
        Player::You => "You",
        Player::Person(Mark::X) => "X",
        Player::Person(Mark::O) => "O",
        Player::Remote => "Opponent",
        Player::Computer(computer) => computer_name(computer),
    }
}

/// The bare name of an opponent.
const fn opponent_name(opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Friend => "Friend",
        Opponent::Remote => "By link",
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
        SquareContent::Winning(Mark::X) => "X, completed line",
        SquareContent::Winning(Mark::O) => "O, completed line",
    };
    let [row, column] = [square.row(), square.column()].map(|index| decimal(u64::from(index) + 1));
    ["Row ", &row, ", column ", &column, ", ", content].concat()
}
