import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Puts Solidity's compilers where Hardhat and forge keep them once they have downloaded them.
 * @param compilers the folder where `programs/solc` is installed
 */
export function offerCompilers(compilers: string, home: string): void {
  const folders = ["compilers-v2", "compilers-v3"].map((name) => join(home, ".cache/hardhat-nodejs", name));
  const names = Object.keys(readDependencies(compilers));
  const versions = names.map((name) => name.slice("solc-".length));
  for (const version of versions) {
    const command = `#!/bin/sh\nexec node ${join(compilers, "solc.cjs")} ${version} "$@"\n`;
    for (const folder of folders) writeCommand(join(folder, "linux-amd64", `solc-${version}`), command);
    writeCommand(join(home, ".svm", version, `solc-${version}`), command);
  }
  const builds = versions.map((version) => ({ version, longVersion: version, path: `solc-${version}` }));
  for (const folder of folders) {
    writeFileSync(join(folder, "linux-amd64/list.json"), JSON.stringify({ builds }));
    // Hardhat 3 wants the other build, too. It is never run.
    cpSync(join(folder, "linux-amd64"), join(folder, "wasm"), { recursive: true });
  }
}

function readDependencies(folder: string): Readonly<Record<string, string>> {
  const { dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return dependencies as Readonly<Record<string, string>>;
}

function writeCommand(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { mode: 0o755 });
}
