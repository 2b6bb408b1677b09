import { WaitingRequests } from "../../../src/limits/waiting-requests.js";
import { CallAbortController } from "../../../src/turns/call-signal.js";

/** The waiting requests of one user, and batches by name, which note when they go on. */
function setUp(waitingCount: number) {
  const waiting = new WaitingRequests();
  const start = (count: number): void => {
    for (let index = 0; index < count; index++) waiting.start("u1");
  };
  const end = async (count: number): Promise<string> => {
    wentOn.length = 0;
    for (let index = 0; index < count; index++) waiting.end("u1");
    await new Promise(setImmediate);
    return wentOn.join("");
  };
  const wentOn: string[] = [];
  const batches = new Map<string, { readonly signal: CallAbortController }>();
  const batchOf = (name: string) => {
    const batch = batches.get(name) ?? { signal: new CallAbortController() };
    batches.set(name, batch);
    return batch;
  };
  const wait = (name: string): boolean => {
    const few = waiting.untilFew("u1", batchOf(name));
    void few?.then(() => wentOn.push(name));
    return few !== undefined;
  };
  const forget = (name: string): void => waiting.forget("u1", batchOf(name));
  const abort = (name: string): void => batchOf(name).signal.abort(new Error("too late"));
  start(waitingCount);
  return { waiting, start, end, wait, forget, abort };
}

describe("a batch whose user has waiting requests", () => {
  it("goes on while they are fewer than 64, and then once they are 32", async () => {
    const few = setUp(63);
    expect(few.wait("a")).toBe(false);

    const { wait, end, waiting } = setUp(64);
    expect(waiting.untilFew("u2", { signal: new CallAbortController() })).toBeUndefined();
    expect(wait("a")).toBe(true);
    expect(await end(31)).toBe("");
    expect(await end(1)).toBe("a");
    expect(await end(32)).toBe("");
  });

  it("goes on before those that came after it, also when it has to wait again", async () => {
    const { wait, end, start } = setUp(64);
    for (const name of ["a", "b", "c"]) wait(name);
    expect(await end(32)).toBe("a");
    start(32);
    wait("a");
    expect(await end(32)).toBe("a");
    expect(await end(1)).toBe("b");
    expect(await end(1)).toBe("c");
  });

  it("waits behind those that wait, however few requests do", async () => {
    const { wait, end } = setUp(64);
    for (const name of ["a", "b"]) wait(name);
    expect(await end(32)).toBe("a");
    expect(["a", "c"].map(wait)).toEqual([false, true]);
    expect(await end(1)).toBe("b");
    expect(await end(1)).toBe("c");
    expect(wait("d")).toBe(false);
  });

  it("goes on when none of them waits any more, though one before it begins no other", async () => {
    const { wait, end } = setUp(64);
    for (const name of Array.from({ length: 40 }, (_, index) => `${index},`)) wait(name);
    expect((await end(63)).split(",").filter(Boolean)).toHaveLength(32);
    expect((await end(1)).split(",").filter(Boolean)).toHaveLength(8);
  });

  it("goes on at its deadline, and when it is forgotten, and takes no other's turn after that", async () => {
    const { wait, end, start, abort, forget } = setUp(64);
    for (const name of ["a", "b", "c"]) wait(name);
    abort("a");
    expect(await end(0)).toBe("a");
    forget("b");
    expect(await end(0)).toBe("b");
    expect(await end(31)).toBe("");
    expect(await end(1)).toBe("c");
    start(32);
    expect(["a", "b"].map(wait)).toEqual([false, true]);
  });

  it("has no place among the others once it is forgotten", async () => {
    const { wait, end, forget } = setUp(64);
    for (const name of ["a", "b"]) wait(name);
    expect(await end(32)).toBe("a");
    forget("a");
    expect(wait("a")).toBe(true);
    expect(await end(1)).toBe("b");
    expect(await end(1)).toBe("a");
  });
});
