import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readPackage, tarballNameOf } from "../../src/http/clients/read-package.js";
import { packTarball } from "../../src/http/clients/tar.js";
import { readShippedPackages } from "../packages/read-shipped.js";
import { printSbom } from "./sbom.js";

/** Writes the files of a release: the packages of the service and of its clients, a bill of materials, and checksums. Returns these. */
export async function writeFiles(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { name, version, files } = readPackage(".");
  const { license } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly license: string };
  writeFileSync(join(folder, tarballNameOf({ name, version })), await packTarball(files));
  for (const path of clientFiles()) copyFileSync(path, join(folder, nameOf(path, name)));
  const bill = printSbom({ name, version, licence: license }, readShippedPackages());
  writeFileSync(join(folder, `${name}-${version}.cdx.json`), bill);
  const lines = readdirSync(folder)
    .toSorted()
    .map((file) => {
      const digest = createHash("sha256")
        .update(readFileSync(join(folder, file)))
        .digest("hex");
      return `${digest}  ${file}\n`;
    });
  writeFileSync(join(folder, "SHA256SUMS"), lines.join(""));
  return lines.join("");
}

/** What is a package by itself: of a module proxy's files the archive. */
function clientFiles(): string[] {
  const entries = readdirSync("dist/clients", { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(?:tgz|whl|zip)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** A module proxy names an archive by its version alone. */
const nameOf = (path: string, name: string): string => basename(path).replace(/^v(?=.*\.zip$)/, `${name}-go-`);
