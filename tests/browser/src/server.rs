//! A web server that serves a directory at any path on a free port, with the headers of its `_headers` file.
//!
//! Tests can change responses while it runs and read the requests.
//!
//! A script of the tests runs before all others in every document. Chromium injects it by a driver command and keeps the release
//! unchanged. For other engines, the server adds it to every page as a same-origin file, which the policy allows.

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;
use std::net::TcpListener;
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::service::service_fn;
use hyper::{Request, Response, StatusCode};
use hyper_util::rt::TokioIo;

use crate::browsers::engine::Engine;
use crate::browsers::pool::RUNTIME;

/// Records errors and layout shifts.
pub const WATCH: &str = include_str!("watch.js");

/// The path of the script of the tests, below the release.
pub const WATCH_FILE: &str = "watch-of-the-tests.js";

/// A server, which runs until all tests have ended: no later one has its port, so that each is a new origin. Clones share it.
#[derive(Clone)]
pub struct Server {
    address: String,
    site: Arc<Mutex<Site>>,
}

/// Configuration and recorded requests.
struct Site {
    /// The path of the directory, with slashes at both ends.
    prefix: String,
    directory: PathBuf,
    /// Files that override those of the directory, by path below the prefix; `None` is missing.
    files: BTreeMap<String, Option<Vec<u8>>>,
    extra_headers: Headers,
    /// Path suffixes whose responses wait.
    held: BTreeSet<String>,
    /// Path suffixes that get 404.
    refused: BTreeSet<String>,
    /// Scripts that run first in every document.
    preludes: Vec<String>,
    requests: Vec<String>,
}

type Headers = Vec<(String, String)>;

/// Binds a free port.
pub fn free_port() -> TcpListener {
    TcpListener::bind("127.0.0.1:0").unwrap()
}

impl Server {
    /// Serves a directory below a path such as `/` or `/a/b/`.
    pub fn start(directory: impl Into<PathBuf>, prefix: &str) -> Self {
        let site = Arc::new(Mutex::new(Site {
            prefix: prefix.to_owned(),
            directory: directory.into(),
            files: BTreeMap::new(),
            extra_headers: Vec::new(),
            held: BTreeSet::new(),
            refused: BTreeSet::new(),
            preludes: vec![WATCH.to_owned()],
            requests: Vec::new(),
        }));
        let listener = free_port();
        let port = listener.local_addr().unwrap().port();
        RUNTIME.spawn(serve(listener, Arc::clone(&site)));
        Self { address: format!("http://127.0.0.1:{port}{prefix}"), site }
    }

    /// Serves nothing but the files that are added.
    pub fn without_directory() -> Self {
        Self::start("no-such-directory", "/")
    }

    /// Returns the URL of the directory, with a trailing slash.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Switches to another directory, like an update of the site.
    pub fn set_directory(&self, directory: impl Into<PathBuf>) {
        self.site().directory = directory.into();
    }

    /// Overrides a file below the prefix. A path without an extension is HTML.
    pub fn set_file(&self, path: &str, content: impl Into<Vec<u8>>) {
        self.site().files.insert(path.to_owned(), Some(content.into()));
    }

    /// Adds a header to every response.
    pub fn set_extra_header(&self, name: &str, value: &str) {
        self.site().extra_headers.push((name.to_owned(), value.to_owned()));
    }

    /// Holds responses to paths below the prefix with this suffix back.
    pub fn hold(&self, end: &str) {
        self.site().held.insert(end.to_owned());
    }

    /// Sends the responses that [`Server::hold`] holds back for this suffix.
    pub fn release(&self, end: &str) {
        self.site().held.remove(end);
    }

    /// Responds with 404 to paths below the prefix with this suffix.
    pub fn refuse(&self, end: &str) {
        self.site().refused.insert(end.to_owned());
    }

    /// Ends all refusals of [`Server::refuse`].
    pub fn refuse_nothing(&self) {
        self.site().refused.clear();
    }

    /// Disables service workers, so that the test observes the page's own requests.
    pub fn forbid_workers(&self) {
        self.site().files.insert("sw.js".to_owned(), None);
    }

    /// Adds a script to every document, for browsers whose driver cannot inject one.
    pub fn add_prelude(&self, script: &str) {
        self.site().preludes.push(script.to_owned());
    }

    /// Returns the requested paths with queries, in order.
    pub fn requests(&self) -> Vec<String> {
        self.site().requests.clone()
    }

    /// Clears the recorded requests.
    pub fn forget_requests(&self) {
        self.site().requests.clear();
    }

    fn site(&self) -> MutexGuard<'_, Site> {
        self.site.lock().unwrap()
    }
}

/// Accepts connections.
async fn serve(listener: TcpListener, site: Arc<Mutex<Site>>) {
    listener.set_nonblocking(true).unwrap();
    let listener = tokio::net::TcpListener::from_std(listener).unwrap();
    while let Ok((stream, _)) = listener.accept().await {
        let site = Arc::clone(&site);
        tokio::spawn(async move {
            let service = service_fn(|request| respond(request, &site));
            // Errors of closed connections are irrelevant.
            drop(hyper::server::conn::http1::Builder::new().serve_connection(TokioIo::new(stream), service).await);
        });
    }
}

