//! What was asked for on the command line.

use std::ffi::OsString;
use std::num::NonZeroU16;

use anyhow::{Context, Result, anyhow, bail};
use lexopt::Parser;
use lexopt::prelude::*;

use crate::bench::Bench;
use crate::test::Step;

/// The text of `cargo xtask --help`.
pub const HELP: &str = "\
The project's own commands. Each first installs what it needs.

Usage: cargo xtask <command>

Commands:
  play [--port N]   serve the game on 127.0.0.1, port 8080 or N, and rebuild it on change
  build             build the release into dist/ and print what a first visit transfers
  test [STEP]       run all checks in order of speed, or one of them: style, docs, native,
                    components, build, browser (Chromium), firefox, webkit (which take dist/ as
                    it is)
  bench             measure the replies, and then the page
  bench replies     measure the replies natively and in Chromium, and print one table
  bench page        measure how long a press takes until it is seen, and have Lighthouse judge
                    the release
  bench mnk [--long [--minutes N]]
                    measure the exact solver, beside another one; with --long also prove the
                    games that take long, each in at most 60 minutes or N
  bench ladder      let the computer players play each other on large boards
  fuzz [--minutes N]
                    look for texts and links that stop the program, for 10 minutes or N
  screenshot        take the pictures of the README anew, in light and dark
  snapshots         keep what the tests compare the page with as the page is now
";

/// The port that `play` serves on unless told otherwise.
const DEFAULT_PORT: NonZeroU16 = NonZeroU16::new(8080).unwrap();

/// How many minutes `fuzz` takes unless told otherwise.
const DEFAULT_MINUTES: NonZeroU16 = NonZeroU16::new(10).unwrap();

/// How many minutes `bench mnk --long` takes for a game unless told otherwise.
const DEFAULT_LONG_MINUTES: NonZeroU16 = NonZeroU16::new(60).unwrap();

/// A command line that was understood.
#[derive(Debug, PartialEq, Eq)]
pub enum Arguments {
    /// Print [`HELP`].
    Help,
    /// Serve the game for development.
    Play {
        /// The port on 127.0.0.1.
        port: NonZeroU16,
    },
    /// Build the release.
    Build,
    /// Run checks.
    Test {
        /// Which ones, in the order in which they run.
        steps: Vec<Step>,
    },
    /// Measure.
    Bench {
        /// What is measured, one after the other.
        what: Vec<Bench>,
    },
    /// Look for inputs that stop the program.
    Fuzz {
        /// How long, all targets together.
        minutes: NonZeroU16,
    },
    /// Take the pictures of the README.
    Screenshot,
    /// Keep what the tests compare the page with as the page is now.
    Snapshots,
}

impl Arguments {
    /// Reads a command line whose first word is the program's own name.
    ///
    /// # Errors
    ///
    /// Names the first word that was not understood.
    pub fn parse(words: impl IntoIterator<Item = impl Into<OsString>>) -> Result<Self> {
        let mut parser = Parser::from_iter(words.into_iter().map(Into::into));
        let mut command = None;
        let mut port = None;
        let mut minutes = None;
        let mut step = None;
        let mut bench = None;
        while let Some(argument) = parser.next()? {
            match (argument, command.as_deref()) {
                (Short('h') | Long("help"), _) => return Ok(Self::Help),
                (Long("port"), Some("play")) => port = Some(parse_port(&parser.value()?.string()?)?),
                (Long("long"), Some("bench")) if bench == Some(Bench::Games { long: None }) => {
                    bench = Some(Bench::Games { long: Some(DEFAULT_LONG_MINUTES) });
                }
                (Long("minutes"), Some("bench")) if matches!(bench, Some(Bench::Games { long: Some(_) })) => {
                    bench = Some(Bench::Games { long: Some(parse_minutes(&parser.value()?.string()?)?) });
                }
                (Value(word), Some("bench")) if bench.is_none() => bench = Some(parse_bench(&word.string()?)?),
                (Long("minutes"), Some("fuzz")) => minutes = Some(parse_minutes(&parser.value()?.string()?)?),
                (Value(word), None) => command = Some(word.string()?),
                (Value(word), Some("test")) if step.is_none() => {
                    step = Some(parse_step(&word.string()?)?);
                }
                (argument, _) => return Err(argument.unexpected().into()),
            }
        }
        Ok(match command.as_deref() {
            None | Some("help") => Self::Help,
            Some("play") => Self::Play { port: port.unwrap_or(DEFAULT_PORT) },
            Some("build") => Self::Build,
            Some("test") => Self::Test { steps: step.map_or_else(|| Step::ALL.to_vec(), |step| vec![step]) },
            Some("bench") => Self::Bench { what: bench.map_or_else(|| Bench::USUAL.to_vec(), |bench| vec![bench]) },
            Some("fuzz") => Self::Fuzz { minutes: minutes.unwrap_or(DEFAULT_MINUTES) },
            Some("screenshot") => Self::Screenshot,
            Some("snapshots") => Self::Snapshots,
            Some(other) => {
                bail!("there is no command `{other}`; `cargo xtask --help` lists those there are")
            }
        })
    }
}

