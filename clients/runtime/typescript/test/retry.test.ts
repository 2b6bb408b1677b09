import { ConnectionError, RpcError } from "../src/errors.js";
import { type RetryRules, retryDelayMs, sleep } from "../src/retry.js";

const rules: RetryRules = { InternalError: "idempotent", RateLimited: "always" };
const idempotent = { isIdempotent: true, attempt: 0, rules };

const refused = (name: string, data?: unknown) => new RpcError(name, { code: -1, message: "no", data });
const lost = (problem: ConnectionError["problem"], status?: number) =>
  new ConnectionError(problem, "lost", status === undefined ? {} : { status });

it.each([
  ["an error that is worth it", refused("InternalError"), true],
  ["an error that is final", refused("InvalidParams"), false],
  ["a broken connection", lost("network"), true],
  ["a proxy's error", lost("http", 503), true],
  ["a page in the service's place", lost("http", 404), false],
  ["no response in time", lost("timeout"), false],
])("%s", (_, error, isWorth) => {
  expect(retryDelayMs(error, idempotent) !== undefined).toBe(isWorth);
});

it("never does a thing twice that might have been done", () => {
  const once = { ...idempotent, isIdempotent: false };
  expect(retryDelayMs(refused("InternalError"), once)).toBeUndefined();
  expect(retryDelayMs(lost("network"), once)).toBeUndefined();
  expect(retryDelayMs(refused("RateLimited"), once)).toBeGreaterThan(0);
});

it.each([
  [10_000, 10_000],
  [10_001, undefined],
  [0, 0],
])("waits for %i ms if it is asked to, but not for long", (retryAfterMs, expected) => {
  expect(retryDelayMs(refused("RateLimited", { retryAfterMs }), idempotent)).toBe(expected);
});

it.each([
  [0, 200],
  [1, 400],
  [5, 6_400],
  [6, 10_000],
  [1_000, 10_000],
])("before attempt %i it waits for up to %i ms, at least half of it", (attempt, longest) => {
  for (let times = 0; times < 100; times++) {
    const delay = retryDelayMs(lost("network"), { ...idempotent, attempt }) ?? 0;
    expect(delay).toBeGreaterThanOrEqual(longest / 2);
    expect(delay).toBeLessThanOrEqual(longest);
  }
});

it("a wait ends with its signal", async () => {
  const controller = new AbortController();
  const sleeping = sleep(60_000, controller.signal);
  controller.abort(new Error("enough"));
  await expect(sleeping).rejects.toThrow("enough");
  await expect(sleep(60_000, controller.signal)).rejects.toThrow("enough");
});
