import type { HttpResponse } from "../wire/http-response.js";

/** A request as bytes, and what its response must be. */
export interface Exchange {
  readonly bytes: Buffer;
  /** What is wrong with a response; undefined if nothing is. */
  readonly check: (response: HttpResponse) => string | undefined;
  /** The response has no body whatever its headers say: the request was HEAD. */
  readonly isBodyless?: boolean;
  /** The connection ends with its response. */
  readonly isLast?: boolean;
}

/** What a request is made of. */
export interface RequestParts {
  readonly verb?: string;
  readonly target: string;
  readonly version?: string;
  readonly headers?: readonly string[];
  readonly body?: Buffer;
}

/** A request's bytes; header lines in Latin-1, as they are, and nothing added but a Host. */
export function writeRequest({ verb = "POST", target, version = "1.1", headers = [], body }: RequestParts): Buffer {
  const lines = [`${verb} ${target} HTTP/${version}`, ...(version === "1.0" ? [] : ["Host: localhost"]), ...headers];
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), body ?? Buffer.alloc(0)]);
}
