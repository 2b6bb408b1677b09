import type { OpenedNode } from "../../../node/open-node.js";
import { readJson } from "../../../rpc/raw-json.js";
import type { DevchainBlock, DevchainNetwork, DevchainTransaction, NetworkLabel } from "../api-types.js";

const listed = 10;
const timeoutMs = 10_000;

/** A devchain as the dashboard shows it: funded accounts, the latest blocks and their transactions. */
export async function viewDevchain({ node, accounts }: OpenedNode, network: NetworkLabel): Promise<DevchainNetwork> {
  const signal = AbortSignal.timeout(timeoutMs);
  const ask = async (method: "eth_blockNumber" | "eth_getBalance" | "eth_getBlockByNumber", params: unknown[]) =>
    readJson(await node.call(method, params, signal));

  const head = Number(await ask("eth_blockNumber", []));
  const numbers = Array.from({ length: Math.min(listed, head + 1) }, (_, back) => `0x${(head - back).toString(16)}`);
  const blocks = (await Promise.all(numbers.map((number) => ask("eth_getBlockByNumber", [number, true])))) as Block[];
  return {
    network,
    accounts: await Promise.all(
      accounts.map(async ({ address }) => ({
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
  const at = new Date(Number(timestamp) * 1_000).toISOString();
  return { number: Number(number), hash, timestamp: at, transactions: transactions.length, gasUsed };
}

function showTransaction({ hash, blockNumber, from, to, value }: Transaction): DevchainTransaction {
  return { hash, blockNumber: Number(blockNumber), from, to, value };
}
