//! Texts of the review of a game.

use super::hint::ends;
use crate::i18n::{Texts, choice};
use crate::learn::coach::value_kind::ValueKind;
use crate::state::Setup;
use crate::state::game::setup::Player;
use coaching::coach::{Hint, MoveQuality, MoveReview, Oversight, Reason, Review};
use engine::{Evaluation, Mark, Outcome, Position, Wdl};

/// Returns the side of a move if the only player at this screen made it.
fn you(setup: Setup, mark: Mark) -> Option<Mark> {
    (setup.player(mark) == Player::You).then_some(mark)
}

impl Texts {
    /// The quality of a move, if it is known.
    #[must_use]
    pub fn quality(self, quality: MoveQuality) -> Option<&'static str> {
        match quality {
            MoveQuality::Best => Some(self.best()),
            MoveQuality::Good => Some(self.good()),
            MoveQuality::Mistake { .. } => Some(self.mistake()),
            MoveQuality::Lost => Some(self.already_lost()),
            MoveQuality::Unclear => None,
        }
    }

    /// The review of a move in this position of a game with these players. `is_decisive` if the move lost the game.
    #[must_use]
    pub fn move_review(self, reviewed: &MoveReview, position: &Position, setup: Setup, is_decisive: bool) -> String {
        if let Some(why) = self.why_mistake(reviewed, you(setup, reviewed.mark)) {
            let says_more = |better: &&Hint| {
                let reason = better.reason.as_ref();
                reason.is_some_and(|reason| reason.rule().is_some() || matches!(reason, Reason::Threat { .. }))
            };
            let sentence = |why: &str| self.mistake_of(reviewed, setup, is_decisive, why);
            return match (reviewed.better.as_ref().filter(says_more), reviewed.oversight, reviewed.before.wdl()) {
                (Some(better), None, Some(result)) => {
                    let reason = self.best_reason(better, position.turn());
                    sentence(&self.would_have_because(&better.square.name(), result, &reason))
                }
                // The first sentence names the other squares.
                (Some(better), Some(oversight), _) if better.square != oversight.at() => {
                    self.two_sentences(&sentence(&why), &self.best_move(better, position))
                }
                _ => sentence(&why),
            };
        }
        let quality = reviewed.quality();
        let text = match quality {
            MoveQuality::Good => self.good_but(),
            _ => self.quality(quality).unwrap_or_else(|| self.value_kind(ValueKind::of(reviewed.after))),
        };
        let sentence = self.move_with(reviewed, text);
        match &reviewed.better {
            // The first sentence says that every move loses.
            Some(better) if quality == MoveQuality::Lost => {
                self.better(&sentence, &better.square.name(), &self.reason_alone(better, reviewed.mark))
            }
            Some(better) => self.better(&sentence, &better.square.name(), &self.best_reason(better, reviewed.mark)),
            None => sentence,
        }
    }

    /// The better move in place of a mistake in this position, or the mistake if it has none.
    #[must_use]
    pub fn move_instead(self, mistake: &MoveReview, position: &Position, setup: Setup) -> String {
        let (Some(better), Some(result)) = (&mistake.better, mistake.before.wdl()) else {
            return self.move_review(mistake, position, setup, false);
        };
        let square = better.square.name();
        match &better.reason {
            Some(reason) => self.would_have_because(&square, result, &self.reason(reason, mistake.mark)),
            None => self.would_have(&square, result),
        }
    }

    /// Returns why a move is a mistake, or `None` for other moves: the overlooked threat, the better move, or the forced win
    /// of the other side. `you` is the side of the only player at this screen, if the sentence is for that player.
    fn why_mistake(self, reviewed: &MoveReview, you: Option<Mark>) -> Option<String> {
        if !reviewed.is_mistake() {
            return None;
        }
        let (mark, name) = ((!reviewed.mark).letter(), reviewed.mark.letter());
        let player = if you == Some(reviewed.mark) { choice::Player::You } else { choice::Player::Other };
        Some(match (reviewed.oversight, &reviewed.better, reviewed.before.wdl()) {
            (Some(Oversight::Win { at }), ..) => self.missed_line(&at.name()),
            (Some(Oversight::Line { row: Some(row), .. } | Oversight::Fork { row: Some(row), .. }), ..)
                if row.squares().len() > 2 =>
            {
                self.unstopped_row(mark, row.squares().len(), &ends(row), player, name)
            }
            (Some(Oversight::Line { at, .. }), ..) => self.unstopped_square(mark, &at.name(), player, name),
            (Some(Oversight::Fork { at, .. }), ..) => self.unstopped_fork(mark, &at.name(), player, name),
            (Some(Oversight::OwnLine { at }), ..) => self.completed_row(player, name, &at.name()),
            (None, Some(better), Some(result)) => self.would_have(&better.square.name(), result),
            (None, None, None) if reviewed.likely_better.is_some() => {
                let square = reviewed.likely_better?;
                let percent =
                    |value: Evaluation| value.chance().map_or_else(String::new, |chance| self.percent(chance));
                self.better_chances(&square.name(), &percent(reviewed.before), &percent(reviewed.after))
            }
            (None, ..) if reviewed.after.wdl() == Some(Wdl::Loss) => self.let_win(mark),
            (None, ..) => return None,
        })
    }

    /// Whose move was a mistake, and why.
    fn mistake_of(self, mistake: &MoveReview, setup: Setup, is_decisive: bool, why: &str) -> String {
        let (player, name, square) = (setup.player(mistake.mark), mistake.mark.letter(), mistake.square.name());
        match is_decisive {
            true => self.lost_the_game(player, name, &square, why),
            false => self.was_mistake(player, name, &square, why),
        }
    }

    /// A move of a refutation that is played out.
    #[must_use]
    pub fn replayed_move(self, reviewed: &MoveReview, reason: Option<&Reason>) -> String {
        let text = match (reason, ValueKind::of(reviewed.after)) {
            (Some(reason), _) => self.reason(reason, reviewed.mark),
            (None, ValueKind::Result(Wdl::Draw)) => self.leads_to_draw().to_owned(),
            (None, value) => self.value_kind(value).to_owned(),
        };
        self.move_with(reviewed, &text)
    }

    /// The move with which the player lost the game.
    #[must_use]
    pub fn decisive_mistake(self, mistake: &MoveReview) -> String {
        let square = mistake.square.name();
        if mistake.oversight.is_some()
            && let Some(why) = self.why_mistake(mistake, Some(mistake.mark))
        {
            return why;
        }
        match (&mistake.better, mistake.before.wdl()) {
            (Some(better), Some(Wdl::Win)) => self.lost_at_would_win(&square, &better.square.name()),
            (Some(better), _) => self.lost_at_would_draw(&square, &better.square.name()),
            (None, _) => self.lost_at(&square),
        }
    }

    /// The move of a drawn game that gave a win away.
    #[must_use]
    pub fn missed_chance(self, mistake: &MoveReview) -> String {
        let square = mistake.square.name();
        match &mistake.better {
            Some(better) => self.missed_win_with(&square, &better.square.name()),
            None => self.missed_win(&square),
        }
    }

    /// The result of the review of a game with these players.
    #[must_use]
    pub fn summary(self, review: &Review, setup: Setup) -> String {
        if review.moves.is_empty() {
            return self.no_moves().to_owned();
        }
        if let Some(Outcome::Won { by, .. }) = review.outcome {
            let lost_by = review.lost_by();
            let last = || review.moves.iter().rfind(|reviewed| reviewed.mark != by && reviewed.is_mistake());
            let mistake = lost_by
                .or_else(last)
                .and_then(|mistake| Some((mistake, self.why_mistake(mistake, you(setup, mistake.mark))?)));
            if let Some((mistake, why)) = mistake {
                return self.mistake_of(mistake, setup, lost_by.is_some(), &why);
            }
        }
        let unclear = review.unclear();
        match (review.mistakes(), review.outcome) {
            (0, _) if unclear > 0 => match review.won_from() {
                Some(from) => {
                    let winner = if from.after.wdl() == Some(Wdl::Win) { from.mark } else { !from.mark };
                    let turn = self.won_from(from.number, winner.letter());
                    self.two_sentences(&self.sentence(self.no_mistake_found()), &turn)
                }
                None => self.no_mistake_found().to_owned(),
            },
            (0, Some(_)) => self.no_mistakes().to_owned(),
            (0, None) => self.no_mistakes_so_far().to_owned(),
            (mistakes, Some(_)) => self.harmless_mistakes(mistakes),
            (mistakes, None) => self.mistakes_so_far(mistakes),
        }
    }

    /// A move with its quality or reason.
    fn move_with(self, reviewed: &MoveReview, text: &str) -> String {
        self.move_with_text(reviewed.mark.letter(), &reviewed.square.name(), text)
    }
}
