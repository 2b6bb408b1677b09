import { Agent } from "undici";
import { errors } from "../../generated/errors.js";
import { openBareUpstream } from "../fakes/open-bare-upstream.js";
import { type Exchange, loadExtended, loadRegtest } from "../fakes/rskj/recordings.js";
import { runs } from "../runs.js";
import { fc } from "../seeded-fast-check.js";
import { body, request } from "./arbitrary-body.js";
import { type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";

const codes = new Set<number>(Object.values(errors).map(({ code }) => code));

/** What a body should be answered by, by JSON.parse and the JSON-RPC specification alone: the ids, or one refusal. */
type Expectation = { readonly ids: readonly unknown[]; readonly isBatch: boolean } | { readonly refusal: number };

function expectationOf(bytes: Buffer): Expectation {
  const text = new TextDecoder("utf8", { ignoreBOM: true });
  let value: unknown;
  try {
    value = JSON.parse(text.decode(bytes));
    if (!bytes.equals(Buffer.from(text.decode(bytes)))) return { refusal: -32700 };
  } catch {
    return { refusal: -32700 };
  }
  if (!Array.isArray(value)) return { ids: idsOf([value]), isBatch: false };
  return value.length === 0 ? { refusal: -32600 } : { ids: idsOf(value), isBatch: true };
}

/** The ids of the answers, in order. */
function idsOf(values: readonly unknown[]): unknown[] {
  return values.filter((value) => !isNotification(value)).map((value) => usableId(value));
}

function isNotification(value: unknown): boolean {
  if (!isObject(value) || Object.hasOwn(value, "id")) return false;
  const { jsonrpc, method, params } = value;
  const paramsFit = params === undefined || typeof params === "object";
  return jsonrpc === "2.0" && typeof method === "string" && paramsFit;
}

function usableId(value: unknown): unknown {
  const id = isObject(value) && Object.hasOwn(value, "id") ? value["id"] : null;
  return typeof id === "string" || typeof id === "number" ? id : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function checkEnvelope(value: unknown): void {
  expect(isObject(value)).toBe(true);
  const envelope = value as Record<string, unknown>;
  expect(envelope["jsonrpc"]).toBe("2.0");
  const hasResult = Object.hasOwn(envelope, "result");
  expect(Object.keys(envelope).sort()).toEqual(["id", "jsonrpc", hasResult ? "result" : "error"].sort());
  if (hasResult) return;
  const { code, message } = envelope["error"] as { code: number; message: string };
  expect(codes).toContain(code);
  expect(message).toMatch(/./);
}

/** Lets a node answer every method with anything that was ever recorded for it, errors too, but for pending blocks. */
function answerAnything(recordings: readonly Exchange[]): (method: string) => Readonly<Record<string, unknown>> {
  const outcomes = new Map<string, Readonly<Record<string, unknown>>[]>();
  for (const { request: asked, response } of recordings) {
    if (JSON.stringify(asked.params ?? []).includes("pending")) continue;
    // A failing estimate makes the gateway ask two dozen times: once in a test of its own is enough.
    if (asked.method === "eth_estimateGas" && "error" in response) continue;
    const { jsonrpc: _version, id: _id, ...outcome } = response;
    outcomes.set(asked.method, [...(outcomes.get(asked.method) ?? []), outcome]);
  }
  let turn = 0;
  return (method) => outcomes.get(method)?.[turn++ % (outcomes.get(method)?.length ?? 1)] ?? { result: null };
}

describe("any body at all", () => {
  const agent = new Agent({ connections: 8 });
  let service: ServiceWithFakes;
  let statuses: Set<number>;

  beforeAll(async () => {
    service = await startWithFakes({}, { openNode: openBareUpstream });
    statuses = new Set();
    const { testnet } = service.nodes;
    const outcomeOf = answerAnything([...loadRegtest(), ...loadExtended()]);
    testnet.fault = (response, id) => {
      const { method } = JSON.parse(testnet.requests.at(-1)?.body ?? "") as { method: string };
      const outcome = method === "eth_chainId" ? { result: "0x1f" } : outcomeOf(method);
      response.end(JSON.stringify({ jsonrpc: "2.0", id, ...outcome }));
    };
  });
  afterAll(async () => {
    await agent.close();
    await service.stop();
  });

  async function post(bytes: Buffer): Promise<{ status: number; text: string }> {
    const { statusCode, body: reply } = await agent.request({
      origin: service.origin,
      path: service.path,
      method: "POST",
      headers: { "content-type": "application/json" },
      body: bytes,
    });
    statuses.add(statusCode);
    return { status: statusCode, text: await reply.text() };
  }

  it("gets a valid answer of the right ids, or none where none is due", async () => {
    const property = fc.asyncProperty(body, async (bytes) => {
      const { status, text } = await post(bytes);
      const expected = expectationOf(bytes);
      if ("refusal" in expected) {
        expect(status).toBe(400);
        expect(JSON.parse(text)).toMatchObject({ jsonrpc: "2.0", id: null, error: { code: expected.refusal } });
      } else if (expected.ids.length === 0) {
        expect([status, text]).toEqual([204, ""]);
      } else {
        const answers = JSON.parse(text) as unknown;
        expect(Array.isArray(answers)).toBe(expected.isBatch);
        const list = (expected.isBatch ? answers : [answers]) as { id: unknown; error?: { code: number } }[];
        for (const answer of list) checkEnvelope(answer);
        expect(list.map(({ id }) => id)).toEqual(expected.ids);
        const isRefused = !expected.isBatch && list[0]?.error?.code === -32600;
        expect(status).toBe(isRefused ? 400 : 200);
      }
    });
    await fc.assert(property, { numRuns: runs(2_000) });
  }, 60_000);

  it("gets its ids back byte for byte when it is well-formed", async () => {
    const property = fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 5 }), async (made) => {
      const { text } = await post(Buffer.from(`[${made.map((one) => one.text).join(",")}]`));
      const ids = made.flatMap(({ id }) => (id === undefined ? [] : [id]));
      let at = 0;
      for (const id of ids) {
        const head = `{"jsonrpc":"2.0","id":${id},`;
        at = text.indexOf(head, at);
        expect(at === -1 ? `no ${head}` : "found").toBe("found");
        at += head.length;
      }
    });
    await fc.assert(property, { numRuns: runs(1_000) });
  }, 60_000);

  it("has met calls of all fates, none of them a failure of ours", () => {
    expect(statuses).toEqual(new Set([200, 204, 400]));
    const failures = service.logged.filter(([, message]) => message?.includes("unexpectedly"));
    expect(failures).toEqual([]);
  });
});
