import { createRequire } from "node:module";
import type { ParsedDocument } from "./openrpc-document.js";

// Not imported: their types lead to TypeScript sources that don't pass our compiler's settings.
const require = createRequire(import.meta.url);

/** One output in the configuration of @open-rpc/generator. */
export interface OutputConfiguration {
  readonly type: "custom";
  /** Which output: a name in outputs.ts. */
  readonly name: string;
  readonly language: "typescript";
  readonly customComponent: string;
  readonly openRPCPath: null;
  /** The folder of its files. */
  readonly outPath: string;
}

/** The configuration file of @open-rpc/generator. */
export interface GeneratorConfiguration {
  /** A path, a URL or JSON. */
  readonly openrpcDocument: string;
  /** Ours: whether the document must say all that a service needs, policies among it. */
  readonly strict?: boolean;
  readonly components: readonly OutputConfiguration[];
}

/** Runs @open-rpc/generator. */
export async function runGenerator(configuration: GeneratorConfiguration): Promise<void> {
  const generator = require("@open-rpc/generator") as { default: (options: GeneratorConfiguration) => Promise<void> };
  await generator.default(configuration);
}

interface SchemaUtils {
  readonly parseOpenRPCDocument: (
    document: string,
    options?: { readonly validate?: boolean; readonly dereference?: boolean },
  ) => Promise<unknown>;
  readonly validateOpenRPCDocument: (document: unknown) => true | Error;
}

const loadSchemaUtils = () => require("@open-rpc/schema-utils-js") as SchemaUtils;

/** Reads a document from a path, a URL or JSON, references and all. */
export async function parseDocument(document: string): Promise<ParsedDocument> {
  return (await loadSchemaUtils().parseOpenRPCDocument(document, {
    validate: false,
    dereference: false,
  })) as ParsedDocument;
}

/** The document as @open-rpc/generator gives it to its components. Never ends on a schema that contains itself. */
export async function dereferenceDocument(document: ParsedDocument): Promise<ParsedDocument> {
  return (await loadSchemaUtils().parseOpenRPCDocument(JSON.stringify(document))) as ParsedDocument;
}

/** What the OpenRPC meta-schema finds wrong with `document`: nothing, or a message. Changes the document it is given. */
export function checkAgainstMetaSchema(document: unknown): string | undefined {
  const verdict = loadSchemaUtils().validateOpenRPCDocument(document);
  return verdict === true ? undefined : verdict.message;
}
