//! TLS to other machines: for news that goes out, and for bots that play on a server elsewhere.

use std::sync::{Arc, LazyLock};

use rustls::{ClientConfig, RootCertStore};
use tokio_rustls::TlsConnector;

/// Roots of trust come with the program: it may stand in an image that has none.
pub static TLS: LazyLock<TlsConnector> = LazyLock::new(|| {
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("the provider knows the usual versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    TlsConnector::from(Arc::new(config))
});
