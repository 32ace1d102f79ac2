//! Whether the list of moves is open.

use crate::state::GameState;

impl GameState {
    /// Whether the list of moves is open: the player has opened it, or the review is shown.
    #[must_use]
    pub fn shows_moves(&self) -> bool {
        self.coach().review || self.has_open_moves()
    }

    fn has_open_moves(&self) -> bool {
        self.values().is_some_and(|values| values.has_open_moves)
    }

    /// Notes that the player has opened or closed the list of moves. The review opens it without the player.
    pub(crate) fn show_moves(&mut self, is_open: bool) {
        self.change_values(|values| values.has_open_moves = is_open);
    }
}

#[cfg(test)]
mod tests {
    use crate::game::score::state::Scores;
    use crate::state::{GameState, Preferences, Setup};

    #[test]
    fn review_closes_only_the_list_that_it_has_opened() {
        let mut state = GameState::new(Setup::default(), Preferences::default(), Scores::default(), 1);
        let review = |state: &mut GameState, is_shown| state.coach.review = is_shown;
        review(&mut state, true);
        assert!(state.shows_moves());
        review(&mut state, false);
        assert!(!state.shows_moves(), "the player has not opened it");
        state.show_moves(true);
        review(&mut state, true);
        review(&mut state, false);
        assert!(state.shows_moves(), "the player has opened it");
        // The player closes the list during the review.
        state.coach.review = true;
        state.show_moves(false);
        review(&mut state, false);
        assert!(!state.shows_moves());
    }
}
