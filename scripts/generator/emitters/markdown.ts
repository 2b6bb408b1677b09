import type { Schema } from "../openrpc-document.js";
import { componentName } from "../resolve-reference.js";

/** A table; cells may hold Markdown, their line breaks and pipes are made safe here. */
export function table(columns: string[], rows: string[][]): string {
  return [columns, columns.map(() => "---"), ...rows].map(tableRow).join("\n");
}

function tableRow(cells: string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll(/\s*\n\s*/g, " ").replaceAll("|", "\\|")).join(" | ")} |`;
}

/** A block of code. */
export function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

/** Text as code in a sentence. */
export function code(text: string): string {
  return `\`${text}\``;
}

/** A link to a page of the same folder, or with `#` to a heading of it. */
export function linkToPage(target: string, text: string): string {
  const [page = "", heading] = target.split("#");
  return `[${text}](${page}.md${heading === undefined ? "" : `#${headingId(heading)}`})`;
}

/** The anchor of a heading, as GitHub makes it. */
export function headingId(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, "")
    .replaceAll(" ", "-");
}

/** A schema's type as readers see it: components linked, the rest in words. */
export function describeType(schema: Schema): string {
  if (schema.$ref !== undefined) {
    const name = componentName(schema.$ref);
    return linkToPage(`objects#${name}`, code(name));
  }
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.map(describeType).join(" or ");
  if (schema.enum) return schema.enum.map((value) => code(JSON.stringify(value))).join(" or ");
  const { items } = schema;
  if (schema.type === "array" && Array.isArray(items)) return `list [${items.map(describeType).join(", ")}]`;
  if (schema.type === "array" && items) return `list of ${describeType(items as Schema)}`;
  return [schema.type ?? "any"].flat().join(" or ");
}
