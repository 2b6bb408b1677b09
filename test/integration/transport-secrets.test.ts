import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { openImpatientNode } from "../fakes/open-impatient-node.js";
import { createFakeRskj, type FakeRskj } from "../fakes/rskj/fake-rskj.js";
import {
  badGateway,
  type Fault,
  garbage,
  large,
  rateLimited,
  reset,
  sending,
  truncated,
} from "../fakes/rskj/faults.js";
import { openConnection, postOf } from "./raw-connection.js";
import { type HttpReply, type HttpRequest, sendHttp } from "./send-http.js";
import { bothNetworks, startTestService, type TestService } from "./start-test-service.js";
import { callOf, notificationOf } from "./start-with-fakes.js";

const masterSecret = "correct-horse-battery-staple-0123456789";
const nodePassword = "swordfish-of-the-node";
const leakyError = sending(
  (id) =>
    `{"jsonrpc":"2.0","id":${String(id)},"error":{"code":-32603,"message":"java.io.IOException: /srv/rsk/database/0"}}`,
);

const everything = (value: unknown) =>
  inspect(value, { depth: 20, showHidden: true, maxArrayLength: null, maxStringLength: null });

describe("secrets", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "rootgate-secrets-"));
  const replies: HttpReply[] = [];
  let service: TestService;
  let node: FakeRskj;
  let keyTexts: string[];
  let stored = "";

  const send = async (request: HttpRequest): Promise<HttpReply> => {
    const reply = await sendHttp(service.service.port, {
      method: "POST",
      path: new URL(service.urls.testnet).pathname,
      headers: {
        "content-type": "application/json",
        origin: "https://dapp.example",
        referer: service.urls.testnet,
        cookie: `key=${keyTexts[0]}`,
        authorization: `Bearer ${keyTexts[0]}`,
        "x-forwarded-for": "192.0.2.1",
        "user-agent": `dapp/${keyTexts[0]}`,
        traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
      },
      ...request,
    });
    replies.push(reply);
    return reply;
  };

  const sendAllKinds = async (): Promise<void> => {
    const mainnetPath = new URL(service.urls.mainnet).pathname;
    await send({ body: callOf("eth_blockNumber") });
    await send({ body: callOf("eth_blockNumber"), path: mainnetPath });
    await send({ body: callOf("eth_blockNumber"), path: `/${keyTexts[0]}?key=${keyTexts[0]}` });
    await send({ body: `[${callOf("eth_gasPrice")},${notificationOf("eth_gasPrice")},7]` });
    await send({ body: "no JSON" });
    await send({ body: callOf("no_such_method") });
    await send({ body: callOf("eth_getBalance", ["0x"]) });
    await send({ body: " ".repeat(1_048_577) });
    await send({ method: "GET" });
    await send({ method: "OPTIONS" });
    await send({ headers: { "content-type": "text/html" }, body: "<" });
    await send({ body: "{}", path: `/${keyTexts[0]?.slice(0, -1)}` });
    await send({ method: "GET", path: `/${keyTexts[0]}/more` });
    await send({ method: "GET", path: "/openrpc.json" });
    await send({ method: "GET", path: "/readyz" });
  };

  const sendToFailingNode = async (fault: Fault): Promise<void> => {
    node.fault = fault;
    const call = callOf("eth_call", [{ to: `0x${"1".repeat(40)}` }, "latest"]);
    // At once, since each is retried for a while.
    await Promise.all([
      send({ body: call }).catch(() => undefined),
      send({ body: `[${call}]` }),
      send({ method: "GET", path: "/readyz" }),
    ]);
    node.fault = undefined;
    await send({ body: callOf("eth_gasPrice") });
  };

  const hangUp = async (): Promise<void> => {
    const connection = await openConnection(service.service.port);
    connection.write(postOf(new URL(service.urls.testnet).pathname, callOf("eth_chainId")).slice(0, -9));
    connection.socket.resetAndDestroy();
    await connection.closed;
  };

  beforeAll(async () => {
    node = await createFakeRskj({ chainId: 31 });
    const nodeUrl = node.url.replace("http://", `http://operator:${nodePassword}@`);
    const settings = {
      ...bothNetworks,
      MASTER_SECRET: masterSecret,
      DATA_DIR: dataDir,
      TESTNET_NODE_URL: nodeUrl,
      // Nobody listens there: every kind of failure to reach a node.
      MAINNET_NODE_URL: `http://operator:${nodePassword}@127.0.0.1:1/`,
    };
    service = await startTestService(settings, { openNode: openImpatientNode });
    keyTexts = Object.values(service.urls).map((url) => new URL(url).pathname.slice(1));
    await sendAllKinds();
    for (const fault of [
      reset,
      garbage,
      badGateway,
      truncated,
      rateLimited,
      leakyError,
      large(2_000_000, { breakAfterBytes: 900_000 }),
    ])
      await sendToFailingNode(fault);
    await hangUp();
    const files = readdirSync(dataDir);
    stored = files.map((file) => readFileSync(join(dataDir, file), "latin1")).join("\n");
    await service.stop();
    stored += readdirSync(dataDir)
      .map((file) => readFileSync(join(dataDir, file), "latin1"))
      .join("\n");
  });
  afterAll(async () => {
    await node.close();
    rmSync(dataDir, { recursive: true });
  });

  const secrets = () => [...keyTexts, masterSecret, nodePassword];

  it("the traffic was of all kinds", () => {
    expect(new Set(replies.map(({ status }) => status))).toEqual(
      new Set([200, 204, 400, 401, 404, 405, 413, 415, 503]),
    );
    expect(service.logged.filter(([, message]) => message === "a call failed").length).toBeGreaterThan(5);
    expect(node.requests.length).toBeGreaterThan(15);
  });

  it("never reach the log", () => {
    const log = everything(service.logged);
    expect(secrets().filter((secret) => log.includes(secret))).toEqual([]);
  });

  it("never reach an answer; nor does a node's address, a path of ours or a stack", () => {
    const answers = replies.map(({ text, headers }) => text + everything(headers)).join("\n");
    expect(secrets().filter((secret) => answers.includes(secret))).toEqual([]);
    expect(answers).not.toContain(new URL(node.url).host);
    expect(answers).not.toContain("127.0.0.1:1");
    expect(answers).not.toMatch(/node_modules|\.ts:\d|\.js:\d|\/srv\/|<html|ECONN|java\./);
  });

  it("never reach the store in the clear", () => {
    expect(stored).toContain("SQLite format 3");
    expect(stored).toContain("api_key");
    expect(secrets().filter((secret) => stored.includes(secret))).toEqual([]);
    // Not even the part that is random.
    expect(keyTexts.filter((text) => stored.includes(text.slice(8, 38)))).toEqual([]);
  });

  it("never reach the node, which sees none of the caller's headers", () => {
    const seen = everything(
      node.requests.map(({ path, body, headers: { authorization: _ours, ...rest } }) => [path, body, rest]),
    );
    expect(secrets().filter((secret) => seen.includes(secret))).toEqual([]);
    const names = new Set(node.requests.flatMap(({ headers }) => Object.keys(headers)));
    expect(names).toEqual(new Set(["host", "connection", "content-type", "accept", "content-length", "authorization"]));
    expect(new Set(node.requests.map(({ path }) => path))).toEqual(new Set(["/"]));
    const ours = `Basic ${Buffer.from(`operator:${nodePassword}`).toString("base64")}`;
    expect(new Set(node.requests.map(({ headers }) => headers.authorization))).toEqual(new Set([ours]));
  });
});
