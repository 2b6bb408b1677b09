import type { FuzzOptions } from "./options.js";
import { drawBodyCase, type FuzzRun, runBody } from "./run-bodies.js";
import { runSocket } from "./run-sockets.js";
import { drawScript } from "./sockets/draw-script.js";
import { KeepAlive } from "./wire/keep-alive.js";

/** Runs one case again and prints what is sent, and what comes back to a body. */
export async function replay(run: FuzzRun, { kind, index }: NonNullable<FuzzOptions["replay"]>): Promise<void> {
  if (kind === "socket") {
    const { pieces, exchanges, ...script } = drawScript(run.seed, index, run.service.paths);
    print("script", JSON.stringify({ ...script, last: undefined, exchanges: exchanges.length, pieces: pieces.length }));
    print("sends", Buffer.concat(pieces).toString("latin1"));
    return runSocket(run, index);
  }
  const { path, bytes } = drawBodyCase(run.seed, index, run.known);
  print(`posts, ${path}`, bytes.toString("latin1"));
  const connection = new KeepAlive(run.service.port);
  const response = await runBody(run, connection, index);
  if (response) print(`gets ${response.status}`, response.body.toString());
  connection.close();
}

function print(title: string, text: string): void {
  process.stdout.write(`--- ${title}\n${text}\n`);
}
