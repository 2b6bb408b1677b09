import { HeldBytes } from "../../../src/limits/held-bytes.js";

const budgets = { maxBytes: 100, maxBytesPerUser: 60 };

/** A client that has taken nothing for so long. */
const clientOf = (stalledMs = 0) => ({ stalledMs: () => stalledMs, disconnect: jest.fn() });

describe("HeldBytes", () => {
  it("takes what fits into the user's budget and into that of all, and not a byte more", () => {
    const held = new HeldBytes(budgets);
    const [first, second, other] = ["ada", "ada", "bob"].map((user) => held.open(user, clientOf()));
    expect([first?.take(40), second?.take(21), second?.take(20), second?.take(1)]).toEqual([true, false, true, false]);
    expect([other?.take(41), other?.take(40), other?.take(1)]).toEqual([false, true, false]);
    expect(held.bytes).toBe(100);
  });

  it("has room again for what is released or closed, once", () => {
    const held = new HeldBytes(budgets);
    const account = held.open("ada", clientOf());
    account.take(60);
    account.release(10);
    expect(held.bytes).toBe(50);
    account.close();
    account.close();
    account.release(10);
    expect(held.bytes).toBe(0);
    expect(held.open("ada", clientOf()).take(60)).toBe(true);
  });

  it("disconnects the user's slowest client when the user's budget is used up, and nobody else's", () => {
    const onDisconnect = jest.fn();
    const held = new HeldBytes(budgets, { onDisconnect });
    const [slow, slowest, others] = [clientOf(1_500), clientOf(2_000), clientOf(9_000)];
    held.open("ada", slow).take(20);
    held.open("ada", slowest).take(30);
    held.open("bob", others).take(10);

    expect(held.open("ada", clientOf()).take(40)).toBe(true);
    expect([slow, slowest, others].map(({ disconnect }) => disconnect.mock.calls.length)).toEqual([0, 1, 0]);
    expect(onDisconnect).toHaveBeenCalledTimes(1);
    expect(held.bytes).toBe(70);
  });

  it("disconnects the slowest clients of all when the budget of all is used up, until there is room", () => {
    const held = new HeldBytes({ maxBytes: 100, maxBytesPerUser: 100 });
    const clients = [clientOf(3_000), clientOf(2_000), clientOf(1_000)];
    for (const [index, client] of clients.entries()) held.open(`user ${index}`, client).take(30);

    expect(held.open("ada", clientOf()).take(70)).toBe(true);
    expect(clients.map(({ disconnect }) => disconnect.mock.calls.length)).toEqual([1, 1, 0]);
  });

  it("refuses rather than disconnect a client that has taken something within the last second", () => {
    const held = new HeldBytes(budgets);
    const client = clientOf(999);
    held.open("ada", client).take(60);
    expect(held.open("ada", clientOf()).take(1)).toBe(false);
    expect(client.disconnect).not.toHaveBeenCalled();
  });

  it("counts nothing twice of a client that was disconnected and then closes", () => {
    const held = new HeldBytes(budgets);
    const account = held.open("ada", clientOf(5_000));
    account.take(50);
    held.open("ada", clientOf()).take(50);
    account.release(50);
    account.close();
    expect(held.bytes).toBe(50);
  });
});
