import type { IncomingHttpHeaders } from "node:http";
import { HttpRefusal } from "./http-refusal.js";

const jsonTypes: ReadonlySet<string> = new Set(["", "application/json", "application/json-rpc"]);

/** Refuses (415) a body that is compressed or says it is something else than JSON. */
export function checkHeaders(headers: IncomingHttpHeaders): void {
  if (!isJsonType(headers["content-type"] ?? ""))
    throw new HttpRefusal(415, "InvalidRequest", "the content type must be application/json");
  const encoding = headers["content-encoding"]?.trim().toLowerCase();
  if (encoding && encoding !== "identity")
    throw new HttpRefusal(415, "InvalidRequest", "the body must not be compressed");
}

/** The type as nearly all send it is found at once; parameters such as the charset don't matter. */
function isJsonType(type: string): boolean {
  return jsonTypes.has(type) || jsonTypes.has((type.split(";", 1)[0] as string).trim().toLowerCase());
}
