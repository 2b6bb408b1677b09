import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/*
 * What the service is without @open-rpc/server-js: a copy of the built program, beside the same packages but an emptied one, does not
 * start and says why.
 */

const root = resolve(__dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "rootgate-emptied-"));
const router = join(root, "node_modules/@open-rpc/server-js/build/router.js");
const emptied = join(folder, "node_modules/@open-rpc/server-js");

beforeAll(() => {
  for (const part of ["src", "generated"])
    cpSync(join(root, "dist", part), join(folder, "dist", part), { recursive: true });
  cpSync(join(root, "package.json"), join(folder, "package.json"));
  linkAll("", ["@open-rpc"]);
  linkAll("@open-rpc", ["server-js"]);
  cpSync(join(root, "node_modules/@open-rpc/server-js/package.json"), join(emptied, "package.json"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Links the packages of a folder, all but some. */
function linkAll(scope: string, except: readonly string[]): void {
  const from = join(root, "node_modules", scope);
  const to = join(folder, "node_modules", scope);
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) if (!except.includes(name)) symlinkSync(join(from, name), join(to, name));
}

/** What the program says on stderr when these are the package's two files; it ends with exit code 1. */
function startWith(routerText: string, transportText: string): string {
  mkdirSync(join(emptied, "build/transports"), { recursive: true });
  writeFileSync(join(emptied, "build/router.js"), routerText);
  writeFileSync(join(emptied, "build/transports/server-transport.js"), transportText);
  const settings = { PATH: process.env["PATH"] ?? "", PORT: "0", DATA_DIR: join(folder, "data"), LOG_LEVEL: "error" };
  const { status, stderr } = spawnSync(process.execPath, ["dist/src/main.js"], {
    cwd: folder,
    env: settings,
    encoding: "utf8",
    timeout: 50_000,
  });
  expect(status).toBe(1);
  return stderr;
}

it("does not start without the router and the transport", () => {
  expect(startWith("", "")).toMatch(/Router|ServerTransport/);
});

it("does not start with a transport that holds no router", () => {
  const stderr = startWith(
    `module.exports = require(${JSON.stringify(router)})`,
    "exports.ServerTransport = class {};",
  );
  expect(stderr).toContain("addRouter is not a function");
});

it("does not start with a router that holds no methods", () => {
  const stderr = startWith("exports.Router = class {};", "exports.ServerTransport = class { addRouter() {} };");
  expect(stderr).toContain("the Router of @open-rpc/server-js has no rpc.discover");
});
