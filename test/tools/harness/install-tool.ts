import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Tool } from "../tools.js";
import { runCommand } from "./run-command.js";

/** How the files that pin a tool's versions are installed. */
const installers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "package-lock.json": [["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"]],
  "requirements.txt": [
    ["python3", "-m", "venv", "venv"],
    ["venv/bin/pip", "install", "--quiet", "--require-hashes", "-r", "requirements.txt"],
  ],
  "go.sum": [["go", "test", "-c", "-o", "program"]],
};

/** Where a tool's program and versions are. */
export const programFolder = (id: string): string => resolve("test/tools/programs", id);

/** Installs a tool, unless that has been done since its folder changed; resolves to the folder. */
export async function installTool({ id }: Tool): Promise<string> {
  const source = programFolder(id);
  const folder = resolve("dist/tools", `${id}-${hashOf(source)}`);
  const mark = join(folder, "installed");
  if (existsSync(mark)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(source, folder, { recursive: true });
  for (const [file, commands] of Object.entries(installers)) {
    if (existsSync(join(source, file))) await install(commands, folder);
  }
  writeFileSync(mark, "");
  return folder;
}

async function install(commands: readonly (readonly string[])[], cwd: string): Promise<void> {
  for (const command of commands) {
    const { exitCode, output } = await runCommand(command, { cwd, env: process.env });
    if (exitCode !== 0) throw new Error(`${command.join(" ")} in ${cwd} ended with ${exitCode}:\n${output}`);
  }
}

/** Of what decides the installation: pinned versions, and sources that are compiled then. */
function hashOf(folder: string): string {
  const hash = createHash("sha256");
  const names = readdirSync(folder).filter((name) => /^(package.*\.json|requirements\.txt|go\..*|.*\.go)$/.test(name));
  for (const name of names.toSorted()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest("hex").slice(0, 12);
}
