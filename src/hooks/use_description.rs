//! Sets the description of the page.

use yew::prelude::*;

use crate::i18n::Texts;
use crate::platform::document;

/// Sets the description for search engines in the page's language.
#[hook]
pub fn use_description(texts: Texts) {
    use_effect_with(texts, |texts| document::show_description(texts.description()));
}
