import { banner } from "../banner.js";
import type { Emitter } from "../openrpc-document.js";
import { compileTypes } from "./schema-types.js";

/** types.ts: every component schema as a type, and the params and result of every method. */
export const emitTypes: Emitter = async (document) => ({
  "types.ts": `${banner}${(await compileTypes(document)).declarations}`,
});
