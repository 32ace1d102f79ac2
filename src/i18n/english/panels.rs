//! English: the panels.

use super::computer_name;
use crate::engine::notation::MoveErrorKind;
use crate::engine::position::IllegalMove;
use crate::engine::{Computer, Objective, Opponent, Rules};
use crate::i18n::PanelTexts;
use crate::state::setup::Player;
use crate::state::{Look, MatchLength, Note, Part, PlayerColor, ShareResult, Sound, Theme, ThinkingTime};

pub(in crate::i18n) static PANELS: PanelTexts = PanelTexts {
    moves: "Moves",
    start: "Start",
    numbered_move: |number, mark, square| format!("{number}. {mark} {square}"),
    you_are_at: |number| match number {
        0 => "You are at the start".to_owned(),
        _ => format!("You are at move {number}"),
    },
    why_move: |number| format!("Why move {number}?"),
    play_from_here: "Play from here",
    show_me: "Show me",
    skip: "Skip",
    try_again_from: |number| format!("Try again from move {number}"),
    rematch: "Rematch",
    rematch_as: |mark| format!("Rematch as {mark}"),
    first: "Go to start",
    back: "Previous move",
    forward: "Next move",
    last: "Go to last move",
    newest_first: "Newest first",

    share_game: "Share this game",
    share_turn: "Send my move",
    share_end: "Send the result",
    about_turn: "Your opponent opens the link, moves and sends you a link back. Each link holds the whole game, and no \
                 server stores anything.",
    about_end: "Your opponent opens the link and sees how the game ended.",
    copy_text: "Copy as text",
    save_picture: "Save image",
    sent: |is_copied, is_over| match (is_copied, is_over) {
        (true, false) => "Link copied. Send it, then open the reply",
        (true, true) => "Link copied. Send it to your opponent",
        (false, false) => "Move sent. Open the reply when it comes",
        (false, true) => "The end of the game is sent",
    },
    share_result: |result| match result {
        ShareResult::Shared => "Shared.",
        ShareResult::Copied => "Copied.",
        ShareResult::Saved => "Saved.",
        ShareResult::Refused(_) => "This browser does not allow sharing or copying. Copy this text instead:",
    },
    copy_by_hand: "Copy this text",

    open_text: "Paste a game",
    about_text: "Paste a link, the text of a game, or just moves, such as b2 a1 c3.",
    text_problem: |problem| format!("Invalid game: {problem}."),
    open: "Open",
    cancel: "Cancel",

    embed: "Embed",
    about_embed: "Paste this code into any web page.",
    embedded_theme_name: |theme| match theme {
        Theme::Auto => "Match page",
        Theme::Light => "Light",
        Theme::Dark => "Dark",
        Theme::Contrast => "Contrast",
    },
    parts: "Show with the board",
    part: |part| match part {
        Part::Status => "Status",
        Part::Score => "Score",
        Part::Reset => "Reset",
        Part::History => "Moves and undo",
        Part::Hint => "Hints",
        Part::Settings => "Settings",
    },
    preview: "Preview",
    embed_lines: "HTML code",
    copy_lines: "Copy code",

    set_up: "Set up a position",
    about_set_up: "Press a square to change it: X, O, empty.",
    to_move: "Side to move",
    impossible: |reason| format!("Impossible position: {reason}."),
    clear: "Clear",
    play: "Play from here",

    note,
    reload: "Reload",
    dismiss: "Dismiss",

    board: "Board",
    board_name: |rules| [format!("{} × {}", rules.columns(), rules.rows()), format!("{} in a row", rules.in_a_row())],
    line: "Goal",
    objective: |rules| format!("{} in a row {}", number(rules.in_a_row()), does(rules)),
    rule: |rules| {
        let number = number(rules.in_a_row()).to_ascii_lowercase();
        format!("{} × {} · {number} in a row {}", rules.columns(), rules.rows(), does(rules))
    },
    short_rule: |rules, you| match you {
        Some(mark) => format!("You are {mark} · {} in a row {}", rules.in_a_row(), does(rules)),
        None => format!("{} in a row {}", number(rules.in_a_row()), does(rules)),
    },
    other_board: "Custom size",
    about_board: "Up to 15 columns and 15 rows, and any number in a row that fits.",
    columns: "Columns",
    rows: "Rows",
    in_a_row: "In a row",
    board_problem: |problem| format!("Invalid board: {problem}."),

    theme: "Colors",
    theme_name: |theme| match theme {
        Theme::Auto => "System",
        Theme::Light => "Light",
        Theme::Dark => "Dark",
        Theme::Contrast => "Contrast",
    },
    look: "Board style",
    look_name: |look| match look {
        Look::Soft => "Soft squares",
        Look::Paper => "Lines on paper",
    },
    sound: "Sound and vibration",
    sound_name: |sound| match sound {
        Sound::Off => "Off",
        Sound::Quiet => "Quiet",
        Sound::Loud => "Loud",
    },
    about_opponent: |opponent| match opponent {
        Opponent::Friend => "Take turns on this screen. X moves first.",
        Opponent::Remote => "Take turns by sending each other a link. The link holds the whole game.",
        Opponent::Computer(Computer::Random) => "Picks any free square.",
        Opponent::Computer(Computer::Casual) => "Wins when it can and blocks when it must, but falls for traps.",
        Opponent::Computer(Computer::Trapper) => {
            "Sets traps where it can and takes away yours, but looks no further ahead."
        }
        Opponent::Computer(Computer::Strategist) => {
            "Follows rules: win, block, fork, prevent a fork, then take the square on the most open lines."
        }
        Opponent::Computer(Computer::Perfect) => {
            "Thinks before each move: perfect if it can prove its move in time, and as strong as it can otherwise. It says which."
        }
    },
    aim: "Aim",
    directions: ["Left", "Up", "Down", "Right"],
    place: |mark, square| format!("{mark} on {square}"),
    free: |square| format!("Clear {square}"),
    won_with: |rules, winner, moves| match rules.objective() {
        Objective::Normal => format!("{} in a row on move {moves}", number(rules.in_a_row())),
        Objective::Misere => {
            format!("{} made {} in a row, so {winner} wins", !winner, number(rules.in_a_row()).to_ascii_lowercase())
        }
    },
    taken: "That square is taken",
    move_of: |number, of| match number {
        0 => "Start of the game".to_owned(),
        _ => format!("Move {number} of {of}"),
    },
    back_to_game: "Back to the game",
    can_resume: "Undo brings back your last game",
    matches: "Match: best of",
    match_length: |length| match length {
        MatchLength::Unlimited => "Off",
        MatchLength::One => "1",
        MatchLength::Three => "3",
        MatchLength::Five => "5",
    },
    match_score: "Score of the match",
    best_of: |games| format!("Best of {games}"),
    won_match: |player| match player {
        Player::You => "You win the match".to_owned(),
        Player::Person(mark) => format!("{mark} wins the match"),
        Player::Remote => "Your opponent wins the match".to_owned(),
        Player::Computer(computer) => format!("{} wins the match", computer_name(computer)),
    },
    match_result: |games, wins, losses| format!("{wins} to {losses} in best of {games}"),
    players: "Names of the players",
    colors_of: |number| if number == 1 { "Color of player 1" } else { "Color of player 2" },
    player_color: |color| match color {
        PlayerColor::OfMark => "Default",
        PlayerColor::Green => "Green",
        PlayerColor::Amber => "Amber",
        PlayerColor::Gray => "Gray",
    },
    numbered_player: |number| format!("Player {number}"),
    named_turn: |name| format!("{name}’s turn"),
    named_wins: |name| format!("{name} wins"),
    named_won_match: |name| format!("{name} wins the match"),
    named_score: |name, mark, wins| match wins {
        1 => format!("{name}, {mark}: 1 win"),
        _ => format!("{name}, {mark}: {wins} wins"),
    },
    new_match: "New match",
    streak: |games| match games {
        0.. => format!("{games} wins in a row"),
        _ => format!("{} losses in a row", games.unsigned_abs()),
    },
    play_level: |computer| format!("Play {}", computer_name(computer)),
    made: |mark, square| format!("{mark}: row {}, column {}.", square.row() + 1, square.column() + 1),
    aims_at: |square| format!("Row {}, column {}: press again to play", square.row() + 1, square.column() + 1),
    aims_to_change: |square| {
        format!("Row {}, column {}: press again to change it", square.row() + 1, square.column() + 1)
    },
    shortcuts: "Keyboard shortcuts",
    show_shortcuts: "Show shortcuts",
    use_shortcuts: "Use keyboard shortcuts",
    keys: &[
        ("1 – 9", "Play a square on 3 × 3, as on a phone keypad"),
        ("Left, Right", "Previous move, next move"),
        ("Home, End", "Go to start, go to last move"),
        ("Ctrl Z", "Undo; with Shift: redo"),
        ("H", "Hint"),
        ("V", "Values"),
        ("N", "New game"),
        ("?", "Show this list"),
    ],
    thinking_time: "Perfect thinks for up to",
    seconds: |time| match time {
        ThinkingTime::Short => "1 second",
        ThinkingTime::Medium => "3 seconds",
        ThinkingTime::Long => "10 seconds",
    },
    move_now: "Move now",
    stop: "Stop",
    keep_thinking: "Keep thinking",
    next_after_draw: "Start a new game automatically after a draw",
    reset_score: "Reset score against this opponent",
    reset_friends_score: "Reset score between friends",
    done: "Done",

    end_game_question: "Start a new game?",
    end_game_details: "This game is not over yet. The score will not change.",
    keep_playing: "Keep playing",
};

