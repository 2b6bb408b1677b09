/** What a server does with one request: how its answer looks and comes, what goes wrong with it, and how the connection ends. */
export interface Script {
  readonly status: number;
  /** How long each result is. */
  readonly resultBytes: number;
  readonly framing: "length" | "chunked" | "until-close";
  /** Among how many chunks the body is spread. */
  readonly chunkCount: number;
  /** Whether an interim response comes first. */
  readonly hasInterim: boolean;
  /** Where the answer is cut into pieces. */
  readonly cuts: readonly Cut[];
  readonly fault: Fault | undefined;
  readonly ending: Ending;
  /** How long after the answer its ending comes. */
  readonly endingMs: number;
}

/** A place in the answer, as a share of its length, and how long the server waits there. */
export interface Cut {
  readonly at: number;
  readonly pauseMs: number;
}

/** The answer breaks off at a share of its length; at 0 nothing of it is sent. */
export interface Fault {
  readonly kind: "reset" | "end" | "stall";
  readonly at: number;
}

export type Ending =
  | "keep"
  /** As RSKj does: the connection is closed without a word. */
  | "close"
  | "half-close"
  /** The connection is closed when the next request comes, as if it had crossed the closing on its way. */
  | "cut the next"
  | "say close and close"
  | "say close and linger"
  | "send junk"
  | "answer twice";

/** One call, alone or of a batch. Its first param is a number of its own, which its result is made of. */
export interface AskedCall {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** A short answer without anything peculiar. */
export const plainScript: Script = {
  status: 200,
  resultBytes: 20,
  framing: "length",
  chunkCount: 1,
  hasInterim: false,
  cuts: [],
  fault: undefined,
  ending: "keep",
  endingMs: 0,
};

export function numberOf({ params }: AskedCall): number {
  return Number(params[0]);
}

/** With its quotes. */
const hashLength = 68;

/** The result of call `number`: data, or of a transaction a hash, in which no stretch could be another call's. */
export function resultOf(number: number, method: string, maxLength: number): string {
  const length = method === "eth_sendRawTransaction" ? hashLength : maxLength;
  const unit = `${number}f`;
  return `"0x${unit.repeat(Math.ceil(length / unit.length)).slice(0, length - 4)}"`;
}

/** The body of the answer to `asked`. */
export function bodyOf({ status, resultBytes }: Script, asked: AskedCall | readonly AskedCall[]): string {
  if (status !== 200) return "no";
  const answer = (call: AskedCall): string =>
    `{"jsonrpc":"2.0","id":${call.id},"result":${resultOf(numberOf(call), call.method, resultBytes)}}`;
  return Array.isArray(asked) ? `[${asked.map(answer).join(",")}]` : answer(asked as AskedCall);
}

/** The whole response, head and body. */
export function responseOf(script: Script, body: string): string {
  const { status, framing, hasInterim, ending } = script;
  const interim = hasInterim ? "HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\n" : "";
  const connection = ending.startsWith("say close") ? "Connection: close\r\n" : "";
  const start = `${interim}HTTP/1.1 ${status} Status\r\n${connection}`;
  if (framing === "until-close") return `${start}\r\n${body}`;
  if (framing === "length") return `${start}Content-Length: ${body.length}\r\n\r\n${body}`;
  const size = Math.ceil(body.length / script.chunkCount);
  const chunks = body.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
  const framed = chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`);
  return `${start}Transfer-Encoding: chunked\r\n\r\n${framed.join("")}0\r\n\r\n`;
}

/** Whether the answer tells, in whatever way, that the connection ends with it. */
export function isLastAnswer({ framing, ending }: Script): boolean {
  return framing === "until-close" || ending.startsWith("say close");
}
