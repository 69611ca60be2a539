//! Analyses of finished games: calculated in the background where bots leave time, kept in the store, and shown to
//! everybody who may see the game. A game that runs is analysed for nobody.

mod import;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use bots::Stop;
use bots::analysis::{AnyAnalyst, Decision, Depth, Schedule};
use serde_json::value::RawValue;

use crate::hall::Hall;
use crate::limits::{ANALYSES_MAX, ANALYSES_PER_PLAYER_MAX, ANALYSIS_LOOKS_AT_ONCE};
use crate::machine;
use crate::protocol::{AnalysisState, AnalysisStatus, TableId};
use crate::refusal::Refused;
use crate::store::{PlayerId, StoredAnalysis, TableNumber, Write};
use crate::table::GameCopy;

/// Goes up when analyses are made in another way: older ones are made anew.
pub const ANALYSIS_VERSION: i64 = 1;
/// While the last looks of a pass are under way, the next pass waits so long before it asks again.
const PASS_WAIT: Duration = Duration::from_millis(20);

/// The analyses under way.
#[derive(Default)]
pub struct Analyses {
    jobs: Mutex<HashMap<TableId, Arc<Job>>>,
}

/// One game being analysed.
struct Job {
    person: PlayerId,
    table: TableNumber,
    analyst: Box<dyn AnyAnalyst>,
    schedule: Mutex<Schedule>,
    stop: Stop,
    failed: Stop,
}

/// What came of a look in the bots' pool.
pub enum Looked {
    Seen(Option<Box<Decision>>),
    /// Bots of tables needed the place.
    Interrupted,
    Failed,
}

/// A look to be taken in the bots' pool.
pub type Look = Box<dyn FnOnce(&Stop) -> Option<Decision> + Send>;

impl Job {
    fn schedule(&self) -> MutexGuard<'_, Schedule> {
        self.schedule.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// The analysis so far, without its body where the reader has seen as much.
    fn state(&self, seen: Option<u32>) -> AnalysisState {
        let schedule = self.schedule();
        let (done, total) = schedule.progress();
        let status = if self.failed.is_set() { AnalysisStatus::Stopped } else { AnalysisStatus::Running };
        let analysis = (seen != Some(done)).then(|| written(&schedule)).flatten();
        AnalysisState { status, deeper: schedule.pass() > Depth::First, done, total, analysis }
    }
}

fn written(schedule: &Schedule) -> Option<Box<RawValue>> {
    serde_json::value::to_raw_value(schedule.analysis()).ok()
}

impl Analyses {
    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Job>>> {
        self.jobs.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Every analysis under way ends.
    pub fn stop(&self) {
        self.lock().values().for_each(|job| job.stop.set());
    }
}

impl Hall {
    /// The analysis of a finished game as far as it is. Whoever has seen so many looks gets it without its body while
    /// there are no more.
    pub async fn analysis(&self, copy: &GameCopy, seen: Option<u32>) -> Result<AnalysisState, Refused> {
        require_over(copy)?;
        let job = self.analyses.lock().get(&copy.record.id).cloned();
        if let Some(job) = job {
            return Ok(job.state(seen));
        }
        let stored = self.store.analysis(copy.record.number).await.map_err(|_| Refused::storage())?;
        Ok(stored.filter(|stored| stored.version == ANALYSIS_VERSION).map_or_else(AnalysisState::none, of_stored))
    }

