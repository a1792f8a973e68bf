//! The folder of a dataset: `dataset.json` says what is played, and every part is there whole or not at all.

use crate::{DatasetError, columns};
use arena::{ledger::Heading, records};
use parquet::file::metadata::{KeyValue, ParquetMetaDataReader};
use serde::{Deserialize, Serialize};
use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Read, Seek, Write},
    path::{Path, PathBuf},
};

/// The file that says what the folder holds.
pub const MANIFEST: &str = "dataset.json";
/// Under this key a part says of what it is a part.
pub const STAMP: &str = "antilles";

/// What a dataset holds: its bytes depend on nothing else.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Manifest {
    /// The version of the columns.
    pub schema_version: u32,
    /// How many games.
    pub games: u64,
    /// Games in a part; the last one may have fewer.
    pub part: u64,
    /// What is played.
    #[serde(flatten)]
    pub heading: Heading,
}

impl Manifest {
    fn difference(&self, other: &Manifest) -> Option<&'static str> {
        let differences = [
            (self.schema_version != other.schema_version, "version of the columns"),
            (self.games != other.games, "number of games"),
            (self.part != other.part, "number of games in a part"),
        ];
        let differs = differences.into_iter().find(|(differs, _)| *differs).map(|(_, what)| what);
        self.heading.difference(&other.heading).or(differs)
    }
}

/// A folder, open for writing. Nobody else writes to it meanwhile.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    manifest: Manifest,
    /// Locked as long as it is open.
    _lock: File,
}

impl Folder {
    /// Opens the folder of a dataset, or begins it.
    pub fn open(path: &Path, manifest: &Manifest) -> Result<Folder, DatasetError> {
        let failed = |error| DatasetError::File { path: path.to_path_buf(), error };
        fs::create_dir_all(path).map_err(failed)?;
        let named = path.join(MANIFEST);
        if !named.exists() && holds_parquet(path).map_err(failed)? {
            return Err(DatasetError::Foreign { path: path.to_path_buf() });
        }
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&named)
            .map_err(failed)?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => DatasetError::Busy { path: path.to_path_buf() },
            TryLockError::Error(error) => failed(error),
        })?;
        let mut text = Vec::new();
        file.read_to_end(&mut text).map_err(failed)?;
        if text.last() == Some(&b'\n') {
            let bad = |error: serde_json::Error| DatasetError::BadManifest {
                path: named.clone(),
                why: error.to_string(),
            };
            let known: Manifest = serde_json::from_slice(&text).map_err(bad)?;
            if let Some(what) = manifest.difference(&known) {
                return Err(DatasetError::Other { path: path.to_path_buf(), what });
            }
        } else {
            // Nothing yet, or cut off while it was first written, before there was any part.
            let text = format!("{:#}\n", serde_json::json!(manifest));
            file.set_len(0).and_then(|()| file.rewind()).map_err(failed)?;
            file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).map_err(failed)?;
        }
        Ok(Folder { path: path.to_path_buf(), manifest: manifest.clone(), _lock: file })
    }

    /// What the part with this number says about itself.
    pub fn stamp(&self, number: u64) -> KeyValue {
        let stamp = serde_json::json!({ "part-number": number, "dataset": self.manifest });
        KeyValue::new(STAMP.to_string(), stamp.to_string())
    }

    fn file(&self, number: u64) -> PathBuf {
        self.path.join(format!("part-{number:06}.parquet"))
    }

    /// Writes a part, whole or not at all.
    pub fn write(&self, number: u64, bytes: &[u8]) -> Result<(), DatasetError> {
        let path = self.file(number);
        records::whole(&path, bytes).map_err(|error| DatasetError::File { path, error })
    }

    /// How many rows the part with this number has, if it is there and sound. (What is not, as a machine that lost its
    /// power may leave it, is rewritten.)
    pub fn rows_of(&self, number: u64) -> Option<u64> {
        let file = File::open(self.file(number)).ok()?;
        let metadata = ParquetMetaDataReader::new().parse_and_finish(&file).ok()?;
        let about = metadata.file_metadata();
        let known = about.key_value_metadata()?;
        let sound =
            known.contains(&self.stamp(number)) && about.schema_descr().root_schema() == &*columns::schema();
        u64::try_from(about.num_rows()).ok().filter(|_| sound)
    }
}

fn holds_parquet(path: &Path) -> io::Result<bool> {
    for entry in fs::read_dir(path)? {
        if entry?.path().extension().is_some_and(|extension| extension == "parquet") {
            return Ok(true);
        }
    }
    Ok(false)
}
