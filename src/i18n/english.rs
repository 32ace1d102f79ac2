//! English.

use super::{Messages, SquareContent, StudyMessages};
use crate::engine::notation::MoveErrorKind;
use crate::engine::position::IllegalMove;
use crate::engine::{Computer, Mark, Opponent, Square};
use crate::state::setup::Player;
use crate::state::{Note, Theme};

pub(super) static MESSAGES: Messages = Messages {
    language: "en",
    title: "Tic-tac-toe",

    board: "Board",
    square,

    your_turn: "Your turn",
    turn_of: |mark| format!("{mark}’s turn"),
    you_are: |mark| format!("You are {mark}"),
    two_people: "Two people at one screen",
    is_thinking: |opponent| format!("{} is thinking …", opponent_name(opponent)),
    dead: "Nobody can win any more",
    wins: |player| match player {
        Player::You => "You win".to_owned(),
        Player::Person(mark) => format!("{mark} wins"),
        Player::Computer(computer) => format!("{} wins", opponent_name(Opponent::Computer(computer))),
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
        Player::Computer(computer) => opponent_name(Opponent::Computer(computer)),
    },
    score: "Score",
    side_score: |player, mark, wins| match player {
        Player::You => format!("You, {mark}: {wins} won"),
        Player::Person(mark) => format!("{mark}: {wins} won"),
        Player::Computer(computer) => format!("{}, {mark}: {wins} won", opponent_name(Opponent::Computer(computer))),
    },
    draws: |draws| if draws == 1 { "draw" } else { "draws" },

    reset: "Reset",
    opponent_heading: "Opponent",
    opponent: opponent_name,
    about_opponent: |opponent| match opponent {
        Opponent::Friend => "Take turns at this screen. X moves first.",
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

    end_game_question: "Start a new game?",
    end_game_details: "This one is not over yet. The score stays as it is.",
    new_game: "New game",
    keep_playing: "Keep playing",

    note,
    dismiss: "Dismiss",
};

pub(super) static STUDY_MESSAGES: StudyMessages = StudyMessages {
    theme: "Colours",
    theme_name: |theme| match theme {
        Theme::Auto => "System",
        Theme::Light => "Light",
        Theme::Dark => "Dark",
    },
    next_after_draw: "Start the next game by itself after a draw",
    reset_score: "Reset the score against this opponent",
    reset_friends_score: "Reset the score between friends",
    done: "Done",
};

/// The bare name of an opponent.
const fn opponent_name(opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Friend => "Friend",
        Opponent::Computer(Computer::Random) => "Random",
        Opponent::Computer(Computer::Casual) => "Casual",
        Opponent::Computer(Computer::Trapper) => "Trapper",
        Opponent::Computer(Computer::Strategist) => "Strategist",
        Opponent::Computer(Computer::Perfect) => "Perfect",
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

fn note(note: &Note) -> String {
    let ignored = |what: String| format!("The address has “{what}”, which means nothing here and was ignored.");
    match note {
        Note::UnknownKey(key) => ignored(key.clone()),
        Note::UnknownValue { key, value } => ignored(format!("{key}={value}")),
        Note::BadMoves(error) => {
            let reason = match &error.kind {
                MoveErrorKind::NotASquare(error) => format!("“{}” is not a square", error.text),
                MoveErrorKind::Illegal(IllegalMove::Over) => "the game was over".to_owned(),
                MoveErrorKind::Illegal(IllegalMove::OffBoard(square)) => format!("{square} is not on the board"),
                MoveErrorKind::Illegal(IllegalMove::Taken(square)) => format!("{square} was taken"),
            };
            format!("Move {} in the address cannot be played: {reason}. The game stops before it.", error.number)
        }
        Note::SavedUnreadable => "The score kept here could not be read and starts from nothing.".to_owned(),
        Note::NotSaved => "This browser keeps nothing here: the score will be gone when you leave.".to_owned(),
    }
}
