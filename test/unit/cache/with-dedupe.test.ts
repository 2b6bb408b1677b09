import type { MethodName } from "../../../generated/methods.js";
import { withDedupe } from "../../../src/cache/with-dedupe.js";
import { JsonStream, readJson } from "../../../src/json/raw-json.js";
import { RpcError } from "../../../src/rpc/rpc-error.js";
import { CallAbortController } from "../../../src/turns/call-signal.js";
import { createChain, createFakeHeads } from "../../fakes/fake-heads.js";
import { createHandDrivenNode } from "../../fakes/hand-driven-node.js";
import type { ScriptedBlock } from "../../fakes/scripted-chain/block-tree.js";

const hash = `0x${"a".repeat(64)}`;
const gone = new RpcError("LimitExceeded", "the client has disconnected");

function setUp() {
  const chain = createChain(5);
  const heads = createFakeHeads(chain.tip);
  const inner = createHandDrivenNode();
  const shared: string[] = [];
  const waiting = new Set<string>();
  const events = { onCoalesced: (method: string) => shared.push(method) };
  const node = withDedupe(inner, { heads, events, isWaiting: (lane) => waiting.has(lane) });
  const ask = (method: MethodName = "eth_getTransactionByHash", params: unknown[] = [hash]) => {
    const caller = new AbortController();
    const reply = node.call(method, params, caller.signal);
    reply.catch(() => undefined);
    return { reply, leave: () => caller.abort(gone) };
  };
  const askIn = (lane: string) => node.call("eth_getTransactionByHash", [hash], new CallAbortController(lane));
  return { ...chain, heads, inner, shared, waiting, node, ask, askIn };
}

const streamOf = (text: string) =>
  new JsonStream(
    (async function* () {
      yield Buffer.from(text);
    })(),
  );

