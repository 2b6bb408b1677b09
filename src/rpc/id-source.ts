/**
 * The source text of the `id` member of each request in a valid JSON body: one entry for a single request, one per element for
 * a batch; undefined where there is none. JSON.parse alone would turn 12345678901234567890 or 1.0 into another number.
 * As with JSON.parse, the last of several `id` members counts.
 */
export function readIdSources(text: string): (string | undefined)[] {
  const start = skipSpace(text, 0);
  if (text[start] !== "[") return [idOfValue(text, start)];
  const sources: (string | undefined)[] = [];
  let at = skipSpace(text, start + 1);
  while (at < text.length && text[at] !== "]") {
    sources.push(idOfValue(text, at));
    at = skipSpace(text, skipValue(text, at));
    if (text[at] === ",") at = skipSpace(text, at + 1);
  }
  return sources;
}

function idOfValue(text: string, start: number): string | undefined {
  if (text[start] !== "{") return undefined;
  let id: string | undefined;
  let at = skipSpace(text, start + 1);
  while (text[at] === '"') {
    const keyEnd = skipString(text, at);
    const key = text.slice(at, keyEnd);
    const valueStart = skipSpace(text, skipSpace(text, keyEnd) + 1);
    const valueEnd = skipValue(text, valueStart);
    if (key === '"id"' || (key.includes("\\") && JSON.parse(key) === "id")) id = text.slice(valueStart, valueEnd);
    at = skipSpace(text, valueEnd);
    if (text[at] === ",") at = skipSpace(text, at + 1);
  }
  return id;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** The position after the string that opens at `start`. */
function skipString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end + 1;
}

function isEscaped(text: string, quote: number): boolean {
  let backslashes = 0;
  while (text[quote - 1 - backslashes] === "\\") backslashes++;
  return backslashes % 2 === 1;
}

/** The position after the value that begins at `start`; nested values are walked without recursion. */
function skipValue(text: string, start: number): number {
  let depth = 0;
  let at = start;
  do {
    const char = text[at];
    if (char === '"') at = skipString(text, at);
    else if (char === "{" || char === "[") {
      depth++;
      at++;
    } else if (char === "}" || char === "]") {
      depth--;
      at++;
    } else if (depth > 0) at++;
    else while (at < text.length && !isScalarEnd(text[at])) at++;
  } while (depth > 0);
  return at;
}

function isScalarEnd(char: string | undefined): boolean {
  return char === "," || char === "}" || char === "]" || isSpace((char ?? " ").charCodeAt(0));
}
