import type { ContractPlace } from "../../../generated/methods.js";
import { decodeRawTransaction } from "../../rootstock/raw-transaction.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { Call, Stage } from "../call.js";
import { discover } from "./look-up.js";

/** Refuses calls that the key's owner has not allowed: other methods, other contracts. Browser origins are checked with the key. */
export const checkAllowLists: Stage = (next) => (call) => {
  if (call.caller.allowed && call.method !== discover) check(call);
  return next(call);
};

function check({ method, params, caller }: Call): void {
  const { methods, contracts } = caller.allowed ?? { methods: new Set(), contracts: new Set() };
  if (methods.size > 0 && !methods.has(method.name))
    throw new RpcError("Forbidden", `this key may not call ${method.name}`);
  const places = method.policy.contracts.filter(({ onlyIf }) => !onlyIf || params[onlyIf.index] === onlyIf.value);
  if (contracts.size === 0 || places.length === 0) return;
  const addresses = places.flatMap((place) => addressesAt(place, params));
  if (addresses.length === 0)
    throw new RpcError("Forbidden", "this key may only reach the contracts on its allow-list");
  const other = addresses.find((address) => !contracts.has(address));
  if (other !== undefined) throw new RpcError("Forbidden", `this key may not reach ${other}`);
}

/** The contracts that a call names at a place, in lower case; none: whichever, or a new one. */
function addressesAt({ index, member, role }: ContractPlace, params: readonly unknown[]): readonly string[] {
  const param = params[index];
  if (role === "override" && param !== undefined)
    throw new RpcError("Forbidden", "this key has an allow-list of contracts: leave the state override out");
  if (role === "transaction") return listed(decodeRawTransaction(param as `0x${string}`).to);
  return listed((member === undefined ? param : (param as Record<string, unknown> | undefined)?.[member]) as Named);
}

type Named = string | readonly string[] | null | undefined;

function listed(addresses: Named): readonly string[] {
  if (addresses === null || addresses === undefined) return [];
  return typeof addresses === "string" ? [addresses] : addresses;
}
