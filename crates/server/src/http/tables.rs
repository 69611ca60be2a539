//! Calls about games and tables. The same actions go over the socket; both end at the table's mailbox.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use engine::{GameInfo, Save, Standing, Text, Viewer};

use super::body::Body;
use super::gate::Visitor;
use crate::hall::{Hall, content_items};
use crate::identity::random_id;
use crate::limits::{ACTION_BYTES_MAX, FRAME_STEPS_MAX};
use crate::machine;
use crate::protocol::{
    Act, Acted, Ahead, Batch, BatchKind, Challenge, Checked, Consent, ContentItem, Contribution, Correct, Corrections,
    Fork, Found, Frame, FrameStep, Hint, HintChoice, ItemNumbers, Join, Lobby, NewTable, Nudge, Rematch, Remove, Say,
    Status, TableCard, TableContent, TableState, UndoAsk,
};
use crate::refusal::Refused;
use crate::store::PlayerId;
use crate::table::{Answer, Asker, GameCopy, Request, seen, written};
use crate::thinking::Question;

pub(super) type Asked = (State<Arc<Hall>>, Extension<Visitor>, Path<String>);

fn player(visitor: &Visitor) -> Option<PlayerId> {
    visitor.player.as_ref().map(|player| player.id)
}

fn who(visitor: &Visitor) -> Asker {
    Asker { player: player(visitor), seat: visitor.seat }
}

pub async fn games(State(hall): State<Arc<Hall>>) -> Json<Vec<GameInfo>> {
    Json(hall.registry().iter().map(|entry| entry.title.info()).collect())
}

pub async fn content(
    State(hall): State<Arc<Hall>>,
    Path(game): Path<String>,
) -> Result<Json<Vec<ContentItem>>, Refused> {
    Ok(Json(content_items(hall.game(&game)?.title.as_ref())))
}

pub async fn numbers(
    State(hall): State<Arc<Hall>>,
    Path(game): Path<String>,
) -> Result<Json<Vec<ItemNumbers>>, Refused> {
    hall.numbers(&game).map(Json)
}

pub async fn correct(
    State(hall): State<Arc<Hall>>,
    Path(game): Path<String>,
    Body(asked): Body<Correct>,
) -> Result<Json<Corrections>, Refused> {
    hall.correct(game, asked).await.map(Json)
}

pub async fn table_content(asked: Asked) -> Result<Json<TableContent>, Refused> {
    let (State(hall), Extension(visitor), Path(table)) = asked;
    match hall.ask(&table, who(&visitor), || Request::Content).await? {
        Answer::Content(game, corrections) => hall.content_of(game, corrections).await.map(Json),
        _ => Err(Refused::storage()),
    }
}

pub async fn lobby(State(hall): State<Arc<Hall>>, Extension(visitor): Extension<Visitor>) -> Json<Lobby> {
    Json(hall.lobby(player(&visitor)))
}

pub async fn find(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(code): Path<String>,
) -> Result<Json<Found>, Refused> {
    Ok(Json(Found { table: hall.find(visitor.caller.network, &code).await? }))
}

pub async fn create(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Body(new): Body<NewTable>,
) -> Result<Json<TableCard>, Refused> {
    let player = may_make_table(&hall, &visitor)?;
    Ok(Json(hall.create(&player, new, visitor.nonce).await?))
}

pub(super) fn may_make_table(hall: &Hall, visitor: &Visitor) -> Result<Arc<crate::store::Player>, Refused> {
    let player = visitor.player()?;
    visitor.within(|address| hall.rates.address_tables.take(address))?;
    if !hall.rates.player_tables.take(player.id) {
        return Err(Refused::too_many("refused-too-fast"));
    }
    Ok(Arc::clone(player))
}

async fn ask_state(asked: Asked, request: impl Fn() -> Request) -> Result<Json<TableState>, Refused> {
    let (State(hall), Extension(visitor), Path(table)) = asked;
    match hall.ask_once(&table, who(&visitor), visitor.nonce, request).await? {
        Answer::State(state) => Ok(Json(*state)),
        _ => Err(Refused::storage()),
    }
}

