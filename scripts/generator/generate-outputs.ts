import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readDocument } from "./front-end/read-document.js";
import { lintDocument } from "./lint-document.js";
import { printFindings } from "./lint/print-findings.js";
import { type GeneratorConfiguration, parseDocument, runGenerator } from "./open-rpc-tools.js";
import type { OpenRpcDocument, ParsedDocument } from "./openrpc-document.js";
import { updateTexts } from "./update-texts.js";

/**
 * Writes changed facts into the texts of the document (of a strict configuration), checks it, then has @open-rpc/generator make its outputs. Paths begin
 * at the current folder.
 * @throws Error with the document's problems, before anything is written.
 */
export async function generateOutputs(configuration: GeneratorConfiguration): Promise<void> {
  if (configuration.strict) await updateDocument(configuration);
  const source = await parseDocument(configuration.openrpcDocument);
  const findings = lintDocument(source, configuration.strict ?? false);
  const text = await readSource(configuration.openrpcDocument);
  const errors = findings.filter(({ severity }) => severity === "error");
  if (errors.length > 0)
    throw new Error(
      `${configuration.openrpcDocument} has ${errors.length} problem(s), nothing was generated:\n${printFindings(errors, text)}`,
    );
  if (findings.length > 0) console.warn(printFindings(findings, text));
  const isPlain = configuration.components.some(({ name }) => name === "handlers");
  const { document } = readDocument(isPlain ? withoutPolicies(source) : source);
  await runGenerator(configuration, document);
}

/** Texts state the facts of the document as it was generated last, which the output `document` has. */
async function updateDocument({ openrpcDocument, components }: GeneratorConfiguration): Promise<void> {
  const output = components.find(({ name }) => name === "document");
  if (!output) return;
  const [literal] = /^ {2}".*"/m.exec(await readSource(join(output.outPath, "document.ts"))) ?? [];
  if (literal === undefined) return;
  const source = await readFile(openrpcDocument, "utf8");
  const updated = updateTexts(source, JSON.parse(JSON.parse(literal) as string) as OpenRpcDocument);
  if (updated !== source) await writeFile(openrpcDocument, updated);
}

/** The services of `rootgate new` have nothing that asks for policies. Clients do: which calls may be sent again. */
function withoutPolicies(document: ParsedDocument): ParsedDocument {
  const methods = document.methods.map((method) => {
    const plain: Partial<typeof method> = { ...method };
    delete plain["x-policy"];
    return plain;
  });
  return { ...document, methods: methods as ParsedDocument["methods"] };
}

/** Reads a configuration file. */
export async function readConfiguration(path: string): Promise<GeneratorConfiguration> {
  return JSON.parse(await readFile(path, "utf8")) as GeneratorConfiguration;
}

/** Empty for what is no file: places of a document at a URL have no lines. */
async function readSource(path: string): Promise<string> {
  return readFile(path, "utf8").catch(() => "");
}
