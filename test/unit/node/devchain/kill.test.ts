import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { createDevchain } from "../../../../src/node/devchain/devchain.js";
import { instant } from "./devchain-in-process.js";

const compiled = pathToFileURL(resolve("dist/src/node/devchain")).href;
const rounds = 20;

/** Lets a child send transactions, and kills it after it has said that so many were mined. */
async function sendUntilKilled(file: string, count: number): Promise<string[]> {
  const child = spawn(
    process.execPath,
    [resolve("test/unit/node/devchain/kill-child.mjs"), `${compiled}/devchain.js`, file],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const mined: string[] = [];
  createInterface(child.stdout).on("line", (hash) => {
    mined.push(hash);
    if (mined.length === count) child.kill("SIGKILL");
  });
  const [code, signal] = await once(child, "close");
  expect({ code, signal }).toEqual({ code: null, signal: "SIGKILL" });
  return mined;
}

it(`loses no mined transaction in ${rounds} kills`, async () => {
  const folder = mkdtempSync(join(tmpdir(), "devchain-kill-"));
  const file = join(folder, "testnet.chain");
  const mined: string[] = [];
  for (let round = 0; round < rounds; round += 1) mined.push(...(await sendUntilKilled(file, 3 + (round % 4))));

  const devchain = await createDevchain({
    network: { chainId: 31 },
    file,
    timing: instant,
    workerUrl: new URL(`${compiled}/worker.js`),
  });
  const receiptOf = async (hash: string) => {
    const bytes = await devchain.call("eth_getTransactionReceipt", [hash], new AbortController().signal);
    return JSON.parse(Buffer.from(bytes as Uint8Array).toString());
  };
  const statuses = await Promise.all(mined.map(async (hash) => (await receiptOf(hash))?.status));
  await devchain.close();
  rmSync(folder, { recursive: true });

  expect(mined.length).toBeGreaterThanOrEqual(rounds * 3);
  expect(statuses).toEqual(mined.map(() => "0x1"));
}, 600_000);
