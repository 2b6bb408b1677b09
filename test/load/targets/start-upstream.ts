import { startProcess } from "../start-process.js";
import { readPort, type StartedTarget, type Target, toTarget } from "./target.js";

export interface UpstreamOptions {
  /** The compiled Go program, where there is one. */
  readonly goProgram: string | undefined;
  /** The same for Node. */
  readonly nodeProgram: string;
  readonly answersFile: string;
  /** Ends every connection after one answer; or takes 1 ms for each call, for eight requests at once (in Node only). */
  readonly manner?: "close" | "slow" | undefined;
  /** Where it listens; by default at any free port. */
  readonly port?: number | undefined;
}

/** A node that knows its answers by heart, in a process of its own. */
export async function startUpstream(options: UpstreamOptions): Promise<StartedTarget> {
  const { goProgram, nodeProgram, answersFile, manner, port = 0 } = options;
  const program = goProgram ? [goProgram, "upstream"] : [process.execPath, nodeProgram];
  const command = [...program, answersFile, ...(manner ? [manner] : [])];
  const env = { GOMAXPROCS: "1", PORT: String(port) };
  const started = await startProcess({ command, env, readyPattern: /port \d+\n/ });
  return toTarget({
    name: "direct",
    kind: "upstream",
    url: `http://127.0.0.1:${readPort(started)}/`,
    process: started,
  });
}

/** How many JSON-RPC requests it has had. */
export async function countRequests(upstream: Target): Promise<number> {
  return Number(await (await fetch(upstream.url)).text());
}
