//! Screenshots and their differences.

use std::collections::BTreeMap;

/// An opaque image, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    pub width: u32,
    pub height: u32,
    pixels: Vec<Pixel>,
}

/// Red, green and blue.
pub type Pixel = [u8; 3];

/// Maximum difference of a channel between equal pixels: the loss by [`Picture::coarse`] plus a little for
/// antialiasing.
const CHANNEL_TOLERANCE: u8 = 32;

/// Maximum difference of a channel between colors that [`Picture::coarse`] merges.
const MERGE_TOLERANCE: u8 = 14;

/// Maximum share of different pixels that counts as noise.
const MAX_NOISE_SHARE: f64 = 0.001;

/// Width and height of the windows in which differences are counted, the size of a small icon. Two windows overlap by half.
const WINDOW: u32 = 16;

/// Maximum number of different pixels in a window that counts as noise, below the strokes of any icon.
const MAX_NOISE_IN_WINDOW: u32 = 12;

impl Picture {
    /// Decodes a PNG file.
    pub fn from_png(file: &[u8]) -> Self {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(file));
        decoder.set_transformations(png::Transformations::EXPAND | png::Transformations::STRIP_16);
        let mut reader = decoder.read_info().expect("a picture");
        let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
        let info = reader.next_frame(&mut bytes).expect("a whole picture");
        let channels = info.color_type.samples();
        assert!(channels >= 3, "a picture in colors");
        let pixels = bytes[..info.buffer_size()].chunks_exact(channels).map(|pixel| [pixel[0], pixel[1], pixel[2]]);
        Self { width: info.width, height: info.height, pixels: pixels.collect() }
    }

    /// Returns a pixel.
    pub fn pixel(&self, column: u32, row: u32) -> Pixel {
        self.pixels[(row * self.width + column) as usize]
    }

    /// Reduces the number of colors, for a small file: keeps the most frequent ones and merges similar ones into them.
    pub fn coarse(&self) -> Self {
        let mut counts = BTreeMap::<Pixel, u32>::new();
        for pixel in &self.pixels {
            *counts.entry(*pixel).or_default() += 1;
        }
        let mut colors: Vec<Pixel> = counts.keys().copied().collect();
        colors.sort_by_key(|color| std::cmp::Reverse(counts[color]));
        let mut kept: Vec<Pixel> = Vec::new();
        let mut replaced = BTreeMap::new();
        for color in colors {
            let close = kept.iter().copied().find(|kept| is_within(MERGE_TOLERANCE, kept, &color));
            if close.is_none() {
                kept.push(color);
            }
            replaced.insert(color, close.unwrap_or(color));
        }
        Self { pixels: self.pixels.iter().map(|pixel| replaced[pixel]).collect(), ..*self }
    }

    /// Encodes a PNG file.
    pub fn to_png(&self) -> Vec<u8> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, self.width, self.height);
        encoder.set_compression(png::Compression::High);
        encoder.set_color(png::ColorType::Rgb);
        let mut writer = encoder.write_header().expect("a picture");
        writer.write_image_data(&self.pixels.concat()).expect("all of it");
        writer.finish().expect("its end");
        file
    }

    /// Compares two images. Images of different sizes differ completely.
    pub fn difference(&self, other: &Self) -> Difference {
        if (self.width, self.height) != (other.width, other.height) {
            return Difference { share: 1.0, densest: WINDOW * WINDOW, picture: other.clone() };
        }
        let mut picture = other.clone();
        let (mut differing, mut windows) = (0_u32, BTreeMap::<[u32; 2], u32>::new());
        for (index, (before, after)) in (0..).zip(self.pixels.iter().zip(&mut picture.pixels)) {
            if is_within(CHANNEL_TOLERANCE, before, after) {
                // Almost white.
                *after = after.map(|channel| 212 + channel / 6);
                continue;
            }
            *after = [220, 0, 0];
            differing += 1;
            let [column, row] = [index % self.width, index / self.width].map(|place| place / (WINDOW / 2));
            for window in [[column, row], [column + 1, row], [column, row + 1], [column + 1, row + 1]] {
                *windows.entry(window).or_default() += 1;
            }
        }
        let share = f64::from(differing) / f64::from(self.width * self.height);
        Difference { share, densest: windows.into_values().max().unwrap_or_default(), picture }
    }
}

/// The difference between two images.
#[derive(Debug)]
pub struct Difference {
    /// The share of different pixels.
    pub share: f64,
    /// The maximum number of different pixels in a window of `WINDOW` × `WINDOW` pixels.
    pub densest: u32,
    /// The second image with different pixels in red.
    pub picture: Picture,
}

impl Difference {
    /// Returns whether the difference is invisible noise: antialiasing may differ, but not a single icon is lost.
    pub fn is_noise(&self) -> bool {
        self.share <= MAX_NOISE_SHARE && self.densest <= MAX_NOISE_IN_WINDOW
    }
}

/// Returns whether no channel differs by more than `most`.
fn is_within(most: u8, one: &Pixel, other: &Pixel) -> bool {
    one.iter().zip(other).all(|(one, other)| one.abs_diff(*other) <= most)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BLUE: Pixel = [74, 79, 208];

    /// A page with some pixels in another color.
    fn page(color: Pixel, marked: impl Fn(u32, u32) -> bool) -> Picture {
        let (width, height) = (440, 700);
        let color = |index: u32| if marked(index % width, index / width) { color } else { [236, 238, 247] };
        Picture { width, height, pixels: (0..width * height).map(color).collect() }
    }

    #[test]
    fn moved_or_recolored_button_is_a_difference_and_a_coarse_color_is_not() {
        let button =
            |left: u32, color| page(color, move |x, y| (left..left + 80).contains(&x) && (40..70).contains(&y));
        let before = button(20, BLUE);
        let stored = Picture::from_png(&before.coarse().to_png());
        for same in [before.clone(), button(20, [80, 90, 200])] {
            let difference = stored.difference(&same);
            assert!(difference.share == 0.0 && difference.is_noise());
        }
        for other in [button(21, BLUE), button(20, [30, 79, 208]), Picture { width: 220, height: 1400, ..before }] {
            assert!(!stored.difference(&other).is_noise());
        }
    }

    #[test]
    fn only_few_scattered_pixels_are_noise() {
        let empty = page(BLUE, |_, _| false);
        assert!(empty.difference(&page(BLUE, |x, y| x % 40 == 7 && y % 40 == 9)).is_noise());
        assert!(!empty.difference(&page(BLUE, |x, y| x % 20 == 7 && y % 20 == 9)).is_noise());
        // The thinnest icon: two crossing strokes.
        let is_cross = |x: u32, y: u32| (207..219).contains(&x) && (y == x || x + y == 425);
        assert!(!page(BLUE, is_cross).difference(&empty).is_noise());
    }
}
