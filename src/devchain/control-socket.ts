import { createHash } from "node:crypto";
import { chmodSync, rmSync } from "node:fs";
import { createConnection, createServer, type Server, type Socket } from "node:net";
import { relative } from "node:path";
import { type ChainState, type ControlCommand, controlCommandSchema } from "./control-command.js";

// A connection carries one command and its result, each a line of JSON. The socket is beside the chain's file, and the system lets only
// its owner connect: commands come from this machine's user, never from the network.

/** A result or an error, as a line of JSON. */
type Outcome = { readonly state: ChainState } | { readonly error: string };

export interface ControlSocket {
  close(): Promise<void>;
}

const maxConnections = 16;
const maxLineLength = 4_096;
/** For the command to come in; how long it takes is another matter. */
const commandTimeoutMs = 5_000;

/** Runs commands that come in through a socket. The chain's file is locked: a socket that is there is left from before. */
export async function serveControl(
  path: string,
  run: (command: ControlCommand) => Promise<ChainState>,
): Promise<ControlSocket> {
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

async function runOverSocket(socket: Socket, run: (command: ControlCommand) => Promise<ChainState>): Promise<void> {
  const outcome = await readLine(socket)
    .then(async (line): Promise<Outcome> => ({ state: await run(readCommand(line)) }))
    .catch((cause: unknown): Outcome => ({ error: cause instanceof Error ? cause.message : String(cause) }));
  socket.end(`${JSON.stringify(outcome)}\n`);
}

function readCommand(line: string): ControlCommand {
  const parsed = controlCommandSchema.safeParse(JSON.parse(line));
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "));
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

/** Has a running devchain do something. Rejects with an Error that says why not. */
export async function sendControl(path: string, command: ControlCommand): Promise<ChainState> {
  const socket = createConnection(addressOf(path));
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", () => resolve()).once("error", reject);
    });
    socket.write(`${JSON.stringify(command)}\n`);
    const outcome = JSON.parse(await readLine(socket, resultTimeoutMs)) as Outcome;
    if ("error" in outcome) throw new Error(outcome.error);
    return outcome.state;
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
