import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import { messageTurns } from "../../turns/byte-turns.js";

/**
 * Takes the bytes that a connection reads from those of its thread per turn of the event loop; past them it reads on in a later turn. Each
 * connection would read up to 64 KiB a turn, and unmasking a large message takes milliseconds.
 */
export function paceReads(webSocket: Pick<WebSocket, "isPaused" | "pause" | "resume">, socket: Duplex): void {
  socket.on("data", (chunk: Buffer) => {
    const turn = messageTurns.pass(chunk.length);
    if (!turn) return;
    socket.pause();
    void turn.then(() => webSocket.isPaused || webSocket.resume());
  });
}
