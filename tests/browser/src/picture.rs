//! Pictures, and how much one differs from another.

#![allow(clippy::indexing_slicing, reason = "a test that cannot go on should say so and end")]

use std::collections::BTreeMap;

/// A picture of opaque pixels, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    pub width: u32,
    pub height: u32,
    pixels: Vec<Pixel>,
}

/// Red, green and blue.
type Pixel = [u8; 3];

/// Two values of a channel that differ by no more are the same: as much as is lost by [`Picture::coarse`], and a little
/// that edges may be smoothed differently.
const SAME: u8 = 32;

/// Colours whose channels differ by no more can stand for each other in the pictures that are kept.
const CLOSE: u8 = 14;

/// The largest share of the pixels that may differ without a visible change.
const MOST_SHARE: f64 = 0.001;

/// The width and height in which differences are counted: those of a small icon.
const WINDOW: u32 = 16;

/// The most pixels of such a window that may differ without a visible change: fewer than the strokes of an icon cover.
const MOST_IN_WINDOW: u32 = 16;

/// Where the other picture is the same, a difference shows this much of it.
const FAINT: u16 = 6;

impl Picture {
    /// Reads a PNG file.
    pub fn from_png(file: &[u8]) -> Self {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(file));
        decoder.set_transformations(png::Transformations::EXPAND | png::Transformations::STRIP_16);
        let mut reader = decoder.read_info().expect("a picture");
        let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
        let info = reader.next_frame(&mut bytes).expect("a whole picture");
        let channels = info.color_type.samples();
        assert!(channels >= 3, "a picture in colours");
        let pixels = bytes[..info.buffer_size()].chunks_exact(channels).map(|pixel| [pixel[0], pixel[1], pixel[2]]);
        Self { width: info.width, height: info.height, pixels: pixels.collect() }
    }

    /// The same picture in so few colours that a file of it is small: those that it has most of are as they were, and any
    /// other becomes the one of them that it is close to.
    pub fn coarse(&self) -> Self {
        let mut counts = BTreeMap::<Pixel, u32>::new();
        for pixel in &self.pixels {
            *counts.entry(*pixel).or_default() += 1;
        }
        let mut colours: Vec<Pixel> = counts.keys().copied().collect();
        colours.sort_by_key(|colour| std::cmp::Reverse(counts[colour]));
        let mut kept: Vec<Pixel> = Vec::new();
        let mut replaced = BTreeMap::new();
        for colour in colours {
            let close = kept.iter().copied().find(|kept| is_within(CLOSE, kept, &colour));
            if close.is_none() {
                kept.push(colour);
            }
            replaced.insert(colour, close.unwrap_or(colour));
        }
        Self { pixels: self.pixels.iter().map(|pixel| replaced[pixel]).collect(), ..*self }
    }

    /// A PNG file of it, with a palette if it has few enough colours.
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

    /// Compares it with another picture. Pictures of other sizes differ altogether.
    pub fn difference(&self, other: &Self) -> Difference {
        if (self.width, self.height) != (other.width, other.height) {
            return Difference { share: 1.0, densest: WINDOW * WINDOW, picture: other.clone() };
        }
        let same: Vec<bool> =
            self.pixels.iter().zip(&other.pixels).map(|(one, two)| is_within(SAME, one, two)).collect();
        let faint = |value: u8| u8::try_from(255 - (255 - u16::from(value)) / FAINT).expect("no more than white");
        let pixels = same.iter().zip(&other.pixels).map(|(same, it)| if *same { it.map(faint) } else { [220, 0, 0] });
        let differing = same.iter().filter(|same| !**same).count();
        #[expect(clippy::cast_precision_loss, reason = "a picture has less than 2⁵² pixels")]
        let share = differing as f64 / same.len() as f64;
        let densest = densest(&same, self.width as usize);
        Difference { share, densest, picture: Self { pixels: pixels.collect(), ..*other } }
    }
}

/// How two pictures differ.
#[derive(Debug)]
pub struct Difference {
    /// The share of the pixels that differ.
    pub share: f64,
    /// The number of pixels that differ in the window of `WINDOW` pixels squared with the most of them.
    pub densest: u32,
    /// The other picture with these pixels in red.
    pub picture: Picture,
}

impl Difference {
    /// Whether nothing has changed that anyone would see: edges may be smoothed differently here and there, but not even a
    /// small icon is lost.
    pub fn is_noise(&self) -> bool {
        self.share <= MOST_SHARE && self.densest <= MOST_IN_WINDOW
    }
}

/// The most pixels that differ in any window, by sums over rectangles (a summed-area table).
fn densest(same: &[bool], width: usize) -> u32 {
    let window = WINDOW as usize;
    let height = same.len() / width;
    let stride = width + 1;
    // How many differ to the left of a column and above a row.
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

/// Whether no channel differs by more.
fn is_within(most: u8, one: &Pixel, other: &Pixel) -> bool {
    one.iter().zip(other).all(|(one, other)| one.abs_diff(*other) <= most)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A button on a pale ground.
    fn button(left: u32, colour: Pixel) -> Picture {
        let (width, height) = (200, 100);
        let is_button =
            |index: u32| (left..left + 80).contains(&(index % width)) && (40..70).contains(&(index / width));
        let pixels = (0..width * height).map(|index| if is_button(index) { colour } else { [236, 238, 247] });
        Picture { width, height, pixels: pixels.collect() }
    }

    #[test]
    fn what_is_written_is_read_back() {
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
    fn a_button_that_moved_is_a_difference_and_coarser_colours_are_none() {
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

    /// A page with pixels in another color.
    fn page(marked: impl Fn(u32, u32) -> bool) -> Picture {
        let (width, height) = (440, 700);
        let color = |index: u32| if marked(index % width, index / width) { [74, 79, 208] } else { [236, 238, 247] };
        Picture { width, height, pixels: (0..width * height).map(color).collect() }
    }

    #[test]
    fn lost_icon_is_no_noise() {
        let empty = page(|_, _| false);
        // The outline of a circle in a box of 16 pixels, one pixel thick.
        let outline = page(|x, y| {
            let square = |a: u32, b: u32| (2 * i64::from(a) - 2 * i64::from(b) - 15).pow(2);
            (13_i64.pow(2)..15_i64.pow(2)).contains(&(square(x, 401) + square(y, 17)))
        });
        let lost = outline.difference(&empty);
        assert!(lost.share < MOST_SHARE, "{} of the pixels alone would pass", lost.share);
        assert!(!lost.is_noise(), "{} pixels", lost.densest);
        // The thinnest: two strokes that cross.
        let cross = page(|x, y| (100..112).contains(&x) && (y == x + 200 || x + y == 412));
        assert!(!cross.difference(&empty).is_noise());
    }

    #[test]
    fn scattered_pixels_are_noise_and_many_are_not() {
        let empty = page(|_, _| false);
        assert!(empty.difference(&page(|x, y| x % 40 == 7 && y % 40 == 9)).is_noise());
        assert!(!empty.difference(&page(|x, y| x % 20 == 7 && y % 20 == 9)).is_noise());
        // At the edges as well.
        assert_eq!(empty.difference(&page(|x, y| x == 439 && y >= 690)).densest, 10);
    }
}
