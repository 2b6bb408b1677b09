import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fillSnippet, type SnippetTarget } from "../../../../src/web/snippets/fill-snippet.js";
import { snippets } from "../../../../src/web/snippets/snippets.js";

const folder = join(__dirname, "../../../../src/web/snippets");

const mainnet: SnippetTarget = {
  url: "https://mainnet.acme.example/rg_main_key",
  chainId: 30,
  chainName: "Rootstock Mainnet",
  currency: "RBTC",
  explorerUrl: "https://explorer.rootstock.io",
};
const privateChain: SnippetTarget = {
  url: "http://localhost:8545/rg_test_key",
  chainId: 33,
  chainName: 'Acme "test"',
  currency: "ACME",
  explorerUrl: null,
};

const read = (id: string, target: SnippetTarget): string => {
  const files = snippets.find((snippet) => snippet.id === id)?.files ?? [];
  return files.map((file) => fillSnippet(readFileSync(join(folder, id, file), "utf8"), target)).join("\n");
};

describe("the snippets", () => {
  it("are the files of the folder, each once", () => {
    const listed = snippets.flatMap(({ id, files }) => files.map((file) => join(id, file)));
    const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const found = paths.filter((path) => path.includes("/") && statSync(join(folder, path)).isFile());

    expect(listed.toSorted()).toEqual(found.toSorted());
  });

  it.each(snippets)("$id has the endpoint, and nothing of the test network on another chain", ({ id }) => {
    for (const target of [mainnet, privateChain]) {
      const text = read(id, target);
      expect(text).toContain(target.url);
      expect(text).not.toMatch(/testnet|tRBTC|YOUR_API_KEY|\b31\b|0x1f/i);
    }
  });

  it.each(snippets)("$id reads the environment variable that it needs, and no other", ({ id, secret }) => {
    const names = read(id, mainnet).match(/\b(PRIVATE_KEY|SIGNED_TRANSACTION)\b/g) ?? [];

    expect([...new Set(names)]).toEqual(secret ? [secret] : []);
  });
});

describe("a snippet's chain", () => {
  it.each(["viem", "wagmi"])("is viem's where viem has it: %s", (id) => {
    expect(read(id, mainnet)).toContain('import { rootstock as chain } from "viem/chains";');
  });

  it.each(["viem", "wagmi"])("stands in the program where viem has none: %s", (id) => {
    const [, json] = /^const chain = (\{[^]*?\n\});$/m.exec(read(id, privateChain)) ?? [];

    expect(JSON.parse(json ?? "")).toEqual({
      id: 33,
      name: 'Acme "test"',
      nativeCurrency: { name: "ACME", symbol: "ACME", decimals: 18 },
      rpcUrls: { default: { http: [privateChain.url] } },
    });
  });
});
