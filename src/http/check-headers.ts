import type { IncomingHttpHeaders } from "node:http";
import { HttpRefusal } from "./http-refusal.js";

const jsonTypes = new Set(["", "application/json", "application/json-rpc"]);

/** Refuses (415) a body that is compressed or says it is something else than JSON. */
export function checkHeaders(headers: IncomingHttpHeaders): void {
  const type = (headers["content-type"] ?? "").split(";", 1)[0] as string;
  if (!jsonTypes.has(type.trim().toLowerCase()))
    throw new HttpRefusal(415, "InvalidRequest", "the content type must be application/json");
  const encoding = headers["content-encoding"]?.trim().toLowerCase();
  if (encoding && encoding !== "identity")
    throw new HttpRefusal(415, "InvalidRequest", "the body must not be compressed");
}
