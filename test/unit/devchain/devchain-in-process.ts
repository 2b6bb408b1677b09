import { readFileSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Interface, Wallet } from "ethers";
import type { MethodName } from "../../../generated/methods.js";
import { newPrivateKeys } from "../../../src/devchain/accounts.js";
import type { BlockTiming } from "../../../src/devchain/block-production.js";
import { type ChainFile, openChainInMemory } from "../../../src/devchain/chain-file.js";
import { createEngine, type Engine } from "../../../src/devchain/engine.js";
import type { ForkPlan } from "../../../src/devchain/fork/open-fork.js";
import { SharedThread } from "../../../src/devchain/shared-thread.js";
import type { Clock } from "../../../src/devchain/timer-clock.js";
import type { Hex } from "../../../src/rootstock/hex.js";
import { CallAbortController, type CallSignal } from "../../../src/turns/call-signal.js";

/** A clock that stands still until it is told to go on. */
function createManualClock(startMs = 1_800_000_000_000) {
  let nowMs = startMs;
  let timers: { readonly atMs: number; readonly work: () => void }[] = [];
  const clock: Clock = {
    nowMs: () => nowMs,
    after(delayMs, work) {
      const timer = { atMs: nowMs + delayMs, work };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
  };
  return {
    clock,
    waiting: () => timers.length,
    advance(ms: number) {
      nowMs += ms;
      const due = timers.filter(({ atMs }) => atMs <= nowMs);
      timers = timers.filter(({ atMs }) => atMs > nowMs);
      for (const { work } of due) work();
    },
  };
}

interface StartOptions {
  readonly chainId?: number;
  readonly timing?: BlockTiming;
  /** Another devchain's, to see a restart. */
  readonly file?: ChainFile;
  readonly privateKeys?: readonly Hex[];
  readonly thread?: SharedThread;
  /** None by default: a busy machine must not make a difference. */
  readonly maxCallMs?: number;
  readonly fork?: ForkPlan;
}

/** A block with each transaction, and none besides. */
export const instant: BlockTiming = { mode: "on-demand", delayMs: 0, confirmations: 0 };

/** A block some time after a transaction, and none besides. */
export const delayed = (delayMs: number): BlockTiming => ({ mode: "on-demand", delayMs, confirmations: 0 });

export type TestDevchain = Awaited<ReturnType<typeof startDevchain>>;

/** A devchain in this process, mining at once unless told otherwise, with what tests do most. */
export async function startDevchain(options: StartOptions = {}) {
  const { chainId = 31, timing = instant, file = openChainInMemory(), thread = new SharedThread() } = options;
  const time = createManualClock();
  const failures: unknown[] = [];
  const engine = await createEngine(
    { chainId, timing, maxReorgBlocks: 30, maxCallMs: options.maxCallMs ?? Number.POSITIVE_INFINITY },
    {
      file,
      clock: time.clock,
      thread,
      newPrivateKeys: () => options.privateKeys ?? newPrivateKeys(),
      fork: options.fork,
      onFailure: (cause) => void failures.push(cause),
    },
  );
  const wallets = engine.accounts.map(({ privateKey }) => new Wallet(privateKey));
  return {
    engine,
    file,
    time,
    failures,
    chainId,
    control: engine.control,
    ...shortcuts(engine, chainId),
    wallets,
  };
}

interface Sending {
  readonly from?: Wallet;
  readonly to?: string;
  readonly data?: string;
  readonly value?: bigint;
  readonly nonce?: number;
  readonly gasLimit?: number;
  readonly gasPrice?: bigint;
  readonly chainId?: number;
}

type Json = ReturnType<typeof JSON.parse>;

function shortcuts(engine: Engine, chainId: number) {
  const ask = async (
    method: string,
    params: readonly unknown[] = [],
    signal: CallSignal = new CallAbortController("test"),
  ): Promise<Json> => JSON.parse(JSON.stringify(await engine.call(method as MethodName, params, signal)));

  async function sign({ from, ...fields }: Sending): Promise<string> {
    const wallet = from ?? new Wallet(engine.accounts[0]?.privateKey ?? "");
    const nonce =
      fields.nonce ?? Number(await ask("eth_getTransactionCount", [wallet.address.toLowerCase(), "pending"]));
    return wallet.signTransaction({ type: 0, chainId, gasLimit: 1_000_000, gasPrice: 66_000_000n, ...fields, nonce });
  }
  const send = async (sending: Sending): Promise<string> => ask("eth_sendRawTransaction", [await sign(sending)]);
  const receipt = async (sending: Sending): Promise<Json> => ask("eth_getTransactionReceipt", [await send(sending)]);
  const deploy = async (bytecode = kitchen.bytecode): Promise<string> =>
    (await receipt({ data: bytecode, gasLimit: 3_000_000 })).contractAddress;

  /** Waits, without a clock, for a block that is due. */
  async function untilBlock(height: number): Promise<void> {
    for (let turns = 0; Number(await ask("eth_blockNumber")) < height; turns += 1) {
      if (turns > 10_000) throw new Error(`block ${height} was not made`);
      await nextTurn();
    }
  }

  return { ask, sign, send, receipt, deploy, untilBlock };
}

function readContract(name: string) {
  const { abi, bytecode } = JSON.parse(readFileSync(`test/fixtures/contracts/${name}.json`, "utf8"));
  return { abi: new Interface(abi), bytecode: bytecode as string };
}

export const kitchen = readContract("kitchen");
export const oven = readContract("oven");

/** Call data of a Kitchen function. */
export function kitchenCall(name: string, ...args: unknown[]): string {
  return kitchen.abi.encodeFunctionData(name, args);
}
