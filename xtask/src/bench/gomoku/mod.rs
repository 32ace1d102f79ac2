//! `cargo xtask bench gomoku A B`: a match of two players of gomoku, with Elo and a sequential test.
//!
//! A change of the search is accepted if it wins such a match against its parent. Matches by nodes do not depend on the
//! load of the machine; matches by time do.

mod builds;
mod statistics;

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};
use clap::Args;
use xtask::project;

use self::statistics::{Decision, PairScores, Sprt};
use crate::tools;

/// Options of a match.
#[derive(Args, Clone, Debug)]
pub struct Options {
    /// The player to judge: a git revision, the folder of a checkout, or a program with the Gomocup protocol
    first: String,
    /// Its opponent
    second: String,
    /// Nodes for a move; a program must know `INFO max_node`
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Milliseconds for a move, instead of nodes
    #[arg(long, conflicts_with = "nodes", value_parser = clap::value_parser!(u64).range(1..))]
    milliseconds: Option<u64>,
    /// The largest number of games; each opening is played with both colors
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(2..))]
    games: u32,
    /// Games at the same time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    threads: u32,
    /// Chooses the openings after those of Gomocup
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The Elo of hypothesis 0 of the sequential test
    #[arg(long, default_value_t = 0.0, allow_negative_numbers = true)]
    elo0: f64,
    /// The Elo of hypothesis 1; the match ends when one of them is accepted
    #[arg(long, default_value_t = 10.0, allow_negative_numbers = true)]
    elo1: f64,
}

/// Plays the match, prints the score after each pair of games, and saves the games in `target/gomoku/`.
pub fn bench(options: &Options) -> Result<()> {
    let sprt = Sprt::new(options.elo0, options.elo1)?;
    let sh = tools::provide(&[])?;
    let folder = project::target()?.join("gomoku");
    fs::create_dir_all(&folder)?;
    let [first, second] = [&options.first, &options.second].map(|player| builds::program(&sh, player, &folder));
    let mut games = start(options, &first?, &second?)?;
    let output = games.stdout.take().context("the match has no output")?;
    let path = folder.join(file_name(options));
    let mut file = fs::File::create(&path)?;
    writeln!(file, "pair\tpoints moving first ×2\tpoints moving second ×2\tgame\tgame\tslowest ms\tslowest ms")?;
    let mut scores = PairScores::default();
    let mut decision = Decision::Open;
    for line in BufReader::new(output).lines() {
        let line = line?;
        let [_, points, reversed] = numbers(&line).with_context(|| format!("unexpected line of the match: {line}"))?;
        writeln!(file, "{line}")?;
        scores.add(points + reversed)?;
        decision = sprt.decision(&scores);
        println!("{}", sprt.describe(&scores));
        if decision != Decision::Open {
            break;
        }
    }
    // The match ends when its output is closed.
    let status = games.wait()?;
    if !status.success() && decision == Decision::Open {
        bail!("the match has failed");
    }
    println!("{} against {}: {decision}\n{}", options.first, options.second, path.display());
    writeln!(file, "{}\t{decision}", sprt.describe(&scores))?;
    Ok(())
}

/// Starts the games.
fn start(options: &Options, first: &Path, second: &Path) -> Result<Child> {
    let limit = match options.milliseconds {
        Some(milliseconds) => format!("milliseconds={milliseconds}"),
        None => format!("nodes={}", options.nodes),
    };
    let mut command = Command::new("cargo");
    command.args([
        "bench",
        "--quiet",
        "--locked",
        "--package",
        "engine",
        "--profile",
        "native",
        "--bench",
        "gomoku",
        "--",
    ]);
    command.args([first, second]).arg(limit);
    command.arg(format!("pairs={}", options.games / 2)).arg(format!("threads={}", options.threads));
    command.arg(format!("seed={}", options.seed)).stdout(Stdio::piped());
    command.spawn().context("the games cannot be started")
}

/// The file of the games of a match: players and limit.
fn file_name(options: &Options) -> String {
    let name = |player: &str| player.rsplit(['/', '\\']).next().unwrap_or(player).replace(['^', '~', ':'], "_");
    let limit = options.milliseconds.map_or(format!("{}", options.nodes), |milliseconds| format!("{milliseconds}ms"));
    format!("{}-{}-{limit}.tsv", name(&options.first), name(&options.second))
}

/// Returns the first three numbers of a line.
fn numbers(line: &str) -> Option<[usize; 3]> {
    let mut numbers = line.split('\t').map(|number| number.parse().ok());
    Some([numbers.next()??, numbers.next()??, numbers.next()??])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_of_a_pair_has_its_number_and_points() {
        assert_eq!(numbers("12\t2\t1\th8i9\th8g7\t10\t20"), Some([12, 2, 1]));
        for line in ["", "12\t2", "error\t2\t1", "1\t-1\t0"] {
            assert_eq!(numbers(line), None, "{line}");
        }
    }
}
