//! What one viewer may know.

use engine::Viewer;
use serde::Serialize;
use ts_rs::TS;

use crate::Feast;
use crate::state::State;

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct View {
    pub round: u8,
}

impl Feast {
    pub fn seen(&self, state: &State, _viewer: Viewer) -> View {
        View { round: state.round }
    }
}