async fn respond(request: Request<Incoming>, site: &Mutex<Site>) -> Result<Response<Full<Bytes>>, Infallible> {
    let encodings = request.headers().get("Accept-Encoding").and_then(|value| value.to_str().ok()).unwrap_or_default();
    let path = request.uri().path();
    let answer = {
        let mut site = site.lock().unwrap();
        if !path.ends_with(WATCH_FILE) {
            site.requests.push(request.uri().to_string());
        }
        path.strip_prefix(&site.prefix).and_then(|path| site.answer(path, encodings.contains("br")))
    };
    while site.lock().unwrap().is_held(path) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let Some((headers, content)) = answer else {
        return Ok(Response::builder().status(StatusCode::NOT_FOUND).body(Full::default()).unwrap());
    };
    let response = headers.iter().fold(Response::builder(), |response, (name, value)| response.header(name, value));
    Ok(response.body(Full::from(content)).unwrap())
}

/// Returns whether the server adds the script of the tests to pages.
fn adds_script() -> bool {
    !Engine::of_this_run().has_devtools()
}

impl Site {
    /// Returns whether the response for a path has to wait.
    fn is_held(&self, path: &str) -> bool {
        path.strip_prefix(&self.prefix).is_some_and(|path| self.held.iter().any(|end| path.ends_with(end)))
    }

    /// Returns the response for a path below the prefix; `None` if there is no such file.
    fn answer(&self, path: &str, takes_brotli: bool) -> Option<(Headers, Vec<u8>)> {
        let name = if path.is_empty() || path.ends_with('/') { format!("{path}index.html") } else { path.to_owned() };
        let header = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        if adds_script() && path == WATCH_FILE {
            // Each script has its own scope.
            let scripts = self.preludes.iter().map(|script| format!("{{\n{script}\n}}\n"));
            let headers = vec![header("Content-Type", media_type(path)), header("Cache-Control", "no-store")];
            return Some((headers, scripts.collect::<String>().into_bytes()));
        }
        let is_inside = Path::new(&name).components().all(|part| matches!(part, Component::Normal(_)));
        if self.refused.iter().any(|end| path.ends_with(end)) || !is_inside || name == "_headers" {
            return None;
        }
        let read = |name: &str| std::fs::read(self.directory.join(name)).ok();
        let mut headers =
            headers_for(&format!("/{path}"), &String::from_utf8(read("_headers").unwrap_or_default()).unwrap());
        // The defaults of Netlify and Cloudflare.
        for (name, value) in
            [("Content-Type", media_type(&name)), ("Cache-Control", "public, max-age=0, must-revalidate")]
        {
            if !headers.iter().any(|(present, _)| present == name) {
                headers.push(header(name, value));
            }
        }
        headers.extend(self.extra_headers.clone());
        let has_prelude = adds_script() && media_type(&name).starts_with("text/html");
        let packed = read(&format!("{name}.br")).filter(|_| takes_brotli && !has_prelude);
        let content = match (self.files.get(path).or_else(|| self.files.get(&name)), packed) {
            (Some(content), _) => content.clone()?,
            (None, Some(packed)) => {
                headers.extend([header("Content-Encoding", "br"), header("Vary", "Accept-Encoding")]);
                packed
            }
            (None, None) => read(&name)?,
        };
        if has_prelude {
            let page = String::from_utf8(content).unwrap();
            assert!(page.starts_with("<!doctype html>"), "a page has another beginning: {page}");
            let script = format!("<!doctype html><script src=\"{}{WATCH_FILE}\"></script>", self.prefix);
            return Some((headers, page.replacen("<!doctype html>", &script, 1).into_bytes()));
        }
        Some((headers, content))
    }
}

/// Returns the headers that [Netlify] and [Cloudflare] send for a path. `file` is the file `_headers`: lines with a path, which may
/// end with an asterisk, each followed by indented headers.
///
/// [Netlify]: https://docs.netlify.com/manage/routing/headers/
/// [Cloudflare]: https://developers.cloudflare.com/pages/configuration/headers/
fn headers_for(path: &str, file: &str) -> Headers {
    let mut headers = Vec::new();
    let mut is_for_path = false;
    for line in file.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        match line.strip_prefix("  ").map(|line| line.split_once(": ").expect("a header")) {
            Some((name, value)) if is_for_path => headers.push((name.to_owned(), value.to_owned())),
            Some(_) => {}
            None => is_for_path = line.strip_suffix('*').map_or(line == path, |start| path.starts_with(start)),
        }
    }
    headers
}

/// Returns the media type of a file by its extension.
pub fn media_type(name: &str) -> &'static str {
    match Path::new(name).extension().and_then(|extension| extension.to_str()) {
        Some("html") | None => "text/html; charset=utf-8",
        Some("css") => "text/css",
        Some("js") => "text/javascript",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("txt" | "ts") => "text/plain; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some(_) => "application/octet-stream",
    }
}
