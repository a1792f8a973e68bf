//! One client over standard input and output, or over any two streams: a line for each message.

use crate::{Door, Hall, limits::MESSAGE_BYTES};
use rmcp::{
    RoleServer, ServiceExt,
    model::ClientJsonRpcMessage,
    service::{RxJsonRpcMessage, TxJsonRpcMessage},
    transport::{Transport, async_rw::AsyncRwTransport},
};
use std::{io, sync::Arc};
use tokio::io::{AsyncRead, AsyncWrite};

/// Serves one client until it hangs up.
pub async fn serve<R, W>(hall: Arc<Hall>, read: R, write: W) -> io::Result<()>
where
    R: AsyncRead + Send + Unpin + 'static,
    W: AsyncWrite + Send + Unpin + 'static,
{
    let lines = AsyncRwTransport::new_server(read, write).with_max_line_length(MESSAGE_BYTES);
    let patient = Patient { lines, begun: false };
    match Door::new(hall).serve(patient).await {
        Ok(running) => running.waiting().await.map(drop).map_err(io::Error::other),
        // It hung up before it said anything that needed an answer.
        Err(error) => {
            tracing::debug!("no conversation began: {error}");
            Ok(())
        }
    }
}

/// Lines, of which only a request begins the conversation: whatever else comes before one is passed over, where the
/// protocol's own beginning would end everything.
struct Patient<T> {
    lines: T,
    begun: bool,
}

impl<T: Transport<RoleServer>> Transport<RoleServer> for Patient<T> {
    type Error = T::Error;

    fn send(
        &mut self,
        item: TxJsonRpcMessage<RoleServer>,
    ) -> impl Future<Output = Result<(), Self::Error>> + Send + 'static {
        self.lines.send(item)
    }

    async fn receive(&mut self) -> Option<RxJsonRpcMessage<RoleServer>> {
        loop {
            let message = self.lines.receive().await?;
            self.begun |= matches!(message, ClientJsonRpcMessage::Request(_));
            if self.begun {
                return Some(message);
            }
        }
    }

    async fn close(&mut self) -> Result<(), Self::Error> {
        self.lines.close().await
    }
}
