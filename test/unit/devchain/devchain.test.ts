import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { DatabaseSync } from "@photostructure/sqlite";
import { Wallet } from "ethers";
import type { MethodName } from "../../../generated/methods.js";
import { createDevchain, type Devchain, type DevchainOptions } from "../../../src/devchain/devchain.js";
import { delayed, instant } from "./devchain-in-process.js";

const workerUrl = pathToFileURL(resolve("dist/bundle/worker.js"));
const receiver = `0x${"ab".repeat(20)}`;
const idle = new AbortController().signal;

let folder: string;
const open: Devchain[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "devchain-"));
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((devchain) => devchain.close()));
  rmSync(folder, { recursive: true });
});

async function start(options: Partial<DevchainOptions> = {}, troubles: unknown[] = []): Promise<Devchain> {
  const note = (...facts: unknown[]) => void troubles.push(facts);
  const log = { error: note, warn: note };
  const file = join(folder, "testnet.chain");
  const devchain = await createDevchain(
    { network: { chainId: 31 }, file, timing: instant, maxReorgBlocks: 30, workerUrl, ...options },
    { log },
  );
  open.push(devchain);
  return devchain;
}

async function ask(devchain: Devchain, method: MethodName, params: readonly unknown[] = [], signal = idle) {
  return JSON.parse(Buffer.from((await devchain.call(method, params, signal)) as Uint8Array).toString());
}

async function send(devchain: Devchain, nonce: number): Promise<string> {
  const fields = { type: 0, chainId: 31, nonce, gasLimit: 21_000, gasPrice: 66_000_000n, to: receiver, value: 1n };
  const raw = await new Wallet(devchain.accounts[0]?.privateKey ?? "").signTransaction(fields);
  return ask(devchain, "eth_sendRawTransaction", [raw]);
}

it("mines in its worker and answers with the bytes of JSON values", async () => {
  const devchain = await start();
  const hash = await send(devchain, 0);

  expect(await ask(devchain, "eth_getTransactionReceipt", [hash])).toMatchObject({ status: "0x1", blockNumber: "0x1" });
  expect(await ask(devchain, "web3_clientVersion")).toBe(devchain.clientVersion);
  expect(await ask(devchain, "eth_getBlockByHash", [hash, false])).toBeNull();
  expect(devchain.accounts).toHaveLength(5);
  await expect(devchain.check(idle)).resolves.toBeUndefined();
});

it("makes a block some time after the first transaction, by the real clock", async () => {
  const patient = await start({ timing: delayed(3_600_000) });
  const early = await send(patient, 0);
  expect(await ask(patient, "eth_getTransactionReceipt", [early])).toBeNull();
  await patient.close();

  const quick = await start({ timing: delayed(50), reset: true });
  const hash = await send(quick, 0);
  let receipt = null;
  while (receipt === null) receipt = await ask(quick, "eth_getTransactionReceipt", [hash]);

  expect(receipt).toMatchObject({ transactionHash: hash, status: "0x1" });
});

it("brings errors over with their name, text and data", async () => {
  const devchain = await start();
  const reverting = { data: "0x60206000fd" };

  await expect(ask(devchain, "eth_call", [reverting, "latest"])).rejects.toMatchObject({
    errorName: "ExecutionReverted",
    message: "execution reverted",
    data: `0x${"00".repeat(32)}`,
  });
  await expect(ask(devchain, "eth_getBalance", [receiver, "0x9"])).rejects.toMatchObject({
    errorName: "InvalidParams",
    message: "block 0x9 not found",
    data: { param: "block" },
  });
});

it("rejects with the signal's reason at once, and goes on with the rest", async () => {
  const devchain = await start();
  const caller = new AbortController();
  const heavy = ask(devchain, "eth_call", [{ data: "0x5b600056" }, "latest"], caller.signal);
  expect(await ask(devchain, "eth_blockNumber")).toBe("0x0");

  caller.abort(new Error("gone"));

  await expect(heavy).rejects.toThrow("gone");
  await expect(ask(devchain, "eth_blockNumber", [], caller.signal)).rejects.toThrow("gone");
  expect(await ask(devchain, "eth_blockNumber")).toBe("0x0");
});

it("is there again when it is opened again, and new when it is reset", async () => {
  const first = await start();
  await send(first, 0);
  await first.close();

  const second = await start();
  expect(await ask(second, "eth_blockNumber")).toBe("0x1");
  expect(second.accounts).toEqual(first.accounts);
  await second.close();

  const third = await start({ reset: true });
  expect(await ask(third, "eth_blockNumber")).toBe("0x0");
  expect(third.accounts).not.toEqual(first.accounts);
});

it("refuses a file that another devchain has open, or that is another chain's", async () => {
  const devchain = await start();
  await expect(start()).rejects.toThrow(/locked/);
  await devchain.close();

  await expect(start({ network: { chainId: 30 } })).rejects.toThrow("the devchain is of chain 31, not 30");
});

it("has no answer once it is closed", async () => {
  const devchain = await start();
  await devchain.close();

  await expect(ask(devchain, "eth_blockNumber")).rejects.toMatchObject({
    errorName: "InternalError",
    data: { reason: "node_unavailable" },
  });
});

it("starts a worker that crashed again, from the file, and says so in the log", async () => {
  const troubles: unknown[] = [];
  const devchain = await start({ workerUrl: new URL("./crashing-worker.mjs", pathToFileURL(__filename)) }, troubles);
  await send(devchain, 0);

  const lost = ask(devchain, "eth_chainId");

  await expect(lost).rejects.toMatchObject({ errorName: "InternalError", data: { reason: "node_unavailable" } });
  expect(await ask(devchain, "eth_blockNumber")).toBe("0x1");
  expect(troubles).toHaveLength(1);
});

it("runs beside others in one thread, and is opened again alone when its file can't be written", async () => {
  const troubles: unknown[] = [];
  const devchain = await start({}, troubles);
  const other = await start({ network: { chainId: 30 }, file: join(folder, "mainnet.chain") }, troubles);
  const writer = new DatabaseSync(join(folder, "testnet.chain"));
  writer.exec("BEGIN IMMEDIATE");
  const head = ask(other, "eth_getBlockByNumber", ["latest", false]);

  await expect(send(devchain, 0)).rejects.toMatchObject({ data: { reason: "node_unavailable" } });
  writer.exec("ROLLBACK");
  writer.close();
  await send(devchain, 0);

  expect(await head).toMatchObject({ number: "0x0" });
  expect(await ask(devchain, "eth_blockNumber")).toBe("0x1");
  expect(troubles).toHaveLength(1);
});

it("fails to open without an effect on others", async () => {
  const other = await start();

  await expect(start({ file: join(folder, "missing", "mainnet.chain") })).rejects.toThrow("unable to open");

  expect(await ask(other, "eth_blockNumber")).toBe("0x0");
});
