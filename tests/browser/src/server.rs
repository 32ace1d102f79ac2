//! A web server that serves a directory at any path on a free port, with the headers of its `_headers` file.
//!
//! Tests can change responses while it runs and read the requests.

mod headers_file;

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;
use std::net::TcpListener;
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::HeaderMap;
use hyper::service::service_fn;
use hyper::{Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::sync::watch::Sender;
use tokio::task::{AbortHandle, JoinSet};

use crate::browsers::pool::RUNTIME;
use crate::watch;
use headers_file::HeadersFile;

/// A running server. Clones share it; it ends with the last clone.
#[derive(Clone)]
pub struct Server {
    address: String,
    site: Arc<Mutex<Site>>,
    _task: Arc<Task>,
}

/// The server task, which ends on drop.
struct Task(AbortHandle);

impl Drop for Task {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Binds a port that no earlier server used, so that each server is a new origin.
pub fn free_port() -> TcpListener {
    static USED: Mutex<BTreeSet<u16>> = Mutex::new(BTreeSet::new());
    let mut refused = Vec::new();
    loop {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        if USED.lock().unwrap_or_else(PoisonError::into_inner).insert(port) {
            return listener;
        }
        // Used ports stay bound until a new one is found.
        refused.push(listener);
    }
}

/// Configuration and recorded requests.
struct Site {
    /// The path of the directory, with slashes at both ends.
    prefix: String,
    directory: PathBuf,
    /// Files that override those of the directory, by path below the prefix.
    files: BTreeMap<String, Vec<u8>>,
    extra_headers: Vec<(String, String)>,
    /// Path suffixes whose responses wait.
    held: BTreeSet<String>,
    /// Tells waiting responses of a release.
    releases: Sender<()>,
    /// Path suffixes that get 404.
    refused: Vec<String>,
    has_service_worker: bool,
    /// Faults of files, by path below the prefix.
    faults: BTreeMap<String, Fault>,
    /// The files that [`Fault::Old`] sends, by path below the prefix.
    older: BTreeMap<String, PathBuf>,
    /// Scripts that run first in every document.
    preludes: Vec<String>,
    requests: Vec<String>,
}

/// A fault of a host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The host appends a byte.
    Appended,
    /// The host does not have the file.
    Missing,
    /// The host accepts the request and sends nothing.
    Stalled,
    /// The host sends plain text.
    WrongType,
    /// The host sends the file of the release before, which [`Server::set_older`] names.
    Old,
}

impl Fault {
    /// All faults.
    pub const ALL: [Self; 5] = [Self::Appended, Self::Missing, Self::Stalled, Self::WrongType, Self::Old];
}

/// A response.
struct Answer {
    content: Vec<u8>,
    headers: Vec<(String, String)>,
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
            releases: Sender::new(()),
            refused: Vec::new(),
            has_service_worker: true,
            faults: BTreeMap::new(),
            older: BTreeMap::new(),
            preludes: vec![watch::WATCH.to_owned()],
            requests: Vec::new(),
        }));
        let listener = free_port();
        let port = listener.local_addr().unwrap().port();
        let task = RUNTIME.spawn(serve(listener, Arc::clone(&site)));
        let task = Arc::new(Task(task.abort_handle()));
        Self { address: format!("http://127.0.0.1:{port}{prefix}"), site, _task: task }
    }

    /// Returns the URL of the directory, with a trailing slash.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Switches to another directory, like an update of the site.
    pub fn set_directory(&self, directory: impl Into<PathBuf>) {
        self.site().directory = directory.into();
    }

    /// Overrides a page below the prefix. A path without an extension is HTML.
    pub fn set_page(&self, path: &str, html: &str) {
        self.set_file(path, html);
    }

    /// Overrides a file below the prefix.
    pub fn set_file(&self, path: &str, content: impl Into<Vec<u8>>) {
        self.site().files.insert(path.to_owned(), content.into());
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
        let mut site = self.site();
        site.held.remove(end);
        site.releases.send_replace(());
    }

    /// Responds with 404 to paths below the prefix with this suffix.
    pub fn refuse(&self, end: &str) {
        self.site().refused.push(end.to_owned());
    }

    /// Ends all refusals of [`Server::refuse`].
    pub fn refuse_nothing(&self) {
        self.site().refused.clear();
    }

    /// Gives a file below the prefix a fault, or none.
    pub fn set_fault(&self, name: &str, fault: Option<Fault>) {
        let faults = &mut self.site().faults;
        match fault {
            Some(fault) => faults.insert(name.to_owned(), fault),
            None => faults.remove(name),
        };
    }

    /// Names the file of the release before for a file below the prefix.
    pub fn set_older(&self, name: &str, older: impl Into<PathBuf>) {
        self.site().older.insert(name.to_owned(), older.into());
    }

    /// Disables service workers, so that the test observes the page's own requests.
    pub fn forbid_workers(&self) {
        self.site().has_service_worker = false;
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
        lock(&self.site)
    }
}

/// Locks the site; ignores poisoning, because no thread leaves partial changes.
fn lock(site: &Mutex<Site>) -> MutexGuard<'_, Site> {
    site.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Accepts connections.
