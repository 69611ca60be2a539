//! Sends what is due. A try is stored before it begins and after it has ended, so that whoever takes over knows about it;
//! several servers over one store share the work, because only one of them can begin a try.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use futures_util::future::join_all;
use tokio::sync::{Semaphore, watch};

use super::plan::{self, Bundle, Moment, Verdict};
use super::{
    Delivered, Delivery, Letter, LetterArgs, MailTarget, Mailer, NewsConfig, Outgoing, PushKey, Subscription, Webhook,
    push, said, webhooks,
};
use crate::limits::{
    NEWS_AT_ONCE, NEWS_FORGET_EVERY, NEWS_KEPT, NEWS_SWEEP, NEWS_SWEEP_MAX, NEWS_TRIES_MAX, NEWS_TRY_LEASE, NEWS_USEFUL,
};
use crate::metrics::Metrics;
use crate::protocol::TableId;
use crate::store::{
    ChannelKind, Due, NewsWrite, NoticeKey, NoticeKind, NoticeState, PlayerId, Store, StoreError, Write, Writer,
};
use crate::time::HallTime;

/// Whether a player sees a table now, at this server.
pub type Looking = Box<dyn Fn(&TableId, PlayerId) -> bool + Send + Sync>;

pub struct Sender {
    pub store: Arc<dyn Store>,
    pub writer: Writer,
    pub time: Arc<HallTime>,
    pub metrics: Arc<Metrics>,
    pub looking: Looking,
    pub delivery: Arc<dyn Delivery>,
}

