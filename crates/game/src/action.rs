//! What a player may do, declared once: a family of actions gives its index, its notation and its parsing.

use crate::Notation;
use std::{fmt, hash::Hash};

/// An action of some game. Implemented by [`actions!`](crate::actions!) only.
pub trait Action: Copy + Eq + Hash + fmt::Debug + fmt::Display + Send + Sync + 'static {
    /// How many actions there are.
    const COUNT: usize;

    /// The dense index, below [`Action::COUNT`]; `usize::MAX` for an action that names what cannot be.
    fn index(self) -> usize;

    /// The action with this index; every index below [`Action::COUNT`] has one.
    fn from_index(index: usize) -> Self;

    /// All texts, both ways.
    fn notation() -> &'static Notation;

    /// The action with this text.
    fn parse(text: &str) -> Option<Self> {
        Self::notation().index(text).map(Self::from_index)
    }
}

/// Declares all that a player may do in a game, a line for each family of actions.
///
/// ```
/// mod trade {
///     game::kinds! {
///         /// A good.
///         pub enum Good { /// Yellow.
///             Corn = "corn", /// White.
///             Sugar = "sugar", /// Black.
///             Coffee = "coffee", }
///     }
///
///     game::actions! {
///         /// What a player may do.
///         pub enum Action {
///             /// Sell a good.
///             Sell(good: Good) = "sell {good}",
///             /// Swap a good for another, whichever.
///             Swap(give: Good, take: Good) = "swap {give} for {take}",
///             /// Grow a good, any but coffee.
///             Grow(good: Good) in [..2] = "grow {good}",
///             /// Buy some barrels.
///             Buy(count: u8) in [1..=3] = "buy {count} barrels" | 1 => "buy 1 barrel",
///             /// Do nothing.
///             Pass = "pass",
///         }
///     }
/// }
///
/// use game::Action as _;
/// use trade::{Action, Good, at};
/// assert_eq!(Action::COUNT, 3 + 9 + 2 + 3 + 1);
/// assert_eq!((at::Sell, at::Swap, at::Pass), (0, 3, 17));
/// assert_eq!(Action::Swap(Good::Sugar, Good::Corn).index(), at::Swap + 3);
/// assert_eq!(Action::from_index(5).to_string(), "swap corn for coffee");
/// assert_eq!(Action::parse("buy 1 barrel"), Some(Action::Buy(1)));
/// assert_eq!(Action::Grow(Good::Coffee).index(), usize::MAX, "nobody can");
/// ```
///
/// Families stand in the order of their indices; `at::Sell` is where one begins. What a family names is
/// - a kind with `COUNT`, `ALL`, `index()` and `Display`, as [`kinds!`](crate::kinds!) declares it; two kinds are counted
///   with the second running faster;
/// - `in [..n]`: only the first `n` kinds;
/// - `in [a..=b]`: a number from `a` to `b`;
/// - `in pairs`: what a module `pairs` counts with `COUNT`, `const fn nth(usize)` (a tuple if there are several) and
///   `const fn index(…)`, which returns `COUNT` or more for what cannot be.
///
/// After `|` stand exceptions to the text. It is checked when the program is built that every index has its action and
/// every action its index.
#[macro_export]
macro_rules! actions {
    (
        $(#[$about:meta])*
        $vis:vis enum $Action:ident {
            $(
                $(#[$doc:meta])*
                $family:ident
                $( ( $($arg:ident : $kind:ident),+ ) )?
                $( { $($(#[$field_doc:meta])* $field:ident : $field_kind:ident),+ $(,)? } )?
                $( in $domain:tt )?
                = $text:literal $( | $except:pat_param => $special:literal )*
            ),+ $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        $vis enum $Action {
            $(
                $(#[$doc])*
                $family
                $( ( $($kind),+ ) )?
                $( { $($(#[$field_doc])* $field: $field_kind),+ } )?
            ),+
        }

        /// Where each family of actions begins among the indices.
        #[allow(non_upper_case_globals, reason = "named as the families are")]
        $vis mod at {
            use super::*;
            enum Family { $($family),+ }
            const COUNTS: &[usize] =
                &[$($crate::actions!(@count [$($($kind)+)?] [$($($field_kind)+)?] [$($domain)?])),+];
            const fn before(family: usize) -> usize {
                let (mut sum, mut at) = (0, 0);
                while at < family {
                    sum += COUNTS[at];
                    at += 1;
                }
                sum
            }
            $(
                #[doc = concat!("Where `", stringify!($family), "` begins.")]
                pub const $family: usize = before(Family::$family as usize);
            )+
            /// After the last action.
            pub const END: usize = before(COUNTS.len());
            const _: () = assert!([$($family),+].len() == COUNTS.len());
        }

        impl $Action {
            /// How many actions there are.
            pub const COUNT: usize = at::END;

            /// All actions, by index.
            pub const ALL: [$Action; $Action::COUNT] = {
                const NONE: Option<$Action> = None;
                let mut found = [NONE; $Action::COUNT];
                $({
                    let count = $crate::actions!(@count [$($($kind)+)?] [$($($field_kind)+)?] [$($domain)?]);
                    let mut n = 0;
                    while n < count {
                        found[at::$family + n] = Some(
                            $crate::actions!(@nth n $Action $family [$($($arg $kind)+)?] [$($($field)+)?] [$($domain)?])
                        );
                        n += 1;
                    }
                })+
                let Some(first) = found[0] else { panic!("the first index has no action") };
                let mut all = [first; $Action::COUNT];
                let mut n = 0;
                while n < $Action::COUNT {
                    let Some(action) = found[n] else { panic!("an index has no action") };
                    assert!(action.index() == n, "an action has another index than its place");
                    all[n] = action;
                    n += 1;
                }
                all
            };

            /// The dense index. An action that names what cannot be has an index beyond all sets.
            #[inline(always)]
            pub const fn index(self) -> usize {
                match self {
                    $(
                        $Action::$family $( ( $($arg),+ ) )? $( { $($field),+ } )? => $crate::actions!(
                            @index at::$family, [$($($arg $kind)+)?] [$($($field)+)?] [$($domain)?]
                        ),
                    )+
                }
            }

            /// The action with this index.
            #[inline]
            pub const fn from_index(index: usize) -> $Action {
                static ALL: [$Action; $Action::COUNT] = $Action::ALL;
                ALL[index]
            }

            /// All texts, both ways.
            pub fn notation() -> &'static $crate::Notation {
                static NOTATION: ::std::sync::LazyLock<$crate::Notation> = ::std::sync::LazyLock::new(|| {
                    $crate::Notation::new($Action::ALL.iter().map(|action| action.to_string()))
                });
                &NOTATION
            }

            /// The action with this text.
            pub fn parse(text: &str) -> Option<$Action> {
                $Action::notation().index(text).map($Action::from_index)
            }
        }

        /// The notation: what a player can read and type, and what records hold.
        impl ::std::fmt::Display for $Action {
            fn fmt(&self, f: &mut ::std::fmt::Formatter) -> ::std::fmt::Result {
                match *self {
                    $(
                        $( $Action::$family($except) => f.write_str($special), )*
                        $Action::$family $( ( $($arg),+ ) )? $( { $($field),+ } )? => {
                            write!(f, $text $(, $($arg = $arg),+ )? $(, $($field = $field),+ )?)
                        }
                    )+
                }
            }
        }

        impl $crate::Action for $Action {
            const COUNT: usize = at::END;

            #[inline(always)]
            fn index(self) -> usize {
                $Action::index(self)
            }

            #[inline]
            fn from_index(index: usize) -> $Action {
                $Action::from_index(index)
            }

            fn notation() -> &'static $crate::Notation {
                $Action::notation()
            }
        }
    };

    // How many actions a family has.
    (@count [] [] []) => { 1 };
    (@count [$kind:ident] [] []) => { <$kind>::COUNT };
    (@count [$first:ident $second:ident] [] []) => { <$first>::COUNT * <$second>::COUNT };
    (@count [$($kind:ident)+] [] [[..$count:expr]]) => { $count };
    (@count [$($kind:ident)+] [] [[$least:literal..=$most:expr]]) => { ($most - $least + 1) as usize };
    (@count [$($kind:ident)*] [$($field:ident)*] [$domain:ident]) => { $domain::COUNT };

    // The action with number `n` of a family.
    (@nth $n:ident $Action:ident $family:ident [] [] []) => { $Action::$family };
    (@nth $n:ident $Action:ident $family:ident [$arg:ident $kind:ident] [] [[$least:literal..=$most:expr]]) => {
        $Action::$family($least + $n as $kind)
    };
    (@nth $n:ident $Action:ident $family:ident [$arg:ident $kind:ident] [] [$([..$count:expr])?]) => {
        $Action::$family(<$kind>::ALL[$n])
    };
    (@nth $n:ident $Action:ident $family:ident [$a:ident $first:ident $b:ident $second:ident] [] []) => {
        $Action::$family(<$first>::ALL[$n / <$second>::COUNT], <$second>::ALL[$n % <$second>::COUNT])
    };
    (@nth $n:ident $Action:ident $family:ident [$arg:ident $kind:ident] [] [$domain:ident]) => {
        $Action::$family($domain::nth($n))
    };
    (@nth $n:ident $Action:ident $family:ident [$($arg:ident $kind:ident)+] [] [$domain:ident]) => {{
        let ($($arg),+) = $domain::nth($n);
        $Action::$family($($arg),+)
    }};
    (@nth $n:ident $Action:ident $family:ident [] [$($field:ident)+] [$domain:ident]) => {{
        let ($($field),+) = $domain::nth($n);
        $Action::$family { $($field),+ }
    }};

    // The index of an action.
    (@index $at:expr, [] [] []) => { $at };
    (@index $at:expr, [$arg:ident $kind:ident] [] []) => { $at + $arg.index() };
    (@index $at:expr, [$a:ident $first:ident $b:ident $second:ident] [] []) => {
        $at + $a.index() * <$second>::COUNT + $b.index()
    };
    (@index $at:expr, [$arg:ident $kind:ident] [] [[..$count:expr]]) => {
        $crate::action::within($at, $arg.index(), $count)
    };
    (@index $at:expr, [$arg:ident $kind:ident] [] [[$least:literal..=$most:expr]]) => {
        if $arg >= $least && $arg <= $most { $at + ($arg - $least) as usize } else { usize::MAX }
    };
    (@index $at:expr, [$($arg:ident $kind:ident)*] [$($field:ident)*] [$domain:ident]) => {
        $crate::action::within($at, $domain::index($($arg),* $($field),*), $domain::COUNT)
    };
}

/// The index of number `n` of a family that begins at `at` and has `count` members; beyond all sets if there is none.
#[doc(hidden)]
#[inline(always)]
pub const fn within(at: usize, n: usize, count: usize) -> usize {
    if n < count { at + n } else { usize::MAX }
}
