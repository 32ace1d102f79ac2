//! Compressed copies beside the files of a release, for hosts that send them as they are.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::thread;

use anyhow::{Context, Result, anyhow};
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

/// The ends of file names whose files become smaller; pictures such as PNG are compressed already.
const COMPRESSIBLE: [&str; 9] = [".html", ".css", ".js", ".wasm", ".svg", ".json", ".webmanifest", ".txt", ".ts"];

/// Writes a copy with `.br` and one with `.gz` added to its name beside every file that becomes smaller by it.
pub fn compress_all(dist: &Path, names: &[String]) -> Result<()> {
    let is_compressible = |name: &&String| COMPRESSIBLE.iter().any(|end| name.ends_with(end));
    thread::scope(|scope| {
        let threads = names.iter().filter(is_compressible).map(|name| scope.spawn(move || compress(&dist.join(name))));
        threads
            .collect::<Vec<_>>()
            .into_iter()
            .try_for_each(|thread| thread.join().map_err(|_| anyhow!("a thread that compresses files panicked"))?)
    })
}

fn compress(file: &Path) -> Result<()> {
    let content = fs::read(file)?;
    let copy = |end: &str| file.with_added_extension(end);
    fs::write(copy("br"), brotli(&content)?)?;
    Ok(fs::write(copy("gz"), gzip(&content)?)?)
}

/// Brotli at its highest quality, as suits files that are compressed once and sent often.
fn brotli(mut content: &[u8]) -> Result<Vec<u8>> {
    let parameters = BrotliEncoderParams { quality: 11, size_hint: content.len(), ..BrotliEncoderParams::default() };
    let mut output = Vec::new();
    brotli::BrotliCompress(&mut content, &mut output, &parameters)?;
    Ok(output)
}

/// gzip without name or time, so that the same content gives the same file.
fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    encoder.finish().context("gzip fails")
}
