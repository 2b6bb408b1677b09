import { readFile } from "node:fs/promises";
import { readDocument } from "./front-end/read-document.js";
import { printFindings } from "./lint/print-findings.js";
import { lintDocument } from "./lint-document.js";
import { type GeneratorConfiguration, parseDocument, runGenerator } from "./open-rpc-tools.js";
import type { ParsedDocument } from "./openrpc-document.js";
import { fillDocument } from "./publish-document.js";

/**
 * Checks the document of a configuration, then has @open-rpc/generator make its outputs. Paths begin at the current folder.
 * @throws Error with the document's problems, before anything is written.
 */
export async function generateOutputs(configuration: GeneratorConfiguration): Promise<void> {
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
  await runGenerator(configuration, fillDocument(document));
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

/** Empty for a document that is no file: places have no lines then. */
async function readSource(path: string): Promise<string> {
  return readFile(path, "utf8").catch(() => "");
}
