import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { type RequestHandler, Router } from "express";
import { type DocsUrls, fillInUrls } from "./docs-urls.js";
import { FixedResponse } from "./response/fixed-response.js";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
};

/**
 * Serves the built documentation in `folder` from memory, with this service's URLs. Its paths are also in rpc-path.ts, so that
 * none is taken for an API key.
 */
export function createDocs(folder: string, urls: DocsUrls): RequestHandler {
  const pages = readDocs(folder, urls);
  const router = Router();
  router.get("/{*path}", async (request, response, next) => {
    const page = pages.get(request.path.replace(/(?<=.)\/$/, ""));
    if (!page) return next();
    response.set("cache-control", "no-cache");
    return page.send(request, response);
  });
  return router;
}

/** Files by URL path; index.html serves its folder. Empty if the documentation was not built. */
function readDocs(folder: string, urls: DocsUrls): ReadonlyMap<string, FixedResponse> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = `/${relative(folder, file).split(sep).join("/")}`;
      const text = fillInUrls(readFileSync(file, "utf8"), urls);
      const type = types[extname(file)] ?? "application/octet-stream";
      return [path.replace(/\/index\.html$/, ""), new FixedResponse({ type, body: Buffer.from(text) })];
    }),
  );
}
