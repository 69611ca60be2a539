//! Programs: tokens that a person gives to them, and players that are programs.

use std::sync::Arc;
use std::time::Duration;

use super::{Identities, PROGRAM_PREFIX, Token, random_text};
use crate::bus::News;
use crate::limits::{TOKEN_DAYS, TOKENS_PER_PLAYER_MAX};
use crate::names;
use crate::protocol::{NewToken, Scope};
use crate::refusal::Refused;
use crate::store::{Device, Grant, Player, PlayerId, StoreError, Write};

const DAY: Duration = Duration::from_secs(24 * 3600);

impl Token {
    fn for_program() -> Token {
        Token(format!("{PROGRAM_PREFIX}{}", random_text::<52>()))
    }
}

impl Identities {
    /// Makes a token for a program. Its secret is shown now and never again.
    pub async fn make_token(&self, player: &Player, wish: &NewToken) -> Result<(Token, Device), Refused> {
        if player.account.is_none() {
            return Err(Refused::conflict("refused-no-account"));
        }
        match wish.scope {
            Scope::Bot if !player.bot => return Err(Refused::conflict("refused-not-a-bot")),
            Scope::Play if player.bot => return Err(Refused::conflict("refused-bot-plays")),
            _ => {}
        }
        if !TOKEN_DAYS.contains(&wish.days) {
            return Err(Refused::wrong("refused-token-days"));
        }
        let label = names::tidy(&wish.name)?;
        if self.devices(player.id, true).await?.len() >= TOKENS_PER_PLAYER_MAX {
            return Err(Refused::too_many("refused-too-many-tokens"));
        }
        let now_ms = self.time.wall_ms();
        let expires_ms = now_ms + (DAY * wish.days).as_millis() as u64;
        let token = Token::for_program();
        let grant = Some(Grant { scope: wish.scope, expires_ms });
        let device = Device { grant, ..token.device(&label, now_ms) };
        let write = Write::NewDevice { player: player.id, device: device.clone() };
        self.writer.write(vec![write]).await.map_err(|_| Refused::storage())?;
        Ok((token, device))
    }

    /// The account is a program's from here on, for good. Its tokens go: they were given to act for a person.
    pub async fn become_bot(&self, player: &Player) -> Result<Arc<Player>, Refused> {
        if player.account.is_none() {
            return Err(Refused::conflict("refused-no-account"));
        }
        if player.bot {
            return Ok(Arc::new(player.clone()));
        }
        let programs = self.devices(player.id, true).await?;
        let mut change = vec![Write::BecomeBot { player: player.id }];
        change.extend(programs.iter().map(|program| Write::ForgetToken { token: program.token }));
        self.writer.write(change).await.map_err(|error| match error {
            StoreError::Conflict => Refused::conflict("refused-bot-sits"),
            _ => Refused::storage(),
        })?;
        for program in programs {
            self.take_back(program.token).await;
        }
        let bot = Arc::new(Player { bot: true, ..player.clone() });
        self.correct_all(&bot);
        self.bus.tell(News::Player { player: bot.id }).await;
        Ok(bot)
    }

    /// The player of an account, by its name.
    pub async fn player_named(&self, name: &str) -> Result<Player, Refused> {
        let missing = || Refused::missing("refused-no-such-account");
        let account = self.account(name).await.map_err(|_| Refused::storage())?.ok_or_else(missing)?;
        self.player(account.player).await?.ok_or_else(missing)
    }

    async fn player(&self, player: PlayerId) -> Result<Option<Player>, Refused> {
        self.store.player(player).await.map_err(|_| Refused::storage())
    }
}
