import { readSettings } from "../../../../src/config/read-settings.js";
import {
  connectionLimitsOf,
  maxDescriptorsIn,
  readMaxDescriptors,
  reserveOf,
} from "../../../../src/http/connection/connection-limits.js";

const twoNodes = { TESTNET_NODE_URL: "http://10.0.0.1:4444,http://10.0.0.2:4444#concurrency=16" };
const settingsWith = (env: Readonly<Record<string, string>> = {}) => readSettings({ ...twoNodes, ...env });

describe("the limits of connections", () => {
  it("are the settings' where the process may open enough files", () => {
    expect(connectionLimitsOf(settingsWith(), Infinity)).toEqual({ all: 20_000, perAddress: 1_000 });
    expect(connectionLimitsOf(settingsWith({ CONNECTIONS: "300" }), 1_000)).toMatchObject({ all: 300 });
  });

  it("leave descriptors for all calls to the nodes and all connections to the database", () => {
    const bare = reserveOf(readSettings({}));
    expect(reserveOf(settingsWith()) - bare).toBe(64 + 16 + 2 * 8);
    expect(reserveOf(readSettings({ DATABASE_URL: "postgres://localhost/db" })) - bare).toBe(10);
    expect(connectionLimitsOf(settingsWith(), 1_000).all).toBe(1_000 - reserveOf(settingsWith()));
  });

  it("leave a quarter of the descriptors to clients when there are too few for all of it", () => {
    expect(connectionLimitsOf(settingsWith({ NODE_CONCURRENCY: "500" }), 256).all).toBe(64);
  });

  it("know how many files this process may open", () => {
    const { userLimits } = process.report.getReport() as unknown as { userLimits: { open_files: { soft: unknown } } };
    const { soft } = userLimits.open_files;
    expect(readMaxDescriptors()).toBe(soft === "unlimited" ? Infinity : soft);
  });

  it.each([
    ["Max open files            1024                 1048576              files     ", 1_024],
    ["Max open files            unlimited            unlimited            files     ", Infinity],
    ["", Infinity],
  ])("read Linux' table of limits: %j", (line, expected) => {
    expect(maxDescriptorsIn(`Limit  Soft Limit  Hard Limit  Units\n${line}\nMax locked memory 8 8 bytes\n`)).toBe(
      expected,
    );
  });
});
