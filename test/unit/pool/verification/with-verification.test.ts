import { chains } from "../../../../src/config/chains.js";
import { JsonStream, readJson } from "../../../../src/json/raw-json.js";
import type { NodeEvents } from "../../../../src/node/node-events.js";
import { createHeaderKnowledge } from "../../../../src/pool/verification/header-knowledge.js";
import {
  type VerificationDependencies,
  withVerification,
} from "../../../../src/pool/verification/with-verification.js";
import type { Upstream } from "../../../../src/upstream/upstream.js";
import { nodeAnswering } from "../../../fakes/node-answering.js";
import { recordedBlock } from "../../rootstock/merged-mining/recorded-block.js";

const signal = new AbortController().signal;
const price = (answer: unknown): Upstream => ({
  ...nodeAnswering({ eth_gasPrice: () => answer }),
  callOn: async () => Buffer.from(JSON.stringify(answer)),
  name: "10.0.0.1:4444",
  weight: 1,
  concurrency: undefined,
  query: async () => null,
  isTellingHeads: () => false,
  onHead: () => () => undefined,
  onPendingTransaction: () => () => undefined,
});

let verdicts: string[];
let lines: (readonly [unknown, string | undefined])[];
let told: () => void;

/** Checks everything, unless told otherwise. */
function checking(upstream: Upstream, parts: Partial<VerificationDependencies> = {}, ratio = 1): Upstream {
  const events: NodeEvents = {
    onVerification(name, verdict) {
      verdicts.push(`${name} ${verdict}`);
      told();
    },
  };
  const log: VerificationDependencies["log"] = {
    warn: (fields: unknown, line?: string) => void lines.push([fields, line]),
  };
  const headers = createHeaderKnowledge(chains.regtest.forks);
  return withVerification(upstream, { ratio, chainId: 33 }, { log, headers, random: () => 0.5, events, ...parts });
}

/** Resolves when so many answers were judged. */
async function judged(count: number): Promise<void> {
  while (verdicts.length < count) await new Promise<void>((resolve) => (told = resolve));
}

beforeEach(() => {
  [verdicts, lines, told] = [[], [], () => undefined];
});

it("tells that an answer held", async () => {
  await checking(price("0x1")).call("eth_gasPrice", [], signal);
  await judged(1);

  expect(verdicts).toEqual(["10.0.0.1:4444 true"]);
  expect(lines).toEqual([]);
});

it("checks what a node said on a certain block", async () => {
  const call = { method: "eth_gasPrice", params: [] } as const;
  await checking(price(17)).callOn({ number: 1, hash: "0x01", isProofOptional: false }, call, signal);
  await judged(1);

  expect(verdicts).toEqual(["10.0.0.1:4444 schema"]);
});

it("hands the lie on as it is, then tells, logs and has the node taken out", async () => {
  const reasons: string[] = [];
  const node = checking(price(17), { onVerificationFailure: (reason) => reasons.push(reason) });

  const answer = await readJson(await node.call("eth_gasPrice", [], signal));

  expect(answer).toBe(17);
  expect(verdicts).toEqual([]);
  await judged(1);
  expect(verdicts).toEqual(["10.0.0.1:4444 schema"]);
  expect(lines).toEqual([
    [
      expect.objectContaining({ upstream: "10.0.0.1:4444", method: "eth_gasPrice", kind: "schema" }),
      "a node returned a wrong result",
    ],
  ]);
  expect(reasons).toHaveLength(1);
});

