import { JsonStream, type RawJson, readJson } from "../../../../src/json/raw-json.js";
import { type BlockRange, cutRanges } from "../../../../src/methods/logs/block-range.js";
import { readPieces } from "../../../../src/methods/logs/read-pieces.js";
import { RpcError } from "../../../../src/rpc/rpc-error.js";
import type { CallSignal } from "../../../../src/turns/call-signal.js";

const { signal } = new AbortController();
const options = { signal, readsAtOnce: () => 4 };
const tooLarge = () => new RpcError("LimitExceeded", "too large");

/** Reads that wait until the test lets them end. */
function heldReads() {
  const reads: { range: BlockRange; signal: CallSignal; end: () => void; fail: (error: unknown) => void }[] = [];
  const read = (range: BlockRange, stop: CallSignal) =>
    new Promise<BlockRange>((resolve, reject) => {
      reads.push({ range, signal: stop, end: () => resolve(range), fail: reject });
    });
  return { reads, read };
}

const tick = () => new Promise(setImmediate);

describe("readPieces", () => {
  it("has four reads under way at most, and yields in order whatever ends first", async () => {
    const { reads, read } = heldReads();
    const pieces = readPieces(cutRanges([{ from: 0, to: 9 }], 1), read, options);
    const first = pieces.next();
    await tick();
    expect(reads).toHaveLength(4);
    for (const { end } of reads.slice(1)) end();
    await tick();
    expect(reads).toHaveLength(4);
    reads[0]?.end();
    expect((await first).value).toMatchObject({ range: { from: 0, to: 0 } });
    const second = pieces.next();
    await tick();
    expect(reads).toHaveLength(5);
    expect((await second).value).toMatchObject({ range: { from: 1, to: 1 } });
    await pieces.return(undefined);
  });

  it("reads nothing further while the consumer takes its time", async () => {
    const { reads, read } = heldReads();
    const pieces = readPieces(
      cutRanges([{ from: 0, to: 99 }], 1),
      async (range, stop) => {
        const reading = read(range, stop);
        reads.at(-1)?.end();
        return reading;
      },
      options,
    );
    await pieces.next();
    for (let waits = 0; waits < 20; waits++) await tick();
    expect(reads).toHaveLength(4);
    await pieces.return(undefined);
  });

  it("cuts in two what is refused, down to single blocks", async () => {
    const asked: string[] = [];
    const pieces = readPieces(
      [{ from: 0, to: 7 }],
      async ({ from, to }) => {
        asked.push(`${from}-${to}`);
        if (to - from >= 2) throw tooLarge();
        return to;
      },
      options,
    );
    const read: unknown[] = [];
    for await (const { range } of pieces) read.push([range.from, range.to]);
    expect(read).toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
      [6, 7],
    ]);
    expect(asked).toHaveLength(7);
  });

  it("throws the refusal of a single block, and every other failure", async () => {
    const refused = readPieces([{ from: 3, to: 3 }], async () => Promise.reject(tooLarge()), options);
    await expect(refused.next()).rejects.toMatchObject({ code: -32011 });
    const failing = readPieces(
      [{ from: 0, to: 9 }],
      async () => Promise.reject(new RpcError("InternalError")),
      options,
    );
    await expect(failing.next()).rejects.toMatchObject({ code: -32603 });
  });

  it("stops what is under way when the consumer ends", async () => {
    const { reads, read } = heldReads();
    const pieces = readPieces(cutRanges([{ from: 0, to: 9 }], 1), read, options);
    const first = pieces.next();
    await tick();
    reads[0]?.end();
    await first;
    expect(reads.map((one) => one.signal.aborted)).toEqual([false, false, false, false]);
    await pieces.return(undefined);
    expect(reads.map((one) => one.signal.aborted)).toEqual([true, true, true, true]);
  });

  it("keeps no stream whose turn has not come, and reads one at a time from then on", async () => {
    const open: number[] = [];
    const asked: number[] = [];
    const read = async ({ from }: BlockRange): Promise<RawJson> => {
      asked.push(from);
      open.push(from);
      return new JsonStream(
        (async function* () {
          try {
            yield Buffer.from(String(from));
          } finally {
            open.splice(open.indexOf(from), 1);
          }
        })(),
      );
    };
    const pieces = readPieces(cutRanges([{ from: 0, to: 5 }], 1), read, options);
    for await (const { range, result } of pieces) {
      await tick();
      expect(open).toEqual([range.from]);
      expect(await readJson(result)).toBe(range.from);
    }
    expect(open).toEqual([]);
    expect(asked).toEqual([0, 1, 2, 3, 1, 2, 3, 4, 5]);
  });

  it("cuts nothing in two for a caller that is gone", async () => {
    const caller = new AbortController();
    const { reads, read } = heldReads();
    const pieces = readPieces([{ from: 0, to: 9 }], read, { ...options, signal: caller.signal });
    const first = pieces.next();
    await tick();
    caller.abort(tooLarge());
    reads[0]?.fail(caller.signal.reason);
    await expect(first).rejects.toBe(caller.signal.reason);
    expect(reads).toHaveLength(1);
  });
});
