//! A value that a table, its card in the hall and the copy it may go back to hold together. It takes memory once, and is
//! copied only when one of them changes it.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

#[derive(Clone, PartialEq, Debug)]
pub struct Shared<T>(Arc<T>);

impl<T> From<T> for Shared<T> {
    fn from(value: T) -> Shared<T> {
        Shared(Arc::new(value))
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

/// What others hold stays as it was.
impl<T: Clone> DerefMut for Shared<T> {
    fn deref_mut(&mut self) -> &mut T {
        Arc::make_mut(&mut self.0)
    }
}
