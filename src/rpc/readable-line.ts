/** White space, control characters, and what turns the direction of a text. */
const unreadable = /[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/** A text of somebody else's on one line, in at most so many characters. */
export function readableLine(text: string, maxLength: number): string {
  const line = text.replaceAll(unreadable, " ").trim();
  return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line;
}
