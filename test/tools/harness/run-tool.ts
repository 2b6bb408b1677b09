import { cpSync, mkdirSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { NetworkName } from "../../../src/config/networks.js";
import type { Tool } from "../tools.js";
import { programFolder } from "./install-tool.js";
import { readSteps, type StepResults } from "./read-steps.js";
import { runCommand } from "./run-command.js";
import type { ToolEnvironment } from "./start-service.js";

/** What a tool did on a network. */
export interface ToolRun {
  readonly results: StepResults;
  readonly output: string;
}

export interface ToolRunOptions {
  /** Where it is installed. */
  readonly folder: string;
  readonly network: NetworkName;
  readonly environment: ToolEnvironment;
}

/** Runs a tool's program in a fresh folder below the one where it is installed, with a home of its own. */
export async function runTool(tool: Tool, { folder, network, environment }: ToolRunOptions): Promise<ToolRun> {
  const cwd = join(folder, network);
  rmSync(cwd, { recursive: true, force: true });
  cpSync(programFolder(tool.id), cwd, { recursive: true });
  const home = join(cwd, "home");
  mkdirSync(home);
  const path = [join(folder, "node_modules/.bin"), join(folder, "venv/bin"), folder, process.env["PATH"]];
  const env = { PATH: path.join(delimiter), HOME: home, NO_COLOR: "1", ...environment };
  let output = "";
  for (const command of tool.commands) {
    const run = await runCommand(command, { cwd, env });
    output += `$ ${command.join(" ")}\n${run.output}`;
  }
  return { results: readSteps(output), output };
}
