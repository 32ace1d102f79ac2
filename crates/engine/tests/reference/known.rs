//! Reads known numbers from `tests/known`.

/// Returns the rows of a tab-separated table without comments and header.
pub fn rows(table: &str) -> Vec<Vec<&str>> {
    let rows: Vec<Vec<&str>> =
        table.lines().filter(|line| !line.starts_with('#')).skip(1).map(|line| line.split('\t').collect()).collect();
    assert!(!rows.is_empty() && rows.iter().all(|row| row.len() == rows[0].len()), "{rows:?}");
    rows
}
