//! Tests the computer players on 3×3 in every game that can be played against them.

use std::collections::HashMap;

use coaching::opponents::medium::{self, FavoriteLines};
use coaching::{Computer, Level};
use engine::{Mark, Outcome, Position, Rules, Square, Squares};
use num_rational::Ratio;
use tic_tac_toe::i18n::Texts;
use tic_tac_toe::state::ThinkingTime;
use tic_tac_toe::state::opponent::Opponent;

use crate::known;

/// A set of ways to play, one bit each. Only Medium has more than one: its favorite lines.
type Ways = u64;

/// A computer player with a cache of its choices.
struct Player {
    computer: Computer,
    /// The squares for each way to play.
    choices: HashMap<Position, Vec<Squares>>,
}

impl Player {
    fn new(computer: Computer) -> Self {
        Self { computer, choices: HashMap::new() }
    }

    /// Returns the number of ways to play, all equally likely.
    fn ways(&self) -> usize {
        if self.has_favorite_lines() { FavoriteLines::all(Rules::TIC_TAC_TOE).len() } else { 1 }
    }

    fn has_favorite_lines(&self) -> bool {
        matches!(self.computer, Computer::Level(Level::Medium))
    }

    /// Returns the squares among which the player chooses, for each way to play. Checks that they are legal.
    fn choices(&mut self, position: &Position) -> &[Squares] {
        let (computer, has_favorite_lines) = (self.computer, self.has_favorite_lines());
        self.choices.entry(*position).or_insert_with(|| {
            let choices: Vec<Squares> = if has_favorite_lines {
                let favorites = FavoriteLines::all(Rules::TIC_TAC_TOE).into_iter();
                favorites.map(|favorite| medium::choice_with(position, favorite).squares).collect()
            } else {
                vec![computer.choice(position, 0).squares]
            };
            for squares in &choices {
                assert!(squares.is_subset(position.legal_squares()), "{computer:?} in {position:?}");
                assert_eq!(squares.is_empty(), position.outcome().is_some(), "{computer:?} in {position:?}");
            }
            choices
        })
    }

    /// Counts the games that the player can play with this mark, by their moves: won, drawn, lost.
    fn count_games(&mut self, mark: Mark, position: &Position, ways: Ways, games: &mut [usize; 3]) {
        if let Some(outcome) = position.outcome() {
            games[column(outcome, mark)] += 1;
            return;
        }
        for square in position.legal_squares() {
            let ways_left = if position.turn() == mark { ways & self.ways_to(position, square) } else { ways };
            if ways_left != 0 {
                self.count_games(mark, &position.play(square).unwrap(), ways_left, games);
            }
        }
    }

    /// Returns the ways to play that can choose a square.
    fn ways_to(&mut self, position: &Position, square: Square) -> Ways {
        let choices = self.choices(position).iter().enumerate();
        choices.filter(|(_, squares)| squares.contains(square)).fold(0, |ways, (way, _)| ways | 1 << way)
    }

    /// Returns the expected score against random moves: a win counts 1, a draw ½.
    fn score(&mut self, mark: Mark) -> Ratio<u64> {
        let empty_board = Position::new(Rules::TIC_TAC_TOE);
        let scores = (0..self.ways()).map(|way| self.score_from(mark, &empty_board, way, &mut HashMap::new()));
        scores.sum::<Ratio<u64>>() / self.ways() as u64
    }

    fn score_from(
        &mut self,
        mark: Mark,
        position: &Position,
        way: usize,
        known: &mut HashMap<Position, Ratio<u64>>,
    ) -> Ratio<u64> {
        if let Some(outcome) = position.outcome() {
            return Ratio::new([2, 1, 0][column(outcome, mark)], 2);
        }
        if let Some(score) = known.get(position) {
            return *score;
        }
        let own_turn = position.turn() == mark;
        let squares = if own_turn { self.choices(position)[way] } else { position.legal_squares() };
        let scores = squares.iter().map(|square| self.score_from(mark, &position.play(square).unwrap(), way, known));
        let score = scores.sum::<Ratio<u64>>() / u64::from(squares.len());
        known.insert(*position, score);
        score
    }
}

/// Returns the column of an outcome for the player of a mark: won, drawn, lost.
fn column(outcome: Outcome, mark: Mark) -> usize {
    match outcome.winner() {
        None => 1,
        Some(winner) if winner == mark => 0,
        Some(_) => 2,
    }
}

#[test]
fn numbers_of_games_and_scores_are_known() {
    let mut counted = Vec::new();
    for computer in Computer::ALL {
        let mut player = Player::new(computer);
        for mark in Mark::ALL {
            let mut games = [0; 3];
            let all_ways = Ways::MAX >> (64 - player.ways());
            player.count_games(mark, &Position::new(Rules::TIC_TAC_TOE), all_ways, &mut games);
            let score = player.score(mark).to_string();
            let row = [computer.name().to_owned(), mark.name().to_owned()];
            counted
                .push(row.into_iter().chain(games.map(|games| games.to_string())).chain([score]).collect::<Vec<_>>());
        }
    }
    assert_eq!(counted, known::rows(include_str!("../../../../../tests/known/computer_players.tsv")));
}

#[test]
fn descriptions_say_who_never_loses() {
    let games = known::rows(include_str!("../../../../../tests/known/computer_players.tsv"));
    for computer in Computer::ALL {
        let never_loses = games.iter().filter(|row| row[0] == computer.name()).all(|row| row[4] == "0");
        assert_eq!(computer.can_lose_on_three_by_three(), !never_loses, "{computer:?}");
        if computer == Computer::VERY_HARD {
            // It is not offered on 3×3, and described as on other boards.
            continue;
        }
        let time = ThinkingTime::default();
        let about = Texts::ENGLISH.about_opponent(Opponent::Computer(computer), Rules::TIC_TAC_TOE, time);
        assert_eq!(about.contains("ever loses."), never_loses, "{about}");
    }
}
