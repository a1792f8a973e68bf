//! A small file system of its own, where mounting one is allowed.

use super::Fault;
use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::Command,
};

/// A file system in memory; it is gone with this.
pub struct Disk {
    folder: tempfile::TempDir,
}

fn run(program: &str, args: &[&str]) -> Result<(), String> {
    let output = Command::new(program).args(args).output().map_err(|error| format!("{program}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    Err(String::from_utf8_lossy(&output.stderr).trim().to_string())
}

impl Disk {
    /// One of this many megabytes; a sentence if that is not allowed here.
    pub fn mount(megabytes: u32) -> Result<Disk, String> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let options = format!("size={megabytes}m,mode=0700");
        let place = folder.path().to_string_lossy().into_owned();
        run("mount", &["-t", "tmpfs", "-o", &options, "tmpfs", &place])
            .map_err(|why| format!("a small file system cannot be mounted here ({why})"))?;
        Ok(Disk { folder })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Makes it read-only, or writable again.
    pub fn read_only(&self, yes: bool) -> Result<(), Fault> {
        let mode = if yes { "remount,ro" } else { "remount,rw" };
        run("mount", &["-o", mode, &self.path().to_string_lossy()]).map_err(Fault)
    }

    /// Fills it up to the last byte; the file that does can be removed again.
    pub fn fill(&self) -> Result<PathBuf, Fault> {
        let ballast = self.path().join("ballast");
        let mut file = fs::OpenOptions::new().create(true).append(true).open(&ballast)?;
        for size in [1 << 20, 1 << 12, 1] {
            let piece = vec![0; size];
            while file.write_all(&piece).is_ok() {}
        }
        Ok(ballast)
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = run("umount", &["-l", &self.path().to_string_lossy()]);
    }
}
