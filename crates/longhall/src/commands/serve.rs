//! `longhall serve`: the hall in the browser.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use registry::Registry;
use server::news::MailConfig;
use server::{Config, Durability};

use crate::Done;
use crate::commands::runtime;
use crate::letters::Letters;
use crate::tell;

#[derive(clap::Args)]
pub struct Args {
    /// The port to listen on
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// The address to listen on; 0.0.0.0 opens the hall to other machines
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    listen: IpAddr,
    /// A name by which people reach this hall, such as hall.example.org; may be given several times
    #[arg(long = "host", value_name = "NAME")]
    hosts: Vec<String>,
    /// The folder for the hall's database
    #[arg(long, value_name = "DIR", default_value = "data")]
    data: PathBuf,
    /// A database elsewhere, as an url; --data is not used then
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Where other servers over the same PostgreSQL are heard, as an url such as nats://host:4222
    #[arg(long, value_name = "URL", requires = "database")]
    nats: Option<String>,
    /// Bots that may think at the same time
    #[arg(long, value_name = "N")]
    bot_threads: Option<usize>,
    /// A bot takes at least this long for a move, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = server::limits::BOT_PAUSE.as_millis() as u64)]
    bot_pause: u64,
    /// Tables at a time at which the account of a bot may sit; 0: no bot accounts here
    #[arg(long, value_name = "TABLES", default_value_t = server::limits::TABLES_PER_BOT)]
    bot_accounts: usize,
    /// A move is safe when the operating system has it, not only when the disk has: faster, but a power cut may lose the last moments
    #[arg(long)]
    trust_power: bool,
    /// Trust X-Forwarded headers from a reverse proxy
    #[arg(long)]
    behind_proxy: bool,
    /// Another origin whose pages may use this server; may be given several times
    #[arg(long = "origin", value_name = "URL")]
    origins: Vec<String>,
    /// Whom push services may ask about this hall, such as mailto:host@example.org; without it, its first --host
    #[arg(long, value_name = "ADDRESS")]
    contact: Option<String>,
    /// The address under which people find this hall, for links in mails and webhooks; without it, its first --host
    #[arg(long, value_name = "URL")]
    address: Option<String>,
    /// Players may have news sent to Discord, Slack, Telegram, Matrix and programs of their own
    #[arg(long)]
    webhooks: bool,
    /// The mail server for news, such as smtps://user:password@mail.example.org; LONGHALL_MAIL in the environment does the same
    #[arg(long, value_name = "URL")]
    mail: Option<String>,
    /// Who mails come from, such as "Longhall <hall@example.org>"
    #[arg(long, value_name = "ADDRESS")]
    mail_from: Option<String>,
    /// Seconds that news waits for its reader to come by themselves before it is sent
    #[arg(long, value_name = "SECONDS", default_value_t = server::limits::NEWS_WAIT.as_secs())]
    news_wait: u64,
    /// News may go to addresses in private networks and without TLS: for tests, or a hall inside its own network
    #[arg(long)]
    news_private: bool,
    /// Deal every table from this seed: for tests
    #[arg(long, value_name = "N", hide = true)]
    seed: Option<u64>,
}

pub fn run(registry: Registry, args: Args) -> Done {
    let hosts = args.hosts.iter().map(|host| host_name(host)).collect::<Result<Vec<_>, _>>()?;
    if args.database.is_none() {
        std::fs::create_dir_all(&args.data).map_err(|error| format!("--data {}: {error}", args.data.display()))?;
    }
    let mut config = Config::new(&args.data, Arc::new(registry));
    config.news.contact = args.contact.or_else(|| hosts.first().map(|host| format!("https://{host}")));
    config.news.wait = Duration::from_secs(args.news_wait);
    config.news.near = args.news_private;
    config.news.webhooks = args.webhooks;
    config.news.address = public_address(args.address, &hosts)?;
    config.news.mail = mail(args.mail, args.mail_from)?;
    config.news.words = Some(Arc::new(Letters::read()));
    let token = std::env::var("LONGHALL_HOST_TOKEN").ok().filter(|token| !token.is_empty());
    let token = token.unwrap_or_else(server::fresh_host_token);
    config.host_token = Some(token.clone());
    config.pages = crate::pages::file;
    config.listen = SocketAddr::new(args.listen, args.port);
    config.hosts.extend(hosts);
    config.bot_pause = Duration::from_millis(args.bot_pause);
    config.tables_per_bot = args.bot_accounts;
    config.behind_proxy = args.behind_proxy;
    config.origins = args.origins;
    config.seed = args.seed;
    config.nats = args.nats;
    if let Some(url) = args.database {
        config.database = url;
    }
    if let Some(threads) = args.bot_threads {
        config.bot_threads = threads.max(1);
    }
    if args.trust_power {
        config.durability = Durability::Process;
    }
    start_log();
    // Not before the store has opened: a database that cannot be read is said instead.
    let opened = |address| {
        tell!("Longhall is open: http://{}", shown(address));
        tell!("Your page as its host: http://{}/host#{token}", shown(address));
        tell!("Stop it with Ctrl-C.");
    };
    Ok(runtime()?.block_on(server::serve(config, opened))?)
}

/// Where people find the hall, without a slash at the end.
fn public_address(written: Option<String>, hosts: &[String]) -> Result<Option<String>, String> {
    let Some(written) = written else { return Ok(hosts.first().map(|host| format!("https://{host}"))) };
    let plain = server::news::parse_address(&written).filter(|url| url.path() == "/" && url.query().is_none());
    match plain {
        Some(url) => Ok(Some(url.as_str().trim_end_matches('/').to_owned())),
        None => Err(format!("--address {written}: an address such as https://hall.example.org is expected")),
    }
}

fn mail(url: Option<String>, from: Option<String>) -> Result<Option<MailConfig>, String> {
    let url = url.or_else(|| std::env::var("LONGHALL_MAIL").ok()).filter(|url| !url.is_empty());
    match (url, from) {
        (Some(url), Some(from)) => Ok(Some(MailConfig { url, from })),
        (Some(_), None) => Err("--mail needs --mail-from: who the mails come from".to_owned()),
        (None, Some(_)) => Err("--mail-from needs --mail or LONGHALL_MAIL: the mail server".to_owned()),
        (None, None) => Ok(None),
    }
}

/// A name as browsers ask for it, without a port.
fn host_name(written: &str) -> Result<String, String> {
    let unspecified = written.parse::<IpAddr>().is_ok_and(|address| address.is_unspecified());
    if unspecified {
        return Err(format!("--host {written}: --host gives the hall a name; --listen {written} opens it to others"));
    }
    let name = match written.rsplit_once(':') {
        Some((name, port)) if !name.contains(':') && port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => written,
    };
    let fit = !name.is_empty() && !name.contains(|letter: char| letter == '/' || letter.is_whitespace());
    if fit {
        Ok(name.to_lowercase())
    } else {
        Err(format!("--host {written:?}: a name such as hall.example.org is expected"))
    }
}

/// What happens is told on standard error.
pub fn start_log() {
    tracing_subscriber::fmt().with_env_filter(log_filter()).with_writer(std::io::stderr).init();
}

/// What is logged: `LONGHALL_LOG`, or the important.
fn log_filter() -> tracing_subscriber::EnvFilter {
    tracing_subscriber::EnvFilter::try_from_env("LONGHALL_LOG").unwrap_or_else(|_| "info".into())
}

/// The address as a person types it.
fn shown(listen: SocketAddr) -> String {
    if listen.ip().is_loopback() || listen.ip().is_unspecified() {
        format!("localhost:{}", listen.port())
    } else {
        listen.to_string()
    }
}
