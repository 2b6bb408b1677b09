import { setImmediate as nextEvents } from "node:timers/promises";
import { SharedThread } from "../../../src/devchain/shared-thread.js";
import { CallAbortController } from "../../../src/turns/call-signal.js";
import { kitchenCall, startDevchain } from "./devchain-in-process.js";

const receiver = `0x${"ab".repeat(20)}`;

/** Each time work passes the thread on, others have it. */
const eager = () => startDevchain({ thread: new SharedThread({ sliceMs: 0 }) });

const word = (value: number, bytes: number) => value.toString(16).padStart(2 * bytes, "0");
const push3 = (value: number) => `62${word(value, 3)}`;
const times = (count: number, code: string) => code.repeat(count);

/** Calls an address with this much input out of memory, all results dropped. */
const staticCall = (address: string, inputLength: number) => `5f5f${push3(inputLength)}5f60${address}5afa50`;

/** Code without a loop. */
const straight: readonly [name: string, code: string][] = [
  ["KECCAK256", times(20, `${push3(1_000)}5f2050`)],
  ["EXP", times(20, "5f19600a0a50")],
  ["SLOAD", times(20, "5f5450")],
  ["BALANCE", times(20, "303150")],
  ["EXTCODESIZE", times(20, "303b50")],
  ["EXTCODEHASH", times(20, "303f50")],
  ["EXTCODECOPY", times(20, "5f5f5f303c")],
  ["CODECOPY", times(20, `${push3(1_000)}5f5f39`)],
  ["MCOPY", times(20, `${push3(1_000)}5f5f5e`)],
  ["LOG0", times(20, `${push3(1_000)}5fa0`)],
  ["CREATE", times(20, "5f5f5ff050")],
  ["a precompile", times(20, staticCall("01", 128))],
];

describe("a call of straight-line code", () => {
  it.each(straight)("ends when its caller goes: %s", async (_, code) => {
    const { ask } = await eager();
    const caller = new CallAbortController("one");
    const call = ask("eth_call", [{ data: `0x${code}00` }, "latest"], caller);

    await nextEvents();
    caller.abort(new Error("gone"));

    await expect(call).rejects.toThrow("gone");
  });

  it("runs to its end when its caller stays", async () => {
    const { ask } = await eager();

    for (const [, code] of straight) {
      expect(await ask("eth_call", [{ data: `0x${code}602a5f5260205ff3` }, "latest"])).toMatch(/2a$/);
    }
  });
});

/** How many events get in while one call runs. */
async function eventsDuring(data: string): Promise<number> {
  const { ask } = await eager();
  const caller = { isWaiting: true };
  const call = ask("eth_call", [{ data }, "latest"]).finally(() => (caller.isWaiting = false));
  let events = 0;
  while (caller.isWaiting) {
    await nextEvents();
    events += 1;
  }
  await call;
  return events;
}

describe("one long operation", () => {
  it("gives way while it hashes: KECCAK256", async () => {
    const mebibyte = 1024 * 1024;

    expect(await eventsDuring(`0x${push3(mebibyte)}5f2000`)).toBeGreaterThanOrEqual(mebibyte / (16 * 1024));
  });

  it("gives way between pairs: the pairing check", async () => {
    expect(await eventsDuring(`0x${staticCall("08", 20 * 192)}00`)).toBeGreaterThanOrEqual(20);
  });
});

it("lets others be answered while an endless call runs, and stops that when its caller goes", async () => {
  const { ask } = await startDevchain();
  const caller = new CallAbortController("one");
  const endless = ask("eth_call", [{ data: "0x5b600056" }, "latest"], caller);

  expect(await ask("eth_blockNumber")).toBe("0x0");
  caller.abort(new Error("gone"));

  await expect(endless).rejects.toThrow("gone");
  expect(await ask("eth_call", [{ data: "0x5f5ff3" }, "latest"])).toBe("0x");
});

it("never keeps a block waiting, however many calls there are", async () => {
  const { ask, send } = await startDevchain();
  const callers = Array.from({ length: 40 }, () => new CallAbortController("one"));
  const ends = Promise.allSettled(callers.map((caller) => ask("eth_call", [{ data: "0x5b600056" }, "latest"], caller)));

  await send({ to: receiver });

  expect(await ask("eth_blockNumber")).toBe("0x1");
  for (const caller of callers) caller.abort(new Error("gone"));
  expect((await ends).filter(({ status }) => status === "rejected")).toHaveLength(40);
});

it("answers one lane's call although another has 40 that never end", async () => {
  const { ask, deploy } = await startDevchain();
  const to = await deploy();
  const callers = Array.from({ length: 40 }, () => new CallAbortController("one"));
  let ended = 0;
  const ends = callers.map((caller) =>
    ask("eth_estimateGas", [{ data: "0x5b600056" }], caller)
      .catch(() => undefined)
      .then(() => (ended += 1)),
  );

  await ask("eth_call", [{ to, data: kitchenCall("hashOf", 1) }, "latest"], new CallAbortController("other"));

  expect(ended).toBe(0);
  for (const caller of callers) caller.abort(new Error("gone"));
  await Promise.all(ends);
});

describe("the time of a call", () => {
  /** A clock that goes on by a millisecond each time it is read. */
  const countingThread = () => {
    let nowMs = 0;
    return new SharedThread({ nowMs: () => nowMs++, sliceMs: 5 });
  };

  it("is bounded", async () => {
    const { ask } = await startDevchain({ thread: countingThread(), maxCallMs: 5_000 });

    await expect(ask("eth_call", [{ data: "0x5b600056" }, "latest"])).rejects.toMatchObject({
      errorName: "LimitExceeded",
    });
  });

  it("bounds an estimate's runs, which then says what was found to be enough", async () => {
    const { ask } = await startDevchain({ thread: countingThread(), maxCallMs: 5_000 });
    // A loop that takes its JUMPDEST 3,000 times: no time for a second run.
    const data = "0x610bb85b600190038060035700";

    expect(await ask("eth_estimateGas", [{ data }])).toBe("0x67c280");
  });

  it("leaves an estimate exact where there is enough", async () => {
    const { ask } = await startDevchain({ thread: countingThread(), maxCallMs: 5_000 });
    const data = "0x610064".concat("5b600190038060035700");

    expect(Number(await ask("eth_estimateGas", [{ data }]))).toBeLessThan(60_000);
  });
});
