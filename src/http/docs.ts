import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { type RequestHandler, Router } from "express";
import { type DocsUrls, fillInUrls } from "./docs-urls.js";
import { FixedResponse } from "./response/fixed-response.js";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
};

/** Pictures bring their own colours for light and dark pages. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * Serves the built documentation in `folder` with this service's URLs. A page is read when first requested, and kept. Its paths
 * are also in rpc-path.ts, so that none is taken for an API key.
 */
export function createDocs(folder: string, urls: DocsUrls): RequestHandler {
  const files = listFiles(folder);
  const pages = new Map<string, FixedResponse>();
  const router = Router();
  router.get("/{*path}", async (request, response, next) => {
    const path = request.path.replace(/(?<=.)\/$/, "");
    const file = files.get(path);
    if (file === undefined) return next();
    const page = pages.get(path) ?? readPage(file, urls);
    pages.set(path, page);
    response.set("cache-control", "no-cache");
    if (path.endsWith(".svg")) response.set("content-security-policy", picturePolicy);
    return page.send(request, response);
  });
  return router;
}

/** Files by URL path; index.html serves its folder. Empty if the documentation was not built. */
function listFiles(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [urlPathOf(relative(folder, file)), file]));
}

function urlPathOf(file: string): string {
  return `/${file.split(sep).join("/")}`.replace(/\/index\.html$/, "");
}

function readPage(file: string, urls: DocsUrls): FixedResponse {
  const type = types[extname(file)] ?? "application/octet-stream";
  return new FixedResponse({ type, body: Buffer.from(fillInUrls(readFileSync(file, "utf8"), urls)) });
}
