//! What documents, types and scripts say about a key of the address or an attribute of the element `<tic-tac-toe>`.

/// A key of the address, an attribute of the element, or both.
#[derive(Debug)]
pub struct Key {
    /// The name, such as `theme`.
    pub name: &'static str,
    /// Where it stands in an address, and its values in Markdown. `{}` stands for the names among which it chooses.
    pub address: InAddress,
    /// A valid value in an address.
    pub example: &'static str,
    /// The attribute of this name.
    pub attribute: Option<Attribute>,
}

impl Key {
    /// Whether an address may have the key.
    pub const fn is_in_address(&self) -> bool {
        !matches!(self.address, InAddress::Nowhere)
    }
}

/// Where a key stands in an address, with a description of its values.
#[derive(Debug)]
pub enum InAddress {
    /// After the `?`.
    Query(&'static str),
    /// After the `#`.
    Fragment(&'static str),
    /// Only the element has the attribute.
    Nowhere,
}

/// An attribute of the element, and the property that reflects it.
#[derive(Debug)]
pub struct Attribute {
    /// The type of the property in TypeScript. That of an attribute that chooses among names has a name of its own.
    pub kind: &'static str,
    /// The value of an element without the attribute.
    pub default: fn() -> String,
    /// Whether a change starts a new game.
    pub starts_game: bool,
    /// A sentence about its effect, for types and editors.
    pub summary: &'static str,
    /// More about it, for editors.
    pub details: &'static str,
    /// Its values in the guide, in Markdown. `{}` stands for the names among which it chooses.
    pub guide: &'static str,
    /// The values with which a game can begin without the lazy part, as a regular expression of `public/boot/frame.js`; `{}` stands
    /// for the names among which it chooses. `None` if all values can.
    pub plain: Option<&'static str>,
    /// Two other values than the default, for tests.
    pub examples: [&'static str; 2],
}

impl Attribute {
    /// A text that is empty by default.
    pub const TEXT: Self = Self {
        kind: "string",
        default: String::new,
        starts_game: false,
        summary: "",
        details: "",
        guide: "",
        plain: None,
        examples: ["", ""],
    };
}
