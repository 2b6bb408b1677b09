// Run inside a workspace with changed limits: tries each of them at the limit and one past it, and prints what became of it.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { limits } from "./dist/generated/limits.js";
import { createChangeKeys } from "./dist/src/accounts/key-changes.js";
import { createKeySecrets } from "./dist/src/accounts/key-secrets.js";
import { createKeys } from "./dist/src/accounts/keys.js";
import { readSettings } from "./dist/src/config/read-settings.js";
import { eth_getLogs } from "./dist/src/methods/eth_getLogs.js";
import { CallerFilters } from "./dist/src/methods/filters/caller-filters.js";
import { FilterStore } from "./dist/src/methods/filters/filter-store.js";
import { splitBody } from "./dist/src/rpc/request.js";
import { openDatabase } from "./dist/src/store/database.js";
import { createSqliteDialect } from "./dist/src/store/sqlite/sqlite-dialect.js";
import { openSqliteFile } from "./dist/src/store/sqlite/sqlite-file.js";

const isTaken = async (run) => {
  try {
    await run();
    return true;
  } catch {
    return false;
  }
};

/** What becomes of a request with so many of something, at the limit and one past it. */
const atAndPast = async (limit, run) => [await isTaken(() => run(limit)), await isTaken(() => run(limit + 1))];

const split = (params) => splitBody(Buffer.from(`{"jsonrpc":"2.0","id":1,"method":"m","params":${params}}`), 1_000);
const nested = (depth) => split("[".repeat(depth - 1) + "]".repeat(depth - 1));
const list = (count, item) => Array.from({ length: count }, item).join(",");
// The request itself has four members, each a value.
const ofValues = (count) => split(`[${list(count - 4, () => "1")}]`);
// The request is an object, and its params are an array.
const ofArrays = (count) => split(`[${list(count - 2, () => "[]")}]`);
const ofMembers = (count) => split(`[{${list(count - 4, (_, index) => `"${index}":1`)}}]`);

const logsOf = (blocks, count) => {
  const logs = Buffer.from(`[${list(count, () => '{"blockNumber":"0x1","logIndex":"0x0"}')}]`);
  const call = async (method) => (method === "eth_getLogs" ? logs : Buffer.from('"0x100000"'));
  const signal = new AbortController().signal;
  const logBounds = { blocksPerCall: 100_000, maxBytes: 1_000_000 };
  const context = { node: { call }, signal, logBounds, hold: () => undefined };
  return eth_getLogs([{ fromBlock: "0x1", toBlock: `0x${blocks.toString(16)}` }], context);
};

const db = await openDatabase(createSqliteDialect(openSqliteFile(join(mkdtempSync(join(tmpdir(), "drill-")), "db"))));
const now = new Date().toISOString();
const user = {
  id: "u",
  name: "u",
  email: "u@example.org",
  emailVerified: 1,
  image: null,
  createdAt: now,
  updatedAt: now,
};
await db.insertInto("user").values(user).execute();
const secrets = createKeySecrets("a master secret of at least 32 characters");
const securityLog = { record: async () => undefined };
const parts = { db, secrets, now: () => new Date(), rotationGraceMs: 0, changeKeys: createChangeKeys(db), securityLog };
const keys = createKeys(parts);
let keyCount = 0;
while (await isTaken(() => keys.create({ userId: "u", name: "k", network: "testnet" }))) keyCount += 1;

const breaker = { outage: () => undefined, report: async () => false };
const filterStore = new FilterStore({ db, clock: { nowMs: Date.now }, breaker });
const filtersOf = (userId) => new CallerFilters(filterStore, { userId, network: "testnet" });
const state = { start: 0, number: 0, blocks: [["0x0", []]] };
let filterCount = 0;
while (await isTaken(() => filtersOf("u").create({ kind: "blocks", state }))) filterCount += 1;
const around = JSON.stringify({ topics: [""] }).length;
const ofBytes = (bytes) =>
  filtersOf("v").create({ kind: "logs", criteria: { topics: ["0".repeat(bytes - around)] }, state });
const filterMaxBytes = await atAndPast(limits.filterMaxBytes, ofBytes);
await db.destroy();

const settings = readSettings({});
console.log(
  JSON.stringify({
    keysPerUser: keyCount,
    filtersPerUser: filterCount,
    requestsPerDay: settings.DAILY_REQUESTS,
    maxBodyBytes: settings.MAX_BODY_BYTES,
    maxBatchLength: settings.MAX_BATCH_LENGTH,
    maxResponseBytes: settings.MAX_RESPONSE_BYTES,
    callTimeoutMs: settings.CALL_TIMEOUT_MS,
    takenAtAndPast: {
      maxDepth: await atAndPast(limits.maxDepth, nested),
      maxValues: await atAndPast(limits.maxValues, ofValues),
      maxMembers: await atAndPast(limits.maxMembers, ofMembers),
      maxArraysAndObjects: await atAndPast(limits.maxArraysAndObjects, ofArrays),
      logsMaxResults: await atAndPast(limits.logsMaxResults, (count) => logsOf(limits.logsMaxBlocks + 1, count)),
      logsMaxBlocks: await atAndPast(limits.logsMaxBlocks, (blocks) => logsOf(blocks, limits.logsMaxResults + 1)),
      filterMaxBytes,
    },
  }),
);
