//! Mounts the app.
use yew::{Html, component, html};

#[component]
fn App() -> Html {
    html! { <p role="status">{ "Hello" }</p> }
}

fn main() {
    yew::Renderer::<App>::new().render();
}
