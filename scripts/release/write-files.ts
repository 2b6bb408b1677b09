import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { readPackage, tarballNameOf } from "../../src/http/clients/read-package.js";
import { packTarball } from "../../src/http/clients/tar.js";
import { readShippedPackages } from "../packages/read-shipped.js";
import { printSbom } from "./sbom.js";

/*
 * `npm run release`: the files of a release, in dist/release: the service's package and its clients' (the Go client's as the folder of a module proxy), a bill of materials, and
 * checksums. Made of a clean checkout, so that the files are those of the commit.
 */
const folder = "dist/release";
const changed = execFileSync("git", ["status", "--porcelain"], { encoding: "utf8" });
if (changed !== "") throw new Error(`not released: the checkout has changes\n${changed}`);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { name, version, files } = readPackage(".");
const { license } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly license: string };
writeFileSync(join(folder, tarballNameOf({ name, version })), await packTarball(files));
cpSync("dist/clients", folder, { recursive: true });
writeFileSync(
  join(folder, `${name}-${version}.cdx.json`),
  printSbom({ name, version, licence: license }, readShippedPackages()),
);
const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const paths = entries.map((entry) => join(entry.parentPath, entry.name)).toSorted();
const lines = paths.map((path) => {
  const digest = createHash("sha256").update(readFileSync(path)).digest("hex");
  return `${digest}  ${relative(folder, path)}\n`;
});
writeFileSync(join(folder, "SHA256SUMS"), lines.join(""));
process.stdout.write(`${folder}:\n${lines.join("")}`);
