//! What is answered to a request.

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_SECURITY_POLICY,
    CONTENT_TYPE, ETAG, IF_NONE_MATCH, REFERRER_POLICY, SERVER, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri};
use axum::response::Response;

use crate::page::{File, Page};

/// How the server names itself, by which another of its kind knows it.
pub(crate) const NAME: &str = "tabuleiro";

/// What every answer says: the page loads nothing from elsewhere, nobody frames it, and the pages of others share nothing with it.
const ALWAYS: [(HeaderName, &str); 7] = [
    (SERVER, NAME),
    (
        CONTENT_SECURITY_POLICY,
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
         img-src 'self' data: blob:; worker-src 'self' blob:; object-src 'none'; base-uri 'self'; \
         form-action 'self'; frame-ancestors 'none'",
    ),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-embedder-policy"), "require-corp"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Said where there is nothing, in both languages: nobody knows yet which one is spoken.
const NOT_FOUND: &str = "<!doctype html><meta charset=utf-8><meta name=viewport content=\"width=device-width\">\
    <title>Tabuleiro</title><p lang=en>There is nothing at this address: <a href=\"/\">to the games</a>.</p>\
    <p lang=pt>Não há nada neste endereço: <a href=\"/\">ir para os jogos</a>.</p>\n";

/// Everything there is to ask for.
pub(crate) fn routes(page: Page) -> Router {
    Router::new().fallback(answer).with_state(page)
}

async fn answer(State(page): State<Page>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let mut response = match (method, page.find(uri.path())) {
        (Method::GET | Method::HEAD, Some(file)) => send(file, &headers),
        (Method::GET | Method::HEAD, None) => not_found(),
        _ => not_allowed(),
    };
    for (name, value) in ALWAYS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// A file, unless it is what the browser has already. To a HEAD the body is left out on the way.
fn send(file: &'static File, asked: &HeaderMap) -> Response {
    let packed = file.packed.filter(|_| accepts_gzip(asked));
    let tag = format!("\"{}{}\"", file.tag, if packed.is_some() { "-gz" } else { "" });
    let is_known = has_tag(asked, &tag);
    let body = packed.unwrap_or(file.bytes);
    let mut response = Response::new(if is_known { Body::empty() } else { Body::from(body) });
    if is_known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    }
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(file.cache_control()));
    // A tag is made of letters and digits.
    headers.extend(HeaderValue::try_from(tag).ok().map(|tag| (ETAG, tag)));
    if file.packed.is_some() {
        headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    }
    if is_known {
        return response;
    }
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(file.content_type()));
    headers.insert(CONTENT_LENGTH, HeaderValue::from(body.len()));
    if packed.is_some() {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

fn not_found() -> Response {
    let mut response = Response::new(Body::from(NOT_FOUND));
    *response.status_mut() = StatusCode::NOT_FOUND;
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

fn not_allowed() -> Response {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::METHOD_NOT_ALLOWED;
    response.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
    response
}

/// Whether the browser unpacks gzip. One that says it would rather not (`gzip;q=0`) is believed.
fn accepts_gzip(asked: &HeaderMap) -> bool {
    parts(asked, &ACCEPT_ENCODING).any(|part| {
        let (coding, rest) = part.split_once(';').unwrap_or((part, ""));
        let weight = rest.trim().strip_prefix("q=").and_then(|weight| weight.trim().parse::<f32>().ok());
        coding.trim().eq_ignore_ascii_case("gzip") && weight.is_none_or(|weight| weight > 0.0)
    })
}

/// Whether the browser has what bears this tag.
fn has_tag(asked: &HeaderMap, tag: &str) -> bool {
    parts(asked, &IF_NONE_MATCH).any(|part| part == "*" || part.strip_prefix("W/").unwrap_or(part) == tag)
}

/// The parts of a list, in one header or several.
fn parts<'h>(asked: &'h HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'h str> {
    let lines = asked.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}
