//! The button of the page.

use std::rc::Rc;

use yew::prelude::*;
use yew::virtual_dom::{AttributeOrProperty, Attributes, Key, VNode};

use super::content::{icon_drawing, text};
use super::context::press;
use engine::named::named;

/// The look of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The most likely next step.
    Primary,
    /// Any other step.
    Secondary,
}

impl Kind {
    /// Returns the kind of a button that is the most likely next step only under a condition.
    pub const fn primary_if(is_likely: bool) -> Self {
        if is_likely { Self::Primary } else { Self::Secondary }
    }

    /// Returns the `data-kind` attribute, for styles.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Primary => "primary",
            Self::Secondary => "secondary",
        }
    }
}

/// A button of the page, with a square of the board as one of its kinds. Without a click handler, it is `aria-disabled` and stays
/// focusable, so that the focus is never lost.
///
/// Its attributes are not written in `html!`, which would add the code of a whole element for each of the about 30 buttons.
pub struct Button {
    label: Html,
    key: Option<Key>,
    onclick: Option<Callback<MouseEvent>>,
    values: Box<[Option<AttributeOrProperty>; Attribute::NAMES.len()]>,
}

named! {
    /// An attribute of a button.
    pub enum Attribute {
        /// `button` or `submit`.
        Type = "type",
        /// The classes.
        Class = "class",
        /// The public name.
        Action = "data-action",
        /// The emphasis.
        Kind = "data-kind",
        /// The number of a move.
        Move = "data-move",
        /// The square of the game.
        Square = "data-square",
        /// The square of the board in a dialog.
        TaskSquare = "data-set",
        /// The mark on a square.
        Mark = "data-mark",
        /// Whether a square is on a completed line.
        Winning = "data-winning",
        /// Whether a square was the last move.
        Last = "data-last",
        /// The highlight of a square.
        Highlight = "data-light",
        /// The evaluation of a square.
        Evaluation = "data-value",
        /// Whether the Tab key reaches it.
        TabIndex = "tabindex",
        /// The accessible name.
        Label = "aria-label",
        /// The elements that are the accessible name.
        LabelledBy = "aria-labelledby",
        /// Whether the button stands for the shown step or move.
        Current = "aria-current",
        /// Whether a press has no effect.
        Unusable = "aria-disabled",
        /// Whether a toggle is on.
        Pressed = "aria-pressed",
        /// The tooltip.
        Title = "title",
        /// The identifier.
        Id = "id",
        /// The value.
        Value = "value",
        /// Whether it takes no focus and no press.
        Disabled = "disabled",
        /// Whether it is hidden.
        Hidden = "hidden",
    }
}

impl Button {
    /// A button with a text. `name` is its public `data-action`.
    pub fn text(name: &'static str, label: impl Into<AttrValue>, onclick: Option<Callback<MouseEvent>>) -> Self {
        Self::new(text(label), onclick).class("button").with(Attribute::Action, name).kind(Kind::Secondary)
    }

    /// A button with a text and without a border.
    pub fn quiet(name: &'static str, label: impl Into<AttrValue>, onclick: Option<Callback<MouseEvent>>) -> Self {
        Self::new(text(label), onclick).class("quiet").with(Attribute::Action, name)
    }

    /// A small button with an icon, which refers to a `<symbol>` of the page. The label is the accessible name and the tooltip.
    pub fn icon(
        name: &'static str,
        icon: &'static str,
        label: impl Into<AttrValue>,
        onclick: Option<Callback<MouseEvent>>,
    ) -> Self {
        let (label, button) = (label.into(), Self::new(icon_drawing(icon), onclick));
        let button = button.class("quiet").with(Attribute::Action, name);
        button.with(Attribute::Label, label.clone()).with(Attribute::Title, label)
    }

    /// The button that submits a form.
    pub fn submit(name: &'static str, label: &'static str) -> Self {
        Self::text(name, label, Some(Callback::noop())).with(Attribute::Type, "submit").kind(Kind::Primary)
    }

    /// A button with this content.
    pub fn new(label: Html, onclick: Option<Callback<MouseEvent>>) -> Self {
        let is_unusable = onclick.is_none();
        let button = Self { label, key: None, onclick, values: Box::new([const { None }; Attribute::NAMES.len()]) };
        button.with(Attribute::Type, "button").when(is_unusable, Attribute::Unusable)
    }

    /// Replaces the label by this content.
    pub fn content(self, label: Html) -> Self {
        Self { label, ..self }
    }

    /// Sets the emphasis.
    pub fn kind(self, kind: Kind) -> Self {
        self.with(Attribute::Kind, kind.name())
    }

    /// Sets the classes.
    pub fn class(self, class: &'static str) -> Self {
        self.with(Attribute::Class, class)
    }

    /// Keeps its element, and the focus, when other buttons come or go.
    pub fn keyed(self, key: &'static str) -> Self {
        Self { key: Some(key.into()), ..self }
    }

    /// Sets whether the toggle is on.
    pub fn pressed(self, is_pressed: bool) -> Self {
        self.with(Attribute::Pressed, if is_pressed { "true" } else { "false" })
    }

    /// Sets an attribute.
    pub fn with(mut self, attribute: Attribute, value: impl Into<AttrValue>) -> Self {
        self.set(attribute, value.into());
        self
    }

    /// Sets an attribute, if there is a value.
    pub fn with_option(self, attribute: Attribute, value: Option<&'static str>) -> Self {
        match value {
            Some(value) => self.with(attribute, value),
            None => self,
        }
    }

    /// Sets an attribute that is true or absent.
    pub fn when(mut self, is_true: bool, attribute: Attribute) -> Self {
        if is_true {
            let is_state = matches!(attribute, Attribute::Current | Attribute::Unusable);
            self.set(attribute, AttrValue::Static(if is_state { "true" } else { "" }));
        }
        self
    }

    fn set(&mut self, attribute: Attribute, value: AttrValue) {
        if let Some(place) = self.values.get_mut(attribute as usize) {
            *place = Some(AttributeOrProperty::Attribute(value));
        }
    }

    /// Returns the element.
    pub fn view(self) -> Html {
        let Self { label, key, onclick, values } = self;
        let mut node = html! { <button {onclick}>{ label }</button> };
        if let VNode::VTag(tag) = &mut node
            && let Some(tag) = Rc::get_mut(tag)
        {
            tag.key = key;
            tag.attributes = Attributes::Dynamic { keys: &Attribute::NAMES, values };
        }
        node
    }
}

/// A button with a text, which emits a message. `name` is its public `data-action`.
pub fn button<M: Clone + 'static>(
    kind: Kind,
    name: &'static str,
    label: &'static str,
    msg: M,
    on: &Callback<M>,
) -> Html {
    Button::text(name, label, Some(press(msg, on))).kind(kind).view()
}
