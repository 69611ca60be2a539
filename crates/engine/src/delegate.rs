//! [`delegate!`](crate::delegate): the methods of [`Game`](crate::Game) that every game implements in a module of
//! that subject.

/// Writes the types of `impl Game`, which bear the same names in every game, and the methods that only call the
/// inherent method of the same name. A game implements
/// `start`, `pending` and the others as inherent methods, each in the module of its subject, and its
/// `impl Game` stays short. What a game does in its own way (`optional`, `preview`) it writes beside the macro.
///
/// | type or method | module |
/// |---|---|
/// | `State`, `Action`, `Event`, `View` | `state`, `action`, `event`, `view`; in sight where the macro is called |
/// | `Asked` | `names` |
/// | `content_files` | `reading`, as `FILES` |
/// | `start` | `setup` |
/// | `pending`, `legal_actions`, `check` | `legal` |
/// | `perform` | `turn` |
/// | `question`, `describe`, `tell`, `progress` | `words` |
/// | `view` | `view` |
/// | `resample_hidden` | `hidden` |
/// | `outcome`, `scores` | `scoring` |
/// | `invariants`, `restock` | `invariants` |
#[macro_export]
macro_rules! delegate {
    () => {
        type State = State;
        type Action = Action;
        type Event = Event;
        type View = View;
        type Asked = names::Asked;

        fn content_files() -> &'static [(&'static str, &'static str)] {
            reading::FILES
        }

        fn players(&self) -> u8 {
            self.players
        }

        fn start(&self, chance: $crate::Chance, sink: &mut impl $crate::Sink<Self::Event>) -> Self::State {
            self.start(chance, sink)
        }

        fn pending(&self, state: &Self::State) -> $crate::SeatSet {
            self.pending(state)
        }

        fn question(&self, state: &Self::State, seat: $crate::Seat) -> $crate::Question<Self::Asked> {
            self.question(state, seat)
        }

        fn legal_actions(&self, state: &Self::State, seat: $crate::Seat, actions: &mut Vec<Self::Action>) {
            self.legal_actions(state, seat, actions);
        }

        fn check(
            &self,
            state: &Self::State,
            seat: $crate::Seat,
            action: Self::Action,
        ) -> ::core::result::Result<(), $crate::Illegal> {
            self.check(state, seat, action)
        }

        fn perform(
            &self,
            state: &mut Self::State,
            seat: $crate::Seat,
            action: Self::Action,
            sink: &mut impl $crate::Sink<Self::Event>,
        ) {
            self.perform(state, seat, action, sink);
        }

        fn view(&self, state: &Self::State, viewer: $crate::Viewer) -> Self::View {
            self.view(state, viewer)
        }

        fn resample_hidden(&self, state: &Self::State, viewer: $crate::Seat, source: &mut $crate::Fast) -> Self::State {
            self.resample_hidden(state, viewer, source)
        }

        fn outcome(&self, state: &Self::State) -> Option<$crate::Outcome> {
            self.outcome(state)
        }

        fn scores(&self, state: &Self::State, viewer: $crate::Viewer) -> $crate::ScoreSheet {
            self.scores(state, viewer)
        }

        fn progress(&self, state: &Self::State) -> $crate::Progress {
            self.progress(state)
        }

        fn describe(&self, state: &Self::State, seat: $crate::Seat, action: Self::Action) -> $crate::Text {
            self.describe(state, seat, action)
        }

        fn tell(&self, event: &Self::Event) -> Option<$crate::Text> {
            self.tell(event)
        }

        fn invariants(&self, state: &Self::State) -> ::core::result::Result<(), String> {
            self.invariants(state)
        }

        fn restock(&self, state: &mut Self::State) {
            self.restock(state);
        }
    };
}
