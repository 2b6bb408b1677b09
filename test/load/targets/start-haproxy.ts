import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../../fakes/find-free-port.js";
import { startProcess } from "../start-process.js";
import { type StartedTarget, toTarget } from "./target.js";

/** HAProxy as a reverse proxy with one thread, configured as nginx is; undefined where it is not installed. */
export async function startHaproxy(upstreamUrl: string, folder: string): Promise<StartedTarget | undefined> {
  if (spawnSync("haproxy", ["-v"]).error) return undefined;
  const port = await findFreePort();
  const file = join(mkdtempSync(join(folder, "haproxy-")), "haproxy.cfg");
  writeFileSync(file, configure(new URL(upstreamUrl).host, port));
  // Verbose, so that it says when it is ready.
  const command = ["haproxy", "-V", "-db", "-f", file];
  const started = await startProcess({ command, readyPattern: /Using \w+\(\) as the polling/ });
  return toTarget({ name: "HAProxy", kind: "proxy", url: `http://127.0.0.1:${port}/`, process: started });
}

function configure(upstream: string, port: number): string {
  return `
global
  nbthread 1
  maxconn 4096
defaults
  mode http
  option http-keep-alive
  http-reuse always
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend front
  bind 127.0.0.1:${port} backlog 1024
  default_backend node
backend node
  server node ${upstream}
`;
}
