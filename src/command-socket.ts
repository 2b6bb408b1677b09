import { createHash } from "node:crypto";
import { chmodSync, rmSync } from "node:fs";
import { createConnection, createServer, type Server, type Socket } from "node:net";
import { relative } from "node:path";

// A connection carries one command and its result, each a line of JSON. The socket is a file, and the system lets only its owner connect:
// commands come from this machine's user, never from the network.

/** A result or an error, as a line of JSON. */
type Outcome = { readonly result: unknown } | { readonly error: string };

export interface CommandSocket {
  close(): Promise<void>;
}

const maxConnections = 16;
const maxLineLength = 4_096;
/** For the command to come in; how long it takes is another matter. */
const commandTimeoutMs = 5_000;

/** Runs commands that come in through a socket. Only one process may serve a path: a socket that is there is taken as left from before. */
export async function serveCommands(path: string, run: (command: unknown) => Promise<unknown>): Promise<CommandSocket> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket)).on("error", () => socket.destroy());
    void runOverSocket(socket, run);
  });
  server.maxConnections = maxConnections;
  if (process.platform !== "win32") rmSync(path, { force: true });
  await listen(server, addressOf(path));
  if (process.platform !== "win32") chmodSync(path, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

async function runOverSocket(socket: Socket, run: (command: unknown) => Promise<unknown>): Promise<void> {
  const outcome = await readLine(socket)
    .then(async (line): Promise<Outcome> => ({ result: await run(JSON.parse(line)) }))
    .catch((cause: unknown): Outcome => ({ error: cause instanceof Error ? cause.message : String(cause) }));
  socket.end(`${JSON.stringify(outcome)}\n`);
}

/** The first line that a connection sends. Rejects when it ends before, or the line is too long or too slow. */
function readLine(socket: Socket, timeoutMs = commandTimeoutMs): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    socket.setEncoding("utf8").setTimeout(timeoutMs, () => reject(new Error("nothing came in time")));
    socket.once("end", () => reject(new Error("the connection ended"))).once("error", reject);
    socket.on("data", (chunk: string) => {
      text += chunk;
      const end = text.indexOf("\n");
      if (end >= 0) {
        socket.setTimeout(0);
        resolve(text.slice(0, end));
      } else if (text.length > maxLineLength) reject(new Error("the line is too long"));
    });
  });
}

function listen(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(address, () => resolve());
  });
}

/** Timeout of a command. */
const resultTimeoutMs = 300_000;

/** Has the process that serves a path do something. @throws an Error that says why not; of the system where none serves it */
export async function sendCommand(path: string, command: unknown): Promise<unknown> {
  const socket = createConnection(addressOf(path));
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", () => resolve()).once("error", reject);
    });
    socket.write(`${JSON.stringify(command)}\n`);
    const outcome = JSON.parse(await readLine(socket, resultTimeoutMs)) as Outcome;
    if ("error" in outcome) throw new Error(outcome.error);
    return outcome.result;
  } finally {
    socket.destroy();
  }
}

/** Windows has pipes for it, in a name space of their own. Elsewhere a path is bounded to some 100 bytes: the shorter form counts. */
function addressOf(path: string): string {
  if (process.platform === "win32") return `\\\\.\\pipe\\rootgate-${createHash("sha256").update(path).digest("hex")}`;
  const fromHere = relative("", path);
  return fromHere.length < path.length ? fromHere : path;
}
