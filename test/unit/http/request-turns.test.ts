import { createPasswordTurns, createRequestTurns, hashesPassword } from "../../../src/http/api/request-turns.js";

/** Work that ends when it is told to. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const { strangers: turns, known } = createPasswordTurns();
  return {
    begun,
    turns,
    run: (name: string, lane: string, isKnown = false) =>
      (isKnown ? known : turns).run(lane, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      }),
    end: async (name: string): Promise<void> => {
      ends.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

it("hashes one stranger's password at a time, address blocks in turn", async () => {
  const { begun, run, end } = createWork();
  void run("a1", "a");
  for (const name of ["a2", "a3"]) void run(name, "a");
  void run("b1", "b");
  expect(begun).toEqual(["a1"]);
  for (const name of ["a1", "a2", "b1"]) await end(name);
  expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
});

it("doesn't let known devices wait for strangers", async () => {
  const { begun, run } = createWork();
  void run("stranger", "a");
  void run("owner", "a", true);
  expect(begun).toEqual(["stranger", "owner"]);
});

it("goes on after work that failed", async () => {
  const { turns, run, begun } = createWork();
  await expect(turns.run("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  void run("next", "a");
  expect(begun).toEqual(["next"]);
});

it("lets 64 wait, and refuses one more", async () => {
  const { turns, run, end } = createWork();
  void run("first", "first");
  const waiting = Array.from({ length: 64 }, (_, index) => run(`w${index}`, `lane ${index}`));
  await expect(turns.run("late", async () => "never")).rejects.toMatchObject({
    status: 503,
    body: { error: { code: "unavailable" } },
    headers: { "retry-after": "5" },
  });
  await end("first");
  for (const [index, each] of waiting.entries()) {
    await end(`w${index}`);
    expect(await each).toBe(`w${index}`);
  }
  expect(await turns.run("late", async () => "served")).toBe("served");
});

it("lets a lane have no more at once than its limit, though more are free", async () => {
  const turns = createRequestTurns({ atOnce: 8, atOncePerLane: 2, waiting: 8 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const run = (lane: string) =>
    turns.run(lane, () => {
      begun.push(lane);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  for (const lane of ["a", "a", "a", "b"]) void run(lane);
  expect(begun).toEqual(["a", "a", "b"]);
  ends[0]?.();
  await new Promise(setImmediate);
  expect(begun).toEqual(["a", "a", "b", "a"]);
});

it("knows the bodies that have passwords", () => {
  expect(hashesPassword({ email: "a@example.org", password: "x" })).toBe(true);
  expect(hashesPassword({ token: "t", newPassword: "x" })).toBe(true);
  expect(hashesPassword({ currentPassword: "x", newPassword: "y" })).toBe(true);
  expect(hashesPassword({ email: "a@example.org" })).toBe(false);
});
