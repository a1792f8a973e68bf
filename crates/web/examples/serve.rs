//! The server alone, for looking at pages: `cargo run -p antilles-web --example serve -- [address] [database]`.

use std::path::PathBuf;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut config = web::Config::default();
    if let Some(address) = arguments.next() {
        config.listen = address.parse()?;
    }
    config.database = arguments.next().map(PathBuf::from);
    let running = web::serve(config).await?;
    println!("http://{}", running.address());
    running.wait().await;
    Ok(())
}
