//! Paths in Rust source files.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// A path, resolved far enough to tell its crate and layer.
#[derive(Debug, PartialEq, Eq)]
pub enum Named {
    /// A path in this project's library: the segments after `crate`.
    Internal(Vec<String>),
    /// A path in another crate or relative to an imported name: all its segments.
    External(Vec<String>),
}

/// The paths in a source file.
#[derive(Debug, Default)]
pub struct Source {
    pub named: Vec<Named>,
    /// The names of called macros.
    pub macros: Vec<String>,
    /// Whether the file exports to JavaScript. Imports from JavaScript do not count.
    pub exports: bool,
}

/// The enclosing module and the prefix of the paths in a group.
#[derive(Clone, Default)]
struct Context {
    module: Vec<String>,
    /// The part of a `use` declaration before the braces.
    prefix: Vec<String>,
}

impl Source {
    /// Parses a file. `path` is relative to `src`.
    pub fn read(path: &str, text: &str) -> Self {
        let tokens: TokenStream = text.parse().unwrap_or_else(|error| panic!("{path} cannot be read: {error}"));
        let mut source = Self::default();
        source.read_tokens(tokens, &Context { module: module_of(path), prefix: Vec::new() });
        source
    }

    fn read_tokens(&mut self, tokens: TokenStream, context: &Context) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut rest = tokens.as_slice();
        let mut after_use = false;
        while let [token, after @ ..] = rest {
            rest = after;
            match token {
                TokenTree::Ident(word) if word == "mod" => {
                    if let [TokenTree::Ident(name), TokenTree::Group(body), after @ ..] = rest {
                        let mut module = context.module.clone();
                        module.push(name.to_string());
                        self.read_tokens(body.stream(), &Context { module, prefix: Vec::new() });
                        rest = after;
                    }
                }
                TokenTree::Ident(word) if word == "use" => {
                    after_use = true;
                    continue;
                }
                TokenTree::Ident(word) => rest = self.read_path(word.to_string(), rest, context, after_use),
                TokenTree::Group(group) => {
                    self.exports |= is_export(group, rest);
                    self.read_tokens(group.stream(), &Context { prefix: Vec::new(), ..context.clone() });
                }
                // Paths may begin with `::`.
                TokenTree::Punct(mark) if mark.as_char() == ':' => continue,
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
            after_use = false;
        }
    }

    /// Reads the path that begins with `first` and returns the tokens after it.
    fn read_path<'a>(
        &mut self,
        first: String,
        mut rest: &'a [TokenTree],
        context: &Context,
        after_use: bool,
    ) -> &'a [TokenTree] {
        let mut segments = context.prefix.clone();
        segments.push(first);
        while let [TokenTree::Punct(one), TokenTree::Punct(two), next, after @ ..] = rest {
            if (one.as_char(), two.as_char()) != (':', ':') {
                break;
            }
            match next {
                TokenTree::Ident(word) => segments.push(word.to_string()),
                TokenTree::Group(group) => {
                    self.read_tokens(group.stream(), &Context { prefix: segments, ..context.clone() });
                    return after;
                }
                // A `*`, or the `<` of generic arguments, ends the path.
                TokenTree::Punct(_) | TokenTree::Literal(_) => break,
            }
            rest = after;
        }
        if let ([TokenTree::Punct(mark), TokenTree::Group(_), ..], Some(name)) = (rest, segments.last())
            && mark.as_char() == '!'
        {
            self.macros.push(name.clone());
        }
        // A single word may be anything, such as a variable.
        let continues = matches!(rest, [TokenTree::Punct(one), TokenTree::Punct(two), ..]
            if (one.as_char(), two.as_char()) == (':', ':'));
        if segments.len() > 1 || after_use || continues {
            self.named.extend(resolve(segments, &context.module));
        }
        rest
    }
}

/// Returns the module of a file. Each program in `bin` is a crate of its own.
fn module_of(path: &str) -> Vec<String> {
    let path = path.trim_end_matches(".rs").trim_end_matches("/mod");
    path.split('/').filter(|_| !path.starts_with("bin/")).map(str::to_owned).collect()
}

/// Resolves a path relative to a module.
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
        _ => return Some(Named::External(segments)),
    }
    module.extend(steps.cloned());
    Some(Named::Internal(module))
}

/// Returns whether an attribute is `#[wasm_bindgen]` on anything but an `extern` block or a function in one, which only
/// import.
fn is_export(attribute: &Group, rest: &[TokenTree]) -> bool {
    let is_wasm_bindgen = attribute
        .stream()
        .into_iter()
        .take_while(|token| !matches!(token, TokenTree::Group(_)))
        .any(|token| matches!(token, TokenTree::Ident(word) if word == "wasm_bindgen"));
    let is_extern_block = matches!(
        rest,
        [TokenTree::Ident(word), TokenTree::Literal(_), TokenTree::Group(block), ..]
            if word == "extern" && block.delimiter() == Delimiter::Brace
    );
    attribute.delimiter() == Delimiter::Bracket && is_wasm_bindgen && !is_extern_block && !is_bodiless_function(rest)
}

/// Returns whether the next item is a function without a body. Only `extern` blocks and traits have them.
fn is_bodiless_function(tokens: &[TokenTree]) -> bool {
    let is_end = |token: &TokenTree| match token {
        TokenTree::Punct(mark) => mark.as_char() == ';',
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        _ => false,
    };
    let end = tokens.iter().position(is_end).unwrap_or(tokens.len());
    let (item, rest) = tokens.split_at(end);
    let is_function = item.iter().any(|token| matches!(token, TokenTree::Ident(word) if word == "fn"));
    is_function && matches!(rest, [TokenTree::Punct(_), ..])
}
