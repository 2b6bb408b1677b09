import { createRequire } from "node:module";
import { cutCycles } from "./cut-cycles.js";
import type { OpenRpcDocument, ParsedDocument } from "./openrpc-document.js";

// Not imported: their types lead to TypeScript sources that don't pass our compiler's settings.
const require = createRequire(import.meta.url);

/** One output of ours in the configuration of @open-rpc/generator. */
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
  /** Also outputs of the generator's own, such as `{"type": "client", "language": "rust", …}`. */
  readonly components: readonly OutputConfiguration[];
}

/**
 * Runs @open-rpc/generator. Our components get the document as one string: the generator would put a copy of the schema in the place of
 * each reference, which has no end where schemas contain themselves. Others, such as its own clients, get it with such schemas cut.
 */
export async function runGenerator(configuration: GeneratorConfiguration, document: OpenRpcDocument): Promise<void> {
  const generator = require("@open-rpc/generator") as { default: (options: GeneratorConfiguration) => Promise<void> };
  const { openrpc, info } = document;
  const envelope = { openrpc, info, methods: [], [wholeDocument]: JSON.stringify(document) };
  const run = async (given: object, components: GeneratorConfiguration["components"]): Promise<void> => {
    if (components.length > 0)
      await generator.default({ ...configuration, components, openrpcDocument: JSON.stringify(given) });
  };
  await run(envelope, configuration.components.filter(isOurs));
  await run(
    cutCycles(document),
    configuration.components.filter((component) => !isOurs(component)),
  );
}

function isOurs({ type, customComponent = "" }: Partial<OutputConfiguration>): boolean {
  return type === "custom" && customComponent.endsWith("generator/component.cjs");
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
