import { createRequire } from "node:module";
import type { OpenRpcDocument, ParsedDocument } from "./openrpc-document.js";

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

/**
 * Runs @open-rpc/generator. Its own components get the document; ours get it as one string, since the generator would put a copy of
 * the schema in the place of each reference, which takes for ever where schemas contain themselves.
 */
export async function runGenerator(configuration: GeneratorConfiguration, document: OpenRpcDocument): Promise<void> {
  const generator = require("@open-rpc/generator") as { default: (options: GeneratorConfiguration) => Promise<void> };
  const { openrpc, info } = document;
  const envelope = { openrpc, info, methods: [], [wholeDocument]: JSON.stringify(document) };
  await generator.default({ ...configuration, openrpcDocument: JSON.stringify(envelope) });
}

/** The member that has the document as a string. */
export const wholeDocument = "x-whole-document";

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

/** What the OpenRPC meta-schema finds wrong with `document`: nothing, or a message. Changes the document it is given. */
export function checkAgainstMetaSchema(document: unknown): string | undefined {
  const verdict = loadSchemaUtils().validateOpenRPCDocument(document);
  return verdict === true ? undefined : verdict.message;
}
