//! Short codes of tables: finding a table by its code, and a code for every new table. A code is short enough to be
//! guessed at, so wrong ones cost ever longer pauses: nobody finds private tables by trying.

use std::net::IpAddr;

use super::Hall;
use crate::code::TableCode;
use crate::guesses::seconds;
use crate::protocol::TableId;
use crate::refusal::Refused;

impl Hall {
    /// The table of a code that somebody typed.
    pub async fn find(&self, network: IpAddr, typed: &str) -> Result<TableId, Refused> {
        let missing = || Refused::missing("refused-no-code");
        let code = TableCode::read(typed).ok_or_else(missing)?;
        self.code_guesses.begin(network).map_err(|rest| {
            Refused::too_many(engine::Text::new("refused-code-pause").number("seconds", seconds(rest)))
        })?;
        let found = self.store.table_of_code(code).await;
        if !matches!(found, Ok(None)) {
            // A right code does not make wrong ones forgotten: everybody has a table of their own to name in between.
            self.code_guesses.take_back(&network);
        }
        found.map_err(|_| Refused::storage())?.ok_or_else(missing)
    }
}
