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
use futures_util::task::AtomicWaker;
use hyper::body::{Body, Bytes, Frame, Incoming, SizeHint};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::Instant;

use super::{Place, lock};
use crate::config::Patience;
use crate::http::caller::Ends;

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

    pub fn waiting(&self) -> Option<Waiting> {
        if self.evicted.load(Relaxed) {
            return None;
        }
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
        self.evicted.load(Relaxed) && !self.is_socket()
    }

    pub fn is_socket(&self) -> bool {
        self.phase().0 == Phase::Upgraded
    }

    #[cfg(test)]
    pub fn begin_answer(&self) {
        self.evicted.store(false, Relaxed);
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

    fn leave(&self, from: Phase, to: Phase) {
        let mut phase = lock(&self.phase);
        if phase.0 == from {
            *phase = (to, Instant::now());
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
        let call = Arc::clone(&self.call);
        let has_body = !request.body().is_end_stream();
        call.enter(if has_body { Phase::Body } else { Phase::Answering });
        let mut request = request.map(|body| RequestBody { body, call: Arc::clone(&call) });
        request.extensions_mut().insert(self.ends);
        let answering = hyper::service::Service::call(&self.app, request);
        Box::pin(async move {
            let response = answering.await?;
            let upgraded = response.status() == StatusCode::SWITCHING_PROTOCOLS;
            call.enter(if upgraded { Phase::Upgraded } else { Phase::Answered });
            Ok(response.map(|body| Answer { body, call }))
        })
    }
}

/// The body of a request: when it is whole, the server has all it needs.
struct RequestBody {
    body: Incoming,
    call: Arc<Call>,
}

impl Body for RequestBody {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        let polled = Pin::new(&mut self.body).poll_frame(context);
        if matches!(polled, Poll::Ready(None)) || self.body.is_end_stream() {
            self.call.leave(Phase::Body, Phase::Answering);
        }
        polled
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
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
        self.call.leave(Phase::Answered, Phase::Idle);
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
