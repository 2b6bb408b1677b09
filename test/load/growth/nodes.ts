import { bodies } from "../bodies.js";
import { startUpstream } from "../targets/start-upstream.js";
import type { Dimension, Point } from "./dimension.js";
import { openGateway } from "./open-gateway.js";

/** Nodes of one network, all alike; each size has the first ones of them. */
export const nodes: Dimension = {
  name: "nodes",
  title: "Nodes of a network",
  unit: "nodes",
  sizes: [1, 2, 5, 10],
  loads: { "forwarded eth_getBalance": bodies.smallReads },
  async open(sizes, field) {
    const urls: string[] = [];
    const points: Point[] = [];
    for (const size of sizes) {
      while (urls.length < size) {
        const upstream = await startUpstream(field.upstream);
        field.closers.push(() => upstream.process.stop());
        urls.push(upstream.url);
      }
      points.push({ size, gateway: await openGateway(field, { nodeUrl: urls.join(",") }) });
    }
    return points;
  },
};
