import { networks } from "../../../src/config/networks.js";
import type { Devchain } from "../../../src/devchain/devchain.js";
import { readJson } from "../../../src/json/raw-json.js";
import { RpcError } from "../../../src/rpc/rpc-error.js";
import { CallAbortController } from "../../../src/turns/call-signal.js";
import type { FromPrimary, ToPrimary } from "../../../src/workers/messages.js";
import { type Channel, PrimaryLink } from "../../../src/workers/primary-link.js";
import { shareDevchains } from "../../../src/workers/share-devchains.js";

let sent: ToPrimary[];
let receive: (message: FromPrimary) => void;
let leave: () => void;
let link: PrimaryLink;
let channel: { -readonly [K in keyof Channel]: Channel[K] };

beforeEach(() => {
  sent = [];
  channel = {
    connected: true,
    send: (message) => message.kind !== "linked" && sent.push(message),
    on: (_, listener) => (receive = listener),
    once: (_, listener) => (leave = listener),
    disconnect: () => (channel.connected = false),
  };
  link = new PrimaryLink(channel);
});

it("tells the primary process first that it takes messages", () => {
  const messages: ToPrimary[] = [];
  link = new PrimaryLink({ ...channel, send: (message) => messages.push(message) });
  link.tellSent("testnet", "0x01");
  expect(messages.map(({ kind }) => kind)).toEqual(["linked", "sent"]);
});

it("stops when it is told to", () => {
  receive({ kind: "stop" });
  expect(link.stopSignal.reason).toEqual(new Error("stopped by the primary process"));
});

it("stops when the primary process is gone", () => {
  leave();
  expect(link.stopSignal.reason).toEqual(new Error("the primary process is gone"));
});

it("stops when the primary process was gone before it could listen", () => {
  expect(new PrimaryLink({ ...channel, connected: false }).stopSignal.aborted).toBe(true);
});

it("ends without a word when the primary process is gone", async () => {
  channel.connected = false;
  channel.disconnect = () => sent.push({ kind: "ready" });
  await link.close();
  expect(sent).toEqual([]);
});

it("reports its metrics when asked to, and before it ends", async () => {
  const metrics = [{ name: "one" }] as never;
  link.ready(async () => metrics);
  receive({ kind: "report metrics", id: 7 });
  await link.close();
  expect(sent).toEqual([{ kind: "ready" }, { kind: "metrics", id: 7, metrics }, { kind: "metrics", id: 0, metrics }]);
});

it("reads the metrics of all", async () => {
  const reading = link.readMetrics();
  const [asked] = sent as [Extract<ToPrimary, { kind: "read metrics" }>];
  receive({ kind: "all metrics", id: asked.id, text: "one 1" });
  expect(await reading).toBe("one 1");
});

it("tells the other processes of transactions, and its own listeners of theirs", () => {
  const heard: string[] = [];
  link.onSent("testnet", (hash) => heard.push(hash));
  link.tellSent("testnet", "0x01");
  receive({ kind: "sent", network: "testnet", hash: "0x02" });
  receive({ kind: "sent", network: "mainnet", hash: "0x03" });
  expect([sent, heard]).toEqual([[{ kind: "sent", network: "testnet", hash: "0x01" }], ["0x02"]]);
});

it("tells the other processes of probes, and each network's listener of theirs", () => {
  const head = { number: 10, hash: "0x0a", parentHash: "0x09", totalDifficulty: 2n ** 70n };
  const probe = { upstream: "first", head, askedAt: 1, tookMs: 2 };
  const heard: unknown[] = [];
  link.sharedProbes("testnet").onTold((one) => heard.push(one));
  link.sharedProbes("testnet").tell(probe);
  receive({ kind: "probed", network: "testnet", probe: { ...probe, head: undefined } });
  receive({ kind: "probed", network: "mainnet", probe });
  expect([sent, heard]).toEqual([[{ kind: "probed", network: "testnet", probe }], [{ ...probe, head: undefined }]]);
});

describe("the primary process's devchain", () => {
  const accounts = [{ address: "0xaa", privateKey: "0xbb" }] as const;
  let lanes: unknown[];
  let stops: CallAbortController[];
  let answer: () => Promise<Uint8Array>;

  async function open(): Promise<Devchain> {
    const devchain = {
      accounts,
      call: (_: unknown, __: unknown, stop: CallAbortController) => {
        lanes.push(stop.lane);
        stops.push(stop);
        return answer();
      },
      control: async () => ({ height: 3 }),
    } as unknown as Devchain;
    const shared = shareDevchains({ testnet: devchain }, (message) => receive(structuredClone(message)));
    const forward = (message: ToPrimary): void => {
      if (message.kind !== "linked") shared.take(structuredClone(message) as never);
    };
    link = new PrimaryLink({
      connected: true,
      send: forward,
      on: (_, listener) => (receive = listener),
      once: (_, listener) => (leave = listener),
    });
    return link.openDevchain(networks.testnet);
  }

  beforeEach(() => {
    [lanes, stops] = [[], []];
    answer = async () => Buffer.from('"0x1"');
  });

  it("serves calls in their callers' lanes, and control commands", async () => {
    const devchain = await open();
    expect(devchain.accounts).toEqual(accounts);
    expect(await readJson(await devchain.call("eth_blockNumber", [], new CallAbortController("user")))).toBe("0x1");
    expect(lanes).toEqual(["user"]);
    expect(await devchain.control({ name: "state" })).toEqual({ height: 3 });
  });

  it("fails as the devchain does", async () => {
    const devchain = await open();
    answer = async () => {
      throw new RpcError("ExecutionReverted", "execution reverted", { data: "0x01" });
    };
    await expect(devchain.call("eth_call", [], new CallAbortController())).rejects.toMatchObject({
      errorName: "ExecutionReverted",
      message: "execution reverted",
      data: "0x01",
    });
  });

  it("ends a call that nobody waits for any more", async () => {
    const devchain = await open();
    answer = () => new Promise(() => undefined);
    const stop = new CallAbortController();
    const calling = devchain.call("eth_call", [], stop);
    stop.abort(new Error("gone"));
    await expect(calling).rejects.toThrow("gone");
    expect(stops.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
