import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { readIgnoreList, withoutIgnored } from "./lint/ignore-list.js";
import { placeFindings, printFindings, printSarif } from "./lint/print-findings.js";
import { lintDocument } from "./lint-document.js";
import { parseDocument } from "./open-rpc-tools.js";

/** Checks a document: exit code 1 where something is wrong with it. */
async function lint(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      strict: { type: "boolean", default: false },
      format: { type: "string", default: "text" },
      ignore: { type: "string" },
    },
  });
  const [file = "openrpc.json"] = positionals;
  const text = await readFile(file, "utf8");
  const all = lintDocument(await parseDocument(file), values.strict || positionals.length === 0);
  const findings = withoutIgnored(
    all,
    values.ignore === undefined ? [] : readIgnoreList(await readFile(values.ignore, "utf8")),
  );
  const print = {
    text: () => (findings.length === 0 ? `${file}: nothing to say` : printFindings(findings, text)),
    json: () => JSON.stringify(placeFindings(findings, text), null, 2),
    sarif: () => printSarif(findings, { file, text }),
  }[values.format];
  if (!print) throw new Error("--format must be text, json or sarif");
  console.log(print());
  return findings.every(({ severity }) => severity !== "error");
}

try {
  if (!(await lint())) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
