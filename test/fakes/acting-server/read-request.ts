import type { AskedCall } from "./script.js";

/** What a client asks in one HTTP request. */
export interface Request {
  readonly body: string;
  readonly asked: AskedCall | readonly AskedCall[];
  /** Of head and body. */
  readonly length: number;
}

/** The request that `text` begins with; undefined when it isn't whole yet. */
export function readRequest(text: string): Request | undefined {
  const [head, bodyLength] = /^POST [^]*?\r\ncontent-length: (\d+)\r\n\r\n/.exec(text) ?? [];
  if (head === undefined) return undefined;
  const length = head.length + Number(bodyLength);
  if (text.length < length) return undefined;
  const body = text.slice(head.length, length);
  return { body, asked: JSON.parse(body) as Request["asked"], length };
}
