import { createWorkspace } from "../generated/workspace.js";

const row = `  regtest: {
    label: "Regtest",
    title: "regression test network",
    keyPrefix: "rg_reg_",
    settings: "REGTEST",
    chain: "regtest",
  },
} as const satisfies`;

describe("another network", () => {
  const workspace = createWorkspace();
  const change = (path: string, from: string, to: string) =>
    workspace.write(path, workspace.read(path).replace(from, to));

  beforeAll(() => change("src/config/network-table.ts", "} as const satisfies", row));

  afterAll(() => workspace.remove());

  it("is a row of the table, and the compiler names what else it needs: what its coin is called", async () => {
    expect(await workspace.typecheck()).toEqual({ exitCode: 0, output: "" });
    const { output } = await workspace.compile("src/web");
    expect(output.match(/^src\/[\w/.-]+/gm)).toEqual(["src/web/format/coin.ts"]);

    change("src/web/format/coin.ts", 'Mainnet: "RBTC"', 'Mainnet: "RBTC", Regtest: "tRBTC"');
    expect(await workspace.compile("src/web")).toEqual({ exitCode: 0, output: "" });
  });

  it("has settings, API keys that are known and hidden, and a part in every limit and every guard", async () => {
    await workspace.buildService();

    const { output } = await workspace.evaluate(`
      import { randomBytes } from "node:crypto";
      import { createKeyText, hideKeyTexts, isKeyText } from "./dist/src/accounts/key-text.js";
      import { findPublicDevelopment } from "./dist/src/config/loopback.js";
      import { networksOf } from "./dist/src/config/networks.js";
      import { baseUrlsOf } from "./dist/src/config/public-urls.js";
      import { readSettings } from "./dist/src/config/read-settings.js";
      import { shareOf } from "./dist/src/config/workers.js";
      import { reserveOf } from "./dist/src/http/connection/connection-limits.js";
      const env = { NETWORKS: "regtest", REGTEST_NODE_URL: "http://10.0.0.1:4444#concurrency=40", REGTEST_BASE_URL: "https://regtest.example.org" };
      const settings = readSettings(env);
      const text = createKeyText("regtest", randomBytes);
      const network = networksOf(settings).regtest;
      let missing = "";
      try { readSettings({ NETWORKS: "regtest", DEVCHAIN: "false" }); } catch (error) { missing = error.message; }
      console.log(JSON.stringify({
        key: [text.slice(0, 7), isKeyText(text), hideKeyTexts(text)],
        network: [network.label, network.chainId],
        baseUrls: baseUrlsOf(settings),
        isPublic: findPublicDevelopment(settings),
        concurrency: shareOf(settings, 4).REGTEST_NODE_URL[0].concurrency,
        descriptors: reserveOf(settings) - reserveOf({ ...settings, REGTEST_NODE_URL: undefined }),
        missing,
      }));`);

    expect(JSON.parse(output)).toEqual({
      key: ["rg_reg_", true, "rg_reg_…"],
      network: ["Regtest", 33],
      baseUrls: { regtest: "https://regtest.example.org" },
      isPublic: ["REGTEST_BASE_URL=https://regtest.example.org"],
      concurrency: 10,
      descriptors: 48,
      missing: expect.stringContaining("REGTEST_NODE_URL is required for regtest") as string,
    });
  });
});
