import { readFile } from "node:fs/promises";
import { readDocument } from "./front-end/read-document.js";
import { lintDocument } from "./lint-document.js";
import { type GeneratorConfiguration, parseDocument, runGenerator } from "./open-rpc-tools.js";

/** Checks the document of a configuration, then has @open-rpc/generator make its outputs. Paths begin at the current folder. */
async function generate(path: string): Promise<void> {
  const configuration = JSON.parse(await readFile(path, "utf8")) as GeneratorConfiguration;
  const source = await parseDocument(configuration.openrpcDocument);
  const problems = lintDocument(source, configuration.strict ?? false);
  if (problems.length > 0) {
    const list = problems.map(({ pointer, message }) => `  ${pointer}: ${message}`);
    throw new Error(
      `${configuration.openrpcDocument} has ${problems.length} problem(s), nothing was generated:\n${list.join("\n")}`,
    );
  }
  const { document, notes } = readDocument(source);
  for (const { pointer, message } of notes.warnings) console.warn(`  warning     ${pointer}: ${message}`);
  await runGenerator(configuration, document);
}

const [configurationPath = "open-rpc-generator-config.json"] = process.argv.slice(2);
try {
  await generate(configurationPath);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
