//! Screenshots and their differences.

#![allow(clippy::indexing_slicing, reason = "tests fail by panicking")]

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

/// Width and height of the sliding window that counts differences: a small icon.
const WINDOW: u32 = 16;

/// Maximum number of different pixels in a window that counts as noise, below the strokes of any icon.
const MAX_NOISE_IN_WINDOW: u32 = 16;

/// Divisor that fades equal pixels in the difference image.
const FADE: u16 = 6;

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

    /// Encodes a PNG file, with a palette if possible.
    pub fn to_png(&self) -> Vec<u8> {
        let mut palette: BTreeMap<Pixel, u8> = self.pixels.iter().map(|pixel| (*pixel, 0)).collect();
        for (place, number) in palette.values_mut().zip(0..=u8::MAX) {
            *place = number;
        }
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, self.width, self.height);
        encoder.set_compression(png::Compression::High);
        let has_few = palette.len() <= 256;
        encoder.set_color(if has_few { png::ColorType::Indexed } else { png::ColorType::Rgb });
        let bytes = if has_few {
            encoder.set_palette(palette.keys().flatten().copied().collect::<Vec<u8>>());
            self.pixels.iter().map(|pixel| palette[pixel]).collect()
        } else {
            self.pixels.concat()
        };
        let mut writer = encoder.write_header().expect("a picture");
        writer.write_image_data(&bytes).expect("all of it");
        writer.finish().expect("its end");
        file
    }

    /// Compares two images. Images of different sizes differ completely.
    pub fn difference(&self, other: &Self) -> Difference {
        if (self.width, self.height) != (other.width, other.height) {
            return Difference { share: 1.0, densest: WINDOW * WINDOW, picture: other.clone() };
        }
        let same: Vec<bool> =
            self.pixels.iter().zip(&other.pixels).map(|(one, two)| is_within(CHANNEL_TOLERANCE, one, two)).collect();
        let faint = |value: u8| u8::try_from(255 - (255 - u16::from(value)) / FADE).expect("no more than white");
        let pixels = same.iter().zip(&other.pixels).map(|(same, it)| if *same { it.map(faint) } else { [220, 0, 0] });
        let differing = same.iter().filter(|same| !**same).count();
        #[expect(clippy::cast_precision_loss, reason = "a picture has less than 2⁵² pixels")]
        let share = differing as f64 / same.len() as f64;
        let densest = densest(&same, self.width as usize);
        Difference { share, densest, picture: Self { pixels: pixels.collect(), ..*other } }
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

/// Returns the maximum number of different pixels in any window, using a summed-area table.
fn densest(same: &[bool], width: usize) -> u32 {
    let window = WINDOW as usize;
    let height = same.len() / width;
    let stride = width + 1;
    // `sums` counts the differences left of a column and above a row.
    let mut sums = vec![0_u32; stride * (height + 1)];
    for (index, same) in same.iter().enumerate() {
        let (row, column) = (index / width, index % width);
        let at = (row + 1) * stride + column + 1;
        sums[at] = sums[at - 1] + sums[at - stride] - sums[at - stride - 1] + u32::from(!same);
    }
    let mut densest = 0;
    for bottom in window.min(height)..=height {
        for right in window.min(width)..=width {
            let (top, left) = (bottom.saturating_sub(window), right.saturating_sub(window));
            let sum = |row: usize, column: usize| sums[row * stride + column];
            densest = densest.max(sum(bottom, right) + sum(top, left) - sum(top, right) - sum(bottom, left));
        }
    }
    densest
}

/// Returns whether no channel differs by more than `most`.
fn is_within(most: u8, one: &Pixel, other: &Pixel) -> bool {
    one.iter().zip(other).all(|(one, other)| one.abs_diff(*other) <= most)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A button on a light background.
    fn button(left: u32, color: Pixel) -> Picture {
        let (width, height) = (200, 100);
        let is_button =
            |index: u32| (left..left + 80).contains(&(index % width)) && (40..70).contains(&(index / width));
        let pixels = (0..width * height).map(|index| if is_button(index) { color } else { [236, 238, 247] });
        Picture { width, height, pixels: pixels.collect() }
    }

    #[test]
    fn png_survives_a_round_trip() {
        for picture in [button(20, [74, 79, 208]), button(20, [74, 79, 208]).coarse()] {
            assert_eq!(Picture::from_png(&picture.to_png()), picture);
        }
        let many = Picture {
            width: 64,
            height: 8,
            pixels: (0..512_u16).map(|number| [number.to_le_bytes()[0], number.to_le_bytes()[1], 7]).collect(),
        };
        assert_eq!(Picture::from_png(&many.to_png()), many);
    }

    #[test]
    fn moved_button_is_a_difference_and_coarse_colors_are_not() {
        let before = button(20, [74, 79, 208]);
        assert_eq!(before.difference(&before.coarse()).share, 0.0);
        assert_eq!(before.difference(&button(20, [80, 90, 200])).share, 0.0);
        for (other, share) in [(button(21, [74, 79, 208]), 0.003), (button(20, [30, 79, 208]), 0.12)] {
            let Difference { share: found, picture, .. } = before.difference(&other);
            assert!((found - share).abs() < 1e-9, "{found} instead of {share}");
            assert!(picture.pixels.contains(&[220, 0, 0]));
        }
        let smaller = Picture { width: 100, height: 100, pixels: vec![[0; 3]; 10_000] };
        assert_eq!(before.difference(&smaller).share, 1.0);
    }

    /// A page with some pixels in another color.
    fn page(marked: impl Fn(u32, u32) -> bool) -> Picture {
        let (width, height) = (440, 700);
        let color = |index: u32| if marked(index % width, index / width) { [74, 79, 208] } else { [236, 238, 247] };
        Picture { width, height, pixels: (0..width * height).map(color).collect() }
    }

    #[test]
    fn lost_icon_is_not_noise() {
        let empty = page(|_, _| false);
        // The outline of a circle in a box of 16 pixels.
        let outline = page(|x, y| {
            let square = |a: u32, b: u32| (2 * i64::from(a) - 2 * i64::from(b) - 15).pow(2);
            (13_i64.pow(2)..15_i64.pow(2)).contains(&(square(x, 401) + square(y, 17)))
        });
        let lost = outline.difference(&empty);
        assert!(lost.share < MAX_NOISE_SHARE, "{} of the pixels alone would pass", lost.share);
        assert!(!lost.is_noise(), "{} pixels", lost.densest);
        // The thinnest icon: two crossing strokes.
        let cross = page(|x, y| (100..112).contains(&x) && (y == x + 200 || x + y == 412));
        assert!(!cross.difference(&empty).is_noise());
    }

    #[test]
    fn only_few_scattered_pixels_are_noise() {
        let empty = page(|_, _| false);
        assert!(empty.difference(&page(|x, y| x % 40 == 7 && y % 40 == 9)).is_noise());
        assert!(!empty.difference(&page(|x, y| x % 20 == 7 && y % 20 == 9)).is_noise());
        // Windows reach the edges of the image.
        assert_eq!(empty.difference(&page(|x, y| x == 439 && y >= 690)).densest, 10);
    }
}
