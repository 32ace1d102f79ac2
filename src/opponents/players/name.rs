//! The name that a player enters.

/// The maximum length of a name in letters, as its field counts them.
pub const MAX_LETTERS: usize = 20;

/// The maximum length of a name in code points: a letter can have several.
pub const MAX_NAME: usize = 100;

/// Returns a name without space around it, without what exceeds [`MAX_NAME`], and without characters that are invisible or change
/// the direction of text.
pub fn clean(name: &str) -> String {
    let is_visible = |letter: &char| {
        !letter.is_control()
            && !matches!(letter, '\u{200b}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    // Letters of some scripts and emoji contain joiners.
    let is_space = |letter: char| letter.is_whitespace() || matches!(letter, '\u{200c}' | '\u{200d}');
    let visible: String = name.chars().filter(is_visible).collect();
    let short: String = visible.trim_matches(is_space).chars().take(MAX_NAME).collect();
    short.trim_end_matches(is_space).to_owned()
}