describe("withDedupe", () => {
  it("asks once for identical reads under way, and answers all of them", async () => {
    const { inner, ask, shared } = setUp();
    const asked = [ask(), ask(), ask()];
    expect(inner.calls).toHaveLength(1);
    inner.last.answer("0x1");
    for (const { reply } of asked) expect(await readJson(await reply)).toBe("0x1");
    expect(shared).toEqual(["eth_getTransactionByHash", "eth_getTransactionByHash"]);
  });

  it("asks again once the answer is there", async () => {
    const { inner, ask } = setUp();
    const first = ask();
    inner.last.answer("0x1");
    await first.reply;
    ask();
    expect(inner.calls).toHaveLength(2);
  });

  it("shares a failure with those who waited, and with nobody after them", async () => {
    const { inner, ask } = setUp();
    const asked = [ask(), ask()];
    inner.last.fail(new RpcError("CallRejected"));
    for (const { reply } of asked) await expect(reply).rejects.toMatchObject({ code: -32000 });
    ask();
    expect(inner.calls).toHaveLength(2);
  });

  it("asks separately for what differs", () => {
    const { inner, ask } = setUp();
    ask("eth_call", [{ to: "0x1", data: "0x2" }, "latest"]);
    ask("eth_call", [{ data: "0x2", to: "0x1" }, "latest"]);
    ask("eth_call", [{ to: "0x1", data: "0x3" }, "latest"]);
    expect(inner.calls).toHaveLength(2);
  });

  it("shares over lanes, but makes nobody wait for the turn of another's", async () => {
    const { inner, waiting, askIn } = setUp();
    const [first, second] = [askIn("heavy"), askIn("light")];
    expect(inner.calls).toHaveLength(1);
    waiting.add("heavy");
    const [third, fourth, fifth] = [askIn("light"), askIn("heavy"), askIn("other")];
    expect(inner.calls.map(({ signal }) => signal.lane)).toEqual(["heavy", "light"]);
    inner.calls[1]?.answer("0x2");
    for (const reply of [third, fourth, fifth]) expect(await readJson(await reply)).toBe("0x2");
    inner.calls[0]?.answer("0x1");
    for (const reply of [first, second]) expect(await readJson(await reply)).toBe("0x1");
  });

  it("answers who stays when another leaves", async () => {
    const { inner, ask } = setUp();
    const [first, second] = [ask(), ask()];
    second.leave();
    await expect(second.reply).rejects.toBe(gone);
    expect(inner.last.signal.aborted).toBe(false);
    inner.last.answer("0x1");
    expect(await readJson(await first.reply)).toBe("0x1");
  });

  it("asks again, once for all who stay, when the one who asked leaves", async () => {
    const { inner, ask } = setUp();
    const [first, ...others] = [ask(), ask(), ask(), ask()];
    first?.leave();
    await expect(first?.reply).rejects.toBe(gone);
    others.push(ask());
    await new Promise(setImmediate);
    expect(inner.calls).toHaveLength(2);
    inner.last.answer("0x1");
    for (const { reply } of others) expect(await readJson(await reply)).toBe("0x1");
  });

  it("stops when the last one has left", async () => {
    const { inner, ask } = setUp();
    const asked = [ask(), ask()];
    for (const { leave } of asked) leave();
    for (const { reply } of asked) await expect(reply).rejects.toBe(gone);
    expect(inner.calls.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it.each<[string, (parts: ReturnType<typeof setUp>) => void]>([
    ["a new head", ({ heads, tree, tip }) => heads.moveTo(tree.mine(tip))],
    ["a reorganisation", ({ heads, tree, blocks }) => heads.moveTo(tree.mine(blocks[3] as ScriptedBlock))],
  ])("lets nobody join what began before %s", async (_, happen) => {
    const parts = setUp();
    const early = parts.ask();
    happen(parts);
    const late = parts.ask();
    expect(parts.inner.calls).toHaveLength(2);
    parts.inner.calls[1]?.answer("0x2");
    expect(await readJson(await late.reply)).toBe("0x2");
    const later = parts.ask();
    parts.inner.calls[0]?.answer("0x1");
    expect(await readJson(await early.reply)).toBe("0x1");
    parts.ask();
    expect(parts.inner.calls).toHaveLength(3);
    parts.inner.calls[2]?.answer("0x3");
    expect(await readJson(await later.reply)).toBe("0x3");
  });

  it("lets nobody join what began before a transaction was taken", async () => {
    const { inner, ask } = setUp();
    ask();
    const send = ask("eth_sendRawTransaction", ["0xf8"]);
    inner.last.answer(hash);
    await send.reply;
    ask();
    expect(inner.calls.map(({ method }) => method)).toEqual([
      "eth_getTransactionByHash",
      "eth_sendRawTransaction",
      "eth_getTransactionByHash",
    ]);
  });

  it("sends every transaction by itself", () => {
    const { inner, ask } = setUp();
    ask("eth_sendRawTransaction", ["0xf8"]);
    ask("eth_sendRawTransaction", ["0xf8"]);
    expect(inner.calls).toHaveLength(2);
  });

  it("gives a stream to one reader; the others ask by themselves", async () => {
    const { inner, ask } = setUp();
    const [first, second, third] = [ask(), ask(), ask()];
    inner.last.answerRaw(streamOf("1"));
    expect(await readJson(await first.reply)).toBe(1);
    // They ask in their own names: their leaving ends their own call.
    await new Promise(setImmediate);
    expect(inner.calls).toHaveLength(3);
    inner.calls[1]?.answerRaw(streamOf("2"));
    third.leave();
    expect(await readJson(await second.reply)).toBe(2);
    await expect(third.reply).rejects.toBe(gone);
  });

  it("ends a stream when its reader leaves", async () => {
    const { inner, ask } = setUp();
    const first = ask();
    inner.last.answerRaw(streamOf("1"));
    await first.reply;
    expect(inner.last.signal.aborted).toBe(false);
    first.leave();
    expect(inner.last.signal.aborted).toBe(true);
  });
});
