import type { IncomingHttpHeaders } from "node:http";
import { readKeyText } from "../rpc-path.js";

/** The head of a plain request. What stands around the digits of its content length tells whether another head says the same. */
export interface PlainHead {
  readonly keyText: string;
  /** As node:http gives them, without the content length. */
  readonly headers: Readonly<IncomingHttpHeaders>;
  readonly beforeLength: string;
  readonly afterLength: string;
}

/** Longer heads, and those with more headers, are left to node:http. */
export const maxHeadBytes = 2_048;
export const maxHeaders = 32;

const requestLine = /^POST (\/[\w-]{1,256}) HTTP\/1\.1$/;

/** A name without an underscore, one space, and a visible value without spaces around it. */
const headerLine = /^([A-Za-z][A-Za-z0-9-]*): ([\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?)$/;

const decimal = /^[1-9]\d{0,6}$/;

/** Headers about the connection or the framing, and the one that node:http keeps in an array. */
const special: ReadonlySet<string> = new Set([
  "connection",
  "proxy-connection",
  "keep-alive",
  "transfer-encoding",
  "te",
  "trailer",
  "upgrade",
  "expect",
  "set-cookie",
]);

/**
 * Reads a request's head, with the empty line at its end, if it is plain: `POST`, one segment, HTTP/1.1, each header once and in the
 * usual form, one decimal content length. Undefined for all others, including requests that node:http accepts (RFC 9112).
 */
export function readPlainHead(text: string): PlainHead | undefined {
  const lines = text.split("\r\n");
  const url = requestLine.exec(lines[0] as string)?.[1];
  const keyText = url && readKeyText(url, "POST");
  // Two empty strings follow the last line.
  if (!keyText || lines.length > maxHeaders + 3) return undefined;
  const headers: IncomingHttpHeaders = {};
  let at = (lines[0] as string).length + 2;
  let lengthAt: { readonly start: number; readonly end: number } | undefined;
  for (const line of lines.slice(1, -2)) {
    const [, rawName, value] = headerLine.exec(line) ?? [];
    if (rawName === undefined || value === undefined) return undefined;
    const name = rawName.toLowerCase();
    if (name === "content-length") {
      if (lengthAt || !decimal.test(value)) return undefined;
      lengthAt = { start: at + line.length - value.length, end: at + line.length };
    } else if (!isPlain(name, value) || name in headers) return undefined;
    else headers[name] = value;
    at += line.length + 2;
  }
  if (!lengthAt || headers.host === undefined) return undefined;
  return { keyText, headers, beforeLength: text.slice(0, lengthAt.start), afterLength: text.slice(lengthAt.end) };
}

function isPlain(name: string, value: string): boolean {
  return !special.has(name) || (name === "connection" && value.toLowerCase() === "keep-alive");
}
