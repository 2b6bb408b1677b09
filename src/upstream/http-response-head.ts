/** What the head of an HTTP/1 response says of the rest. */
export interface ResponseHead {
  readonly status: number;
  /** How the body's end is found: `none` has no body, `sized` has `length` bytes. */
  readonly framing: "none" | "sized" | "chunked" | "until-close";
  readonly length: number;
  /** Whether the connection can carry another request afterwards. */
  readonly doesKeepAlive: boolean;
}

const fieldLine = "[!#$%&'*+\\-.^_`|~\\dA-Za-z]+:[\\t -~\\x80-\\xff]*";

/** The whole of a head, without the empty line after it (RFC 9112, sections 4 and 5). */
const headPattern = new RegExp(`^HTTP/1\\.([01]) ([1-9]\\d\\d)(?: [\\t -~\\x80-\\xff]*)?(?:\\r\\n${fieldLine})*$`);
const fieldPattern = new RegExp(`^${fieldLine}$`);
const framingFields =
  /\r\n(?:content-length:([^\r]*)|transfer-encoding:([^\r]*)|(?:proxy-)?connection:([^\r]*)|content-encoding:([^\r]*))/gi;
const closePattern = /,[\t ]*close[\t ]*(?:,|$)/i;
const keepAlivePattern = /,[\t ]*keep-alive[\t ]*(?:,|$)/i;

const noContent = 204;
const notModified = 304;

/**
 * Parses a response's head, given as Latin-1 text. Throws an Error if it is malformed or ambiguous: a lenient parser might take part of
 * one response for the next one's (RFC 9112, section 6.3).
 */
export function readResponseHead(text: string): ResponseHead {
  const [, minorVersion, code] = headPattern.exec(text) ?? [];
  if (code === undefined) throw new Error("not an HTTP response");
  const isPersistent = minorVersion === "1";
  const { length, isChunked, connection } = readFields(text);
  if (isChunked && (length !== undefined || !isPersistent))
    throw new Error("a transfer encoding that is not allowed here");
  const status = Number(code);
  const isEmpty = status < 200 || status === noContent || status === notModified;
  if (isEmpty && (isChunked || (length ?? 0) > 0)) throw new Error("a body where there is none");
  const isClosing = closePattern.test(connection);
  if (status < 200 && isClosing) throw new Error("an interim response that closes the connection");
  const framing = isChunked ? "chunked" : length !== undefined ? "sized" : "until-close";
  const isOpen = !isClosing && (isPersistent || keepAlivePattern.test(connection));
  return {
    status,
    framing: isEmpty || length === 0 ? "none" : framing,
    length: length ?? 0,
    doesKeepAlive: isOpen && (isEmpty || framing !== "until-close"),
  };
}

/** Whether a line is one of a trailer. None there may tell how the body ends, which was known before. */
export function isTrailerLine(line: string): boolean {
  return fieldPattern.test(line) && !/^(?:content-length|transfer-encoding):/i.test(line);
}

interface Fields {
  readonly length: number | undefined;
  readonly isChunked: boolean;
  /** The options of all Connection fields, a comma before each. */
  readonly connection: string;
}

function readFields(head: string): Fields {
  let length: number | undefined;
  let isChunked = false;
  let connection = "";
  framingFields.lastIndex = 0;
  for (let field = framingFields.exec(head); field; field = framingFields.exec(head)) {
    const [, lengthText, encoding, option, contentEncoding] = field;
    if (lengthText !== undefined) {
      if (length !== undefined || !/^[\t ]*\d{1,15}[\t ]*$/.test(lengthText))
        throw new Error("a content length that is no number");
      length = Number(lengthText);
    } else if (encoding !== undefined) {
      // Node's parser does not know it with a tab behind it.
      if (isChunked || !/^[\t ]*chunked *$/i.test(encoding))
        throw new Error("a transfer encoding that was not asked for");
      isChunked = true;
    } else if (contentEncoding !== undefined) {
      if (!/^[\t ]*(?:identity[\t ]*)?$/i.test(contentEncoding))
        throw new Error(`a content encoding that was not asked for: ${contentEncoding.trim().slice(0, 32)}`);
    } else connection += `,${option}`;
  }
  return { length, isChunked, connection };
}
