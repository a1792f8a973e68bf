//! Kinds of pieces, declared once: their names, ids and numbers, and everything that follows from them.

/// Declares the kinds of one component: goods, roles, buildings, steps.
///
/// ```
/// game::kinds! {
///     /// A good.
///     pub enum Good {
///         /// Grows everywhere.
///         Corn = "corn",
///         /// Needs a mill.
///         SugarCane = "sugar-cane",
///     }
/// }
/// assert_eq!((Good::COUNT, Good::ALL[1], Good::IDS), (2, Good::SugarCane, ["corn", "sugar-cane"]));
/// assert_eq!((Good::SugarCane.index(), Good::SugarCane.id(), Good::new(1)), (1, "sugar-cane", Good::SugarCane));
/// assert_eq!((Good::from_id("corn"), Good::from_id("gold")), (Some(Good::Corn), None));
/// assert_eq!(format!("sell {}", Good::SugarCane), "sell sugar-cane");
/// ```
///
/// The order of the members is their index: arrays have an entry for each, sets a bit for each. Records and pages name
/// kinds by their ids, which never change. Texts (JSON) hold the id, compact binary forms the index: new kinds go to the
/// end, or the digests of stored games change.
///
/// Kinds may have data, which then stand beside their names. Kinds that nobody mentions by name in the rules can be a
/// `struct`, which is stored by its id everywhere:
///
/// ```
/// pub struct Data { pub price: u8, pub copies: u8 }
/// const TWICE: Data = Data { price: 0, copies: 2 };
/// game::kinds! {
///     /// A building.
///     pub enum Building: Data {
///         /// Sells for more.
///         Market = "market" { price: 3, ..TWICE },
///         /// Stores a kind.
///         Warehouse = "warehouse" { price: 4, copies: 1 },
///     }
/// }
/// game::kinds! {
///     /// A card.
///     pub struct Card: Data { "caravel-1" { price: 1, copies: 1 }, "caravel-2" { price: 2, copies: 1 }, }
/// }
/// assert_eq!((Building::Market.data().price, Building::Market.data().copies), (3, 2));
/// assert_eq!((Card::new(1).data().price, Card::from_id("caravel-1")), (2, Some(Card::new(0))));
/// ```
#[macro_export]
macro_rules! kinds {
    ($(#[$about:meta])* $vis:vis enum $name:ident { $($(#[$doc:meta])* $kind:ident = $id:literal,)+ }) => {
        $(#[$about])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive(::serde::Serialize, ::serde::Deserialize, ::schemars::JsonSchema)]
        #[repr(u8)]
        $vis enum $name {
            $($(#[$doc])* #[serde(rename = $id)] $kind,)+
        }

        impl $name {
            /// All of them, by index.
            pub const ALL: [$name; $name::COUNT] = [$($name::$kind),+];

            /// The kind with this index. (The compiler sees that a kind is its index: nothing is looked up.)
            ///
            /// # Panics
            /// If there are not that many.
            #[allow(non_upper_case_globals, reason = "named as the kinds are")]
            #[inline(always)]
            pub const fn new(index: usize) -> $name {
                $(const $kind: usize = $name::$kind as usize;)+
                match index {
                    $($kind => $name::$kind,)+
                    _ => panic!("there are not that many kinds"),
                }
            }

            /// The dense index: its place in arrays and sets.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        $crate::kinds!(@ids $name $($id)+);
    };

    (
        $(#[$about:meta])* $vis:vis enum $name:ident : $data:ident {
            $($(#[$doc:meta])* $kind:ident = $id:literal { $($fields:tt)* },)+
        }
    ) => {
        $crate::kinds! {
            $(#[$about])*
            $vis enum $name { $($(#[$doc])* $kind = $id,)+ }
        }
        $crate::kinds!(@data $vis $name $data $({ $($fields)* })+);
    };

    (
        $(#[$about:meta])* $vis:vis struct $name:ident : $data:ident {
            $($id:literal { $($fields:tt)* },)+
        }
    ) => {
        $(#[$about])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis struct $name(u8);

        impl $name {
            /// All of them, by index.
            pub const ALL: [$name; $name::COUNT] = {
                let mut all = [$name(0); $name::COUNT];
                let mut at = 0;
                while at < $name::COUNT {
                    all[at] = $name(at as u8);
                    at += 1;
                }
                all
            };

            /// The kind with this index.
            ///
            /// # Panics
            /// If there are not that many.
            #[inline]
            pub const fn new(index: usize) -> $name {
                assert!(index < $name::COUNT);
                $name(index as u8)
            }

            /// The dense index: its place in arrays and sets.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let id = String::deserialize(deserializer)?;
                $name::from_id(&id).ok_or_else(|| {
                    let kind = stringify!($name).to_lowercase();
                    ::serde::de::Error::custom(format!("there is no {kind} \"{id}\""))
                })
            }
        }

        impl ::schemars::JsonSchema for $name {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                ::schemars::json_schema!({ "type": "string", "enum": $name::IDS.as_slice() })
            }
        }

        $crate::kinds!(@ids $name $($id)+);
        $crate::kinds!(@data $vis $name $data $({ $($fields)* })+);
    };

    (@ids $name:ident $($id:literal)+) => {
        impl $name {
            /// How many kinds there are.
            pub const COUNT: usize = [$($id),+].len();
            /// Their ids, by index.
            pub const IDS: [&'static str; $name::COUNT] = [$($id),+];

            /// The stable English identifier.
            pub const fn id(self) -> &'static str {
                Self::IDS[self.index()]
            }

            /// The kind with this id.
            pub fn from_id(id: &str) -> Option<$name> {
                Self::ALL.into_iter().find(|kind| kind.id() == id)
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter) -> ::std::fmt::Result {
                f.write_str(self.id())
            }
        }
    };

    (@data $vis:vis $name:ident $data:ident $({ $($fields:tt)* })+) => {
        impl $name {
            /// The data of each, by index.
            pub const DATA: [$data; $name::COUNT] = [$($data { $($fields)* }),+];

            /// Its data.
            #[inline]
            pub const fn data(self) -> &'static $data {
                static DATA: [$data; $name::COUNT] = $name::DATA;
                &DATA[self.index()]
            }
        }
    };
}
