//! The socket, and how it is closed.

use std::io::{self, ErrorKind};
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, watch};
use tokio::time::{sleep, timeout};

use crate::answer;
use crate::limits::Limits;
use crate::page::Page;

/// How long to wait before the next try when no connection can be accepted: most likely too many files are open.
const PAUSE: Duration = Duration::from_millis(20);

/// How much of a request's head is read at most.
const LONGEST_HEAD: usize = 16 * 1024;

/// A bound socket, ready to serve a page.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    page: Page,
    limits: Limits,
}

impl Server {
    /// Binds the socket to `address`, such as `127.0.0.1:60080`; port 0 takes any free one.
    pub fn bind(address: &str, page: Page) -> io::Result<Server> {
        let listener = TcpListener::bind(address)?;
        listener.set_nonblocking(true)?;
        Ok(Server { address: listener.local_addr()?, listener, page, limits: Limits::default() })
    }

    /// Binds the socket to `address`, or to the first of the next `others` ports that nobody has taken.
    pub fn bind_near(address: SocketAddr, others: u16, page: Page) -> io::Result<Server> {
        let at = |port: u16| Server::bind(&SocketAddr::new(address.ip(), port).to_string(), page);
        let first = at(address.port());
        let is_taken = |error: &io::Error| error.kind() == ErrorKind::AddrInUse;
        if !first.as_ref().is_err_and(is_taken) {
            return first;
        }
        let next = (1..=others).filter_map(|step| address.port().checked_add(step));
        next.map(at).find(Result::is_ok).unwrap_or(first)
    }

    /// The same within other limits.
    pub fn with_limits(self, limits: Limits) -> Server {
        Server { limits, ..self }
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves in the background, until the answer is dropped.
    pub fn start(self) -> io::Result<Serving> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (close, is_closing) = watch::channel(());
        let (address, limits) = (self.address, self.limits);
        let listener = {
            let _inside = runtime.enter();
            tokio::net::TcpListener::from_std(self.listener)?
        };
        let door = Door { routes: answer::routes(self.page), limits, is_closing };
        let builder = thread::Builder::new().name(format!(":{} page", address.port()));
        let thread = builder.spawn(move || runtime.block_on(door.serve(&listener)))?;
        Ok(Serving { address, close: Some(close), thread: Some(thread) })
    }
}

/// A server in the background. Dropped, it lets nobody in any more, and waits a moment for those who are being answered.
#[derive(Debug)]
pub struct Serving {
    address: SocketAddr,
    close: Option<watch::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Serving {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        drop(self.close.take());
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

/// Where connections come in.
struct Door {
    routes: Router,
    limits: Limits,
    /// Changes for all who hold a copy when its sender is gone.
    is_closing: watch::Receiver<()>,
}

impl Door {
    async fn serve(mut self, listener: &tokio::net::TcpListener) {
        let places = Arc::new(Semaphore::new(self.limits.connections));
        loop {
            // A place first, then a guest: who waits for a place waits in the system's queue.
            let next = async { (Arc::clone(&places).acquire_owned().await, listener.accept().await) };
            let (place, accepted) = tokio::select! {
                next = next => next,
                _ = self.is_closing.changed() => break,
            };
            let Ok((stream, _)) = accepted else {
                sleep(PAUSE).await;
                continue;
            };
            let guest = guest(stream, self.routes.clone(), self.limits, self.is_closing.clone());
            tokio::spawn(async move {
                guest.await;
                drop(place);
            });
        }
        // All places are free again when everybody has left.
        let everybody = u32::try_from(self.limits.connections).unwrap_or(u32::MAX);
        let _ = timeout(self.limits.grace, places.acquire_many(everybody)).await;
    }
}

/// Answers one connection to its end. What goes wrong on it concerns nobody else.
async fn guest(stream: TcpStream, routes: Router, limits: Limits, mut is_closing: watch::Receiver<()>) {
    let _ = stream.set_nodelay(true);
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.head).max_buf_size(LONGEST_HEAD);
    let connection = http.serve_connection(TokioIo::new(stream), TowerToHyperService::new(routes));
    tokio::pin!(connection);
    tokio::select! {
        _ = &mut connection => return,
        _ = is_closing.changed() => (),
        () = sleep(limits.life) => (),
    }
    connection.as_mut().graceful_shutdown();
    let _ = timeout(limits.grace, connection).await;
}
