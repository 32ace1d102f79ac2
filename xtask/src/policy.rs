//! The content security policy of the game's pages: what a browser lets them do, and nothing else.
//!
//! It stands in every page, for hosts that can send no headers, in `_headers`, and in the configuration for nginx.

/// The directives that a page can carry itself.
pub const IN_THE_PAGE: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'self'; base-uri 'none'; \
    form-action 'none'; require-trusted-types-for 'script'; trusted-types tic-tac-toe thinker";

/// The policy as a header. It says as well, what a page cannot say of itself, that any site may frame the game.
pub fn header() -> String {
    format!("{IN_THE_PAGE}; frame-ancestors *")
}

/// A page with the policy first in its head, before anything that it is about.
pub fn put_into(html: &str) -> String {
    let meta = format!("<meta http-equiv=Content-Security-Policy content=\"{IN_THE_PAGE}\">");
    let lower = html.to_ascii_lowercase();
    // The tag may be left out; then the head begins after that of the page, or after its type.
    let start = ["<head", "<html", "<!doctype"].into_iter().find_map(|tag| {
        let start = lower.match_indices(tag).map(|(start, _)| start).find(|start| {
            lower.as_bytes().get(start + tag.len()).is_some_and(|next| *next == b'>' || next.is_ascii_whitespace())
        })?;
        Some(start + lower.get(start..)?.find('>')? + 1)
    });
    let (before, after) = html.split_at_checked(start.unwrap_or(0)).unwrap_or(("", html));
    format!("{before}{meta}{after}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_comes_first_in_the_head() {
        for (before, after) in [
            ("<!doctype html><html lang=en>", "<meta charset=utf-8><header>x</header>"),
            ("<!doctype html>\n<html>\n<head>", "<title>x</title></head>"),
            ("<!DOCTYPE HTML>", "<title>x</title>"),
            ("", "<title>x</title>"),
        ] {
            let page = put_into(&format!("{before}{after}"));
            assert!(page.starts_with(&format!("{before}<meta http-equiv=Content-Security-Policy")), "{page}");
            assert!(page.ends_with(after), "{page}");
        }
    }

    #[test]
    fn the_recipe_for_nginx_sends_the_same_policy() {
        let recipe = include_str!("../../hosting/nginx.conf");
        assert!(recipe.contains(&format!("\"{}\"", header())), "hosting/nginx.conf has another policy");
    }
}
