import { RLP } from "@ethereumjs/rlp";
import { Transaction, Wallet } from "ethers";
import {
  checkSender,
  decodeRawTransaction,
  hashRawTransaction,
  type RawTransaction,
} from "../../../src/rootstock/raw-transaction.js";
import { recoverSender } from "../../../src/rootstock/recover-sender.js";

const wallet = new Wallet(`0x${"42".repeat(32)}`);
const fields = { type: 0, nonce: 7, gasPrice: 60_000_000n, gasLimit: 21_000, to: `0x${"ab".repeat(20)}`, value: 5n };
const curveOrder = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

type Hex = `0x${string}`;

const sign = async (more: object) => (await wallet.signTransaction({ ...fields, chainId: 31, ...more })) as Hex;

/** The items of a signed transaction, to spoil one of them. */
async function itemsOf(more: object = {}): Promise<Uint8Array[]> {
  return RLP.decode(Buffer.from((await sign(more)).slice(2), "hex")) as Uint8Array[];
}

function encode(items: (Uint8Array | bigint | Uint8Array[])[]): Hex {
  return `0x${Buffer.from(RLP.encode(items)).toString("hex")}`;
}

const refusal = (message: RegExp) =>
  expect.objectContaining({
    errorName: "InvalidParams",
    message: expect.stringMatching(message),
    data: { param: "signedTransaction" },
  });

it("takes a transaction apart, and finds its hash", async () => {
  const raw = await sign({ data: "0xc0ffee" });

  expect(hashRawTransaction(raw)).toBe(Transaction.from(raw).hash);
  expect(decodeRawTransaction(raw)).toMatchObject({
    to: fields.to,
    nonce: 7n,
    gasPrice: 60_000_000n,
    gas: 21_000n,
    value: 5n,
    data: "0xc0ffee",
    chainId: 31,
  });
});

it("reads both networks' chain ids, and other ones, from v, and finds the sender", async () => {
  for (const chainId of [30, 31, 33, 1, 0x7fffffff]) {
    for (const more of [{}, { to: null, data: "0xc0ffee", nonce: 0, value: 0n }]) {
      const decoded = decodeRawTransaction(await sign({ chainId, ...more }));
      expect([decoded.chainId, recoverSender(decoded)]).toEqual([chainId, wallet.address.toLowerCase()]);
    }
  }
});

it("takes a signature from before EIP-155", async () => {
  const unsigned = Transaction.from({ ...fields, type: 0 });
  unsigned.signature = wallet.signingKey.sign(unsigned.unsignedHash);

  const decoded = decodeRawTransaction(unsigned.serialized as Hex);

  expect([decoded.chainId, recoverSender(decoded)]).toEqual([null, wallet.address.toLowerCase()]);
  expect([27n, 28n]).toContain(decoded.v);
});

it("knows a contract's creation by the missing receiver", async () => {
  expect(decodeRawTransaction(await sign({ to: null, data: "0x00" })).to).toBeNull();
});

it("says that typed transactions are not Rootstock's", async () => {
  const typed = await wallet.signTransaction({ type: 2, chainId: 31, nonce: 0, gasLimit: 21_000, to: fields.to });

  expect(() => decodeRawTransaction(typed as Hex)).toThrow(refusal(/type 0x02.*legacy transactions only/));
  expect(() => decodeRawTransaction("0x01c0")).toThrow(refusal(/type 0x01/));
});

it.each([
  ["nothing", "0x", /empty/],
  ["a byte string", "0x821234", /not an RLP list/],
  ["garbage", "0x1234", /not valid RLP/],
  ["an empty list", "0xc0", /0 items/],
  ["a list cut short", "0xf865808405f5e100825208947986b3df57", /not valid RLP/],
] as const)("refuses %s", (_, raw, message) => {
  expect(() => decodeRawTransaction(raw)).toThrow(refusal(message));
});

it("refuses what follows the list", async () => {
  const raw = await sign({});

  expect(() => decodeRawTransaction(`${raw}00`)).toThrow(refusal(/not valid RLP/));
});

it("refuses another number of items", async () => {
  const items = await itemsOf();

  expect(() => decodeRawTransaction(encode(items.slice(0, 6)))).toThrow(refusal(/6 items.*has 9/));
  expect(() => decodeRawTransaction(encode([...items, new Uint8Array()]))).toThrow(refusal(/more than 9 items/));
});

it("looks no further than it must: neither at what follows nine items, nor into a list", async () => {
  const invalidItem = [0x81, 0x01];
  const list = (...bytes: number[]): Hex => `0x${Buffer.from([0xc0 + bytes.length, ...bytes]).toString("hex")}`;

  expect(() => decodeRawTransaction(list(...Array<number>(9).fill(1), ...invalidItem))).toThrow(refusal(/more than 9/));
  expect(() => decodeRawTransaction(list(0xc2, ...invalidItem))).toThrow(refusal(/a list where bytes/));
  expect(() => decodeRawTransaction(list(...invalidItem))).toThrow(refusal(/not valid RLP/));
});

it.each([
  ["an unsigned transaction", [31n, 0n, 0n], /not signed/],
  ["a zero r", [97n, 0n, 1n], /out of range/],
  ["a zero s", [97n, 1n, 0n], /out of range/],
  ["an r past the curve's order", [97n, curveOrder, 1n], /out of range/],
  ["a high s", [97n, 1n, curveOrder / 2n + 1n], /high s/],
  ["a v of no chain id", [30n, 1n, 1n], /its v/],
  ["an empty v", [0n, 1n, 1n], /its v/],
] as const)("refuses %s", async (_, signature, message) => {
  const items = await itemsOf();

  expect(() => decodeRawTransaction(encode([...items.slice(0, 6), ...signature]))).toThrow(refusal(message));
});

it("tells a signature of nobody without finding the sender", async () => {
  const items = await itemsOf();
  const signedBy = (r: bigint) => decodeRawTransaction(encode([...items.slice(0, 6), 97n, r, 1n]));
  const problemOf = (find: (transaction: RawTransaction) => unknown, r: bigint) => {
    try {
      find(signedBy(r));
      return undefined;
    } catch (error) {
      return error;
    }
  };

  const verdicts = Array.from({ length: 24 }, (_, index) => problemOf(checkSender, BigInt(index + 1)));
  expect(verdicts).toContain(undefined);
  expect(verdicts).toContainEqual(refusal(/no sender/));
  verdicts.forEach((verdict, index) => {
    expect(problemOf(recoverSender, BigInt(index + 1)) === undefined).toBe(verdict === undefined);
  });
});

it("refuses numbers with leading zeros, numbers too long, and addresses of other lengths", async () => {
  const items = await itemsOf();
  const spoil = (at: number, bytes: Uint8Array) => encode(items.with(at, bytes));

  expect(() => decodeRawTransaction(spoil(0, Uint8Array.of(0, 1)))).toThrow(refusal(/nonce has leading zeros/));
  expect(() => decodeRawTransaction(spoil(0, new Uint8Array(9).fill(1)))).toThrow(refusal(/nonce is longer/));
  expect(() => decodeRawTransaction(spoil(4, new Uint8Array(33).fill(1)))).toThrow(refusal(/value is longer/));
  expect(() => decodeRawTransaction(spoil(3, new Uint8Array(19).fill(1)))).toThrow(refusal(/to has 19 bytes/));
  expect(() => decodeRawTransaction(encode([...items.slice(0, 5), [], ...items.slice(6)]))).toThrow(refusal(/a list/));
});
