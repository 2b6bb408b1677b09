import type { Server } from "node:http";

/** Stops a server: no new connections, running requests finish. Idle kept-alive connections are closed as they come to rest. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    const closeIdle = setInterval(() => server.closeIdleConnections(), 100);
    server.close((error) => {
      clearInterval(closeIdle);
      if (error) reject(error);
      else resolve();
    });
    server.closeIdleConnections();
  });
}
