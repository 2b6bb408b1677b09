import { keccak_256 } from "@noble/hashes/sha3.js";
import { methods } from "../../generated/methods.js";
import type { NodeCall } from "../node/node-call.js";
import { nodeUnavailable } from "../node/node-unavailable.js";
import { withPhrase } from "../rootstock/refusal-phrases.js";
import { revertMessage } from "../rootstock/revert-reason.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { NodeError } from "./response-envelope.js";
import { sanitizeNodeMessage } from "./sanitize-node-message.js";
import { unknownBlockResult } from "./unknown-block-result.js";

/** An error of a node and the call that it is for. */
interface Failure extends NodeError, NodeCall {
  /** The error itself, for the log. */
  readonly cause: Error;
}

/** What stands for a node's error: an error of ours, or, where the contract has no error, a result. */
type Translation = RpcError | Uint8Array;

interface Row {
  /** Any code where absent. */
  readonly codes?: readonly number[];
  /** Any text where absent. */
  readonly text?: RegExp;
  /** Any method where absent. */
  readonly methods?: readonly string[];
  readonly to: (failure: Failure) => Translation;
}

/** The error of a node that is no archive; another node may be one. */
export const stateNotKept = "the node does not keep the state of this block";

/** The error if every node lacks the third param of eth_call or eth_estimateGas. */
export const noStateOverride = "no node of this network takes state overrides for this method";

const sending = ["eth_sendRawTransaction"];
const executing = ["eth_call", "eth_estimateGas"];

/** RSKj's codes and texts, then those of geth and its kin. The first row that fits counts; what fits none is InternalError. */
const rows: readonly Row[] = [
  { methods: sending, text: /already (?:known|exists|imported)|^known transaction|alreadyknown/i, to: acceptKnown },
  {
    codes: [-32600],
    text: /^Block (?:with hash )?\w+ not found$|is not canonical and it is required$/,
    to: unknownBlockResult,
  },
  { codes: [-32602], text: /^Invalid block number \d+$|^Invalid block input$/, to: unknownBlockResult },
  {
    text: /^(?:header|block) (?:for hash )?not found|^unknown block|hash is not currently canonical|^resource not found/i,
    to: unknownBlockResult,
  },
  {
    text: /^State not found for block|missing trie node|historical state .*not available|state .*(?:is )?pruned/i,
    to: refuseState,
  },
  { codes: [-32015, 3], to: refuseReverted },
  { codes: [-32000], text: /^(?:VM Exception.*|execution )revert/i, to: refuseReverted },
  { codes: [-32011], text: /size limit/i, to: refuseSize },
  { codes: [-32011], to: refuseTime },
  { codes: [-32012], text: /blocks/, to: refuseBlockSpan },
  { codes: [-32012], to: refuseLogCount },
  { text: /more than \d+ (?:results|logs)|too many (?:results|logs)|log response size exceeded/i, to: refuseLogCount },
  {
    text: /block range|range (?:is )?too (?:large|wide)|more than \d+ blocks/i,
    methods: ["eth_getLogs"],
    to: refuseBlockSpan,
  },
  { text: /response (?:is )?too large|response size/i, to: refuseSize },
  { text: /timed? ?out|^execution aborted/i, to: refuseTime },
  { codes: [-32005, 429], to: blameNode },
  { text: /rate limit|too many requests/i, to: blameNode },
  { codes: [-32601], to: refuseMethod },
  { methods: sending, codes: [-32602], text: /^Invalid (?:chainId|input|data format)/, to: refuseParams },
  { methods: sending, codes: [-32010, -32009, -32003, -32001, -32000], to: refuseTransaction },
  { methods: executing, codes: [-32602], text: /^State override is not allowed/, to: refuseOverride },
  { methods: executing, codes: [-32602], text: /^method parameters invalid|^too many arguments/, to: refuseThirdParam },
  { methods: executing, codes: [-32602], text: /^Precompiled contracts can ?not/i, to: refuseOverrideOf },
  { methods: executing, codes: [-32000, -32003, -32004], to: refuseCall },
];

/** More of a text than any node means to say: the search for words in it takes the square of its length. */
const maxTextLength = 1_000;

