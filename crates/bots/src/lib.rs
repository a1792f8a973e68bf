//! Players that think, and see only what their seat may see.
