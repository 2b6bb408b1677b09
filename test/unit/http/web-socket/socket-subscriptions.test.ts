import { methods } from "../../../../generated/methods.js";
import type { AllowLists } from "../../../../src/accounts/caller.js";
import type { Started } from "../../../../src/events/subscription.js";
import { SocketSubscriptions } from "../../../../src/http/web-socket/socket-subscriptions.js";
import type { RpcError } from "../../../../src/rpc/rpc-error.js";

const [mine, other] = [`0x${"aa".repeat(20)}`, `0x${"bb".repeat(20)}`];
const call = { method: methods.eth_subscribe, params: ["logs", { address: mine }] };
const listOf = (contract: string): AllowLists => ({
  origins: new Set(),
  methods: new Set(),
  contracts: new Set([contract]),
});
const begun: Started = { past: [], end: () => undefined };

let forbidden: RpcError[];
let subscriptions: SocketSubscriptions;

beforeEach(() => {
  forbidden = [];
  subscriptions = new SocketSubscriptions({
    caller: { userId: "u1", keyId: "k1", network: "testnet" },
    max: 2,
    send: () => undefined,
    sendInTurn: async () => undefined,
    onLost: () => undefined,
    onForbidden: (error) => forbidden.push(error),
    events: undefined,
  });
});

const open = (start = async () => begun) => subscriptions.open({ start, call }, () => undefined);

it("a subscription that is just starting is compared with new lists too", async () => {
  const beginnings: ((started: Started) => void)[] = [];
  const opening = open(() => new Promise((resolve) => beginnings.push(resolve)));
  subscriptions.restrict(listOf(other));
  expect(forbidden).toMatchObject([{ errorName: "Forbidden", message: `this key may not reach ${mine}` }]);
  beginnings[0]?.(begun);
  await opening;
});

it("a call that was checked with earlier lists opens no subscription", async () => {
  subscriptions.restrict(listOf(other));
  await expect(open()).rejects.toMatchObject({ errorName: "Forbidden" });
  subscriptions.restrict(undefined);
  await expect(open()).resolves.toMatch(/^0x/);
  expect(forbidden).toEqual([]);
});

it("each change is reported once", async () => {
  await open();
  const narrowed = listOf(other);
  for (const allowed of [listOf(mine), narrowed, narrowed]) subscriptions.restrict(allowed);
  expect(forbidden).toHaveLength(1);
});
