//! The texts of what comes after the first move: the list of moves and the dialogs.

use crate::engine::text::TextError;
use crate::engine::{ImpossiblePosition, Mark, Opponent, Rules, RulesError, Square};
use crate::state::{Look, Note, Part, ShareResult, Theme, ThinkingTime};

/// The texts of the list of moves and of the dialogs.
#[derive(Debug)]
pub struct PanelTexts {
    /// The heading over the moves.
    pub moves: &'static str,
    /// The moment before the first move.
    pub start: &'static str,
    /// A move: its number, the mark and the square.
    pub numbered_move: fn(usize, Mark, Square) -> String,
    /// Where the reader stands: after this many moves.
    pub you_are_at: fn(usize) -> String,
    /// The button that explains the computer player's move of this number, for those who hear it.
    pub why_move: fn(usize) -> String,
    /// The button before a move that could have been better: play it differently.
    pub play_from_here: &'static str,
    /// The button that goes to the start.
    pub first: &'static str,
    /// The button that goes one move back.
    pub back: &'static str,
    /// The button that goes one move on.
    pub forward: &'static str,
    /// The button that goes to the last move.
    pub last: &'static str,
    /// The button that puts the newest move first.
    pub newest_first: &'static str,

    /// The button that gives the link to the game away.
    pub share_game: &'static str,
    /// The button that gives away the link with which the other person moves next.
    pub share_turn: &'static str,
    /// The same button once the game is over: the link brings the other person its end.
    pub share_end: &'static str,
    /// How playing by link works, in one sentence.
    pub about_turn: &'static str,
    /// What the link does once the game is over.
    pub about_end: &'static str,
    /// The button that copies the game as text.
    pub copy_text: &'static str,
    /// The button that saves a picture of the board.
    pub save_picture: &'static str,
    /// The result of sharing, copying or saving.
    pub share_result: fn(&ShareResult) -> &'static str,
    /// The field from which a text can be copied by hand.
    pub copy_by_hand: &'static str,

    /// The button that leads to the field for a text, and the heading over it.
    pub open_text: &'static str,
    /// What can be put into the field.
    pub about_text: &'static str,
    /// What is wrong with a text.
    pub text_problem: fn(&TextError) -> String,
    /// The button that opens the game in the text.
    pub open: &'static str,
    /// The button that leaves everything as it is.
    pub cancel: &'static str,

    /// The button that leads to embedding the game in another page, and the heading over it.
    pub embed: &'static str,
    /// What to do with the lines, in one sentence.
    pub about_embed: &'static str,
    /// One theme in the choice of the embedded game's colors.
    pub embedded_theme_name: fn(Theme) -> &'static str,
    /// The name of the choice of parts.
    pub parts: &'static str,
    /// One part of the embedded game.
    pub part: fn(Part) -> &'static str,
    /// The frame with the game as it will be.
    pub preview: &'static str,
    /// The field with the lines.
    pub embed_lines: &'static str,
    /// The button that copies the lines.
    pub copy_lines: &'static str,

    /// The button that leads to setting up a position, and the heading over it.
    pub set_up: &'static str,
    /// How to set up a position.
    pub about_set_up: &'static str,
    /// The name of the choice of the side to move.
    pub to_move: &'static str,
    /// Why marks make no position.
    pub impossible: fn(&ImpossiblePosition) -> String,
    /// The button that removes all marks.
    pub clear: &'static str,
    /// The button that starts from the position.
    pub play: &'static str,

    /// What the reader should know.
    pub note: fn(&Note) -> String,
    /// The button beside the note of a newer version, which changes to it.
    pub reload: &'static str,
    /// The button that closes a note.
    pub dismiss: &'static str,

    /// The name of the choice of boards.
    pub board: &'static str,
    /// One board in that choice.
    pub board_name: fn(Rules) -> [String; 2],
    /// The name of the choice between winning and losing by a line.
    pub line: &'static str,
    /// How many in a row win or lose.
    pub objective: fn(Rules) -> String,
    /// The board and how many in a row win or lose.
    pub rule: fn(Rules) -> String,
    /// The same for an embedded game, in few words, with the mark of the one person at the screen.
    pub short_rule: fn(Rules, Option<Mark>) -> String,
    /// The button that leads to a board of any size, and the heading over it.
    pub other_board: &'static str,
    /// Which boards there are.
    pub about_board: &'static str,
    /// The field for the number of columns.
    pub columns: &'static str,
    /// The field for the number of rows.
    pub rows: &'static str,
    /// The field for how many marks in a row make a line.
    pub in_a_row: &'static str,
    /// Why numbers make no game.
    pub board_problem: fn(&RulesError) -> String,

    /// The name of the choice of colors.
    pub theme: &'static str,
    /// One theme in that choice.
    pub theme_name: fn(Theme) -> &'static str,
    /// The name of the choice of how the board is drawn.
    pub look: &'static str,
    /// One look in that choice.
    pub look_name: fn(Look) -> &'static str,
    /// What to expect of an opponent on other boards than that of 3 × 3.
    pub about_opponent: fn(Opponent) -> &'static str,
    /// The buttons for a square that somebody aims at.
    pub aim: &'static str,
    /// To its neighbor at the left, above, below and at the right.
    pub directions: [&'static str; 4],
    /// Puts this mark on this square.
    pub place: fn(Mark, Square) -> String,
    /// Takes the mark from this square, where a position is set up.
    pub free: fn(Square) -> String,
    /// How this side won by the move of this number.
    pub won_with: fn(Rules, Mark, usize) -> String,
    /// Somebody tried to play a square on which a mark is.
    pub taken: &'static str,
    /// Names an earlier moment: the number of the move just before it, of how many.
    pub move_of: fn(usize, usize) -> String,
    /// The button that leads from there to the last move.
    pub back_to_game: &'static str,
    /// Undoing brings back the game that was running before this one.
    pub can_resume: &'static str,
    /// A move that was just made, for those who hear the page.
    pub made: fn(Mark, Square) -> String,
    /// Somebody aims at this square, for those who hear the page.
    pub aims_at: fn(Square) -> String,
    /// Somebody aims at this square where a position is set up, for those who hear the page.
    pub aims_to_change: fn(Square) -> String,
    /// The button that leads to the list of keys, and the heading over it.
    pub shortcuts: &'static str,
    /// The option to have them.
    pub use_shortcuts: &'static str,
    /// Keys, and what they do.
    pub keys: &'static [(&'static str, &'static str)],
    /// How long Perfect thinks.
    pub thinking_time: &'static str,
    /// A time in words.
    pub seconds: fn(ThinkingTime) -> &'static str,
    /// Has the computer player move at once.
    pub move_now: &'static str,
    /// Ends what is thought over.
    pub stop: &'static str,
    /// Goes on with it.
    pub keep_thinking: &'static str,
    /// The option that starts the next game by itself.
    pub next_after_draw: &'static str,
    /// The button that forgets the score against the opponent of the moment.
    pub reset_score: &'static str,
    /// The button that forgets the score between friends.
    pub reset_friends_score: &'static str,
    /// The button that closes a dialog.
    pub done: &'static str,

    /// The question whether a running game may end.
    pub end_game_question: &'static str,
    /// What ending it means.
    pub end_game_details: &'static str,
    /// The answer that changes nothing.
    pub keep_playing: &'static str,
}
