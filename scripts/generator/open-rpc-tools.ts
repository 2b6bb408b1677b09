import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { cutCycles } from "./cut-cycles.js";
import { bundleFiles } from "./front-end/bundle-files.js";
import type { OpenRpcDocument, ParsedDocument } from "./openrpc-document.js";
import { loadGenerator, loadSchemaUtils } from "./stock-packages.cjs";

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

/** An output of ours, by its name in outputs.ts, into a folder. */
export function outputInto(name: string, outPath: string): OutputConfiguration {
  const customComponent = "./node_modules/rootgate/dist/generator/component.cjs";
  return { type: "custom", name, language: "typescript", customComponent, openRPCPath: null, outPath };
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
  const { openrpc, info } = document;
  const envelope = { openrpc, info, methods: [], [wholeDocument]: JSON.stringify(document) };
  // By this program's component, also where the configuration's one is not installed yet.
  const customComponent = fileURLToPath(new URL("./component.cjs", import.meta.url));
  const ours = configuration.components.filter(isOurs).map((component) => ({ ...component, customComponent }));
  await runComponents(loadGenerator(), { ...configuration, components: ours }, envelope);
  const others = configuration.components.filter((component) => !isOurs(component));
  if (others.length === 0) return;
  await runComponents(loadProjectGenerator(), { ...configuration, components: others }, cutCycles(document));
}

type Generator = ReturnType<typeof loadGenerator>;

async function runComponents(generator: Generator, configuration: GeneratorConfiguration, document: object) {
  await generator.default({ ...configuration, openrpcDocument: JSON.stringify(document) });
}

/** The package of the project in the current folder: its own components have templates beside them. */
function loadProjectGenerator(): Generator {
  const require = createRequire(join(process.cwd(), "package.json"));
  try {
    return require("@open-rpc/generator") as Generator;
  } catch (cause) {
    const message =
      "the configuration has components of @open-rpc/generator: npm install --save-dev @open-rpc/generator";
    throw new Error(message, { cause });
  }
}

function isOurs({ type, customComponent = "" }: Partial<OutputConfiguration>): boolean {
  return type === "custom" && customComponent.endsWith("generator/component.cjs");
}

/** The member that has the document as a string. */
export const wholeDocument = "x-whole-document";

/** Reads a document from a path, a URL or JSON, with its references, and with the files that it refers to. */
export async function parseDocument(document: string): Promise<ParsedDocument> {
  const isUrl = /^https?:\/\//i.test(document);
  // Downloaded by Node.js: the package's own client is not one that can be bundled.
  const given = isUrl ? await download(document) : document;
  const options = { validate: false, dereference: false };
  const parsed = (await loadSchemaUtils().parseOpenRPCDocument(given, options)) as ParsedDocument;
  return bundleFiles(parsed, isUrl ? document : pathToFileURL(document).href);
}

async function download(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return response.text();
}

/** What the OpenRPC meta-schema finds wrong with `document`: nothing, or a message. Changes the document it is given. */
export function checkAgainstMetaSchema(document: unknown): string | undefined {
  const verdict = loadSchemaUtils().validateOpenRPCDocument(document);
  return verdict === true ? undefined : verdict.message;
}
