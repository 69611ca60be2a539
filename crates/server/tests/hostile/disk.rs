//! Storage that fails: a full, frozen or read-only disk, a database that is killed or paused.
