import type { Hex } from "../rootstock/hex.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { DevchainAccount } from "./accounts.js";
import type { BlockProduction } from "./block-production.js";
import type { ChainClock } from "./chain-clock.js";
import { type ChainContent, cutChain, unwindChain } from "./chain-content.js";
import type { ChainFile } from "./chain-file.js";
import type { ChainState, ControlCommand } from "./control-command.js";
import { suggestGasPrice } from "./gas-price.js";
import { readTransaction } from "./read-transaction.js";
import type { Accept } from "./send-transaction.js";
import { mining, type SharedThread } from "./shared-thread.js";
import { signTransfer } from "./sign-transfer.js";
import { createSnapshots, type Snapshots } from "./snapshots.js";

/** Does what a command says; resolves to the chain's state then. What can't be done is an InvalidParams. */
export type Control = (command: ControlCommand) => Promise<ChainState>;

interface ControlParts {
  readonly chainId: number;
  readonly maxReorgBlocks: number;
  readonly content: ChainContent;
  readonly file: ChainFile;
  readonly clock: ChainClock;
  readonly thread: SharedThread;
  readonly production: BlockProduction;
  readonly accept: Accept;
}

const maxSnapshots = 100;

export function createControl(parts: ControlParts): Control {
  const { content, file, clock, production, chainId } = parts;
  const { chain } = content;
  const snapshots = createSnapshots(file);
  const state = (): ChainState => ({
    chainId,
    height: chain.head.header.number,
    timestamp: chain.head.header.timestamp,
    clockOffsetSeconds: clock.offsetSeconds,
    snapshots: snapshots.all(),
  });

  function takeSnapshot(): void {
    if (snapshots.all().length >= maxSnapshots) {
      throw refused(`there are ${maxSnapshots} snapshots already; reset to an older one`);
    }
    const clockOffsetSeconds = clock.offsetSeconds;
    const takenAt = Math.floor(clock.nowMs() / 1_000) - clockOffsetSeconds;
    file.inTransaction(() => snapshots.add({ height: chain.head.header.number, takenAt, clockOffsetSeconds }));
  }

  return async (command) => {
    if (command.name === "mine") for (let made = 0; made < command.count; made += 1) await production.makeNow();
    if (command.name === "time") file.inTransaction(() => clock.setOffset(clock.offsetSeconds + command.seconds));
    if (command.name === "snapshot") takeSnapshot();
    if (command.name === "reorg") await reorganise(command.depth, { ...parts, snapshots });
    if (command.name === "reset") await reset(command.snapshot, { ...parts, snapshots });
    const transactionHash = command.name === "fund" ? await fund(command, parts) : undefined;
    return { ...state(), ...(transactionHash && { transactionHash }) };
  };
}

interface ResetParts extends ControlParts {
  readonly snapshots: Snapshots;
}

const genesis = { id: 0, height: 0, clockOffsetSeconds: 0 };

async function reset(id: number | undefined, { content, production, thread, clock, snapshots }: ResetParts) {
  const target = id === undefined ? genesis : snapshots.find(id);
  if (!target) throw refused(`there is no snapshot ${id}`);
  const cut = (): void =>
    cutChain(content, target.height, () => {
      snapshots.removeAfter(target.id);
      clock.setOffset(target.clockOffsetSeconds);
    });
  await production.alone(() => thread.run(mining, cut));
}

/** As many blocks and one more take the place of the newest ones, with their transactions, so that the new branch is the heavier one. */
async function reorganise(depth: number, { content, production, thread, snapshots, maxReorgBlocks }: ResetParts) {
  if (depth > maxReorgBlocks)
    throw refused(`a reorganisation is at most ${maxReorgBlocks} blocks deep (MAX_REORG_BLOCKS)`);
  await production.alone(async (makeBlock) => {
    const { number, timestamp } = content.chain.head.header;
    if (depth > number) throw refused(`the chain has ${number} blocks above block 0, fewer than ${depth}`);
    const height = number - depth;
    await thread.run(mining, () => unwindChain(content, height, () => snapshots.removeAbove(height)));
    // A different timestamp of the first block gives it another hash than the replaced one.
    for (let made = 0; made <= depth; made += 1) await makeBlock(timestamp);
  });
}

/** Its block is made at once, so that the coins are there when the command is done. */
async function fund({ address, amount }: ControlCommand & { readonly name: "fund" }, parts: ControlParts) {
  const { content, chainId, thread, production, accept } = parts;
  const { states, chain, pool, accounts } = content;
  const { address: from, privateKey } = accounts.at(-1) as DevchainAccount;
  const send = async (): Promise<Hex> => {
    const nonce = pool.nextNonce(from, (await states.readAccount(chain.head, from)).nonce);
    const transfer = { nonce, gasPrice: suggestGasPrice(chain), to: address, value: BigInt(amount) };
    const transaction = readTransaction(signTransfer(transfer, { chainId, privateKey }));
    await accept(transaction);
    return transaction.hash;
  };
  const hash = await thread.run(mining, send);
  await production.makeNow();
  return hash;
}

function refused(why: string): RpcError {
  return new RpcError("InvalidParams", why);
}
