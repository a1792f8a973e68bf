//! Many games at once: simulation, benchmarks, records.
