import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { writeEntry } from "./changelog.js";
import { compareFiles } from "./compare-files.js";
import { printers } from "./print-result.js";

// `npm run spec:diff -- OLD NEW` prints what changed between two OpenRPC documents, and fails where NEW's version is too close to OLD's
// for that. OLD may be a folder of releases: the newest one. `--write FILE` writes the changes into a changelog, `--keep` puts NEW, as published,
// beside the releases: both for a release.

const usage =
  "usage: npm run spec:diff -- OLD NEW [--format markdown|json|sarif] [--ignore LIST] [--write CHANGELOG.md] [--keep]";

async function run(): Promise<void> {
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
  const { result, now } = await compareFiles(oldPath, newPath, values.ignore);
  process.stdout.write(print(result, newPath));
  if (!result.isRight) process.exitCode = 1;
  else if (values.write !== undefined)
    writeFileSync(values.write, writeEntry(readFileSync(values.write, "utf8"), now.info.version, result.changes));
  if (result.isRight && values.keep)
    writeFileSync(join(oldPath, `${now.info.version}.json`), `${JSON.stringify(now, undefined, 2)}\n`);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