it("accuses a node of a changed block once another node's block shows that its rules are known", async () => {
  const reasons: string[] = [];
  const headers = createHeaderKnowledge(chains.regtest.forks);
  const parts = { headers, onVerificationFailure: (reason: string) => void reasons.push(reason) };
  const telling = (name: string, block: object): Upstream => ({
    ...price("0x1"),
    ...nodeAnswering({ eth_getBlockByHash: () => block }),
    name,
  });
  const changed = { ...recordedBlock("regtest-5"), stateRoot: `0x${"77".repeat(32)}` };
  await checking(telling("liar", changed), parts).call("eth_getBlockByHash", [changed.hash, true], signal);
  await judged(1);
  expect([verdicts, reasons]).toEqual([["liar not checked"], []]);

  const good = recordedBlock("regtest-9");
  await checking(telling("honest", good), parts).call("eth_getBlockByHash", [good.hash, true], signal);
  await judged(3);
  expect(verdicts).toEqual(["liar not checked", "liar block", "honest true"]);
  expect(reasons).toEqual([expect.stringContaining("hashForMergedMining")]);
  expect(lines.map(([, line]) => line)).toEqual([
    "a block was not checked: it fits no header rules that this version knows",
    "a node returned a wrong result",
  ]);
});

it("logs lies of a kind once a minute", async () => {
  let now = 0;
  const node = checking(price(17), { now: () => now });
  for (const at of [0, 1, 59_999, 60_000]) {
    now = at;
    await node.call("eth_gasPrice", [], signal);
    await judged(verdicts.length + 1);
  }

  expect(verdicts).toHaveLength(4);
  expect(lines).toHaveLength(2);
});

it.each([
  [0.5, 0],
  [0.51, 1],
])("at a ratio of %d, with 0.5 drawn, checks %d answers", async (ratio, count) => {
  const answered = checking(price(17), {}, ratio);
  const last = checking(price("0x1"));
  for (const node of [answered, last]) await node.call("eth_gasPrice", [], signal);
  await judged(count + 1);

  expect(verdicts.filter((verdict) => verdict.endsWith("schema"))).toHaveLength(count);
});

it("is the node itself at a ratio of zero", () => {
  const node = price("0x1");

  expect(checking(node, {}, 0)).toBe(node);
});

it("checks no more than it comes to", async () => {
  const node = checking(price("0x1"));
  const answers = await Promise.all(Array.from({ length: 40 }, () => node.call("eth_gasPrice", [], signal)));
  await judged(40);

  expect(answers).toHaveLength(40);
  expect(verdicts.filter((verdict) => verdict.endsWith("dropped"))).toHaveLength(8);
  expect(verdicts.filter((verdict) => verdict.endsWith("true"))).toHaveLength(32);
});

it("leaves streams alone", async () => {
  const stream = new JsonStream((async function* () {})());
  const upstream = { ...price("0x1"), call: async () => stream };

  expect(await checking(upstream).call("eth_getLogs", [{}], signal)).toBe(stream);
  await checking(price("0x1")).call("eth_gasPrice", [], signal);
  await judged(1);
  expect(verdicts).toEqual(["10.0.0.1:4444 true"]);
});

it("accuses nobody where it could not check", async () => {
  const logs = [
    {
      logIndex: "0x0",
      transactionIndex: "0x0",
      transactionHash: `0x${"11".repeat(32)}`,
      blockHash: `0x${"22".repeat(32)}`,
      blockNumber: "0x5",
      address: `0x${"33".repeat(20)}`,
      data: "0x",
      topics: [],
      removed: false,
    },
  ];
  const upstream: Upstream = {
    ...price("0x1"),
    ...nodeAnswering({ eth_getLogs: () => logs }),
    query: () => Promise.reject(new Error("the node is gone")),
  };
  await checking(upstream).call("eth_getLogs", [{}], signal);
  await judged(1);

  expect(verdicts).toEqual(["10.0.0.1:4444 given up"]);
  expect(lines).toEqual([[expect.objectContaining({ method: "eth_getLogs" }), "a result could not be checked"]]);
});

it("checks nothing more once it is closed", async () => {
  const node = checking(price(17));
  await node.call("eth_gasPrice", [], signal);
  await node.close();
  await checking(price("0x1")).call("eth_gasPrice", [], signal);
  await judged(1);

  expect(verdicts).toEqual(["10.0.0.1:4444 true"]);
});
