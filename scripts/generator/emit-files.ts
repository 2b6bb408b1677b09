import { emitTypeScriptClient } from "./clients/typescript/emit-package.js";
import { emitAbsentMethods } from "./emitters/absent-methods.js";
import { emitDocs } from "./emitters/docs/docs.js";
import { emitDocument } from "./emitters/document.js";
import { emitErrorMeanings } from "./emitters/error-meanings.js";
import { emitErrors } from "./emitters/errors.js";
import { emitLimits } from "./emitters/limits.js";
import { emitMethods } from "./emitters/methods.js";
import { emitStubs } from "./emitters/stubs.js";
import { emitTypes } from "./emitters/types.js";
import { emitValidators } from "./emitters/validators.js";
import type { Emitter, Files, OpenRpcDocument } from "./openrpc-document.js";

const emitters: readonly Emitter[] = [
  emitTypes,
  emitValidators,
  emitMethods,
  emitErrors,
  emitErrorMeanings,
  emitLimits,
  emitAbsentMethods,
  emitDocument,
  emitDocs,
  emitTypeScriptClient,
  emitStubs,
];

/** Every file that the document makes, in memory. */
export async function emitFiles(document: OpenRpcDocument): Promise<Files> {
  const files: Files = {};
  for (const emit of emitters) Object.assign(files, await emit(document));
  return files;
}
