import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { bodies } from "../bodies.js";
import { seedUsers } from "../many-users/seed-users.js";
import type { Dimension, GrowthField, Point } from "./dimension.js";
import { openGateway } from "./open-gateway.js";

const settings = { MASTER_SECRET: "the master secret of the benchmark's users" };
/** A warm-up calls as every user about so often, since the first calls of a day wait for the key and for a lease. */
const callsBefore = 5;

/** Users with a key each, who all take part in the load. */
export const users: Dimension = {
  name: "users",
  title: "Users and their keys",
  unit: "users",
  sizes: [1, 100, 10_000, 100_000],
  loads: { eth_chainId: bodies.chainId, "forwarded eth_getBalance": bodies.smallReads },
  async open(sizes, field) {
    const points: Point[] = [];
    for (const size of sizes) points.push(await openPoint(size, field));
    return points;
  },
};

async function openPoint(size: number, field: GrowthField): Promise<Point> {
  const dataFolder = mkdtempSync(join(field.folder, "users-"));
  const keys = await seedUsers({ DATA_DIR: dataFolder, ...settings }, size);
  const gateway = await openGateway(field, { nodeUrl: field.nodeUrl, dataFolder, settings });
  return { size, gateway, paths: keys.map((key) => `/${key}`), warmUpRequests: callsBefore * size };
}
