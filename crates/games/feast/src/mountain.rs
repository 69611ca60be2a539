//! Mountain strips: taking items from the arrow end, and the strips growing shorter every round.

use engine::{Illegal, Seat, Sink, require};

use crate::Feast;
use crate::action::Action;
use crate::content::{STRIP_ITEMS, STRIPS, StripItem};
use crate::event::Event;
use crate::occupations::{Moment, When};
use crate::state::{State, Strip, Task};
use crate::supply::Source;

/// What may be taken: groups of items, each from another strip.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct MountainTask {
    pub groups: [u8; 4],
    /// Bits of the strips already used in this action.
    pub used: u8,
    /// Bits of the resources allowed; 0 for all.
    pub only: u8,
    pub by_space: bool,
    pub must: bool,
    /// All of a group or nothing (Preacher).
    pub exact: bool,
}

impl MountainTask {
    /// Whether a group allows so many items from one strip.
    fn allows(&self, count: u8) -> bool {
        self.groups.iter().any(|group| if self.exact { *group == count } else { *group >= count })
    }

    pub(crate) fn task(self) -> Task {
        let MountainTask { groups, used, only, by_space, must, exact } = self;
        Task::Mountain { groups, used, only, by_space, must, exact }
    }
}

impl Feast {
    /// The items still lying on an open strip, the one next to the arrow first.
    pub(crate) fn strip_items(&self, state: &State, strip: usize) -> &[StripItem] {
        match state.strips.get(strip) {
            Some(Strip::Open(gone)) => &self.content.strips[strip][(*gone as usize).min(STRIP_ITEMS)..],
            _ => &[],
        }
    }

    pub(crate) fn mountain_actions(&self, state: &State, task: &MountainTask, actions: &mut Vec<Action>) {
        let most = task.groups.iter().max().copied().unwrap_or(0);
        for strip in 0..STRIPS as u8 {
            for count in 1..=most {
                let action = Action::Mine { strip, count };
                if self.check_mine(state, task, strip, count).is_ok() {
                    actions.push(action);
                }
            }
        }
        if !self.mining_due(state, task) {
            actions.push(Action::Done);
        }
    }

    pub(crate) fn check_mine(&self, state: &State, task: &MountainTask, strip: u8, count: u8) -> Result<(), Illegal> {
        let items = self.strip_items(state, strip as usize);
        require(!items.is_empty(), "feast-illegal-no-strip")?;
        require(task.used >> strip & 1 == 0, "feast-illegal-strip-used")?;
        let there = count != 0 && count as usize <= items.len();
        require(there && task.allows(count), "feast-illegal-strip-count")?;
        let allowed = |item: &StripItem| task.only == 0 || task.only >> *item as u8 & 1 != 0;
        require(items[..count as usize].iter().all(allowed), "feast-illegal-strip-item")?;
        Ok(())
    }

    /// Takes the items; the rest of the groups stays owed.
    pub(crate) fn mine(
        &self,
        state: &mut State,
        seat: Seat,
        mut task: MountainTask,
        (strip, count): (u8, u8),
        sink: &mut impl Sink<Event>,
    ) {
        // The smallest group that is large enough is used up.
        let group = task.groups.iter_mut().filter(|group| **group >= count).min_by_key(|group| **group);
        if let Some(group) = group {
            *group = 0;
        }
        task.used |= 1 << strip;
        task.must = false;
        if task.groups.iter().any(|group| *group > 0) && self.more_to_mine(state, &task) {
            state.owe(seat, task.task());
        }
        if task.by_space {
            state.using.used = true;
        }
        let mut taken = [0u8; 2];
        let (from, items) = match state.strips[strip as usize] {
            Strip::Open(gone) => (gone as usize, &self.content.strips[strip as usize]),
            _ => return,
        };
        sink.plain(Event::Mined { seat, strip, count });
        let end = (from + count as usize).min(STRIP_ITEMS);
        state.strips[strip as usize] = if end == STRIP_ITEMS { Strip::Gone } else { Strip::Open(end as u8) };
        for item in &items[from..end] {
            taken[0] += u8::from(*item == StripItem::Stone);
            taken[1] += u8::from(*item == StripItem::TwoSilver);
            if task.by_space {
                state.using.kinds_taken |= 1 << *item as u8;
            }
        }
        state.owe(seat, Task::Moment(Moment::of(When::TookMountain).counts(taken[0], taken[1])));
        let source = if task.by_space { Source::Space } else { Source::Card };
        self.gain(state, seat, &StripItem::gain(&items[from..end]), source, sink);
    }

    /// Whether at least one item has to be taken, because nothing else of the space was used or it is paid for.
    pub(crate) fn mining_due(&self, state: &State, task: &MountainTask) -> bool {
        task.must && self.more_to_mine(state, task)
    }

    pub(crate) fn more_to_mine(&self, state: &State, task: &MountainTask) -> bool {
        let least = if task.exact { task.groups[0] } else { 1 };
        (0..STRIPS as u8).any(|strip| self.check_mine(state, task, strip, least).is_ok())
    }

    /// Phase 11: every open strip loses the item next to its arrow, then one more strip is opened.
    pub(crate) fn age_mountains(&self, state: &mut State, sink: &mut impl Sink<Event>) -> [u8; 2] {
        let mut moved = [0; 2];
        for strip in 0..STRIPS {
            if let Strip::Open(gone) = state.strips[strip] {
                match self.content.strips[strip].get(gone as usize) {
                    Some(StripItem::Ore) => moved[0] += 1,
                    Some(StripItem::TwoSilver) => moved[1] += 1,
                    _ => {}
                }
                let gone = gone + 1;
                state.strips[strip] = if gone as usize >= STRIP_ITEMS { Strip::Gone } else { Strip::Open(gone) };
                sink.plain(Event::StripAged { strip: strip as u8 });
            }
        }
        self.open_strip(state, sink);
        moved
    }

    /// Turns a strip of the face-down stack up. Which one is decided now.
    pub(crate) fn open_strip(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let hidden = state.strips.iter().filter(|strip| **strip == Strip::Hidden).count() as u32;
        if hidden == 0 {
            return;
        }
        let chosen = state.chance.below(hidden) as usize;
        let mut stack = (0..STRIPS).filter(|strip| state.strips[*strip] == Strip::Hidden);
        if let Some(strip) = stack.nth(chosen) {
            state.strips[strip] = Strip::Open(0);
            sink.reveal(Event::StripOpened { strip: strip as u8 });
        }
    }
}
