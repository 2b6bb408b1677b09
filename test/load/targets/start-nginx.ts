import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../../fakes/find-free-port.js";
import { startProcess } from "../start-process.js";
import { type StartedTarget, toTarget } from "./target.js";

/** nginx as a reverse proxy in one process with a configuration of its own; undefined where it is not installed. */
export async function startNginx(upstreamUrl: string, folder: string): Promise<StartedTarget | undefined> {
  if (spawnSync("nginx", ["-v"]).error) return undefined;
  const home = mkdtempSync(join(folder, "nginx-"));
  const port = await findFreePort();
  const file = join(home, "nginx.conf");
  writeFileSync(file, configure(new URL(upstreamUrl).host, port));
  const command = ["nginx", "-p", home, "-e", "stderr", "-c", file];
  const started = await startProcess({ command, readyPattern: /event method/ });
  return toTarget({ name: "nginx", kind: "proxy", url: `http://127.0.0.1:${port}/`, process: started });
}

function configure(upstream: string, port: number): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${kind};`);
  return `
daemon off; master_process off; pid nginx.pid; error_log stderr notice;
events { worker_connections 4096; }
http {
  access_log off; keepalive_requests 1000000000; client_max_body_size 2m; client_body_buffer_size 1m; ${temporary.join(" ")}
  upstream node { server ${upstream}; keepalive 128; keepalive_requests 1000000000; }
  server {
    listen 127.0.0.1:${port} backlog=1024;
    location / { proxy_pass http://node; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }
}`;
}
