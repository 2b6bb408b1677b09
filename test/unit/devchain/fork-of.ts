import { type ChainFile, openChainInMemory } from "../../../src/devchain/chain-file.js";
import { type Remote, remoteOf } from "../../../src/devchain/fork/remote.js";
import { CallAbortController } from "../../../src/turns/call-signal.js";
import { kitchen, startDevchain, type TestDevchain } from "./devchain-in-process.js";

export const coin = 10n ** 18n;
/** Has five coins on the remote chain, and no key here. */
export const rich = `0x${"ab".repeat(20)}`;

/** What a fork is told, and by which calls. */
export interface TestRemote {
  readonly remote: Remote;
  /** Method and text params of each call, in their order. */
  readonly asked: string[];
  /** Called before each call; may reject. */
  onCall: (method: string) => Promise<void> | void;
}

/** A devchain in the place of a remote node. */
export function remoteTo({ engine }: TestDevchain): TestRemote {
  const signal = new CallAbortController("remote");
  const asked: string[] = [];
  const upstream = {
    async call(...[method, params]: Parameters<typeof engine.call>) {
      asked.push([method, ...params.filter((param) => typeof param === "string")].join(" "));
      await test.onCall(method);
      return Buffer.from(JSON.stringify(await engine.call(method, params, signal)));
    },
    close: async () => undefined,
  };
  const test: TestRemote = { asked, remote: remoteOf(upstream, [1, 1]), onCall: () => undefined };
  return test;
}

interface ForkTestOptions {
  readonly block?: number;
  readonly depth?: number;
  readonly file?: ChainFile;
}

/** A chain of two blocks, the first with a Kitchen, and a fork of it. */
export async function startFork({ block, depth = 0, file = openChainInMemory() }: ForkTestOptions = {}) {
  const origin = await startDevchain();
  const kitchenHash = await origin.send({ data: kitchen.bytecode, gasLimit: 3_000_000 });
  const { contractAddress: contract } = await origin.ask("eth_getTransactionReceipt", [kitchenHash]);
  await origin.send({ to: rich, value: 5n * coin });
  const test = remoteTo(origin);
  const fork = await startDevchain({ file, fork: { remote: test.remote, block, depth } });
  return { origin, fork, contract: contract as string, kitchenHash, test, file };
}
