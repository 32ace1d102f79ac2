//! Sets the description of the page.

use yew::prelude::*;

use crate::i18n::Texts;
use crate::platform::looks;

/// Sets the description for search engines in the page's language.
#[hook]
pub fn use_description(texts: Texts) {
    use_effect_with(texts, |texts| looks::show_description(texts.description()));
}
