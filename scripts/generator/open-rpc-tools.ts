import { createRequire } from "node:module";

// Not imported: their types lead to TypeScript sources that don't pass our compiler's settings.
const require = createRequire(import.meta.url);

interface GeneratorOptions {
  openrpcDocument: string;
  components: readonly {
    type: "custom";
    name: string;
    language: "typescript";
    customComponent: string;
    openRPCPath: string;
    outPath: string;
  }[];
}

/** Runs @open-rpc/generator. */
export async function runGenerator(options: GeneratorOptions): Promise<void> {
  const generator = require("@open-rpc/generator") as { default: (options: GeneratorOptions) => Promise<void> };
  await generator.default(options);
}

/** What the OpenRPC meta-schema finds wrong with `document`: nothing, or a message. Changes the document it is given. */
export function checkAgainstMetaSchema(document: unknown): string | undefined {
  const tools = require("@open-rpc/schema-utils-js") as {
    validateOpenRPCDocument: (document: unknown) => true | Error;
  };
  const verdict = tools.validateOpenRPCDocument(document);
  return verdict === true ? undefined : verdict.message;
}
