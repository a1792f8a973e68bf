//! The line between a node and its database: it can be cut, or go dead without a word, and be restored.

use super::Fault;
use std::{net::SocketAddr, path::PathBuf};
use store::Address;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream, UnixStream},
    sync::watch,
    task::JoinHandle,
};

/// What a line does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum State {
    /// It carries everything.
    Up,
    /// Connections are closed, and new ones too.
    Cut,
    /// Nothing arrives, and nobody is told.
    Dead,
}

/// A line to a socket; it is gone with this.
pub struct Line {
    address: SocketAddr,
    state: watch::Sender<State>,
    accepting: JoinHandle<()>,
}

impl Line {
    /// A line to this socket.
    pub async fn to(socket: PathBuf) -> Result<Line, Fault> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let (state, watched) = watch::channel(State::Up);
        let accepting = tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(carry(near, socket.clone(), watched.clone()));
            }
        });
        Ok(Line { address, state, accepting })
    }

    /// The address of a database by this line.
    pub fn address(&self, name: &str) -> Address {
        Address::Postgres(format!("postgres://antilles@{}/{name}?sslmode=disable", self.address))
    }

    /// From now on it does this.
    pub fn set(&self, state: State) {
        self.state.send_replace(state);
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

async fn carry(near: TcpStream, socket: PathBuf, mut state: watch::Receiver<State>) {
    if state.wait_for(|state| *state != State::Dead).await.is_err() || *state.borrow() == State::Cut {
        return;
    }
    let Ok(far) = UnixStream::connect(socket).await else { return };
    let (near_in, near_out) = near.into_split();
    let (far_in, far_out) = far.into_split();
    tokio::join!(pass(near_in, far_out, state.clone()), pass(far_in, near_out, state));
}

/// Passes on what arrives while the line is up.
async fn pass(
    mut from: impl AsyncReadExt + Unpin,
    mut to: impl AsyncWriteExt + Unpin,
    mut state: watch::Receiver<State>,
) {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let read = tokio::select! {
            read = from.read(&mut bytes) => read.unwrap_or(0),
            cut = state.wait_for(|state| *state == State::Cut) => { let _ = cut; 0 }
        };
        let up = state.wait_for(|state| *state != State::Dead).await.is_ok_and(|state| *state == State::Up);
        if read == 0 || !up || to.write_all(&bytes[..read]).await.is_err() {
            let _ = to.shutdown().await;
            return;
        }
    }
}
