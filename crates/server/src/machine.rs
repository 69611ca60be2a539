//! What the program takes from the machine besides time: chance, and threads for long work. On a thread of the
//! simulator ([`crate::storm`]) both come from its seed instead, so that a run can be repeated bit by bit.

#[cfg(feature = "storm")]
use std::cell::RefCell;

#[cfg(feature = "storm")]
use engine::Fast;

#[cfg(feature = "storm")]
thread_local! {
    /// Only the simulator sets this, and only for threads that serve nobody.
    static SEEDED: RefCell<Option<Fast>> = const { RefCell::new(None) };
}

/// While it lives, everything on this thread that would be drawn by the operating system is drawn from a seed.
#[cfg(feature = "storm")]
pub struct Seeded;

#[cfg(feature = "storm")]
impl Seeded {
    pub fn new(seed: u64) -> Seeded {
        SEEDED.with(|seeded| *seeded.borrow_mut() = Some(Fast::new(seed)));
        Seeded
    }
}

#[cfg(feature = "storm")]
impl Drop for Seeded {
    fn drop(&mut self) {
        SEEDED.with(|seeded| *seeded.borrow_mut() = None);
    }
}

#[cfg(feature = "storm")]
fn is_simulated() -> bool {
    SEEDED.with(|seeded| seeded.borrow().is_some())
}

#[cfg(feature = "storm")]
fn drawn_from_seed(bytes: &mut [u8]) -> bool {
    SEEDED.with(|seeded| match seeded.borrow_mut().as_mut() {
        Some(seeded) => {
            bytes.iter_mut().for_each(|byte| *byte = seeded.below(1 << u8::BITS) as u8);
            true
        }
        None => false,
    })
}

#[cfg(not(feature = "storm"))]
const fn is_simulated() -> bool {
    false
}

#[cfg(not(feature = "storm"))]
const fn drawn_from_seed(_bytes: &mut [u8]) -> bool {
    false
}

pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if !drawn_from_seed(&mut bytes) {
        getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    }
    bytes
}

/// Work that takes long, apart from the threads that serve everybody. Nothing where it panicked.
pub async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    if is_simulated() {
        return Some(work());
    }
    tokio::task::spawn_blocking(work).await.ok()
}
