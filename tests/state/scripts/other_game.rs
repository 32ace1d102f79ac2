//! Games with other rules in scripts.

use engine::other_games::{Ending, Variant};
use tic_tac_toe::other_games::Msg;
use tic_tac_toe::other_games::address::{moves, read_moves};
use tic_tac_toe::other_games::help::Question;
use tic_tac_toe::other_games::model::{OtherGame, Phase};
use tic_tac_toe::other_games::players::Players;

use crate::prelude::*;

/// Returns the variant with this name.
pub fn variant(name: &str) -> Option<Variant> {
    Variant::ALL.into_iter().find(|variant| variant.name() == name)
}

/// Returns the players of a setup, of which a friend has no side.
pub fn players(setup: Setup) -> Players {
    Players { opponent: setup.opponent, play: setup.play }
}

/// Shows a game in place of one between friends.
pub fn begun(variant: Variant, players: Players, moves: &str) -> Rc<GameState> {
    let (game, rest) = read_moves(variant, moves);
    assert_eq!(rest, "", "{moves}");
    after(&friends(""), Msg::Open(game, players).into())
}

/// Returns the reply of the computer that is due.
pub fn reply(game: &OtherGame) -> GameAction {
    Msg::Reply(game.revision(), game.reply().expect("a reply is due")).into()
}

/// Describes the shown game: its name, its players unless they are friends, the moves, the phase, and everything that differs from a
/// running game without score and help.
pub fn describe(state: &GameState, game: &OtherGame) -> Vec<String> {
    let mut parts = vec![game.variant().to_string()];
    let mut tell = |is_so: bool, part: String| parts.extend(is_so.then_some(part));
    let players = game.players();
    let side = if players.play == Mark::O { "/o" } else { "" };
    let are_friends = (players.opponent, players.play) == (Opponent::Friend, Mark::X);
    tell(!are_friends, format!("against {}{side}", players.opponent.name()));
    let shown = moves(&game.shown_game());
    let all = game.moves().len();
    let later = if game.cursor() == all { String::new() } else { format!(" of {all}") };
    tell(true, format!("{}{later}", if shown.is_empty() { "-" } else { &shown }));
    tell(
        true,
        match game.phase() {
            Phase::Turn(side) => format!("{side} to move"),
            Phase::Waiting(_) => "waiting".to_owned(),
            Phase::Thinking(_) => "thinking".to_owned(),
            Phase::EarlierPosition => "earlier position".to_owned(),
            Phase::Over(Ending::Won { by, .. }) => format!("{by} won"),
            Phase::Over(_) => "drawn".to_owned(),
        },
    );
    tell(game.is_looking_back(), "looking back".to_owned());
    let places_other = game.position().chooses_mark() && game.mark() != OtherGame::side_after(game.cursor());
    tell(places_other, format!("places {}", game.mark()));
    let score = state.scores_of_games().of(game.variant(), players.opponent);
    tell(score != Score::NONE, format!("score {}", score.text()));
    tell(game.match_score() != Score::NONE, format!("match {}", game.match_score().text()));
    if let Some(winner) = game.match_winner(state.match_length_of(game)) {
        tell(true, format!("{winner} won the match"));
    }
    tell(game.help().question != Question::None, format!("{:?}", game.help().question).to_lowercase());
    game.aim().into_iter().for_each(|aim| tell(true, format!("aim at {aim}")));
    game.refused().into_iter().for_each(|refused| tell(true, format!("{refused} refused")));
    tell(game.is_to_be_sent(), "to be sent".to_owned());
    tell(state.dialog.is_some(), "dialog".to_owned());
    tell(state.shown.is_by_host, "by host".to_owned());
    tell(state.has_ended_before(), "ended before".to_owned());
    parts
}
