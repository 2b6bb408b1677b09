import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import { type Request, readRequest } from "./read-request.js";
import { bodyOf, isLastAnswer, numberOf, plainScript, responseOf, type Script } from "./script.js";

/** What a server did with a request. */
export interface Act {
  readonly script: Script;
  readonly bodyBytes: number;
}

/** A server that acts a script out for each request, byte by byte if it must. */
export interface ActingServer {
  readonly url: string;
  /** How often each body came. */
  readonly arrivals: ReadonlyMap<string, number>;
  /** What was done with a call last, by its number; nothing when its connection was closed right away. */
  readonly acts: ReadonlyMap<number, Act>;
  /** What no client may do. */
  readonly violations: readonly string[];
  /** Whether there were bytes after an answer, which a client can take for the next one. */
  hasSpoiled(): boolean;
  connectionCount(): number;
  /** How many connections are open that nothing more can come over. */
  strandedCount(): number;
  /** How many requests wait for `release`. */
  heldCount(): number;
  /** Resolves when every script so far is over; from then on each request gets a plain answer, but not before `release`. */
  calmDown(): Promise<void>;
  release(): void;
  close(): Promise<void>;
}

/**
 * What becomes of the next request. After surplus bytes ("spoiled") one can still come that crossed them on its way; since its
 * answer couldn't be told from them, it gets none.
 */
type Next = "answer" | "ignore" | "cut" | "refuse" | "spoiled";

interface Connection {
  readonly socket: Socket;
  next: Next;
}

/** Starts a server on a free port; each request that comes gets the next of `scripts`, over and over. */
export async function startActingServer(scripts: readonly Script[]): Promise<ActingServer> {
  const connections = new Set<Connection>();
  const arrivals = new Map<string, number>();
  const acts = new Map<number, Act>();
  const violations: string[] = [];
  const acting = new Set<Promise<void>>();
  let count = 0;
  let hasSpoiled = false;
  let isCalm = false;
  const held = new Set<Connection>();
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));

  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    const connection: Connection = { socket, next: "answer" };
    let text = "";
    connections.add(connection);
    socket.on("error", () => undefined);
    socket.on("close", () => {
      connections.delete(connection);
      held.delete(connection);
    });
    socket.on("end", () => socket.destroy());
    socket.on("data", (bytes) => {
      text += bytes.toString("latin1");
      for (let request = readRequest(text); request; request = readRequest(text)) {
        text = text.slice(request.length);
        take(connection, request);
      }
    });
  });

  function take(connection: Connection, { body, asked }: Request): void {
    const numbers = [asked].flat().map(numberOf);
    arrivals.set(body, (arrivals.get(body) ?? 0) + 1);
    const { socket, next } = connection;
    if (next === "refuse") violations.push(`a request that should not have come: ${body}`);
    if (next !== "answer") {
      for (const number of numbers) acts.delete(number);
      if (next === "cut" || next === "spoiled") socket.destroy();
      return;
    }
    connection.next = "refuse";
    const script = isCalm ? plainScript : (scripts[count++ % scripts.length] as Script);
    const answer = bodyOf(script, asked);
    for (const number of numbers) acts.set(number, { script, bodyBytes: answer.length });
    const act = isCalm ? answerReleased(connection, answer) : actOut(connection, script, answer);
    acting.add(act);
    void act.finally(() => acting.delete(act));
  }

  async function answerReleased(connection: Connection, answer: string): Promise<void> {
    held.add(connection);
    await released;
    held.delete(connection);
    await actOut(connection, plainScript, answer);
  }

  async function actOut(connection: Connection, script: Script, answer: string): Promise<void> {
    const { socket } = connection;
    const response = responseOf(script, answer);
    const { fault, ending, framing } = script;
    const length = Math.floor(response.length * (fault?.at ?? 1));
    let sent = 0;
    for (const { at, pauseMs } of script.cuts.toSorted((a, b) => a.at - b.at)) {
      const end = Math.min(length, Math.floor(response.length * at));
      if (end > sent) socket.write(response.slice(sent, end));
      sent = Math.max(sent, end);
      await (pauseMs === 0 ? turn() : sleep(pauseMs));
      if (socket.destroyed) return;
    }
    if (!fault) connection.next = nextAfter(script);
    if (length > sent) socket.write(response.slice(sent, length));
    if (fault) return breakOff(socket, fault.kind);
    if (script.endingMs > 0) await sleep(script.endingMs);
    const surplus = ending === "send junk" ? "junk" : ending === "answer twice" ? response : "";
    // Amid the next answer nobody could tell it from that.
    if (connection.next === "answer" && surplus !== "") {
      connection.next = "spoiled";
      hasSpoiled = true;
      socket.write(surplus);
    }
    if (ending.endsWith("close")) socket.end(() => ending !== "half-close" && socket.destroy());
    else if (framing === "until-close") socket.end();
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrivals,
    acts,
    violations,
    hasSpoiled: () => hasSpoiled,
    connectionCount: () => connections.size,
    strandedCount: () => [...connections].filter(isStranded).length,
    heldCount: () => held.size,
    calmDown: async () => {
      isCalm = true;
      await Promise.all(acting);
    },
    release: () => release(),
    close: async () => {
      for (const { socket } of connections) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function isStranded({ next }: Connection): boolean {
  return next === "refuse" || next === "ignore" || next === "spoiled";
}

/** Nothing may come after the last answer of a connection; what comes while it is being closed is lost. */
function nextAfter(script: Script): Next {
  if (isLastAnswer(script)) return "refuse";
  if (script.ending === "cut the next") return "cut";
  return script.ending.endsWith("close") ? "ignore" : "answer";
}

function breakOff(socket: Socket, kind: "reset" | "end" | "stall"): void {
  if (kind === "reset") socket.resetAndDestroy();
  else if (kind === "end") socket.end();
}
