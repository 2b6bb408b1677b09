import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { ask } from "../e2e/ask.js";
import { runProgram } from "../e2e/run-program.js";
import { startProgram } from "../e2e/start-program.js";
import { useDataDir } from "../e2e/use-data-dir.js";
import { createFakeRskj } from "../fakes/rskj/fake-rskj.js";

const folder = useDataDir();

/** What a start that cannot work says, on stderr alone and in one line, before it ends with exit code 1. */
async function readRefusal(settings: Readonly<Record<string, string>>, args: readonly string[] = []): Promise<string> {
  const run = runProgram({ PORT: "0", DATA_DIR: folder.dataDir, LOG_LEVEL: "error", ...settings }, args);
  const exitCode = await run.ended;
  const lines = run.output.stderr.trimEnd().split("\n");
  expect([exitCode, run.output.stdout, lines.length]).toEqual([1, "", 1]);
  return lines[0] as string;
}

describe("a start is refused", () => {
  it("when the port is taken", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    const refusal = await readRefusal({ PORT: String(port) }).finally(() => other.close());
    expect(refusal).toContain(`address already in use 127.0.0.1:${port}`);
  });

  it("when settings are wrong, each of them named", async () => {
    const refusal = await readRefusal({
      PORT: "99999",
      NETWORKS: "testnet,moon",
      TESTNET_NODE_URL: "node:4444",
      RESULT_CHECK_RATIO: "two",
      MASTER_SECRET: "short",
    });
    expect(refusal).toMatch(/^rootgate: Settings: /);
    for (const name of ["PORT", "NETWORKS", "TESTNET_NODE_URL", "RESULT_CHECK_RATIO", "MASTER_SECRET"])
      expect(refusal).toContain(name);
  });

  it("when production has no master secret and no nodes", async () => {
    const refusal = await readRefusal({ MODE: "production" });
    expect(refusal).toContain("MASTER_SECRET is required in production");
    expect(refusal).toContain("TESTNET_NODE_URL is required");
    expect(refusal).toContain("MAINNET_NODE_URL is required");
  });

  it.each([
    ["HOST", "0.0.0.0"],
    ["PUBLIC_URL", "https://rootgate.example"],
    ["MAINNET_BASE_URL", "https://mainnet.example"],
  ])("when development mode would be public by %s, and says what to set", async (name, value) => {
    const refusal = await readRefusal({ [name]: value });
    expect(refusal).toContain(`(${name}=${value})`);
    expect(refusal).toContain("Set MODE=production, or ALLOW_PUBLIC_DEVELOPMENT=true");
  });

  it("when an option is unknown, and says where to read on", async () => {
    const run = runProgram({ DATA_DIR: folder.dataDir }, ["--restart"]);
    expect(await run.ended).toBe(2);
    expect(run.output.stderr).toMatch(/--restart[^]*\n.*--help\n$/);
  });

  it.each(["TESTNET_NODE_URL", "MAINNET_NODE_URL"])("when %s leads to another chain", async (variable) => {
    const fake = await createFakeRskj({ chainId: 33 });
    const refusal = await readRefusal({ [variable]: fake.url }).finally(() => void fake.close());
    expect(refusal).toContain(variable);
    expect(refusal).toContain("33");
    expect(refusal).toContain(variable === "TESTNET_NODE_URL" ? "31" : "30");
  });

  it("when the data folder is a file", async () => {
    const file = join(folder.dataDir, "data");
    writeFileSync(file, "");
    expect(await readRefusal({ DATA_DIR: file })).toContain(`DATA_DIR ${file} can't be used`);
  });

  it("when the database is none", async () => {
    writeFileSync(join(folder.dataDir, "rootgate.sqlite"), "no database at all, though it is long enough".repeat(100));
    expect(await readRefusal({})).toContain(`DATA_DIR ${folder.dataDir} can't be used: file is not a database`);
  });

  it("when a devchain's file is none", async () => {
    const file = join(folder.dataDir, "mainnet.chain");
    writeFileSync(file, "no devchain at all, though it is long enough".repeat(100));
    expect(await readRefusal({})).toContain(file);
  });

  it("when another process uses the data folder's devchains, which goes on undisturbed", async () => {
    const first = await startProgram({ DATA_DIR: folder.dataDir });
    expect(await readRefusal({})).toContain("another process is using the same data folder");
    expect(await ask(first.urls.testnet, "eth_blockNumber")).toMatchObject({ result: "0x0" });
    await first.stop();
  });
});
