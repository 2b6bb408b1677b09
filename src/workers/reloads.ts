import { join } from "node:path";
import { type CommandSocket, sendCommand, serveCommands } from "../command-socket.js";
import type { Settings } from "../config/settings.js";
import type { Log } from "../telemetry/log.js";

/** Runs `reload` when it is asked for, once at a time. All that is asked for during one leads to one more after it. */
export function createReloads(reload: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  let next: Promise<void> | undefined;
  const run = (): Promise<void> => {
    next = undefined;
    return reload();
  };
  return () => {
    if (!next) last = next = last.then(run, run);
    return next;
  };
}

type Listening = Pick<Settings, "DATA_DIR" | "PORT">;

/** Where the primary process takes the command: in the data folder, which several processes may share, at its port. */
const socketOf = ({ DATA_DIR, PORT }: Listening): string => join(DATA_DIR, `service-${PORT}.control`);

/** Takes `rootgate reload`. Undefined where there can be no socket: then signals are left. */
export async function serveReload(
  settings: Listening,
  { reload, log }: { readonly reload: () => Promise<void>; readonly log: Pick<Log, "warn"> },
): Promise<CommandSocket | undefined> {
  const run = async (command: unknown): Promise<null> => {
    if (command !== "reload") throw new Error("the only command is reload");
    await reload();
    return null;
  };
  return serveCommands(socketOf(settings), run).catch((err: unknown) => {
    log.warn({ err }, "rootgate reload doesn't reach this process: send it SIGUSR2");
    return undefined;
  });
}

/** Has the running service reload. Resolves when all its worker processes have been replaced; rejects with an Error that says why not. */
export async function askForReload(settings: Listening): Promise<void> {
  await sendCommand(socketOf(settings), "reload");
}
