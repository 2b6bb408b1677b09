import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What was seen on a WebSocket to RSKj, in order. */
export interface Transcript {
  readonly name: string;
  readonly frames: readonly Frame[];
}

/** One thing that was seen: a message sent or received, the end, or something else. */
export interface Frame {
  readonly sent?: unknown;
  readonly received?: object | null;
  readonly closed?: number;
}

/** What became of a message: a response, the end of the connection, or neither. */
export interface Outcome {
  readonly response?: unknown;
  readonly isClosed?: boolean;
}

/** A message of the client, and what RSKj made of it. */
export interface Message {
  readonly text: string;
  readonly outcome: Outcome;
}

interface Received {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: { readonly result: unknown };
}

const folder = join(process.cwd(), "test", "recordings", "web-sockets");
const fragments = ['{"jsonrpc":"2.0","id":1,', '"method":"eth_chainId",', '"params":[]}'];

export function loadTranscripts(): Transcript[] {
  return readdirSync(folder).flatMap((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Transcript[]);
}

/** The messages that are recorded as they were sent: neither in fragments nor by their size alone. */
export function messagesOf(frames: readonly Frame[]): Message[] {
  const taken = new Set<Frame>();
  return frames.flatMap((frame, index) => {
    const { sent } = frame;
    if (!("sent" in frame) || (typeof sent === "string" && (sent.startsWith("(") || fragments.includes(sent))))
      return [];
    const text = typeof sent === "string" && sent !== "x" ? sent : JSON.stringify(sent);
    return [{ text, outcome: findOutcome(frame, frames.slice(index + 1), taken) }];
  });
}

/** What RSKj told subscriptions, by itself. */
export function eventsOf(frames: readonly Frame[]): unknown[] {
  return frames.flatMap(({ received }) =>
    (received as Received | undefined)?.method ? [(received as Received).params?.result] : [],
  );
}

function findOutcome({ sent }: Frame, later: readonly Frame[], taken: Set<Frame>): Outcome {
  const { id } = (sent ?? {}) as Received;
  for (const frame of later) {
    if ("sent" in frame && id === undefined) return {};
    if (frame.closed !== undefined) return { isClosed: true };
    const response = frame.received as Received | undefined;
    if (response === undefined || response.method !== undefined || taken.has(frame)) continue;
    if (id !== undefined && JSON.stringify(response.id) !== JSON.stringify(id)) continue;
    taken.add(frame);
    return { response };
  }
  return {};
}
