import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { runCommand } from "../tools/harness/run-command.js";

// A service of `rootgate new` as it is made, sent what ends server-js' own transport.

const folder = mkdtempSync(join(tmpdir(), "rootgate-hostile-"));
const environment = { ...process.env, NODE_OPTIONS: "" };
let service: ChildProcess;
let url: string;

beforeAll(async () => {
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const library = resolve("test/generated/library/openrpc.json");
  const inFolder = { cwd: folder, env: environment };
  await runCommand([process.execPath, resolve("bin/rootgate.js"), "new", "library", "--document", library], inFolder);
  const project = join(folder, "library");
  await runCommand([process.execPath, resolve("node_modules/typescript/bin/tsc")], { ...inFolder, cwd: project });
  const port = await freePort();
  url = `http://localhost:${port}/`;
  const options = { cwd: project, env: { ...environment, PORT: String(port) } };
  service = spawn(process.execPath, ["dist/src/main.js", "--mock"], {
    ...options,
    stdio: ["ignore", "pipe", "ignore"],
  });
  if (service.stdout) await once(createInterface(service.stdout), "line");
});

afterAll(() => {
  service.kill();
  rmSync(folder, { recursive: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Sends a body; a connection that the service closes is an outcome, too. */
async function post(body: string): Promise<string> {
  try {
    const response = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });
    return await response.text();
  } catch {
    return "closed";
  }
}

const call = (params: string) => `{"jsonrpc":"2.0","id":1,"method":"listBooks","params":${params}}`;
const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

it.each([
  ["params nested 200,000 deep", call(deep(200_000))],
  ["a body nested 200,000 deep", deep(200_000)],
  ["no object", "7"],
  ["null", "null"],
  ["a batch of what are no requests", '[null, 7, "", {}, []]'],
  ["an empty batch", "[]"],
  ["no JSON", "{"],
  ["nothing", ""],
  ["a method that objects have", '{"jsonrpc":"2.0","id":1,"method":"__proto__","params":[]}'],
  ["params that are text", call('"text"')],
  ["members named like objects' own", call('{"__proto__":1,"constructor":2}')],
  ["a batch of 1,000", `[${Array.from({ length: 1_000 }, () => call('["sea", 1]')).join(",")}]`],
])("outlives %s", async (_, body) => {
  await post(body);

  const result = [{ name: "Moby-Dick", pages: 635 }];
  expect(JSON.parse(await post(call('["sea", 1]')))).toEqual({ jsonrpc: "2.0", id: 1, result });
  expect(service.exitCode).toBeNull();
});
