/** What makes a JSON text long to parse. */
export interface TextMeasure {
  /** Levels of arrays and objects. */
  readonly depth: number;
  /** Commas and opening brackets outside of strings, in the element that has most: its values, where none is empty. */
  readonly values: number;
  /** Opening brackets outside of strings, in the element that has most; the first one's have that of a batch with them. */
  readonly arraysAndObjects: number;
  /** Colons outside of strings, in the element that has most. */
  readonly members: number;
  /** Elements of the array that the text is; 1 for all else. */
  readonly elements: number;
}

/** Measures any text, JSON or not: strings are skipped as JSON has them. */
export function measureText(text: string): TextMeasure {
  const isArray = /^[ \t\r\n]*\[/.test(text);
  const most = { depth: 0, values: 0, arraysAndObjects: 0, members: 0, elements: 1 };
  let [depth, values, arraysAndObjects, members] = [0, 0, 0, 0];
  for (const [token] of text.matchAll(structure)) {
    if (token === "," && isArray && depth === 1) {
      [values, arraysAndObjects, members] = [0, 0, 0];
      most.elements++;
    } else if (token === "," || token === "[" || token === "{") values++;
    else if (token === ":") members++;
    if (token === "[" || token === "{") [depth, arraysAndObjects] = [depth + 1, arraysAndObjects + 1];
    else if (token === "]" || token === "}") depth--;
    most.depth = Math.max(most.depth, depth);
    most.values = Math.max(most.values, values);
    most.arraysAndObjects = Math.max(most.arraysAndObjects, arraysAndObjects);
    most.members = Math.max(most.members, members);
  }
  return most;
}

/** A string, which has no part in the structure, closed or not; or a byte of it. */
const structure = /"[^"\\]*(?:\\[^][^"\\]*)*"?|[[\]{},:]/g;
