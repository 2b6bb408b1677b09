import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../../list-files.js";
import type { Emitter, Files, OpenRpcDocument } from "../../openrpc-document.js";
import { sourceFolder } from "../../package-root.js";
import type { ClientModel } from "../model/client-model.js";
import { readModel } from "../model/read-model.js";
import { printCodecs } from "./print-codecs.js";
import { printErrors, rootError } from "./print-errors.js";
import { printFacts } from "./print-facts.js";
import { logsModule } from "./print-logs.js";
import { packageName, printManifest } from "./print-manifest.js";
import { printMethods } from "./print-methods.js";
import { printAsyncClient, printBatches, printClient, printIndex } from "./print-modules.js";
import { documentExamples, ethereumExamples, printReadme, type ReadmeExamples } from "./print-readme.js";
import { printTypes } from "./print-types.js";
import { tidyImports } from "./tidy-imports.js";

/** What is the same for every document. Read as it is written. */
const runtimeFolder = sourceFolder("clients/runtime/python/rootgate_runtime");

const banner = "# Generated from openrpc.json by `npm run generate`. Do not edit.\n";

/** A package that can be published as it is. */
export const emitPythonClient: Emitter = (document) => emitPackage(document, documentExamples, {});

/** The same for a service that has Ethereum's methods: with examples of them in its README, and an iterator of logs. */
export const emitEthereumPythonClient: Emitter = (document) =>
  emitPackage(document, ethereumExamples, { "logs.py": logsModule });

async function emitPackage(
  document: OpenRpcDocument,
  examples: (model: ClientModel) => ReadmeExamples,
  others: Files,
): Promise<Files> {
  const model = readModel(document);
  const name = packageName(model);
  const modules: Files = {
    "__init__.py": printIndex(model),
    "types.py": printTypes(model),
    "errors.py": printErrors(model),
    "_codecs.py": printCodecs(model),
    "_methods.py": printMethods(model),
    "_facts.py": printFacts(model),
    "_batch.py": printBatches(model),
    "_client.py": printClient(model),
    "_async_client.py": printAsyncClient(model),
    ...others,
    ...(await readRuntime(rootError(model.title))),
    // Its presence says that the package has types.
    "py.typed": "",
  };
  const printed = Object.entries(modules).map(([path, text]) => [
    `${name}/${path}`,
    `${(banner + tidyImports(text)).trimEnd()}\n`,
  ]);
  return {
    ...(Object.fromEntries(printed) as Files),
    "pyproject.toml": banner + printManifest(model),
    "README.md": printReadme(model, { examples: examples(model), document }),
  };
}

/** The error that all others are has the service's name. */
async function readRuntime(root: string): Promise<Files> {
  const files: Files = {};
  for (const path of (await listFiles(runtimeFolder)).filter((path) => path.endsWith(".py")))
    files[`_runtime/${path}`] = (await readFile(join(runtimeFolder, path), "utf8")).replaceAll("RootgateError", root);
  return files;
}
