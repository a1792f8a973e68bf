//! The options of a game, declared once: what they may be set to, what they touch, and how the rules ask for them.

/// Declares all options of a game, in the order in which set-ups keep them: the list `OPTIONS`, and a type for each, whose
/// values are asked for.
///
/// ```
/// game::options! {
///     /// When the last round is played.
///     pub enum Ending = "ending", Rules { Late = "late", Early = "early" }
///     /// Do pages show the scores?
///     pub enum OpenScores = "open-scores", Display { On = "on", Off = "off" }
/// }
/// # use game::Touches;
/// assert_eq!((OPTIONS[1].id, OPTIONS[1].values), ("open-scores", ["on", "off"].as_slice()));
/// assert_eq!((OPTIONS[0].touches, OPTIONS[1].touches), (Touches::Rules, Touches::Display));
/// // In the rules: `if Ending::Early.is_chosen(&position.setup) { … }`
/// ```
///
/// The first value is the default. New options go to the end, and so do new values, or stored games change; an option that
/// `touches` only the pace is not written where it has its default.
#[macro_export]
macro_rules! options {
    ($(
        $(#[$about:meta])*
        $vis:vis enum $option:ident = $id:literal, $touches:ident {
            $($(#[$doc:meta])* $value:ident = $text:literal),+ $(,)?
        }
    )+) => {
        /// The options, in the order in which set-ups keep them.
        pub(crate) const OPTIONS: &[$crate::OptionSpec] = &[$(
            $crate::OptionSpec { id: $id, values: &[$($text),+], touches: $crate::Touches::$touches },
        )+];

        const _: () = assert!(OPTIONS.len() <= $crate::setup::MAX_OPTIONS, "a set-up has no room for more options");

        $(
            $(#[$about])*
            #[derive(Copy, Clone, PartialEq, Eq, Debug)]
            #[repr(u8)]
            #[allow(dead_code, reason = "only the values that change something are asked for")]
            $vis enum $option {
                $($(#[$doc])* #[doc = concat!("`", $text, "`")] $value),+
            }

            impl $option {
                const PLACE: usize = $crate::setup::place_of(OPTIONS, $id);

                /// Is this what the set-up chose?
                #[inline]
                $vis const fn is_chosen(self, setup: &$crate::Setup) -> bool {
                    setup.choice(Self::PLACE) == self as u8
                }
            }
        )+
    };
}
