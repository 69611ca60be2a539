//! `cargo xtask release`: everything that is published, made the same way each time from the same commit. An archive
//! with the program, its manual and completions; a Debian package; the folder of the container image; checksums.
//! The program is linked statically, so that it runs on any Linux of its kind and alone in an image.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::machine::{Done, need_node, root, run};
use crate::steps::build_client;

const TARGET: &str = "x86_64-unknown-linux-gnu";
const DEBIAN_ARCHITECTURE: &str = "amd64";
const FILES: &str = "target/release-files";

pub fn release() -> Done {
    need_node()?;
    build_client()?;
    let made_of = Commit::read()?;
    let program = build(&made_of)?;
    let files = root().join(FILES);
    if files.exists() {
        std::fs::remove_dir_all(&files).map_err(|error| format!("{FILES}: {error}"))?;
    }
    let version = env!("CARGO_PKG_VERSION");
    archive(&files, version, &program, &made_of)?;
    debian(&files, version, &program, &made_of)?;
    image(&files, &program)?;
    shell("sha256sum *.tar.gz *.deb > SHA256SUMS && cat SHA256SUMS", &files, &made_of)
}

/// What a release is made of.
struct Commit {
    short: String,
    /// Seconds since 1970: the time that every file in an archive bears.
    time: String,
}

impl Commit {
    fn read() -> Result<Commit, String> {
        let git = |args: &[&str]| {
            let output = Command::new("git").args(args).current_dir(root()).output();
            let output = output.map_err(|error| format!("git cannot be started: {error}"))?;
            if !output.status.success() {
                return Err(format!("git {} failed: a release is made from a commit", args.join(" ")));
            }
            Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
        };
        if !git(&["status", "--porcelain"])?.is_empty() {
            println!("!! there are changes that are not committed: this is no release that others can make again");
        }
        Ok(Commit { short: git(&["rev-parse", "--short", "HEAD"])?, time: git(&["log", "-1", "--format=%ct"])? })
    }
}

/// The program, linked statically, without the paths of this machine.
fn build(commit: &Commit) -> Result<PathBuf, String> {
    let home = std::env::var("CARGO_HOME").or_else(|_| std::env::var("HOME").map(|home| format!("{home}/.cargo")));
    let home = home.map_err(|_| "neither CARGO_HOME nor HOME is set".to_owned())?;
    let flags = format!(
        "-Ctarget-feature=+crt-static --remap-path-prefix={}=longhall --remap-path-prefix={home}=cargo",
        root().display()
    );
    let status = Command::new("cargo")
        .args(["build", "--release", "--locked", "--package", "longhall", "--target", TARGET])
        .env("RUSTFLAGS", flags)
        .env("LONGHALL_COMMIT", &commit.short)
        .env("SOURCE_DATE_EPOCH", &commit.time)
        .current_dir(root())
        .status()
        .map_err(|error| format!("cargo cannot be started: {error}"))?;
    let target = std::env::var("CARGO_TARGET_DIR").map_or_else(|_| root().join("target"), PathBuf::from);
    if status.success() { Ok(target.join(TARGET).join("release/longhall")) } else { Err("the build failed".to_owned()) }
}

/// Program, manual, completions, service and licence in one folder.
fn archive(files: &Path, version: &str, program: &Path, commit: &Commit) -> Done {
    let name = format!("longhall-{version}-{TARGET}");
    let folder = files.join(&name);
    copy(program, &folder.join("longhall"))?;
    run("manual and completions", ".", &program.display().to_string(), &["papers", &folder.display().to_string()])?;
    for file in ["LICENSE", "README.md", "CHANGELOG.md", "packaging/longhall.service"] {
        copy(&root().join(file), &folder.join(Path::new(file).file_name().unwrap_or_default()))?;
    }
    let tar = "tar --sort=name --owner=0 --group=0 --numeric-owner --mtime=@$SOURCE_DATE_EPOCH --mode=u+rwX,go+rX,go-w";
    shell(&format!("{tar} -c {name} | gzip -9n > {name}.tar.gz"), files, commit)
}

/// A Debian package. The service has no user of its own to be made: systemd lends it one.
fn debian(files: &Path, version: &str, program: &Path, commit: &Commit) -> Done {
    let folder = files.join("debian");
    let papers = files.join(format!("longhall-{version}-{TARGET}"));
    copy(program, &folder.join("usr/bin/longhall"))?;
    copy(&root().join("packaging/longhall.service"), &folder.join("usr/lib/systemd/system/longhall.service"))?;
    copy(&root().join("packaging/longhall.default"), &folder.join("etc/default/longhall"))?;
    copy(&root().join("LICENSE"), &folder.join("usr/share/doc/longhall/copyright"))?;
    copy(&papers.join("completions/longhall.bash"), &folder.join("usr/share/bash-completion/completions/longhall"))?;
    copy(&papers.join("completions/_longhall"), &folder.join("usr/share/zsh/vendor-completions/_longhall"))?;
    copy(&papers.join("completions/longhall.fish"), &folder.join("usr/share/fish/vendor_completions.d/longhall.fish"))?;
    let control = format!(
        "Package: longhall\nVersion: {version}\nArchitecture: {DEBIAN_ARCHITECTURE}\nSection: games\nPriority: optional\n\
         Maintainer: The Longhall authors <longhall@localhost>\n\
         Description: five Viking board games in the browser and the terminal\n \
         One program that plays Intrigues of Asgard, Champions of Midgard, Vikings\n \
         Gone Wild, Tiny Epic Vikings and A Feast for Odin, between people and\n against bots.\n"
    );
    write(&folder.join("DEBIAN/control"), &control)?;
    write(&folder.join("DEBIAN/conffiles"), "/etc/default/longhall\n")?;
    let manual = "mkdir -p debian/usr/share/man/man1 && cp longhall-*/man/*.1 debian/usr/share/man/man1/ \
                  && gzip -9n debian/usr/share/man/man1/*.1";
    let dates = "find debian -exec touch -h -d @$SOURCE_DATE_EPOCH {} +";
    let modes = "find debian -type d -exec chmod 755 {} + && find debian -type f -exec chmod 644 {} + && chmod 755 debian/usr/bin/longhall";
    let pack = format!("dpkg-deb --root-owner-group -Zxz --build debian longhall_{version}_{DEBIAN_ARCHITECTURE}.deb");
    shell(&format!("{manual} && {modes} && {dates} && {pack}"), files, commit)
}

/// What `docker build` needs, and nothing else.
fn image(files: &Path, program: &Path) -> Done {
    let folder = files.join("image");
    copy(program, &folder.join("longhall"))?;
    copy(&root().join("packaging/Dockerfile"), &folder.join("Dockerfile"))?;
    std::fs::create_dir_all(folder.join("data")).map_err(|error| format!("{}: {error}", folder.display()))
}

fn copy(from: &Path, to: &Path) -> Done {
    let folder = to.parent().unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    std::fs::copy(from, to).map_err(|error| format!("{}: {error}", from.display()))?;
    Ok(())
}

fn write(to: &Path, text: &str) -> Done {
    let folder = to.parent().unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    std::fs::write(to, text).map_err(|error| format!("{}: {error}", to.display()))
}

fn shell(line: &str, folder: &Path, commit: &Commit) -> Done {
    let status = Command::new("sh")
        .args(["-ec", line])
        .env("SOURCE_DATE_EPOCH", &commit.time)
        .current_dir(folder)
        .status()
        .map_err(|error| format!("sh cannot be started: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("failed: {line}")) }
}