async fn ask_done(asked: Asked, request: impl Fn() -> Request) -> Result<Json<Acted>, Refused> {
    let (State(hall), Extension(visitor), Path(table)) = asked;
    match hall.ask_once(&table, who(&visitor), visitor.nonce, request).await? {
        Answer::Done(seq) => Ok(Json(Acted { seq })),
        _ => Err(Refused::storage()),
    }
}

pub async fn state(asked: Asked) -> Result<Json<TableState>, Refused> {
    ask_state(asked, || Request::State).await
}

pub async fn join(asked: Asked, Body(join): Body<Join>) -> Result<Json<TableState>, Refused> {
    let player = Arc::clone(asked.1.player()?);
    let _room = asked.0.room_to_join(&player, &asked.2)?;
    let apart = asked.0.apart_at(&asked.2, Some(player.id)).await?;
    let Join { seat, part, guest } = join;
    let request = || {
        let (player, guest, apart) = (Arc::clone(&player), guest.clone(), apart.clone());
        Request::Join { player, seat, part, guest, apart }
    };
    ask_state(asked, request).await
}

pub async fn contribute(asked: Asked, Body(contribution): Body<Contribution>) -> Result<Json<TableState>, Refused> {
    let apart = asked.0.apart_at(&asked.2, None).await?;
    ask_state(asked, || Request::Contribute { part: contribution.part, apart: apart.clone() }).await
}

pub async fn remove(asked: Asked, Body(remove): Body<Remove>) -> Result<Json<TableState>, Refused> {
    ask_state(asked, || Request::Remove { seat: remove.seat }).await
}

pub async fn leave(asked: Asked) -> Result<Json<TableState>, Refused> {
    ask_state(asked, || Request::Leave).await
}

pub async fn start(asked: Asked) -> Result<Json<TableState>, Refused> {
    let apart = asked.0.apart_at(&asked.2, None).await?;
    ask_state(asked, || Request::Start { apart: apart.clone() }).await
}

pub async fn close(asked: Asked) -> Result<Json<TableState>, Refused> {
    ask_state(asked, || Request::Close).await
}

pub async fn challenge(asked: Asked, Body(challenge): Body<Challenge>) -> Result<Json<TableState>, Refused> {
    let player = asked.1.player()?.id;
    if !asked.0.rates.player_programs.take(player) {
        return Err(Refused::too_many("refused-too-fast"));
    }
    let challenged = Arc::new(asked.0.identities.player_named(&challenge.account).await?);
    let apart = asked.0.apart_at(&asked.2, Some(challenged.id)).await?;
    ask_state(asked, || Request::Challenge { player: Arc::clone(&challenged), apart: apart.clone() }).await
}

pub async fn decline(asked: Asked) -> Result<Json<Acted>, Refused> {
    asked.1.player()?;
    ask_done(asked, || Request::Decline).await
}

pub async fn nudge(asked: Asked, Body(nudge): Body<Nudge>) -> Result<Json<TableState>, Refused> {
    ask_state(asked, || Request::Nudge { seat: nudge.seat }).await
}

pub async fn replace(asked: Asked, Body(nudge): Body<Nudge>) -> Result<Json<TableState>, Refused> {
    ask_state(asked, || Request::Replace { seat: nudge.seat }).await
}

pub async fn end(asked: Asked, Body(consent): Body<Consent>) -> Result<Json<TableState>, Refused> {
    ask_state(asked, || Request::End { agree: consent.agree }).await
}

/// Your clock rests while days of absence are left, or runs again.
pub async fn absent(asked: Asked, Body(consent): Body<Consent>) -> Result<Json<TableState>, Refused> {
    ask_state(asked, || Request::Absent { absent: consent.agree }).await
}

pub async fn rematch(asked: Asked, Body(wish): Body<Option<Rematch>>) -> Result<Json<TableCard>, Refused> {
    let (State(hall), Extension(visitor), Path(table)) = asked;
    let player = may_make_table(&hall, &visitor)?;
    let (id, contributes) = (random_id(), wish.unwrap_or_default().contributes);
    let _room = hall.room_for_rematch(&player, &table)?;
    let apart = hall.apart_at(&table, None).await?;
    let request = || Request::Rematch { id: id.clone(), contributes, apart: apart.clone() };
    match hall.ask(&table, player.id, request).await? {
        Answer::Rematch(next) => Ok(Json(hall.adopt(&next, player.id).await?)),
        _ => Err(Refused::storage()),
    }
}