/// Returns the effect of a completed line.
fn does(rules: Rules) -> &'static str {
    match rules.objective() {
        Objective::Normal => "wins",
        Objective::Misere => "loses",
    }
}

/// Returns a number in words.
fn number(number: u8) -> &'static str {
    const NUMBERS: [&str; 16] = [
        "Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve",
        "Thirteen", "Fourteen", "Fifteen",
    ];
    NUMBERS.get(usize::from(number)).copied().unwrap_or_default()
}

fn note(note: &Note) -> String {
    match note {
        Note::UnknownValue { key, value } => {
            format!("“{key}={value}” in the address is invalid and was ignored.")
        }
        Note::BadBoard(error) => format!("Invalid board in the address: {error}."),
        Note::BadMoves(error) => {
            let reason = match &error.kind {
                MoveErrorKind::NotASquare(error) => format!("“{}” is not a square", error.text),
                MoveErrorKind::Illegal(IllegalMove::Over) => "the game was over".to_owned(),
                MoveErrorKind::Illegal(IllegalMove::OffBoard(square)) => format!("{square} is not on the board"),
                MoveErrorKind::Illegal(IllegalMove::Taken(square)) => format!("{square} was taken"),
            };
            format!("Move {} in the address cannot be played: {reason}. The game stops before it.", error.number)
        }
        Note::BadStart(error) => format!("Invalid start position in the address: {error}."),
        Note::OlderLink { shown, played } => {
            format!("This link is older than your game: it shows move {shown}, and the game has reached move {played}.")
        }
        Note::BadText(error) => {
            format!("Part of the text could not be read: {error}. The game stops before it.")
        }
        Note::SavedUnreadable => "Your saved score could not be read and starts again at 0.".to_owned(),
        Note::NotSaved => {
            "This browser does not save anything for this page: the score will be lost when you leave.".to_owned()
        }
        Note::NoWorker => "The engine could not be loaded. Perfect plays without it until the next game.".to_owned(),
        Note::NewVersion => "A new version is ready.".to_owned(),
    }
}
