//! The columns, and games as rows of them. `docs/laboratory.md` says what each holds; a change of one raises
//! [`SCHEMA_VERSION`] and says there what has changed.

use crate::Dataset;
use arena::{Reward, Told};
use catalog::{GameId, with_game};
use game::{Learn, Rules};
use parquet::{
    basic::{Compression, GzipLevel},
    data_type::{BoolType, ByteArray, ByteArrayType, DataType, FloatType, Int32Type, Int64Type},
    errors::{ParquetError, Result},
    file::{
        metadata::KeyValue,
        properties::{EnabledStatistics, WriterProperties},
        writer::{SerializedFileWriter, SerializedRowGroupWriter},
    },
    schema::{parser::parse_message_type, types::TypePtr},
};
use std::sync::{Arc, LazyLock};

/// The version of the columns: raised whenever a column is added, goes, or means something else.
pub const SCHEMA_VERSION: u32 = 1;

/// How many games are written at once.
const GAMES_IN_A_ROW_GROUP: u64 = 32;

const SCHEMA: &str = "
message decision {
  required int32 schema_version (INTEGER(32,false));
  required binary game (STRING);
  required int32 rules_version (INTEGER(32,false));
  required binary options (STRING);
  required int32 players (INTEGER(8,false));
  required int64 number (INTEGER(64,false));
  required binary seed (STRING);
  required int32 step (INTEGER(32,false));
  required int32 seat (INTEGER(8,false));
  required binary bot (STRING);
  required group features (LIST) { repeated group list { required float element; } }
  required group legal (LIST) { repeated group list { required int32 element (INTEGER(16,false)); } }
  required int32 action (INTEGER(16,false));
  required binary notation (STRING);
  optional group visits (LIST) { repeated group list { required int32 element (INTEGER(32,false)); } }
  required group places (LIST) { repeated group list { required int32 element (INTEGER(8,false)); } }
  required group scores (LIST) { repeated group list { required int32 element (INTEGER(32,true)); } }
  required float reward;
  required boolean finished;
}";

/// The columns.
pub fn schema() -> TypePtr {
    static PARSED: LazyLock<TypePtr> =
        LazyLock::new(|| Arc::new(parse_message_type(SCHEMA).expect("the schema is well formed")));
    PARSED.clone()
}

/// What is the same in every row.
struct Same {
    game: GameId,
    rules_version: i32,
    options: ByteArray,
    players: u8,
}

/// A part as it is made, in memory.
pub struct Part<'a> {
    dataset: &'a Dataset,
    same: Same,
    notation: Vec<ByteArray>,
    writer: SerializedFileWriter<Vec<u8>>,
    rows: Rows,
    games: u64,
    written: u64,
}

impl Part<'_> {
    /// One without rows, with this about itself.
    pub fn new(dataset: &Dataset, stamp: KeyValue) -> Result<Part<'_>> {
        let contest = &dataset.contest;
        let game = contest.game;
        let (names, actions) = with_game!(game, G => (
            <G as Learn>::feature_names(),
            (0..<G as Rules>::ACTIONS).map(|index| <G as Rules>::notation().text(index)).collect::<Vec<_>>(),
        ));
        let about = vec![
            stamp,
            KeyValue::new("antilles.features".into(), serde_json::json!(names).to_string()),
            KeyValue::new("antilles.actions".into(), serde_json::json!(actions).to_string()),
        ];
        let properties = WriterProperties::builder()
            .set_created_by(concat!("antilles ", env!("CARGO_PKG_VERSION")).into())
            .set_key_value_metadata(Some(about))
            .set_compression(Compression::GZIP(GzipLevel::default()))
            .set_statistics_enabled(EnabledStatistics::Chunk)
            .build();
        let text = game.setup_text(&contest.plan.setup);
        let same = Same {
            game,
            rules_version: contest.plan.setup.rules() as i32,
            options: serde_json::json!(text.options).to_string().as_str().into(),
            players: text.players,
        };
        Ok(Part {
            dataset,
            same,
            notation: actions.into_iter().map(ByteArray::from).collect(),
            writer: SerializedFileWriter::new(Vec::new(), schema(), Arc::new(properties))?,
            rows: Rows::default(),
            games: 0,
            written: 0,
        })
    }

    /// Adds the rows of a game.
    pub fn add(&mut self, number: u64, told: Told) -> Result<()> {
        let seed = ByteArray::from(hex::encode(told.seed).into_bytes());
        let places: Vec<i32> = told.places.iter().map(|&place| place.into()).collect();
        let rows = &mut self.rows;
        let wide = told.features.len() / told.decisions.len().max(1);
        for ((step, decision), features) in told.decisions.iter().enumerate().zip(told.features.chunks(wide))
        {
            let seat = decision.seat;
            rows.number.push(number as i64);
            rows.seed.push(seed.clone());
            rows.step.push(step as i32);
            rows.seat.push(seat.number().into());
            rows.bot.push(self.dataset.contest.plan.bot(number, seat).to_string().as_str().into());
            rows.features.push(features.iter().copied());
            rows.legal.push(decision.legal.iter().map(|&index| index as i32));
            rows.action.push(decision.action as i32);
            rows.notation.push(self.notation[decision.action].clone());
            match &decision.visits {
                Some(visits) => rows.visits.push(visits.iter().map(|&visits| visits as i32)),
                None => rows.visits.push_null(),
            }
            rows.places.push(places.iter().copied());
            rows.scores.push(told.scores.iter().copied());
            rows.reward.push(Reward::Share.of(&told.places, &told.scores, seat.index()) as f32);
            rows.finished.push(told.finished);
        }
        self.games += 1;
        if self.games.is_multiple_of(GAMES_IN_A_ROW_GROUP) { self.flush() } else { Ok(()) }
    }

    /// The whole file, and how many rows it has.
    pub fn finish(mut self) -> Result<(Vec<u8>, u64)> {
        self.flush()?;
        Ok((self.writer.into_inner()?, self.written))
    }

    fn flush(&mut self) -> Result<()> {
        let count = self.rows.number.len();
        if count > 0 {
            let mut group = self.writer.next_row_group()?;
            std::mem::take(&mut self.rows).write(&self.same, &mut group)?;
            group.close()?;
            self.written += count as u64;
        }
        Ok(())
    }
}

