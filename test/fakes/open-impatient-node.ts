import { openNode } from "../../src/networks/open-node.js";

/** Opens a network's nodes as the service does, but waits for one to come back for half a second, not five. */
export const openImpatientNode: typeof openNode = (options, log) =>
  openNode({ ...options, pool: { ...options.pool, comeBackMs: 500 } }, log);
