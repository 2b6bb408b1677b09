import { Account, createAddressFromString, hexToBytes, unpadBytes } from "@ethereumjs/util";
import type { Hex } from "../rootstock/hex.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { Machine } from "./machine.js";

/** What a call changes of accounts, by address, as in `eth_call`'s third param. */
export type StateOverrides = Readonly<Record<string, AccountOverrides>>;

interface AccountOverrides {
  readonly balance?: Hex;
  readonly nonce?: Hex;
  readonly code?: Hex;
  readonly state?: Readonly<Record<string, Hex>>;
  readonly stateDiff?: Readonly<Record<string, Hex>>;
  readonly movePrecompileToAddress?: Hex;
}

/** Changes accounts of a machine's state; whoever calls it reverts that. Throws InvalidParams for a move of a precompiled contract. */
export async function overrideState({ evm, state }: Machine, overrides: StateOverrides): Promise<void> {
  for (const [text, override] of Object.entries(overrides)) {
    const { balance, nonce, code, state: storage, stateDiff, movePrecompileToAddress } = override;
    if (movePrecompileToAddress !== undefined)
      throw new RpcError("InvalidParams", "stateOverride: the devchain does not move precompiled contracts");
    const address = createAddressFromString(text);
    const account = (await state.getAccount(address)) ?? new Account();
    if (balance !== undefined) account.balance = BigInt(balance);
    if (nonce !== undefined) account.nonce = BigInt(nonce);
    await evm.journal.putAccount(address, account);
    if (code !== undefined) await state.putCode(address, hexToBytes(code));
    if (storage) await state.clearStorage(address);
    for (const [slot, value] of Object.entries(storage ?? stateDiff ?? {}))
      await state.putStorage(address, wordOf(slot), unpadBytes(wordOf(value)));
  }
}

function wordOf(quantity: string): Uint8Array {
  return hexToBytes(`0x${quantity.slice(2).padStart(64, "0")}`);
}
