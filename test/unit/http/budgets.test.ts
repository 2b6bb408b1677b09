import { createApiBudgets } from "../../../src/http/api/budgets.js";
import type { Verb } from "../../../src/http/api/route.js";

const minuteMs = 60_000;

let elapsedMs: number;
let budgets: ReturnType<typeof createApiBudgets>;

beforeEach(() => {
  elapsedMs = 1_000;
  budgets = createApiBudgets(() => elapsedMs);
});

const ofUser = (verb: Verb, userId = "u1") => budgets.takeOfUser(verb, userId);
const ofAddress = (verb: Verb, ip = "203.0.113.1") => budgets.takeOfAddress(verb, ip);

it.each([
  ["reads of a user", ofUser, "GET", 240],
  ["writes of a user", ofUser, "PATCH", 60],
  ["reads of an IP address", ofAddress, "GET", 1_200],
  ["writes of an IP address", ofAddress, "DELETE", 300],
] as const)("%s end at the budget of a minute, and go on as it refills", (_name, take, verb, max) => {
  for (let count = 0; count < max; count++) take(verb);
  expect(() => take(verb)).toThrow("Too many requests");
  elapsedMs += minuteMs / max - 1;
  expect(() => take(verb)).toThrow("Too many requests");
  elapsedMs += 1;
  take(verb);
  expect(() => take(verb)).toThrow("Too many requests");
});

it("a session, or an access key, has the budget of its user", () => {
  for (let count = 0; count < 60; count++) budgets.takeOfCredential("PATCH", "one");
  expect(() => budgets.takeOfCredential("PATCH", "one")).toThrow("Too many requests");
  budgets.takeOfCredential("PATCH", "two");
  budgets.takeOfCredential("GET", "one");
  for (let count = 0; count < 1_000; count++) budgets.takeOfCredential("PATCH", undefined);
});

it("what is refused is not counted", () => {
  for (let count = 0; count < 60; count++) ofUser("POST");
  for (let count = 0; count < 1_000; count++) expect(() => ofUser("POST")).toThrow("Too many requests");
  elapsedMs += minuteMs;
  for (let count = 0; count < 60; count++) ofUser("POST");
});

it("says when to try again", () => {
  for (let count = 0; count < 60; count++) ofUser("POST");
  const body = { error: { code: "too_many_requests", message: "Too many requests. Try again in a second." } };
  const refusal = { status: 429, headers: { "retry-after": "1" }, body };
  expect(() => ofUser("POST")).toThrow(expect.objectContaining(refusal));
});

it("reads and writes, users and addresses have budgets of their own; a /64 is one address", () => {
  for (let count = 0; count < 60; count++) ofUser("POST");
  ofUser("GET");
  ofUser("POST", "u2");
  for (let count = 0; count < 300; count++) ofAddress("POST", `2001:db8:0:1::${(count % 9) + 1}`);
  expect(() => ofAddress("POST", "2001:db8:0:1:2::1")).toThrow("Too many requests");
  ofAddress("POST", "2001:db8:0:2::1");
  ofAddress("GET", "2001:db8:0:1::1");
});
