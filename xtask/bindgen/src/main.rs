//! Writes the JavaScript beside a WebAssembly module: `bindgen nodejs|web MODULE FOLDER`.

use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [target, module, folder] = arguments.as_slice() else {
        eprintln!("bindgen nodejs|web MODULE FOLDER");
        return ExitCode::from(2);
    };
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).typescript(true).omit_default_module_path(false);
    let targeted = match target.as_str() {
        "nodejs" => bindgen.nodejs(true),
        // A page loads the names of all functions for nothing; in Node they tell where something went wrong.
        _ => bindgen.remove_name_section(true).web(true),
    };
    match targeted.and_then(|bindgen| bindgen.generate(folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bindgen: {error:#}");
            ExitCode::FAILURE
        }
    }
}
