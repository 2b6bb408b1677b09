import type { Socket } from "node:net";

/** Tells how long each frame is that a WebSocket client sends, once its header is there. */
export function readFrameLengths(socket: Socket, tell: (length: number) => void): void {
  let held = Buffer.alloc(0);
  let toSkip = 0;
  socket.on("data", (chunk: Buffer) => {
    held = Buffer.concat([held, chunk]);
    for (;;) {
      const skipped = Math.min(toSkip, held.length);
      [held, toSkip] = [held.subarray(skipped), toSkip - skipped];
      const short = (held[1] ?? 0) & 0x7f;
      const headBytes = short === 127 ? 10 : short === 126 ? 4 : 2;
      if (toSkip > 0 || held.length < headBytes) return;
      const length = short === 127 ? Number(held.readBigUInt64BE(2)) : short === 126 ? held.readUInt16BE(2) : short;
      tell(length);
      // A client's frames are masked, by four bytes.
      toSkip = headBytes + 4 + length;
    }
  });
}
