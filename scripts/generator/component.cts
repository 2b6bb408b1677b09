// The component that @open-rpc/generator runs for each output of its configuration. It loads components with require(), hence CommonJS.
import type { ParsedDocument } from "./openrpc-document.js" with { "resolution-mode": "import" };

/** `folder` is the output's `outPath`; the document is the one that the generator has parsed, checked and dereferenced. */
async function write(folder: string, _source: unknown, { name }: { name: string }, document: ParsedDocument) {
  const { writeOutput } = await import("./write-output.js");
  await writeOutput({ name, folder }, document);
}

export = {
  staticPath: () => undefined,
  hooks: { templateFiles: { typescript: [] }, afterCompileTemplate: [write] },
};
