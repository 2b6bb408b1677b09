import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Watches a server's connections from its start, and gives back what ends it: no new connections, running requests finish.
 * Node itself would wait for a connection that has not sent a request yet, such as the spare ones of browsers and pools.
 */
export function createCloseServer(server: Server): () => Promise<void> {
  const runningRequests = new Map<Socket, number>();
  let isClosing = false;

  const count = (socket: Socket, step: 1 | -1): void => {
    const running = runningRequests.get(socket);
    if (running === undefined) return;
    runningRequests.set(socket, running + step);
    if (isClosing && running + step === 0) socket.destroySoon();
  };
  server.on("connection", (socket: Socket) => {
    runningRequests.set(socket, 0);
    socket.once("close", () => runningRequests.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    count(socket, 1);
    response.once("close", () => count(socket, -1));
  });

  return () => {
    isClosing = true;
    return new Promise((resolve, reject) => {
      server.close((error) => (error ? reject(error) : resolve()));
      for (const [socket, running] of runningRequests) if (running === 0) socket.destroy();
    });
  };
}
