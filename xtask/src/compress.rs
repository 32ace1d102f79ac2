//! Compressed copies beside the files of a release, for hosts that send them to browsers that take them.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;

use anyhow::{Context, Result, ensure};
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;

/// How files end that become smaller; pictures such as PNG are compressed already.
const COMPRESSIBLE: [&str; 9] = ["html", "css", "js", "wasm", "svg", "json", "webmanifest", "txt", "ts"];

/// Writes a copy with `.br` and one with `.gz` added to its name beside every file that becomes smaller by it, and makes
/// sure that each holds what it should.
///
/// # Errors
///
/// When a file cannot be read or written, or a copy holds something else.
pub fn compress_all(directory: &Path, names: &[String]) -> Result<()> {
    for name in names.iter().filter(|name| is_compressible(name)) {
        let content = fs::read(directory.join(name))?;
        let (small, smaller) = (gzip(&content)?, brotli(&content)?);
        ensure!(from_gzip(&small)? == content, "{name}.gz holds something else than {name}");
        ensure!(from_brotli(&smaller)? == content, "{name}.br holds something else than {name}");
        fs::write(directory.join(format!("{name}.gz")), small)?;
        fs::write(directory.join(format!("{name}.br")), smaller)?;
    }
    Ok(())
}

fn is_compressible(name: &str) -> bool {
    name.rsplit_once('.').is_some_and(|(_, end)| COMPRESSIBLE.contains(&end))
}

/// Brotli at its highest quality, as fits files that are compressed once and sent often.
///
/// # Errors
///
/// When the encoder fails.
pub fn brotli(mut content: &[u8]) -> Result<Vec<u8>> {
    let parameters = BrotliEncoderParams { quality: 11, size_hint: content.len(), ..BrotliEncoderParams::default() };
    let mut output = Vec::new();
    brotli::BrotliCompress(&mut content, &mut output, &parameters)?;
    Ok(output)
}

fn from_brotli(mut content: &[u8]) -> Result<Vec<u8>> {
    let mut output = Vec::new();
    brotli::BrotliDecompress(&mut content, &mut output)?;
    Ok(output)
}

/// As small as gzip makes it. Neither name nor time are kept, so that the same content gives the same file.
fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    encoder.finish().context("gzip fails")
}

fn from_gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut output = Vec::new();
    GzDecoder::new(content).read_to_end(&mut output)?;
    Ok(output)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_hold_the_same() {
        let content = b"tic tac toe ".repeat(100);
        let (small, smaller) = (gzip(&content).unwrap(), brotli(&content).unwrap());
        assert!(small.len() < content.len() && smaller.len() < content.len());
        assert_eq!(from_gzip(&small).unwrap(), content);
        assert_eq!(from_brotli(&smaller).unwrap(), content);
    }

    #[test]
    fn what_is_compressed_already_is_left_alone() {
        assert!(is_compressible("a/b.wasm") && is_compressible("manifest.webmanifest"));
        assert!(!is_compressible("icon.png") && !is_compressible("_headers") && !is_compressible("a.js.br"));
    }
}
