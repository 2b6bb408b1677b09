import { type CommandSocket, sendCommand, serveCommands } from "../command-socket.js";
import { type ChainState, type ControlCommand, controlCommandSchema } from "./control-command.js";

/** Runs commands for a devchain that come in through a socket. The chain's file is locked, so no other process serves it. */
export function serveControl(
  path: string,
  run: (command: ControlCommand) => Promise<ChainState>,
): Promise<CommandSocket> {
  return serveCommands(path, async (command) => run(readCommand(command)));
}

/** Has a running devchain do something. Rejects with an Error that says why not. */
export async function sendControl(path: string, command: ControlCommand): Promise<ChainState> {
  return (await sendCommand(path, command)) as ChainState;
}

function readCommand(command: unknown): ControlCommand {
  const parsed = controlCommandSchema.safeParse(command);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "));
}