pub async fn act(asked: Asked, Body(act): Body<Act>) -> Result<Json<Acted>, Refused> {
    ask_done(asked, || Request::Act { seq: act.seq, action: act.action.clone() }).await
}

pub async fn check(asked: Asked, Body(act): Body<Act>) -> Result<Json<Checked>, Refused> {
    let (State(hall), Extension(visitor), Path(table)) = asked;
    if act.action.len() > ACTION_BYTES_MAX {
        return Err(Refused::wrong("refused-malformed"));
    }
    match hall.ask(&table, who(&visitor), || Request::Check { action: act.action.clone(), after: Vec::new() }).await? {
        Answer::Checked(checked) => Ok(Json(checked)),
        _ => Err(Refused::storage()),
    }
}

pub async fn undo(asked: Asked, Body(undo): Body<UndoAsk>) -> Result<Json<Acted>, Refused> {
    ask_done(asked, || Request::Undo { seq: undo.seq, turn: undo.turn }).await
}

pub async fn consent(asked: Asked, Body(consent): Body<Consent>) -> Result<Json<Acted>, Refused> {
    ask_done(asked, || Request::Consent { agree: consent.agree }).await
}

pub async fn ahead(asked: Asked, Body(ahead): Body<Ahead>) -> Result<Json<Acted>, Refused> {
    ask_done(asked, || Request::Ahead { ahead: ahead.clone() }).await
}

pub async fn chat(asked: Asked, Body(say): Body<Say>) -> Result<Json<Acted>, Refused> {
    let player = Arc::clone(asked.1.player()?);
    if player.bot {
        return Err(Refused::forbidden("refused-bot-talks"));
    }
    if !asked.0.rates.player_chat.take(player.id) {
        return Err(Refused::too_many("refused-too-fast"));
    }
    ask_done(asked, || Request::Say { name: player.name.clone(), words: say.words.clone() }).await
}

pub(super) async fn game_copy(hall: &Arc<Hall>, visitor: &Visitor, table: &str) -> Result<Box<GameCopy>, Refused> {
    match hall.ask(table, who(visitor), || Request::Game).await? {
        Answer::Game(copy) => Ok(copy),
        _ => Err(Refused::storage()),
    }
}

/// Among people a hint would be a third player at the table: only against bots.
pub async fn hint(asked: Asked) -> Result<Json<Hint>, Refused> {
    let (State(hall), Extension(visitor), Path(table)) = asked;
    let player = visitor.player()?;
    let copy = game_copy(&hall, &visitor, &table).await?;
    let seat = copy.seat.ok_or_else(|| match copy.device.is_empty() {
        true => Refused::forbidden("refused-not-your-seat"),
        false => Refused::wrong("refused-which-seat"),
    })?;
    if copy.status != Status::Running {
        return Err(Refused::conflict("refused-over"));
    }
    if copy.others > 0 {
        return Err(Refused::forbidden("refused-hint-among-people"));
    }
    if !copy.game.pending().contains(seat) {
        return Err(Refused::conflict("refused-not-asked"));
    }
    if !hall.rates.player_hints.take(player.id) {
        return Err(Refused::too_many("refused-too-fast"));
    }
    let game = copy.game.boxed_clone();
    let listed = game.choices(seat, usize::MAX).unwrap_or_default();
    let labels: HashMap<String, Text> = listed.into_iter().map(|choice| (choice.action, choice.label)).collect();
    // As in an analysis, so that the same position gets the same chance wherever it is shown.
    let luck = 0;
    let (table, seq, person) = (copy.record.id.clone(), copy.seq, player.id);
    let question = Question { table, seq, game: copy.game, seat, luck, person };
    let thought = hall.services.bots.advise(question).await?;
    let thought = thought.ok_or_else(|| Refused::conflict("refused-not-asked"))?;
    let shown = |considered: bots::Considered| HintChoice {
        label: labels.get(&considered.action).cloned().unwrap_or_else(|| Text::new("hint-choice")),
        parts: game.parts(&considered.action),
        action: considered.action,
        chance_percent: considered.chance * 100.0,
        reasons: considered.reasons,
    };
    Ok(Json(Hint { seq: copy.seq, choices: thought.choices.into_iter().take(3).map(shown).collect() }))
}

