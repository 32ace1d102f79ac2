//! Command-line options of the end-to-end tests.

use crate::engine::Engine;

/// Parsed options.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Options {
    pub engine: Engine,
    /// Run every test that the engine supports.
    pub all: bool,
    /// Take pictures of README and manifest instead of running tests.
    pub pictures: bool,
    /// Arguments for libtest.
    pub rest: Vec<String>,
}

impl Options {
    pub fn parse(arguments: impl IntoIterator<Item = String>) -> Result<Self, String> {
        let mut options = Self::default();
        let mut arguments = arguments.into_iter();
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--all" => options.all = true,
                "--engine" => options.engine = arguments.next().unwrap_or_default().parse()?,
                "pictures" if options.rest.is_empty() => options.pictures = true,
                other => match other.strip_prefix("--engine=") {
                    Some(name) => options.engine = name.parse()?,
                    None => options.rest.push(argument),
                },
            }
        }
        Ok(options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Options, String> {
        Options::parse(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn libtest_arguments_are_passed_on() {
        let options = parse("--engine firefox --all --exact looks::fits --test-threads=3").unwrap();
        assert_eq!((options.engine, options.all), (Engine::Firefox, true));
        assert_eq!(options.rest, ["--exact", "looks::fits", "--test-threads=3"]);
        assert_eq!(parse("--engine=webkit").unwrap().engine, Engine::WebKit);
        assert_eq!(parse("").unwrap(), Options::default());
        assert!(parse("pictures").unwrap().pictures);
        assert!(parse("--engine opera").unwrap_err().contains("opera"));
    }
}
