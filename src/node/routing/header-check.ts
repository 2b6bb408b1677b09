import type { MethodName } from "../../../generated/methods.js";
import { type ProvenHeader, provenMembers } from "../../rootstock/merged-mining/prove-header.js";
import type { ProvenHeaders } from "../heads/proven-headers.js";
import type { NodeCall } from "../upstream/node-call.js";
import { hashOfResult, readMember } from "./block-of-result.js";

export function isBlockMethod(method: MethodName): boolean {
  return method === "eth_getBlockByHash" || method === "eth_getBlockByNumber";
}

/** The member of a block that differs from its proven header, if any. Of a stream, its first bytes are checked: the header is there. */
export function findAlteredMember(call: NodeCall, start: Uint8Array, headers: ProvenHeaders): string | undefined {
  const header = headers.get(hashOfBlock(call, start) ?? "");
  return header && provenMembers.find((name) => isOther(readMember(`"${name}"`, start), header[name]));
}

/** The hash of the block that a call returns; undefined for a pending one. */
export function hashOfBlock(call: NodeCall, start: Uint8Array): string | undefined {
  return call.method === "eth_getBlockByHash" ? (call.params[0] as string) : hashOfResult(call, start);
}

/** Whether a value was read that is not the proven one, in whatever notation. */
function isOther(value: string | undefined, proven: ProvenHeader[keyof ProvenHeader]): boolean {
  if (value === undefined || value === proven) return false;
  return !/^0x[\da-f]+$/i.test(value) || BigInt(value) !== BigInt(proven);
}
