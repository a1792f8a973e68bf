//! How many files and connections the program may have open.

/// Raises the limit as far as the system allows without asking; returns how many can be open at once.
#[cfg(unix)]
pub fn allow_as_many_as_possible() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
    let current = match setrlimit(Resource::Nofile, raised) {
        Ok(()) => limit.maximum,
        Err(_) => limit.current,
    };
    current.unwrap_or(u64::MAX)
}

/// How many can be open at once: here there is no such limit.
#[cfg(not(unix))]
pub fn allow_as_many_as_possible() -> u64 {
    u64::MAX
}
