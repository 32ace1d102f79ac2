//! What most views of features use.

pub use yew::prelude::*;

pub use super::action::LazyAction;
pub use super::dialog::LazyDialog;
pub use super::widgets::elements::{answers, done, live_remark, problem, small};
pub use super::widgets::named_text::{names, unbroken};
pub use super::widgets::tool::{text_tool, tool};
pub use crate::components::ViewContext;
pub use crate::components::button::{Attribute, Button, Kind, button};
pub use crate::components::content::{around, element, group, list, text};
pub use crate::components::context::press;
pub use crate::components::controls::{RadioOption, caption, heading, radio_group};
pub use crate::state::GameAction;
