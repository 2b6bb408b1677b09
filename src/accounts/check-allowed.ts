import type { ContractPlace } from "../../generated/methods.js";
import { decodeRawTransaction } from "../rootstock/raw-transaction.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { AllowLists } from "./caller.js";

/** The part of a call that allow-lists restrict: a method of the document, and its params in their normal form. */
export interface RestrictedCall {
  readonly method: { readonly name: string; readonly policy: { readonly contracts: readonly ContractPlace[] } };
  readonly params: readonly unknown[];
}

/** @throws RpcError Forbidden if a key with these lists may not make the call; origins are checked with the key */
export function checkAllowed({ method, params }: RestrictedCall, { methods, contracts }: AllowLists): void {
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

/** The same call with no more of its params than lists are compared with: for what outlives the call, such as a subscription. */
export function restrictedPart({ method, params }: RestrictedCall): RestrictedCall {
  const kept = params.map((param, index) => {
    const places = method.policy.contracts.filter((place) => place.index === index);
    if (typeof param !== "object" || param === null || places.some(({ member }) => member === undefined)) return param;
    const members = Object.entries(param).filter(([name]) => places.some(({ member }) => member === name));
    return Object.fromEntries(members);
  });
  return { method, params: kept };
}

/** The error of a call that a key with these lists may not make; undefined for the others. */
export function findForbidden(call: RestrictedCall, allowed: AllowLists | undefined): RpcError | undefined {
  if (!allowed) return undefined;
  try {
    checkAllowed(call, allowed);
    return undefined;
  } catch (error) {
    if (error instanceof RpcError) return error;
    throw error;
  }
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
