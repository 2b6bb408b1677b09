import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { exampleOrigin } from "./docs/example-endpoint.js";
import { escapeHtml } from "./docs/html.js";

// Writes the dashboard's pages to dist/web/pages as HTML that is readable before its scripts have run, and the script that pages run
// before they are painted. Run it in the project's folder after both of Vite's builds.

interface PrerenderBundle {
  readonly prerender: (url: string) => string;
  readonly themeScript: string;
}

/** Pages that everybody sees as they are. */
const publicPages = {
  "/": "JSON-RPC endpoints for Rootstock, the Bitcoin sidechain that runs the EVM: free API keys for Mainnet and Testnet.",
  "/login": "Log in to your rootgate account to manage API keys and see their usage.",
  "/signup": "Create a free rootgate account to get API keys for Rootstock Mainnet and Testnet.",
  "/forgot-password": "Request a link to reset the password of your rootgate account.",
};
/** What is served for all other pages until their content is loaded, and for paths that are no page. */
const otherPages = { app: "/keys", "not-found": "/not-found" };

const { prerender, themeScript } = (await import(
  pathToFileURL(resolve("dist/prerender/prerender.js")).href
)) as PrerenderBundle;
const digest = createHash("sha256").update(themeScript).digest("base64url").slice(0, 8);
const scriptFile = `assets/theme-${digest}.js`;
await writeFile(join("dist/web", scriptFile), themeScript);
const manifestFile = "dist/web/.vite/manifest.json";
const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as Record<string, { file: string }>;
await writeFile(manifestFile, JSON.stringify({ ...manifest, "theme.js": { file: scriptFile } }, null, 2));

const template = await readFile("dist/web/index.html", "utf8");
await mkdir("dist/web/pages", { recursive: true });
for (const [path, description] of Object.entries(publicPages)) {
  const head = `<meta name="description" content="${escapeHtml(description)}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="rootgate" />
    <meta property="og:title" content="rootgate: JSON-RPC for Rootstock" />
    <meta property="og:description" content="${escapeHtml(description)}" />
    <meta property="og:url" content="${exampleOrigin}${path}" />
    <link rel="canonical" href="${exampleOrigin}${path}" />`;
  await writePage(path === "/" ? "index" : path.slice(1), path, head);
}
for (const [name, path] of Object.entries(otherPages))
  await writePage(name, path, '<meta name="robots" content="noindex" />');

async function writePage(name: string, path: string, head: string): Promise<void> {
  const url = `${exampleOrigin}${path}`;
  const content = prerender(url);
  const [, heading] = /<h1[^>]*>([^<]+)</.exec(content) ?? [];
  const parts = {
    "<title>rootgate</title>": `<title>${heading === undefined ? "rootgate" : `${heading} · rootgate`}</title>`,
    "<!-- head -->": `${head}\n    <script src="/${scriptFile}"></script>`,
    '<div id="app"></div>': `<div id="app" data-rendered-url="${url}">${content}</div>`,
  };
  const html = Object.entries(parts).reduce(replacePart, template);
  await writeFile(join("dist/web/pages", `${name}.html`), html);
}

function replacePart(html: string, [placeholder, text]: readonly [string, string]): string {
  if (!html.includes(placeholder)) throw new Error(`the page's template has no ${placeholder}`);
  return html.replace(placeholder, () => text);
}
