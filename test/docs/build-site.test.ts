import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSite } from "../../scripts/docs/build-site.js";
import { readPages } from "../../scripts/docs/read-pages.js";
import { emitDocs } from "../../scripts/generator/emitters/docs/docs.js";
import type { OpenRpcDocument } from "../../scripts/generator/openrpc-document.js";
import { openIndex } from "../../src/http/search/search-index.js";
import { codeKinds } from "../../src/web/request-code/request-code.js";
import { readDocument } from "../generated/document-file.js";

const root = join(__dirname, "../..");
const assets = {
  script: "/assets/docs.js",
  themeScript: "showTheme();",
  styles: ["/assets/docs.css"],
  icon: "/assets/mark.svg",
};
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rootgate-docs-"));
  for (const path of [
    "docs",
    "generated/docs",
    "CHANGELOG.md",
    "SECURITY.md",
    "src/telemetry/README.md",
    "src/web/snippets",
  ])
    cpSync(join(root, path), join(folder, path), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The documentation of a changed document. */
async function buildWith(change: (document: OpenRpcDocument) => void = () => {}): Promise<ReadonlyMap<string, string>> {
  const document = readDocument();
  change(document);
  for (const [path, text] of Object.entries(await emitDocs(document)))
    writeFileSync(join(folder, "generated/docs", path), text);
  return buildSite(await readPages(folder, document), assets);
}

/** The paths that a search finds, best first. */
function find(site: ReadonlyMap<string, string>, query: string): string[] {
  return openIndex(site.get("/docs/search.json") ?? "")(query).map(({ id }) => id);
}

describe("the documentation", () => {
  it("has a new method of the document on a page, in the search, in the lists and in the sitemap", async () => {
    const site = await buildWith((document) => {
      const model = document.methods.find(({ name }) => name === "eth_getBalance");
      if (model)
        document.methods.push({ ...model, name: "eth_getOmen", summary: "What the stars say about an account." });
    });

    expect(site.get("/docs/eth_getOmen/index.html")).toContain("<h1>eth_getOmen</h1>");
    const section = /<section class="sandbox"[^]*?<\/section>/.exec(site.get("/docs/eth_getOmen/index.html") ?? "");
    expect(section?.[0].match(/class="program"/g)).toHaveLength(codeKinds.length);
    expect(section?.[0].match(/eth_getOmen/g)?.length).toBeGreaterThan(codeKinds.length);
    expect(site.get("/docs/methods/index.html")).toContain('<a href="/docs/eth_getOmen">');
    expect(site.get("/docs/errors/index.html")).toContain('<a href="/docs/eth_getOmen">eth_get<wbr>Omen</a>');
    expect(find(site, "stars omen")[0]).toBe("/docs/eth_getOmen");
    expect(site.get("/llms.txt")).toContain("/docs/eth_getOmen.md): What the stars say about an account.");
    expect(site.get("/llms-full.txt")).toContain("\n# eth_getOmen\n");
    expect(site.get("/sitemap.xml")).toContain("/docs/eth_getOmen</loc>");
  });

  it("shows HTML in the document's texts as text", async () => {
    const site = await buildWith((document) => {
      for (const method of document.methods) method.description = "<script>alert(1)</script> & <img src=x>";
    });

    const html = site.get("/docs/eth_call/index.html") ?? "";
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;img src=x&gt;");
    expect(html).not.toContain("<script>alert");
  });

  it("has the pictures that its pages show", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    mkdirSync(join(folder, "docs/charts"));
    writeFileSync(join(folder, "docs/charts/a.svg"), svg);
    writeFileSync(join(folder, "docs/faults.md"), "# Faults\n\n![What is *seen*](charts/a.svg)\n");
    const site = await buildWith();

    expect(site.get("/docs/charts/a.svg")).toBe(svg);
    expect(site.get("/docs/faults/index.html")).toContain('<img src="/docs/charts/a.svg" alt="What is seen">');
  });

  it("comes out the same twice", async () => {
    expect(await buildWith()).toEqual(await buildWith());
  });
});

describe("the search", () => {
  let site: ReadonlyMap<string, string>;
  beforeAll(async () => {
    site = buildSite(await readPages(root, readDocument()), assets);
  });

  it.each([
    ["logs", "/docs/eth_getLogs"],
    ["getlogs", "/docs/eth_getLogs"],
    ["getlosg", "/docs/eth_getLogs"],
    ["eth_getBlockByNumbr", "/docs/eth_getBlockByNumber"],
    ["gas price", "/docs/eth_gasPrice"],
    ["-32029", "/docs/errors#quotaexceeded"],
    ["QuotaExceeded", "/docs/errors#quotaexceeded"],
    ["bitcoinMergedMiningHeader", "/docs/eth_getBlockByNumber#members-of-block"],
    ["reverse proxy", "/docs/reverse-proxy"],
    ["reorg", "/docs/index-events"],
    ["foundry", "/docs/deploy-a-contract#foundry"],
    ["quota", "/docs/limits#quota-and-rate"],
    ["SMTP_URL", "/docs/settings#general"],
  ])("finds %j among the first five", (query, path) => {
    expect(find(site, query).slice(0, 5)).toContain(path);
  });

  it("finds nothing where there is nothing", () => {
    expect(find(site, "zzzzqqqq")).toEqual([]);
  });
});
