//! What one connection is doing, seen from its three sides: the bytes, the request and the answer. It follows
//! how long the connection may go on like that.

use std::convert::Infallible;
use std::io;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};

use axum::Router;
use axum::http::{Request, Response, StatusCode};
use axum::response::IntoResponse;
use futures_util::task::AtomicWaker;
use http_body_util::{BodyExt, Full, LengthLimitError, Limited};
use hyper::body::{Body, Bytes, Frame, Incoming, SizeHint};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::Instant;

use super::{Place, lock};
use crate::config::Patience;
use crate::http::caller::Ends;
use crate::limits::BODY_BYTES_MAX;
use crate::refusal::Refused;

#[derive(Clone, Copy, PartialEq, Debug)]
enum Phase {
    /// A request begins, or is expected at once: its head must be whole soon.
    Head,
    /// The head is whole, the body is not.
    Body,
    /// The request is with the server.
    Answering,
    /// The answer is being written.
    Answered,
    /// Nothing is asked.
    Idle,
    /// A socket by now.
    Upgraded,
}

/// A connection that could go if its place were needed, and since when. Half-open requests go first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Waiting {
    HalfOpen(Instant),
    Idle(Instant),
}

pub struct Call {
    patience: Patience,
    phase: Mutex<(Phase, Instant)>,
    evicted: AtomicBool,
    waker: AtomicWaker,
}

impl Call {
    pub fn new(patience: Patience) -> Call {
        let phase = Mutex::new((Phase::Head, Instant::now()));
        Call { patience, phase, evicted: AtomicBool::new(false), waker: AtomicWaker::new() }
    }

    fn phase(&self) -> (Phase, Instant) {
        *lock(&self.phase)
    }

    fn enter(&self, phase: Phase) {
        *lock(&self.phase) = (phase, Instant::now());
        if phase == Phase::Answering {
            // Its request had come before it heard that its place was needed.
            self.evicted.store(false, Relaxed);
        }
    }

    pub fn deadline(&self) -> Option<Instant> {
        let (phase, since) = self.phase();
        let time = match phase {
            Phase::Head => self.patience.head,
            Phase::Body => self.patience.body,
            Phase::Answered | Phase::Idle => self.patience.idle,
            Phase::Answering | Phase::Upgraded => return None,
        };
        Some(since + time)
    }

    /// Whether it could go, and has not been told to.
    pub fn waiting(&self) -> Option<Waiting> {
        self.idle_or_half_open().filter(|_| !self.evicted.load(Relaxed))
    }

    fn idle_or_half_open(&self) -> Option<Waiting> {
        match self.phase() {
            (Phase::Head | Phase::Body, since) => Some(Waiting::HalfOpen(since)),
            (Phase::Idle, since) => Some(Waiting::Idle(since)),
            (Phase::Answering | Phase::Answered | Phase::Upgraded, _) => None,
        }
    }

    /// Somebody else needs the place.
    pub fn evict(&self) {
        self.evicted.store(true, Relaxed);
        self.waker.wake();
    }

    pub fn is_evicted(&self, context: &Context<'_>) -> bool {
        self.waker.register(context.waker());
        self.evicted.load(Relaxed) && self.idle_or_half_open().is_some()
    }

    pub fn is_socket(&self) -> bool {
        self.phase().0 == Phase::Upgraded
    }

    #[cfg(test)]
    pub fn begin_answer(&self) {
        self.enter(Phase::Answering);
    }

    /// The first bytes after a pause are the beginning of a request.
    fn has_read(&self) {
        let mut phase = lock(&self.phase);
        if phase.0 == Phase::Idle {
            *phase = (Phase::Head, Instant::now());
        }
    }

    /// Whoever still takes an answer is not idle yet.
    fn has_written(&self) {
        let mut phase = lock(&self.phase);
        if matches!(phase.0, Phase::Answered | Phase::Idle) {
            phase.1 = Instant::now();
        }
    }

    fn answer_is_gone(&self) {
        let mut phase = lock(&self.phase);
        if phase.0 == Phase::Answered {
            *phase = (Phase::Idle, Instant::now());
        }
    }
}

/// Hands requests to the router.
pub struct Service {
    call: Arc<Call>,
    app: TowerToHyperService<Router>,
    ends: Ends,
}

impl Service {
    pub fn new(call: Arc<Call>, app: TowerToHyperService<Router>, ends: Ends) -> Service {
        Service { call, app, ends }
    }
}

impl hyper::service::Service<Request<Incoming>> for Service {
    type Response = Response<Answer>;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Response<Answer>, Infallible>> + Send>>;

    fn call(&self, request: Request<Incoming>) -> Self::Future {
        let (call, app) = (Arc::clone(&self.call), self.app.clone());
        let (mut parts, body) = request.into_parts();
        parts.extensions.insert(self.ends);
        call.enter(Phase::Body);
        Box::pin(async move {
            // All bodies are small. Read here, before anybody works on the request, they are under one time limit.
            let response = match Limited::new(body, BODY_BYTES_MAX).collect().await {
                Ok(whole) => {
                    call.enter(Phase::Answering);
                    let request = Request::from_parts(parts, Full::new(whole.to_bytes()));
                    hyper::service::Service::call(&app, request).await?
                }
                Err(error) => unread(&*error).into_response(),
            };
            let upgraded = response.status() == StatusCode::SWITCHING_PROTOCOLS;
            call.enter(if upgraded { Phase::Upgraded } else { Phase::Answered });
            Ok(response.map(|body| Answer { body, call }))
        })
    }
}

fn unread(error: &(dyn std::error::Error + 'static)) -> Refused {
    if error.is::<LengthLimitError>() {
        Refused::because(StatusCode::PAYLOAD_TOO_LARGE, "refused-too-large")
    } else {
        Refused::wrong("refused-malformed")
    }
}

/// The body of an answer: when it is gone, the next request may come.
pub struct Answer {
    body: axum::body::Body,
    call: Arc<Call>,
}

impl Body for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Answer {
    fn drop(&mut self) {
        self.call.answer_is_gone();
    }
}

/// The bytes of a connection.
pub struct Timed {
    stream: TcpStream,
    call: Arc<Call>,
    /// Given back with the last byte.
    _place: Place,
}

impl Timed {
    pub(super) fn new(stream: TcpStream, call: Arc<Call>, place: Place) -> Timed {
        Timed { stream, call, _place: place }
    }

    fn noted(&self, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        if matches!(written, Poll::Ready(Ok(_))) {
            self.call.has_written();
        }
        written
    }
}

impl AsyncRead for Timed {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        if buffer.filled().len() > before {
            self.call.has_read();
        }
        read
    }
}

impl AsyncWrite for Timed {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.noted(written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.noted(written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
