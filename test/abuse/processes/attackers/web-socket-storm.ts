import { once } from "node:events";
import { WebSocket } from "ws";

/*
 * Opens WebSockets one after another in each lane: subscribes on each until it is refused, sends pings, and is gone.
 */

export interface StormOptions {
  /** Endpoint URL, API key included. */
  readonly url: string;
  /** Connections at a time. */
  readonly lanes: number;
  readonly durationMs: number;
}

export interface Storm {
  readonly opened: number;
  readonly subscribed: number;
  /** Subscriptions past the limit. */
  readonly refused: number;
  /** Connections past the limit: closed with 1013. */
  readonly closed: number;
}

const requests = 110;
const pings = 200;
const logs = JSON.stringify(["logs", { topics: [null, Array.from({ length: 20 }, () => `0x${"12".repeat(32)}`)] }]);

async function main({ url, lanes, durationMs }: StormOptions): Promise<void> {
  const storm = { opened: 0, subscribed: 0, refused: 0, closed: 0 };
  const endMs = performance.now() + durationMs;

  const strike = async (): Promise<void> => {
    const socket = new WebSocket(url.replace(/^http/, "ws"));
    socket.on("error", () => undefined);
    const gone = once(socket, "close").then(([code]) => {
      if (code === 1013) storm.closed++;
    });
    socket.on("open", () => {
      storm.opened++;
      for (let id = 1; id <= requests; id++)
        socket.send(`{"jsonrpc":"2.0","id":${id},"method":"eth_subscribe","params":${logs}}`);
      for (let count = 0; count < pings; count++) socket.ping("x".repeat(125));
    });
    let responses = 0;
    socket.on("message", (data: Buffer) => {
      const { id, result } = JSON.parse(String(data)) as { readonly id?: number; readonly result?: string };
      if (id === undefined) return;
      if (result === undefined) storm.refused++;
      else storm.subscribed++;
      if (++responses === requests) socket.terminate();
    });
    await gone;
  };
  const lane = async (): Promise<void> => {
    while (performance.now() < endMs) await strike();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  process.send?.(storm satisfies Storm, () => process.exit());
}

void main(JSON.parse(process.argv[2] ?? "") as StormOptions);
