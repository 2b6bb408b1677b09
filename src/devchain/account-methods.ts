import { limits } from "../../generated/limits.js";
import { type Hex, toQuantity } from "../rootstock/hex.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { BlockProduction } from "./block-production.js";
import type { ChainContent } from "./chain-content.js";
import type { ChangeState } from "./change-state.js";
import type { DevchainMethod } from "./devchain-method.js";
import { suggestGasPrice } from "./gas-price.js";
import { readTransaction } from "./read-transaction.js";
import type { Accept } from "./send-transaction.js";
import type { Turn } from "./shared-thread.js";
import { impersonate, signTransaction, type UnsignedTransaction } from "./sign-transaction.js";

interface AccountParts extends Pick<ChainContent, "chain" | "states" | "pool" | "accounts"> {
  readonly chainId: number;
  readonly changeState: ChangeState;
  readonly accept: Accept;
  readonly production: BlockProduction;
  readonly estimateGas: DevchainMethod;
  /** The accounts that transactions may be sent from without their keys. In memory only. */
  readonly impersonated: Set<Hex>;
}

/** A transaction to be sent, normalised. */
interface TransactionParams {
  readonly from: Hex;
  readonly to?: Hex;
  readonly gas?: Hex;
  readonly gasPrice?: Hex;
  readonly value?: Hex;
  readonly nonce?: Hex;
  readonly data?: Hex;
}

const maxNonce = 2n ** 64n - 2n;

/** Development methods that change accounts, or act for them. */
export function createAccountMethods(parts: AccountParts) {
  const { changeState, impersonated, accept, production } = parts;
  const change =
    (member: "balance" | "code" | "nonce"): DevchainMethod =>
    async ([address, value], turn) => {
      if (member === "nonce") await checkNonce({ address: address as Hex, nonce: value as Hex }, parts, turn);
      if (member === "code") checkCode(value as Hex);
      await turn.outside(() => changeState({ [address as Hex]: { [member]: value as Hex } }));
      return true;
    };

  return {
    hardhat_setBalance: change("balance"),
    hardhat_setNonce: change("nonce"),
    hardhat_setCode: change("code"),

    async hardhat_setStorageAt([address, position, word], turn) {
      await turn.outside(() => changeState({ [address as Hex]: { stateDiff: { [position as Hex]: word as Hex } } }));
      return true;
    },

    hardhat_impersonateAccount([address]) {
      if (impersonated.size >= limits.devchainImpersonations)
        throw new RpcError("InvalidParams", `${limits.devchainImpersonations} accounts are impersonated already`);
      impersonated.add(address as Hex);
      return true;
    },

    hardhat_stopImpersonatingAccount: ([address]) => impersonated.delete(address as Hex),

    async eth_sendTransaction([request], turn) {
      const transaction = await complete(request as TransactionParams, parts, turn);
      if (await accept(transaction, turn)) await turn.outside(() => production.transactionAdded());
      return transaction.hash;
    },
  } satisfies Record<string, DevchainMethod>;
}

interface NewNonce {
  readonly address: Hex;
  readonly nonce: Hex;
}

/** A nonce may only grow, and not under transactions that wait. */
async function checkNonce(
  { address, nonce }: NewNonce,
  { chain, states, pool }: AccountParts,
  turn: Turn,
): Promise<void> {
  if (BigInt(nonce) > maxNonce) throw new RpcError("InvalidParams", "nonce must fit into 64 bits (EIP-2681)");
  const { nonce: current } = await states.readAccount(chain.head, address, turn);
  if (BigInt(nonce) < current)
    throw new RpcError("InvalidParams", `nonce must not be below the account's, ${toQuantity(current)}`);
  if (pool.of(address).size > 0) throw new RpcError("InvalidParams", "transactions of the account are pending");
}

/** Code of a contract may be as long as a creation can leave behind (EIP-170). */
function checkCode(code: Hex): void {
  const bytes = code.length / 2 - 1;
  if (bytes > limits.devchainCodeMaxBytes)
    throw new RpcError("InvalidParams", `code has ${bytes} bytes, the most are ${limits.devchainCodeMaxBytes}`);
}

/** Fills in what is missing, and signs: by the account's key, or without one for an impersonated account. */
async function complete(request: TransactionParams, parts: AccountParts, turn: Turn) {
  const { accounts, impersonated, chainId, chain, states, pool, estimateGas } = parts;
  const { from, to = null, data = "0x", value = "0x0" } = request;
  const key = accounts.find(({ address }) => address === from)?.privateKey;
  if (key === undefined && !impersonated.has(from))
    throw new RpcError("InvalidParams", `no key of ${from} is here: impersonate it by hardhat_impersonateAccount`);
  // The nonce is read after what may take several turns.
  await states.prepare(from, turn);
  const gas = request.gas ?? ((await estimateGas([request], turn)) as Hex);
  const nonce =
    request.nonce ?? toQuantity(pool.nextNonce(from, (await states.readAccount(chain.head, from, turn)).nonce));
  const unsigned: UnsignedTransaction = {
    nonce: BigInt(nonce),
    gasPrice: request.gasPrice === undefined ? suggestGasPrice(chain) : BigInt(request.gasPrice),
    gas: BigInt(gas),
    to,
    value: BigInt(value),
    data,
  };
  return key === undefined
    ? impersonate(unsigned, { chainId, from })
    : readTransaction(signTransaction(unsigned, { chainId, privateKey: key }));
}
