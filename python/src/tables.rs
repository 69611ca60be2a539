//! Many games at once, stepped without the interpreter in the loop. A game that is over begins anew with the next seed.

use std::sync::{Arc, Mutex, MutexGuard};

use engine::{Chance, Fast, Features, Game, Heuristic, Seat, Silent};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::slots::Slots;
use crate::{Setting, with_game, wrong};

/// What became of one step of all games.
#[derive(Default)]
struct Stepped {
    /// The share of the win of each seat of each game, where the game ended with this step; else zeros.
    rewards: Vec<f32>,
    ended: Vec<u8>,
}

/// Many games without their type.
trait AnyTables: Send {
    fn reset(&mut self, seed: u64);
    fn players(&self) -> u8;
    fn slot_count(&self) -> usize;
    fn number_count(&self) -> usize;
    /// The seat that is asked, of each game.
    fn seats(&self) -> Vec<u8>;
    /// How many actions are legal, in each game.
    fn counts(&self) -> Vec<u32>;
    /// Takes the actions at these places of the lists. The error names the first game whose action is not there.
    fn step(&mut self, places: &[i64]) -> Result<Stepped, usize>;
    /// The places of the actions with these indices.
    fn places(&mut self, indices: &[i64]) -> Vec<i64>;
    fn masks(&mut self) -> Vec<u8>;
    fn observations(&self) -> Vec<u8>;
    /// Every game takes so many decisions by chance. Counts decisions and games that ended.
    fn play_random(&mut self, decisions: u64) -> (u64, u64);
}

struct Seatless<G: Game> {
    state: G::State,
    seat: Seat,
    actions: Vec<G::Action>,
    luck: Fast,
}

struct Many<G: Game> {
    setting: Setting<G>,
    games: Vec<Seatless<G>>,
    slots: Slots,
    threads: usize,
}

/// Looks who is asked and what is legal. Nobody is asked when the game is over.
fn look<G: Game + Heuristic>(rules: &G, game: &mut Seatless<G>) -> bool {
    let Some(seat) = rules.pending(&game.state).first() else { return false };
    game.seat = seat;
    game.actions.clear();
    rules.legal_actions(&game.state, seat, &mut game.actions);
    true
}

fn begin<G: Game + Heuristic>(rules: &G, game: &mut Seatless<G>) {
    game.state = rules.start(Chance::imagined(game.luck.next()), &mut Silent);
    look(rules, game);
}

impl<G: Game + Heuristic> Many<G> {
    fn new(setting: Setting<G>, count: usize, seed: u64, threads: usize) -> Many<G> {
        let games = (0..count).map(|_| Seatless {
            state: setting.rules.start(Chance::imagined(0), &mut Silent),
            seat: Seat(0),
            actions: Vec::with_capacity(256),
            luck: Fast::new(0),
        });
        let games = games.collect();
        let mut many = Many { setting, games, slots: Slots::default(), threads };
        AnyTables::reset(&mut many, seed);
        many
    }

    /// Does something with every game, on all threads.
    fn each<T: Send>(&mut self, work: impl Fn(&G, &mut [Seatless<G>]) -> T + Sync) -> Vec<T> {
        let chunk = self.games.len().div_ceil(self.threads).max(1);
        let rules = Arc::clone(&self.setting.rules);
        if self.threads == 1 {
            return vec![work(&rules, &mut self.games)];
        }
        let (work, rules) = (&work, &*rules);
        std::thread::scope(|scope| {
            let chunks = self.games.chunks_mut(chunk);
            let running: Vec<_> = chunks.map(|games| scope.spawn(move || work(rules, games))).collect();
            running.into_iter().filter_map(|one| one.join().ok()).collect()
        })
    }
}

impl<G: Game + Heuristic> AnyTables for Many<G> {
    fn reset(&mut self, seed: u64) {
        let mut seeds = Fast::new(seed);
        for game in &mut self.games {
            game.luck = Fast::new(seeds.next());
        }
        self.each(|rules, games| games.iter_mut().for_each(|game| begin(rules, game)));
    }

    fn players(&self) -> u8 {
        self.setting.rules.players()
    }

    fn slot_count(&self) -> usize {
        self.setting.slots
    }

    fn number_count(&self) -> usize {
        self.setting.features
    }

    fn seats(&self) -> Vec<u8> {
        self.games.iter().map(|game| game.seat.0).collect()
    }

    fn counts(&self) -> Vec<u32> {
        self.games.iter().map(|game| game.actions.len() as u32).collect()
    }

    fn step(&mut self, places: &[i64]) -> Result<Stepped, usize> {
        let legal = |(game, place): (&Seatless<G>, &i64)| (0..game.actions.len() as i64).contains(place);
        if let Some(wrong) = self.games.iter().zip(places).position(|pair| !legal(pair)) {
            return Err(wrong);
        }
        let players = self.players();
        let mut stepped = Stepped::default();
        let rules = Arc::clone(&self.setting.rules);
        for (game, place) in self.games.iter_mut().zip(places) {
            let action = game.actions[*place as usize];
            rules.perform(&mut game.state, game.seat, action, &mut Silent);
            let on = look(&*rules, game);
            stepped.ended.push(u8::from(!on));
            let outcome = if on { None } else { rules.outcome(&game.state) };
            let share = |seat| outcome.as_ref().map_or(0.0, |outcome| outcome.share(seat));
            stepped.rewards.extend(Seat::all(players).map(share));
            if !on {
                begin(&*rules, game);
            }
        }
        Ok(stepped)
    }