    /// Begins the analysis of a finished game, unless it is there or under way.
    pub async fn analyse(self: &Arc<Hall>, copy: GameCopy, person: PlayerId) -> Result<AnalysisState, Refused> {
        let known = self.analysis(&copy, None).await?;
        if matches!(known.status, AnalysisStatus::Running | AnalysisStatus::Done) {
            return Ok(known);
        }
        let (registry, id, table) = (Arc::clone(self.registry()), copy.record.id.clone(), copy.record.number);
        let pace = self.config.analysis_pace;
        let prepare = move || registry.get(copy.game.game())?.bots.analyst(copy.game.as_ref(), pace);
        let analyst = machine::apart(prepare).await;
        let analyst = analyst.flatten().ok_or_else(|| Refused::conflict("refused-analysis"))?;
        let outline = analyst.outline();
        let job = Job {
            person,
            table,
            analyst,
            schedule: Mutex::new(Schedule::new(outline)),
            stop: Stop::default(),
            failed: Stop::default(),
        };
        let job = {
            let mut jobs = self.analyses.lock();
            let under_way = |job: &&Arc<Job>| !job.failed.is_set();
            if jobs.get(&id).is_none_or(|job| job.failed.is_set()) {
                let own = jobs.values().filter(under_way).filter(|job| job.person == person).count();
                if own >= ANALYSES_PER_PLAYER_MAX || jobs.values().filter(under_way).count() >= ANALYSES_MAX {
                    return Err(Refused::too_many("refused-too-fast"));
                }
                let job = Arc::new(job);
                jobs.insert(id.clone(), Arc::clone(&job));
                for _ in 0..ANALYSIS_LOOKS_AT_ONCE {
                    tokio::spawn(Arc::clone(self).look_on(id.clone(), Arc::clone(&job)));
                }
                job
            } else {
                Arc::clone(&jobs[&id])
            }
        };
        Ok(job.state(None))
    }

    /// Takes look after look until there are none left.
    async fn look_on(self: Arc<Hall>, id: TableId, job: Arc<Job>) {
        while !job.stop.is_set() && !job.failed.is_set() {
            let (task, before) = {
                let mut schedule = job.schedule();
                if schedule.is_done() {
                    return;
                }
                (schedule.next_task(), schedule.pass())
            };
            let Some(task) = task else {
                tokio::time::sleep(PASS_WAIT).await;
                continue;
            };
            let mine = Arc::clone(&job);
            let look: Look = Box::new(move |stop| mine.analyst.look(task.decision, task.depth, 0, stop));
            let looked = self.services.bots.study(look).await;
            let (is_first, is_done) = {
                let mut schedule = job.schedule();
                match looked {
                    Looked::Seen(look) => schedule.file(task, look.map(|look| *look)),
                    Looked::Interrupted => schedule.put_back(task),
                    Looked::Failed => {
                        schedule.put_back(task);
                        job.failed.set();
                        tracing::error!(table = %id, decision = task.decision, "an analysis failed");
                    }
                }
                (before == Depth::First && schedule.is_pass_done(), schedule.is_done())
            };
            if is_first || is_done {
                self.keep_analysis(&id, &job, is_done).await;
            }
        }
    }

    async fn keep_analysis(&self, id: &TableId, job: &Arc<Job>, is_done: bool) {
        let Some(body) = written(&job.schedule()) else { return };
        let stored = StoredAnalysis { version: ANALYSIS_VERSION, is_done, body: body.get().to_owned() };
        let kept = self.writer.write(vec![Write::Analysis { table: job.table, stored }]).await;
        match kept {
            Ok(()) if is_done => drop(self.analyses.lock().remove(id)),
            Ok(()) => {}
            // It stays in memory, and a later start of the server makes it anew.
            Err(error) => tracing::warn!(table = %id, %error, "an analysis is not kept"),
        }
    }
}

/// While a game runs, an analysis would tell what a seat cannot know.
fn require_over(copy: &GameCopy) -> Result<(), Refused> {
    let over = copy.is_over() && copy.game.outcome().is_some();
    if over { Ok(()) } else { Err(Refused::conflict("refused-not-over")) }
}

fn of_stored(stored: StoredAnalysis) -> AnalysisState {
    let status = if stored.is_done { AnalysisStatus::Done } else { AnalysisStatus::Stopped };
    let analysis = RawValue::from_string(stored.body).ok();
    AnalysisState { status, deeper: true, done: 0, total: 0, analysis }
}
