import { type MethodName, methods } from "../../../generated/methods.js";
import type { NodeError } from "../../../src/upstream/response-envelope.js";
import { translateError } from "../../../src/upstream/translate-error.js";
import { type Exchange, loadExchanges, loadRegtest } from "../../fakes/rskj/recordings.js";

const address = "0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826";

/** The contract's error names for RSKj's codes and texts, written down from its recorded errors, one line per kind. */
const recordedKinds: readonly (readonly [RegExp, string])[] = [
  [/^-32600 Block (?:with hash )?\S+ not found$/, "unknown block"],
  [/^-32600 Block with hash \S+ is not canonical and it is required$/, "unknown block"],
  [/^-32602 Invalid block number \d+$/, "unknown block"],
  [/^-32602 Invalid block input$/, "unknown block"],
  [
    /^-32015 VM Exception while processing transaction: (?:revert because reasons|transaction reverted)$/,
    "ExecutionReverted",
  ],
  [/^-32010 (?:pending|queued) transaction with same hash already exists$/, "known transaction"],
  [/^-32010 /, "TransactionRejected"],
  [/^-32602 Invalid chainId: \d+$/, "InvalidParams"],
  [/^-32602 Invalid (?:input: The RLP|data format).*$/, "InvalidParams of transactions, else InternalError"],
  [/^-32602 State override is not allowed$/, "CallRejected"],
  [/^-32011 Execution has got timeout out\.$/, "LimitExceeded timeout"],
  [/^-32011 Response size limit of \d+ bytes exceeded$/, "LimitExceeded too_large"],
  [/^-32012 Cannot query more than \d+ blocks at once$/, "LimitExceeded too_many_blocks"],
  [/^-32012 Filter returned more than \d+ logs\.$/, "LimitExceeded too_many_logs"],
  // What no valid call meets: malformed params, and server exceptions that RSKj doesn't explain.
  [
    /^-32602 (?:Invalid|invalid|Unsupported|method parameters|Number values|Cannot specify|Parameter must|index is|blockHash is)/,
    "InternalError",
  ],
  [/^-32603 Internal server error$/, "InternalError"],
  [/^-32099 Unexpected error$|^-32700 JSON parse error$/, "InternalError"],
];

const recordedErrors = [...loadRegtest(), ...loadExchanges("regtest/limits")].filter(
  ({ request, response }) => Object.hasOwn(methods, request.method) && response.error !== undefined,
);

it("has a row for every error that RSKj was seen to give", () => {
  const seen = new Set<string>();
  for (const exchange of recordedErrors) {
    const kind = kindOf(exchange);
    seen.add(kind);
    expect({ name: exchange.name, became: translated(exchange) }).toEqual({
      name: exchange.name,
      became: expectedName(kind, exchange),
    });
  }
  expect(recordedErrors.length).toBeGreaterThan(400);
  expect([...seen].sort()).toEqual([...new Set(recordedKinds.map(([, kind]) => kind))].sort());
});

/** What Solidity reverts with for `revert(text)`. */
function revertBytes(text: string): string {
  const bytes = Buffer.from(text).toString("hex");
  return `0x08c379a0${word(32)}${word(bytes.length / 2)}${bytes.padEnd(Math.ceil(bytes.length / 64) * 64, "0")}`;
}

