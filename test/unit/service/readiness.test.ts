import type { OpenedNodes } from "../../../src/networks/open-nodes.js";
import { createReadiness, type ReadinessParts } from "../../../src/service/readiness.js";
import type { Outage } from "../../../src/store/store-breaker.js";

const stopping = { status: "not ready", problems: { service: "is shutting down" } };
const outageGraceMs = 600_000;
let isStopping: boolean;
let outage: Outage | undefined;
let elapsedMs: number;
let away: Set<string>;
let warnings: Record<string, string>;
let check: jest.Mock<ReturnType<ReadinessParts["store"]["check"]>>;
let readiness: ReturnType<typeof createReadiness>;

beforeEach(() => {
  isStopping = false;
  outage = undefined;
  elapsedMs = 0;
  away = new Set();
  warnings = {};
  check = jest.fn(async () => outage !== undefined);
  const nodeOf = (name: string) => ({
    node: { check: async () => (away.has(name) ? Promise.reject(new Error("away")) : undefined) },
  });
  readiness = createReadiness({
    isStopping: () => isStopping,
    store: { check, outage: () => outage },
    outageGraceMs,
    clock: { elapsedMs: () => elapsedMs },
    nodes: { testnet: nodeOf("testnet"), mainnet: nodeOf("mainnet") } as unknown as OpenedNodes,
    findWarnings: () => warnings,
  });
});

it("is ready if every part responds", async () => {
  expect(await readiness()).toEqual({ status: "ready", problems: {} });
});

it("is degraded while one network's nodes are away, and not ready for that network", async () => {
  away.add("mainnet");
  const problems = { mainnet: "does not respond" };

  expect(await readiness()).toEqual({ status: "degraded", problems });
  expect(await readiness("testnet")).toEqual({ status: "degraded", problems });
  expect(await readiness("mainnet")).toEqual({ status: "not ready", problems });
});

it("is not ready while the nodes of all networks are away, or for a network that is not served", async () => {
  expect(await readiness("regtest")).toMatchObject({ status: "not ready" });
  away = new Set(["testnet", "mainnet"]);

  expect(await readiness()).toMatchObject({ status: "not ready" });
});

it("is degraded while the store is away, until known API keys stop working", async () => {
  outage = { requestId: "r1", startedMs: 0 };
  elapsedMs = outageGraceMs - 1;
  expect(await readiness()).toEqual({ status: "degraded", problems: { store: "does not respond" } });
  elapsedMs = outageGraceMs;

  expect(await readiness()).toEqual({ status: "not ready", problems: { store: "does not respond" } });
});

it("is degraded by problems that affect no calls", async () => {
  warnings = { mail: "cannot be sent" };

  expect(await readiness("testnet")).toEqual({ status: "degraded", problems: warnings });
});

it("probes no part once the service is stopping", async () => {
  isStopping = true;
  expect(await readiness()).toEqual(stopping);
  expect(check).not.toHaveBeenCalled();
});

it("is not ready if the service stops during the probe", async () => {
  check.mockImplementation(async () => !(isStopping = true));
  expect(await readiness()).toEqual(stopping);
});
