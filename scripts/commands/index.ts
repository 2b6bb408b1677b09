import type { GeneratorCommands } from "../../src/cli/load-generator.js";
import { generateOutputs } from "../generator/generate-outputs.js";
import { lintFile } from "../generator/lint-file.js";
import { outputInto } from "../generator/open-rpc-tools.js";
import { printChanges } from "../spec-diff/changelog.js";
import { compareFiles } from "../spec-diff/compare-files.js";
import { printers } from "../spec-diff/print-result.js";
import { newProject } from "./new-project.js";
import { regenerate } from "./regenerate.js";

/** What the `rootgate` command does with OpenRPC documents. */
export const generatorCommands: GeneratorCommands = {
  newProject,
  async generate(configuration) {
    const changes = await regenerate(configuration);
    return { result: { changes }, text: changes.length === 0 ? "" : `${printChanges(changes)}\n`, isRight: true };
  },
  async lint(document, { isStrict, format, ignore }) {
    const { findings, text, isRight } = await lintFile(document, { isStrict, format, ignore });
    return { result: { findings }, text: `${text}\n`, isRight };
  },
  async diff(old, now, { format, ignore }) {
    const { result } = await compareFiles(old, now, ignore);
    return { result, text: printers[format]?.(result, now) ?? "", isRight: result.isRight };
  },
  async write(output, { document, folder }) {
    await generateOutputs({ openrpcDocument: document, components: [outputInto(output, folder)] });
  },
};
