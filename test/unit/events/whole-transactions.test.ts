import { setImmediate as turn } from "node:timers/promises";
import type { EventListener } from "../../../src/events/event-listener.js";
import { WholeTransactions } from "../../../src/events/whole-transactions.js";
import type { RawJson } from "../../../src/json/raw-json.js";

const json = (value: unknown): RawJson => Buffer.from(JSON.stringify(value));

/** Transactions that are announced by hand, read as `read` says, and time that passes where it is waited for. */
function openWhole(read: (hash: string) => Promise<RawJson>) {
  const announced = new Set<EventListener>();
  const asked: string[] = [];
  const waits: number[] = [];
  const whole = new WholeTransactions({
    pending: {
      subscribe(listener) {
        announced.add(listener);
        return () => void announced.delete(listener);
      },
    },
    read(hash) {
      asked.push(hash);
      return read(hash);
    },
    timers: {
      after(delayMs, work) {
        waits.push(delayMs);
        setImmediate(work);
        return () => undefined;
      },
    },
  });
  const events: string[] = [];
  let lost = 0;
  const listener: EventListener = { onEvent: (event) => void events.push(event), onLost: () => void (lost += 1) };
  const announce = (hash: string): void => announced.forEach((each) => each.onEvent(JSON.stringify(hash)));
  return { whole, listener, events, asked, waits, announced, announce, lost: () => lost };
}

async function settle(): Promise<void> {
  for (let count = 0; count < 50; count += 1) await turn();
}

describe("whole transactions", () => {
  it("are read once for all who want them, while somebody does", async () => {
    const { whole, listener, events, asked, announce, announced } = openWhole(async (hash) => json({ hash }));
    const other: string[] = [];
    const ends = [
      whole.subscribe(listener),
      whole.subscribe({ onEvent: (event) => void other.push(event), onLost: () => undefined }),
    ];
    announce("0x1");
    await settle();
    expect([events, other, asked]).toEqual([['{"hash":"0x1"}'], ['{"hash":"0x1"}'], ["0x1"]]);

    for (const end of ends) end();
    expect(announced.size).toBe(0);
    whole.subscribe(listener);
    expect(announced.size).toBe(1);
  });

  it("are asked for again where no node has them yet, or one fails, and then left out", async () => {
    const results: (() => Promise<RawJson>)[] = [
      async () => json(null),
      () => Promise.reject(new Error("reset")),
      async () => json({ hash: "0x1" }),
    ];
    const { whole, listener, events, waits, announce } = openWhole(
      () => results.shift()?.() ?? Promise.resolve(json(null)),
    );
    whole.subscribe(listener);
    announce("0x1");
    await settle();
    expect([events, waits]).toEqual([['{"hash":"0x1"}'], [250, 1_000]]);

    announce("0x2");
    await settle();
    expect([events.length, waits]).toEqual([1, [250, 1_000, 250, 1_000, 4_000]]);
  });

  it("are not asked for when nobody wants them any more", async () => {
    const { whole, listener, asked, announce } = openWhole(async () => json(null));
    const end = whole.subscribe(listener);
    announce("0x1");
    end();
    await settle();
    expect(asked).toEqual(["0x1"]);
  });

  it("wait for their turn up to a bound; one past it, all are lost", async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { whole, listener, events, asked, announce, announced, lost } = openWhole(async (hash) => {
      await held;
      return json({ hash });
    });
    whole.subscribe(listener);
    for (let count = 0; count < 1_008; count += 1) announce(`0x${count}`);
    expect([asked.length, lost(), announced.size]).toEqual([8, 0, 1]);
    announce("0xone more");
    expect([lost(), announced.size]).toEqual([1, 0]);
    release();
    await settle();
    expect([events, asked.length]).toEqual([[], 8]);
  });
});
