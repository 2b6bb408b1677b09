import { once } from "node:events";
import { connect, type Socket } from "node:net";

/*
 * Opens WebSockets in a process of its own, subscribes each to newHeads and to logs, and sends a message to its parent whenever so many
 * events have come. Frames are counted, not parsed: what is measured is the service.
 */

export interface ClientsOptions {
  readonly url: string;
  readonly connections: number;
}

/** When the events of a block came, in ms since 1970. */
export interface Arrivals {
  readonly firstMs: number;
  readonly lastMs: number;
}

/** Handshakes under way at once. */
const openTogether = 100;
const subscriptions = [["newHeads"], ["logs", {}]] as const;

const now = (): number => performance.timeOrigin + performance.now();

/** Counts the frames of a stream of bytes; only the heads of frames are looked at. */
class FrameCounter {
  #rest = Buffer.alloc(0);
  #skip = 0;

  /** How many messages end in this chunk. */
  add(chunk: Buffer): number {
    let count = 0;
    let data = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    for (;;) {
      const skipped = Math.min(this.#skip, data.length);
      data = data.subarray(skipped);
      this.#skip -= skipped;
      const head = headOf(data);
      if (this.#skip > 0 || !head) break;
      if (head.isText) count++;
      this.#skip = head.length;
    }
    this.#rest = this.#skip > 0 ? Buffer.alloc(0) : Buffer.from(data);
    return count;
  }
}

function headOf(data: Buffer): { readonly length: number; readonly isText: boolean } | undefined {
  if (data.length < 2) return undefined;
  const short = (data[1] as number) & 0x7f;
  const size = short === 126 ? 4 : short === 127 ? 10 : 2;
  if (data.length < size) return undefined;
  const body = short === 126 ? data.readUInt16BE(2) : short === 127 ? Number(data.readBigUInt64BE(2)) : short;
  return { length: size + body, isText: data[0] === 0x81 };
}

/** A masked text frame, with the mask 0. */
function frameOf(text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body]);
}

async function open(url: string, onMessages: (count: number) => void): Promise<Socket> {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => socket.destroy());
  await once(socket, "connect");
  socket.write(
    `GET ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  );
  const [response] = (await once(socket, "data")) as [Buffer];
  if (!response.toString("latin1").startsWith("HTTP/1.1 101 ")) throw new Error("the handshake was refused");
  const counter = new FrameCounter();
  let responses = 0;
  const subscribed = new Promise<void>((resolve) => {
    socket.on("data", (chunk: Buffer) => {
      const count = counter.add(chunk);
      const answered = Math.min(count, subscriptions.length - responses);
      responses += answered;
      if (responses === subscriptions.length) resolve();
      if (count > answered) onMessages(count - answered);
    });
  });
  for (const [id, params] of subscriptions.entries())
    socket.write(frameOf(JSON.stringify({ jsonrpc: "2.0", id, method: "eth_subscribe", params })));
  await subscribed;
  return socket;
}

async function main({ url, connections }: ClientsOptions): Promise<void> {
  const perBlock = connections * subscriptions.length;
  let count = 0;
  let firstMs = 0;
  const onMessages = (more: number): void => {
    if (count === 0) firstMs = now();
    count += more;
    if (count < perBlock) return;
    count -= perBlock;
    process.send?.({ firstMs, lastMs: now() } satisfies Arrivals);
  };
  for (let opened = 0; opened < connections; opened += openTogether) {
    const size = Math.min(openTogether, connections - opened);
    await Promise.all(Array.from({ length: size }, () => open(url, onMessages)));
  }
  process.stdout.write("all are subscribed\n");
  process.on("disconnect", () => process.exit());
}

void main(JSON.parse(process.argv[2] ?? "") as ClientsOptions);
