import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { banner } from "../../banner.js";
import { listFiles } from "../../list-files.js";
import type { Emitter, Files } from "../../openrpc-document.js";
import { compilePackage } from "./compile-package.js";
import { printManifest } from "./print-manifest.js";
import { indexModule, printFacts, printViemModule, providerModule } from "./print-modules.js";
import { printReadme } from "./print-readme.js";
import { printTypes } from "./print-types.js";

/** What is the same for every document. Read as it is written: emitters run in the project's folder. */
const runtimeFolder = "scripts/generator/clients/typescript/runtime";

/** A package that can be published as it is, compiled from runtime/ and from what the document says. */
export const emitTypeScriptClient: Emitter = async (document) => {
  const compiled = await compilePackage({
    ...(await readRuntime()),
    "types.ts": await printTypes(document),
    "facts.ts": printFacts(document),
    "index.ts": indexModule,
    "eip1193.ts": providerModule,
    "viem.ts": printViemModule(document),
  });
  const code = Object.entries(compiled).map(([path, text]) => [path, `${banner}${text}`]);
  return {
    ...(Object.fromEntries(code) as Files),
    "package.json": printManifest(document),
    "README.md": printReadme(document),
  };
};

async function readRuntime(): Promise<Files> {
  const files: Files = {};
  for (const path of await listFiles(runtimeFolder))
    files[`runtime/${path}`] = await readFile(join(runtimeFolder, path), "utf8");
  return files;
}
