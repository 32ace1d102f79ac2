//! The attribute `#[browser_test]`.

use proc_macro::TokenStream;
use quote::quote;
use syn::punctuated::Punctuated;
use syn::{Expr, ItemFn, Token, parse_macro_input, parse_quote};

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
    let arguments = parse_macro_input!(arguments with Punctuated::<Expr, Token![,]>::parse_terminated);
    let methods = arguments.iter().map(|it| if matches!(it, Expr::Call(_)) { quote!(.#it) } else { quote!(.#it()) });
    let mut function = parse_macro_input!(item as ItemFn);
    let name = function.sig.ident.clone();
    let mut run = quote!(|_| #name());
    if function.sig.asyncness.is_some() {
        run = quote!(|given| ::browser_tests::harness::run(given, #name));
        let body = function.block;
        function.sig.output = parse_quote!(-> ::thirtyfour::error::WebDriverResult<()>);
        function.block = parse_quote!({ #body Ok(()) });
    }
    quote! {
        #function
        ::browser_tests::inventory::submit! {{
            use ::browser_tests::Engine::*;
            ::browser_tests::BrowserTest::new(::core::module_path!(), ::core::stringify!(#name), #run)#(#methods)*
        }}
    }
    .into()
}