/**
 * What the gateway responds with where a node responded to `call` with `error`: a result, or an RpcError that it throws. The node's own
 * text reaches the caller only where a row says so.
 */
export function translateError(error: NodeError, call: NodeCall): Uint8Array {
  const message = error.message.slice(0, maxTextLength);
  const cause = new Error(`the node responded to ${call.method} with error ${error.code}: ${message}`);
  const failure: Failure = { ...error, message, ...call, cause };
  const row = rows.find((candidate) => fits(candidate, failure));
  const translation = row ? row.to(failure) : blameOurselves(failure);
  if (translation instanceof RpcError) throw translation;
  return translation;
}

function fits({ codes, text, methods }: Row, failure: Failure): boolean {
  if (codes && !codes.includes(failure.code)) return false;
  if (methods && !methods.includes(failure.method)) return false;
  return text?.test(failure.message) ?? true;
}

/** The node has the transaction: what was wanted. */
function acceptKnown({ params }: Failure): Uint8Array {
  const transaction = Buffer.from(String(params[0]).slice(2), "hex");
  return Buffer.from(`"0x${Buffer.from(keccak_256(transaction)).toString("hex")}"`);
}

function refuseReverted({ message, data, cause }: Failure): RpcError {
  const bytes = readRevertBytes(data);
  const hint = /revert(?:ed)?:? +(.+)$/.exec(sanitizeNodeMessage(message) ?? "")?.[1];
  return new RpcError("ExecutionReverted", revertMessage(bytes, hint), { data: bytes, cause });
}

/** Some nodes write "Reverted 0x…". */
function readRevertBytes(data: unknown): string {
  const found = typeof data === "string" ? /^(?:Reverted )?(0x[\da-f]*)$/i.exec(data) : null;
  return found?.[1]?.toLowerCase() ?? "0x";
}

function refuseState({ cause }: Failure): RpcError {
  return new RpcError("CallRejected", stateNotKept, { cause });
}

function refuseCall({ message, cause }: Failure): RpcError {
  return new RpcError("CallRejected", sanitizeNodeMessage(message), { cause });
}

function refuseTransaction({ message, cause }: Failure): RpcError {
  const text = sanitizeNodeMessage(message);
  return new RpcError("TransactionRejected", text && withPhrase(text), { cause });
}

function refuseParams({ message, cause }: Failure): RpcError {
  return new RpcError("InvalidParams", sanitizeNodeMessage(message), { data: { param: "signedTransaction" }, cause });
}

function refuseSize({ cause }: Failure): RpcError {
  return new RpcError("LimitExceeded", "the response is too large for the node", {
    data: { reason: "too_large" },
    cause,
  });
}

function refuseTime({ cause }: Failure): RpcError {
  return new RpcError("LimitExceeded", "the node ran out of time", { data: { reason: "timeout" }, cause });
}

function refuseBlockSpan({ cause }: Failure): RpcError {
  return new RpcError("LimitExceeded", "too many blocks for the node", { data: { reason: "too_many_blocks" }, cause });
}

function refuseLogCount({ cause }: Failure): RpcError {
  return new RpcError("LimitExceeded", "too many logs for the node", { data: { reason: "too_many_logs" }, cause });
}

/** Nodes may lack a method that is not among the specification's. */
function refuseMethod(failure: Failure): RpcError {
  const { method, cause } = failure;
  if (methods[method].policy.part === "core") return blameNode(failure);
  return new RpcError("MethodNotFound", `no node of this network has the method ${method}`, { cause });
}

function refuseOverride({ cause }: Failure): RpcError {
  return new RpcError("CallRejected", noStateOverride, { cause });
}

/** RSKj has none for estimates, older nodes for calls. */
function refuseThirdParam(failure: Failure): RpcError {
  return failure.params[2] === undefined ? blameOurselves(failure) : refuseOverride(failure);
}

function refuseOverrideOf({ message, cause }: Failure): RpcError {
  return new RpcError("InvalidParams", sanitizeNodeMessage(message), { cause });
}

/** This node can't do what the others can. */
function blameNode({ cause }: Failure): RpcError {
  return nodeUnavailable(cause);
}

function blameOurselves({ cause }: Failure): RpcError {
  return new RpcError("InternalError", undefined, { data: { reason: "internal" }, cause });
}
