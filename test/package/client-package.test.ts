import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { WebSocketServer } from "ws";

const run = promisify(execFile);

// An older compiler and other runtimes are downloaded.
jest.setTimeout(600_000);

const downloads = ["typescript@5.9.3", "@types/node@22.20.5", "deno@2.9.6", "bun@1.4.5"];

/** As Vite's own template has it, and stricter. */
const compilerOptions = {
  target: "ES2022",
  lib: ["ES2022", "DOM"],
  types: [],
  strict: true,
  erasableSyntaxOnly: true,
  verbatimModuleSyntax: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
};

const app = `import { createClient } from "@rootgate/client";

export const chainIdOf = (endpoint: string): Promise<bigint> => createClient(endpoint).eth_chainId();
`;

let folder: string;
let project: string;

const write = (path: string, text: string) => writeFileSync(join(project, path), text);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "rootgate-client-"));
  project = join(folder, "project");
  mkdirSync(join(project, "src"), { recursive: true });
  write("package.json", JSON.stringify({ name: "a-dapp", private: true, type: "module" }));
  const { stdout } = await run("npm", ["pack", "--silent", "--pack-destination", folder], {
    cwd: "generated/clients/typescript",
  });
  const archive = join(folder, stdout.trim());
  const options = ["--no-audit", "--no-fund", "--prefer-offline", "--fetch-retries=5"];
  await run("npm", ["install", ...options, archive, ...downloads], { cwd: project });
  for (const name of ["viem", "ethers"])
    symlinkSync(resolve("node_modules", name), join(project, "node_modules", name));
  write("src/app.ts", app);
  write("src/errors.ts", 'export { ConnectionError } from "@rootgate/client";\n');
  write("src/readme.ts", examplesOf(readFileSync("generated/clients/typescript/README.md", "utf8")));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The README's examples build on each other: they are one module. */
function examplesOf(readme: string): string {
  return [...readme.matchAll(/```ts\n([^]*?)```/g)].map(([, code]) => code).join("\n");
}

describe.each([
  ["5.9", () => join(project, "node_modules/typescript/bin/tsc")],
  ["7", () => resolve("node_modules/typescript/bin/tsc")],
])("with TypeScript %s", (version, compiler) => {
  async function compile(module: object, files: readonly string[], skipLibCheck: boolean): Promise<string> {
    write("tsconfig.json", JSON.stringify({ compilerOptions: { ...compilerOptions, ...module, skipLibCheck }, files }));
    const compiling = run(process.execPath, [compiler(), "-p", "tsconfig.json"], { cwd: project });
    const { stdout } = await compiling.catch((error: { stdout: string }) => error);
    return stdout;
  }

  it("is that version", async () => {
    expect((await run(process.execPath, [compiler(), "--version"])).stdout).toContain(`Version ${version}.`);
  });

  it.each([
    { module: "ESNext", moduleResolution: "bundler" },
    { module: "NodeNext", moduleResolution: "NodeNext" },
    { module: "NodeNext", moduleResolution: "NodeNext", lib: ["ES2022"], types: ["node"] },
  ])("compiles in a strict project, declarations included: %j", async (module) => {
    expect(await compile(module, ["src/app.ts", "src/errors.ts"], false)).toBe("");
  });

  it("compiles the README's examples", async () => {
    expect(await compile({ module: "ESNext", moduleResolution: "bundler" }, ["src/readme.ts"], true)).toBe("");
  });

  it("knows a wrong param", async () => {
    write("src/wrong.ts", app.replace("eth_chainId()", 'eth_getCode(1, "latest")'));
    expect(await compile({ module: "ESNext", moduleResolution: "bundler" }, ["src/wrong.ts"], true)).toContain(
      "TS2345",
    );
  });
});

const headers = `import { createSocketClient } from "@rootgate/client/websocket";

export async function firstHeader(endpoint: string): Promise<string | null> {
  for await (const { hash } of createSocketClient(endpoint).subscribe("newHeads", { fromBlock: { blockNumber: 0n } }))
    return hash;
  return null;
}
`;

let service: Server;
let endpoint: string;

beforeAll(async () => {
  service = createServer((request, response) => {
    request.resume().on("end", () => response.end(JSON.stringify({ jsonrpc: "2.0", id: 1, result: "0x1f" })));
  });
  new WebSocketServer({ server: service }).on("connection", (socket) =>
    socket.on("message", (data: Buffer) => {
      const { id, method } = JSON.parse(String(data)) as { id: number; method: string };
      socket.send(JSON.stringify({ jsonrpc: "2.0", id, result: "0x1" }));
      const params = { subscription: "0x1", result: { hash: "0xabc" } };
      if (method === "eth_subscribe")
        socket.send(JSON.stringify({ jsonrpc: "2.0", method: "eth_subscription", params }));
    }),
  );
  await new Promise<void>((done) => service.listen(0, "127.0.0.1", done));
  endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/key`;
});
afterAll(() => {
  service.closeAllConnections();
  return new Promise((done) => service.close(done));
});

it.each([
  ["Deno", "deno", ["run", "--allow-net", "--node-modules-dir=manual"]],
  ["Bun", "bun", ["run"]],
])("runs in %s as it is", async (_name, program, options) => {
  write("src/headers.ts", headers);
  write(
    "src/call.ts",
    `import { chainIdOf } from "./app.ts";
import { firstHeader } from "./headers.ts";
console.log(await chainIdOf("${endpoint}"), await firstHeader("${endpoint}"));
`,
  );

  const { stdout } = await run(join(project, "node_modules/.bin", program), [...options, "src/call.ts"], {
    cwd: project,
  });

  expect(stdout.trim()).toMatch(/^31n? 0xabc$/);
});

describe("bundled by Vite", () => {
  /** The bundle of a module, and its path. */
  async function bundle(name: string) {
    const rolldownOptions = {
      input: `src/${name}.ts`,
      preserveEntrySignatures: "strict",
      output: { entryFileNames: "[name].js" },
    };
    const build = { outDir: `dist/${name}`, modulePreload: { polyfill: false }, rolldownOptions };
    write("vite.config.js", `export default ${JSON.stringify({ build })};`);
    await run(process.execPath, [resolve("node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"], {
      cwd: project,
    });
    const path = join(project, "dist", name, `${name}.js`);
    return { path, text: readFileSync(path, "utf8") };
  }

  it("runs", async () => {
    const { path, text } = await bundle("app");
    const script = `import(${JSON.stringify(path)}).then((app) => app.chainIdOf("${endpoint}")).then(console.log)`;

    expect((await run(process.execPath, ["-e", script])).stdout.trim()).toBe("31n");
    expect(text.length).toBeLessThan(12_000);
    // Subscriptions are a module of their own.
    expect(text).not.toContain("WebSocket");
  });

  it("leaves out what is not imported", async () => {
    const { text } = await bundle("errors");

    expect(text).not.toContain("eth_");
    expect(text.length).toBeLessThan(1_500);
  });
});
