import type { openNode } from "../../src/networks/open-node.js";
import { createUpstream } from "../../src/upstream/upstream.js";

/** A network's node as one bare upstream, without pool and cache: for recordings, whose blocks are of no one chain. */
export const openBareUpstream: typeof openNode = async ({ network, nodeUrls, upstream }) => {
  const [nodeUrl] = nodeUrls ?? [];
  if (!nodeUrl) throw new Error("a bare upstream needs a node's URL");
  return { node: createUpstream({ ...upstream, ...nodeUrl, network }), accounts: [] };
};
