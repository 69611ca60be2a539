//! The ways in which the servers under trial, and what they stand on, fail and come back.

use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use super::disk::{SmallDisk, forbid_writing};
use super::{SoakError, Tally};

/// Room for the database of a long trial.
const DISK_MEGABYTES: u32 = 256;
/// A fault lasts until the server has refused so much, or this long where nobody asks.
const REFUSALS: u64 = 20;
pub const FAULT_MAX: Duration = Duration::from_secs(10);
/// After it, moves must be taken again within this time.
const RECOVERY_MAX: Duration = Duration::from_secs(30);
const LOOK_AGAIN: Duration = Duration::from_millis(20);

/// What happens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fault {
    /// The disk is full.
    Full,
    /// The disk is full and then read-only as well.
    ReadOnly,
    /// Another program holds the database and does not let go.
    Held,
    /// The disk stands still: whoever writes waits.
    Frozen,
    /// A server is killed without warning.
    ServerKilled,
    /// A server is asked to close and started again, as in an upgrade.
    ServerStopped,
    /// A server stands still for longer than others wait for it, and goes on.
    ServerFrozen,
    WorkerKilled,
    NatsKilled,
    /// PostgreSQL dies as by the loss of power.
    PostgresKilled,
    /// Every process of PostgreSQL stands still, with its connections open.
    PostgresPaused,
}

impl Fault {
    /// What can happen to the files of a server.
    pub const OF_FILES: [Fault; 4] = [Fault::Full, Fault::ReadOnly, Fault::Held, Fault::Frozen];
    /// What can happen to many servers.
    pub const OF_MANY: [Fault; 7] = [
        Fault::ServerKilled,
        Fault::WorkerKilled,
        Fault::NatsKilled,
        Fault::PostgresKilled,
        Fault::PostgresPaused,
        Fault::ServerFrozen,
        Fault::ServerStopped,
    ];

    pub fn is_of_files(self) -> bool {
        Fault::OF_FILES.contains(&self)
    }
}

/// The disk a server writes to.
pub struct Storage {
    data: PathBuf,
    disk: Disk,
}

enum Disk {
    /// It can be frozen.
    InFile(SmallDisk),
    InMemory(SmallDisk),
    /// Mounting is not allowed: the server itself is forbidden to write.
    None,
}

impl Storage {
    pub fn prepare(data: &Path) -> Storage {
        let image = data.with_extension("disk");
        let in_file = SmallDisk::mount_file(&image, data, DISK_MEGABYTES);
        // It is there as long as it is mounted.
        let _ = std::fs::remove_file(&image);
        let disk =
            match in_file.map(Disk::InFile).or_else(|_| SmallDisk::mount(data, DISK_MEGABYTES).map(Disk::InMemory)) {
                Ok(disk) => disk,
                Err(error) => {
                    tracing::warn!(%error, "no disk of its own: the server will be forbidden to write instead");
                    Disk::None
                }
            };
        Storage { data: data.to_owned(), disk }
    }

    /// Lets the disk fail for a while under load.
    pub async fn suffer(&self, fault: Fault, server: u32, tally: &Tally) -> Result<(), SoakError> {
        match (fault, &self.disk) {
            (Fault::Frozen, Disk::InFile(disk)) => {
                disk.freeze(true)?;
                until_refused(tally).await;
                disk.freeze(false)?;
            }
            (Fault::Full, Disk::InFile(disk) | Disk::InMemory(disk)) => {
                disk.fill()?;
                until_refused(tally).await;
                disk.free()?;
            }
            (Fault::ReadOnly, Disk::InFile(disk) | Disk::InMemory(disk)) => {
                disk.fill()?;
                until_refused(tally).await;
                disk.make_read_only()?;
                until_refused(tally).await;
                disk.make_writable()?;
                disk.free()?;
            }
            (Fault::Full | Fault::ReadOnly, Disk::None) => {
                forbid_writing(server, true)?;
                until_refused(tally).await;
                forbid_writing(server, false)?;
            }
            // Where a disk cannot be frozen, whoever writes waits for the one who holds the database.
            _ => {
                let holder =
                    rusqlite::Connection::open(self.data.join("longhall.db")).map_err(std::io::Error::other)?;
                holder.busy_timeout(FAULT_MAX).map_err(std::io::Error::other)?;
                holder.execute_batch("BEGIN IMMEDIATE").map_err(std::io::Error::other)?;
                until_refused(tally).await;
            }
        }
        Ok(())
    }
}

pub async fn until_refused(tally: &Tally) {
    let (begun, before) = (Instant::now(), tally.refusals.load(Relaxed));
    while begun.elapsed() < FAULT_MAX && tally.refusals.load(Relaxed) < before + REFUSALS {
        tokio::time::sleep(LOOK_AGAIN).await;
    }
}

/// Says what is wrong where nothing moves again.
pub async fn until_moving(fault: Fault, tally: &Tally) -> Option<String> {
    let (begun, before) = (Instant::now(), tally.moves.load(Relaxed));
    while tally.moves.load(Relaxed) == before {
        if begun.elapsed() > RECOVERY_MAX {
            return Some(format!("no move was taken for {RECOVERY_MAX:?} after {fault:?}"));
        }
        tokio::time::sleep(LOOK_AGAIN).await;
    }
    None
}
