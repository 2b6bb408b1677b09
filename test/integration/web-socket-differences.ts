import type { Outcome } from "../fakes/rskj/transcripts.js";

/** An outcome without what is of one chain, one moment or one wording: the error's code, or the kind of the result. */
export function kindOf({ isClosed, response }: Outcome): string {
  if (isClosed) return "closed";
  if (response === undefined) return "none";
  if (Array.isArray(response)) return `[${response.map((one) => kindOf({ response: one })).join(" ")}]`;
  const { error, result } = (response ?? {}) as {
    readonly error?: { readonly code: number };
    readonly result?: unknown;
  };
  if (error) return String(error.code);
  return typeof result === "boolean" ? String(result) : Array.isArray(result) ? "array" : typeof result;
}

type Fits = (theirs: string, ours: string, text: string) => boolean;

const isRefused = (kind: string): boolean => /^\[?-32601\]?$/.test(kind);
const isInvalidParams = (kind: string): boolean => /^\[?-32602\]?$/.test(kind);

/** The rows of docs/rskj-differences.md for messages over WebSocket, the first that fits. */
export const rows: readonly (readonly [name: string, fits: Fits])[] = [
  ["The same error code, or a result of the same kind", (theirs, ours) => theirs === ours],
  [
    "`newPendingTransactions` with `true`",
    (theirs, ours, text) => isRefused(theirs) && ours === "string" && text.includes('"newPendingTransactions",true'),
  ],
  [
    "Params of a subscription that are not what the method takes",
    (theirs, ours) => isRefused(theirs) && isInvalidParams(ours),
  ],
  ["Params after which RSKj closes the connection", (theirs, ours) => theirs === "closed" && isInvalidParams(ours)],
  [
    "`null` in topics, also among alternatives",
    (theirs, ours, text) => theirs === "closed" && ours === "string" && text.includes('"topics":['),
  ],
  [
    "Params of a subscription that RSKj reads all the same",
    (theirs, ours) => /^(?:string|false)$/.test(theirs) && isInvalidParams(ours),
  ],
  [
    "A filter that is `null`, or empty where none is needed",
    (theirs, ours, text) => isRefused(theirs) && ours === "string" && /,(?:null|\{\})\]/.test(text),
  ],
  [
    "An `id` that JSON-RPC allows",
    (theirs, ours, text) =>
      /^(?:-3260[12]|closed)$/.test(theirs) && ours === "string" && /"id":(?:null|""|-1|1\.5|\d{30})/.test(text),
  ],
  [
    "A request with a further member",
    (theirs, ours, text) => isRefused(theirs) && ours === "string" && text.includes('"foo":1'),
  ],
  ["No request of JSON-RPC 2.0", (_, ours) => /^-32[67]00$/.test(ours)],
  ["A notification", (_, ours) => ours === "none"],
  ["`eth_subscribe` in a batch", (theirs, ours) => theirs === "[-32601 string]" && ours === "[string string]"],
  ["A batch of 51 requests", (theirs, ours) => theirs === "-32600" && ours.startsWith("[")],
  [
    "`eth_getBlockByNumber` without its second param",
    (theirs, ours, text) => theirs === "-32602" && ours === "object" && text.includes("eth_getBlockByNumber"),
  ],
  ["`trace_block` of a block that is not on the chain here", (theirs, ours) => theirs === "array" && ours === "object"],
  [
    "`eth_unsubscribe` of a subscription that another connection ended or made",
    (theirs, _, text) => /^(?:true|false)$/.test(theirs) && text.includes("eth_unsubscribe"),
  ],
  ["`eth_syncing` of a node that is syncing", (theirs, ours) => theirs === "object" && ours === "false"],
];