impl Sender {
    /// Until the server closes.
    pub async fn run(self, mut closing: watch::Receiver<bool>) {
        let mut ticks = tokio::time::interval(NEWS_SWEEP);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut forget_ms = 0;
        loop {
            tokio::select! {
                _ = ticks.tick() => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            // What is due is still due when the store is back.
            let _ = self.sweep().await;
            let now_ms = self.time.now_ms();
            if now_ms >= forget_ms {
                forget_ms = now_ms + ms(NEWS_FORGET_EVERY);
                let forget = NewsWrite::Forget { before_ms: now_ms.saturating_sub(ms(NEWS_KEPT)) };
                let _ = self.writer.write(vec![Write::News(forget)]).await;
            }
        }
    }

    /// Looks once at everything that is due. Says how many notices that were.
    pub async fn sweep(&self) -> Result<usize, StoreError> {
        let Some(news) = self.store.news() else { return Ok(0) };
        let moment =
            Moment { now_ms: self.time.now_ms(), wall_ms: self.time.wall_ms(), shared: self.store.is_shared() };
        let due = news.due_notices(moment.now_ms, NEWS_SWEEP_MAX).await?;
        let mut put = Vec::new();
        let mut channels: BTreeMap<i64, Vec<&Due>> = BTreeMap::new();
        for one in &due {
            let looking = (self.looking)(&one.table, one.key.player);
            match plan::decide(one, looking, moment) {
                Verdict::Send => channels.entry(one.key.channel).or_default().push(one),
                verdict => put.extend(self.put(one, verdict)),
            }
        }
        if !put.is_empty() {
            self.writer.write(put).await?;
        }
        let places = Semaphore::new(NEWS_AT_ONCE);
        join_all(channels.into_values().map(|due| self.see_to_channel(due, moment, &places))).await;
        Ok(due.len())
    }

    /// What is stored of a notice that is not sent now.
    fn put(&self, due: &Due, verdict: Verdict) -> Option<Write> {
        let key = due.key;
        let put = |state, stage, due_ms, held| {
            Write::News(NewsWrite::Put { key, was_ms: due.due_ms, state, stage, due_ms, held })
        };
        match verdict {
            Verdict::NotYet | Verdict::Send => None,
            Verdict::Later { stage, due_ms, held } => Some(put(NoticeState::Waits, stage, Some(due_ms), held)),
            Verdict::Withdraw => {
                self.metrics.news_withdrawn.add(1);
                Some(put(NoticeState::Withdrawn, due.stage, None, false))
            }
            Verdict::Leave => Some(put(NoticeState::Told, due.stage, None, false)),
        }
    }

    /// The notices of one channel: one by one, or as a digest.
    async fn see_to_channel(&self, due: Vec<&Due>, moment: Moment, places: &Semaphore) {
        let Ok(_place) = places.acquire().await else { return };
        let Some((first, news)) = due.first().zip(self.store.news()) else { return };
        let Ok(waiting) = news.tables_waiting(first.key.player, first.key.channel).await else { return };
        let (joined, single): (Vec<&Due>, Vec<&Due>) =
            due.iter().partition(|one| plan::may_join(one, moment.now_ms) && one.state == NoticeState::Waits);
        match plan::bundle(&joined, waiting, moment.now_ms) {
            Bundle::Single => {
                for one in joined {
                    self.send(&[one], self.letter(one, waiting)).await;
                }
            }
            Bundle::Digest => self.digest(&joined, waiting).await,
            Bundle::Hold { due_ms } => {
                let later = |one: &&Due| self.put(one, Verdict::Later { stage: one.stage, due_ms, held: false });
                // What is not put off now is looked at again in a moment.
                let _ = self.writer.write(joined.iter().filter_map(later).collect()).await;
            }
        }
        for one in single {
            self.send(&[one], self.letter(one, waiting)).await;
        }
    }

    async fn digest(&self, due: &[&Due], waiting: usize) {
        let Some(first) = due.first() else { return };
        let letter = Letter {
            key: "news-digest",
            args: LetterArgs { count: Some(waiting.max(due.len())), ..LetterArgs::default() },
            table: None,
            tag: "digest".to_owned(),
            waiting,
            id: format!("digest-{}", id_of(&first.key, first.stage)),
            urgent: false,
            useful: NEWS_USEFUL,
        };
        self.send(due, letter).await;
        let digested = NewsWrite::Digested { channel: first.key.channel, at_ms: self.time.now_ms() };
        let _ = self.writer.write(vec![Write::News(digested)]).await;
    }

    /// One try for some notices of one channel that go out as one letter.
    async fn send(&self, due: &[&Due], letter: Letter) {
        let Some(first) = due.first() else { return };
        let until_ms = self.time.now_ms() + ms(NEWS_TRY_LEASE);
        let begin = |one: &&Due| Write::News(NewsWrite::Try { key: one.key, due_ms: one.due_ms, until_ms });
        // Another server was first, or the reader has acted at this very moment.
        if self.writer.write(due.iter().map(begin).collect()).await.is_err() {
            return;
        }
        let delivered = self.delivery.deliver(first.kind, &first.target, &first.language, &letter).await;
        let mut ended: Vec<Write> = due.iter().map(|one| self.ended(one, &delivered)).collect();
        if delivered == Delivered::Gone {
            self.metrics.news_gone.add(1);
            let NoticeKey { channel: id, player, .. } = first.key;
            ended.push(Write::News(NewsWrite::ForgetChannel { id, player }));
        }
        // Where this is not stored the try is repeated, and its receiver knows it by its tag.
        let _ = self.writer.write(ended).await;
    }

    fn ended(&self, due: &Due, delivered: &Delivered) -> Write {
        let (now_ms, tries) = (self.time.now_ms(), due.tries + 1);
        let tried = |state, stage, due_ms, told_ms, anew| {
            Write::News(NewsWrite::Tried { key: due.key, state, stage, due_ms, told_ms, anew })
        };
        match delivered {
            Delivered::Told => {
                self.metrics.news_told.add(1);
                match plan::next_reminder(due.stage, due.clock, now_ms) {
                    Some((stage, at_ms)) => tried(NoticeState::Waits, stage, Some(at_ms), Some(now_ms), true),
                    None => tried(NoticeState::Told, due.stage, None, Some(now_ms), true),
                }
            }
            Delivered::Gone => tried(NoticeState::Withdrawn, due.stage, None, None, false),
            Delivered::Later(problem) if tries < NEWS_TRIES_MAX => {
                self.metrics.news_failed.add(1);
                tracing::debug!(%problem, kind = ?due.kind, tries, "news was not taken");
                tried(NoticeState::Waits, due.stage, Some(now_ms + plan::pause_ms(tries)), None, false)
            }
            Delivered::Later(problem) | Delivered::Refused(problem) => {
                self.metrics.news_failed.add(1);
                self.metrics.news_given_up.add(1);
                tracing::warn!(%problem, kind = ?due.kind, tries, "news was given up");
                tried(NoticeState::GivenUp, due.stage, None, None, false)
            }
        }
    }

    fn letter(&self, due: &Due, waiting: usize) -> Letter {
        let now_ms = self.time.now_ms();
        let left_ms = due.clock.map(|clock| clock.runs_out_ms.saturating_sub(now_ms));
        let subject = match due.key.kind {
            NoticeKind::Turn | NoticeKind::Nudge | NoticeKind::Replaced => "turn",
            NoticeKind::Over => "over",
            NoticeKind::Chat => "chat",
            NoticeKind::Rematch => "rematch",
        };
        Letter {
            key: key_of(due),
            args: LetterArgs {
                table: due.table_name.clone(),
                game: due.game.clone(),
                name: serde_json::from_str(&due.about).ok(),
                count: None,
                until_ms: left_ms.map(|left_ms| self.time.wall_ms() + left_ms),
            },
            table: Some(due.table.clone()),
            tag: format!("{subject}-{}", due.table),
            waiting,
            id: id_of(&due.key, due.stage),
            urgent: matches!(due.key.kind, NoticeKind::Turn | NoticeKind::Nudge),
            useful: left_ms.map_or(NEWS_USEFUL, |left_ms| NEWS_USEFUL.min(Duration::from_millis(left_ms))),
        }
    }
}

/// The sentence of a notice.
fn key_of(due: &Due) -> &'static str {
    match (due.key.kind, due.stage) {
        (NoticeKind::Turn, 0) => "news-turn",
        (NoticeKind::Turn, _) => "news-clock",
        (NoticeKind::Nudge, _) => "news-nudge",
        (NoticeKind::Over, _) => "news-over",
        (NoticeKind::Chat, _) => "news-chat",
        (NoticeKind::Rematch, _) => "news-rematch",
        (NoticeKind::Replaced, _) => "news-replaced",
    }
}

