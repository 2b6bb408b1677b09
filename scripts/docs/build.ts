import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { documentJson } from "../../generated/document.js";
import type { OpenRpcDocument } from "../generator/openrpc-document.js";
import { readApiVersions } from "./api-changes.js";
import { buildSite } from "./build-site.js";
import { readAssets } from "./read-assets.js";
import { readPages } from "./read-pages.js";

// Writes dist/site, which the service serves (src/http/docs.ts). Run it in the project's folder after Vite.

const document = JSON.parse(documentJson) as OpenRpcDocument;
const assets = readAssets(
  await readFile("dist/web/.vite/manifest.json", "utf8"),
  await readFile("dist/web/theme.js", "utf8"),
);
const pages = await readPages(".", document);
await rm("dist/site", { recursive: true, force: true });
for (const [path, text] of buildSite(pages, assets, await readApiVersions(".", document))) {
  const file = join("dist/site", path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
