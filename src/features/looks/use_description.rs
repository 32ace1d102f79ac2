//! Sets the description of the page.

use yew::prelude::*;

use super::document as looks;
use crate::i18n::Texts;

/// Sets the description for search engines in the page's language.
#[hook]
pub fn use_description(texts: Texts) {
    use_effect_with(texts, |texts| looks::show_description(texts.description()));
}
