//! The nginx configurations, unchanged except for directory, port and host name: that of a host of its own, and that of a path, in
//! the default site.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::time::{Duration, Instant};

use super::offline::copy;
use browser_tests::family::{self, Family};
use browser_tests::prelude::*;
use browser_tests::server::free_port;
use browser_tests::watch;
use xtask::project::files_in;

/// How long nginx may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

/// The host of the configuration for a host of its own.
const OWN_HOST: &str = "127.0.0.1";

/// A host of the default site.
const DEFAULT_HOST: &str = "localhost";

/// A running nginx, which ends on drop.
struct Nginx {
    _process: Family,
    port: u16,
}

impl Nginx {
    /// Serves a release. All files that nginx writes stay in `directory`.
    ///
    /// Tries another port if another program takes the first one meanwhile.
    fn start(directory: &Path, root: &Path) -> Self {
        let started = (0..3).find_map(|_| Self::try_start(directory, root));
        started.unwrap_or_else(|| panic!("nginx did not start: {}", Self::errors(directory)))
    }

    fn errors(directory: &Path) -> String {
        std::fs::read_to_string(directory.join("error.log")).unwrap_or_default()
    }

    fn try_start(directory: &Path, root: &Path) -> Option<Self> {
        drop(std::fs::remove_file(directory.join("error.log")));
        let port = free_port().local_addr().unwrap().port();
        let replace = |text: &str, from: &str, to: &str| {
            assert_eq!(text.matches(from).count(), 1, "{from}");
            text.replace(from, to)
        };
        let recipe = include_str!("../../../../../hosting/nginx.conf");
        let recipe = replace(recipe, "listen 80;", &format!("listen 127.0.0.1:{port};"));
        // Some containers have no IPv6.
        let recipe = replace(&recipe, "listen [::]:80;", "");
        let recipe = replace(&recipe, "server_name example.org;", &format!("server_name {OWN_HOST};"));
        let recipe = replace(&recipe, "root /var/www/tic-tac-toe;", &format!("root {};", root.display()));
        let path = include_str!("../../../../../hosting/nginx-path.conf");
        let path = replace(path, "alias /var/www/tic-tac-toe/;", &format!("alias {}/;", root.display()));
        // The configuration around a site, with a default site, as in Debian.
        let around = format!(
            "daemon off; master_process off; pid {0}/pid; error_log {0}/error.log; include /etc/nginx/modules-enabled/*.conf;
            events {{}}
            http {{ access_log off; client_body_temp_path {0}/body; proxy_temp_path {0}/proxy; fastcgi_temp_path {0}/fastcgi;
            uwsgi_temp_path {0}/uwsgi; scgi_temp_path {0}/scgi;
            server {{ listen 127.0.0.1:{port} default_server; {path} }}\n{recipe}\n}}",
            directory.display()
        );
        let configuration = directory.join("nginx.conf");
        std::fs::write(&configuration, around).unwrap();
        let program = programs::find(&["nginx"], "the package nginx").unwrap();
        let mut command = family::command(program);
        command.arg("-c").arg(&configuration).arg("-e").arg(directory.join("error.log"));
        let nginx = Self { _process: Family::start(command), port };
        // nginx writes its number once it listens.
        let deadline = Instant::now() + PATIENCE;
        while !directory.join("pid").is_file() {
            if Self::errors(directory).contains("[emerg]") || Instant::now() > deadline {
                return None;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        Some(nginx)
    }

    /// Returns headers and body of a path of a host for these accepted encodings.
    fn get(&self, host: &str, path: &str, encodings: &str) -> (String, Vec<u8>) {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        let request = format!(
            "GET /{path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nAccept-Encoding: {encodings}\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let end = answer.windows(4).position(|window| window == b"\r\n\r\n").unwrap();
        let body = answer.split_off(end + 4);
        (String::from_utf8(answer).unwrap(), body)
    }
}

#[browser_test]
fn headers_and_compression_are_correct() {
    let directory = TempDir::new();
    let nginx = Nginx::start(directory.path(), &dist());
    // nginx sends every header that `_headers` has for all paths.
    let headers = std::fs::read_to_string(dist().join("_headers")).unwrap();
    let everywhere = headers.lines().skip_while(|line| *line != "/*").skip(1);
    let everywhere: Vec<_> = everywhere.take_while(|line| line.starts_with("  ")).collect();
    assert!(everywhere.iter().any(|line| line.contains("Content-Security-Policy")), "{headers}");
    let (mut seen, mut kept) = (0, 0);
    for (host, folder) in [(OWN_HOST, ""), (DEFAULT_HOST, "tic-tac-toe/")] {
        for name in files_in(&dist()).unwrap() {
            let media_type = match name.rsplit_once('.').map_or("", |(_, end)| end) {
                "html" => "text/html; charset=utf-8",
                "css" => "text/css; charset=utf-8",
                "js" => "text/javascript; charset=utf-8",
                "wasm" => "application/wasm",
                "svg" => "image/svg+xml",
                "json" => "application/json",
                "webmanifest" => "application/manifest+json",
                "txt" | "ts" => "text/plain; charset=utf-8",
                "png" => "image/png",
                "webp" => "image/webp",
                // The copies that the other files have.
                "br" | "gz" => continue,
                _ if name == "_headers" => continue,
                _ => panic!("unknown type: {name}"),
            };
            seen += 1;
            let has_copies = !matches!(media_type, "image/png" | "image/webp");
            let copies = [("gzip, br", ".br"), ("gzip", ".gz")].into_iter().filter(|_| has_copies);
            for (encodings, end) in copies.chain([("identity", "")]) {
                let (head, body) = nginx.get(host, &format!("{folder}{name}"), encodings);
                let has = |line: &str| assert!(head.contains(&format!("\r\n{line}\r\n")), "no `{line}` in\n{head}");
                assert!(head.starts_with("HTTP/1.1 200 "), "{name}: {head}");
                assert_eq!(body, std::fs::read(dist().join(format!("{name}{end}"))).unwrap(), "{name}{end}");
                match end {
                    ".br" => has("Content-Encoding: br"),
                    ".gz" => has("Content-Encoding: gzip"),
                    _ => assert!(!head.contains("Content-Encoding"), "{head}"),
                }
                has(&format!("Content-Type: {media_type}"));
                // Names in assets/ change with the content; browsers revalidate all other files.
                if name.starts_with("assets/") {
                    kept += 1;
                    has("Cache-Control: public, max-age=31536000, immutable");
                } else {
                    let caching = head.lines().find(|line| line.starts_with("Cache-Control: ")).unwrap_or_default();
                    assert!(caching.contains("no-cache") || caching.contains("max-age=0"), "{name}: {caching}");
                }
                everywhere.iter().for_each(|line| has(line.trim()));
            }
        }
        assert!(nginx.get(host, folder, "br").0.starts_with("HTTP/1.1 200 "));
        assert!(nginx.get(host, &format!("{folder}_headers"), "br").0.starts_with("HTTP/1.1 404 "));
    }
    assert!(seen > 5 && kept > 5, "only {seen} files were checked");
    let (head, _) = nginx.get(DEFAULT_HOST, "tic-tac-toe?opponent=friend", "br");
    assert!(head.contains("/tic-tac-toe/?opponent=friend\r\n"), "{head}");
}

#[browser_test]
async fn the_game_plays(page: Page) {
    let directory = TempDir::new();
    let release = copy();
    // Without service worker, the test observes the page's own requests.
    std::fs::remove_file(release.path().join("sw.js"))?;
    let hide = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })";
    page.before_each_document(hide).await?;
    watch::put_into(release.path());
    let nginx = Nginx::start(directory.path(), release.path());
    page.go(&format!("http://127.0.0.1:{}/?opponent=friend", nginx.port)).await?;
    page.until("one('[data-game]')").await?;
    page.play(&["b2", "a1"]).await?;
    page.click("[data-action=settings]").await?;
    page.until("one('dialog[open] .option')").await?;
    let not_compressed = "return performance.getEntriesByType('resource').filter((it) => !/(png|sw.js)$/.test(it.name))
        .filter((it) => it.encodedBodySize >= it.decodedBodySize && !it.name.endsWith('PRELUDE'))
        .map((it) => [it.name, it.encodedBodySize, it.decodedBodySize])";
    assert_eq!(page.eval(&not_compressed.replace("PRELUDE", watch::FILE)).await?, json!([]));
    page.ensure_no_errors().await?;
}
