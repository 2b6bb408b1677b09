import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "node:tls";
import { findFreePort } from "../../fakes/find-free-port.js";

/** A reverse proxy that takes TLS, HTTP/2 and HTTP/1.1, in front of one process of the service. */
export interface TlsFront {
  readonly port: number;
  stop(): Promise<void>;
}

export type FrontName = "nginx" | "Caddy";

/** The name that the fronts serve. */
export const frontHost = "testnet.example.org";

/** Starts a proxy by its example in deploy/, on loopback and with a certificate of its own. */
export async function startTlsFront(name: FrontName, upstreamPort: number): Promise<TlsFront> {
  const folder = mkdtempSync(join(tmpdir(), "rootgate-front-"));
  const port = await findFreePort();
  const files = { certificate: join(folder, "certificate.pem"), key: join(folder, "key.pem") };
  createCertificate(files);
  const start = name === "nginx" ? startNginx : startCaddy;
  const child = start({ folder, port, upstreamPort, ...files });
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${name} does not start`);
    await sleep(50);
  }
  return {
    port,
    async stop() {
      const ended = once(child, "exit");
      if (child.exitCode === null && child.kill("SIGKILL")) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface FrontFiles {
  readonly folder: string;
  readonly port: number;
  readonly upstreamPort: number;
  readonly certificate: string;
  readonly key: string;
}

const example = (name: string): string => readFileSync(join(__dirname, "../../../deploy", name), "utf8");

function createCertificate({ certificate, key }: Pick<FrontFiles, "certificate" | "key">): void {
  const name = ["-subj", `/CN=${frontHost}`, "-addext", `subjectAltName=DNS:${frontHost}`];
  const made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...name];
  execFileSync("openssl", [...made, "-keyout", key, "-out", certificate], { stdio: "ignore" });
}

function startNginx({ folder, port, upstreamPort, certificate, key }: FrontFiles): ChildProcess {
  const site = example("nginx.conf")
    .replaceAll("listen 443 ssl http2", `listen 127.0.0.1:${port} ssl http2`)
    .replaceAll(/^server \{\n {2}listen 80;[^]*?^\}/gm, "")
    .replaceAll("127.0.0.1:8545", `127.0.0.1:${upstreamPort}`)
    .replaceAll("/var/log/nginx", folder)
    .replaceAll("/etc/ssl/rootgate/fullchain.pem", certificate)
    .replaceAll("/etc/ssl/rootgate/privkey.pem", key);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder};`);
  const file = join(folder, "nginx.conf");
  const main = `daemon off; master_process off; pid ${folder}/nginx.pid; events {}`;
  writeFileSync(file, `${main}\nhttp {\n${temporary.join("\n")}\n${site}}\n`);
  return spawn("nginx", ["-p", folder, "-e", join(folder, "start.log"), "-c", file], { stdio: "ignore" });
}

function startCaddy({ folder, port, upstreamPort, certificate, key }: FrontFiles): ChildProcess {
  const hosts = "rootgate.example.org, testnet.example.org, mainnet.example.org {\n";
  const site = example("Caddyfile")
    .replace(/^\{\n/m, `{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n`)
    .replace(hosts, `https://${frontHost}:${port} {\n\ttls ${certificate} ${key}\n`)
    .replace("{$UPSTREAMS:127.0.0.1:8545}", `127.0.0.1:${upstreamPort}`)
    .replace(/^http:\/\/[^]*?^\}/m, "");
  const file = join(folder, "Caddyfile");
  writeFileSync(file, site);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], { stdio: "ignore", env });
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect({ port, host: "127.0.0.1", servername: frontHost, rejectUnauthorized: false });
  return once(socket, "secureConnect")
    .then(() => true)
    .catch(() => false)
    .finally(() => socket.destroy());
}
