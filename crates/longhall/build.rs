//! The web client is built into the program. Where it has not been built, an empty folder lets it
//! compile all the same.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var_os("CARGO_FEATURE_CLIENT_ON_DISK").is_some() {
        return;
    }
    let client = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    if let Err(error) = std::fs::create_dir_all(&client) {
        println!("cargo::warning=cannot make the folder of the web client: {error}");
    }
    println!("cargo::rerun-if-changed=../../web/dist");
}