describe("a revert", () => {
  const reason = `0x08c379a0${word(32)}${word(5)}${Buffer.from("no €").toString("hex").padEnd(64, "0")}`;

  it.each([
    [
      "RSKj's",
      {
        code: -32015,
        message: "VM Exception while processing transaction: revert other",
        data: reason.replace(word(5), word(6)),
      },
      "no €",
    ],
    [
      "geth's",
      { code: 3, message: "execution reverted: no", data: `0x08c379a0${word(32)}${word(2)}${"6e6f".padEnd(64, "0")}` },
      "no",
    ],
    ["older geth's", { code: -32000, message: "execution reverted: because" }, "because"],
    [
      "RSKj's without bytes",
      { code: -32015, message: "VM Exception while processing transaction: revert because" },
      "because",
    ],
    [
      "OpenEthereum's",
      { code: -32015, message: "VM execution error.", data: `Reverted 0x4e487b71${word(17)}` },
      "panic 0x11: arithmetic overflow or underflow",
    ],
    [
      "one with an unknown panic",
      { code: 3, message: "execution reverted", data: `0x4e487b71${word(255)}` },
      "panic 0xff",
    ],
  ])("gives its reason: %s", (_, error, expected) => {
    expect(failure(error)).toMatchObject({ code: 3, message: `execution reverted: ${expected}` });
  });

  it.each([
    [
      "of the node's own text",
      { code: -32000, message: `execution reverted: ask http://10.0.0.7:8545/admin for /etc/node.conf\n\tat org.Main` },
      "ask for",
    ],
    ["of a contract's text", { code: 3, message: "", data: revertBytes("one\0line\n\u202Eonly ") }, "one line only"],
    ["of a long one", { code: 3, message: "", data: revertBytes("x".repeat(501)) }, `${"x".repeat(499)}…`],
    ["of one that is just not too long", { code: 3, message: "", data: revertBytes("x".repeat(500)) }, "x".repeat(500)],
  ])("gives a line that is fit to be read: %s", (_, error, expected) => {
    expect(failure(error)).toMatchObject({ code: 3, message: `execution reverted: ${expected}` });
  });

  it.each([
    ["a custom error", "0x2202f1fa"],
    ["a string that is longer than its bytes", `0x08c379a0${word(32)}${word(500)}00`],
    ["a string that begins nowhere", `0x08c379a0${"f".repeat(64)}`],
    ["half a panic", "0x4e487b7100"],
    ["nothing", "0x"],
  ])("has no reason in %s, and its bytes as data", (_, data) => {
    const error = failure({
      code: -32015,
      message: "VM Exception while processing transaction: transaction reverted",
      data,
    });

    expect(error).toMatchObject({ code: 3, message: "execution reverted", data });
  });
});

describe("errors of geth and its kin", () => {
  it.each<[MethodName, NodeError, object]>([
    [
      "eth_call",
      {
        code: -32000,
        message:
          "insufficient funds for gas * price + value: address 0xcd2a3D9f938e13cd947ec05abc7fe734df8dd826 have 0 want 5",
      },
      { code: -32000, message: "insufficient funds for gas * price + value: have 0 want 5" },
    ],
    [
      "eth_estimateGas",
      { code: -32000, message: "gas required exceeds allowance (21000)" },
      { code: -32000, message: "gas required exceeds allowance (21000)" },
    ],
    ["eth_call", { code: -32000, message: "header not found" }, { code: -32602, message: "block 0x5 not found" }],
    [
      "eth_getBalance",
      { code: -32000, message: "header for hash not found" },
      { code: -32602, message: "block 0x5 not found" },
    ],
    ["eth_getBalance", { code: -39001, message: "Unknown block" }, { code: -32602, message: "block 0x5 not found" }],
    [
      "eth_getBalance",
      { code: -32000, message: "missing trie node 9f5d (path ) state 0x12 is not available" },
      { code: -32000, message: "the node does not keep the state of this block" },
    ],
    [
      "eth_getBalance",
      { code: -32600, message: "State not found for block with hash 0x12" },
      { code: -32000, message: "the node does not keep the state of this block" },
    ],
    [
      "eth_sendRawTransaction",
      { code: -32000, message: "nonce too low: next nonce 5, tx nonce 4" },
      { code: -32010, message: "nonce too low: next nonce 5, tx nonce 4" },
    ],
    ["eth_sendRawTransaction", { code: -32001, message: "nonce too low" }, { code: -32010, message: "nonce too low" }],
    [
      "eth_sendRawTransaction",
      { code: -32003, message: "insufficient funds" },
      { code: -32010, message: "insufficient funds" },
    ],
    [
      "eth_sendRawTransaction",
      { code: -32010, message: "account exceeds quota" },
      { code: -32010, message: "account exceeds quota" },
    ],
    [
      "eth_getLogs",
      { code: -32005, message: "query returned more than 10000 results" },
      { code: -32011, data: { reason: "too_many_logs" } },
    ],
    [
      "eth_getLogs",
      { code: -32602, message: "Log response size exceeded." },
      { code: -32011, data: { reason: "too_many_logs" } },
    ],
    [
      "eth_getLogs",
      { code: -32600, message: "eth_getLogs block range too large, range: 9000, max: 1000" },
      { code: -32011, data: { reason: "too_many_blocks" } },
    ],
    ["eth_getLogs", { code: -32003, message: "response too large" }, { code: -32011, data: { reason: "too_large" } }],
    [
      "eth_call",
      { code: -32000, message: "execution aborted (timeout = 5s)" },
      { code: -32011, data: { reason: "timeout" } },
    ],
    ["eth_getLogs", { code: -32002, message: "request timed out" }, { code: -32011, data: { reason: "timeout" } }],
    [
      "eth_getBalance",
      { code: -32005, message: "daily request count exceeded" },
      { code: -32603, data: { reason: "node_unavailable" } },
    ],
    [
      "eth_getBalance",
      { code: -32601, message: "method not found" },
      { code: -32603, data: { reason: "node_unavailable" } },
    ],
  ])("%s: %j", (method, error, expected) => {
    expect(failure(error, method)).toMatchObject(expected);
  });

  it.each([
    "already known",
    "ALREADY_EXISTS: already known",
    "known transaction: ab12",
    "Transaction with the same hash was already imported.",
  ])("%s: the transaction's hash", (message) => {
    expect(failure({ code: -32000, message }, "eth_sendRawTransaction")).toBe(
      '"0xbc36789e7a1e281436464229828f817d6612f7b477d66591ff96a9e064bcc98a"',
    );
  });

  it("unknown block: no logs", () => {
    expect(failure({ code: -32000, message: "unknown block" }, "eth_getLogs")).toBe("[]");
  });
});

