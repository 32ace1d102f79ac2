//! What the messages of rooms change.

mod other_game;

use super::dialog::DialogMsg;
use crate::learn::puzzles::task::day_of_puzzle;
use crate::other_games::model::OtherGame;
use crate::other_games::players::Players;
use crate::state::action::Message;
use crate::state::initial::outside::Outside;
use crate::state::{Dialog, GameAction, GameState, Note, Setting};
use crate::{analysis, embed, game, learn, opponents, other_games, progress, settings, share};
use worker::request::Report;

impl Message for game::Msg {
    fn apply(&self, state: &mut GameState) -> Option<GameAction> {
        match self {
            Self::Explain(moves, answer) => state.explain(*moves, *answer),
            Self::TryAgain(moves) => state.try_again(*moves),
            Self::ShowMoves(is_open) => state.show_moves(*is_open),
            Self::Replace(setup, game, notes) => state.replace(*setup, game.clone(), notes.clone()),
            Self::Open(game, notes) => {
                state.open(game.clone());
                state.notify_about_game(notes.clone());
            }
        }
        None
    }
}

impl Message for opponents::Msg {
    fn apply(&self, state: &mut GameState) -> Option<GameAction> {
        match self {
            Self::Players(msg) => {
                let mut players = state.profile().players.clone();
                players.update(msg.clone());
                state.set_players(players);
            }
        }
        None
    }
}

impl Message for settings::Msg {
    fn apply(&self, state: &mut GameState) -> Option<GameAction> {
        if matches!(self, Self::Set(Setting::Sound(_))) {
            state.notes.drop(&|note| *note == Note::SoundOffer);
        }
        match state.preferences.update(*self) {
            Some(settings::update::Event::EndMatches) => {
                state.end_matches();
                state.change_other_game(OtherGame::end_match);
            }
            Some(settings::update::Event::ShowLanguage(language)) => {
                state.language = language;
                state.notes.drop(&|note| matches!(note, Note::NoLanguage(_)));
            }
            None => {}
        }
        None
    }
}

impl Message for analysis::Msg {
    fn apply(&self, state: &mut GameState) -> Option<GameAction> {
        match self {
            Self::Worker(Report::Ultimate { moves, best }) => {
                state.update_other_game(&other_games::Msg::Found(moves.clone(), *best));
            }
            Self::Worker(report) => state.take_report(report),
            Self::ShowVariations(is_shown) => state.show_variations(*is_shown),
            Self::PinVariation(moves, number) => state.pin_variation(*moves, *number),
            Self::MoveNow => state.move_now(),
            Self::StopAnalysis(is_stopped) => state.stop_analysis(*is_stopped),
        }
        None
    }
}

impl Message for share::Msg {
    fn apply(&self, state: &mut GameState) -> Option<GameAction> {
        match self {
            Self::MoveShared(revision, result) if *revision == state.shown.revision => {
                state.note_sent(*revision, result);
                state.show_result_of_sharing(result);
            }
            Self::MoveShared(..) => {}
            Self::OpenOtherGame(pasted) => {
                let players = Players::new(pasted.opponent, pasted.play);
                state.update_other_game(&other_games::Msg::Open(pasted.game.clone(), players));
                state.dialog = None;
                state.notify_about_game(pasted.notes.clone());
            }
        }
        None
    }
}

impl Message for learn::Msg {
    fn apply(&self, state: &mut GameState) -> Option<GameAction> {
        match self {
            Self::CloseTopmost => state.close_topmost(),
            Self::OpenDaily(number) => {
                state.change_values(|values| values.linked_day = Some(day_of_puzzle(*number)));
                state.dialog = Some(Dialog::Puzzles);
                state.open_dialog();
            }
            Self::Solved(solved) => state.change_profile(|profile| profile.solved = solved.clone()),
            Self::Learned(learned) => state.change_profile(|profile| profile.learned = *learned),
        }
        None
    }
}

impl Message for progress::Msg {
    fn apply(&self, state: &mut GameState) -> Option<GameAction> {
        match self {
            Self::ScoresChanged(change) => {
                let mut scores = state.scores();
                scores.merge(change);
                state.set_scores(scores);
            }
            Self::ProfileChanged(change) => {
                state.merge_profile(change);
                state.refresh_dialog();
            }
            Self::Follow(saved) => state.follow(saved),
            Self::Achieved(achievements) => state.achieve(*achievements),
            Self::Recorded => {
                state.standing.ends = None;
                state.change_values(|values| values.ended_games.clear());
                // One note after a game is enough.
                if !state.tell_achievements() {
                    state.offer_sounds();
                }
            }
            Self::ScoresOfGamesChanged { from, to } => state.merge_scores_of_games(from, to),
            Self::ResetScore if state.other_game().is_some() => {
                let shown = state.other_game().map(|game| (game.variant(), game.players().opponent));
                state.reset_scores_of_games(&|variant, opponent| shown == Some((variant, opponent)));
            }
            Self::ResetScore => {
                let pairing = state.round.setup.pairing();
                state.reset_scores(&|other| other == pairing);
            }
            Self::ResetAllScores => {
                state.reset_scores(&|_| true);
                state.reset_scores_of_games(&|_, _| true);
            }
            Self::RestoreScores => {
                state.restore_scores_of_games();
                state.restore_score();
            }
            Self::ChangeProgress(change) => state.change_progress(change),
        }
        None
    }
}

impl Message for embed::Msg {
    fn apply(&self, state: &mut GameState) -> Option<GameAction> {
        let Self::Host(request) = self;
        state.apply_request(request);
        None
    }
}

impl Message for DialogMsg {
    fn apply(&self, state: &mut GameState) -> Option<GameAction> {
        state.extras().and_then(|extras| (extras.update)(state, self))
    }
}

impl Message for Outside {
    fn apply(&self, state: &mut GameState) -> Option<GameAction> {
        // A visit that began without the lazy part is complete.
        if state.outside().is_none() {
            state.climb_by_earlier_games();
        }
        state.change_values(|values| values.outside = Some(self.clone()));
        state.refresh_dialog();
        None
    }
}
