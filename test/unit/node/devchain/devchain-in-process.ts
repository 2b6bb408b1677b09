import { readFileSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Interface, Wallet } from "ethers";
import type { MethodName } from "../../../../generated/methods.js";
import type { BlockTiming } from "../../../../src/node/devchain/block-production.js";
import type { Clock } from "../../../../src/node/devchain/clock.js";
import { createEngine, type Engine } from "../../../../src/node/devchain/engine.js";
import { SharedThread } from "../../../../src/node/devchain/shared-thread.js";
import { type CallSignal, CallStop } from "../../../../src/rpc/call-signal.js";

/** A journal in memory; give its records to a second devchain to see a restart. */
function createMemoryJournal(records: readonly Uint8Array[] = []) {
  const appended: Uint8Array[] = [...records];
  return { records: [...records], appended, append: (record: Uint8Array) => void appended.push(record) };
}

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
  readonly records?: readonly Uint8Array[];
  readonly thread?: SharedThread;
  /** None by default: a busy machine must not make a difference. */
  readonly maxCallMs?: number;
}

export type TestDevchain = Awaited<ReturnType<typeof startDevchain>>;

/** A devchain in this process, mining at once unless told otherwise, with what tests do most. */
export async function startDevchain(options: StartOptions = {}) {
  const { chainId = 31, timing = { mode: "instant" }, records, thread = new SharedThread(), maxCallMs } = options;
  const journal = createMemoryJournal(records);
  const time = createManualClock();
  const failures: unknown[] = [];
  const parts = { journal, clock: time.clock, onFailure: (cause: unknown) => void failures.push(cause), thread };
  const engine = await createEngine({ chainId, timing, maxCallMs: maxCallMs ?? Number.POSITIVE_INFINITY }, parts);
  const wallets = engine.accounts.map(({ privateKey }) => new Wallet(privateKey));
  return {
    engine,
    journal,
    time,
    failures,
    chainId,
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
}

// biome-ignore lint: the answers are JSON
type Json = ReturnType<typeof JSON.parse>;

function shortcuts(engine: Engine, chainId: number) {
  const ask = async (
    method: string,
    params: readonly unknown[] = [],
    signal: CallSignal = new CallStop("test"),
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
