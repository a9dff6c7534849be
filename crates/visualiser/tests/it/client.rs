//! A client over real TCP, and a server for it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::thread;
use std::time::Duration;

use tabuleiro_game::Rules;
use tabuleiro_visualiser::form::Form;
use tabuleiro_visualiser::{Config, Limits, Serving, Visualiser};

/// The report's rules with some seed.
pub(crate) const REPORT: Config = Config::new(Rules::Report, 35);
/// The rules of the book.
pub(crate) const BOOK: Config = Config::new(Rules::Book, 35);

/// A server in the background, gone with the tests.
pub(crate) fn serve(config: Config) -> SocketAddr {
    let visualiser = Visualiser::bind("127.0.0.1:0", config).expect("a free port");
    let address = visualiser.address();
    thread::spawn(|| visualiser.run());
    address
}

/// A server by the report's rules within these limits, gone when the answer is dropped.
pub(crate) fn within(limits: Limits) -> Serving {
    serving(REPORT, limits)
}

/// A server within these limits, gone when the answer is dropped.
pub(crate) fn serving(config: Config, limits: Limits) -> Serving {
    let visualiser = Visualiser::bind("127.0.0.1:0", config).expect("a free port");
    visualiser.with_limits(limits).start().expect("a thread for it")
}

/// A client. A server that keeps it waiting for long fails the test.
pub(crate) struct Client {
    stream: BufReader<TcpStream>,
    pub(crate) form: Form,
}

impl Client {
    pub(crate) fn connect(address: SocketAddr, form: Form) -> Client {
        let stream = TcpStream::connect(address).expect("the server listens");
        stream.set_read_timeout(Some(Duration::from_mins(1))).expect("a timeout can be set");
        stream.set_nodelay(true).expect("small packets can be sent");
        Client { stream: BufReader::new(stream), form }
    }

    pub(crate) fn plain(address: SocketAddr) -> Client {
        Client::connect(address, Form::Plain)
    }

    pub(crate) fn term(address: SocketAddr) -> Client {
        Client::connect(address, Form::Term)
    }

    /// Sends bytes as they are.
    pub(crate) fn send(&mut self, bytes: impl AsRef<[u8]>) {
        self.stream.get_mut().write_all(bytes.as_ref()).expect("the server reads");
    }

    /// Chooses a position in the client's form.
    pub(crate) fn choose(&mut self, position: impl std::fmt::Display) {
        match self.form {
            Form::Plain => self.send(format!("playerChoose {position}\n")),
            Form::Term => self.send(format!("[playerChooses,{position}].\n")),
        }
    }

    /// The next line, without its end; `None` when the server has closed.
    pub(crate) fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        self.stream.read_line(&mut line).expect("the server answers in time");
        if line.is_empty() {
            return None;
        }
        Some(line.strip_suffix('\n').expect("a line ends").to_owned())
    }

    /// The next line, its full stop removed in the form that has one. There must be one.
    pub(crate) fn heard(&mut self) -> String {
        let line = self.line().expect("the server has more to say");
        match self.form {
            Form::Plain => line,
            Form::Term => {
                let bare = line.strip_suffix('.').unwrap_or_else(|| panic!("“{line}” has no full stop"));
                assert!(!bare.contains('.'), "“{line}” has two full stops");
                bare.to_owned()
            }
        }
    }

    /// The next lines are these.
    pub(crate) fn expect(&mut self, lines: &[&str]) {
        for &line in lines {
            assert_eq!(self.heard(), line);
        }
    }

    /// The next line is an error, and this is its reason.
    pub(crate) fn error(&mut self) -> String {
        let line = self.heard();
        line.strip_prefix("error ").unwrap_or_else(|| panic!("“{line}” is no error")).to_owned()
    }

    /// The server has closed the connection; whether it said this first.
    pub(crate) fn is_closed_with(&mut self, reason: &str) -> bool {
        self.error().starts_with(reason) && self.is_closed()
    }

    /// The server has closed the connection, or does so without another word.
    pub(crate) fn is_closed(&mut self) -> bool {
        let mut rest = Vec::new();
        self.stream.read_to_end(&mut rest).map_or(true, |_| rest.is_empty())
    }

    /// Reads and writes of the plain socket.
    pub(crate) fn stream(&self) -> &TcpStream {
        self.stream.get_ref()
    }

    /// Nothing more will be sent.
    pub(crate) fn finish(&mut self) {
        self.stream.get_ref().shutdown(Shutdown::Write).expect("the connection is open");
    }
}
