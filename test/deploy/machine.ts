import { execFile, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { untilTrue } from "../e2e/until-true.js";

const run = promisify(execFile);
const script = join(__dirname, "machine.sh");

/** A booted Debian. */
export interface Machine {
  /** Runs lines of a shell as root; resolves to stdout. Rejects when one fails. */
  readonly shell: (lines: string) => Promise<string>;
  readonly kill: () => void;
}

/** Installs Debian in the folder `root`. */
export async function makeMachine(root: string): Promise<void> {
  await run("bash", [script, "make", root]);
}

/** Boots it; resolves when systemd has started its units. */
export async function bootMachine(root: string): Promise<Machine> {
  const child = spawn("bash", [script, "boot", root], { stdio: ["ignore", "ignore", "inherit"] });
  const first = (): string => readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim();
  const shell = async (lines: string): Promise<string> => {
    const enter = ["--target", first(), "--mount", "--pid", "--net", "--ipc", "--uts", "--cgroup", "--root"];
    const env = ["/usr/bin/env", "-i", "--chdir=/root", "PATH=/usr/local/bin:/usr/sbin:/usr/bin", "HOME=/root"];
    return (await run("nsenter", [...enter, ...env, "bash", "-euo", "pipefail", "-c", lines])).stdout;
  };
  // Modules of the kernel can't be loaded in it: systemd calls that degraded.
  const state = "systemctl is-system-running || true";
  await untilTrue(() =>
    shell(state).then(
      (text) => /running|degraded/.test(text),
      () => false,
    ),
  );
  return { shell, kill: () => void child.kill("SIGKILL") };
}

/** The commands of a page's section, one text for each block. */
export function commandsOf(page: string, heading: string): string[] {
  const [, section = ""] = readFileSync(page, "utf8").split(`\n## ${heading}\n`);
  const [text = ""] = section.split("\n## ");
  return [...text.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, commands = ""]) => commands);
}
