//! What processes use, where the system tells it in `/proc`.

use serde::Serialize;
use std::{fs, time::Duration};

/// What some processes have used.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Used {
    /// Seconds of processor time.
    pub processor_seconds: f64,
    /// Megabytes of memory: the most it ever held.
    pub peak_megabytes: f64,
}

impl Used {
    /// Of one process.
    pub fn by(process: u32) -> Option<Used> {
        let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
        Some(Used {
            processor_seconds: processor_time(&process.to_string())?.as_secs_f64(),
            peak_megabytes: kilobytes(&status, "VmHWM:")? as f64 / 1024.0,
        })
    }

    /// Of a process with all its children, those that have ended included. What they share is counted once, so the memory is
    /// what they hold now.
    pub fn by_family(process: u32) -> Option<Used> {
        let mut used =
            Used { processor_seconds: ticks(&process.to_string(), 4)? as f64 / 100.0, ..Used::default() };
        let mut memory = shared_fairly(process).unwrap_or_default();
        for child in children(process) {
            used.processor_seconds += ticks(&child.to_string(), 4).unwrap_or_default() as f64 / 100.0;
            memory += shared_fairly(child).unwrap_or_default();
        }
        used.peak_megabytes = memory as f64 / 1024.0;
        Some(used)
    }

    /// What was used since.
    pub fn since(self, before: Used) -> Used {
        Used {
            processor_seconds: (self.processor_seconds - before.processor_seconds).max(0.0),
            peak_megabytes: self.peak_megabytes.max(before.peak_megabytes),
        }
    }
}

/// Processor time a process has used (`self`: this one).
pub fn processor_time(process: &str) -> Option<Duration> {
    Some(Duration::from_millis(ticks(process, 2)? * 10))
}

/// Bytes of memory a process holds now.
pub fn memory(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    Some(kilobytes(&status, "VmRSS:")? * 1024)
}

/// Hundredths of a second: user and system time, and those of children that have ended if four fields are summed up.
fn ticks(process: &str, fields: usize) -> Option<u64> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name of the program stands in brackets and may hold anything; the times are fields 14 to 17.
    let times = stat.rsplit(") ").next()?.split(' ').skip(11).take(fields);
    Some(times.filter_map(|part| part.parse::<u64>().ok()).sum())
}

fn kilobytes(text: &str, name: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix(name))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}

/// Kilobytes of a process, with its share of what it shares with others.
fn shared_fairly(process: u32) -> Option<u64> {
    kilobytes(&fs::read_to_string(format!("/proc/{process}/smaps_rollup")).ok()?, "Pss:")
}

fn children(process: u32) -> Vec<u32> {
    let all = fs::read_dir("/proc").into_iter().flatten().flatten();
    let numbers = all.filter_map(|folder| folder.file_name().to_str()?.parse::<u32>().ok());
    let is_child = |child: &u32| {
        let stat = fs::read_to_string(format!("/proc/{child}/stat")).unwrap_or_default();
        let parent = stat.rsplit(") ").next().and_then(|rest| rest.split(' ').nth(1)?.parse().ok());
        parent == Some(process)
    };
    numbers.filter(is_child).collect()
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use std::process::{self, Command};

    #[test]
    fn processes_and_their_children_are_measured() {
        let mut child = Command::new("sleep").arg("60").spawn().unwrap();
        let (own, family) = (Used::by(process::id()).unwrap(), Used::by_family(process::id()).unwrap());
        assert!(children(process::id()).contains(&child.id()));
        child.kill().unwrap();
        child.wait().unwrap();
        assert!(own.peak_megabytes > 1.0 && family.peak_megabytes > 1.0, "{own:?} {family:?}");
        assert!(memory(process::id()).unwrap() > 1 << 20);
        assert_eq!(own.since(own).processor_seconds, 0.0);
    }
}
