import { readFileSync } from "node:fs";
import type { Transaction } from "../../../generated/types.js";
import { eth_getRawTransactionByHash } from "../../../src/methods/eth_getRawTransactionByHash.js";
import { hashRawTransaction } from "../../../src/rootstock/raw-transaction.js";
import { contextOf, nodeAnswering } from "../../fakes/node-answering.js";

/** The recorded ones of a real node: transfers, calls, creations, a signature from before EIP-155, REMASC. */
const recorded = new Map<string, Transaction>();
JSON.parse(readFileSync("test/recordings/regtest/eth_getTransactionByHash.json", "utf8"), (_name, value) => {
  if (value?.hash && "r" in value) recorded.set(value.hash, value);
  return value;
});

const ask = (hash: string, transaction: object | null) =>
  eth_getRawTransactionByHash(
    [hash as `0x${string}`],
    contextOf(nodeAnswering({ eth_getTransactionByHash: () => transaction })),
  );

it.each([...recorded])("composes bytes with the hash %s", async (hash, transaction) => {
  expect(hashRawTransaction((await ask(hash, transaction)) as `0x${string}`)).toBe(hash);
});

it("has recorded transactions of six kinds", () => {
  expect(recorded.size).toBeGreaterThanOrEqual(5);
});

it("refuses bytes that the hash does not prove", async () => {
  const [[hash, transaction]] = [...recorded] as [[string, Transaction]];
  await expect(ask(hash, { ...transaction, value: "0x1" })).rejects.toMatchObject({
    errorName: "InternalError",
    data: { reason: "node_unavailable" },
  });
});

it("is null for an unknown transaction", async () => {
  expect(await ask(`0x${"f".repeat(64)}`, null)).toBeNull();
});
