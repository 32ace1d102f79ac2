//! Small pictures on buttons.

use yew::prelude::*;

/// A small picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// Two sliders.
    Settings,
    /// A cross.
    Close,
}

/// Properties of [`Icon`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct IconProps {
    /// What to draw.
    pub picture: Picture,
}

/// A small picture in the colour of the text around it. The button that holds it has the name.
#[component]
pub fn Icon(props: &IconProps) -> Html {
    let path = match props.picture {
        Picture::Settings => "M4 7h8m6 0h2M4 17h2m6 0h8M15 4.500v5M9 14.500v5",
        Picture::Close => "m6 6 12 12M18 6 6 18",
    };
    html! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={path} /></svg> }
}
