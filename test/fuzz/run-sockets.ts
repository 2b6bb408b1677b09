import type { CaseRange, FuzzRun } from "./run-bodies.js";
import { Client } from "./sockets/client.js";
import { drawScript } from "./sockets/draw-script.js";
import { runScript } from "./sockets/run-script.js";

const socketCount = 24;
const addressCount = 8;

/** Opens the connections of the range, a few at once, and holds all that comes back against the oracle. */
export async function runSockets(run: FuzzRun, { from, to }: CaseRange): Promise<void> {
  let next = from;
  const work = async (): Promise<void> => {
    while (next < to && !run.report.isFull && run.service.isAlive()) await runSocket(run, next++);
  };
  await Promise.all(Array.from({ length: socketCount }, work));
}

/** Opens one connection. */
export async function runSocket({ seed, service, report }: FuzzRun, index: number): Promise<void> {
  const script = drawScript(seed, index, service.paths);
  const bytes = Buffer.concat(script.pieces);
  const client = await Client.open(service.port, `127.0.0.${2 + (index % addressCount)}`).catch(String);
  if (typeof client === "string") return report.add({ kind: "socket", index, problem: client, bytes });
  const { answered, problem } = await runScript(script, client);
  const { leaving, rest, exchanges } = script;
  const isAll = answered === exchanges.length;
  report.count(`${leaving}, ${rest === "none" ? "" : `${rest}, `}${isAll ? "all" : "some"}`);
  // A server that refuses while a client still writes may reset the connection, and take with it what was not read yet.
  const mayReset = rest === "broken" && script.pieces.length > 1;
  const isMissing = !isAll && leaving === "waits" && problem === undefined && !mayReset;
  const why = isMissing ? `closed after ${answered} of ${exchanges.length} responses` : problem;
  if (why !== undefined) report.add({ kind: "socket", index, problem: `${leaving}: ${why}`, bytes });
}
