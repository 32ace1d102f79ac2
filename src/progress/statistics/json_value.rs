//! JSON values, which the browser parses in the page and `serde_json` in native programs.

/// A JSON value.
pub trait Json: Sized {
    /// Parses a text. Returns `None` if the text is no JSON.
    fn parse(text: &str) -> Option<Self>;

    /// Returns the value with this name in an object; the last one if there are several.
    fn get(&self, name: &str) -> Option<Self>;

    /// Returns the text of a string.
    fn text(&self) -> Option<String>;

    /// Returns a whole number from 0 to 4294967295.
    fn number(&self) -> Option<u32>;

    /// Returns the elements of an array.
    fn elements(&self) -> Option<Vec<Self>>;
}

/// Writes an object.
pub fn object(members: &[(&str, String)]) -> String {
    let members = members.iter().map(|(name, value)| [&quoted(name), ":", value].concat());
    ["{", &members.collect::<Vec<String>>().join(","), "}"].concat()
}

/// Writes an array.
pub fn array(elements: &[String]) -> String {
    ["[", &elements.join(","), "]"].concat()
}

/// Writes a string without characters that need escaping.
pub fn quoted(text: &str) -> String {
    ["\"", text, "\""].concat()
}

/// The JSON values of native programs.
#[cfg(all(feature = "native-json", not(target_arch = "wasm32")))]
pub type NativeJson = serde_json::Value;

#[cfg(all(feature = "native-json", not(target_arch = "wasm32")))]
impl Json for NativeJson {
    fn parse(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    fn get(&self, name: &str) -> Option<Self> {
        self.get(name).cloned()
    }

    fn text(&self) -> Option<String> {
        self.as_str().map(str::to_owned)
    }

    fn number(&self) -> Option<u32> {
        self.as_u64()?.try_into().ok()
    }

    fn elements(&self) -> Option<Vec<Self>> {
        self.as_array().cloned()
    }
}
