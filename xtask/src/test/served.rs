//! The step that runs `cargo xtask play` and starts a game in a browser.

use std::env;
use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use xshell::{Shell, cmd};
use xtask::PLAY_ADDRESS;

use super::Options;
use super::browsers::group_tests;
use super::runner::run_tests;

/// A running `cargo xtask play`, which ends on drop.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

/// Runs the tests of the development server: that of `.ci/play`, or another one.
pub fn run(sh: &Shell, options: &Options) -> Result<()> {
    let command = group_tests(sh, "development", options)?;
    if env::var_os(PLAY_ADDRESS).is_some() {
        return run_tests(command);
    }
    let (_server, address) = start(sh)?;
    run_tests(command.env(PLAY_ADDRESS, address))
}

/// Starts the command as a player does, and returns the address that it prints.
fn start(sh: &Shell) -> Result<(Server, String)> {
    let program = env::current_exe()?;
    let mut command = Command::from(cmd!(sh, "{program} play --quiet"));
    let mut server = Server(command.stdout(Stdio::piped()).spawn().context("the server cannot be started")?);
    let output = server.0.stdout.take().context("the output is piped")?;
    let mut lines = BufReader::new(output).lines();
    let address = lines.by_ref().map_while(Result::ok).find_map(|line| {
        let address = line.split_whitespace().find(|word| word.starts_with("http://"))?;
        Some(address.to_owned())
    });
    // The server must be able to print more.
    thread::spawn(move || lines.for_each(drop));
    let address = address.context("`cargo xtask play` ended without an address")?;
    wait_for(&mut server, &address)?;
    Ok((server, address))
}

/// Waits until the server has built the game, which it does before it listens.
fn wait_for(server: &mut Server, address: &str) -> Result<()> {
    let host = address.trim_start_matches("http://").trim_end_matches('/');
    while TcpStream::connect(host).is_err() {
        ensure!(server.0.try_wait()?.is_none(), "`cargo xtask play` ended before it served the game");
        thread::sleep(Duration::from_millis(100));
    }
    Ok(())
}
