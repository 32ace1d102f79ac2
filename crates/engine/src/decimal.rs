//! Decimal digits without `core::fmt`, for the page.

/// Returns the decimal digits of a number, like `to_string`.
///
/// `to_string` writes two digits at a time from a table, which would add 690 compressed bytes to a first visit and 200 to the
/// worker. `format!` would add `core::fmt`, more than 1000 bytes.
///
/// ```
/// use engine::decimal::decimal;
///
/// assert_eq!([0, 10, u64::MAX].map(decimal), ["0", "10", "18446744073709551615"]);
/// ```
pub fn decimal(number: u64) -> String {
    let mut text = if number < 10 { String::new() } else { decimal(number / 10) };
    text.push(char::from(b'0' + (number % 10) as u8));
    text
}

/// Returns the decimal digits of several numbers, with a separator between them.
pub fn decimals(numbers: &[u64], separator: &str) -> String {
    numbers.iter().map(|number| decimal(*number)).collect::<Vec<String>>().join(separator)
}
