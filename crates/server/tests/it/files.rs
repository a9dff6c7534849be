//! Every file as it should be, and nothing else.

use crate::client::{PAGE, ask, get, serve};

#[test]
fn every_file_comes_whole_and_under_its_type() {
    let serving = serve();
    let types = [
        ("index.html", "text/html; charset=utf-8"),
        ("sw.js", "text/javascript; charset=utf-8"),
        ("assets/index-1a2b.js", "text/javascript; charset=utf-8"),
        ("assets/index-1a2b.css", "text/css; charset=utf-8"),
        ("assets/core-1a2b.wasm", "application/wasm"),
        ("assets/mark-1a2b.svg", "image/svg+xml"),
        ("assets/text-1a2b.woff2", "font/woff2"),
        ("assets/table-1a2b.bin", "application/octet-stream"),
        ("tabuleiro.webmanifest", "application/manifest+json"),
        ("version.json", "application/json"),
    ];
    assert_eq!(types.len(), PAGE.files.len());
    for (file, (name, content_type)) in PAGE.files.iter().zip(types) {
        let answer = get(serving.address(), &format!("/{name}"));
        assert_eq!((answer.status, file.name), (200, name));
        assert_eq!(answer.header("content-type"), Some(content_type));
        assert_eq!(answer.header("content-length"), Some(file.bytes.len().to_string().as_str()));
        assert_eq!(answer.body, file.bytes, "{name}");
    }
}

#[test]
fn the_root_is_the_page_whatever_is_asked_behind_it() {
    let serving = serve();
    for path in ["/", "/?source=app", "/index.html"] {
        let answer = get(serving.address(), path);
        assert_eq!((answer.status, answer.body), (200, b"<p>the page</p>".to_vec()), "{path}");
    }
}

#[test]
fn only_what_has_a_hash_in_its_name_is_kept_for_good() {
    let serving = serve();
    for (path, control) in [
        ("/", "no-cache"),
        ("/sw.js", "no-cache"),
        ("/tabuleiro.webmanifest", "no-cache"),
        ("/assets/index-1a2b.js", "public, max-age=31536000, immutable"),
        ("/nothing", "no-store"),
    ] {
        assert_eq!(get(serving.address(), path).header("cache-control"), Some(control), "{path}");
    }
}

#[test]
fn what_the_browser_has_is_not_sent_again() {
    let serving = serve();
    let tag = get(serving.address(), "/sw.js").header("etag").expect("a tag").to_owned();
    let with = |line: String| ask(serving.address(), "GET", "/sw.js", &[&line]);
    for known in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}"), "*".to_owned()] {
        let answer = with(format!("if-none-match: {known}"));
        assert_eq!((answer.status, answer.body.len()), (304, 0), "{known}");
        assert_eq!(answer.header("etag"), Some(tag.as_str()));
        assert_eq!(answer.header("cache-control"), Some("no-cache"));
    }
    assert_eq!(with("if-none-match: \"other\"".to_owned()).status, 200);
}

#[test]
fn who_unpacks_gzip_gets_it_packed() {
    let serving = serve();
    let with = |path: &str, line: &str| ask(serving.address(), "GET", path, &[line]);
    for line in ["accept-encoding: gzip", "Accept-Encoding: br;q=1.0, GZIP;q=0.5", "accept-encoding: x,gzip"]
    {
        let answer = with("/", line);
        assert_eq!(answer.body, b"packed page", "{line}");
        assert_eq!(answer.header("content-encoding"), Some("gzip"));
        assert_eq!(answer.header("content-length"), Some("11"));
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
    }
    for line in ["accept-encoding: br", "accept-encoding: gzip;q=0", "accept-encoding: gzip; q=0.0", "x: y"] {
        let answer = with("/", line);
        assert_eq!(
            (answer.body.as_slice(), answer.header("content-encoding")),
            (&b"<p>the page</p>"[..], None)
        );
        assert_eq!(answer.header("vary"), Some("accept-encoding"), "the other form may be in a cache");
    }
    assert_eq!(with("/sw.js", "accept-encoding: gzip").header("content-encoding"), None);
}

#[test]
fn the_packed_form_has_a_tag_of_its_own() {
    let serving = serve();
    let plain = get(serving.address(), "/").header("etag").map(str::to_owned);
    let gzip = "accept-encoding: gzip";
    let packed = ask(serving.address(), "GET", "/", &[gzip]).header("etag").map(str::to_owned);
    assert_ne!(plain, packed);
    let known = format!("if-none-match: {}", packed.expect("a tag"));
    assert_eq!(ask(serving.address(), "GET", "/", &[gzip, &known]).status, 304);
    assert_eq!(ask(serving.address(), "GET", "/", &[&known]).status, 200);
}

#[test]
fn head_is_get_without_a_body() {
    let serving = serve();
    for path in ["/", "/sw.js", "/nothing"] {
        let (head, get) = (ask(serving.address(), "HEAD", path, &[]), get(serving.address(), path));
        assert_eq!((head.status, head.body.len()), (get.status, 0));
        for name in ["content-type", "content-length", "etag", "cache-control"] {
            assert_eq!(head.header(name), get.header(name), "{name} of {path}");
        }
    }
}

#[test]
fn a_page_can_only_be_read() {
    let serving = serve();
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "FROB"] {
        for path in ["/", "/nothing"] {
            let answer = ask(serving.address(), method, path, &["content-length: 0"]);
            assert_eq!((answer.status, answer.header("allow")), (405, Some("GET, HEAD")), "{method} {path}");
        }
    }
}

#[test]
fn every_answer_keeps_strangers_out_of_the_page() {
    let serving = serve();
    for (method, path) in [("GET", "/"), ("HEAD", "/sw.js"), ("GET", "/nothing"), ("POST", "/")] {
        let answer = ask(serving.address(), method, path, &[]);
        let policy = answer.header("content-security-policy").expect("a policy");
        for rule in ["default-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", "frame-ancestors 'none'"] {
            assert!(policy.split("; ").any(|part| part == rule), "{rule} in {policy}");
        }
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(answer.header("cross-origin-opener-policy"), Some("same-origin"));
        assert_eq!(answer.header("cross-origin-embedder-policy"), Some("require-corp"));
        assert_eq!(answer.header("server"), Some("tabuleiro"));
    }
}
