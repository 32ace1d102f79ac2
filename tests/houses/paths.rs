//! The paths that a source file names.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// A path, resolved as far as needed to tell which part of which crate it leads to.
#[derive(Debug, PartialEq, Eq)]
pub enum Named {
    /// Within this project's library: the segments after `crate`.
    Here(Vec<String>),
    /// In another crate, or beginning with something that the file has named before: all its segments.
    Elsewhere(Vec<String>),
}

/// What a source file names.
#[derive(Debug, Default)]
pub struct Source {
    /// All paths.
    pub named: Vec<Named>,
    /// Whether it hands anything to JavaScript. To take something from there is no export.
    pub exports: bool,
}

/// Where the reading is: the module, and what the paths in this group begin with.
#[derive(Clone, Default)]
struct Place {
    module: Vec<String>,
    /// The part of a `use` declaration before the braces.
    prefix: Vec<String>,
}

impl Source {
    /// Reads a file by its path below `src` and its text.
    pub fn read(path: &str, text: &str) -> Self {
        let tokens: TokenStream = text.parse().unwrap_or_else(|error| panic!("{path} cannot be read: {error}"));
        let mut source = Self::default();
        source.read_tokens(tokens, &Place { module: module_of(path), prefix: Vec::new() });
        source
    }

    fn read_tokens(&mut self, tokens: TokenStream, place: &Place) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut rest = tokens.as_slice();
        let mut after_use = false;
        while let [token, after @ ..] = rest {
            rest = after;
            match token {
                TokenTree::Ident(word) if word == "mod" => {
                    if let [TokenTree::Ident(name), TokenTree::Group(body), after @ ..] = rest {
                        let mut module = place.module.clone();
                        module.push(name.to_string());
                        self.read_tokens(body.stream(), &Place { module, prefix: Vec::new() });
                        rest = after;
                    }
                }
                TokenTree::Ident(word) if word == "use" => {
                    after_use = true;
                    continue;
                }
                TokenTree::Ident(word) => rest = self.read_path(word.to_string(), rest, place, after_use),
                TokenTree::Group(group) => {
                    self.exports |= is_export(group, rest);
                    self.read_tokens(group.stream(), &Place { prefix: Vec::new(), ..place.clone() });
                }
                // Paths may begin with `::`.
                TokenTree::Punct(mark) if mark.as_char() == ':' => continue,
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
            after_use = false;
        }
    }

    /// Reads the path that begins with this word and returns what comes after it.
    fn read_path<'a>(
        &mut self,
        first: String,
        mut rest: &'a [TokenTree],
        place: &Place,
        after_use: bool,
    ) -> &'a [TokenTree] {
        let mut segments = place.prefix.clone();
        segments.push(first);
        while let [TokenTree::Punct(one), TokenTree::Punct(two), next, after @ ..] = rest {
            if (one.as_char(), two.as_char()) != (':', ':') {
                break;
            }
            match next {
                TokenTree::Ident(word) => segments.push(word.to_string()),
                TokenTree::Group(group) => {
                    self.read_tokens(group.stream(), &Place { prefix: segments, ..place.clone() });
                    return after;
                }
                // A `*`, or the `<` of arguments: the path leads where it has led so far.
                TokenTree::Punct(_) | TokenTree::Literal(_) => break,
            }
            rest = after;
        }
        // A word alone may be anything, such as a variable.
        let goes_on = matches!(rest, [TokenTree::Punct(one), TokenTree::Punct(two), ..]
            if (one.as_char(), two.as_char()) == (':', ':'));
        if segments.len() > 1 || after_use || goes_on {
            self.named.extend(resolve(segments, &place.module));
        }
        rest
    }
}

/// The module of a file. Each program in `bin` is a crate of its own.
fn module_of(path: &str) -> Vec<String> {
    let path = path.trim_end_matches(".rs").trim_end_matches("/mod");
    path.split('/').filter(|_| !path.starts_with("bin/")).map(str::to_owned).collect()
}

/// Where a path leads that is named in this module.
fn resolve(segments: Vec<String>, module: &[String]) -> Option<Named> {
    let mut module = module.to_vec();
    let mut steps = segments.iter().peekable();
    match segments.first()?.as_str() {
        "crate" | "tic_tac_toe" => {
            steps.next();
            module.clear();
        }
        "self" | "super" => {
            while let Some(step) = steps.next_if(|step| ["self", "super"].contains(&step.as_str())) {
                if step == "super" {
                    module.pop();
                }
            }
        }
        _ => return Some(Named::Elsewhere(segments)),
    }
    module.extend(steps.cloned());
    Some(Named::Here(module))
}

/// Whether this is the group of an attribute `#[wasm_bindgen]` on anything but a block of things to take from JavaScript.
fn is_export(attribute: &Group, rest: &[TokenTree]) -> bool {
    let names_it = attribute
        .stream()
        .into_iter()
        .take_while(|token| !matches!(token, TokenTree::Group(_)))
        .any(|token| matches!(token, TokenTree::Ident(word) if word == "wasm_bindgen"));
    let takes = matches!(
        rest,
        [TokenTree::Ident(word), TokenTree::Literal(_), TokenTree::Group(block), ..]
            if word == "extern" && block.delimiter() == Delimiter::Brace
    );
    attribute.delimiter() == Delimiter::Bracket && names_it && !takes
}
