//! Panics of servers. A task that panics ends alone, and nobody would hear of it.

use std::cell::RefCell;
use std::sync::Once;

thread_local! {
    static LAST: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// From here on panics of every thread are noted, besides what is done about them anyway.
pub fn watch() {
    static WATCHED: Once = Once::new();
    WATCHED.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            LAST.with(|last| *last.borrow_mut() = Some(panic.to_string()));
            usual(panic);
        }));
    });
    take();
}

/// The last one of this thread since somebody asked.
pub fn take() -> Option<String> {
    LAST.with(|last| last.borrow_mut().take())
}
