//! The seven gods, in the order in which they awaken.

engine::named! {
    /// A god; the order is that of awakening.
    God, "a god":
    Odin = "odin",
    Thor = "thor",
    Freya = "freya",
    Loki = "loki",
    Sif = "sif",
    Bragi = "bragi",
    Heimdall = "heimdall",
}

pub(crate) const GODS: usize = God::COUNT;

impl God {
    /// The god of three bits; a code that stands for none gives the last, so that no test is needed.
    pub(crate) const fn of_bits(bits: u8) -> God {
        const BY_BITS: [God; 8] =
            [God::Odin, God::Thor, God::Freya, God::Loki, God::Sif, God::Bragi, God::Heimdall, God::Heimdall];
        BY_BITS[(bits & 7) as usize]
    }

    /// Who awakens after this god.
    pub fn next(self) -> Option<God> {
        God::ALL.get(self.index() + 1).copied()
    }

    /// The message that names the god.
    pub fn term(self) -> String {
        format!("asgard-god-{self}")
    }
}

engine::named! {
    /// What a seat can be asked.
    Asked, "a question":
    Change = "change",
    Card = "card",
    GoalOrWill = "goal-or-will",
    Score = "score",
    Place = "place",
    Take = "take",
    Will = "will",
    Last = "last",
    Over = "over",
}
