//! Texts about opponents that a first visit does not show.

use crate::i18n::{Texts, choice};
use crate::state::ThinkingTime;
use crate::state::opponent::Opponent;
use coaching::{Computer, Level};
use engine::{Objective, Rules, tablebase};

/// A computer player that is known by its strategy, or the level that a computer player is.
enum Kind {
    Level(Level),
    Strategy(choice::Strategy),
}

impl From<Computer> for Kind {
    fn from(computer: Computer) -> Self {
        match computer {
            Computer::Level(level) => Self::Level(level),
            Computer::Random => Self::Strategy(choice::Strategy::Random),
            Computer::Trapper => Self::Strategy(choice::Strategy::Trapper),
            Computer::Strategist => Self::Strategy(choice::Strategy::Strategist),
        }
    }
}

impl Texts {
    /// The name of an opponent on these boards.
    pub fn opponent_name_on(self, rules: Rules, opponent: Opponent) -> &'static str {
        match opponent {
            Opponent::Computer(Computer::Level(level)) => self.level_name_on(rules, level),
            other => self.opponent_name(other),
        }
    }

    /// The name of a level under these rules. The strongest one is unbeatable only where that is proven.
    pub fn level_name_on(self, rules: Rules, level: Level) -> &'static str {
        match level {
            Level::Unbeatable if !tablebase::is_drawn(rules) => self.strongest_level(),
            level => self.level_name(level),
        }
    }

    /// The name of an opponent on all boards.
    pub fn opponent_name(self, opponent: Opponent) -> &'static str {
        match opponent {
            Opponent::Friend => self.friend(),
            Opponent::Remote => self.by_link(),
            Opponent::Computer(computer) => self.computer_name(computer),
        }
    }

    /// The name of a computer player.
    pub fn computer_name(self, computer: Computer) -> &'static str {
        match computer.into() {
            Kind::Level(level) => self.level_name(level),
            Kind::Strategy(strategy) => self.strategy_name(strategy),
        }
    }

    /// The description of an opponent under these rules. `time` is the longest time for a move of a player that analyzes.
    pub fn about_opponent(self, opponent: Opponent, rules: Rules, time: ThinkingTime) -> String {
        match opponent {
            Opponent::Friend => self.about_friend().to_owned(),
            Opponent::Remote => self.about_link().to_owned(),
            Opponent::Computer(computer) if rules == Rules::TIC_TAC_TOE => self.about_computer(computer).to_owned(),
            Opponent::Computer(computer) if computer.analyzes() => self.about_strongest(computer, rules, time),
            Opponent::Computer(computer) => match rules.objective() {
                Objective::Normal => self.about_on_other_boards(computer).to_owned(),
                Objective::Misere => self.about_in_misere(computer),
            },
        }
    }

    /// What a computer player does on normal 3×3.
    fn about_computer(self, computer: Computer) -> &'static str {
        match computer.into() {
            Kind::Level(level) => self.about_level(level),
            Kind::Strategy(strategy) => self.about_strategy(strategy),
        }
    }

    /// What a player that analyzes does on other boards. It thinks only where the tablebase knows nothing.
    fn about_strongest(self, computer: Computer, rules: Rules, time: ThinkingTime) -> String {
        match computer {
            _ if tablebase::is_drawn(rules) => self.about_computer(computer).to_owned(),
            _ if tablebase::covers(rules) => self.about_solved().to_owned(),
            _ => self.about_analysis(&self.thinking_seconds(time)),
        }
    }

    fn about_on_other_boards(self, computer: Computer) -> &'static str {
        let style = match computer {
            Computer::Level(Level::Easy) => choice::Style::Easy,
            Computer::Level(Level::Medium) => choice::Style::Medium,
            Computer::Level(Level::Hard) => choice::Style::Hard,
            Computer::Trapper => choice::Style::Trapper,
            Computer::Strategist => choice::Style::Strategist,
            other => return self.about_computer(other),
        };
        self.about_style(style)
    }

    fn about_in_misere(self, computer: Computer) -> String {
        let style = match computer {
            Computer::Level(Level::Easy) => choice::MisereStyle::Easy,
            Computer::Level(Level::Medium) => choice::MisereStyle::Medium,
            Computer::Level(Level::Hard) => choice::MisereStyle::Hard,
            Computer::Trapper => return self.plays_like(self.level_name(Level::Medium)),
            Computer::Strategist => return self.plays_like(self.level_name(Level::Hard)),
            other => return self.about_computer(other).to_owned(),
        };
        self.about_style_in_misere(style).to_owned()
    }

    /// The button that chooses a computer player.
    pub fn play_against(self, rules: Rules, computer: Computer) -> String {
        match computer.into() {
            Kind::Level(level) => self.play_at_level(self.level_name_on(rules, level)),
            Kind::Strategy(strategy) => self.play_against_strategy(self.strategy_name(strategy)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn description_tells_computer_players_apart_or_says_whom_one_equals() {
        let texts = Texts::ENGLISH;
        for (columns, rows, line, objective) in [
            (3, 3, 3, Objective::Normal),
            (3, 3, 3, Objective::Misere),
            (3, 3, 2, Objective::Normal),
            (5, 5, 4, Objective::Normal),
            (5, 5, 4, Objective::Misere),
            (15, 15, 5, Objective::Normal),
        ] {
            let rules = Rules::new(columns, rows, line, objective).unwrap();
            let levels = Level::all_under(rules).iter().copied().map(Computer::Level);
            let about = |computer| texts.about_opponent(Opponent::Computer(computer), rules, ThinkingTime::default());
            let all: Vec<String> = levels.chain(Computer::STRATEGIES).map(about).collect();
            for (index, description) in all.iter().enumerate() {
                let is_new = !all.iter().take(index).any(|other| other == description);
                assert!(is_new || description.starts_with("Plays like "), "{rules} {objective:?}: {description}");
            }
        }
    }
}
