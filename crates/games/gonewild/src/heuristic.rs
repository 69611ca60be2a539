//! What bots are told about the game beyond its rules.
