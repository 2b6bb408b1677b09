import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { banner } from "../../banner.js";
import { listFiles } from "../../list-files.js";
import type { Emitter, Files, OpenRpcDocument } from "../../openrpc-document.js";
import { sourceFolder } from "../../package-root.js";
import type { ClientModel } from "../model/client-model.js";
import { readModel } from "../model/read-model.js";
import { modulePathOf, packageNameOf } from "./go-names.js";
import { GoTypes } from "./go-types.js";
import { printErrors } from "./print-errors.js";
import { printFacts } from "./print-facts.js";
import { logsFile } from "./print-logs.js";
import { printMethods, printSubscriptions } from "./print-methods.js";
import { printReadme } from "./print-readme.js";
import { printTypes } from "./print-types.js";

/** What is the same for every document. Read as it is written. */
const runtimeFolder = sourceFolder("clients/runtime/go");
/** Those of an example in the runtime, in whose place the document's come. */
const factsFile = "facts.go";

/** A module with the package of a client: of runtime/ and of what the document says. */
export const emitGoClient: Emitter = (document) => emitPackage(document, {});

/** The same for a service that has Ethereum's methods: with an iterator of logs. */
export const emitEthereumGoClient: Emitter = (document) => emitPackage(document, { "logs.go": logsFile });

async function emitPackage(document: OpenRpcDocument, others: Files): Promise<Files> {
  const model = readModel(document);
  const types = new GoTypes(model.types);
  const hasEvents = model.notifications.length > 0;
  const printed: Files = {
    "error_kinds.go": printErrors(model, types),
    [factsFile]: printFacts(model, document["x-limits"]?.["maxResponseBytes"] ?? 67_108_864),
    "methods.go": printMethods(model, types),
    "types.go": printTypes(model, types),
    ...(hasEvents && { "subscriptions.go": printSubscriptions(model, types) }),
    ...others,
  };
  const name = packageNameOf(model.title);
  const files: Files = {
    "README.md": printReadme(document, model),
    "go.mod": printModule(model, await readRuntime("go.mod"), hasEvents),
    ...(hasEvents && { "go.sum": await readRuntime("go.sum") }),
  };
  for (const [path, text] of Object.entries(printed)) files[path] = `${banner}${withImports(name, text).trimEnd()}\n`;
  for (const path of await listFiles(runtimeFolder)) {
    if (!isCopied(path, hasEvents)) continue;
    files[path] = banner + (await readRuntime(path)).replaceAll("rootgate", name);
  }
  return files;
}

/** Whether a file of the runtime belongs to a client. Subscriptions are in `socket_*.go`. */
function isCopied(path: string, hasEvents: boolean): boolean {
  if (!path.endsWith(".go") || path.endsWith("_test.go") || path === factsFile) return false;
  return hasEvents || !path.startsWith("socket_");
}

function readRuntime(path: string): Promise<string> {
  return readFile(join(runtimeFolder, path), "utf8");
}

/** The runtime's, under the client's name. Only subscriptions need another module. */
function printModule({ title }: ClientModel, runtime: string, hasEvents: boolean): string {
  const named = runtime.replace(/^module .*$/m, `module ${modulePathOf(title)}`);
  return banner + (hasEvents ? named : named.replace(/\nrequire .*\n/, ""));
}

/** Packages by what shows that they are used. */
const packages: readonly (readonly [string, RegExp])[] = [
  ["context", /\bcontext\./],
  ["encoding/json", /\bjson\./],
  ["errors", /\berrors\.(?:New|As)/],
  ["iter", /\biter\./],
  ["math/big", /\bbig\./],
  ["time", /\btime\./],
];

function withImports(name: string, text: string): string {
  const code = text.replaceAll(/\/\/.*$/gm, "");
  const imports = packages.filter(([, use]) => use.test(code)).map(([path]) => `\t"${path}"\n`);
  return `package ${name}\n\n${imports.length === 0 ? "" : `import (\n${imports.join("")})\n\n`}${text}`;
}
