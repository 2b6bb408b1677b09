import { readFile } from "node:fs/promises";
import { readDocument } from "./front-end/read-document.js";
import { printFindings } from "./lint/print-findings.js";
import { lintDocument } from "./lint-document.js";
import { type GeneratorConfiguration, parseDocument, runGenerator } from "./open-rpc-tools.js";
import { fillDocument } from "./publish-document.js";

/** Checks the document of a configuration, then has @open-rpc/generator make its outputs. Paths begin at the current folder. */
async function generate(path: string): Promise<void> {
  const configuration = JSON.parse(await readFile(path, "utf8")) as GeneratorConfiguration;
  const source = await parseDocument(configuration.openrpcDocument);
  const findings = lintDocument(source, configuration.strict ?? false);
  const text = await readSource(configuration.openrpcDocument);
  const errors = findings.filter(({ severity }) => severity === "error");
  if (errors.length > 0)
    throw new Error(
      `${configuration.openrpcDocument} has ${errors.length} problem(s), nothing was generated:\n${printFindings(errors, text)}`,
    );
  if (findings.length > 0) console.warn(printFindings(findings, text));
  const { document } = readDocument(source);
  await runGenerator(configuration, fillDocument(document));
}

/** Empty for a document that is no file: places have no lines then. */
async function readSource(path: string): Promise<string> {
  return readFile(path, "utf8").catch(() => "");
}

const [configurationPath = "open-rpc-generator-config.json"] = process.argv.slice(2);
try {
  await generate(configurationPath);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
