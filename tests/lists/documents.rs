//! The lists in documents: keys of the address, computer players, and the number of languages.

use coaching::{Computer, Level};
use engine::Rules;
use tic_tac_toe::i18n::Texts;
use tic_tac_toe::share::address::key::InAddress;
use tic_tac_toe::share::address::keys::KEYS;
use tic_tac_toe::state::language::LANGUAGES;
use tic_tac_toe::state::opponent::Opponent;

use crate::List;
use crate::keys::with_names;

const PLAYING: &str = "docs/playing.md";
const FIGURES: &str = "docs/boards-and-figures.md";

/// The games of every player on 3×3.
const GAMES: &str = include_str!("../known/computer_players.tsv");

pub fn lists() -> Vec<List> {
    let keys = "| key | values |\n|---|---|\n";
    let levels = "| level | on 3 × 3 | lost games |\n|---|---|---|\n";
    let strategies = "| player | on 3 × 3 |\n|---|---|\n";
    let games = "| opponent | as X: won / drawn / lost | as O: won / drawn / lost | lost |\n|---|---|---|---|\n";
    vec![
        List::new("docs/address.md", keys, "\n\n", rows_of_keys()),
        List::new(PLAYING, levels, "\n\n", Level::ON_SMALL_BOARDS.map(row_of_level).join("\n")),
        List::new(PLAYING, strategies, "\n\n", Computer::STRATEGIES.map(row_of_strategy).join("\n")),
        List::new(FIGURES, games, "\n\n", rows_of_figures().join("\n")),
        List::new("README.md", "screen reader, in ", " languages", LANGUAGES.len().to_string()),
    ]
}

fn rows_of_keys() -> String {
    let row = |(name, sign, values): (&str, &str, &str)| format!("| `{sign}{name}` | {} |", with_names(values, name));
    let keys = KEYS.iter().filter_map(|key| match key.address {
        InAddress::Query(values) => Some((key.name, "", values)),
        InAddress::Fragment(values) => Some((key.name, "#", values)),
        InAddress::Nowhere => None,
    });
    keys.map(row).collect::<Vec<String>>().join("\n")
}

fn row_of_level(level: Level) -> String {
    let texts = Texts::ENGLISH;
    let figures = Figures::of(Computer::Level(level));
    format!("| {} | {} | {} |", texts.level_name(level), texts.about_level(level), figures.lost_share("none"))
}

fn row_of_strategy(player: Computer) -> String {
    let about = Texts::ENGLISH.about_opponent(Opponent::Computer(player), Rules::TIC_TAC_TOE, Default::default());
    format!("| {} | {about} |", Texts::ENGLISH.computer_name(player))
}

/// The games of a player as X and as O.
#[derive(PartialEq, Eq)]
struct Figures {
    /// Won, drawn and lost games.
    games: [[u32; 3]; 2],
}

impl Figures {
    fn of(player: Computer) -> Self {
        let mut rows = GAMES.lines().map(|line| line.split('\t').collect::<Vec<&str>>());
        let sides = ["x", "o"].map(|mark| rows.find(|row| row[..2.min(row.len())] == [player.name(), mark]).unwrap());
        Self { games: sides.map(|row| [2, 3, 4].map(|column| row[column].parse().unwrap())) }
    }

    /// Returns the share of lost games in percent.
    fn lost_share(&self, none: &str) -> String {
        let [x, o] = self.games;
        let (lost, all) = (x[2] + o[2], x.iter().chain(&o).sum::<u32>());
        if lost == 0 { none.to_owned() } else { format!("{:.0} %", f64::from(lost) * 100.0 / f64::from(all)) }
    }
}

/// Returns a row for the players with the same figures, those that lose most first.
fn rows_of_figures() -> Vec<String> {
    let offered = Computer::ALL.into_iter().filter(|player| *player != Computer::VERY_HARD);
    let mut groups: Vec<(Figures, Vec<&str>)> = Vec::new();
    for player in offered {
        let (figures, name) = (Figures::of(player), Texts::ENGLISH.computer_name(player));
        match groups.iter_mut().find(|(other, _)| *other == figures) {
            Some((_, names)) => names.push(name),
            None => groups.push((figures, vec![name])),
        }
    }
    groups.iter().map(|(figures, names)| row_of_figures(figures, &names.join(", "))).collect()
}

fn row_of_figures(figures: &Figures, names: &str) -> String {
    let [x, o] = figures.games.map(|[won, drawn, lost]| {
        let lost = if lost == 0 { "**0**".to_owned() } else { grouped(lost) };
        format!("{} / {} / {lost}", grouped(won), grouped(drawn))
    });
    format!("| {names} | {x} | {o} | {} |", figures.lost_share("**0**"))
}

/// Returns a number with commas between thousands.
fn grouped(number: u32) -> String {
    let thousands = number / 1_000;
    if thousands == 0 { number.to_string() } else { format!("{thousands},{:03}", number % 1_000) }
}