/// The same for every try of a notice, and for no other.
fn id_of(key: &NoticeKey, stage: u32) -> String {
    let NoticeKey { player, table, kind, seq, channel } = key;
    format!("{player:x}-{table:x}-{}-{seq}-{channel:x}-{stage}", *kind as u8)
}

fn ms(time: Duration) -> u64 {
    time.as_millis() as u64
}

/// Delivers over the network.
pub struct Network {
    pub outgoing: Outgoing,
    pub push_key: Option<Arc<PushKey>>,
    pub mailer: Option<Mailer>,
    pub config: NewsConfig,
    pub time: Arc<HallTime>,
}

#[async_trait]
impl Delivery for Network {
    async fn deliver(&self, kind: ChannelKind, target: &str, language: &str, letter: &Letter) -> Delivered {
        let refused = |why: &str| Delivered::Refused(why.to_owned());
        match kind {
            ChannelKind::Push => {
                let Ok(to) = serde_json::from_str::<Subscription>(target) else { return refused("no subscription") };
                let Some(key) = &self.push_key else { return refused("no key") };
                let contact = self.config.contact.as_deref();
                push::deliver(&self.outgoing, key, contact, self.time.wall_ms(), &to, letter).await
            }
            _ => self.deliver_in_words(kind, target, language, letter).await,
        }
    }
}

impl Network {
    /// To where no client of ours makes the sentence.
    async fn deliver_in_words(&self, kind: ChannelKind, target: &str, language: &str, letter: &Letter) -> Delivered {
        let unable = || Delivered::Refused("this hall does not send such news".to_owned());
        let wall_ms = self.time.wall_ms();
        let Some(words) = self.config.words.as_deref() else { return unable() };
        let said = said(words, language, letter, self.config.address.as_deref(), wall_ms);
        if kind == ChannelKind::Mail {
            let Some((mailer, to)) = self.mailer.as_ref().zip(serde_json::from_str::<MailTarget>(target).ok()) else {
                return unable();
            };
            return mailer.deliver(words, language, &to, letter, &said).await;
        }
        match serde_json::from_str::<Webhook>(target) {
            Ok(to) if self.config.webhooks => webhooks::deliver(self.outgoing, kind, &to, letter, &said, wall_ms).await,
            _ => unable(),
        }
    }
}
