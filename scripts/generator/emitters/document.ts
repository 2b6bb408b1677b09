import { banner } from "../banner.js";
import type { Emitter } from "../openrpc-document.js";

/** document.ts: the document itself, for rpc.discover and GET /openrpc.json. */
export const emitDocument: Emitter = (document) => ({
  "document.ts": `${banner}/** openrpc.json, minified. */
export const documentJson: string =
  ${JSON.stringify(JSON.stringify(document))};
`,
});
