import { readFileSync } from "node:fs";
import { bytesToHex } from "@ethereumjs/util";
import { keccak256, toUtf8Bytes } from "ethers";
import { methods } from "../../../generated/methods.js";
import { keccak } from "../../../src/rootstock/keccak.js";
import { type Exchange, loadExchanges } from "../../fakes/rskj/recordings.js";
import { delayed, kitchenCall, startDevchain, type TestDevchain } from "./devchain-in-process.js";

interface Trace {
  readonly action: Record<string, string>;
  readonly blockNumber: number | null;
  readonly transactionPosition: number | null;
  readonly transactionHash: string;
  readonly type: string;
  readonly subtraces: number;
  readonly traceAddress: readonly number[];
  readonly result: Record<string, string> | null;
  readonly error?: string;
}

interface Sent {
  readonly name: string;
  readonly raw: `0x${string}`;
}

/** The transactions of RSKj's recorded chain, in order. Signed for that chain, they do the same on a devchain with its accounts. */
const sent = JSON.parse(readFileSync("test/fixtures/rskj-traced-transactions.json", "utf8")) as Sent[];

const recorded = new Map<unknown, readonly Trace[]>(
  loadExchanges("extended/trace_transaction")
    .filter(({ response }: Exchange) => Array.isArray(response["result"]))
    .map(({ request, response }) => [(request.params as string[])[0], response["result"] as readonly Trace[]]),
);

function hashOf({ raw }: Sent): string {
  return bytesToHex(keccak(Buffer.from(raw.slice(2), "hex")));
}

/** Without those that use RSKj's own contracts, which the devchain doesn't have, and two that are traced better here. */
const alike = sent.filter((one) => recorded.has(hashOf(one)) && !/Bridge|bridge|REMASC|makeBad|tryVoid/.test(one.name));

/**
 * What both chains have in common. Gas differs: RSKj gives an inner call all the gas that is left and charges for calls of accounts that
 * don't exist. RSKj has no output at the top level, and words of its own for what halts.
 */
function comparable({ action, type, subtraces, traceAddress, result, error }: Trace) {
  const { gas, ...asked } = action;
  const { gasUsed: _used, output, ...made } = result ?? {};
  const isTop = traceAddress.length === 0;
  const outcome = isTop ? made : { ...made, output };
  const halted = error === undefined || error === "Reverted" ? error : "halted";
  return { ...asked, ...(isTop && { gas }), type, subtraces, traceAddress, outcome: halted ?? outcome };
}

/** The addresses of contracts that contracts create are the chains' own: nonces of contracts begin at 0 in RSKj, at 1 in Ethereum. */
function compare(traces: readonly Trace[]): unknown {
  let text = JSON.stringify(traces.map(comparable));
  for (const { action, result } of traces)
    if (action["creationMethod"] === "create" && result) text = text.replaceAll(result["address"] as string, "created");
  return JSON.parse(text);
}

describe("the recorded transactions", () => {
  let chain: TestDevchain;
  const trace = (name: string): Promise<Trace[]> =>
    chain.ask("trace_transaction", [hashOf(sent.find((one) => one.name.startsWith(name)) as Sent)]);

  beforeAll(async () => {
    const privateKeys = ["cow", "rec-alice", "rec-bob"].map((text) => keccak256(toUtf8Bytes(text)) as `0x${string}`);
    chain = await startDevchain({ chainId: 33, privateKeys });
    for (const { raw } of sent) await chain.ask("eth_sendRawTransaction", [raw]);
  });

  it("are 40, of every kind", () => expect(alike).toHaveLength(40));

  it.each(alike)("are traced as RSKj traces them: $name", async (one) => {
    const traces: Trace[] = await chain.ask("trace_transaction", [hashOf(one)]);
    expect(compare(traces)).toEqual(compare(recorded.get(hashOf(one)) ?? []));
    expect(methods.trace_transaction.validateResult(traces)).toBe(true);
  });

  it("use the gas of their receipt at the top level", async () => {
    for (const one of alike) {
      const [top]: Trace[] = await chain.ask("trace_transaction", [hashOf(one)]);
      const { gasUsed } = await chain.ask("eth_getTransactionReceipt", [hashOf(one)]);
      expect(top?.result?.["gasUsed"] ?? gasUsed).toBe(gasUsed);
    }
  });

  it("have creations by contracts that fail, which RSKj leaves out", async () => {
    const [top, inner] = await trace("makeBad");
    expect(top).toMatchObject({ subtraces: 1, result: { gasUsed: expect.any(String) } });
    expect(inner).toMatchObject({ type: "create", result: null, error: "Reverted", traceAddress: [0] });
  });

  it("have the data of calls to accounts without code, which RSKj loses", async () => {
    expect((await trace("tryVoid"))[1]?.action).toMatchObject({ input: "0x01020304" });
  });

  it("have an output at the top level", async () => {
    expect((await trace("direct call: Leaf.touch"))[0]?.result?.["output"]).toMatch(/^0x[0-9a-f]{64}$/);
  });
});

