//! A connection's socket: notes when something moves, and gives up on a peer that takes nothing of its answer.

use crate::places::Place;
use std::{
    io,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll, ready},
    time::Duration,
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Sleep, sleep},
};

/// A socket that ends with an error when nothing could be written for too long.
pub struct Socket<S> {
    stream: S,
    place: Arc<Place>,
    stall_time: Duration,
    /// Runs while the peer takes nothing.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl<S> Socket<S> {
    /// A socket in this place that waits for its peer this long.
    pub fn new(stream: S, place: Arc<Place>, stall_time: Duration) -> Socket<S> {
        Socket { stream, place, stall_time, stalled: None }
    }

    fn written(
        &mut self,
        context: &mut Context,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if written.is_ready() {
            self.stalled = None;
            self.place.touch();
            return written;
        }
        let stall_time = self.stall_time;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(stall_time)));
        ready!(stalled.as_mut().poll(context));
        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "the peer does not read its answer")))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Socket<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context,
        buffer: &mut ReadBuf,
    ) -> Poll<io::Result<()>> {
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        self.place.touch();
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Socket<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.written(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context,
        slices: &[io::IoSlice],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.written(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::places::{Beyond, Places};
    use std::net::IpAddr;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    fn socket<S>(stream: S, stall_time: Duration) -> Socket<S> {
        let place = Places::new(1, 1, Beyond::Refuse).take(IpAddr::from([10, 0, 0, 1])).unwrap();
        Socket::new(stream, Arc::new(place), stall_time)
    }

    #[tokio::test]
    async fn a_peer_that_reads_slowly_gets_everything() {
        let (ours, mut theirs) = tokio::io::duplex(10);
        let mut socket = socket(ours, Duration::from_secs(3600));
        let reading = async {
            let mut heard = [0; 10];
            for _ in 0..8 {
                tokio::task::yield_now().await;
                theirs.read_exact(&mut heard).await.unwrap();
            }
        };
        let (written, ()) = tokio::join!(socket.write_all(&[7; 80]), reading);
        written.unwrap();
        assert!(socket.stalled.is_none(), "with every byte the wait starts over");
    }

    #[tokio::test]
    async fn a_peer_that_does_not_read_is_given_up() {
        let (ours, _theirs) = tokio::io::duplex(10);
        let error = socket(ours, Duration::from_millis(20)).write_all(&[7; 80]).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }
}