    fn places(&mut self, indices: &[i64]) -> Vec<i64> {
        let (slots, count) = (&mut self.slots, self.setting.slots);
        let place = |(game, index): (&Seatless<G>, &i64)| {
            slots.fill(&game.actions, count);
            let place = u32::try_from(*index).ok().and_then(|index| slots.action(index));
            place.map_or(-1, |place| place as i64)
        };
        self.games.iter().zip(indices).map(place).collect()
    }

    fn masks(&mut self) -> Vec<u8> {
        let count = self.setting.slots;
        let mut masks = vec![0; count * self.games.len()];
        for (game, mask) in self.games.iter().zip(masks.chunks_mut(count)) {
            self.slots.fill(&game.actions, count);
            for slot in self.slots.of_actions() {
                mask[*slot as usize] = 1;
            }
        }
        masks
    }

    fn observations(&self) -> Vec<u8> {
        let row = self.setting.features * 4;
        let mut bytes = vec![0; row * self.games.len()];
        let mut features = Features::new();
        for (game, numbers) in self.games.iter().zip(bytes.chunks_mut(row.max(1))) {
            features.clear();
            self.setting.rules.features(&game.state, game.seat, &mut features);
            for (place, number) in features.filled() {
                numbers[usize::from(*place) * 4..][..4].copy_from_slice(&number.to_le_bytes());
            }
        }
        bytes
    }

    fn play_random(&mut self, decisions: u64) -> (u64, u64) {
        let counted = self.each(|rules, games| {
            let mut ended = 0;
            for game in games.iter_mut() {
                for _ in 0..decisions {
                    let choice = game.luck.below(game.actions.len() as u32);
                    let action = game.actions[choice as usize];
                    rules.perform(&mut game.state, game.seat, action, &mut Silent);
                    if !look(rules, game) {
                        ended += 1;
                        begin(rules, game);
                    }
                }
            }
            (games.len() as u64 * decisions, ended)
        });
        counted.into_iter().fold((0, 0), |all, one| (all.0 + one.0, all.1 + one.1))
    }
}

fn open<G: Game + Heuristic>(
    players: u8,
    options: &[(String, String)],
    count: usize,
    seed: u64,
    threads: usize,
) -> PyResult<Box<dyn AnyTables>> {
    Ok(Box::new(Many::new(Setting::<G>::new(players, options)?, count, seed, threads.max(1))))
}

/// Many games at once. `longhall.VectorEnv` wraps it.
#[pyclass(frozen)]
pub(crate) struct Tables {
    #[pyo3(get)]
    game: String,
    #[pyo3(get)]
    count: usize,
    inner: Mutex<Box<dyn AnyTables>>,
}

impl Tables {
    fn lock(&self) -> MutexGuard<'_, Box<dyn AnyTables>> {
        self.inner.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

#[pymethods]
impl Tables {
    #[new]
    fn new(
        game: &str,
        players: u8,
        options: Vec<(String, String)>,
        count: usize,
        seed: u64,
        threads: usize,
    ) -> PyResult<Tables> {
        if count == 0 {
            return Err(wrong("at least one game is needed"));
        }
        let inner = with_game!(game, open(players, &options, count, seed, threads))?;
        Ok(Tables { game: game.to_owned(), count, inner: Mutex::new(inner) })
    }

    fn reset(&self, py: Python<'_>, seed: u64) {
        py.detach(|| self.lock().reset(seed));
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

    fn seats<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.lock().seats())
    }

    fn counts<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let counts: Vec<u8> = self.lock().counts().into_iter().flat_map(u32::to_le_bytes).collect();
        PyBytes::new(py, &counts)
    }

    /// Rewards as 32-bit floats, and whether each game ended, as bytes. `by_index`: action indices instead of places.
    fn step<'py>(
        &self,
        py: Python<'py>,
        actions: &[u8],
        by_index: bool,
    ) -> PyResult<(Bound<'py, PyBytes>, Bound<'py, PyBytes>)> {
        let numbers = actions.chunks_exact(8).map(|bytes| i64::from_le_bytes(bytes.try_into().unwrap_or_default()));
        let mut places: Vec<i64> = numbers.collect();
        if places.len() != self.count {
            return Err(wrong(format!("{} actions are needed, one for each game", self.count)));
        }
        let stepped = py.detach(|| {
            let mut tables = self.lock();
            if by_index {
                places = tables.places(&places);
            }
            tables.step(&places)
        });
        let stepped = stepped.map_err(|game| wrong(format!("the action for game {game} is not legal now")))?;
        let rewards: Vec<u8> = stepped.rewards.into_iter().flat_map(f32::to_le_bytes).collect();
        Ok((PyBytes::new(py, &rewards), PyBytes::new(py, &stepped.ended)))
    }

    fn masks<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let masks = py.detach(|| self.lock().masks());
        PyBytes::new(py, &masks)
    }

    fn observations<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let numbers = py.detach(|| self.lock().observations());
        PyBytes::new(py, &numbers)
    }

    fn play_random(&self, py: Python<'_>, decisions: u64) -> (u64, u64) {
        py.detach(|| self.lock().play_random(decisions))
    }
}
