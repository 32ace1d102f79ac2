//! Texts for screen readers.

/// Returns a text without soft hyphens, which divide long words in view and which some screen readers read out.
pub fn spoken(text: &str) -> String {
    text.replace('\u{AD}', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn soft_hyphens_are_not_spoken() {
        assert_eq!(spoken("unent\u{AD}schie\u{AD}den"), "unentschieden");
    }
}
