import type { WebSocket } from "ws";

/** RSKj's longest frame. */
export const maxFrameBytes = 65_536;

/** Sends a text in frames of the size that RSKj accepts: it joins them again, up to 5 MiB. */
export function sendText(socket: WebSocket, text: string): void {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += maxFrameBytes) {
    const end = start + maxFrameBytes;
    socket.send(bytes.subarray(start, end), { binary: false, fin: end >= bytes.length });
  }
}