fn parse_bench(text: &str) -> Result<Bench> {
    match text {
        "replies" => Ok(Bench::Replies),
        "page" => Ok(Bench::Page),
        "mnk" => Ok(Bench::Games { long: None }),
        "ladder" => Ok(Bench::Ladder),
        _ => bail!("there is no measurement `{text}`; there are replies, page, mnk and ladder"),
    }
}

fn parse_port(text: &str) -> Result<NonZeroU16> {
    text.parse().map_err(|_| anyhow!("`{text}` is no port; a port is a number from 1 to 65535"))
}

fn parse_minutes(text: &str) -> Result<NonZeroU16> {
    text.parse().map_err(|_| anyhow!("`{text}` is no number of minutes; that is a whole number from 1 to 65535"))
}

fn parse_step(text: &str) -> Result<Step> {
    Step::ALL.into_iter().find(|step| step.name() == text).with_context(|| {
        let names = Step::ALL.map(Step::name).join(", ");
        format!("there is no step `{text}`; the steps are {names}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Arguments> {
        Arguments::parse(std::iter::once("xtask").chain(line.split_whitespace()))
    }

    fn port(number: u16) -> NonZeroU16 {
        NonZeroU16::new(number).unwrap()
    }

    #[test]
    fn play_takes_a_port() {
        let play = |number| Arguments::Play { port: port(number) };
        assert_eq!(parse("play").unwrap(), play(8080));
        assert_eq!(parse("play --port 8081").unwrap(), play(8081));
        assert_eq!(parse("play --port=9000").unwrap(), play(9000));
    }

    #[test]
    fn a_port_that_is_none_is_named() {
        for text in ["0", "65536", "http"] {
            let message = parse(&format!("play --port {text}")).unwrap_err().to_string();
            assert!(message.contains(&format!("`{text}` is no port")), "{message}");
        }
    }

    #[test]
    fn fuzz_takes_minutes() {
        let fuzz = |minutes| Arguments::Fuzz { minutes: NonZeroU16::new(minutes).unwrap() };
        assert_eq!(parse("fuzz").unwrap(), fuzz(10));
        assert_eq!(parse("fuzz --minutes 1").unwrap(), fuzz(1));
        for text in ["0", "1.5", "long"] {
            let message = parse(&format!("fuzz --minutes {text}")).unwrap_err().to_string();
            assert!(message.contains(&format!("`{text}` is no number of minutes")), "{message}");
        }
    }

    #[test]
    fn bench_measures_what_is_usual_or_what_is_named() {
        let games = |minutes| Bench::Games { long: NonZeroU16::new(minutes) };
        let lines = [
            ("bench replies", Bench::Replies),
            ("bench page", Bench::Page),
            ("bench mnk", games(0)),
            ("bench mnk --long", games(60)),
            ("bench mnk --long --minutes 5", games(5)),
            ("bench ladder", Bench::Ladder),
        ];
        for (line, what) in lines {
            assert_eq!(parse(line).unwrap(), Arguments::Bench { what: vec![what] }, "{line}");
        }
        assert_eq!(parse("bench").unwrap(), Arguments::Bench { what: Bench::USUAL.to_vec() });
        for line in ["bench chess", "bench --long", "bench mnk --minutes 5", "bench ladder --long", "bench mnk ladder"]
        {
            assert!(parse(line).is_err(), "{line}");
        }
    }

    #[test]
    fn test_runs_every_step_or_the_one_named() {
        let steps = Step::ALL.to_vec();
        assert_eq!(parse("test").unwrap(), Arguments::Test { steps });
        let steps = vec![Step::Components];
        assert_eq!(parse("test components").unwrap(), Arguments::Test { steps });
        let message = parse("test everything").unwrap_err().to_string();
        assert!(message.contains("no step `everything`"), "{message}");
    }

    #[test]
    fn the_help_names_every_step() {
        for step in Step::ALL {
            assert!(HELP.contains(step.name()), "{}", step.name());
        }
    }

    #[test]
    fn nothing_and_a_wish_for_help_both_print_it() {
        for line in ["", "help", "--help", "play --help", "-h"] {
            assert_eq!(parse(line).unwrap(), Arguments::Help, "{line}");
        }
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        for line in ["dance", "build --port 1", "build twice", "test style docs", "play --fast", "play --minutes 1"] {
            assert!(parse(line).is_err(), "{line}");
        }
    }
}
