//! Prints the TypeScript types (`types`) or the JSON schema (`json`) of everything that travels:
//! `cargo run -p tabuleiro-wire --features schema --example schema -- types`.

use std::process::ExitCode;

use tabuleiro_wire::schema;

fn main() -> ExitCode {
    match std::env::args().nth(1).as_deref() {
        Some("types") => print!("{}", schema::typescript()),
        Some("json") => print!("{}", schema::json()),
        _ => {
            eprintln!("schema types|json");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}
