import type { MethodName } from "../../../generated/methods.js";
import { readJson } from "../../../src/json/raw-json.js";
import type { Node } from "../../../src/node/node.js";
import { signTransaction } from "../../fakes/scripted-chain/signed-transaction.js";

/** A node to be held to the port's promises, and what ends it. */
export interface OpenedForContract {
  readonly node: Node;
  readonly close: () => Promise<void>;
}

const address = "0x00000000000000000000000000000000000000aa";
const noHash = `0x${"ee".repeat(32)}`;
const noHeight = "0xffffff";

/** What answers an unknown block, by method; the block's place among the params is where `block` stands. */
const unknownBlocks: readonly [MethodName, (block: unknown) => readonly unknown[], "hash" | "height", unknown][] = [
  ["eth_getBlockByHash", (block) => [block, false], "hash", null],
  ["eth_getBlockByNumber", (block) => [block, false], "height", null],
  ["eth_getBlockTransactionCountByHash", (block) => [block], "hash", null],
  ["eth_getBlockTransactionCountByNumber", (block) => [block], "height", null],
  ["eth_getUncleCountByBlockHash", (block) => [block], "hash", null],
  ["eth_getUncleCountByBlockNumber", (block) => [block], "height", null],
  ["eth_getTransactionByBlockHashAndIndex", (block) => [block, "0x0"], "hash", null],
  ["eth_getTransactionByBlockNumberAndIndex", (block) => [block, "0x0"], "height", null],
  ["eth_getLogs", (block) => [{ blockHash: block }], "hash", []],
  ["eth_getBalance", (block) => [address, block], "height", "refused"],
  ["eth_getBalance", (block) => [address, block], "hash", "refused"],
  ["eth_getCode", (block) => [address, block], "hash", "refused"],
  ["eth_getTransactionCount", (block) => [address, block], "height", "refused"],
  ["eth_getStorageAt", (block) => [address, "0x0", block], "height", "refused"],
  ["eth_call", (block) => [{ to: address, data: "0x" }, block], "height", "refused"],
];

/** The promises of `src/node/node.ts` that every implementation keeps, in front of a chain of a few blocks. */
export function describeNode(name: string, open: () => Promise<OpenedForContract>): void {
  describe(`${name} as a node`, () => {
    const signal = new AbortController().signal;
    let opened: OpenedForContract;
    const ask = async (method: MethodName, ...params: unknown[]): Promise<unknown> =>
      readJson(await opened.node.call(method, params, signal));

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it("checks well", async () => {
      await expect(opened.node.check(signal)).resolves.toBeUndefined();
    });

    it("answers for its latest block by tag, height and hash alike", async () => {
      const latest = (await ask("eth_getBlockByNumber", "latest", false)) as Record<string, string>;
      expect(await ask("eth_blockNumber")).toBe(latest.number);
      expect(await ask("eth_getBlockByNumber", latest.number, false)).toEqual(latest);
      expect(await ask("eth_getBlockByHash", latest.hash, false)).toEqual(latest);
      const balances = await Promise.all(
        ["latest", latest.number, latest.hash].map((block) => ask("eth_getBalance", address, block)),
      );
      expect(new Set(balances).size).toBe(1);
    });

    it.each(unknownBlocks)("answers an unknown block as promised: %s", async (method, paramsFor, form, answer) => {
      const block = form === "hash" ? noHash : noHeight;
      const asked = ask(method, ...paramsFor(block));
      if (answer === "refused")
        await expect(asked).rejects.toMatchObject({ code: -32602, message: `block ${block} not found` });
      else expect(await asked).toEqual(answer);
    });

    it.each<MethodName>(["eth_getTransactionByHash", "eth_getTransactionReceipt"])(
      "has null for an unknown transaction: %s",
      async (method) => {
        expect(await ask(method, noHash)).toBeNull();
      },
    );

    it("shows a pending block without number, hash and bloom", async () => {
      expect(await ask("eth_getBlockByNumber", "pending", true)).toMatchObject({
        number: null,
        hash: null,
        logsBloom: null,
      });
    });

    it("refuses a transaction that is cut short", async () => {
      const cut = signTransaction({ nonce: 0 }).slice(0, -2);
      await expect(ask("eth_sendRawTransaction", cut)).rejects.toMatchObject({ code: -32602 });
    });

    it("rejects with the signal's reason, before a call and during one", async () => {
      const reason = new Error("the client has disconnected");
      await expect(opened.node.call("eth_gasPrice", [], AbortSignal.abort(reason))).rejects.toBe(reason);
      const caller = new AbortController();
      const answer = opened.node.call("eth_gasPrice", [], caller.signal);
      caller.abort(reason);
      await expect(answer).rejects.toBe(reason);
      expect(await ask("eth_gasPrice")).toMatch(/^0x[\da-f]+$/);
    });
  });
}
