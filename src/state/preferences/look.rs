//! The theme of the page and the look of the board.

use crate::state::named::named;

named! {
    /// The theme of the page.
    #[derive(Default)]
    pub enum Theme {
        /// Light or dark as the system.
        #[default]
        Auto = "auto",
        /// Dark marks on a pale ground.
        Light = "light",
        /// Pale marks on a dark ground.
        Dark = "dark",
        /// High contrast, light or dark as the system.
        Contrast = "contrast",
    }
}

named! {
    /// The look of the board.
    #[derive(Default)]
    pub enum Look {
        /// Rounded squares.
        #[default]
        Soft = "soft",
        /// Lines on paper and handwritten marks.
        Paper = "paper",
        /// Tiles in a tray and blocky marks.
        Tiles = "tiles",
        /// Glowing marks.
        Neon = "neon",
    }
}
