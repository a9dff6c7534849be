//! Builds the small table and writes it, packed, where the library takes it from:
//! `cargo run --release -p tabuleiro-oware-tables --example ship`.

use std::path::Path;
use std::time::Instant;

use tabuleiro_oware_tables::{Tables, pack, unpack};

fn main() -> std::io::Result<()> {
    let begin = Instant::now();
    let tables = Tables::in_memory(Tables::SMALL, 1);
    println!("built in {:.2} s", begin.elapsed().as_secs_f64());
    let packed = pack(&tables);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("small.table");
    std::fs::write(&path, &packed)?;
    let begin = Instant::now();
    let unpacked = unpack(&packed).map_err(std::io::Error::other)?;
    println!(
        "{} seeds in {} bytes, unpacked in {:.3} s",
        unpacked.seeds(),
        packed.len(),
        begin.elapsed().as_secs_f64()
    );
    Ok(())
}
