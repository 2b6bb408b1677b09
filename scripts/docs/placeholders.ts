import { describeLimit } from "../generator/limit-texts.js";
import type { OpenRpcDocument } from "../generator/openrpc-document.js";

/** A page with its `{{limits.name}}` as the document has them; other placeholders stay, which a test finds. */
export function fillPlaceholders(text: string, { "x-limits": limits = {} }: OpenRpcDocument): string {
  return text.replaceAll(/\{\{limits\.(\w+)\}\}/g, (whole, name: string) =>
    Object.hasOwn(limits, name) ? describeLimit(name, limits[name] as number) : whole,
  );
}
