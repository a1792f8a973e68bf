//! The networks that come with the program, one for each game; the file beside each says how it was trained.

use crate::{
    Evaluate, Unplayable,
    net::{Net, NoNet},
};

/// The network that comes with the program.
#[derive(Clone, PartialEq, Debug)]
pub struct Shipped {
    /// The network; one that has learned nothing if what was shipped does not fit.
    pub net: Net,
    /// Why what was shipped does not fit: the game has changed since it was trained.
    pub refused: Option<NoNet>,
}

impl Shipped {
    /// What a file of weights comes to.
    pub fn read<G: Evaluate>(bytes: &[u8]) -> Shipped {
        match Net::from_bytes::<G>(bytes) {
            Ok(net) => Shipped { net, refused: None },
            Err(refused) => Shipped { net: Net::new::<G>(|| 0.0), refused: Some(refused) },
        }
    }

    /// The network, for a bot or a coach of this name; refused if it does not fit: what it would say then means nothing.
    pub fn fitting(&self, name: &'static str) -> Result<&Net, Unplayable> {
        match &self.refused {
            None => Ok(&self.net),
            Some(refused) => Err(Unplayable::NoNet { name, refused: refused.clone() }),
        }
    }
}

/// The network in `weights/NAME.net`, read once.
macro_rules! shipped {
    ($game:ty, $name:literal) => {{
        static SHIPPED: std::sync::LazyLock<$crate::net::Shipped> = std::sync::LazyLock::new(|| {
            let bytes = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/weights/", $name, ".net"));
            $crate::net::Shipped::read::<$game>(bytes)
        });
        &SHIPPED
    }};
}

pub(crate) use shipped;
