import { randomInt } from "node:crypto";

/** One thing that a caller does; resolves to what came of it: an HTTP status, or a JSON-RPC error code, or "ok". */
export type SoakCall = (url: string) => Promise<string>;

const headers = { "content-type": "application/json" };
const contract = `0x${"10".repeat(19)}01`;

async function post(url: string, body: string, signal?: AbortSignal): Promise<string> {
  const response = await fetch(url, { method: "POST", headers, body, ...(signal && { signal }) });
  const text = await response.text();
  if (response.status !== 200) return `HTTP ${response.status}`;
  const [, code] = /"error":\{"code":(-?\d+)/.exec(text) ?? [];
  return code === "-32603" ? (/"reason":"\w+"/.exec(text)?.[0] ?? code) : (code ?? "ok");
}

function request(method: string, params: readonly unknown[]): string {
  return JSON.stringify({ jsonrpc: "2.0", id: randomInt(1e9), method, params });
}

const address = (): string =>
  `0x${randomInt(2 ** 40)
    .toString(16)
    .padStart(40, "0")}`;
const height = (): string => `0x${randomInt(300).toString(16)}`;

const call =
  (make: () => string): SoakCall =>
  (url) =>
    post(url, make());

/** Large answers that are not waited for: the caller leaves half-way. */
const leave: SoakCall = async (url) => {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), randomInt(30));
  try {
    return await post(url, logs(), stop.signal);
  } catch {
    return "left";
  }
};

const logs = (): string => request("eth_getLogs", [{ fromBlock: "0x1", toBlock: "latest", address: contract }]);
const read = (): string => request("eth_getBalance", [address(), "latest"]);

/** What is done how often. */
export const soakCalls: readonly (readonly [weight: number, SoakCall])[] = [
  [20, call(() => request("eth_call", [{ to: contract, data: "0x01" }, "latest"]))],
  [15, call(read)],
  [10, call(() => request("eth_getBlockByNumber", [height(), true]))],
  [10, call(() => request("eth_getBlockByNumber", ["latest", false]))],
  [10, call(() => request("eth_blockNumber", []))],
  [5, call(() => request("eth_getTransactionCount", [address(), "pending"]))],
  [5, call(() => request("eth_estimateGas", [{ from: address(), to: contract, value: "0x1" }]))],
  [3, call(logs)],
  [2, leave],
  [5, call(() => `[${Array.from({ length: 20 }, read).join(",")}]`)],
  [5, call(() => request("eth_getBalance", ["0x12", "latest"]))],
  [2, call(() => '{"jsonrpc":"2.0",')],
  [5, (url) => post(new URL("/rg_test_unknown", url).href, read())],
  [2, (url) => post(url, request("eth_nothing", []))],
];
