//! The programs that the commands need, and where they come from.
//!
//! What is on `PATH` and has the right version is used. What is missing is installed first: parts
//! of the Rust toolchain by rustup, exact versions of tools into a cache outside the checkout
//! ([`pinned`]), and the browsers by Debian's package manager where that may run.

mod axe;
mod cache;
mod cargo_fuzz;
mod chromium;
mod debian;
mod esbuild;
mod firefox;
mod font;
mod lighthouse;
mod nginx;
mod npm;
mod pinned;
pub mod rust;
mod search_path;
mod trunk;
mod version;
mod wasm_bindgen;
mod wasm_opt;
mod webkit;

use std::env;
use std::process::Command;

use anyhow::{Context, Result};

use search_path::SearchPath;

/// Something that a command cannot do without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// `cargo fmt` and `cargo clippy`.
    Lints,
    /// Rust's standard library for WebAssembly.
    WasmTarget,
    /// The bundler, and the development server.
    Trunk,
    /// Writes the JavaScript that joins WebAssembly to the page; also runs tests in a browser.
    WasmBindgen,
    /// Shrinks WebAssembly.
    WasmOpt,
    /// Shrinks scripts and stylesheets.
    Esbuild,
    /// The browser of the component tests and one of the end-to-end tests, with its driver.
    Chromium,
    /// Judges pages.
    Lighthouse,
    /// Another browser of the end-to-end tests, with its driver.
    Firefox,
    /// The third, with its driver and a display for its window.
    WebKit,
    /// The web server that the recipe for it is tested with.
    Nginx,
    /// The font of the pictures that the page is held against.
    Font,
    /// Looks for barriers in a page.
    Axe,
    /// Runs the fuzz targets; with the compiler that can build them.
    Fuzzer,
}

/// The programs that were asked for, ready to run.
pub struct Toolbox(SearchPath);

impl Toolbox {
    /// Finds what is needed and installs what is missing.
    ///
    /// # Errors
    ///
    /// When something is missing that cannot be installed here.
    pub fn with(needs: &[Need]) -> Result<Self> {
        let mut path = SearchPath::from_environment();
        for need in needs {
            match need {
                Need::Lints => rust::provide_lints()?,
                Need::WasmTarget => rust::provide_wasm_target()?,
                Need::Trunk => pinned::provide(&trunk::tool(), &mut path)?,
                Need::WasmBindgen => pinned::provide(&wasm_bindgen::tool()?, &mut path)?,
                Need::WasmOpt => npm::provide(&wasm_opt::tool(), &mut path)?,
                Need::Esbuild => npm::provide(&esbuild::tool(), &mut path)?,
                Need::Chromium => chromium::provide(&path)?,
                Need::Lighthouse => npm::provide(&lighthouse::tool(), &mut path)?,
                Need::Firefox => firefox::provide(&mut path)?,
                Need::WebKit => webkit::provide(&path)?,
                Need::Nginx => nginx::provide(&path)?,
                Need::Font => font::provide(&path)?,
                Need::Axe => axe::provide(&path)?,
                Need::Fuzzer => cargo_fuzz::provide(&mut path)?,
            }
        }
        Ok(Self(path))
    }

    /// A program of the toolbox, or any other on `PATH`, which in turn finds all of them.
    ///
    /// # Errors
    ///
    /// When there is no such program.
    pub fn command(&self, program: &str) -> Result<Command> {
        let file = self.0.find(program).with_context(|| format!("`{program}` is needed and was not found"))?;
        let mut command = Command::new(file);
        command.env("PATH", self.0.to_variable()?);
        Ok(command)
    }

    /// A subcommand of Trunk, which keeps to what Cargo.lock says and asks nobody for updates.
    ///
    /// # Errors
    ///
    /// As with [`Toolbox::command`].
    pub fn trunk(&self, subcommand: &str) -> Result<Command> {
        let mut command = self.command("trunk")?;
        command.args([subcommand, "--locked", "--skip-version-check"]);
        // Trunk refuses the variable's usual values, which are neither `true` nor `false`.
        if env::var_os("NO_COLOR").is_some() {
            command.env_remove("NO_COLOR").args(["--color", "never"]);
        }
        Ok(command)
    }

    /// A subcommand of cargo-fuzz, run by the compiler that can build what it runs.
    ///
    /// # Errors
    ///
    /// As with [`Toolbox::command`].
    pub fn cargo_fuzz(&self, subcommand: &str) -> Result<Command> {
        let mut command = self.command("rustup")?;
        command.args(["run", cargo_fuzz::TOOLCHAIN, "cargo", "fuzz", subcommand]);
        Ok(command)
    }

    /// Tells a command where nginx is, by the variable `WEB_SERVER`.
    ///
    /// # Errors
    ///
    /// When it is missing.
    pub fn tell_of_nginx(&self, command: &mut Command) -> Result<()> {
        command.env("WEB_SERVER", nginx::find(&self.0)?);
        Ok(())
    }

    /// Tells a command where Lighthouse is, by the variable `LIGHTHOUSE`.
    ///
    /// # Errors
    ///
    /// When it is missing.
    pub fn tell_of_lighthouse(&self, command: &mut Command) -> Result<()> {
        command.env("LIGHTHOUSE", self.command(lighthouse::PROGRAM)?.get_program());
        Ok(())
    }

    /// Tells a command where the font of the pictures is, by the variable `FONT`.
    ///
    /// # Errors
    ///
    /// When it is missing.
    pub fn tell_of_font(&self, command: &mut Command) -> Result<()> {
        command.env("FONT", font::find()?);
        Ok(())
    }

    /// Tells a command where Firefox and its driver are, by the variables `FIREFOX` and `GECKODRIVER`.
    ///
    /// # Errors
    ///
    /// When one is missing.
    pub fn tell_of_firefox(&self, command: &mut Command) -> Result<()> {
        let firefox = firefox::find(&self.0)?;
        command.env("FIREFOX", firefox.browser).env("GECKODRIVER", firefox.driver);
        Ok(())
    }

    /// Tells a command where WebKit's small browser, its driver and the server of its display are, by the variables
    /// `MINI_BROWSER`, `WEBKIT_DRIVER` and `X_SERVER`.
    ///
    /// # Errors
    ///
    /// When one is missing.
    pub fn tell_of_webkit(&self, command: &mut Command) -> Result<()> {
        let webkit = webkit::find(&self.0)?;
        command.env("MINI_BROWSER", webkit.browser).env("WEBKIT_DRIVER", webkit.driver).env("X_SERVER", webkit.display);
        Ok(())
    }

    /// Tells a command where the script of axe-core is, by the variable `AXE`.
    ///
    /// # Errors
    ///
    /// When the cache of tools has no place.
    pub fn tell_of_axe(&self, command: &mut Command) -> Result<()> {
        command.env("AXE", axe::find()?);
        Ok(())
    }

    /// As [`Toolbox::command`], told where Chromium and its driver are, by the
    /// variables `CHROMIUM` and `CHROMEDRIVER`.
    ///
    /// # Errors
    ///
    /// As with [`Toolbox::command`].
    pub fn command_with_browser(&self, program: &str) -> Result<Command> {
        let chromium = chromium::find(&self.0)?;
        let mut command = self.command(program)?;
        command.env("CHROMIUM", chromium.browser).env("CHROMEDRIVER", chromium.driver);
        Ok(command)
    }
}
