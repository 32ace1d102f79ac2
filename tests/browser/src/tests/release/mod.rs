//! The files of a release: hosting, loading, offline use and updates.

mod broken_files;
mod development;
pub mod hosting;
mod lazy_part;
mod next_release;
mod nginx;
pub mod offline;
mod old_browsers;
mod own_additions;
mod two_copies;
mod updates;
