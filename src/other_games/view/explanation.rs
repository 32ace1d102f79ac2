//! Help with the next move, and the look back, in words.

use crate::i18n::formats::moves_of_one_side;
use crate::i18n::{Texts, choice};
use crate::learn::coach::message::legend;
use crate::other_games::help::Question;
use crate::other_games::kinds::kind;
use crate::other_games::model::OtherGame;
use crate::state::game::setup::Player;
use crate::state::opponent::Opponent;
use crate::ui::prelude::*;
use engine::other_games::{Explanation, Move};
use engine::{Evaluation, Proof, Value, Wdl};

/// The sentence that answers the player's question, with the meaning of the signs on small squares.
pub fn explanation(cx: &ViewContext, game: &OtherGame) -> Option<Html> {
    let texts = cx.texts;
    let sentence = match game.help().question {
        Question::None if game.guided_step().is_some() && game.aim().is_some() => texts.aims_to_play().to_owned(),
        Question::None => texts.guide(kind(game.variant()).name(), game.guided_step()?),
        Question::Review => review(texts, game),
        // The box covers the line below the headline.
        _ if game.refused().is_some() => texts.details_of(game),
        Question::Hint => after_turn(texts, game, best_move(texts, game)),
        Question::Help | Question::Values => after_turn(texts, game, advice(texts, game)),
    };
    let sentence = texts.whole_sentence(sentence);
    let has_values =
        !game.help().values.is_empty() && matches!(game.help().question, Question::Values | Question::Review);
    Some(html! {
        <>
            <p data-names={names(&sentence)}>{ unbroken(&sentence) }</p>
            if has_values {
                { legend(texts) }
            }
        </>
    })
}

/// What the game says of the turn, and then this sentence.
fn after_turn(texts: Texts, game: &OtherGame, sentence: String) -> String {
    let turn = kind(game.variant()).details(texts, &*game.position()).filter(|_| game.cursor() > 0);
    turn.map_or(sentence.clone(), |turn| texts.two_sentences(&texts.sentence(&turn), &sentence))
}

/// The advice of this kind of game, or the value of the position.
fn advice(texts: Texts, game: &OtherGame) -> String {
    let help = game.help();
    let reason = kind(game.variant()).reason(texts, help);
    let wins_now = || match &help.explanation {
        Some(Explanation::WinsNow(squares)) => Some(texts.wins_at_once(&texts.squares_of(*squares))),
        _ => None,
    };
    reason.or_else(wins_now).unwrap_or_else(|| worth(texts, game))
}

/// Returns the best move and its effect, such as “b2: wins”.
fn best_move(texts: Texts, game: &OtherGame) -> String {
    let (Some(best), Some(value)) = (game.help().hint(), game.help().best_value()) else { return String::new() };
    let effect = match value.wdl() {
        Some(Wdl::Win) => texts.value(value),
        Some(Wdl::Draw) => texts.leads_to_draw().to_owned(),
        // Proofs of a loss do not say how long it takes.
        Some(Wdl::Loss) if matches!(value, Evaluation::Exact(_)) => texts.holds_out().to_owned(),
        Some(Wdl::Loss) => texts.value(value),
        None => texts.best_so_far().to_owned(),
    };
    texts.square_reason(&move_name(texts, game, best), &effect)
}

/// The square of a move, with its mark where players choose that.
fn move_name(texts: Texts, game: &OtherGame, played: Move) -> String {
    match game.position().chooses_mark() {
        true => texts.mark_on_square(played.mark, played.square),
        false => played.square.name(),
    }
}

/// What the shown position is worth without mistakes.
fn worth(texts: Texts, game: &OtherGame) -> String {
    let turn = game.position().turn();
    let name = |side| texts.player_in(game.variant(), Player::Person(side));
    let best_value = game.help().best_value();
    let is_alone = game.players().opponent != Opponent::Friend && game.players().is_local(turn);
    match best_value {
        Some(value) if is_alone && value.wdl() == Some(Wdl::Win) => texts.nudge(choice::Nudge::Force).to_owned(),
        Some(value) if is_alone && value.wdl() == Some(Wdl::Loss) => texts.nudge(choice::Nudge::Lost).to_owned(),
        Some(Evaluation::Exact(Value::Win(moves))) => texts.best_play_wins_in(&name(turn), moves_of_one_side(moves)),
        Some(Evaluation::Exact(Value::Loss(moves))) => texts.best_play_wins_in(&name(!turn), moves_of_one_side(moves)),
        Some(value) => match value.wdl() {
            Some(Wdl::Win) => texts.best_play_wins(&name(turn)),
            Some(Wdl::Loss) => texts.best_play_wins(&name(!turn)),
            Some(Wdl::Draw) => texts.best_play_draws().to_owned(),
            None => texts.position_value(value, turn),
        },
        None => String::new(),
    }
}

/// The move that lost the game and a better one.
fn review(texts: Texts, game: &OtherGame) -> String {
    match &game.help().mistake {
        Some(mistake) => {
            let player = game.player_of_move(mistake.index);
            let name = |played| move_name(texts, game, played);
            let square = game.moves().get(mistake.index).copied().map(name).unwrap_or_default();
            let better = name(mistake.better);
            let why = match mistake.value.wdl() {
                Some(result) => texts.would_have(&better, result),
                None => {
                    let percent = |value: Evaluation| texts.percent(value.chance().unwrap_or_default());
                    let lost = Evaluation::Proven(Proof::Loss { within: None });
                    texts.better_chances(&better, &percent(mistake.value), &percent(lost))
                }
            };
            texts.lost_the_game(player, &texts.player_in(game.variant(), player), &square, &why)
        }
        None if !game.position().is_solved() => texts.details_of(game),
        None => texts.no_mistake().to_owned(),
    }
}
