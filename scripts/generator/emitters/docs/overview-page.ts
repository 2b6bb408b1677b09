import type { OpenRpcDocument } from "../../openrpc-document.js";

import { code, table } from "../markdown.js";

/** The page about the API as a whole: the document's own description, and its servers. */
export function emitOverviewPage({ info, servers = [] }: OpenRpcDocument): string {
  const rows = servers.map(({ name = "", url, summary = "" }) => [name, code(url), summary]);
  // A single one stands in every example.
  const list = rows.length > 1 ? ["## Servers", table(["Server", "URL", "Description"], rows)] : [];
  return ["# JSON-RPC API", info.description ?? "", ...list].filter((part) => part !== "").join("\n\n");
}
