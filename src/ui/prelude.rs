//! What most views use.

pub use yew::prelude::*;

pub use super::button::{Attribute, Button, Kind, button};
pub use super::content::{around, element, group, list, text};
pub use super::context::ViewContext;
pub use super::context::press;
pub use super::controls::{RadioOption, caption, heading, radio_group};
pub use super::elements::{answers, done, live_remark, problem, small};
pub use super::named_text::{names, unbroken};
pub use super::tool::{text_tool, tool};
pub use crate::state::GameAction;
