import { runs } from "../../../runs.js";
import { createRandom } from "../../../simulation/random.js";
import { drawConnection } from "./draw-connection.js";
import { type EchoServer, serveEcho } from "./serve-echo.js";

const COUNT = runs(20_000);
/** Connections at once. */
const together = 100;

interface Step {
  readonly chunk: Buffer | null;
  /** Turns of the event loop before it. */
  readonly turns: number;
}

/** In so many turns all responses are sent. */
const enough = 12;

/**
 * Chunks of a connection, some cut in two, some sent at once behind the last, some before the client ends its side. What makes node:http
 * drop a response under way, an end and a CONNECT, waits for that: such a race has no certain outcome.
 */
function drawSteps(seed: number): Step[] {
  const random = createRandom(seed);
  const turns = (chunk: Buffer) => (random.chance(0.7) || chunk.includes("CONNECT") ? enough : random.integer(0, 3));
  const steps = drawConnection(seed).flatMap((chunk): Step[] => {
    if (random.chance(0.85) || chunk.length < 2) return [{ chunk, turns: turns(chunk) }];
    const at = random.integer(1, chunk.length - 1);
    return [chunk.subarray(0, at), chunk.subarray(at)].map((part) => ({ chunk: part, turns: turns(chunk) }));
  });
  return random.chance(0.1) ? [...steps, { chunk: null, turns: enough }] : steps;
}

const pause = async (turns: number): Promise<void> => {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
};

/** All that a client reads, and whether the connection is open in the end. The order of headers means nothing. */
async function converse(server: EchoServer, steps: readonly Step[]): Promise<string> {
  const socket = server.connect();
  for (const { chunk, turns } of steps) {
    await pause(turns);
    socket.receive(chunk);
  }
  await pause(enough * steps.length);
  const isOpen = !socket.destroyed && !socket.writableEnded;
  const text = `${joinChunks(socket.sent).replaceAll(/[^\r\n]+: [^\r\n]*\r\n/g, normalise)} ${isOpen ? "open" : "closed"}`;
  socket.destroy();
  return text;
}

/** Chunked bodies with their chunks together: what waits for the response before it is sent in one chunk, which is a race. */
function joinChunks(text: string): string {
  return text.replaceAll(/(?:[0-9a-f]+\r\n[^\r\n]+\r\n)+0\r\n\r\n/g, (chunks) => {
    const parts = [...chunks.matchAll(/([0-9a-f]+)\r\n([^\r\n]+)\r\n/g)].map(([, size = "", part = ""]) => ({
      size,
      part,
    }));
    const isWhole = parts.every(({ size, part }) => Number.parseInt(size, 16) === Buffer.byteLength(part, "latin1"));
    return isWhole ? parts.map(({ part }) => part).join("") : chunks;
  });
}

/** A header in a form in which both say it; the date and the ID are not compared. */
function normalise(line: string): string {
  return line.startsWith("Date:")
    ? ""
    : line.toLowerCase().replace(/^(x-request-id: )[0-9a-f]{12}-[0-9a-z]+/, "$1an id");
}

it(`gives the clients of ${COUNT} connections what node:http alone gives them`, async () => {
  const [plain, node] = [serveEcho({ isPlain: true }), serveEcho({ isPlain: false })];
  const failures: string[] = [];
  const compare = async (seed: number): Promise<void> => {
    const steps = drawSteps(seed);
    const [ours, theirs] = await Promise.all([converse(plain, steps), converse(node, steps)]);
    if (ours === theirs) return;
    const sent = steps.map(({ chunk, turns }) => [chunk?.toString("latin1") ?? "end", turns]);
    failures.push(`${seed}: ${JSON.stringify({ sent, ours, theirs }, null, 1)}`);
  };
  for (let from = 0; from < COUNT && failures.length < 3; from += together)
    await Promise.all(Array.from({ length: together }, (_, index) => compare(from + index)));

  expect(failures.slice(0, 3)).toEqual([]);
  expect(plain.plainCount()).toBeGreaterThan(COUNT / 12);
});
