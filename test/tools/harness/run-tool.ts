import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { NetworkName } from "../../../src/config/network-table.js";
import { folderOf, type Program } from "../tools.js";
import { programFolder, searchPath } from "./install-program.js";
import { offerCompilers } from "./offer-compilers.js";
import { runCommand } from "./run-command.js";
import type { ToolEnvironment } from "./start-service.js";

export interface ToolRunOptions {
  /** Where it is installed. */
  readonly folder: string;
  /** Where Solidity's compilers are. */
  readonly compilers: string;
  readonly network: NetworkName;
  readonly environment: Readonly<Record<string, string>> | ToolEnvironment;
}

/**
 * Runs a tool's program in a fresh folder below the one where it is installed, with a home of its own, and with the contract that every
 * tool deploys in `contracts/`: `Kitchen.sol`, and `kitchen.json` with `abi` and `bytecode`. Resolves to what it wrote.
 */
export async function runTool(tool: Program, options: ToolRunOptions): Promise<string> {
  const { folder, network, environment } = options;
  const cwd = join(folder, `${tool.id}-${network}`);
  rmSync(cwd, { recursive: true, force: true });
  cpSync(programFolder(folderOf(tool)), cwd, { recursive: true });
  cpSync("test/fixtures/contracts", join(cwd, "contracts"), { recursive: true });
  const home = join(cwd, "home");
  mkdirSync(home);
  if (tool.compiles) offerCompilers(options.compilers, home);
  const env = { PATH: searchPath(folder), HOME: home, NO_COLOR: "1", ...environment };
  let output = "";
  for (const command of tool.commands) {
    const run = await runCommand(command, { cwd, env });
    output += `$ ${command.join(" ")}\n${run.output}`;
  }
  return output;
}
