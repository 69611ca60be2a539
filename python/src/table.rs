//! One game: who is asked, what is legal, what is known, and what happens.

use std::sync::{Arc, Mutex, MutexGuard};

use engine::{Chance, Fast, Features, Game, Heuristic, Seat, Seed, Silent, Viewer};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::slots::Slots;
use crate::{rules, with_game, wrong};

/// Slots for actions; no list of a game is longer. A test plays games by chance and looks.
fn slots_of(game: &str) -> usize {
    match game {
        "feast" => 1 << 14,
        _ => 1 << 12,
    }
}

/// What is decided before a game.
pub(crate) struct Setting<G> {
    pub rules: Arc<G>,
    pub slots: usize,
    pub features: usize,
}

impl<G> Clone for Setting<G> {
    fn clone(&self) -> Setting<G> {
        Setting { rules: Arc::clone(&self.rules), slots: self.slots, features: self.features }
    }
}

impl<G: Game + Heuristic> Setting<G> {
    pub(crate) fn new(players: u8, options: &[(String, String)]) -> PyResult<Setting<G>> {
        let rules = Arc::new(rules::<G>(players, options)?);
        let mut features = Features::new();
        let state = rules.start(Chance::imagined(0), &mut Silent);
        rules.features(&state, Seat(0), &mut features);
        Ok(Setting { rules, slots: slots_of(G::ID), features: features.places() })
    }
}

/// A game without its type.
pub(crate) trait AnyTable: Send {
    fn reset(&mut self, seed: u64);
    /// The seat that is asked; of several the first.
    fn seat(&self) -> Option<u8>;
    fn players(&self) -> u8;
    fn actions(&self) -> Vec<String>;
    fn slots(&self) -> Vec<u32>;
    fn slot_count(&self) -> usize;
    /// Does the action at a place of the list.
    fn step(&mut self, choice: usize) -> bool;
    fn place_of_slot(&self, slot: u32) -> Option<usize>;
    fn place_of_text(&self, text: &str) -> Option<usize>;
    fn view(&self, viewer: Viewer) -> String;
    /// The numbers of the position as a seat knows it, little-endian 32-bit floats.
    fn numbers(&self, seat: u8) -> Vec<u8>;
    fn number_count(&self) -> usize;
    fn resample(&self, seat: u8, luck: u64) -> Box<dyn AnyTable>;
    /// Points and the share of the win of each seat, once the game is over.
    fn outcome(&self) -> Option<(Vec<i32>, Vec<f32>)>;
    fn boxed_clone(&self) -> Box<dyn AnyTable>;
}

pub(crate) struct Play<G: Game> {
    setting: Setting<G>,
    state: G::State,
    seat: Option<Seat>,
    actions: Vec<G::Action>,
    slots: Slots,
}

impl<G: Game + Heuristic> Play<G> {
    fn at(setting: Setting<G>, state: G::State) -> Play<G> {
        let mut play = Play { setting, state, seat: None, actions: Vec::new(), slots: Slots::default() };
        play.look();
        play
    }

    /// Lists what is legal now.
    fn look(&mut self) {
        let rules = &self.setting.rules;
        self.seat = rules.pending(&self.state).first();
        self.actions.clear();
        if let Some(seat) = self.seat {
            rules.legal_actions(&self.state, seat, &mut self.actions);
        }
        self.slots.fill(&self.actions, self.setting.slots);
    }
}

impl<G: Game + Heuristic> AnyTable for Play<G> {
    fn reset(&mut self, seed: u64) {
        self.state = self.setting.rules.start(Chance::real(Seed::from_number(seed)), &mut Silent);
        self.look();
    }

    fn seat(&self) -> Option<u8> {
        self.seat.map(|seat| seat.0)
    }

    fn players(&self) -> u8 {
        self.setting.rules.players()
    }

    fn actions(&self) -> Vec<String> {
        self.actions.iter().map(ToString::to_string).collect()
    }

    fn slots(&self) -> Vec<u32> {
        self.slots.of_actions().to_vec()
    }

    fn slot_count(&self) -> usize {
        self.setting.slots
    }

    fn step(&mut self, choice: usize) -> bool {
        let (Some(seat), Some(action)) = (self.seat, self.actions.get(choice)) else { return false };
        self.setting.rules.perform(&mut self.state, seat, *action, &mut Silent);
        self.look();
        true
    }

    fn place_of_slot(&self, slot: u32) -> Option<usize> {
        self.slots.action(slot)
    }

    fn place_of_text(&self, text: &str) -> Option<usize> {
        let action: G::Action = text.parse().ok()?;
        self.actions.iter().position(|listed| *listed == action)
    }

    fn view(&self, viewer: Viewer) -> String {
        serde_json::to_string(&self.setting.rules.view(&self.state, viewer)).unwrap_or_default()
    }

    fn numbers(&self, seat: u8) -> Vec<u8> {
        let mut features = Features::new();
        self.setting.rules.features(&self.state, Seat(seat), &mut features);
        let mut bytes = vec![0; self.setting.features * 4];
        for (place, number) in features.filled() {
            bytes[usize::from(*place) * 4..][..4].copy_from_slice(&number.to_le_bytes());
        }
        bytes
    }

