//! In which order decisions are looked at: all of them roughly, all of them closely, and those that cost most once
//! more.

use std::collections::VecDeque;
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use super::analyst::DEEPEST_COUNT;
use super::{Analysis, AnyAnalyst, Decision, Depth, Mark};
use crate::Stop;

/// A look to be taken: which decision, and how closely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Task {
    pub decision: usize,
    pub depth: Depth,
}

/// What is still to be looked at, and what has been seen.
pub struct Schedule {
    analysis: Analysis,
    pass: Depth,
    waiting: VecDeque<Task>,
    under_way: usize,
    /// Looks taken, and those that are to be taken as far as is known.
    done: usize,
    total: usize,
}

/// While another thread takes the last look of a pass, the next pass waits so long before it asks again.
const PASS_WAIT: Duration = Duration::from_millis(2);

impl Schedule {
    pub fn new(outline: Analysis) -> Schedule {
        let open = outline.decisions.iter().filter(|decision| decision.mark != Mark::Only).count();
        let total = outline.decisions.len() + open + open.min(DEEPEST_COUNT);
        let mut schedule =
            Schedule { analysis: outline, pass: Depth::Unseen, waiting: VecDeque::new(), under_way: 0, done: 0, total };
        schedule.begin(Depth::First);
        schedule
    }

    pub fn analysis(&self) -> &Analysis {
        &self.analysis
    }

    pub fn into_analysis(self) -> Analysis {
        self.analysis
    }

    /// Looks taken, and all looks.
    pub fn progress(&self) -> (u32, u32) {
        (self.done as u32, self.total as u32)
    }

    pub fn is_done(&self) -> bool {
        self.pass == Depth::Deepest && self.waiting.is_empty() && self.under_way == 0
    }

    /// What is looked at now.
    pub fn pass(&self) -> Depth {
        self.pass
    }

    /// The next look; `None` while looks of a pass are under way on which the next pass depends, and at the end.
    pub fn next_task(&mut self) -> Option<Task> {
        while self.waiting.is_empty() && self.under_way == 0 {
            match self.pass {
                Depth::Unseen => self.begin(Depth::First),
                Depth::First => self.begin(Depth::Deep),
                Depth::Deep => self.begin(Depth::Deepest),
                Depth::Deepest => return None,
            }
        }
        let task = self.waiting.pop_front()?;
        self.under_way += 1;
        Some(task)
    }

    /// A look was taken, or given up.
    pub fn file(&mut self, task: Task, look: Option<Decision>) {
        self.under_way -= 1;
        self.done += 1;
        if let Some(look) = look {
            self.analysis.take(task.decision, look);
        }
    }

    /// A look was interrupted: it is taken again.
    pub fn put_back(&mut self, task: Task) {
        self.under_way -= 1;
        self.waiting.push_front(task);
    }

    /// Whether all looks of this pass are taken.
    pub fn is_pass_done(&self) -> bool {
        self.waiting.is_empty() && self.under_way == 0
    }

    fn begin(&mut self, pass: Depth) {
        self.pass = pass;
        let decisions = self.analysis.decisions.iter().enumerate();
        let open = decisions.clone().filter(|(_, decision)| decision.mark != Mark::Only);
        let mut numbers: Vec<usize> = match pass {
            Depth::Unseen => Vec::new(),
            Depth::First => decisions.map(|(number, _)| number).collect(),
            Depth::Deep | Depth::Deepest => open.map(|(number, _)| number).collect(),
        };
        if pass == Depth::Deepest {
            let cost = |number: &usize| self.analysis.decisions[*number].cost;
            numbers.sort_by(|one, other| cost(other).total_cmp(&cost(one)));
            numbers.truncate(DEEPEST_COUNT);
        }
        self.waiting = numbers.into_iter().map(|decision| Task { decision, depth: pass }).collect();
    }
}

/// Analyses a whole game on some threads. `on_look` hears of every look. Stopped, it gives what was seen so far.
pub fn analyse(
    analyst: &dyn AnyAnalyst,
    (threads, luck): (usize, u64),
    stop: &Stop,
    on_look: &(dyn Fn(&Schedule) + Sync),
) -> Analysis {
    let schedule = Mutex::new(Schedule::new(analyst.outline()));
    let lock = || schedule.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let work = || {
        while !stop.is_set() {
            let task = {
                let mut schedule = lock();
                if schedule.is_done() {
                    return;
                }
                schedule.next_task()
            };
            let Some(task) = task else {
                thread::sleep(PASS_WAIT);
                continue;
            };
            let look = analyst.look(task.decision, task.depth, luck, stop);
            let mut schedule = lock();
            schedule.file(task, look);
            on_look(&schedule);
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads.max(1) {
            scope.spawn(work);
        }
        work();
    });
    schedule.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner()).into_analysis()
}
