import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { Messenger } from "@metamask/base-controller";
import { NetworkController } from "@metamask/network-controller";

const { CHAIN_ID, KITCHEN, KITCHEN_TX, RPC_URL } = process.env;
const chainId = `0x${Number(CHAIN_ID).toString(16)}`;

/** The wallet's own way to a network that a user has added. */
function addNetwork() {
  const controller = new NetworkController({
    messenger: new Messenger().getRestricted({ name: "NetworkController", allowedActions: [], allowedEvents: [] }),
    infuraProjectId: "0".repeat(32),
    getRpcServiceOptions: () => ({ fetch, btoa }),
  });
  const { rpcEndpoints } = controller.addNetwork({
    chainId,
    name: "Rootstock",
    nativeCurrency: "RBTC",
    blockExplorerUrls: [],
    defaultRpcEndpointIndex: 0,
    rpcEndpoints: [{ type: "custom", url: RPC_URL }],
  });
  return { controller, id: rpcEndpoints[0].networkClientId };
}

describe("MetaMask's network controller", () => {
  let controller, id, client;
  const ask = (method, params = []) => client.provider.request({ method, params });

  before(() => {
    ({ controller, id } = addNetwork());
    client = controller.getNetworkClientById(id);
  });
  // Its polls would keep the process.
  after(() => setImmediate(() => process.exit()));

  it("reads the chain", async () => {
    assert.equal(await ask("eth_chainId"), chainId);
    assert.equal((await ask("eth_getTransactionReceipt", [KITCHEN_TX])).to, KITCHEN);
    assert.equal(BigInt(await ask("eth_call", [{ to: KITCHEN, data: "0x06661abd" }, "latest"])) >= 8n, true);
    assert.equal(BigInt(await client.blockTracker.getLatestBlock()) > 0n, true);
  });

  it("finds that transactions are to be legacy ones", async () => {
    await controller.setActiveNetwork(id);
    assert.equal(await controller.getEIP1559Compatibility(), false);
  });
});
