import type { OpenRpcDocument } from "../../openrpc-document.js";
import { exampleEndpoint } from "./example-endpoint.js";

/** The page about the API as a whole: the document's own description. */
export function emitOverviewPage(document: OpenRpcDocument): string {
  const text = (document.info.description ?? "").replaceAll(declaredEndpoint(document), exampleEndpoint);
  return `# JSON-RPC API\n\n${text}`.trimEnd();
}

/** The first server's URL with its variables' defaults filled in, as the description has it. */
function declaredEndpoint({ servers = [] }: OpenRpcDocument): string {
  const { url = exampleEndpoint, variables = {} } = servers[0] ?? {};
  return Object.entries(variables).reduce(
    (text, [name, variable]) => text.replaceAll(`\${${name}}`, variable.default),
    url,
  );
}
