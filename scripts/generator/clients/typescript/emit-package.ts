import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { banner } from "../../banner.js";
import { listFiles } from "../../list-files.js";
import type { Emitter, Files, OpenRpcDocument } from "../../openrpc-document.js";
import { sourceFolder } from "../../package-root.js";
import { readModel } from "../model/read-model.js";
import { compilePackage } from "./compile-package.js";
import { documentExamples } from "./document-examples.js";
import { ethereumExamples } from "./ethereum-examples.js";
import { printManifest } from "./print-manifest.js";
import { indexModule, logsModule, printFacts, printViemModule, providerModule, socketModule } from "./print-modules.js";
import { printReadme, type ReadmeExamples } from "./print-readme.js";
import { printShapes } from "./print-shapes.js";
import { hasNotifications, printTypes } from "./print-types.js";

/** What is the same for every document. Read as it is written. */
const runtimeFolder = sourceFolder("clients/runtime/typescript/src");

/** Which modules of the runtime are not for every client: by a path, or the folder of a path. */
const adapterOf: Readonly<Record<string, string>> = {
  "provider.ts": "eip1193.ts",
  "viem-transport.ts": "viem.ts",
  "iterate-logs.ts": "logs.ts",
  socket: "websocket.ts",
};

/** A package that can be published as it is, compiled from runtime/ and from what the document says. */
export const emitTypeScriptClient: Emitter = (document) => emitPackage(document, documentExamples(document), {});

/** The same for a service that has Ethereum's methods: with an EIP-1193 provider and a transport for viem. */
export const emitEthereumClient: Emitter = (document) =>
  emitPackage(document, ethereumExamples(document), {
    "eip1193.ts": providerModule,
    "logs.ts": logsModule,
    "viem.ts": printViemModule(document),
    ...(hasNotifications(document) && { "websocket.ts": socketModule }),
  });

async function emitPackage(document: OpenRpcDocument, examples: ReadmeExamples, adapters: Files): Promise<Files> {
  const model = readModel(document);
  const compiled = await compilePackage({
    ...(await readRuntime(adapters)),
    "types.ts": await printTypes(document, model),
    "facts.ts": printFacts(document),
    "shapes.ts": printShapes(model),
    "index.ts": indexModule,
    ...adapters,
  });
  const code = Object.entries(compiled).map(([path, text]) => [path, `${banner}${text}`]);
  return {
    ...(Object.fromEntries(code) as Files),
    "package.json": printManifest(document, Object.keys(adapters)),
    "README.md": printReadme(document, examples),
  };
}

async function readRuntime(adapters: Files): Promise<Files> {
  const files: Files = {};
  const paths = await listFiles(runtimeFolder);
  const isFor = (adapter: string | undefined) => adapter === undefined || Object.hasOwn(adapters, adapter);
  for (const path of paths.filter((path) => isFor(adapterOf[path.split("/")[0] ?? path])))
    files[`runtime/${path}`] = await readFile(join(runtimeFolder, path), "utf8");
  return files;
}
