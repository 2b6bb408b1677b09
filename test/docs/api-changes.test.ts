import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printApiFeed, printApiVersions, readApiVersions } from "../../scripts/docs/api-changes.js";
import type { OpenRpcDocument } from "../../scripts/generator/openrpc-document.js";
import { readDocument } from "../generated/document-file.js";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rootgate-api-changes-"));
  mkdirSync(join(folder, "docs/released"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The document as it was in a version, without some methods. */
function documentOf(version: string, ...absent: string[]): OpenRpcDocument {
  const document = readDocument();
  const methods = document.methods.filter(({ name }) => !absent.includes(name));
  return { ...document, info: { ...document.info, version }, methods };
}

function release(version: string, ...absent: string[]): void {
  writeFileSync(join(folder, `docs/released/${version}.json`), JSON.stringify(documentOf(version, ...absent)));
}

const changelog = (text: string) => writeFileSync(join(folder, "CHANGELOG.md"), text);

it("lists what each version adds and breaks, newest first, with the day of its release", async () => {
  changelog(
    "# Changelog\n\n## 0.10.0\n\nNot released yet.\n\n## 0.9.0\n\nReleased on 2026-11-30.\n\n- Words.\n\n## 0.8.0\n\nFirst.\n",
  );
  release("0.9.0", "eth_chainId");
  release("0.8.0", "eth_chainId", "eth_call", "eth_gasPrice");

  const versions = await readApiVersions(folder, documentOf("0.10.0", "eth_blockNumber"));

  expect(printApiVersions(versions, new Set(["eth_chainId", "eth_call"]))).toBe(`## 0.10.0

Not released yet.

### Breaking changes

- \`eth_blockNumber\` is gone

### Additions

- [\`eth_chainId\`](eth_chainId.md) is new

## 0.9.0

Released on 2026-11-30.

### Additions

- \`eth_gasPrice\`, [\`eth_call\`](eth_call.md) are new

## 0.8.0

The first version.
`);
});

it("has an entry in the feed for each release with a day, whose content is HTML as text", async () => {
  changelog("## 0.9.0\n\nReleased on 2026-11-30.\n\n## 0.8.0\n\nReleased on 2026-10-01.\n");
  release("0.9.0");
  release("0.8.0", "eth_call");

  const feed = printApiFeed(await readApiVersions(folder, documentOf("0.9.0")), "https://rootgate.example");

  expect(feed.match(/<title>.*<\/title>/g)).toEqual([
    "<title>rootgate: API changes</title>",
    "<title>API 0.9.0</title>",
    "<title>API 0.8.0</title>",
  ]);
  expect(feed.match(/<updated>.*<\/updated>/g)).toEqual(
    ["2026-11-30", "2026-11-30", "2026-10-01"].map((day) => `<updated>${day}T00:00:00Z</updated>`),
  );
  expect(feed).toContain('<link href="https://rootgate.example/docs/api-changes#090"/>');
  expect(feed).toContain("&lt;code&gt;eth_call&lt;/code&gt; is new");
  expect(feed).not.toContain("<code>");
});

it("shows a project's first document as its first version", async () => {
  changelog("# Changelog\n");
  const versions = await readApiVersions(folder, documentOf("0.1.0"));
  expect(printApiVersions(versions, new Set())).toBe("## 0.1.0\n\nNot released yet.\n\nThe first version.\n");
});
