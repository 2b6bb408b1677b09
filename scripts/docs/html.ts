/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Html[];

/** HTML with its values escaped, but for those that are HTML. */
export function html(strings: TemplateStringsArray, ...values: readonly Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + printPart(values[index - 1] ?? "") + string));
}

function printPart(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === "object") return part.map(({ text }) => text).join("");
  return escapeHtml(String(part));
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it stands in an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** A text in which a long name such as eth_getBlockTransactionCountByHash may be broken between its words. */
export function breakable(text: string): Html {
  return new Html(escapeHtml(text).replaceAll(/(?<=[a-z])(?=[A-Z])/g, "<wbr>"));
}
