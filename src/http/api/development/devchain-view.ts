import type { ChainState } from "../../../devchain/control-command.js";
import type { Devchain } from "../../../devchain/devchain.js";
import { readJson } from "../../../json/raw-json.js";
import type { DevchainBlock, DevchainNetwork, DevchainState, DevchainTransaction, NetworkLabel } from "../api-types.js";

const listed = 10;
const timeoutMs = 10_000;

/** A devchain for the dashboard: funded accounts, the latest blocks and their transactions. */
export async function viewDevchain(devchain: Devchain, network: NetworkLabel): Promise<DevchainNetwork> {
  const signal = AbortSignal.timeout(timeoutMs);
  const ask = async (method: "eth_blockNumber" | "eth_getBalance" | "eth_getBlockByNumber", params: unknown[]) =>
    readJson(await devchain.call(method, params, signal));

  const head = Number(await ask("eth_blockNumber", []));
  const numbers = Array.from({ length: Math.min(listed, head + 1) }, (_, back) => `0x${(head - back).toString(16)}`);
  const blocks = (await Promise.all(numbers.map((number) => ask("eth_getBlockByNumber", [number, true])))) as Block[];
  return {
    network,
    state: showState(await devchain.control({ name: "state" })),
    accounts: await Promise.all(
      devchain.accounts.map(async ({ address }) => ({
        address,
        balance: String(await ask("eth_getBalance", [address, "latest"])),
      })),
    ),
    blocks: blocks.map(showBlock),
    transactions: blocks
      .flatMap((block) => block.transactions.toReversed())
      .slice(0, listed)
      .map(showTransaction),
  };
}

/** State of the devchain's controls, for the dashboard. */
export function showState({ height, clockOffsetSeconds, snapshots }: ChainState): DevchainState {
  return { height, clockOffsetSeconds, snapshots: snapshots.map((one) => ({ ...one, takenAt: toTime(one.takenAt) })) };
}

interface Block {
  readonly number: string;
  readonly hash: string;
  readonly timestamp: string;
  readonly gasUsed: string;
  readonly transactions: readonly Transaction[];
}

interface Transaction {
  readonly hash: string;
  readonly blockNumber: string;
  readonly from: string;
  readonly to: string | null;
  readonly value: string;
}

function showBlock({ number, hash, timestamp, gasUsed, transactions }: Block): DevchainBlock {
  return {
    number: Number(number),
    hash,
    timestamp: toTime(Number(timestamp)),
    transactions: transactions.length,
    gasUsed,
  };
}

function showTransaction({ hash, blockNumber, from, to, value }: Transaction): DevchainTransaction {
  return { hash, blockNumber: Number(blockNumber), from, to, value };
}

function toTime(seconds: number): string {
  return new Date(seconds * 1_000).toISOString();
}