it("lets no text out that is in no row", () => {
  const error = failure(
    { code: -32077, message: "java.lang.NullPointerException at /srv/rskj http://10.0.0.1:4444" },
    "eth_getBalance",
  );

  expect(error).toMatchObject({ code: -32603, message: "Internal error", data: { reason: "internal" } });
  expect(error).toMatchObject({ cause: { message: expect.stringContaining("NullPointerException") } });
});

function failure(error: NodeError, method: MethodName = "eth_call"): unknown {
  const params = method === "eth_sendRawTransaction" ? ["0x00"] : [address, "0x5"];
  try {
    return Buffer.from(translateError(error, { method, params })).toString();
  } catch (thrown) {
    return thrown;
  }
}

function kindOf({ response, name }: Exchange): string {
  const { code, message } = response.error as NodeError;
  const kind = recordedKinds.find(([pattern]) => pattern.test(`${code} ${message}`))?.[1];
  if (!kind) throw new Error(`no kind for ${name}: ${code} ${message}`);
  return kind;
}

function expectedName(kind: string, { request: { method } }: Exchange): string {
  if (kind === "unknown block")
    return /^eth_get(?:BlockTransaction|Uncle)Count/.test(method) ? "null" : "InvalidParams";
  if (kind === "known transaction") return "hash";
  if (kind.startsWith("InvalidParams of"))
    return method === "eth_sendRawTransaction" ? "InvalidParams" : "InternalError";
  return kind;
}

function translated({ request, response }: Exchange): string {
  try {
    const call = { method: request.method as MethodName, params: request.params as unknown[] };
    const text = Buffer.from(translateError(response.error as NodeError, call)).toString();
    return /^"0x[\da-f]{64}"$/.test(text) ? "hash" : text;
  } catch (error) {
    const { errorName, data } = error as { errorName: string; data: { reason?: string } };
    return errorName === "LimitExceeded" ? `${errorName} ${data.reason}` : errorName;
  }
}

/** A number as an ABI word. */
function word(value: number): string {
  return value.toString(16).padStart(64, "0");
}

it("reads no more of an endless text than its beginning, nor keeps more for the log", () => {
  const error = { code: -32603, message: "state ".repeat(100_000) };
  const translate = (): unknown => translateError(error, { method: "eth_gasPrice", params: [] });

  expect(translate).toThrow(
    expect.objectContaining({ cause: expect.objectContaining({ message: expect.stringMatching(/^.{1,1100}$/) }) }),
  );
});
