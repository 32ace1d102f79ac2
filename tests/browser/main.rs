//! The release, played from outside.

#[test]
fn placeholder() {
    for name in ["DIST", "CHROMIUM", "CHROMEDRIVER"] {
        let path = std::env::var(name).unwrap();
        assert!(std::path::Path::new(&path).exists(), "{name} = {path}");
    }
}

#[test]
#[ignore = "only for the README"]
fn pictures() {
    for name in ["readme-light.png", "readme-dark.png"] {
        std::fs::write(format!("target/pictures/{name}"), "no picture").unwrap();
    }
}