async fn serve(listener: TcpListener, site: Arc<Mutex<Site>>) {
    listener.set_nonblocking(true).unwrap();
    let listener = tokio::net::TcpListener::from_std(listener).unwrap();
    // Connections end with this task.
    let mut connections = JoinSet::new();
    while let Ok((stream, _)) = listener.accept().await {
        while connections.try_join_next().is_some() {}
        let site = Arc::clone(&site);
        connections.spawn(async move {
            let service = service_fn(|request| respond(request, &site));
            // Errors of closed connections are irrelevant.
            drop(hyper::server::conn::http1::Builder::new().serve_connection(TokioIo::new(stream), service).await);
        });
    }
}

async fn respond(request: Request<Incoming>, site: &Mutex<Site>) -> Result<Response<Full<Bytes>>, Infallible> {
    let takes_brotli = takes_brotli(request.headers());
    let path = request.uri().path();
    let (answer, mut releases) = {
        let mut site = lock(site);
        if !path.ends_with(watch::FILE) {
            site.requests.push(request.uri().to_string());
        }
        let answer = path.strip_prefix(&site.prefix).and_then(|path| site.answer(path, takes_brotli));
        (answer, site.releases.subscribe())
    };
    while lock(site).is_held(path) {
        drop(releases.changed().await);
    }
    let mut response = Response::builder();
    let content = match answer {
        Some(Answer { content, headers }) => {
            for (name, value) in headers {
                response = response.header(name, value);
            }
            content
        }
        None => {
            response = response.status(StatusCode::NOT_FOUND);
            Vec::new()
        }
    };
    Ok(response.body(Full::from(content)).unwrap())
}

fn takes_brotli(headers: &HeaderMap) -> bool {
    let encodings = headers.get("Accept-Encoding").and_then(|value| value.to_str().ok()).unwrap_or_default();
    encodings.split(", ").any(|word| word == "br")
}

/// Returns the name of the file at a path.
fn file_name(path: &str) -> String {
    if path.is_empty() || path.ends_with('/') { format!("{path}index.html") } else { path.to_owned() }
}

impl Site {
    /// Returns whether the response for a path has to wait.
    fn is_held(&self, path: &str) -> bool {
        let Some(path) = path.strip_prefix(&self.prefix) else { return false };
        self.faults.get(&file_name(path)) == Some(&Fault::Stalled) || self.held.iter().any(|end| path.ends_with(end))
    }

    /// Returns the response for a path below the prefix.
    fn answer(&self, path: &str, takes_brotli: bool) -> Option<Answer> {
        let name = file_name(path);
        let fault = self.faults.get(&name).copied();
        let is_inside = Path::new(&name).components().all(|part| matches!(part, Component::Normal(_)));
        let mut headers = vec![
            ("Content-Type".to_owned(), media_type(&name).to_owned()),
            // The default of Netlify and Cloudflare.
            ("Cache-Control".to_owned(), "public, max-age=0, must-revalidate".to_owned()),
        ];
        if watch::is_served() && path == watch::FILE {
            headers[1].1 = "no-store".to_owned();
            // Each script has its own scope.
            let scripts = self.preludes.iter().map(|script| format!("{{\n{script}\n}}\n"));
            return Some(Answer { content: scripts.collect::<String>().into_bytes(), headers });
        }
        let is_refused = self.refused.iter().any(|end| path.ends_with(end));
        if fault == Some(Fault::Missing) || is_refused || (name == "sw.js" && !self.has_service_worker) {
            return None;
        }
        // Files changed by the prelude have no compressed copy.
        let is_changed = watch::is_served() && is_page(&name);
        let takes_brotli = takes_brotli && !is_changed && fault != Some(Fault::Appended);
        let content = match self.files.get(path).or_else(|| self.files.get(&name)) {
            _ if fault == Some(Fault::Old) => std::fs::read(self.older.get(&name)?).ok()?,
            Some(content) => content.clone(),
            None if !is_inside || name == "_headers" => return None,
            None => {
                let small = std::fs::read(self.directory.join(format!("{name}.br"))).ok().filter(|_| takes_brotli);
                if small.is_some() {
                    headers.push(("Content-Encoding".to_owned(), "br".to_owned()));
                    headers.push(("Vary".to_owned(), "Accept-Encoding".to_owned()));
                }
                small.or_else(|| std::fs::read(self.directory.join(&name)).ok())?
            }
        };
        let mut content = if is_changed { self.with_prelude(content) } else { content };
        if fault == Some(Fault::Appended) {
            content.push(b'\n');
        }
        let asked = std::fs::read_to_string(self.directory.join("_headers")).unwrap_or_default();
        for (name, value) in HeadersFile::parse(&asked).headers_for(&format!("/{path}")) {
            headers.retain(|(present, _)| !present.eq_ignore_ascii_case(&name));
            headers.push((name, value));
        }
        headers.extend(self.extra_headers.clone());
        if fault == Some(Fault::WrongType) {
            headers.retain(|(name, _)| name != "Content-Type");
            headers.push(("Content-Type".to_owned(), "text/plain".to_owned()));
        }
        Some(Answer { content, headers })
    }

    /// Adds the prelude to a page.
    fn with_prelude(&self, content: Vec<u8>) -> Vec<u8> {
        watch::insert(&String::from_utf8(content).unwrap(), &self.prefix).into_bytes()
    }
}

fn is_page(name: &str) -> bool {
    media_type(name).starts_with("text/html")
}

/// Returns the media type of a file by its extension.
fn media_type(name: &str) -> &'static str {
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
