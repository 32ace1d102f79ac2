//! The attribute `#[browser_test]`.

use proc_macro::{Delimiter, Group, Punct, Spacing, TokenStream, TokenTree};

/// Registers a function as a browser test.
///
/// The parameter of an asynchronous function is what the test works with: a `browser_tests::harness::Fixture`. The function
/// returns nothing, and `?` ends it with an error of the driver. Other functions have no parameter. The arguments are builder
/// methods of `browser_tests::BrowserTest`, separated by commas:
///
/// ```text
/// #[browser_test]                                    // in Chromium; with `--all` in every engine
/// async fn page_has_a_title(page: Page) { … }
///
/// #[browser_test(every_engine, not_in(WebKit, "it has no fullscreen mode"))]
/// ```
#[proc_macro_attribute]
pub fn browser_test(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let is_async = item.clone().into_iter().any(|token| token.to_string() == "async");
    let mut tokens = item.clone().into_iter().skip_while(|token| token.to_string() != "fn");
    let Some(TokenTree::Ident(name)) = tokens.nth(1) else {
        return "compile_error!(\"#[browser_test] belongs on a function\");".parse().unwrap_or_default();
    };
    let mut registration: TokenStream =
        "use ::browser_tests::Engine::*; ::browser_tests::BrowserTest::new".parse().unwrap_or_default();
    let mut new: TokenStream = "::core::module_path!(), ::core::stringify!".parse().unwrap_or_default();
    new.extend([parenthesized(TokenTree::from(name.clone()).into())]);
    let call = if is_async { "|given| ::browser_tests::harness::run(given, NAME)" } else { "|_| NAME()" };
    new.extend([comma()]);
    new.extend(call.replace("NAME", &name.to_string()).parse::<TokenStream>().unwrap_or_default());
    registration.extend([parenthesized(new)]);
    let arguments: Vec<TokenTree> = arguments.into_iter().collect();
    for argument in arguments.split(|token| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ',')) {
        if argument.is_empty() {
            continue;
        }
        registration.extend([TokenTree::Punct(Punct::new('.', Spacing::Alone))]);
        registration.extend(argument.iter().cloned());
        if !matches!(argument.last(), Some(TokenTree::Group(_))) {
            registration.extend([parenthesized(TokenStream::new())]);
        }
    }
    // The block limits the import of the engine names.
    let block = TokenTree::Group(Group::new(Delimiter::Brace, registration));
    let mut submit: TokenStream = "::browser_tests::inventory::submit!".parse().unwrap_or_default();
    submit.extend([TokenTree::Group(Group::new(Delimiter::Brace, block.into()))]);
    let mut output = if is_async { with_result(item) } else { item };
    output.extend(submit);
    output
}

/// Lets a function without a return type end with an error of the driver.
fn with_result(function: TokenStream) -> TokenStream {
    let mut tokens: Vec<TokenTree> = function.into_iter().collect();
    let Some(body) = tokens.pop() else { return TokenStream::new() };
    let mut result: TokenStream = tokens.into_iter().collect();
    result.extend("-> ::thirtyfour::error::WebDriverResult<()>".parse::<TokenStream>().unwrap_or_default());
    let mut block = TokenStream::from(body);
    block.extend("Ok(())".parse::<TokenStream>().unwrap_or_default());
    result.extend([TokenTree::from(Group::new(Delimiter::Brace, block))]);
    result
}

fn parenthesized(tokens: TokenStream) -> TokenTree {
    TokenTree::Group(Group::new(Delimiter::Parenthesis, tokens))
}

fn comma() -> TokenTree {
    TokenTree::Punct(Punct::new(',', Spacing::Alone))
}
