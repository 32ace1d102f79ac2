//! Soft hyphens, which divide long words in view.

/// Returns a text for screen readers, some of which read soft hyphens out.
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
