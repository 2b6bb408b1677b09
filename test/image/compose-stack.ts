import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { type RequestOptions, request } from "node:https";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { parse } from "yaml";
import { commandsOf } from "../deploy/machine.js";
import { findFreePort } from "../fakes/find-free-port.js";

/** What the tests read of deploy/compose.yaml. */
interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
  readonly volumes: Readonly<Record<string, null>>;
}

interface ComposeService {
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: string;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, object>>;
}

export function readCompose(): ComposeFile {
  return parse(readFileSync("deploy/compose.yaml", "utf8"), { merge: true }) as ComposeFile;
}

/** The guide's commands that make the settings and secrets, run in a folder; `changes` replace parts of their text. */
export function makeSettings(folder: string, changes: Readonly<Record<string, string>>): void {
  let [commands = ""] = commandsOf("docs/guide/production.md", "Two gateways with Compose");
  for (const [text, other] of Object.entries(changes)) {
    if (!commands.includes(text)) throw new Error(`the guide does not say ${text}`);
    commands = commands.replace(text, other);
  }
  cpSync("deploy", join(folder, "deploy"), { recursive: true, filter: (path) => !path.endsWith("compose") });
  execFileSync("bash", ["-ec", commands], { cwd: folder });
}

/** A service's environment: its file, then its own. */
export function environmentOf({ env_file: file, environment }: ComposeService, folder: string): Record<string, string> {
  const lines =
    file === undefined
      ? []
      : readFileSync(join(folder, "deploy", file), "utf8")
          .split("\n")
          .filter(Boolean);
  return {
    ...Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string])),
    ...environment,
  };
}

/** Puts a service's secrets where an engine mounts them, and the host names of the other services. */
export function mountSecrets(root: string, { services, secrets }: ComposeFile, folder: string): void {
  mkdirSync(join(root, "run/secrets"), { recursive: true });
  for (const name of services["gateway-1"]?.secrets ?? [])
    cpSync(join(folder, "deploy", secrets[name]?.file ?? ""), join(root, "run/secrets", name));
  writeFileSync(join(root, "etc/hosts"), "127.0.0.1 localhost postgres redis\n");
}

/** Caddy with the Caddyfile, on a port of its own and with certificates of its own authority. */
export async function startCaddy(folder: string, upstreams: string) {
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const options = ["admin off", "local_certs", "skip_install_trust", `https_port ${port}`, `http_port ${plainPort}`];
  const config = readFileSync("deploy/Caddyfile", "utf8").replace(/^\{$/m, `{\n\t${options.join("\n\t")}`);
  const file = join(folder, "Caddyfile");
  writeFileSync(file, config);
  const env = { ...process.env, UPSTREAMS: upstreams, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder };
  const caddy = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], { env, stdio: "ignore" });
  return {
    /** The status and the body of a request to one of the names that it serves. */
    ask: (name: string, path: string, body?: string) => askByName({ port, servername: name, path }, body),
    async stop() {
      caddy.kill();
      if (caddy.exitCode === null) await once(caddy, "exit");
    },
  };
}

async function askByName(
  options: RequestOptions & { readonly servername: string },
  body = "",
): Promise<[status: number, text: string]> {
  const headers = { host: options.servername, "content-type": "application/json" };
  const method = body === "" ? "GET" : "POST";
  const sent = request({ host: "127.0.0.1", rejectUnauthorized: false, method, headers, ...options }).end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return [response.statusCode ?? 0, await text(response)];
}
