//! The inputs from which the fuzz targets start.

use std::fs;
use std::path::Path;

use crate::properties;

/// What is checked of an input, and whether it was found right from start to end.
pub type Property = fn(&str) -> bool;

/// Every property, with the folder of the seeds that it is for.
pub const PROPERTIES: [(&str, Property); 5] = [
    ("text", properties::text),
    ("link", properties::board),
    ("link", properties::position),
    ("link", properties::moves),
    ("address", properties::address),
];

/// The seeds in a folder, by their names.
pub fn of(folder: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds").join(folder);
    let mut seeds: Vec<(String, String)> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| {
            let entry = entry.unwrap();
            (entry.file_name().into_string().unwrap(), fs::read_to_string(entry.path()).unwrap())
        })
        .collect();
    // The order in which a folder lists its files differs from machine to machine.
    seeds.sort();
    seeds
}

#[test]
fn every_property_has_seeds_that_are_right_and_others() {
    for (folder, property) in PROPERTIES {
        let right: Vec<bool> = of(folder).iter().map(|(_, seed)| property(seed)).collect();
        assert!(right.contains(&true) && right.contains(&false), "{folder}: {right:?}");
    }
}
