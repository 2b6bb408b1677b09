/** Calls a method; throws where there is no result. */
export type CallMethod = (method: string, params: readonly unknown[]) => Promise<unknown>;

interface Transaction {
  readonly hash: string;
  readonly from: string;
  readonly to: string | null;
  readonly value: string;
  readonly input: string;
  readonly transactionIndex: string;
}

interface Block {
  readonly number: string;
  readonly hash: string;
  readonly transactions: readonly Transaction[];
}

interface Log {
  readonly address: string;
  readonly topics: readonly string[];
}

interface Found {
  readonly block: Block;
  readonly transaction: Transaction | undefined;
  readonly log: Log | undefined;
}

/** How far back to look for a transaction: the devchain makes empty blocks behind each. */
const maxBlocks = 16;

/** What of the chain fits a param, by the param's name; undefined: nothing was found for it. */
const values: Readonly<Record<string, (found: Found) => unknown>> = {
  block: ({ block }) => block.number,
  blockHash: ({ block }) => block.hash,
  transactionHash: ({ transaction }) => transaction?.hash,
  index: ({ transaction }) => transaction?.transactionIndex,
  address: ({ transaction }) => transaction?.to ?? transaction?.from,
  call: ({ transaction }) => transaction && callOf(transaction),
  filter: ({ block, log }) => ({
    fromBlock: block.number,
    toBlock: block.number,
    ...(log && { address: log.address, topics: log.topics.slice(0, 1) }),
  }),
};

export interface ExampleRequest {
  readonly names: readonly string[];
  /** The document's example, for what is not looked up. */
  readonly example: readonly unknown[];
}

/** Params that exist on the chain now: of the latest block with a transaction, or of the latest block. */
export async function findExample(
  { names, example }: ExampleRequest,
  call: CallMethod,
): Promise<{ readonly params: readonly unknown[]; readonly hasTransaction: boolean }> {
  const block = await findBlock(call);
  const [transaction] = block.transactions;
  const logs = names.includes("filter") ? await call("eth_getLogs", [{ blockHash: block.hash }]) : [];
  const found: Found = { block, transaction, log: (logs as readonly Log[])[0] };
  const params = names.map((name, index) => values[name]?.(found) ?? example[index]);
  return { params, hasTransaction: transaction !== undefined };
}

async function findBlock(call: CallMethod): Promise<Block> {
  const latest = (await call("eth_getBlockByNumber", ["latest", true])) as Block;
  let block = latest;
  const first = BigInt(latest.number);
  for (let back = 1n; block.transactions.length === 0 && back < maxBlocks && back <= first; back++)
    block = (await call("eth_getBlockByNumber", [`0x${(first - back).toString(16)}`, true])) as Block;
  return block.transactions.length === 0 ? latest : block;
}

function callOf({ from, to, value, input }: Transaction) {
  return { from, ...(to !== null && { to }), value, ...(input !== "0x" && { data: input }) };
}
