/*
 * The source text of a JSON value's parts. Everything here expects text that JSON.parse takes: only the places are looked for, so
 * that ids can be compared as they were written.
 */

/** The elements of an array, as they were written. */
export function elementsOf(text: string): string[] {
  return splitAtCommas(text).map((part) => part.trim());
}

/** The members of an object: the last value of each name, as it was written. */
export function membersOf(text: string): Map<string, string> {
  const members = new Map<string, string>();
  for (const part of splitAtCommas(text)) {
    const member = part.trim();
    const nameEnd = endOfString(member, 0);
    const colon = member.indexOf(":", nameEnd);
    members.set(JSON.parse(member.slice(0, nameEnd)) as string, member.slice(colon + 1).trim());
  }
  return members;
}

/** What lies between the brackets of `text`, cut at the commas of that level. */
function splitAtCommas(text: string): string[] {
  const whole = text.trim();
  const parts: string[] = [];
  let depth = 0;
  let start = 1;
  for (let at = 0; at < whole.length; at++) {
    const char = whole[at];
    if (char === '"') at = endOfString(whole, at) - 1;
    else if (char === "[" || char === "{") depth++;
    else if (char === "]" || char === "}") depth--;
    else if (char === "," && depth === 1) {
      parts.push(whole.slice(start, at));
      start = at + 1;
    }
  }
  const last = whole.slice(start, -1);
  return parts.length === 0 && last.trim() === "" ? [] : [...parts, last];
}

/** The position after the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; ; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === '"') return at + 1;
  }
}
