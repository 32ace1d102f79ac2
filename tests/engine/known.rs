//! Numbers that are known, read from `tests/known`.

/// The rows of a table whose columns are separated by tabs. Comments and the names of the columns are left out.
pub fn rows(table: &str) -> Vec<Vec<&str>> {
    let rows: Vec<Vec<&str>> =
        table.lines().filter(|line| !line.starts_with('#')).skip(1).map(|line| line.split('\t').collect()).collect();
    assert!(!rows.is_empty() && rows.iter().all(|row| row.len() == rows[0].len()), "{rows:?}");
    rows
}

/// The same with a number in every column.
pub fn numbers(table: &str) -> Vec<Vec<usize>> {
    rows(table).iter().map(|row| row.iter().map(|number| number.parse().unwrap()).collect()).collect()
}
