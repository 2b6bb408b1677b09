import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import { WireError } from "../wire/http-response.js";
import type { Client } from "./client.js";
import type { SocketScript } from "./draw-script.js";
import type { Exchange } from "./exchange.js";

/** What became of a connection: how many requests were answered, and what was wrong, if anything was. */
export interface ScriptOutcome {
  readonly answered: number;
  readonly problem?: string;
}

/** Plays a script over a connection of its own; the responses are read while it writes. */
export async function runScript(script: SocketScript, client: Client): Promise<ScriptOutcome> {
  const state = { answered: 0 };
  try {
    const reading = readResponses(script, client, state);
    // Told when it is waited for.
    reading.catch(() => undefined);
    await write(script, client);
    await leave(script, client, { reading, isAll: () => state.answered === script.exchanges.length });
    return state;
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    return { ...state, problem: `after ${state.answered} of ${script.exchanges.length} responses: ${error.message}` };
  } finally {
    client.socket.destroy();
  }
}

async function write({ pieces, pauseMs, deafMs }: SocketScript, { socket }: Client): Promise<void> {
  if (deafMs > 0) {
    socket.pause();
    setTimeout(() => socket.resume(), deafMs);
  }
  for (const [index, piece] of pieces.entries()) {
    if (socket.destroyed) return;
    socket.write(piece);
    if (index < maxPauses && pieces.length > 1) await (pauseMs === 0 ? turn() : sleep(pauseMs));
  }
}

/** Longer ones would take time and show no more. */
const maxPauses = 60;

/** Reads responses in the order of the requests until one is missing, which is for others to judge. */
async function readResponses(
  { exchanges, rest }: SocketScript,
  client: Client,
  state: { answered: number },
): Promise<void> {
  for (const exchange of exchanges) {
    const hasResponded = await readResponse(exchange, client);
    if (!hasResponded) return;
    state.answered++;
  }
  const refusal = rest === "none" ? undefined : await client.read();
  // Some requests are refused before they have come as a whole.
  if (refusal && !(refusal.status >= 400 && (refusal.isLast || rest === "cut")))
    throw new WireError(
      `the status ${refusal.status} for what is no request: ${refusal.body.toString().slice(0, 100)}`,
    );
}

async function readResponse({ check, isBodyless, isLast = false }: Exchange, client: Client): Promise<boolean> {
  const response = await client.read(isBodyless);
  if (!response) return false;
  const problem = check(response);
  if (problem !== undefined) throw new WireError(problem);
  if (response.isLast !== isLast) throw new WireError(isLast ? "the connection is kept" : "the connection is not kept");
  return true;
}

async function leave(
  script: SocketScript,
  client: Client,
  { reading, isAll }: { readonly reading: Promise<void>; readonly isAll: () => boolean },
): Promise<void> {
  const { exchanges, rest, leaving, last } = script;
  const { socket } = client;
  if (leaving === "closes") return;
  if (leaving === "resets") return void socket.resetAndDestroy();
  if (leaving === "half-closes") {
    socket.end();
    await reading;
    // Who closes its side has left, as far as the service can tell: running calls stop, and so may a response.
    return client.readEnd(!isAll());
  }
  await reading;
  if (rest !== "none" || exchanges.at(-1)?.isLast) return client.readEnd();
  socket.write(last.bytes);
  if (!(await readResponse(last, client))) throw new WireError("the connection was closed");
}
