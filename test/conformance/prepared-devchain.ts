import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keccak256, type TransactionRequest, Wallet } from "ethers";
import { bothNetworks, startTestService, type TestService } from "../integration/start-test-service.js";
import type { Placeholders } from "./compare-response.js";

/** A service over a devchain with known content; `values` are what differs from run to run. */
export interface PreparedDevchain {
  readonly test: TestService;
  readonly values: Placeholders;
  readonly close: () => Promise<void>;
}

const hourMs = "3600000";
const receiver = "0x7986b3df570230288501eea3d890bd66948c9b79";

const transfer = { nonce: 1, to: receiver, value: 1 };

interface Contract {
  readonly bytecode: string;
  readonly methodIdentifiers: Readonly<Record<string, string>>;
}

const kitchen = JSON.parse(readFileSync("test/fixtures/contracts/kitchen.json", "utf8")) as Contract;

interface Senders {
  readonly alice: Wallet;
  readonly bob: Wallet;
}

/**
 * Block 1: alice deploys the Kitchen. 2: bob cooks dish 42, "soup" (two logs). 3: alice sends the receiver 1 wei. 4: bob calls
 * failWithReason, in vain. Waiting: alice sends the receiver 2 wei. The chain is made with a block at once for each of them,
 * and opened again with a delay that keeps the last one waiting.
 */
export async function prepareDevchain(): Promise<PreparedDevchain> {
  const folder = mkdtempSync(join(tmpdir(), "rootgate-conformance-"));
  const maker = await startTestService({ ...bothNetworks, DATA_DIR: folder, DEVCHAIN_BLOCK_DELAY_MS: "0" });
  const senders = await readWallets(maker);
  const mined = await fillChain(maker, senders);
  await maker.stop();
  const test = await startTestService({ ...bothNetworks, DATA_DIR: folder, DEVCHAIN_BLOCK_DELAY_MS: hourMs });
  const pendingTx = await send(test, senders.alice, { nonce: 2, to: receiver, value: 2 });
  const close = async (): Promise<void> => {
    await test.stop();
    rmSync(folder, { recursive: true });
  };
  const values = { ...mined, pendingTx, ...(await readBlockHashes(test)), ...(await signTransactions(senders)) };
  return { test, values: withOtherForms({ ...addressesOf(senders), ...values }), close };
}

/** The devchain tells its accounts only to people. */
async function readWallets({ service }: TestService): Promise<Senders> {
  const [alice, bob] = [...(await service.banner()).matchAll(/ {2}(0x[\da-f]{64})$/gm)].map(([, key]) => key as string);
  return { alice: new Wallet(alice as string), bob: new Wallet(bob as string) };
}

async function fillChain(test: TestService, { alice, bob }: Senders) {
  const deployTx = await send(test, alice, { nonce: 0, data: kitchen.bytecode, gasLimit: 2_000_000 });
  const { contractAddress: to } = (await ask(test, "eth_getTransactionReceipt", [deployTx])) as never;
  const dish = callData("cook(uint256,string)", [42n, 64n, 4n, soup]);
  const cookTx = await send(test, bob, { nonce: 0, to, data: dish });
  const transferTx = await send(test, alice, transfer);
  const failedTx = await send(test, bob, { nonce: 1, to, data: callData("failWithReason()") });
  const code = runtimeCode(alice.address.slice(2).toLowerCase());
  return { contract: to as string, code, bytecode: kitchen.bytecode, deployTx, cookTx, transferTx, failedTx };
}

/** What the creation code leaves behind: itself without the constructor, the owner in the place of the one immutable. */
function runtimeCode(ownerDigits: string): string {
  const runtime = kitchen.bytecode.slice(kitchen.bytecode.indexOf("f3fe") + 4);
  return `0x${runtime.replace(`7f${"0".repeat(64)}`, `7f${ownerDigits.padStart(64, "0")}`)}`;
}

/** "soup", as the ABI has strings. */
const soup = BigInt(`0x${Buffer.from("soup").toString("hex").padEnd(64, "0")}`);

function callData(signature: string, words: readonly bigint[] = []): string {
  const data = words.map((word) => word.toString(16).padStart(64, "0")).join("");
  return `0x${kitchen.methodIdentifiers[signature]}${data}`;
}

function sign(wallet: Wallet, fields: TransactionRequest): Promise<string> {
  return wallet.signTransaction({ type: 0, chainId: 31, gasLimit: 200_000, gasPrice: 66_000_000, ...fields });
}

async function send(test: TestService, wallet: Wallet, fields: TransactionRequest): Promise<string> {
  return (await ask(test, "eth_sendRawTransaction", [await sign(wallet, fields)])) as string;
}

async function ask({ rpc }: TestService, method: string, params: unknown[]): Promise<unknown> {
  const { result, error } = await rpc("testnet", method, params);
  if (error) throw new Error(`${method} while the devchain is prepared: ${error.message}`);
  return result;
}

async function readBlockHashes(test: TestService): Promise<Placeholders> {
  const names = ["genesisBlock", "deployBlock", "cookBlock", "transferBlock", "failedBlock"];
  const blocks = names.map((_, height) => ask(test, "eth_getBlockByNumber", [`0x${height}`, false]));
  const hashes = (await Promise.all(blocks)).map((block) => (block as { hash: string }).hash);
  return Object.fromEntries(names.map((name, height) => [name, hashes[height] as string]));
}

/** For the files to send: bob's next ones, but for what makes the chain refuse them; and block 3's, signed again. */
async function signTransactions({ alice, bob }: Senders) {
  const next = { nonce: 2, to: receiver, value: 3 };
  const later = { ...next, nonce: 4 };
  const rawNext = await sign(bob, next);
  const rawBeforeEip155 = await sign(bob, { ...next, nonce: 3, chainId: 0 });
  return {
    rawNext,
    rawNextHash: keccak256(rawNext),
    rawTransfer: await sign(alice, transfer),
    rawOtherNetwork: await sign(bob, { ...next, chainId: 30 }),
    rawNonceTooLow: await sign(bob, { ...next, nonce: 0 }),
    rawNonceTooHigh: await sign(bob, { ...next, nonce: 40 }),
    rawTooCheap: await sign(bob, { ...later, gasPrice: 1 }),
    rawTooMuchGas: await sign(bob, { ...later, gasLimit: 20_000_000 }),
    rawTooLittleGas: await sign(bob, { ...later, gasLimit: 20_000 }),
    rawUnaffordable: await sign(bob, { ...later, value: 10n ** 25n }),
    rawUnderpriced: await sign(bob, { ...next, gasPrice: 67_000_000 }),
    rawBeforeEip155,
    rawBeforeEip155Hash: keccak256(rawBeforeEip155),
    rawOfStranger: await sign(new Wallet(`0x${"1".repeat(64)}`), { ...next, nonce: 0 }),
  };
}

function addressesOf({ alice, bob }: Senders) {
  return { alice: alice.address.toLowerCase(), bob: bob.address.toLowerCase(), bobChecksummed: bob.address };
}

/** Of every value also its digits without `0x`, `_id` form (the first 24) and upper-case form, as `<name>Digits`, `<name>Id`, `<name>Upper`. */
function withOtherForms(values: Placeholders): Placeholders {
  const forms = Object.entries(values).flatMap(([name, value]) => {
    const digits = value.slice(2);
    return [
      [name, value],
      [`${name}Digits`, digits],
      [`${name}Id`, digits.slice(0, 24)],
      [`${name}Upper`, `0x${digits.toUpperCase()}`],
    ];
  });
  return Object.fromEntries(forms) as Placeholders;
}
