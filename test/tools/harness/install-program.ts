import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { runCommand } from "./run-command.js";

/** How the files that pin a tool's versions are installed. */
const installers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "package-lock.json": [
    ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline", "--fetch-retries=5"],
  ],
  "requirements.txt": [
    ["sh", "-c", '"python$(cat python-version 2>/dev/null || echo 3)" -m venv venv'],
    ["venv/bin/pip", "install", "--quiet", "--require-hashes", "-r", "requirements.txt"],
  ],
  "go.sum": [["env", "CGO_ENABLED=0", "go", "test", "-c", "-o", "program"]],
  "pom.xml": [["mvn", "-q", "-B", "dependency:copy-dependencies", "-DoutputDirectory=jars"]],
  "Cargo.lock": [
    ["cargo", "install", "--quiet", "--locked", "--debug", "--path", ".", "--root", "rust", "--target-dir", "target"],
  ],
};

/** Rust compiles for minutes. */
const installTimeoutMs = 900_000;

/** Where a tool's program and versions are. */
export const programFolder = (name: string): string => resolve("test/tools/programs", name);

/** Where the commands of an installed program are found. */
export function searchPath(folder: string): string {
  return [
    join(folder, "node_modules/.bin"),
    join(folder, "venv/bin"),
    join(folder, "rust/bin"),
    folder,
    process.env["PATH"],
  ].join(delimiter);
}

/** Installs what a folder of `programs/` pins, unless that has been done already; resolves to where it is. */
export async function installProgram(name: string): Promise<string> {
  const source = programFolder(name);
  const folder = resolve("dist/tools", `${name}-${hashOf(source)}`);
  const mark = join(folder, "installed");
  if (existsSync(mark)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of pinningFiles(source)) cpSync(join(source, name), join(folder, name));
  for (const [file, commands] of Object.entries(installers)) {
    if (existsSync(join(source, file))) await install(commands, folder);
  }
  writeFileSync(mark, "");
  return folder;
}

async function install(commands: readonly (readonly string[])[], cwd: string): Promise<void> {
  for (const command of commands) {
    const { exitCode, output } = await runCommand(command, { cwd, env: process.env, timeoutMs: installTimeoutMs });
    if (exitCode !== 0) throw new Error(`${command.join(" ")} in ${cwd} ended with ${exitCode}:\n${output}`);
  }
}

function hashOf(folder: string): string {
  const hash = createHash("sha256");
  for (const name of pinningFiles(folder)) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest("hex").slice(0, 12);
}

/** What decides the installation: pinned versions, what is compiled then, and commands that others run from there. */
function pinningFiles(folder: string): string[] {
  const pattern =
    /^(package.*\.json|requirements\.txt|python-version|go\..*|.*\.go|.*\.cjs|pom\.xml|Cargo\..*|.*\.rs)$/;
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .toSorted();
}
