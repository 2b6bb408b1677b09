import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../fakes/find-free-port.js";
import { sendHttp } from "../integration/send-http.js";

const key = `rg_test_${"k".repeat(36)}`;
const token = "token-of-a-mail";
const example = readFileSync(join(__dirname, "../../deploy/nginx.conf"), "utf8");

let folder: string;
let upstream: Server;
let seen: { readonly url: string; readonly headers: IncomingHttpHeaders; readonly bytes: number }[];
let nginx: ChildProcess | undefined;
let port: number;
let plainPort: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "rootgate-nginx-"));
  seen = [];
  upstream = createServer((request, response) => {
    let bytes = 0;
    request.on("data", (piece: Buffer) => (bytes += piece.length));
    request.on("end", () => {
      seen.push({ url: request.url ?? "", headers: request.headers, bytes });
      response.end("from rootgate");
    });
  });
  await once(upstream.listen(0, "127.0.0.1"), "listening");
  [port, plainPort] = [await findFreePort(), await findFreePort()];
  nginx = startNginx();
  while (!(await isListening(port))) {
    if (nginx.exitCode !== null) throw new Error(readLogs());
    await sleep(20);
  }
});

afterEach(async () => {
  nginx?.kill("SIGKILL");
  upstream.close();
  upstream.closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** Runs the example on loopback and without TLS. */
function startNginx(): ChildProcess {
  const site = example
    .replaceAll("listen 443 ssl http2", `listen 127.0.0.1:${port}`)
    .replaceAll("listen 80", `listen 127.0.0.1:${plainPort}`)
    .replaceAll("127.0.0.1:8545", `127.0.0.1:${(upstream.address() as AddressInfo).port}`)
    .replaceAll("/var/log/nginx", folder)
    .replaceAll(/^ *ssl_.*$/gm, "");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder};`);
  const file = join(folder, "nginx.conf");
  const main = `daemon off; master_process off; pid ${folder}/nginx.pid; events {}`;
  writeFileSync(file, `${main}\nhttp {\n${temporary.join("\n")}\n${site}}\n`);
  return spawn("nginx", ["-p", folder, "-e", join(folder, "start.log"), "-c", file], { stdio: "inherit" });
}

async function isListening(candidate: number): Promise<boolean> {
  const socket = connect(candidate, "127.0.0.1");
  const connected = once(socket, "connect");
  return connected
    .then(() => true)
    .catch(() => false)
    .finally(() => socket.destroy());
}

function readLogs(): string {
  const files = readdirSync(folder).filter((name) => name.endsWith(".log"));
  return files.map((name) => readFileSync(join(folder, name), "utf8")).join("");
}

const rpc = (body = "{}") =>
  sendHttp(port, {
    method: "POST",
    path: `/${key}`,
    body,
    headers: { host: "testnet.example.org", "x-forwarded-for": "203.0.113.9", referer: `https://a.example/${key}` },
  });

describe("nginx with the example configuration", () => {
  it("passes requests on with their host and their client's address, large bodies too", async () => {
    expect((await rpc("x".repeat(1_100_000))).status).toBe(200);
    expect(seen).toMatchObject([
      { url: `/${key}`, bytes: 1_100_000, headers: { host: "testnet.example.org", "x-forwarded-for": "127.0.0.1" } },
    ]);
  });

  it("logs requests without API keys and tokens, those that fail too", async () => {
    await rpc();
    await sendHttp(port, { path: `/reset-password?token=${token}`, headers: { host: "rootgate.example.org" } });
    await sendHttp(port, { path: "/api/service", headers: { host: "rootgate.example.org" } });
    upstream.close();
    upstream.closeAllConnections();
    expect((await rpc()).status).toBe(502);
    expect((await rpc("x".repeat(3_000_000))).status).toBe(413);
    // A line is written when nginx is done with a request, which may be after its response.
    const lines = ['"POST /-" 200', '"GET /-" 200', '"GET /api/service" 200', '"POST /-" 502', '"POST /-" 413'];
    while (!lines.every((line) => readLogs().includes(line))) await sleep(50);
    const logs = readLogs();
    expect(logs).not.toContain(key);
    expect(logs).not.toContain(token);
  });

  it("shows metrics to nobody, and sends no key over plain HTTP a second time", async () => {
    expect((await sendHttp(port, { path: "/metrics" })).status).toBe(404);
    const plain = { path: `/${key}`, method: "POST", body: "{}" };
    await expect(sendHttp(plainPort, { ...plain, headers: { host: "testnet.example.org" } })).rejects.toThrow(
      "socket hang up",
    );
    const page = await sendHttp(plainPort, { path: "/keys", headers: { host: "rootgate.example.org" } });
    expect([page.status, page.headers["location"]]).toEqual([301, "https://rootgate.example.org/keys"]);
    expect(seen).toEqual([]);
    expect(readLogs()).not.toContain(key);
  });
});
