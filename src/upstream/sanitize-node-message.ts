import { readableLine } from "../rpc/readable-line.js";

const maxLength = 200;

/** Parts of a node's text that callers should not see, in the order of removal. */
const unwanted: readonly RegExp[] = [
  /[\r\n][^]*$/, // a stack trace, or other further lines
  /\s+at [\w$.]+\([^)]*\).*$/, // the same on one line
  /\b[a-z][a-z\d+.-]*:\/\/\S+/gi, // URLs
  /\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b/g, // hosts and ports
  /\b(?:[a-z_]\w*\.){2,}[\w$]+:?/g, // names of Java classes
  /(?<![\w.])(?:[A-Za-z]:)?[\\/][\w.@-]+(?:[\\/][\w.@-]*)*/g, // paths
  /\b(?:(?:for )?(?:address|account) )?0x[\da-f]{40}\b:?/gi, // accounts
];

/** A node's text fit for a caller: on one line, shortened, without addresses, paths and URLs; undefined when nothing is left. */
export function sanitizeNodeMessage(text: string): string | undefined {
  const cleaned = unwanted.reduce((left, pattern) => left.replace(pattern, " "), text);
  const line = readableLine(cleaned.replace(/\s+(?=[,.;:])/g, ""), maxLength);
  return line === "" ? undefined : line;
}
