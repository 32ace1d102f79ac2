//! The volume of the sounds.

use crate::state::named::named;

named! {
    /// The volume of the sounds. With sounds, the device also vibrates.
    #[derive(Default)]
    pub enum Sound {
        /// No sound and no vibration.
        #[default]
        Off = "off",
        /// A low volume.
        Quiet = "quiet",
        /// A high volume.
        Loud = "loud",
    }
}
