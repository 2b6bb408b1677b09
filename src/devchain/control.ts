import { limits } from "../../generated/limits.js";
import type { Hex } from "../rootstock/hex.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { DevchainAccount } from "./accounts.js";
import type { BlockProduction } from "./block-production.js";
import { type ChainClock, maxSeconds } from "./chain-clock.js";
import { type ChainContent, cutChain, unwindChain } from "./chain-content.js";
import type { ChainFile } from "./chain-file.js";
import type { ChainState, ControlCommand } from "./control-command.js";
import { suggestGasPrice } from "./gas-price.js";
import { readTransaction } from "./read-transaction.js";
import type { Accept } from "./send-transaction.js";
import { mining, type SharedThread, type Turn } from "./shared-thread.js";
import { signTransaction } from "./sign-transaction.js";
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

const transferGas = 21_000n;

export function createControl(parts: ControlParts): Control {
  const { content, file, clock, chainId } = parts;
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
    if (snapshots.all().length >= limits.devchainSnapshots) {
      throw refused(`there are ${limits.devchainSnapshots} snapshots already; reset to an older one`);
    }
    const clockOffsetSeconds = clock.offsetSeconds;
    const takenAt = Math.floor(clock.nowMs() / 1_000) - clockOffsetSeconds;
    const { header, changedRoot } = chain.head;
    file.inTransaction(() => snapshots.add({ height: header.number, takenAt, clockOffsetSeconds, changedRoot }));
  }

  return async (command) => {
    if (command.name === "mine") await mine(command, parts);
    if (command.name === "time") file.inTransaction(() => clock.setOffset(clock.offsetSeconds + command.seconds));
    if (command.name === "timestamp") setNextTimestamp(command.seconds, parts);
    if (command.name === "snapshot") takeSnapshot();
    if (command.name === "reorg") await reorganise(command.depth, { ...parts, snapshots });
    if (command.name === "reset" || command.name === "revert") await goBack(command, { ...parts, snapshots });
    const transactionHash = command.name === "fund" ? await fund(command, parts) : undefined;
    return { ...state(), ...(transactionHash && { transactionHash }) };
  };
}

interface ResetParts extends ControlParts {
  readonly snapshots: Snapshots;
}

const start = { id: 0, clockOffsetSeconds: 0, changedRoot: undefined };

type GoBack = ControlCommand & { readonly name: "reset" | "revert" };

async function goBack({ name, snapshot: id }: GoBack, { content, production, thread, clock, snapshots }: ResetParts) {
  const target = id === undefined ? { ...start, height: content.chain.firstHeight } : snapshots.find(id);
  if (!target) throw refused(`there is no snapshot ${id}`);
  const cut = (): void =>
    cutChain(content, target.height, () => {
      content.chain.setChangedRoot(target.height, target.changedRoot);
      snapshots.removeAfter(name === "revert" ? target.id - 1 : target.id);
      clock.setOffset(target.clockOffsetSeconds);
      clock.setNextTimestamp(undefined);
    });
  await production.alone(() => content.machines.whileIdle(() => thread.run(mining, cut)));
}

async function mine({ count, intervalSeconds }: ControlCommand & { readonly name: "mine" }, parts: ControlParts) {
  const { content, production, clock } = parts;
  for (let made = 0; made < count; made += 1) {
    if (made > 0 && intervalSeconds !== undefined)
      clock.setNextTimestamp(content.chain.head.header.timestamp + intervalSeconds);
    await production.makeNow();
  }
}

function setNextTimestamp(seconds: number, { content, clock }: ControlParts): void {
  const { timestamp } = content.chain.head.header;
  if (seconds <= timestamp) throw refused(`the time stamp must be later than the latest block's, ${timestamp}`);
  if (seconds > timestamp + maxSeconds) throw refused("the time stamp must be within 100 years of the latest block's");
  clock.setNextTimestamp(seconds);
}

/** As many blocks and one more take the place of the newest ones, with their transactions, so that the new branch is the heavier one. */
async function reorganise(depth: number, { content, production, thread, snapshots, maxReorgBlocks }: ResetParts) {
  if (depth > maxReorgBlocks)
    throw refused(`a reorganisation is at most ${maxReorgBlocks} blocks deep (MAX_REORG_BLOCKS)`);
  await production.alone(async (makeBlock) => {
    const { number, timestamp } = content.chain.head.header;
    const first = content.chain.firstHeight;
    if (depth > number - first)
      throw refused(`the chain has ${number - first} blocks above block ${first}, fewer than ${depth}`);
    const height = number - depth;
    const writeMore = (): void => snapshots.removeAbove(height);
    const unwind = (turn: Turn) => unwindChain(content, height, { turn, writeMore });
    await content.machines.whileIdle(() => thread.run(mining, unwind));
    // A different timestamp of the first block gives it another hash than the replaced one.
    for (let made = 0; made <= depth; made += 1) await makeBlock(timestamp);
  });
}

/** Its block is made at once, so that the coins are there when the command is done. */
async function fund({ address, amount }: ControlCommand & { readonly name: "fund" }, parts: ControlParts) {
  const { content, chainId, thread, production, accept } = parts;
  const { states, chain, pool, accounts } = content;
  const { address: from, privateKey } = accounts.at(-1) as DevchainAccount;
  const send = async (turn: Turn): Promise<Hex> => {
    const nonce = pool.nextNonce(from, (await states.readAccount(chain.head, from, turn)).nonce);
    const gasPrice = suggestGasPrice(chain);
    const transfer = { nonce, gasPrice, gas: transferGas, to: address, value: BigInt(amount), data: "0x" } as const;
    const transaction = readTransaction(signTransaction(transfer, { chainId, privateKey }));
    await accept(transaction, turn);
    return transaction.hash;
  };
  const hash = await thread.run(mining, send);
  await production.makeNow();
  return hash;
}

function refused(why: string): RpcError {
  return new RpcError("InvalidParams", why);
}
