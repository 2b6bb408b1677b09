import { copyFileSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { networks } from "../../../src/config/networks.js";
import { createDevchain, type Devchain } from "../../../src/devchain/devchain.js";
import { bodies } from "../bodies.js";
import { formatNumber } from "../report/format-table.js";
import type { Dimension, GrowthField, Point } from "./dimension.js";
import { openGateway } from "./open-gateway.js";

const fileName = "testnet.chain";
/** One block in so many has a transaction, to an account of its own. */
const blocksPerTransaction = 100;
/** No block but those that are asked for. */
const never = { mode: "interval", intervalMs: 24 * 3_600_000 } as const;
/** In the first block; its `getEthBalance` reads an account. */
const multicall3 = "0xca11bde05977b3631167028862be2a173976ca11";
const getEthBalance = "0x4d2301cc";

/** Blocks of the built-in devchain. Without a cache, so that each read gets to the chain. */
export const devchainBlocks: Dimension = {
  name: "devchain-blocks",
  title: "Blocks of a devchain",
  unit: "blocks",
  sizes: [10, 100, 1_000, 10_000],
  loads: {
    "eth_getBalance at latest": bodies.smallReads.map((body) => body.replace("pending", "latest")),
    "eth_call at latest": Array.from({ length: 1_000 }, (_, index) => JSON.stringify(callOf(index))),
  },
  async open(sizes, field) {
    const file = join(mkdtempSync(join(field.folder, "chain-")), fileName);
    const points: Point[] = [];
    for (const size of sizes) {
      await growTo(size, file);
      points.push(await openPoint(size, file, field));
    }
    return points;
  },
};

function callOf(index: number): object {
  const data = `${getEthBalance}${index.toString(16).padStart(64, "0")}`;
  return { jsonrpc: "2.0", id: 1, method: "eth_call", params: [{ to: multicall3, data }, "latest"] };
}

async function growTo(size: number, file: string): Promise<void> {
  const devchain = await createDevchain({ network: networks.testnet, file, timing: never, maxReorgBlocks: 30 });
  try {
    for (let height = await heightOf(devchain); height < size; height = await heightOf(devchain)) {
      await devchain.control({ name: "fund", address: addressOf(height + 1), amount: "0x1" });
      const count = Math.min(blocksPerTransaction, size - height) - 1;
      if (count > 0) await devchain.control({ name: "mine", count });
    }
  } finally {
    await devchain.close();
  }
}

function addressOf(index: number): `0x${string}` {
  return `0x${index.toString(16).padStart(40, "0")}`;
}

async function heightOf(devchain: Devchain): Promise<number> {
  return (await devchain.control({ name: "state" })).height;
}

async function openPoint(size: number, file: string, field: GrowthField): Promise<Point> {
  const dataFolder = mkdtempSync(join(field.folder, "blocks-"));
  copyFileSync(file, join(dataFolder, fileName));
  const beginMs = performance.now();
  const settings = { NETWORKS: "testnet", DEVCHAIN: "true", CACHE_MAX_BYTES: "0" };
  const gateway = await openGateway(field, { dataFolder, settings });
  const remark = `Start with ${size.toLocaleString("en")} blocks: ${formatNumber(performance.now() - beginMs)} ms`;
  return { size, gateway, remark };
}
