import { bodies } from "../bodies.js";
import { openIdleConnections, renewConnections } from "../facts/measure-idle-connections.js";
import type { Dimension, Point } from "./dimension.js";
import { openGateway } from "./open-gateway.js";

/** Connections that have each made one request, besides those of the load. */
export const idleConnections: Dimension = {
  name: "idle-connections",
  title: "Idle connections",
  unit: "connections",
  sizes: [1, 100, 1_000, 10_000],
  loads: { eth_chainId: bodies.chainId },
  async open(sizes, field) {
    const points: Point[] = [];
    for (const size of sizes) {
      const gateway = await openGateway(field, { nodeUrl: field.nodeUrl });
      const sockets = await openIdleConnections(gateway.url, size);
      field.closers.push(() => {
        for (const socket of sockets) socket.destroy();
      });
      const verify = (): void => {
        const open = sockets.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded).length;
        if (open < size) throw new Error(`${size - open} of ${size} idle connections were closed meanwhile`);
      };
      points.push({ size, gateway, renew: () => renewConnections(sockets, gateway.url), verify });
    }
    return points;
  },
};
