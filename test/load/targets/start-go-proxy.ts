import { startProcess } from "../start-process.js";
import { readPort, type StartedTarget, toTarget } from "./target.js";

/** Go's own reverse proxy, in a process of its own on one core. */
export async function startGoProxy(goProgram: string, upstreamUrl: string): Promise<StartedTarget> {
  const command = [goProgram, "proxy", upstreamUrl];
  const started = await startProcess({ command, env: { GOMAXPROCS: "1" }, readyPattern: /port \d+\n/ });
  return toTarget({ name: "Go", kind: "proxy", url: `http://127.0.0.1:${readPort(started)}/`, process: started });
}
