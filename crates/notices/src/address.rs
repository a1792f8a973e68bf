//! Which addresses are in the public internet, and which belong to the server's own network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// May anybody have us connect to this address? Not to this machine, nor to the networks around it.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let shared = a == 100 && (64..128).contains(&b);
    let protocols = a == 192 && b == 0 && c == 0;
    let relay = a == 192 && b == 88 && c == 99;
    let benchmarks = a == 198 && matches!(b, 18 | 19);
    !(a == 0
        || a >= 224
        || shared
        || protocols
        || relay
        || benchmarks
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation())
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, c, d, _, _, g, h] = address.segments();
    let embedded = |high: u16, low: u16| {
        let ([a, b], [c, d]) = (high.to_be_bytes(), low.to_be_bytes());
        is_public_v4(Ipv4Addr::new(a, b, c, d))
    };
    if let Some(address) = address.to_ipv4_mapped() {
        return is_public_v4(address);
    }
    match (a, b) {
        // Addresses of version 4 behind a translator, or in a tunnel.
        (0x64, 0xff9b) => c == 0 && d == 0 && embedded(g, h),
        (0x2002, _) => embedded(b, c),
        // Teredo, benchmarks, ORCHID, documentation.
        (0x2001, 0 | 2 | 0x10..=0x2f | 0xdb8) => false,
        (0x3fff, 0..=0x0fff) => false,
        // Only this part of the space is given out for the public internet.
        _ => (0x2000..0x4000).contains(&a),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_servers_own_network_is_not_public() {
        for text in [
            "127.0.0.1",
            "127.8.9.1",
            "0.0.0.0",
            "10.1.2.3",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "192.0.0.8",
            "198.18.0.1",
            "192.0.2.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "fe80::1",
            "fd00::1",
            "fc00::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b::a00:1",
            "64:ff9b:1::1",
            "2002:7f00:1::",
            "2002:c0a8:101::1",
            "2001::1",
            "2001:db8::1",
            "fec0::1",
        ] {
            assert!(!is_public(text.parse().unwrap()), "{text}");
        }
        for text in [
            "1.1.1.1",
            "93.184.215.14",
            "172.32.0.1",
            "100.128.0.1",
            "2606:4700::1111",
            "2001:4860::8888",
            "64:ff9b::101:101",
        ] {
            assert!(is_public(text.parse().unwrap()), "{text}");
        }
    }
}
