import { join } from "node:path";
import { WebSocket } from "ws";
import { createSocketClient } from "../../generated/clients/typescript/websocket.js";
import { sendControl } from "../../src/devchain/control-socket.js";
import { ask } from "../e2e/ask.js";
import { startProgram } from "../e2e/start-program.js";
import { useDataDir } from "../e2e/use-data-dir.js";
import { findFreePort } from "../fakes/find-free-port.js";

interface Header {
  readonly hash: string;
  readonly parentHash: string;
}

const folder = useDataDir();

it.each(["1", "2"])(
  "with WORKERS=%s the client's subscription goes on over a kill and a reorganisation",
  async (WORKERS) => {
    const settings = { DATA_DIR: folder.dataDir, PORT: String(await findFreePort()), WORKERS };
    const first = await startProgram(settings);
    const url = first.urls.testnet;
    const control = (command: Parameters<typeof sendControl>[1]) =>
      sendControl(join(folder.dataDir, "testnet.chain.control"), command);
    const latest = async () => (await ask(url, "eth_getBlockByNumber", ["latest", false])).result as Header;
    const genesis = await latest();
    const client = createSocketClient(url, { WebSocket });
    const heads = client.subscribe("newHeads", { fromBlock: genesis.hash as `0x${string}` });
    let known = [genesis.hash];
    const readToLatest = async () => {
      const { hash: last } = await latest();
      while (known.at(-1) !== last) {
        const { hash, parentHash } = (await heads.next()).value as Header;
        expect(known).toContain(parentHash);
        expect(known).not.toContain(hash);
        known = [...known.slice(0, known.indexOf(parentHash) + 1), hash];
      }
    };

    await control({ name: "mine", count: 3 });
    await readToLatest();
    await control({ name: "mine", count: 2 });
    await first.run.end("SIGKILL");
    const second = await startProgram(settings);
    await control({ name: "mine", count: 2 });
    await readToLatest();
    await control({ name: "reorg", depth: 2 });
    await readToLatest();

    client.close();
    await second.stop();
  },
);
