import type { MethodName } from "../../../generated/methods.js";
import { decodeRawTransaction } from "../../node/raw-transaction.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { Call, Stage } from "../call.js";

/** Refuses calls that the key's owner has not allowed: other methods, other contracts. Browser origins are checked with the key. */
export const checkAllowLists: Stage = (next) => (call) => {
  if (call.caller.allowed) check(call);
  return next(call);
};

function check({ method, params, caller }: Call): void {
  const { methods, contracts } = caller.allowed ?? { methods: new Set(), contracts: new Set() };
  if (methods.size > 0 && !methods.has(method)) throw new RpcError("Forbidden", `this key may not call ${method}`);
  const readAddresses = addressesOf[method];
  if (contracts.size === 0 || !readAddresses) return;
  const addresses = readAddresses(params);
  if (addresses.length === 0)
    throw new RpcError("Forbidden", "this key may only reach the contracts on its allow-list");
  const other = addresses.find((address) => !contracts.has(address));
  if (other !== undefined) throw new RpcError("Forbidden", `this key may not reach ${other}`);
}

type Params = readonly unknown[];

/** The contracts that a call reaches, in lower case; none: whichever, or a new one. Methods that reach no contract are absent. */
const addressesOf: Readonly<Partial<Record<MethodName, (params: Params) => readonly string[]>>> = {
  eth_call: ([call]) => listed((call as { to?: string | null }).to),
  eth_estimateGas: ([call]) => listed((call as { to?: string | null }).to),
  eth_sendRawTransaction: ([data]) => listed(decodeRawTransaction(data as `0x${string}`).to),
  eth_getCode: ([address]) => listed(address as string),
  eth_getStorageAt: ([address]) => listed(address as string),
  eth_getLogs: ([filter]) => listed((filter as { address?: string | readonly string[] | null }).address),
};

function listed(addresses: string | readonly string[] | null | undefined): readonly string[] {
  if (addresses === null || addresses === undefined) return [];
  return typeof addresses === "string" ? [addresses] : addresses;
}
