import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { prepareRelease } from "./prepare.js";
import { writeFiles } from "./write-files.js";

/*
 * `npm run release -- 0.3.0`: checks, sets the version, writes the changelog, commits, tags, and writes the files of the release to
 * dist/release. Without a version only the files, of the version that the checkout has. Made of a clean checkout, so that the files
 * are those of the commit.
 */
const folder = "dist/release";
const { values, positionals } = parseArgs({ allowPositionals: true, options: { "skip-checks": { type: "boolean" } } });
const changed = execFileSync("git", ["status", "--porcelain"], { encoding: "utf8" });
if (changed !== "") throw new Error(`not released: the checkout has changes\n${changed}`);
const npm = (...args: string[]): void => void execFileSync("npm", args, { stdio: "inherit" });
const [version] = positionals;
if (version !== undefined) {
  if (!values["skip-checks"]) for (const check of ["typecheck", "lint", "test"]) npm("run", check);
  prepareRelease(version, new Date().toISOString().slice(0, 10));
}
npm("run", "build");
process.stdout.write(`${folder}:\n${await writeFiles(folder)}`);
