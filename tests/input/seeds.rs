//! Seed inputs of the fuzz targets.

use std::fs;
use std::path::Path;

use crate::properties;

/// Checks an input and returns whether all of it was valid.
pub type Property = fn(&str) -> bool;

/// Every property with the folder of its seeds.
pub const PROPERTIES: [(&str, Property); 6] = [
    ("text", properties::text),
    ("link", properties::board),
    ("link", properties::position),
    ("link", properties::moves),
    ("address", properties::address),
    ("statistics", properties::statistics),
];

/// Returns the seeds in a folder, sorted by name.
pub fn of(folder: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds").join(folder);
    let mut seeds: Vec<(String, String)> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| {
            let entry = entry.unwrap();
            (entry.file_name().into_string().unwrap(), fs::read_to_string(entry.path()).unwrap())
        })
        .collect();
    seeds.sort();
    seeds
}

#[test]
fn every_property_has_valid_and_invalid_seeds() {
    for (folder, property) in PROPERTIES {
        let right: Vec<bool> = of(folder).iter().map(|(_, seed)| property(seed)).collect();
        assert!(right.contains(&true) && right.contains(&false), "{folder}: {right:?}");
    }
}
