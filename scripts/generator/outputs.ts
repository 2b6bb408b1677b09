import { emitEthereumGoClient, emitGoClient } from "./clients/go/emit-package.js";
import { emitEthereumPythonClient, emitPythonClient } from "./clients/python/emit-package.js";
import { emitEthereumClient, emitTypeScriptClient } from "./clients/typescript/emit-package.js";
import { emitAbsentMethods } from "./emitters/absent-methods.js";
import { emitDocs } from "./emitters/docs/docs.js";
import { emitDocument } from "./emitters/document.js";
import { emitErrorMeanings } from "./emitters/error-meanings.js";
import { emitErrors } from "./emitters/errors.js";
import { emitExamples } from "./emitters/examples.js";
import { emitHandlers } from "./emitters/handlers.js";
import { emitLimits } from "./emitters/limits.js";
import { emitMethods } from "./emitters/methods.js";
import { emitParts } from "./emitters/parts.js";
import { emitStubs } from "./emitters/stubs.js";
import { emitTypes } from "./emitters/types.js";
import { emitValidators } from "./emitters/validators.js";
import type { Emitter } from "./openrpc-document.js";

/** What a configuration can ask for, by name. `methods` imports its neighbours `types`, `errors`, `validators` and, where the document has policies, `parts`. */
export const outputs: Readonly<Record<string, Emitter>> = {
  types: emitTypes,
  validators: emitValidators,
  methods: emitMethods,
  errors: emitErrors,
  "error-meanings": emitErrorMeanings,
  limits: emitLimits,
  parts: emitParts,
  "absent-methods": emitAbsentMethods,
  document: emitDocument,
  docs: emitDocs,
  "typescript-client": emitTypeScriptClient,
  "ethereum-typescript-client": emitEthereumClient,
  "go-client": emitGoClient,
  "ethereum-go-client": emitEthereumGoClient,
  "python-client": emitPythonClient,
  "ethereum-python-client": emitEthereumPythonClient,
  examples: emitExamples,
  handlers: emitHandlers,
  stubs: emitStubs,
};
