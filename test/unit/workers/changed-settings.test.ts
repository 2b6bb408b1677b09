import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "../../../src/config/read-settings.js";
import { readWorkerSettings } from "../../../src/workers/changed-settings.js";

const folder = mkdtempSync(join(tmpdir(), "changed-"));
const file = join(folder, "rootgate.json");
const env = { DEVCHAIN: "true", LOG_LEVEL: "warn", ROOTGATE_CONFIG: file };
afterAll(() => rmSync(folder, { recursive: true }));

const write = (settings: object): void => writeFileSync(file, JSON.stringify(settings));

it("gives workers the file's settings, which they don't read themselves", () => {
  write({ DAILY_REQUESTS: 5, LOG_LEVEL: "debug" });
  const before = readSettings(env);
  write({ DAILY_REQUESTS: 7, LOG_LEVEL: "debug" });
  const { env: ofWorkers } = readWorkerSettings(env, before);
  expect(ofWorkers).toEqual({ DAILY_REQUESTS: "7", ROOTGATE_CONFIG: "" });
  expect(readSettings({ ...env, ...ofWorkers })).toMatchObject({ DAILY_REQUESTS: 7, LOG_LEVEL: "warn" });
});

it("names all settings that need a restart", () => {
  write({ PORT: 9000 });
  const before = readSettings(env);
  write({ PORT: 9001, WORKERS: 3, TESTNET_NODE_URL: "http://10.0.0.1:4444", DAILY_REQUESTS: 7 });
  expect(() => readWorkerSettings(env, before)).toThrow(
    "a change of these settings needs a restart: PORT, WORKERS, a node URL in the place of a devchain",
  );
});

it("says what is wrong with the settings", () => {
  write({});
  const before = readSettings(env);
  write({ DAILY_REQUESTS: 0 });
  expect(() => readWorkerSettings(env, before)).toThrow("DAILY_REQUESTS must be at least 1");
});
