//! English: the list of moves and the dialogs.

use crate::engine::notation::MoveErrorKind;
use crate::engine::position::IllegalMove;
use crate::engine::{Computer, Objective, Opponent};
use crate::i18n::Panels;
use crate::state::{Look, Note, Part, Said, Theme, ThinkingTime};

pub(in crate::i18n) static PANELS: Panels = Panels {
    moves: "Moves",
    start: "Start",
    numbered_move: |number, mark, square| format!("{number}. {mark} {square}"),
    you_are_at: |number| match number {
        0 => "You are at the start".to_owned(),
        _ => format!("You are at move {number}"),
    },
    why_move: |number| format!("Why move {number}?"),
    play_from_here: "Play from here",
    first: "To the start",
    back: "Back",
    forward: "Forward",
    last: "To the last move",
    newest_first: "Newest first",

    share_game: "Share this game",
    share_turn: "Your move next",
    share_end: "Send the end of the game",
    about_turn: "The other person opens this link, makes a move and shares the answer with you: each link holds the whole \
                 game, and nothing is stored anywhere.",
    about_end: "The other person opens this link and sees how the game ended.",
    copy_text: "Copy as text",
    save_picture: "Save a picture",
    said: |said| match said {
        Said::Shared => "Shared.",
        Said::Copied => "Copied.",
        Said::Saved => "Saved.",
        Said::Refused(_) => "This browser lets the page neither share nor copy. Copy it from here:",
    },
    copy_by_hand: "To copy by hand",

    open_text: "Paste a game",
    about_text: "A game that was copied as text, or bare moves such as b2 a1 c3.",
    text_problem: |problem| format!("This is no game: {problem}."),
    open: "Open",
    cancel: "Cancel",

    embed: "Put it on a page",
    about_embed: "These two lines put this game on any page.",
    embedded_theme_name: |theme| match theme {
        Theme::Auto => "As the page",
        Theme::Light => "Light",
        Theme::Dark => "Dark",
        Theme::Contrast => "Contrast",
    },
    parts: "Beside the board",
    part: |part| match part {
        Part::Status => "Status",
        Part::Score => "Score",
        Part::Reset => "Reset",
        Part::History => "Moves, undo",
        Part::Hint => "Hints",
        Part::Settings => "Settings",
    },
    preview: "The game as it will be",
    embed_lines: "Lines for the page",
    copy_lines: "Copy the lines",

    set_up: "Set up a position",
    about_set_up: "Press a square: X, O, free.",
    to_move: "To move",
    impossible: |reason| format!("This position cannot come about: {reason}."),
    clear: "Clear",
    play: "Play from here",

    note,
    reload: "Reload",
    dismiss: "Dismiss",

    board: "Board",
    board_name: |rules| [format!("{} × {}", rules.columns(), rules.rows()), format!("{} in a row", rules.in_a_row())],
    line: "A line",
    objective: |objective| match objective {
        Objective::Normal => "A line wins",
        Objective::Misere => "A line loses",
    },
    other_board: "Another board",
    about_board: "Up to 15 columns and rows, and as many in a row as fit.",
    columns: "Columns",
    rows: "Rows",
    in_a_row: "In a row",
    board_problem: |problem| format!("This makes no game: {problem}."),

    theme: "Colours",
    theme_name: |theme| match theme {
        Theme::Auto => "System",
        Theme::Light => "Light",
        Theme::Dark => "Dark",
        Theme::Contrast => "Contrast",
    },
    look: "Drawn as",
    look_name: |look| match look {
        Look::Soft => "Soft squares",
        Look::Paper => "Lines on paper",
    },
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
            "Sets a trap where it can, and takes away yours, but looks no further than that."
        }
        Opponent::Computer(Computer::Strategist) => {
            "Goes by rules: win, block, fork, prevent a fork, and then the squares on the most open lines."
        }
        Opponent::Computer(Computer::Perfect) => {
            "Thinks before it moves: perfect where it can prove that in its time, and otherwise as good as it can. It says which."
        }
    },
    aim: "Aim",
    ways: ["Left", "Up", "Down", "Right"],
    place: |mark, square| format!("{mark} to {square}"),
    free: |square| format!("Free {square}"),
    taken: "Taken: choose an empty square",
    move_of: |number, of| match number {
        0 => "Start of the game".to_owned(),
        _ => format!("Move {number} of {of}"),
    },
    back_to_game: "Back to the game",
    can_resume: "Undo brings back your last game",
    made: |mark, square| format!("{mark}: row {}, column {}.", square.row() + 1, square.column() + 1),
    aims_at: |square| format!("Row {}, column {}: press it again to play it", square.row() + 1, square.column() + 1),
    aims_to_change: |square| {
        format!("Row {}, column {}: press it again to change it", square.row() + 1, square.column() + 1)
    },
    shortcuts: "Keyboard shortcuts",
    use_shortcuts: "Use keyboard shortcuts",
    keys: &[
        ("1 – 9", "Play a square of 3 × 3, as on a telephone"),
        ("Left, Right", "One move back, one move on"),
        ("Home, End", "To the start, to the last move"),
        ("Ctrl Z", "Undo; with Shift: redo"),
        ("H", "Hint"),
        ("V", "Values"),
        ("N", "New game"),
        ("?", "This list"),
    ],
    thinking_time: "Perfect thinks up to",
    seconds: |time| match time {
        ThinkingTime::Short => "1 second",
        ThinkingTime::Medium => "3 seconds",
        ThinkingTime::Long => "10 seconds",
    },
    move_now: "Move now",
    stop: "Stop",
    think_on: "Think on",
    next_after_draw: "Start the next game by itself after a draw",
    reset_score: "Reset the score against this opponent",
    reset_friends_score: "Reset the score between friends",
    done: "Done",

    end_game_question: "Start a new game?",
    end_game_details: "This one is not over yet. The score stays as it is.",
    keep_playing: "Keep playing",
};

fn note(note: &Note) -> String {
    match note {
        Note::UnknownValue { key, value } => {
            format!("The address has “{key}={value}”, which means nothing here and was ignored.")
        }
        Note::BadBoard(error) => format!("The address names no board to play on: {error}."),
        Note::BadMoves(error) => {
            let reason = match &error.kind {
                MoveErrorKind::NotASquare(error) => format!("“{}” is not a square", error.text),
                MoveErrorKind::Illegal(IllegalMove::Over) => "the game was over".to_owned(),
                MoveErrorKind::Illegal(IllegalMove::OffBoard(square)) => format!("{square} is not on the board"),
                MoveErrorKind::Illegal(IllegalMove::Taken(square)) => format!("{square} was taken"),
            };
            format!("Move {} in the address cannot be played: {reason}. The game stops before it.", error.number)
        }
        Note::BadStart(error) => format!("The address holds no position to start from: {error}."),
        Note::OlderLink { shown, played } => {
            format!(
                "This is older than the game here: it shows move {shown}, and the game has gone on to move {played}."
            )
        }
        Note::BadText(error) => {
            format!("Not all of the text is a game: {error}. The game stops before it.")
        }
        Note::SavedUnreadable => "The score kept here could not be read and starts from nothing.".to_owned(),
        Note::NotSaved => "This browser keeps nothing here: the score will be gone when you leave.".to_owned(),
        Note::NoThinker => {
            "What Perfect thinks with could not be started, so it goes by simpler rules until the next game.".to_owned()
        }
        Note::NewVersion => "A new version is ready.".to_owned(),
    }
}
