//! The networks that come with the program, one for each game; how each came about lies beside it.

/// The network in `weights/NAME.net`, read once. A test proves that it fits its game; one that did not would be left aside,
/// and positions judged by hand.
macro_rules! shipped {
    ($game:ty, $name:literal) => {{
        static NET: std::sync::LazyLock<$crate::Net> = std::sync::LazyLock::new(|| {
            let bytes = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/weights/", $name, ".net"));
            $crate::Net::from_bytes::<$game>(bytes).unwrap_or_else(|_| $crate::Net::new::<$game>(|| 0.0))
        });
        &NET
    }};
}

pub(crate) use shipped;
