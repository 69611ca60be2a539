//! The ways in which the storage of the server under trial fails, and comes back.

use std::path::Path;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use super::disk::{SmallDisk, forbid_writing};
use super::{SoakError, Tally};
use crate::soak::keeper::Keeper;

/// Room for the database of a long trial.
const DISK_MEGABYTES: u32 = 256;
/// A fault lasts until the server has refused so much, or this long where nobody asks.
const REFUSALS: u64 = 20;
const FAULT_MAX: Duration = Duration::from_secs(10);
/// After it, moves must be taken again within this time.
const RECOVERY_MAX: Duration = Duration::from_secs(30);
const LOOK_AGAIN: Duration = Duration::from_millis(20);

/// What happens to the storage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The disk is full.
    Full,
    /// The disk is full and then read-only as well.
    ReadOnly,
    /// Another program holds the database and does not let go.
    Frozen,
}

impl Fault {
    pub const ALL: [Fault; 3] = [Fault::Full, Fault::ReadOnly, Fault::Frozen];
}

/// What the server writes to.
pub struct Storage {
    /// Nothing where mounting is not allowed: then the server itself is forbidden to write.
    disk: Option<SmallDisk>,
}

impl Storage {
    pub fn prepare(data: &Path) -> Storage {
        let disk = SmallDisk::mount(data, DISK_MEGABYTES);
        if let Err(error) = &disk {
            tracing::warn!(%error, "no disk of its own: the server will be forbidden to write instead");
        }
        Storage { disk: disk.ok() }
    }

    /// Lets the storage fail for a while under load, and waits until the server takes moves again.
    pub async fn suffer(
        &self,
        fault: Fault,
        data: &Path,
        keeper: &Keeper,
        tally: &Tally,
    ) -> Result<Option<String>, SoakError> {
        match (fault, &self.disk) {
            (Fault::Frozen, _) => {
                let holder = rusqlite::Connection::open(data.join("longhall.db")).map_err(std::io::Error::other)?;
                holder.busy_timeout(FAULT_MAX).map_err(std::io::Error::other)?;
                holder.execute_batch("BEGIN IMMEDIATE").map_err(std::io::Error::other)?;
                until_refused(tally).await;
            }
            (Fault::Full, Some(disk)) => {
                disk.fill()?;
                until_refused(tally).await;
                disk.free()?;
            }
            (Fault::ReadOnly, Some(disk)) => {
                disk.fill()?;
                until_refused(tally).await;
                disk.make_read_only()?;
                until_refused(tally).await;
                disk.make_writable()?;
                disk.free()?;
            }
            (Fault::Full | Fault::ReadOnly, None) => {
                forbid_writing(keeper.process(), true)?;
                until_refused(tally).await;
                forbid_writing(keeper.process(), false)?;
            }
        }
        Ok(until_moving(fault, tally).await)
    }
}

async fn until_refused(tally: &Tally) {
    let (begun, before) = (Instant::now(), tally.refusals.load(Relaxed));
    while begun.elapsed() < FAULT_MAX && tally.refusals.load(Relaxed) < before + REFUSALS {
        tokio::time::sleep(LOOK_AGAIN).await;
    }
}

/// Says what is wrong where nothing moves again.
async fn until_moving(fault: Fault, tally: &Tally) -> Option<String> {
    let (begun, before) = (Instant::now(), tally.moves.load(Relaxed));
    while tally.moves.load(Relaxed) == before {
        if begun.elapsed() > RECOVERY_MAX {
            return Some(format!("no move was taken for {RECOVERY_MAX:?} after {fault:?}"));
        }
        tokio::time::sleep(LOOK_AGAIN).await;
    }
    None
}
