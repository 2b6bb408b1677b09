import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readVersion } from "../../src/config/version.js";
import { readPackage } from "../../src/http/clients/read-package.js";
import { packTarball } from "../../src/http/clients/tar.js";
import { type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";

let service: ServiceWithFakes;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "rootgate-clients-"));
  service = await startWithFakes({ PUBLIC_URL: "http://localhost:8545" });
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

interface Listed {
  readonly url: string;
  readonly bytes: number;
  readonly integrity: string;
  readonly use: string;
}

const get = (path: string) => service.send({ method: "GET", path });
const list = async () => (JSON.parse((await get("/clients")).text) as { packages: Listed[] }).packages;

describe("the packages at /clients", () => {
  it("are the program and three clients of this version, each with the command that installs it", async () => {
    const version = readVersion();
    const base = "http://localhost:8545/clients";
    expect((await list()).map(({ use }) => use).toSorted()).toEqual([
      `GOPROXY=${base}/go,$(go env GOPROXY) GONOSUMDB=rootgate.internal go get rootgate.internal/rootgate@v${version}`,
      `npm install ${base}/rootgate-client-${version}.tgz`,
      `npx ${base}/rootgate-${version}.tgz --help`,
      `pip install ${base}/rootgate_client-${version}-py3-none-any.whl`,
    ]);
  });

  it("have the listed length and digest", async () => {
    for (const { url, bytes, integrity } of await list()) {
      const response = await fetch(`${service.origin}${new URL(url).pathname}`);
      const body = Buffer.from(await response.arrayBuffer());
      expect([response.status, body.length]).toEqual([200, bytes]);
      expect(`sha512-${createHash("sha512").update(body).digest("base64")}`).toBe(integrity);
    }
  });

  it("are no other files", async () => {
    for (const path of ["/clients/nothing.tgz", "/clients/..%2Fbundle%2Fmain.js"])
      expect((await get(path)).status).toBe(404);
  });

  it.each(["/docs/devchain.md", "/docs/get-started.md", "/docs/python.md"])("are those that %s names", async (page) => {
    const urls = (await get(page)).text.match(/http:\/\/localhost:8545\/clients\/[\w.-]+/g) ?? [];
    expect(urls.length).toBeGreaterThan(0);
    const listed = (await list()).map(({ url }) => url);
    expect(urls.filter((url) => !listed.includes(url))).toEqual([]);
  });

  it("are named by the error about a method of development chains", async () => {
    const { text } = await service.send({
      method: "POST",
      path: service.path,
      headers: { "content-type": "application/json" },
      body: '{"jsonrpc":"2.0","id":1,"method":"evm_mine","params":[]}',
    });
    expect(text).toContain(`start one with npx http://localhost:8545/clients/rootgate-${readVersion()}.tgz devchain`);
  });
});

describe("a package", () => {
  it("is the archive that tar unpacks, long paths and programs included", async () => {
    const source = join(folder, "source");
    const long = `${"folder-of-forty-characters-in-its-name--/".repeat(3)}${"x".repeat(90)}.js`;
    mkdirSync(join(source, "dist", long, ".."), { recursive: true });
    writeFileSync(
      join(source, "package.json"),
      JSON.stringify({ name: "p", version: "1.0.0", files: ["dist", "*.ts"], bin: { p: "dist/p.js" } }),
    );
    for (const [name, text] of [
      ["dist/p.js", "1"],
      [`dist/${long}`, "x".repeat(512)],
      ["a.ts", ""],
      ["b.js", "no"],
    ] as const)
      writeFileSync(join(source, name), text);
    writeFileSync(join(folder, "p.tgz"), await packTarball(readPackage(source).files));
    execFileSync("tar", ["xzf", "p.tgz"], { cwd: folder });

    const unpacked = readdirSync(join(folder, "package"), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(unpacked.map(({ name }) => name).toSorted()).toEqual([
      "a.ts",
      "p.js",
      "package.json",
      `${"x".repeat(90)}.js`,
    ]);
    expect(readFileSync(join(folder, "package/dist", long), "utf8")).toBe("x".repeat(512));
    expect(statSync(join(folder, "package/dist/p.js")).mode & 0o111).not.toBe(0);
  });

  it("is refused with a path that the format can't hold", () => {
    expect(() => packTarball([{ name: `${"x".repeat(101)}.js`, body: Buffer.alloc(0) }])).toThrow(
      "the path is too long",
    );
  });
});
