import { ByteTurns } from "../../../src/turns/byte-turns.js";

const chunk = 65_536;

/** Streams that may pass four chunks a turn; the test says when the next turn comes. */
function setUp() {
  const actions: (() => void)[] = [];
  const turns = new ByteTurns(4 * chunk, (action) => actions.push(action));
  const nextTurn = async (): Promise<void> => {
    for (const action of actions.splice(0)) action();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { turns, nextTurn, isTurnComing: () => actions.length > 0 };
}

describe("ByteTurns", () => {
  it("lets so many bytes pass in a turn, and what comes after them waits for the next", async () => {
    const { turns, nextTurn } = setUp();
    expect([1, 2, 3, 4].map(() => turns.pass(chunk))).toEqual([undefined, undefined, undefined, undefined]);
    const fifth = turns.pass(chunk);
    expect(fifth).toBeInstanceOf(Promise);
    await nextTurn();
    await fifth;
    expect(turns.pass(chunk)).toBeUndefined();
  });

  it("lets more bytes than a turn has pass alone", async () => {
    const { turns, nextTurn } = setUp();
    expect(turns.pass(5 * chunk)).toBeUndefined();
    const gone: string[] = [];
    void turns.pass(5 * chunk)?.then(() => gone.push("large"));
    void turns.pass(1)?.then(() => gone.push("small"));
    await nextTurn();
    expect(gone).toEqual(["large"]);
    await nextTurn();
    expect(gone).toEqual(["large", "small"]);
  });

  it("lets those who wait go on in order, a turn's worth at a time", async () => {
    const { turns, nextTurn } = setUp();
    void turns.pass(4 * chunk);
    const gone: number[] = [];
    for (let stream = 0; stream < 10; stream++) void turns.pass(chunk)?.then(() => gone.push(stream));
    await nextTurn();
    expect(gone).toEqual([0, 1, 2, 3]);
    await nextTurn();
    expect(gone).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    await nextTurn();
    expect(gone).toHaveLength(10);
  });

  it("asks for no turn while nothing passes", async () => {
    const { turns, nextTurn, isTurnComing } = setUp();
    expect(isTurnComing()).toBe(false);
    void turns.pass(1);
    expect(isTurnComing()).toBe(true);
    await nextTurn();
    expect(isTurnComing()).toBe(false);
  });
});
