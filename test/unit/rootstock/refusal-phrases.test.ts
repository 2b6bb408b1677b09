import { JsonRpcProvider } from "ethers";
import {
  BaseError,
  createWalletClient,
  custom,
  InsufficientFundsError,
  IntrinsicGasTooLowError,
  NonceTooHighError,
  NonceTooLowError,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { rootstockTestnet } from "viem/chains";
import { withPhrase } from "../../../src/rootstock/refusal-phrases.js";
import type { NodeError } from "../../../src/upstream/response-envelope.js";
import { loadRegtest } from "../../fakes/rskj/recordings.js";

/** RSKj's refusals, the message that callers get, ethers' code for it and viem's error; "" where they have none. */
const table: readonly (readonly [text: string, message: string, ethers: string, viem: string])[] = [
  ["transaction nonce too low", "transaction nonce too low", "NONCE_EXPIRED", NonceTooLowError.name],
  ["transaction nonce too high", "transaction nonce too high", "", NonceTooHighError.name],
  ["insufficient funds", "insufficient funds", "INSUFFICIENT_FUNDS", InsufficientFundsError.name],
  [
    "insufficient funds to pay for pending and new transactions",
    "insufficient funds to pay for pending and new transactions",
    "INSUFFICIENT_FUNDS",
    InsufficientFundsError.name,
  ],
  [
    "the sender account doesn't exist",
    "insufficient funds: the sender account doesn't exist",
    "INSUFFICIENT_FUNDS",
    InsufficientFundsError.name,
  ],
  [
    "gas price not enough to bump transaction",
    "replacement transaction underpriced: gas price not enough to bump transaction",
    "REPLACEMENT_UNDERPRICED",
    "",
  ],
  [
    "transaction's basic cost is above the gas limit",
    "intrinsic gas too low: transaction's basic cost is above the gas limit",
    "",
    IntrinsicGasTooLowError.name,
  ],
  ["transaction's gas price lower than block's minimum", "transaction's gas price lower than block's minimum", "", ""],
];

it.each(table)("%s: %s", async (text, message, code, error) => {
  expect(withPhrase(text)).toBe(message);
  expect(await ethersCode(message)).toBe(code || "UNKNOWN_ERROR");
  expect(await viemErrors(message)).toEqual(error === "" ? [] : [error]);
});

it("says no phrase twice", () => {
  for (const [text, message] of table) expect(withPhrase(message)).toBe(withPhrase(text));
});

it("keeps whatever else nodes were recorded to say", () => {
  const known = new Map(table.map(([text, message]) => [text, message]));
  const errors = loadRegtest().flatMap(({ response }) => (response.error ? [response.error as NodeError] : []));
  const refusals = errors.filter(({ code }) => code === -32010);
  expect(refusals.length).toBeGreaterThan(8);
  for (const { message } of refusals) expect(withPhrase(message)).toBe(known.get(message) ?? message);
});

/** The code of ethers' error where a node refuses a transaction with this message. */
async function ethersCode(message: string): Promise<string> {
  const provider = new JsonRpcProvider("http://127.0.0.1:1", 31, { staticNetwork: true });
  const payload = { id: 1, jsonrpc: "2.0" as const, method: "eth_sendRawTransaction", params: ["0x00"] };
  const error = provider.getRpcError(payload, { id: 1, error: { code: -32010, message } });
  provider.destroy();
  return (error as Error & { code: string }).code;
}

const account = privateKeyToAccount(`0x${"1".repeat(64)}`);

const viemKinds = [InsufficientFundsError, IntrinsicGasTooLowError, NonceTooHighError, NonceTooLowError];

/** The names of viem's own errors for a refusal, of a transaction that a wallet client sends. */
async function viemErrors(message: string): Promise<readonly string[]> {
  const request = async ({ method }: { method: string }) => {
    if (method === "eth_chainId") return "0x1f";
    throw Object.assign(new Error(message), { code: -32010 });
  };
  const client = createWalletClient({ account, chain: rootstockTestnet, transport: custom({ request }) });
  const transaction = { to: account.address, nonce: 0, gas: 21_000n, gasPrice: 1n, type: "legacy" } as const;
  const error = await client.sendTransaction(transaction).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BaseError);
  return viemKinds
    .filter((kind) => (error as BaseError).walk((inner) => inner instanceof kind))
    .map(({ name }) => name);
}
