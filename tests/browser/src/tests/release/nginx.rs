//! The nginx configurations, unchanged except for directory, port and host name: that of a host of its own, and that of a path, in
//! the default site.

use std::path::Path;
use std::time::{Duration, Instant};

use browser_tests::family::{self, Family};
use browser_tests::prelude::*;
use browser_tests::server::{free_port, media_type};
use reqwest::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE};
use xtask::project::files_in;

/// How long nginx may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

/// The host of the configuration for a host of its own.
const OWN_HOST: &str = "127.0.0.1";

/// A host of the default site.
const DEFAULT_HOST: &str = "localhost";

/// Replaces the only occurrence of a text.
fn replace(text: &str, from: &str, to: &str) -> String {
    assert_eq!(text.matches(from).count(), 1, "{from}");
    text.replace(from, to)
}

/// Starts nginx, which ends on drop, with a release. All files that it writes stay in `directory`. Returns the port, too.
fn start(directory: &Path, root: &Path) -> (Family, u16) {
    let port = free_port().local_addr().unwrap().port();
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
    let [configuration, errors] = ["nginx.conf", "error.log"].map(|name| directory.join(name));
    std::fs::write(&configuration, around).unwrap();
    let mut command = family::command(programs::find(&["nginx"], "the package nginx").unwrap());
    command.arg("-c").arg(&configuration).arg("-e").arg(&errors);
    let nginx = Family::start(command);
    // nginx writes its number once it listens.
    let deadline = Instant::now() + PATIENCE;
    while !directory.join("pid").is_file() {
        let problems = std::fs::read_to_string(&errors).unwrap_or_default();
        assert!(!problems.contains("[emerg]") && Instant::now() < deadline, "nginx did not start: {problems}");
        std::thread::sleep(Duration::from_millis(10));
    }
    (nginx, port)
}

#[browser_test]
async fn headers_and_compression_are_correct(_page: Page) {
    let directory = temp_dir();
    let (_nginx, port) = start(directory.path(), &dist());
    // nginx sends every header that `_headers` has for all paths.
    let headers = std::fs::read_to_string(dist().join("_headers"))?;
    let everywhere = headers.lines().skip_while(|line| *line != "/*").skip(1).map_while(|line| line.strip_prefix("  "));
    let everywhere: Vec<_> = everywhere.map(|line| line.split_once(": ").unwrap()).collect();
    assert!(everywhere.iter().any(|(name, _)| *name == "Content-Security-Policy"), "{headers}");
    let client = reqwest::Client::builder().no_proxy().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let get = async |host: &str, path: &str, encodings: &str| {
        let request = client.get(format!("http://{host}:{port}/{path}")).header(ACCEPT_ENCODING, encodings);
        request.send().await.unwrap()
    };
    let files = files_in(&dist()).unwrap();
    for (host, folder) in [(OWN_HOST, ""), (DEFAULT_HOST, "tic-tac-toe/")] {
        for name in &files {
            let (_, end) = name.rsplit_once('.').unwrap_or_default();
            // The copies of other files, and the list of headers.
            if ["br", "gz", ""].contains(&end) {
                continue;
            }
            let copies = if ["png", "webp"].contains(&end) { &[][..] } else { &[("gzip, br", ".br"), ("gzip", ".gz")] };
            for (encodings, end) in copies.iter().chain(&[("identity", "")]) {
                let answer = get(host, &format!("{folder}{name}"), encodings).await;
                let sent = |name: &str| answer.headers().get(name).map_or("", |value| value.to_str().unwrap());
                assert_eq!(answer.status(), 200, "{name}");
                let encoding = match *end {
                    ".br" => "br",
                    ".gz" => "gzip",
                    _ => "",
                };
                assert_eq!(sent(CONTENT_ENCODING.as_str()), encoding, "{name}");
                // nginx names the encoding of more texts.
                assert!(
                    sent(CONTENT_TYPE.as_str()).starts_with(media_type(name)),
                    "{name}: {}",
                    sent(CONTENT_TYPE.as_str())
                );
                // Names in assets/ change with the content; browsers revalidate all other files.
                let caching = sent(CACHE_CONTROL.as_str());
                match name.starts_with("assets/") {
                    true => assert_eq!(caching, "public, max-age=31536000, immutable", "{name}"),
                    false => {
                        assert!(caching.contains("no-cache") || caching.contains("max-age=0"), "{name}: {caching}")
                    }
                }
                everywhere.iter().for_each(|(header, value)| assert_eq!(sent(header), *value, "{name}"));
                let body = answer.bytes().await.unwrap();
                assert_eq!(body, std::fs::read(dist().join(format!("{name}{end}")))?, "{name}{end}");
            }
        }
        assert_eq!(get(host, folder, "br").await.status(), 200);
        assert_eq!(get(host, &format!("{folder}_headers"), "br").await.status(), 404);
    }
    let redirected = get(DEFAULT_HOST, "tic-tac-toe?opponent=friend", "br").await;
    assert!(redirected.headers()["Location"].to_str().unwrap().ends_with("/tic-tac-toe/?opponent=friend"));
}
