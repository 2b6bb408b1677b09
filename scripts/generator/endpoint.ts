import type { OpenRpcDocument } from "./openrpc-document.js";

/** The URL of the document's first server, with its variables' defaults filled in. */
export function endpointOf({ servers = [] }: Pick<OpenRpcDocument, "servers">): string {
  const { url = "http://localhost", variables = {} } = servers[0] ?? {};
  return Object.entries(variables).reduce(
    (text, [name, variable]) => text.replaceAll(`\${${name}}`, variable.default),
    url,
  );
}
