import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import type { OpenRpcDocument } from "../generator/openrpc-document.js";
import { resolvePlaceholders } from "../generator/placeholders.js";
import { writeEntry } from "./changelog.js";
import { diffDocuments } from "./diff-documents.js";
import { type IgnoreList, readIgnoreList, withoutIgnored } from "./ignore-list.js";
import { type LimitMethods, limitMethodsOf } from "./limit-methods.js";
import { printers, type Result } from "./print-result.js";
import { demandedStep, isEnough, stepBetween } from "./version-step.js";

// `npm run spec:diff -- OLD NEW` prints what changed between two OpenRPC documents, and fails where NEW's version is too close to OLD's
// for that. `--write FILE` writes the changes into a changelog, `--keep` puts NEW, as published, in OLD's place: both for a release.

const usage =
  "usage: npm run spec:diff -- OLD NEW [--format markdown|json|sarif] [--ignore LIST] [--write CHANGELOG.md] [--keep]";

/** A document; one with placeholders, as the project's own, gets the version of the package.json beside it. */
function read(path: string): { document: OpenRpcDocument; limitMethods: LimitMethods } {
  const document = JSON.parse(readFileSync(path, "utf8")) as OpenRpcDocument;
  const limitMethods = limitMethodsOf(document);
  if (!document.info.version.includes("{{")) return { document, limitMethods };
  const { version } = JSON.parse(readFileSync(join(dirname(path), "package.json"), "utf8")) as { version: string };
  return { document: resolvePlaceholders(document, version), limitMethods };
}

/** Compares, and says whether the version is right. */
function compare(
  old: OpenRpcDocument,
  { document: now, limitMethods }: ReturnType<typeof read>,
  ignored: IgnoreList,
): Result {
  const changes = withoutIgnored(diffDocuments({ old, new: now }, limitMethods), ignored);
  const [before, after] = [old.info.version, now.info.version];
  const demanded = demandedStep(before, changes);
  return { changes, before, after, demanded, isRight: isEnough(stepBetween(before, after), demanded) };
}

function run(): void {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      write: { type: "string" },
      keep: { type: "boolean" },
      format: { type: "string", default: "markdown" },
      ignore: { type: "string" },
    },
  });
  const [oldPath, newPath, ...more] = positionals;
  const print = printers[values.format];
  if (oldPath === undefined || newPath === undefined || more.length > 0 || !print) throw new Error(usage);
  const given = read(newPath);
  const now = given.document;
  const ignored = values.ignore === undefined ? [] : readIgnoreList(readFileSync(values.ignore, "utf8"));
  const result = compare(read(oldPath).document, given, ignored);
  process.stdout.write(print(result, newPath));
  if (!result.isRight) process.exitCode = 1;
  else if (values.write !== undefined)
    writeFileSync(values.write, writeEntry(readFileSync(values.write, "utf8"), now.info.version, result.changes));
  if (result.isRight && values.keep) writeFileSync(oldPath, `${JSON.stringify(now, undefined, 2)}\n`);
}

try {
  run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
