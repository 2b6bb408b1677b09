/** White space, control characters, and what turns the direction of a text. */
const unreadable = /[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/** A foreign text as one line of a maximum length. */
export function readableLine(text: string, maxLength: number): string {
  const line = text.replaceAll(unreadable, " ").trim();
  return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line;
}
