//! Precompressed copies, for hosts that serve them.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::thread;

use anyhow::{Result, anyhow};
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

/// File extensions worth compressing; formats such as PNG are compressed already.
const COMPRESSIBLE: [&str; 9] = [".html", ".css", ".js", ".wasm", ".svg", ".json", ".webmanifest", ".txt", ".ts"];

/// Adds `.br` and `.gz` copies of all compressible files, in parallel.
pub fn compress_all(dist: &Path, names: &[String]) -> Result<()> {
    let compressible = names.iter().filter(|name| COMPRESSIBLE.iter().any(|end| name.ends_with(end)));
    thread::scope(|scope| {
        let threads: Vec<_> = compressible.map(|name| scope.spawn(move || compress(&dist.join(name)))).collect();
        threads.into_iter().try_for_each(|thread| thread.join().map_err(|_| anyhow!("the compression panicked"))?)
    })
}

fn compress(file: &Path) -> Result<()> {
    let content = fs::read(file)?;
    let copy = |end: &str| file.with_added_extension(end);
    fs::write(copy("br"), brotli(&content)?)?;
    Ok(fs::write(copy("gz"), gzip(&content)?)?)
}

/// Compresses with Brotli at the highest quality.
fn brotli(mut content: &[u8]) -> Result<Vec<u8>> {
    let parameters = BrotliEncoderParams { quality: 11, size_hint: content.len(), ..BrotliEncoderParams::default() };
    let mut output = Vec::new();
    brotli::BrotliCompress(&mut content, &mut output, &parameters)?;
    Ok(output)
}

/// Compresses with gzip, without name or time, for reproducible output.
fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?)
}