pub async fn replay(asked: Asked, Query(query): Query<HashMap<String, String>>) -> Result<Json<Frame>, Refused> {
    let (State(hall), Extension(visitor), Path(table)) = asked;
    let malformed = || Refused::wrong("refused-malformed");
    let copy = game_copy(&hall, &visitor, &table).await?;
    let own = copy.seat.map_or(Viewer::Public, Viewer::Seat);
    let viewer = match query.get("viewer") {
        Some(viewer) => viewer.parse::<Viewer>().map_err(|_| malformed())?,
        None => own,
    };
    if viewer.seat().is_some_and(|seat| seat.0 >= copy.game.players()) {
        return Err(malformed());
    }
    let may_see = viewer == own || viewer.seat().is_none_or(|seat| copy.device.contains(seat));
    if !copy.is_over() && !may_see {
        return Err(Refused::forbidden("refused-not-your-eyes"));
    }
    let moves = copy.game.moves();
    let move_number = match query.get("move") {
        Some(number) => number.parse::<u32>().map_err(|_| malformed())?,
        None => moves,
    };
    if move_number > moves {
        return Err(Refused::missing("refused-no-move"));
    }
    let steps_most = if query.contains_key("steps") { FRAME_STEPS_MAX } else { 0 };
    // Playing a long game again is work: not on the threads that serve everybody.
    let frame = machine::apart(move || frame(&copy, move_number, viewer, steps_most)).await;
    frame.map(Json).ok_or_else(Refused::storage)
}

fn frame(copy: &GameCopy, move_number: u32, viewer: Viewer, steps_most: usize) -> Frame {
    let then = copy.game.at(move_number);
    let last = move_number.checked_sub(1).filter(|_| steps_most > 0);
    let standings = last.map_or_else(Vec::new, |last| copy.game.standings(last, viewer, steps_most));
    let step = |Standing { told, view, scores, progress }| FrameStep { told: told as u32, view, progress, scores };
    let batch = move_number.checked_sub(1).and_then(|index| {
        let (seat, _) = copy.game.action(index)?;
        let events = seen(&written(copy.game.retell(index)), viewer);
        Some(Batch { seq: move_number, seat, kind: BatchKind::Act, events, to: None })
    });
    Frame {
        move_number,
        moves: copy.game.moves(),
        view: then.view(viewer),
        progress: then.progress(),
        scores: then.scores(viewer),
        batch,
        steps: standings.into_iter().map(step).collect(),
    }
}

pub async fn save(asked: Asked) -> Result<Response, Refused> {
    let (State(hall), Extension(visitor), Path(table)) = asked;
    let copy = game_copy(&hall, &visitor, &table).await?;
    if !copy.is_over() {
        // The seed is part of a save.
        return Err(Refused::conflict("refused-not-over"));
    }
    let name = format!("attachment; filename=\"{}-{}.longhall\"", copy.record.game, copy.record.id);
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    let origin = Some(copy.record.origin.clone()).filter(|origin| origin.players.is_some());
    Ok((headers, Save { origin, ..copy.game.save() }.to_string()).into_response())
}

pub async fn fork(asked: Asked, Body(fork): Body<Fork>) -> Result<Json<TableCard>, Refused> {
    let (State(hall), Extension(visitor), Path(table)) = asked;
    let player = may_make_table(&hall, &visitor)?;
    let copy = game_copy(&hall, &visitor, &table).await?;
    if copy.status != Status::Finished {
        return Err(Refused::conflict("refused-not-over"));
    }
    if fork.move_number >= copy.game.moves() {
        return Err(Refused::missing("refused-no-move"));
    }
    let then = copy.game.at(fork.move_number);
    Ok(Json(hall.fork(&player, &copy.record, then.as_ref(), fork.seat, fork.level, visitor.nonce).await?))
}
