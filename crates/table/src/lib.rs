//! One game played by people: seats, log, undo, standing orders.
