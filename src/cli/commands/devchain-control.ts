import { join } from "node:path";
import { networkNames } from "../../config/network-table.js";
import type { ChainState, ControlCommand } from "../../devchain/control-command.js";
import { type Arguments, type CommandContext, defineCommand, UsageError } from "../command.js";
import { chainFileName } from "../devchain-fork.js";

const options = {
  network: { summary: "Which network's devchain; testnet by default", choices: networkNames },
  forked: { summary: "The running fork, in place of the devchain" },
} as const;
const details = "A service, or rootgate devchain, must be running with the same DATA_DIR.";

type Context = Pick<CommandContext<Arguments, typeof options>, "settings" | "options" | "print">;

/** Sends a command to the running devchain and prints the result. */
async function control(
  { settings, options: { network = "testnet", forked: isFork }, print }: Context,
  command: ControlCommand,
  describe: (state: ChainState) => string,
): Promise<void> {
  const { controlSocketOf } = await import("../../devchain/devchain.js");
  const { sendControl } = await import("../../devchain/control-socket.js");
  const { DATA_DIR } = await settings();
  const sent = sendControl(controlSocketOf(join(DATA_DIR, chainFileName(network, isFork === true))), command);
  const state = await sent.catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== "ENOENT" && cause.code !== "ECONNREFUSED") throw cause;
    throw new Error(`no ${network} ${isFork ? "fork" : "devchain"} is running with DATA_DIR=${DATA_DIR}`);
  });
  print(state, `${describe(state)}\n`);
}

export const devchainMine = defineCommand({
  name: "devchain mine",
  summary: "Mine blocks on a running devchain now",
  details,
  arguments: { blocks: { summary: "Number of blocks: 1 by default, at most 1,000", isOptional: true } },
  options,
  run: (context) => {
    const command = { name: "mine", count: wholeNumber("<blocks>", context.arguments.blocks ?? "1") } as const;
    return control(context, command, ({ height }) => `Block ${height} is the latest.`);
  },
});

export const devchainTime = defineCommand({
  name: "devchain time",
  summary: "Move a running devchain's clock forward",
  details: `The next block has the new time. ${details}`,
  arguments: { seconds: { summary: "Offset in seconds, such as +3600" } },
  options,
  run: (context) => {
    const command = { name: "time", seconds: wholeNumber("<seconds>", context.arguments.seconds) } as const;
    return control(context, command, ({ clockOffsetSeconds }) => `The clock is ${clockOffsetSeconds} s ahead.`);
  },
});

export const devchainFund = defineCommand({
  name: "devchain fund",
  summary: "Send coins from a running devchain's last account",
  details: `They are mined immediately, in a separate block. ${details}`,
  arguments: { address: { summary: "The recipient" }, amount: { summary: "Amount in coins, such as 1 or 0.05" } },
  options,
  run: (context) => {
    const { address, amount } = context.arguments;
    const command = { name: "fund", address: address as `0x${string}`, amount: weiOf(amount) } as const;
    const describe = ({ transactionHash }: ChainState) =>
      `${amount} sent to ${address} in transaction ${transactionHash}.`;
    return control(context, command, describe);
  },
});

export const devchainReorg = defineCommand({
  name: "devchain reorg",
  summary: "Replace the newest blocks of a running devchain by others",
  details: `Their transactions are mined again. One block more is added, and later snapshots are dropped. ${details}`,
  arguments: { blocks: { summary: "Number of blocks to replace, at most MAX_REORG_BLOCKS" } },
  options,
  run: (context) => {
    const command = { name: "reorg", depth: wholeNumber("<blocks>", context.arguments.blocks) } as const;
    return control(
      context,
      command,
      ({ height }) => `Replaced ${command.depth} blocks. Block ${height} is the latest.`,
    );
  },
});

export const devchainSnapshot = defineCommand({
  name: "devchain snapshot",
  summary: "Take a snapshot of a running devchain",
  details: `devchain reset goes back to it, any number of times. ${details}`,
  options,
  run: (context) =>
    control(context, { name: "snapshot" }, ({ snapshots, height }) => {
      return `Snapshot ${snapshots.at(-1)?.id} is at block ${height}.`;
    }),
});

export const devchainReset = defineCommand({
  name: "devchain reset",
  summary: "Take a running devchain back to a snapshot, or to its first block",
  details: `Pending transactions and later snapshots are dropped; accounts stay. ${details}`,
  arguments: { snapshot: { summary: "The snapshot's ID; the first block by default", isOptional: true } },
  options,
  run: (context) => {
    const { snapshot } = context.arguments;
    const id = snapshot === undefined ? {} : { snapshot: wholeNumber("<snapshot>", snapshot) };
    return control(context, { name: "reset", ...id }, ({ height }) => `Block ${height} is the latest.`);
  },
});

export const devchainState = defineCommand({
  name: "devchain state",
  summary: "Show a running devchain's latest block, clock and snapshots",
  details,
  options,
  run: (context) => control(context, { name: "state" }, describeState),
});

function describeState({ height, timestamp, clockOffsetSeconds, snapshots }: ChainState): string {
  const lines = snapshots.map(
    ({ id, height: at, takenAt }) => `Snapshot ${id} at block ${at}, taken ${formatTime(takenAt)}`,
  );
  return [`Block ${height}, ${formatTime(timestamp)}`, `Clock ${clockOffsetSeconds} s ahead`, ...lines].join("\n");
}

function formatTime(seconds: number): string {
  return new Date(seconds * 1_000).toISOString();
}

function wholeNumber(name: string, text: string): number {
  if (/^\+?\d{1,15}$/.test(text) && Number(text) > 0) return Number(text);
  throw new UsageError(`${name} must be a whole number above 0`);
}

/** A decimal number of coins in wei, hex. */
function weiOf(coins: string): `0x${string}` {
  const parts = /^(\d{1,9})(?:\.(\d{1,18}))?$/.exec(coins);
  if (!parts) throw new UsageError("<amount> must be a number of coins, such as 1 or 0.05");
  const [, whole = "", fraction = ""] = parts;
  return `0x${BigInt(whole + fraction.padEnd(18, "0")).toString(16)}`;
}
