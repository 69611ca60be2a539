//! The doors of a game: each method of the trait leads to the room where its work is done.

/// What stands in every `impl Game`: the method of the trait, and the one behind it that the game writes in
/// the room of that subject. What a game does in a way of its own (`optional`, `preview`) it writes beside.
///
/// | door | behind it | room |
/// |---|---|---|
/// | `start` | `lay_out` | `setup` |
/// | `pending`, `legal_actions`, `check` | `asked`, `list`, `allowed` | `legal` |
/// | `perform` | `carry_out` | the rules |
/// | `question`, `describe`, `tell`, `progress` | `ask`, `describe_action`, `tell_event`, `where_it_stands` | `words` |
/// | `view` | `view_of` | `view` |
/// | `resample_hidden` | `imagine` | `hidden` |
/// | `outcome`, `scores` | `result`, `score_sheet` | `scoring` |
/// | `invariants`, `restock` | `check_invariants`, `put_rest_back` | `invariants` |
#[macro_export]
macro_rules! doors {
    () => {
        fn players(&self) -> u8 {
            self.players
        }

        fn start(&self, chance: $crate::Chance, sink: &mut impl $crate::Sink<Self::Event>) -> Self::State {
            self.lay_out(chance, sink)
        }

        fn pending(&self, state: &Self::State) -> $crate::SeatSet {
            self.asked(state)
        }

        fn question(&self, state: &Self::State, seat: $crate::Seat) -> $crate::Question {
            self.ask(state, seat)
        }

        fn legal_actions(&self, state: &Self::State, seat: $crate::Seat, actions: &mut Vec<Self::Action>) {
            self.list(state, seat, actions);
        }

        fn check(
            &self,
            state: &Self::State,
            seat: $crate::Seat,
            action: Self::Action,
        ) -> ::core::result::Result<(), $crate::Illegal> {
            self.allowed(state, seat, action)
        }

        fn perform(
            &self,
            state: &mut Self::State,
            seat: $crate::Seat,
            action: Self::Action,
            sink: &mut impl $crate::Sink<Self::Event>,
        ) {
            self.carry_out(state, seat, action, sink);
        }

        fn view(&self, state: &Self::State, viewer: $crate::Viewer) -> Self::View {
            self.view_of(state, viewer)
        }

        fn resample_hidden(&self, state: &Self::State, viewer: $crate::Seat, source: &mut $crate::Fast) -> Self::State {
            self.imagine(state, viewer, source)
        }

        fn outcome(&self, state: &Self::State) -> Option<$crate::Outcome> {
            self.result(state)
        }

        fn scores(&self, state: &Self::State, viewer: $crate::Viewer) -> $crate::ScoreSheet {
            self.score_sheet(state, viewer)
        }

        fn progress(&self, state: &Self::State) -> $crate::Progress {
            self.where_it_stands(state)
        }

        fn describe(&self, state: &Self::State, seat: $crate::Seat, action: Self::Action) -> $crate::Text {
            self.describe_action(state, seat, action)
        }

        fn tell(&self, event: &Self::Event) -> Option<$crate::Text> {
            self.tell_event(event)
        }

        fn invariants(&self, state: &Self::State) -> ::core::result::Result<(), String> {
            self.check_invariants(state)
        }

        fn restock(&self, state: &mut Self::State) {
            self.put_rest_back(state);
        }
    };
}
