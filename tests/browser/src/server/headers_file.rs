//! The file `_headers`, with the response headers that [Netlify] and [Cloudflare] send.
//!
//! [Netlify]: https://docs.netlify.com/manage/routing/headers/
//! [Cloudflare]: https://developers.cloudflare.com/pages/configuration/headers/

/// Rules: path patterns with their headers.
pub struct HeadersFile(Vec<(String, Vec<(String, String)>)>);

impl HeadersFile {
    /// Parses lines with a path, each followed by indented headers; `#` begins a comment.
    pub fn parse(text: &str) -> Self {
        let mut rules: Vec<(String, Vec<(String, String)>)> = Vec::new();
        for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
            if line.starts_with(char::is_whitespace) {
                let (name, value) = line.split_once(':').expect("an indented line has the form `Name: value`");
                let (_, headers) = rules.last_mut().expect("a header follows its path");
                headers.push((name.trim().to_owned(), value.trim().to_owned()));
            } else {
                assert!(line.starts_with('/'), "no path: {line}");
                rules.push((line.trim().to_owned(), Vec::new()));
            }
        }
        Self(rules)
    }

    /// Returns the headers of all rules that match a path. Equal names are joined by commas, as documented by
    /// Cloudflare.
    pub fn headers_for(&self, path: &str) -> Vec<(String, String)> {
        let mut headers: Vec<(String, String)> = Vec::new();
        for (name, value) in self.0.iter().filter(|(rule, _)| matches(rule, path)).flat_map(|(_, headers)| headers) {
            match headers.iter_mut().find(|(present, _)| present.eq_ignore_ascii_case(name)) {
                Some((_, present)) => *present = format!("{present}, {value}"),
                None => headers.push((name.clone(), value.clone())),
            }
        }
        headers
    }
}

/// Returns whether a path equals the rule or matches its prefix before an asterisk.
fn matches(rule: &str, path: &str) -> bool {
    rule.strip_suffix('*').map_or(rule == path, |start| path.starts_with(start))
}

#[test]
fn matching_rules_are_joined() {
    let file = HeadersFile::parse("# Comment.\n/*\n  A: 1\n  B: x: y\n\n/a.js\n  a: 2\n");
    let header = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    assert_eq!(file.headers_for("/"), [header("A", "1"), header("B", "x: y")]);
    assert_eq!(file.headers_for("/a.js"), [header("A", "1, 2"), header("B", "x: y")]);
    assert_eq!(file.headers_for("/b/a.js"), file.headers_for("/"));
}
