import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import type { MethodName } from "../../generated/methods.js";
import type { Snapshot } from "../../src/devchain/control-command.js";
import { createDevchain } from "../../src/devchain/devchain.js";
import { runs } from "../runs.js";
import { instant } from "../unit/devchain/devchain-in-process.js";

const compiled = pathToFileURL(resolve("dist/src/devchain")).href;
const rounds = runs(40);

/** What a child has acknowledged. */
interface Fact {
  readonly hash?: string;
  readonly snapshot?: Snapshot;
}

/** Lets a child send transactions and take snapshots, and kills it after it has said that so many were mined. */
async function sendUntilKilled(file: string, count: number): Promise<Fact[]> {
  const child = spawn(
    process.execPath,
    [resolve("test/processes/kill-devchain.mjs"), `${compiled}/devchain.js`, file],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const facts: Fact[] = [];
  createInterface(child.stdout).on("line", (line) => {
    facts.push(JSON.parse(line) as Fact);
    if (facts.filter(({ hash }) => hash).length === count) child.kill("SIGKILL");
  });
  const [code, signal] = await once(child, "close");
  expect({ code, signal }).toEqual({ code: null, signal: "SIGKILL" });
  return facts;
}

async function open(file: string) {
  const workerUrl = new URL(`${compiled}/worker.js`);
  const devchain = await createDevchain({
    network: { chainId: 31 },
    file,
    timing: instant,
    maxReorgBlocks: 30,
    workerUrl,
  });
  const ask = async (method: MethodName, params: unknown[]) => {
    const bytes = await devchain.call(method, params, new AbortController().signal);
    return JSON.parse(Buffer.from(bytes as Uint8Array).toString());
  };
  return { devchain, ask };
}

it(`loses no mined transaction and no snapshot in ${rounds} kills`, async () => {
  const folder = mkdtempSync(join(tmpdir(), "devchain-kill-"));
  const file = join(folder, "testnet.chain");
  const facts: Fact[] = [];
  for (let round = 0; round < rounds; round += 1) facts.push(...(await sendUntilKilled(file, 3 + (round % 4))));
  const mined = facts.flatMap(({ hash }) => hash ?? []);
  const snapshots = facts.flatMap(({ snapshot }) => snapshot ?? []);

  const { devchain, ask } = await open(file);
  const receipts = await Promise.all(mined.map((hash) => ask("eth_getTransactionReceipt", [hash])));
  const state = await devchain.control({ name: "state" });
  const middle = snapshots[Math.floor(snapshots.length / 2)] as Snapshot;
  await devchain.control({ name: "reset", snapshot: middle.id });
  const after = await Promise.all(mined.map((hash) => ask("eth_getTransactionReceipt", [hash])));
  await devchain.close();
  rmSync(folder, { recursive: true });

  expect(mined.length).toBeGreaterThanOrEqual(rounds * 3);
  expect(receipts.map((receipt) => receipt?.status)).toEqual(mined.map(() => "0x1"));
  expect(state.snapshots).toEqual(expect.arrayContaining(snapshots));
  expect(after).toEqual(receipts.map((receipt) => (Number(receipt.blockNumber) <= middle.height ? receipt : null)));
}, 600_000);
