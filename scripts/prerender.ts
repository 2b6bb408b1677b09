import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { serviceFactsPlace } from "../src/http/service-facts-place.js";
import { exampleOrigin } from "./docs/example-endpoint.js";
import { escapeHtml } from "./docs/html.js";

// Writes the dashboard's pages to dist/web/pages as HTML that is readable before its scripts have run, and the script that pages run
// before they are painted. Run it in the project's folder after both of Vite's builds.

interface PrerenderBundle {
  readonly prerender: (url: string) => Promise<string>;
  readonly themeScript: string;
  readonly pageModules: readonly { readonly path: string; readonly module: string }[];
}

/** What Vite says of a file: its chunk, and what that imports. */
interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Pages that everybody sees as they are. */
const publicPages = new Map([
  [
    "/",
    "JSON-RPC endpoints for Rootstock, the Bitcoin sidechain that runs the EVM: free API keys for Mainnet and Testnet.",
  ],
  ["/login", "Log in to your rootgate account to manage API keys and see their usage."],
  ["/signup", "Create a free rootgate account to get API keys for Rootstock Mainnet and Testnet."],
  ["/forgot-password", "Request a link to reset the password of your rootgate account."],
]);
const notIndexed = '<meta name="robots" content="noindex" />';
/** What every page asks of the API. */
const preloadedData = '<link rel="preload" as="fetch" href="/api/me" crossorigin="anonymous" />';

const { prerender, themeScript, pageModules } = (await import(
  pathToFileURL(resolve("dist/prerender/prerender.js")).href
)) as PrerenderBundle;
// http/theme-script.ts reads it, too, for the digest in the content policy.
await writeFile("dist/web/theme.js", themeScript);
const manifest = JSON.parse(await readFile("dist/web/.vite/manifest.json", "utf8")) as Record<string, ManifestEntry>;

const template = await readFile("dist/web/index.html", "utf8");
await mkdir("dist/web/pages", { recursive: true });
for (const { path, module } of pageModules) {
  const description = publicPages.get(path);
  const name = path === "/" ? "index" : path.slice(1).replace("/:", "-");
  const preloads = [...scriptsOf(module), preloadedData];
  if (description) await writePage(name, { path, head: describe(path, description), preloads });
  else await writePage(name, { head: notIndexed, preloads });
}
await writePage("not-found", { path: "/not-found", head: notIndexed });

function describe(path: string, description: string): string {
  return `<meta name="description" content="${escapeHtml(description)}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="rootgate" />
    <meta property="og:title" content="rootgate: JSON-RPC for Rootstock" />
    <meta property="og:description" content="${escapeHtml(description)}" />
    <meta property="og:url" content="${exampleOrigin}${path}" />
    <link rel="canonical" href="${exampleOrigin}${path}" />`;
}

/** Links to a page's scripts: on a slow line, it takes long until one script has asked for the next. */
function scriptsOf(module: string): string[] {
  const files = [...chunksOf(`pages/${module}.tsx`)].filter((file) => !template.includes(file));
  return files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`);
}

/** A module's chunk, and all that it imports. */
function chunksOf(name: string, found = new Set<string>()): ReadonlySet<string> {
  const entry = manifest[name];
  if (!entry) throw new Error(`the manifest has no ${name}`);
  if (found.has(entry.file)) return found;
  found.add(entry.file);
  for (const imported of entry.imports ?? []) chunksOf(imported, found);
  return found;
}

interface PageParts {
  /** Undefined if its content depends on its reader: then it has that of a page that loads. */
  readonly path?: string;
  readonly head: string;
  /** After those of the app, which are larger. */
  readonly preloads?: readonly string[];
}

async function writePage(name: string, { path, head, preloads = [] }: PageParts): Promise<void> {
  const url = path === undefined ? "" : `${exampleOrigin}${path}`;
  const content = await prerender(url || `${exampleOrigin}/keys`);
  const heading = url && /<h1[^>]*>([^<]+)</.exec(content)?.[1];
  const parts = {
    "<title>rootgate</title>": `<title>${heading ? `${heading} · rootgate` : "rootgate"}</title>`,
    "<!-- head -->": `${head}\n    <script>${themeScript}</script>\n    ${serviceFactsPlace}`,
    "</head>": ["", ...preloads, "</head>"].join("\n    "),
    '<div id="app"></div>': `<div id="app" data-rendered-url="${url}">${content}</div>`,
  };
  const html = Object.entries(parts).reduce(replacePart, template);
  await writeFile(join("dist/web/pages", `${name}.html`), html);
}

function replacePart(html: string, [placeholder, text]: readonly [string, string]): string {
  if (!html.includes(placeholder)) throw new Error(`the page's template has no ${placeholder}`);
  return html.replace(placeholder, () => text);
}
