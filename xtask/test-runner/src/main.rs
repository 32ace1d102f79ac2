//! The program `wasm-bindgen-test-runner`: Cargo runs tests for WebAssembly with it (`.cargo/config.toml`).

fn main() -> anyhow::Result<()> {
    wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args(std::env::args_os())
}
