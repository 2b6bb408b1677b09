import type { StartedTarget } from "../targets/target.js";
import { toHex } from "../upstream/answers.js";
import type { Dimension, Point } from "./dimension.js";
import { openGateway } from "./open-gateway.js";

/** So many fill the memory below, which is a little smaller than the default. */
const fullSize = 100_000;
const settings = { CACHE_MAX_BYTES: "50000000" };
const buriedBlock = toHex(0x400000);
const batchLength = 100;

/** Results in the cache. The load reads a thousand of them; at the largest size the cache has had to evict others. */
export const cachedResults: Dimension = {
  name: "cached-results",
  title: "Results in the cache",
  unit: "results",
  sizes: [1_000, 10_000, fullSize],
  loads: { "cached eth_getBalance": Array.from({ length: 1_000 }, (_, index) => JSON.stringify(read(index))) },
  async open(sizes, field) {
    const points: Point[] = [];
    for (const size of sizes) {
      const gateway = await openGateway(field, { nodeUrl: field.nodeUrl, settings });
      await fill(gateway, size);
      points.push({ size, gateway });
    }
    return points;
  },
};

/** At each size with as many reads, which warm the gateways up alike; the last ones are those of the load. */
async function fill({ url }: StartedTarget, size: number): Promise<void> {
  for (let at = fullSize; at > 0; at -= batchLength) {
    const batch = Array.from({ length: batchLength }, (_, index) => read((at - 1 - index) % size));
    const headers = { "content-type": "application/json" };
    const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(batch) });
    const text = await response.text();
    if (text.split('"result"').length !== batchLength + 1)
      throw new Error(`not all have a result: ${text.slice(0, 300)}`);
  }
  const metrics = await (await fetch(new URL("/metrics", url))).text();
  const evictedBytes = Number(/^rootgate_cache_evicted_bytes_total\S* (\d+)/m.exec(metrics)?.[1] ?? 0);
  if (size === fullSize && evictedBytes === 0) throw new Error("the cache is not full");
}

function read(index: number): object {
  const address = `0x${index.toString(16).padStart(40, "0")}`;
  return { jsonrpc: "2.0", id: 1, method: "eth_getBalance", params: [address, buriedBlock] };
}
