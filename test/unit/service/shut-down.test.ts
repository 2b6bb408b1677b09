import { type ShutDownParts, shutDown } from "../../../src/service/shut-down.js";
import { createManualClock, type ManualClock, settle } from "../../fakes/manual-clock.js";

let clock: ManualClock;
/** What happened, in order. */
let steps: string[];
let finish: (cutOff: number) => void;
let parts: ShutDownParts;

beforeEach(() => {
  clock = createManualClock();
  steps = [];
  const note = (level: string) => (_fields: unknown, message?: string) =>
    void steps.push(`${level}: ${message ?? String(_fields)}`);
  parts = {
    clock,
    log: { info: note("info"), warn: note("warn") } as ShutDownParts["log"],
    transport: {
      drain: () => void steps.push("drain"),
      close: (times) => {
        steps.push(`close ${JSON.stringify(times)}`);
        return new Promise((resolve) => (finish = resolve));
      },
    },
    closeParts: async () => void steps.push("close parts"),
  };
});

const isDone = async (promise: Promise<void>): Promise<boolean> => {
  let done = false;
  void promise.then(() => (done = true));
  await settle();
  return done;
};

it("drains, serves on for the delay, closes the transport, and then everything else, a log line for each", async () => {
  const stopped = shutDown({ delayMs: 5_000, timeoutMs: 15_000 }, parts);
  clock.advance(4_999);
  await settle();
  const begun = ["info: shutting down: not ready any more, requests are still served", "drain"];
  expect(steps).toEqual(begun);

  clock.advance(1);
  await settle();
  const closing = [
    "info: no longer listening: waiting for running requests",
    'close {"lingerMs":1000,"timeoutMs":15000}',
  ];
  expect(steps).toEqual([...begun, ...closing]);
  expect(await isDone(stopped)).toBe(false);

  finish(0);
  await stopped;
  expect(steps.slice(4)).toEqual([
    "info: no requests are left: returning quota, closing nodes and store",
    "close parts",
    "info: shut down",
  ]);
});

it("closes the transport at once where there is no delay, and keeps no idle connection", async () => {
  const stopped = shutDown({ delayMs: 0, timeoutMs: 15_000 }, parts);
  await settle();
  expect(steps.at(-1)).toBe('close {"lingerMs":0,"timeoutMs":15000}');
  finish(0);
  await stopped;
});

it("warns of requests that it cut off, and closes the rest all the same", async () => {
  const stopped = shutDown({ delayMs: 0, timeoutMs: 15_000 }, parts);
  await settle();
  finish(3);
  await stopped;
  expect(steps.slice(-3)).toEqual(["warn: running requests were cut off", "close parts", "info: shut down"]);
});