describe("the traces of a block", () => {
  it("are those of its transactions in order, each with its position, after a restart too", async () => {
    const chain = await startDevchain({ timing: delayed(1_000) });
    const to = `0x${"ab".repeat(20)}`;
    const hashes = [await chain.send({ to, value: 1n }), await chain.send({ to, value: 2n })];
    const pending: Trace[] = await chain.ask("trace_block", ["pending"]);
    chain.time.advance(1_000);
    await chain.untilBlock(1);
    const traces: Trace[] = await chain.ask("trace_block", ["0x1"]);

    expect(traces.map(({ transactionHash }) => transactionHash)).toEqual(hashes);
    expect(traces.map(({ transactionPosition }) => transactionPosition)).toEqual([0, 1]);
    expect(await Promise.all(hashes.map((hash) => chain.ask("trace_transaction", [hash])))).toEqual(
      traces.map((one) => [one]),
    );
    const { hash } = await chain.ask("eth_getBlockByNumber", ["0x1", false]);
    expect(await chain.ask("trace_block", [hash])).toEqual(traces);
    expect(traces.every((one) => one.blockNumber === 1)).toBe(true);
    expect(pending).toEqual(
      traces.map((one) => ({ ...one, blockHash: null, blockNumber: null, transactionPosition: null })),
    );
    const again = await startDevchain({ file: chain.file });
    expect(await again.ask("trace_block", ["0x1"])).toEqual(traces);
  });

  it("are none for a block without transactions, and null where there is no block or transaction", async () => {
    const { ask } = await startDevchain();
    const unknown = `0x${"ff".repeat(32)}`;
    expect(await ask("trace_block", ["earliest"])).toEqual([]);
    expect(await ask("trace_block", ["pending"])).toEqual([]);
    expect(await ask("trace_block", ["0x63"])).toBeNull();
    expect(await ask("trace_block", [unknown])).toBeNull();
    expect(await ask("trace_transaction", [unknown])).toBeNull();
  });

  it("change nothing of the chain", async () => {
    const { ask, deploy, send } = await startDevchain();
    const kitchen = await deploy();
    const hash = await send({ to: kitchen, data: kitchenCall("cook", 1, "soup") });
    const before = await ask("eth_getBlockByNumber", ["latest", false]);
    const traces = await ask("trace_transaction", [hash]);
    expect(await ask("trace_transaction", [hash])).toEqual(traces);
    await send({ to: kitchen, data: kitchenCall("cook", 2, "bread") });
    const after = await ask("eth_getBlockByNumber", ["latest", false]);
    expect(Number(after.number)).toBe(Number(before.number) + 1);
    expect(await ask("eth_getTransactionReceipt", [after.transactions[0]])).toMatchObject({ status: "0x1" });
  });

  it("are at most 10 MiB, of a transaction and of a block", async () => {
    const chain = await startDevchain({ timing: delayed(1_000) });
    const mine = async (height: number): Promise<void> => {
      chain.time.advance(1_000);
      await chain.untilBlock(height);
    };
    // Calls an account without code, with 32 KiB of data each time, until the gas is used up.
    const data = deploying("5b600060006180006000600073abababababababababababababababababababab5af150600056");
    const deployment = await chain.send({ data });
    await mine(1);
    const { contractAddress: to } = await chain.ask("eth_getTransactionReceipt", [deployment]);
    const small = [await chain.send({ to, gasLimit: 120_000 }), await chain.send({ to, gasLimit: 120_000 })];
    await mine(2);
    const large = await chain.send({ to, gasLimit: 200_000 });
    await mine(3);

    for (const hash of small) {
      const { length } = JSON.stringify(await chain.ask("trace_transaction", [hash]));
      expect(length).toBeGreaterThan(5.1 * 2 ** 20);
    }
    await expect(chain.ask("trace_block", ["0x2"])).rejects.toMatchObject({ errorName: "LimitExceeded" });
    await expect(chain.ask("trace_transaction", [large])).rejects.toMatchObject({ errorName: "LimitExceeded" });
    expect(await chain.ask("trace_block", ["0x1"])).toHaveLength(1);
  });
});

/** Init code for code of up to 255 bytes. */
function deploying(code: string): string {
  const length = (code.length / 2).toString(16).padStart(2, "0");
  return `0x60${length}600c60003960${length}6000f3${code}`;
}
