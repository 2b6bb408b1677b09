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
 * The documentation as the build leaves it in `folder`, kept in memory, with this service's URLs in it. Its paths are in
 * rpc-path.ts, too, so that none is taken for an API key.
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

/** The files by their path in the URL; an index.html stands for its folder. None where nothing was built. */
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
