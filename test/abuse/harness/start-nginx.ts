import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../../fakes/find-free-port.js";

/** nginx in front of several processes of the service. */
export interface Nginx {
  readonly port: number;
  /** The requests that it has passed on so far, in order: the port that answered, and the client's status. */
  requests(): readonly { readonly port: number; readonly status: number }[];
  /** What went wrong with processes so far, but for those that did not listen. */
  brokenConnections(): readonly string[];
  stop(): Promise<void>;
}

const pauseMs = 25;

/** Starts nginx as docs/restarts.md advises. */
export async function startNginx(upstreamPorts: readonly number[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "rootgate-nginx-"));
  const port = await findFreePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configure(port, upstreamPorts));
  const child = spawn("nginx", ["-p", folder, "-e", "error.log", "-c", file], { stdio: "inherit" });
  const read = (name: string): string[] => {
    const path = join(folder, name);
    return existsSync(path) ? readFileSync(path, "utf8").split("\n").slice(0, -1) : [];
  };
  while (!existsSync(join(folder, "nginx.pid"))) {
    if (child.exitCode !== null) throw new Error(`nginx does not start: ${read("error.log").join("\n")}`);
    await sleep(pauseMs);
  }
  return {
    port,
    requests: () => read("access.log").map(parseRequest),
    brokenConnections: () => read("error.log").filter((line) => line.includes("[error]") && !line.includes(refused)),
    async stop() {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const refused = "Connection refused";

/** `<status> <host:port>, <host:port>`: the last one answered. */
function parseRequest(line: string): { port: number; status: number } {
  return { status: Number(line.split(" ")[0]), port: Number(line.split(":").at(-1)) };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  if (child.exitCode === null && child.kill("SIGTERM")) await ended;
}

function configure(port: number, upstreamPorts: readonly number[]): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${kind};`);
  const servers = upstreamPorts.map((upstream) => `server 127.0.0.1:${upstream} fail_timeout=1s;`);
  return `
daemon off; master_process off; pid nginx.pid; error_log error.log error;
events { worker_connections 1024; }
http {
  log_format upstreams "$status $upstream_addr"; access_log access.log upstreams; ${temporary.join(" ")}
  upstream rootgate { ${servers.join(" ")} keepalive 64; }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    location / { proxy_pass http://rootgate; proxy_next_upstream error non_idempotent; }
  }
}`;
}
