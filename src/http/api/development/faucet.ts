import { RLP } from "@ethereumjs/rlp";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import type { Network } from "../../../config/networks.js";
import type { OpenedNode } from "../../../node/open-node.js";
import { readJson } from "../../../rpc/raw-json.js";
import type { FaucetReceipt } from "../api-types.js";

/** One test coin, in wei. */
const amount = 10n ** 18n;
const transferGas = 21_000n;
const timeoutMs = 10_000;

/** Sends a test coin from the devchain's last account, whose transactions go one after the other. */
export function createFaucet(
  { node, accounts }: OpenedNode,
  { chainId }: Network,
): (address: string) => Promise<FaucetReceipt> {
  const account = accounts.at(-1);
  if (!account) throw new Error("A faucet needs a funded account");
  const { address: from, privateKey } = account;

  const ask = async (
    method: "eth_getTransactionCount" | "eth_gasPrice" | "eth_sendRawTransaction",
    params: unknown[],
  ) => readJson(await node.call(method, params, AbortSignal.timeout(timeoutMs))) as Promise<string>;

  const send = async (to: string): Promise<FaucetReceipt> => {
    const nonce = BigInt(await ask("eth_getTransactionCount", [from, "pending"]));
    const gasPrice = BigInt(await ask("eth_gasPrice", []));
    const fields = [nonce, gasPrice, transferGas, to, amount, new Uint8Array()];
    const raw = sign(fields, { chainId, privateKey: Buffer.from(privateKey.slice(2), "hex") });
    const transactionHash = await ask("eth_sendRawTransaction", [raw]);
    return { transactionHash, amount: `0x${amount.toString(16)}` };
  };

  let last: Promise<unknown> = Promise.resolve();
  return (address) => {
    const sending = last.then(() => send(address));
    last = sending.catch(() => undefined);
    return sending;
  };
}

interface Signer {
  readonly chainId: number;
  readonly privateKey: Uint8Array;
}

type Field = bigint | string | Uint8Array;

/** A legacy transaction, signed for one chain (EIP-155). */
function sign(fields: Field[], { chainId, privateKey }: Signer): string {
  const hash = keccak_256(RLP.encode([...fields, BigInt(chainId), new Uint8Array(), new Uint8Array()]));
  const bytes = secp256k1.sign(hash, privateKey, { prehash: false, format: "recovered" });
  const { r, s, recovery = 0 } = secp256k1.Signature.fromBytes(bytes, "recovered");
  const v = BigInt(chainId * 2 + 35 + recovery);
  return `0x${Buffer.from(RLP.encode([...fields, v, r, s])).toString("hex")}`;
}
