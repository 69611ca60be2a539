//! The engine as a Python module: one game at a time (`Table`), and many at once (`Tables`). Nothing here knows a rule;
//! everything heavy runs without the interpreter's lock.

mod slots;
mod table;
mod tables;

use engine::{Game, Heuristic, Title};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

pub(crate) use table::{AnyTable, Setting};

/// What went wrong, for the caller.
pub(crate) fn wrong(problem: impl ToString) -> PyErr {
    PyValueError::new_err(problem.to_string())
}

/// Calls the same generic function with the type of a game.
macro_rules! with_game {
    ($id:expr, $call:ident ( $($argument:expr),* )) => {
        match $id {
            asgard::Asgard::ID => $call::<asgard::Asgard>($($argument),*),
            champions::Champions::ID => $call::<champions::Champions>($($argument),*),
            gonewild::GoneWild::ID => $call::<gonewild::GoneWild>($($argument),*),
            tinyepic::TinyEpic::ID => $call::<tinyepic::TinyEpic>($($argument),*),
            feast::Feast::ID => $call::<feast::Feast>($($argument),*),
            other => Err(wrong(format!("there is no game {other:?}; longhall.games() lists them"))),
        }
    };
}
pub(crate) use with_game;

/// The games by their ids, with the fewest and the most players of each.
#[pyfunction]
fn games() -> Vec<(&'static str, u8, u8)> {
    fn facts<G: Game>() -> (&'static str, u8, u8) {
        (G::ID, G::PLAYERS.0, G::PLAYERS.1)
    }
    vec![
        facts::<asgard::Asgard>(),
        facts::<champions::Champions>(),
        facts::<gonewild::GoneWild>(),
        facts::<tinyepic::TinyEpic>(),
        facts::<feast::Feast>(),
    ]
}

/// The rules of a table.
pub(crate) fn rules<G: Game + Heuristic>(players: u8, options: &[(String, String)]) -> PyResult<G> {
    let title = Title::<G>::built_in().map_err(wrong)?;
    let options = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let setup = title.setup(players, options).map_err(wrong)?;
    title.rules(&setup).map_err(wrong)
}

#[pymodule]
fn _engine(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(games, module)?)?;
    module.add_class::<table::Table>()?;
    module.add_class::<tables::Tables>()
}
