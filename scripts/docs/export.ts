import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { documentJson } from "../../generated/document.js";
import { baseUrlsOf, publicUrlOf } from "../../src/config/public-urls.js";
import { readSettings } from "../../src/config/read-settings.js";
import { fillInUrls } from "../../src/http/docs-urls.js";

// `npm run docs -- FOLDER`: writes the documentation for any static host to FOLDER. The settings PUBLIC_URL, TESTNET_BASE_URL and
// MAINNET_BASE_URL say where the service is; links to the dashboard lead there.

const [folder = "docs-site"] = process.argv.slice(2);
const settings = readSettings(process.env);
const urls = { publicUrl: publicUrlOf(settings), baseUrls: baseUrlsOf(settings) };
const files = (await readdir("dist/site", { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
const paths = files.map(({ parentPath, name }) => join(parentPath, name).slice("dist/site/".length));

for (const path of paths) {
  const text = fillInUrls(await readFile(join("dist/site", path), "utf8"), urls);
  await writeText(path, extname(path) === ".html" ? withoutSandbox(linkToService(text)) : text);
}
await writeText("openrpc.json", documentJson);
await cp("dist/web/assets", join(folder, "assets"), { recursive: true });
process.stdout.write(`${paths.length} files of documentation in ${folder}\n`);

/** The dashboard's paths are not on the static host. */
function linkToService(html: string): string {
  return html.replaceAll(
    / href="(\/(?:keys|requests|signup|usage)?)"/g,
    (_link, path: string) => ` href="${urls.publicUrl}${path}"`,
  );
}

/** There is no service at the static host to send requests to: without its facts, no method's page offers it. */
function withoutSandbox(html: string): string {
  return html.replace(/ data-facts="[^"]*"/, "");
}

async function writeText(path: string, text: string): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