    fn number_count(&self) -> usize {
        self.setting.features
    }

    fn resample(&self, seat: u8, luck: u64) -> Box<dyn AnyTable> {
        let state = self.setting.rules.resample_hidden(&self.state, Seat(seat), &mut Fast::new(luck));
        Box::new(Play::at(self.setting.clone(), state))
    }

    fn outcome(&self) -> Option<(Vec<i32>, Vec<f32>)> {
        let outcome = self.setting.rules.outcome(&self.state)?;
        let shares = Seat::all(self.players()).map(|seat| outcome.share(seat)).collect();
        Some((outcome.points.to_vec(), shares))
    }

    fn boxed_clone(&self) -> Box<dyn AnyTable> {
        Box::new(Play::at(self.setting.clone(), self.state.clone()))
    }
}

fn begin<G: Game + Heuristic>(players: u8, options: &[(String, String)], seed: u64) -> PyResult<Box<dyn AnyTable>> {
    let setting = Setting::<G>::new(players, options)?;
    let state = setting.rules.start(Chance::real(Seed::from_number(seed)), &mut Silent);
    Ok(Box::new(Play::at(setting, state)))
}

/// One game that is played. `longhall.Env` wraps it.
#[pyclass(frozen)]
pub(crate) struct Table {
    #[pyo3(get)]
    game: String,
    inner: Mutex<Box<dyn AnyTable>>,
}

impl Table {
    fn lock(&self) -> MutexGuard<'_, Box<dyn AnyTable>> {
        self.inner.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn known(&self, seat: Option<u8>) -> PyResult<u8> {
        let table = self.lock();
        let seat = seat.or(table.seat()).unwrap_or(0);
        if seat < table.players() { Ok(seat) } else { Err(wrong(format!("there is no seat {seat}"))) }
    }

    fn again(&self, inner: Box<dyn AnyTable>) -> Table {
        Table { game: self.game.clone(), inner: Mutex::new(inner) }
    }
}

#[pymethods]
impl Table {
    #[new]
    fn new(game: &str, players: u8, options: Vec<(String, String)>, seed: u64) -> PyResult<Table> {
        let inner = with_game!(game, begin(players, &options, seed))?;
        Ok(Table { game: game.to_owned(), inner: Mutex::new(inner) })
    }

    fn reset(&self, py: Python<'_>, seed: u64) {
        py.detach(|| self.lock().reset(seed));
    }

    #[getter]
    fn seat(&self) -> Option<u8> {
        self.lock().seat()
    }

    #[getter]
    fn players(&self) -> u8 {
        self.lock().players()
    }

    #[getter]
    fn action_count(&self) -> usize {
        self.lock().slot_count()
    }

    #[getter]
    fn observation_size(&self) -> usize {
        self.lock().number_count()
    }

    fn actions(&self, py: Python<'_>) -> Vec<String> {
        py.detach(|| self.lock().actions())
    }

    fn action_indices(&self) -> Vec<u32> {
        self.lock().slots()
    }

    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let mut mask = vec![0u8; self.lock().slot_count()];
        for slot in self.lock().slots() {
            mask[slot as usize] = 1;
        }
        PyBytes::new(py, &mask)
    }

    /// The action with this index.
    fn step(&self, py: Python<'_>, index: u32) -> PyResult<()> {
        let done = py.detach(|| {
            let mut table = self.lock();
            table.place_of_slot(index).is_some_and(|place| table.step(place))
        });
        if done { Ok(()) } else { Err(wrong(format!("action {index} is not legal now"))) }
    }

    /// The action with this notation.
    fn act(&self, py: Python<'_>, text: &str) -> PyResult<()> {
        let done = py.detach(|| {
            let mut table = self.lock();
            table.place_of_text(text).is_some_and(|place| table.step(place))
        });
        if done { Ok(()) } else { Err(wrong(format!("{text:?} is not legal now"))) }
    }

    fn view(&self, py: Python<'_>, seat: Option<u8>) -> PyResult<String> {
        let seat = self.known(seat)?;
        Ok(py.detach(|| self.lock().view(Viewer::Seat(Seat(seat)))))
    }

    fn public_view(&self, py: Python<'_>) -> String {
        py.detach(|| self.lock().view(Viewer::Public))
    }

    fn observation<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyBytes>> {
        let seat = self.known(seat)?;
        let numbers = py.detach(|| self.lock().numbers(seat));
        Ok(PyBytes::new(py, &numbers))
    }

    fn resample(&self, py: Python<'_>, seat: u8, seed: u64) -> PyResult<Table> {
        let seat = self.known(Some(seat))?;
        let inner = py.detach(|| self.lock().resample(seat, seed));
        Ok(self.again(inner))
    }

    fn clone(&self, py: Python<'_>) -> Table {
        let inner = py.detach(|| self.lock().boxed_clone());
        self.again(inner)
    }

    fn outcome(&self) -> Option<(Vec<i32>, Vec<f32>)> {
        self.lock().outcome()
    }
}
