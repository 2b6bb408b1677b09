import { ask } from "../e2e/ask.js";
import { startProgram } from "../e2e/start-program.js";
import { useDataDir } from "../e2e/use-data-dir.js";
import { findFreePort } from "../fakes/find-free-port.js";
import { createScriptedNetwork, type ScriptedNetwork } from "../fakes/scripted-chain/scripted-network.js";
import { createDashboardClient, joinAsSomebody } from "../integration/dashboard-client.js";
import { closeWebSockets, openWebSocket } from "../integration/web-socket-client.js";

const folder = useDataDir();
const [kept, dropped] = [`0x${"aa".repeat(20)}`, `0x${"bb".repeat(20)}`];

let chain: ScriptedNetwork;

beforeEach(async () => {
  chain = await createScriptedNetwork();
});
afterEach(async () => {
  closeWebSockets();
  await chain.close();
});

it("a change of a key's lists at one gateway ends subscriptions and filters of another, before it is undone", async () => {
  const settings = { NETWORKS: "testnet", TESTNET_NODE_URL: chain.nodes[0]?.url ?? "", DATA_DIR: folder.dataDir };
  const port = String(await findFreePort());
  const [one, other] = [await startProgram({ ...settings, PORT: port }), await startProgram(settings)];
  const dashboard = createDashboardClient(one.origin);
  await joinAsSomebody(dashboard);
  const { id, text } = await dashboard.post("/api/keys", { name: "narrowed", network: "Testnet" });
  const allow = (allowedContracts: readonly string[]) =>
    dashboard.ask("PATCH", `/api/keys/${id}`, { body: { allowedContracts } });
  const endpoint = `${other.origin}/${text}`;
  const open = async (address: string) => {
    const client = await openWebSocket(endpoint);
    client.send(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_subscribe", params: ["logs", { address }] }));
    expect(await client.nextJson()).toMatchObject({ result: expect.stringMatching(/^0x/) });
    return client;
  };

  const [allowed, forbidden] = [await open(kept), await open(dropped)];
  const { result: filter } = await ask(endpoint, "eth_newFilter", [{ address: dropped }]);
  await allow([kept]);
  expect(await ask(endpoint, "eth_getFilterChanges", [filter])).toMatchObject({ error: { code: -32000 } });
  expect(await forbidden.closed).toMatchObject({ code: 4003 });
  await allow([]);
  expect(await ask(endpoint, "eth_getFilterChanges", [filter])).toMatchObject({ error: { code: -32000 } });
  expect(allowed.socket.readyState).toBe(allowed.socket.OPEN);
  await Promise.all([one.stop(), other.stop()]);
});
