//! A disk that can be made to fail: filled, made read-only, frozen. Where mounting is allowed it is a small file
//! system of its own; else the server's process is forbidden to write to files, which fails it in the same places.

use std::fs;
use std::io::{Error, Result, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A program that holds a file open may be in the way for this long.
const PATIENCE: Duration = Duration::from_secs(20);
const LOOK_AGAIN: Duration = Duration::from_millis(5);
/// The filler grows by this much, then by ever less.
const FILLER_PIECE: usize = 1 << 20;

/// A small file system.
pub struct SmallDisk {
    folder: PathBuf,
}

impl SmallDisk {
    /// Mounts one in memory on a folder; an error where that is not allowed.
    pub fn mount(folder: &Path, megabytes: u32) -> Result<SmallDisk> {
        let size = format!("size={megabytes}m,mode=700");
        run(Command::new("mount").args(["-t", "tmpfs", "-o", &size, "longhall"]).arg(folder))?;
        Ok(SmallDisk { folder: folder.to_owned() })
    }

    /// The same in a file, which the kernel can freeze.
    pub fn mount_file(image: &Path, folder: &Path, megabytes: u32) -> Result<SmallDisk> {
        fs::File::create(image)?.set_len(u64::from(megabytes) << 20)?;
        // Nothing is kept for root, who could write to a full disk otherwise.
        run(Command::new("mkfs.ext4").args(["-q", "-m", "0"]).arg(image))?;
        run(Command::new("mount").args(["-o", "loop"]).arg(image).arg(folder))?;
        Ok(SmallDisk { folder: folder.to_owned() })
    }

    /// Whoever writes waits until the disk thaws. Only a disk in a file can do that.
    pub fn freeze(&self, freeze: bool) -> Result<()> {
        run(Command::new("fsfreeze").arg(if freeze { "-f" } else { "-u" }).arg(&self.folder))
    }

    fn filler(&self) -> PathBuf {
        self.folder.join("filler")
    }

    /// Leaves no room for a single byte.
    pub fn fill(&self) -> Result<()> {
        let mut filler = fs::File::create(self.filler())?;
        let mut size = FILLER_PIECE;
        while size > 0 {
            if filler.write_all(&vec![1; size]).is_err() {
                size /= 2;
            }
        }
        Ok(())
    }

    pub fn free(&self) -> Result<()> {
        fs::remove_file(self.filler())
    }

    /// From now on nothing can be written. A server that writes just now is waited for.
    pub fn make_read_only(&self) -> Result<()> {
        let begun = Instant::now();
        while let Err(error) = self.remount("remount,ro") {
            if begun.elapsed() > PATIENCE {
                return Err(error);
            }
            std::thread::sleep(LOOK_AGAIN);
        }
        Ok(())
    }

    pub fn make_writable(&self) -> Result<()> {
        self.remount("remount,rw")
    }

    fn remount(&self, how: &str) -> Result<()> {
        run(Command::new("mount").args(["-o", how]).arg(&self.folder))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // A trial that broke off must not leave a frozen disk behind.
        let _ = self.freeze(false);
        // Whoever still has a file open keeps it until then.
        let _ = run(Command::new("umount").arg("-l").arg(&self.folder));
    }
}

/// Forbids a process to write to any file, or allows it again. It must have been started so that it survives that:
/// see [`survive_limits`].
pub fn forbid_writing(process: u32, forbid: bool) -> Result<()> {
    let limit = if forbid { "--fsize=1:" } else { "--fsize=unlimited:" };
    run(Command::new("prlimit").args(["--pid", &process.to_string(), limit]))
}

/// The same program, started so that a write beyond a limit fails instead of killing it.
pub fn survive_limits(program: &Command) -> Command {
    let mut shell = Command::new("sh");
    shell.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""]).arg(program.get_program()).args(program.get_args());
    shell
}

fn run(command: &mut Command) -> Result<()> {
    let done = command.stdin(Stdio::null()).output()?;
    if done.status.success() { Ok(()) } else { Err(Error::other(String::from_utf8_lossy(&done.stderr).into_owned())) }
}
