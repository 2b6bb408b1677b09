import { join } from "node:path";
import { createFakeRskj, type FakeRskj } from "../fakes/rskj/fake-rskj.js";
import { ask } from "./ask.js";
import { killLeftPrograms } from "./run-program.js";
import { makeDataDir, startProgram } from "./start-program.js";

const folder = makeDataDir();
let node: FakeRskj;

beforeAll(async () => {
  node = await createFakeRskj({ chainId: 31, keepAlive: true });
});

afterAll(async () => {
  killLeftPrograms();
  folder.remove();
  await node.close();
});

const code = `0x${"5b".repeat(50_000)}`;

it("2,000 results of 100 kB after a rest have the whole heap collected a few times at most", async () => {
  const { run, urls, stop } = await startProgram({
    DATA_DIR: folder.dataDir,
    NETWORKS: "testnet",
    TESTNET_NODE_URL: node.url,
    CACHE_MAX_BYTES: "0",
    RESULT_CHECK_RATIO: "0",
    NODE_OPTIONS: `--require ${join(__dirname, "count-collections.cjs")}`,
  });
  const signal = () => process.kill(run.pid, "SIGUSR2");
  const readCode = async (index: number): Promise<void> => {
    const { result } = await ask(urls.testnet, "eth_getCode", [`0x${index.toString(16).padStart(40, "0")}`, "latest"]);
    if (result !== code) throw new Error("not the code that the node has");
  };
  const readCodes = async (from: number, count: number): Promise<void> => {
    for (let index = from; index < from + count; index += 8)
      await Promise.all(Array.from({ length: 8 }, (_, more) => readCode(index + more)));
  };
  node.fault = (response, id) => response.end(JSON.stringify({ jsonrpc: "2.0", id, result: code }));
  await readCodes(0, 2_000);
  signal();
  await run.untilOutput(({ stdout }) => stdout.includes("collected"));

  await readCodes(10_000, 2_000);
  signal();
  await run.untilOutput(({ stdout }) => stdout.includes("collections"));

  // Two or three; 16 to 24 where V8 chooses by how much the heap may grow.
  const [, count] = /(\d+) collections/.exec(run.output.stdout) ?? [];
  expect(Number(count)).toBeLessThan(9);
  node.fault = undefined;
  await stop();
});
