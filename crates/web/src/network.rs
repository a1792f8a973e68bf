//! The address of this machine in its local network.

use std::net::{IpAddr, UdpSocket};

/// The address other machines in the local network can use, if there is one. Nothing is sent: a datagram socket only
/// asks the operating system which way it would go.
pub fn local_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}
