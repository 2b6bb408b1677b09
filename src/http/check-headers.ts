import type { IncomingHttpHeaders } from "node:http";
import { HttpRefusal } from "./http-refusal.js";

const jsonTypes: ReadonlySet<string> = new Set(["", "application/json", "application/json-rpc"]);

/** The refusal (415) of a body that is compressed or says it is something else than JSON. */
export function findRefusal(headers: IncomingHttpHeaders): HttpRefusal | undefined {
  if (!isJsonType(headers["content-type"] ?? ""))
    return new HttpRefusal(415, "InvalidRequest", "the content type must be application/json");
  const encoding = headers["content-encoding"]?.trim().toLowerCase();
  if (encoding && encoding !== "identity")
    return new HttpRefusal(415, "InvalidRequest", "the body must not be compressed");
  return undefined;
}

/** The type as nearly all send it is found at once; parameters such as the charset don't matter. */
function isJsonType(type: string): boolean {
  return jsonTypes.has(type) || jsonTypes.has((type.split(";", 1)[0] as string).trim().toLowerCase());
}
