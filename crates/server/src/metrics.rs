//! Counters for those who watch over a server, in the text format of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Upper bounds of the buckets of a histogram, in milliseconds.
const BOUNDS_MS: [u64; 10] = [1, 2, 5, 10, 20, 40, 80, 160, 500, 2000];

#[derive(Default)]
pub struct Metrics {
    pub requests: Counter,
    pub refusals: Counter,
    pub moves: Counter,
    pub commits: Counter,
    pub changes: Counter,
    pub conflicts: Counter,
    pub passed_on: Counter,
    pub taken_over: Counter,
    pub thoughts_elsewhere: Counter,
    pub store_failures: Counter,
    pub stopped_tables: Counter,
    pub slow_sockets: Counter,
    pub bot_thoughts: Counter,
    pub news_told: Counter,
    pub news_withdrawn: Counter,
    pub news_failed: Counter,
    pub news_given_up: Counter,
    pub news_gone: Counter,
    pub store_down: Gauge,
    pub bus_down: Gauge,
    pub tables_live: Gauge,
    pub sockets: Gauge,
    pub bots_waiting: Gauge,
    pub bots_thinking: Gauge,
    commit_time: Histogram,
    thought_time: Histogram,
}

#[derive(Default)]
pub struct Counter(AtomicU64);

impl Counter {
    pub fn add(&self, number: u64) {
        self.0.fetch_add(number, Relaxed);
    }

    pub fn get(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

#[derive(Default)]
pub struct Gauge(AtomicI64);

impl Gauge {
    pub fn add(&self, number: i64) -> i64 {
        self.0.fetch_add(number, Relaxed) + number
    }

    pub fn set(&self, number: i64) {
        self.0.store(number, Relaxed);
    }

    pub fn get(&self) -> i64 {
        self.0.load(Relaxed)
    }
}

#[derive(Default)]
struct Histogram {
    buckets: [AtomicU64; BOUNDS_MS.len()],
    count: AtomicU64,
    sum_us: AtomicU64,
}

impl Histogram {
    fn record(&self, time: Duration) {
        self.count.fetch_add(1, Relaxed);
        self.sum_us.fetch_add(time.as_micros() as u64, Relaxed);
        for (bound, bucket) in BOUNDS_MS.iter().zip(&self.buckets) {
            if time <= Duration::from_millis(*bound) {
                bucket.fetch_add(1, Relaxed);
            }
        }
    }

    fn write(&self, text: &mut String, name: &str, help: &str) {
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
        for (bound, bucket) in BOUNDS_MS.iter().zip(&self.buckets) {
            let _ = writeln!(text, "{name}_bucket{{le=\"{}\"}} {}", *bound as f64 / 1000.0, bucket.load(Relaxed));
        }
        let count = self.count.load(Relaxed);
        let sum = self.sum_us.load(Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}");
    }
}

impl Metrics {
    pub fn commit(&self, changes: usize, time: Duration) {
        self.commits.add(1);
        self.changes.add(changes as u64);
        self.commit_time.record(time);
    }

    pub fn thought(&self, time: Duration) {
        self.bot_thoughts.add(1);
        self.thought_time.record(time);
    }

    pub fn text(&self) -> String {
        let mut text = String::new();
        let counters = [
            ("longhall_requests_total", "HTTP requests answered.", &self.requests),
            ("longhall_refusals_total", "Requests and messages refused.", &self.refusals),
            ("longhall_moves_total", "Entries appended to the logs of tables.", &self.moves),
            ("longhall_commits_total", "Transactions of the store.", &self.commits),
            ("longhall_changes_total", "Changes in those transactions.", &self.changes),
            ("longhall_conflicts_total", "Races for one entry of a log that were lost.", &self.conflicts),
            ("longhall_passed_on_total", "Requests passed on to the server that has the table.", &self.passed_on),
            ("longhall_taken_over_total", "Tables taken over from another server.", &self.taken_over),
            ("longhall_thoughts_elsewhere_total", "Thoughts of bots had by workers.", &self.thoughts_elsewhere),
            ("longhall_store_failures_total", "Times the store failed.", &self.store_failures),
            ("longhall_stopped_tables_total", "Tables that could not be loaded.", &self.stopped_tables),
            ("longhall_slow_sockets_total", "Sockets cut off for being slow.", &self.slow_sockets),
            ("longhall_bot_thoughts_total", "Decisions bots thought about.", &self.bot_thoughts),
            ("longhall_news_told_total", "Notices that reached a receiver.", &self.news_told),
            (
                "longhall_news_withdrawn_total",
                "Notices whose reader came first or did not want them.",
                &self.news_withdrawn,
            ),
            ("longhall_news_failed_total", "Tries to send a notice that failed.", &self.news_failed),
            ("longhall_news_given_up_total", "Notices that were given up.", &self.news_given_up),
            ("longhall_news_gone_total", "Channels removed because nobody is reached there.", &self.news_gone),
        ];
        for (name, help, counter) in counters {
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {}", counter.get());
        }
        let gauges = [
            ("longhall_store_down", "1 while the store has failed and is not back.", &self.store_down),
            ("longhall_bus_down", "1 while NATS is wanted and not there.", &self.bus_down),
            ("longhall_tables_live", "Tables in memory.", &self.tables_live),
            ("longhall_sockets", "Open sockets.", &self.sockets),
            ("longhall_bots_waiting", "Bots that wait for their turn to think.", &self.bots_waiting),
            ("longhall_bots_thinking", "Bots that think.", &self.bots_thinking),
        ];
        for (name, help, gauge) in gauges {
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {}", gauge.get());
        }
        if let Some(seconds) = cpu_seconds() {
            let name = "process_cpu_seconds_total";
            let _ = writeln!(text, "# HELP {name} CPU time of this process.\n# TYPE {name} counter\n{name} {seconds}");
        }
        self.commit_time.write(&mut text, "longhall_commit_seconds", "Time of one transaction.");
        self.thought_time.write(&mut text, "longhall_thought_seconds", "Time of one thought of a bot.");
        text
    }
}

/// CPU time this process has used, where the system tells.
fn cpu_seconds() -> Option<f64> {
    /// Linux counts it in hundredths, whatever its own clock does.
    const TICKS_PER_SECOND: f64 = 100.0;
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program stands in brackets and may have spaces; user and system time are the 12th and 13th after it.
    let mut times = stat.rsplit_once(')')?.1.split_whitespace().skip(11).map(str::parse::<f64>);
    let (user, system) = (times.next()?.ok()?, times.next()?.ok()?);
    Some((user + system) / TICKS_PER_SECOND)
}
