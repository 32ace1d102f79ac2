//! The address that `play` serves on.

use std::io::ErrorKind;
use std::net::{Ipv4Addr, SocketAddrV4, TcpListener};
use std::num::NonZeroU16;

use anyhow::{Result, anyhow};

/// A port of this machine that other machines do not reach.
pub fn local(port: NonZeroU16) -> SocketAddrV4 {
    SocketAddrV4::new(Ipv4Addr::LOCALHOST, port.get())
}

/// Makes sure that an address can be served on.
///
/// # Errors
///
/// When another program serves there already, or this one may not.
pub fn ensure_free(address: SocketAddrV4) -> Result<()> {
    let port = address.port();
    match TcpListener::bind(address) {
        Ok(_) => Ok(()),
        Err(error) => Err(match error.kind() {
            ErrorKind::AddrInUse => {
                anyhow!("port {port} is taken by another program; choose another with `cargo xtask play --port N`")
            }
            ErrorKind::PermissionDenied => {
                anyhow!("port {port} may not be used; choose one above 1023 with `cargo xtask play --port N`")
            }
            _ => anyhow!("port {port} cannot be used: {error}"),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_is_named() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = NonZeroU16::new(listener.local_addr().unwrap().port()).unwrap();
        let message = ensure_free(local(port)).unwrap_err().to_string();
        assert!(message.contains(&format!("port {port} is taken")), "{message}");
    }

    #[test]
    fn a_free_port_is_fine() {
        // Port 0 stands for any that is free.
        ensure_free(SocketAddrV4::new(Ipv4Addr::LOCALHOST, 0)).unwrap();
    }
}
