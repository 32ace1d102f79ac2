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

    /// Which share of the pixels differs from those of the other, and a picture in which these are red. Pictures of other
    /// sizes differ altogether.
    pub fn difference(&self, other: &Self) -> (f64, Self) {
        if (self.width, self.height) != (other.width, other.height) {
            return (1.0, other.clone());
        }
        let same: Vec<bool> =
            self.pixels.iter().zip(&other.pixels).map(|(one, two)| is_within(SAME, one, two)).collect();
        let faint = |value: u8| u8::try_from(255 - (255 - u16::from(value)) / FAINT).expect("no more than white");
        let pixels = same.iter().zip(&other.pixels).map(|(same, it)| if *same { it.map(faint) } else { [220, 0, 0] });
        let differing = same.iter().filter(|same| !**same).count();
        #[expect(clippy::cast_precision_loss, reason = "a picture has less than 2⁵² pixels")]
        let share = differing as f64 / same.len() as f64;
        (share, Self { pixels: pixels.collect(), ..*other })
    }
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
        assert_eq!(before.difference(&before.coarse()).0, 0.0);
        assert_eq!(before.difference(&button(20, [80, 90, 200])).0, 0.0);
        for (other, share) in [(button(21, [74, 79, 208]), 0.003), (button(20, [30, 79, 208]), 0.12)] {
            let (found, picture) = before.difference(&other);
            assert!((found - share).abs() < 1e-9, "{found} instead of {share}");
            assert!(picture.pixels.contains(&[220, 0, 0]));
        }
        let smaller = Picture { width: 100, height: 100, pixels: vec![[0; 3]; 10_000] };
        assert_eq!(before.difference(&smaller).0, 1.0);
    }
}
