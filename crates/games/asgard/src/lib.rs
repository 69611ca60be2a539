//! Intrigues of Asgard.
