// The component that @open-rpc/generator runs. It loads components with require(), hence CommonJS.
import fs = require("node:fs/promises");
import path = require("node:path");

import type { OpenRpcDocument } from "./openrpc-document.js" with { "resolution-mode": "import" };

/**
 * Writes every emitter's files into the generator's output folder. The generator hands a component the dereferenced document,
 * but names live in references: so generate.ts has it put the document there as written, too.
 */
async function writeFiles(folder: string): Promise<void> {
  const { emitFiles } = await import("./emit-files.js");
  const document = JSON.parse(await fs.readFile(path.join(folder, "openrpc.json"), "utf8")) as OpenRpcDocument;
  for (const [name, text] of Object.entries(await emitFiles(document))) {
    const target = path.join(folder, name);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(target, text);
  }
}

export = {
  staticPath: () => undefined,
  hooks: { templateFiles: { typescript: [] }, afterCompileTemplate: [writeFiles] },
};
