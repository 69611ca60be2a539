//! The end of a run: what is stored is read once more and compared with everything that people were told, and nobody
//! may still wait for an answer.

use std::sync::Arc;

use futures_util::FutureExt;
use registry::Registry;

use super::world::World;
use super::{ANSWERED_WITHIN_MS, CALM_MS, Run, STORM_MS, Storm};
use crate::protocol::Status;
use crate::soak::evidence::{TableEvidence, Verdict, find_leaks};
use crate::store::{Store, StoredTable};

impl Storm {
    pub(super) fn end(mut self, registry: &Arc<Registry>, seed: u64) -> Result<Run, String> {
        self.nodes.clear();
        if self.world.lock().judge.fault.is_none() {
            self.compare(registry);
        }
        if self.world.lock().judge.fault.is_none() {
            self.look_for_the_waiting();
        }
        let acts = self.people.iter().map(|person| person.acts.len() as u64).sum();
        let kills = self.kills;
        drop(self.people);
        let world = Arc::into_inner(self.world).map(World::into_shared);
        let shared = world.ok_or_else(|| "something of a server lives on after its end".to_owned())?;
        let (hash, judge) = (shared.trace.hash(), shared.judge);
        Ok(Run {
            seed,
            hash,
            fault: judge.fault,
            trace: shared.trace.lines(),
            commits: judge.commits,
            views: judge.views,
            acts,
            kills,
        })
    }

    /// The store, the log replayed, and what people were told, all say the same.
    fn compare(&self, registry: &Arc<Registry>) {
        let ids: Vec<String> = self.world.lock().judge.numbers.keys().cloned().collect();
        for id in ids {
            // The true store never waits for anything.
            match self.world.truth.table(&id).now_or_never() {
                Some(Ok(Some(stored))) => self.compare_table(registry, &stored),
                _ => self.world.lock().judge.blame(format!("table {id} is not stored")),
            }
        }
        self.compare_people();
    }

    fn compare_table(&self, registry: &Arc<Registry>, stored: &StoredTable) {
        let mut shared = self.world.lock();
        let id = &stored.record.id;
        let same = shared.judge.kept(id).is_some_and(|kept| {
            let lines = stored.chat.iter().map(|line| &line.words);
            kept.log == stored.log && kept.seats == stored.seats && kept.lines.iter().eq(lines)
        });
        if !same {
            return shared.judge.blame(format!("table {id}: the store holds something else than was stored"));
        }
        let mut evidence = TableEvidence::new(id.clone(), stored.record.game.clone());
        evidence.add(shared.judge.evidence(stored.record.number));
        drop(shared);
        let mut verdict = Verdict::default();
        if stored.record.status != Status::Waiting {
            find_leaks(&evidence, stored, registry, &mut verdict);
        }
        if let Some(leak) = verdict.leaks.into_iter().next() {
            self.world.lock().judge.blame(format!("a replay differs: {leak}"));
        }
    }

    /// Everything that was acknowledged to somebody is there at the end, and once.
    fn compare_people(&self) {
        let mut shared = self.world.lock();
        for person in &self.people {
            for (table, player, known, answered, action) in &person.acts {
                shared.judge.check_act(table, *player, *known, *answered, action);
            }
            for (table, words, acknowledged) in &person.lines {
                let count = shared.judge.lines(table, words);
                if count > 1 || *acknowledged && count != 1 {
                    shared.judge.blame(format!("table {table}: the line {words:?} is stored {count} times"));
                }
            }
            for (table, player, seated) in &person.seated {
                // What they asked last and was not answered may have changed it.
                let open = person.asked.as_ref().is_some_and(|asked| asked.deed.table() == Some(table));
                let sits = shared.judge.kept(table).is_some_and(|kept| kept.seat_of(*player).is_some());
                if !open && sits != *seated {
                    shared
                        .judge
                        .blame(format!("table {table}: {player} was told {seated} of a seat, and has it: {sits}"));
                }
            }
        }
    }

    /// After a long calm everybody has an answer, and games that can go on do.
    fn look_for_the_waiting(&self) {
        let end_ms = STORM_MS + CALM_MS;
        let mut shared = self.world.lock();
        for (number, person) in self.people.iter().enumerate() {
            if let Some(asked) = &person.asked
                && asked.first_ms + ANSWERED_WITHIN_MS < end_ms
            {
                let what = asked.deed.name();
                shared.judge.blame(format!("p{number} waits for an answer since {} ms: {what}", asked.first_ms));
            }
        }
        let stands = |kept: &&super::judge::Kept| {
            kept.record.status == Status::Running
                && kept.last_ms + ANSWERED_WITHIN_MS < end_ms
                && kept.seats.iter().all(|held| held.bot.is_some())
        };
        let still = shared.judge.tables.values().find(stands).map(|kept| (kept.record.id.clone(), kept.last_ms));
        if let Some((id, last_ms)) = still {
            shared.judge.blame(format!("table {id}: bots play alone, and nothing has moved since {last_ms} ms"));
        }
    }
}
