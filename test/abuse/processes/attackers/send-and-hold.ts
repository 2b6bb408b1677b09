import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/*
 * Opens connections, sends on each the same bytes so many times, and reads nothing, or little, of what comes back.
 */

export interface HoldOptions {
  readonly port: number;
  readonly connections: number;
  /** Sent on each connection, `times` times. */
  readonly bytes: string;
  /** How `bytes` are written: UTF-8 by default. */
  readonly encoding?: "base64";
  readonly times: number;
  readonly durationMs: number;
  /** How much each connection reads, now and then; none by default. */
  readonly readBytesPerSecond?: number;
  /** The client's address; any of 127.0.0.0/8. */
  readonly localAddress?: string;
}

export interface Held {
  /** Connections that the service had closed by the end. */
  readonly closedCount: number;
  readonly readBytes: number;
}

const readingIntervalMs = 250;

function open({ port, bytes, encoding, times, localAddress }: HoldOptions): Socket {
  const socket = connect({ port, host: "127.0.0.1", localAddress }).on("error", () => undefined);
  // Nothing is read until somebody asks for it: what has come waits in the kernel.
  socket.pause();
  socket.write(bytes.repeat(times), encoding);
  return socket;
}

async function main(options: HoldOptions): Promise<void> {
  const sockets = Array.from({ length: options.connections }, () => open(options));
  const bytesAtOnce = ((options.readBytesPerSecond ?? 0) * readingIntervalMs) / 1_000;
  const endMs = performance.now() + options.durationMs;
  let readBytes = 0;
  while (performance.now() < endMs) {
    await sleep(readingIntervalMs);
    if (bytesAtOnce === 0) continue;
    for (const socket of sockets) {
      const chunk = (socket.read(Math.min(bytesAtOnce, socket.readableLength || bytesAtOnce)) ?? "") as Buffer;
      readBytes += chunk.length;
    }
  }
  const closedCount = sockets.filter((socket) => socket.destroyed).length;
  process.send?.({ closedCount, readBytes } satisfies Held, () => process.exit());
}

void main(JSON.parse(process.argv[2] ?? "") as HoldOptions);