type Group<'a> = SerializedRowGroupWriter<'a, Vec<u8>>;

/// Rows, column by column.
#[derive(Default)]
struct Rows {
    number: Vec<i64>,
    seed: Vec<ByteArray>,
    step: Vec<i32>,
    seat: Vec<i32>,
    bot: Vec<ByteArray>,
    features: Lists<f32>,
    legal: Lists<i32>,
    action: Vec<i32>,
    notation: Vec<ByteArray>,
    visits: Lists<i32, true>,
    places: Lists<i32>,
    scores: Lists<i32>,
    reward: Vec<f32>,
    finished: Vec<bool>,
}

impl Rows {
    /// Writes the columns, in the order of the schema.
    fn write(self, same: &Same, group: &mut Group) -> Result<()> {
        let count = self.number.len();
        plain::<Int32Type>(group, &vec![SCHEMA_VERSION as i32; count])?;
        plain::<ByteArrayType>(group, &vec![same.game.id().into(); count])?;
        plain::<Int32Type>(group, &vec![same.rules_version; count])?;
        plain::<ByteArrayType>(group, &vec![same.options.clone(); count])?;
        plain::<Int32Type>(group, &vec![same.players.into(); count])?;
        plain::<Int64Type>(group, &self.number)?;
        plain::<ByteArrayType>(group, &self.seed)?;
        plain::<Int32Type>(group, &self.step)?;
        plain::<Int32Type>(group, &self.seat)?;
        plain::<ByteArrayType>(group, &self.bot)?;
        self.features.write::<FloatType>(group)?;
        self.legal.write::<Int32Type>(group)?;
        plain::<Int32Type>(group, &self.action)?;
        plain::<ByteArrayType>(group, &self.notation)?;
        self.visits.write::<Int32Type>(group)?;
        self.places.write::<Int32Type>(group)?;
        self.scores.write::<Int32Type>(group)?;
        plain::<FloatType>(group, &self.reward)?;
        plain::<BoolType>(group, &self.finished)
    }
}

/// A column of lists: the values of all of them, and the levels that tell where each begins and what is not there.
#[derive(Default)]
struct Lists<T, const OPTIONAL: bool = false> {
    values: Vec<T>,
    there: Vec<i16>,
    again: Vec<i16>,
}

impl<T, const OPTIONAL: bool> Lists<T, OPTIONAL> {
    fn push(&mut self, list: impl Iterator<Item = T>) {
        let before = self.values.len();
        self.values.extend(list);
        let empty = i16::from(OPTIONAL);
        if self.values.len() == before {
            self.there.push(empty);
            self.again.push(0);
        } else {
            self.there.resize(self.there.len() + self.values.len() - before, empty + 1);
            self.again.push(0);
            self.again.resize(self.there.len(), 1);
        }
    }

    fn write<D: DataType<T = T>>(&self, group: &mut Group) -> Result<()> {
        column::<D>(group, &self.values, Some((&self.there, &self.again)))
    }
}

impl<T> Lists<T, true> {
    /// A row without a list.
    fn push_null(&mut self) {
        self.there.push(0);
        self.again.push(0);
    }
}

fn plain<D: DataType>(group: &mut Group, values: &[D::T]) -> Result<()> {
    column::<D>(group, values, None)
}

fn column<D: DataType>(group: &mut Group, values: &[D::T], levels: Option<(&[i16], &[i16])>) -> Result<()> {
    let more = "there are more columns than the schema has";
    let mut column = group.next_column()?.ok_or_else(|| ParquetError::General(more.into()))?;
    let (there, again) = levels.unzip();
    column.typed::<D>().write_batch(values, there, again)?;
    column.close()
}
