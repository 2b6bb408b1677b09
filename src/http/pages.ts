import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { type RequestHandler, Router } from "express";
import type { ServiceFacts } from "./api/api-types.js";
import { sessionTokenOf } from "./api/callers.js";
import { type DocsUrls, fillInUrls } from "./docs-urls.js";
import { FixedResponse } from "./response/fixed-response.js";
import { fillInFacts } from "./service-facts-place.js";

/** Paths of dashboard pages; those of one segment are also in rpc-path.ts. */
const accountPaths = ["/signup", "/login", "/forgot-password", "/reset-password", "/confirm-email", "/allow-device"];
const pagePaths = [
  ...accountPaths,
  "/keys",
  "/keys/:id",
  "/usage",
  "/requests",
  "/requests/:id",
  "/status",
  "/profile",
  "/operator",
  "/operator/:id",
  "/mailbox",
  "/devchain",
];

/** What pages of logged-in users ask for first: on a slow line, it comes while the scripts do. */
const firstData: Readonly<Record<string, string>> = {
  "/keys/:id": "/api/keys/:id",
  "/requests": "/api/request-log",
  "/requests/:id": "/api/request-log/:id",
};

const htmlType = "text/html; charset=utf-8";
const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".jpg": "image/jpeg",
  ".svg": "image/svg+xml",
};

export interface PagesParts {
  readonly urls: DocsUrls;
  readonly facts: ServiceFacts;
}

/**
 * Serves the dashboard, as built in `folder`, from memory: its public pages with their content, all others to be filled in by their scripts, and its assets.
 */
export function createPages(folder: string, parts: PagesParts): RequestHandler {
  const pages = readPages(join(folder, "pages"), parts);
  const assets = readAssets(join(folder, "assets"));
  const router = Router();
  const servePage =
    (status: number, name: string): RequestHandler =>
    async (request, response, next) => {
      if (!request.accepts("html")) return next();
      const page = pages.get(name);
      if (!page)
        return void response.status(503).type("text/plain").send("The dashboard is not built: npm run build\n");
      response.set("cache-control", "no-cache").vary("accept");
      return page.send(request, response, status);
    };

  // Clients that don't accept HTML get the service's description instead (app.ts).
  router.get("/", (request, response, next) =>
    request.accepts(["json", "html"]) === "html" ? servePage(200, "index")(request, response, next) : next(),
  );
  for (const path of pagePaths)
    router.get(path, preloadData(firstData[path]), servePage(200, path.slice(1).replace("/:", "-")));
  router.get("/assets/:name", async (request, response, next) => {
    const file = assets.get(request.params.name);
    if (!file) return next();
    // Its name has a digest of its content.
    response.set("cache-control", "public, max-age=31536000, immutable");
    return file.send(request, response);
  });
  router.get("/{*path}", (request, response, next) =>
    request.accepts(["json", "html"]) === "html" ? servePage(404, "not-found")(request, response, next) : next(),
  );
  return router;
}

/** Has browsers ask for a page's first data at once. Without a session they would get a 401; filters make it other data. */
function preloadData(path: string | undefined): RequestHandler {
  return (request, response, next) => {
    const hasFilters = request.originalUrl.includes("?");
    if (path !== undefined && !hasFilters && sessionTokenOf(request.headers) !== undefined) {
      const url = path.replace(":id", encodeURIComponent(String(request.params["id"])));
      response.set("link", `<${url}>; rel=preload; as=fetch; crossorigin`);
    }
    next();
  };
}

/** The prerendered pages by their names, with this service's URLs and facts. */
function readPages(folder: string, { urls, facts }: PagesParts): ReadonlyMap<string, FixedResponse> {
  return new Map(
    listFiles(folder).map((name) => {
      const html = fillInFacts(fillInUrls(readFileSync(join(folder, name), "utf8"), urls), facts);
      return [name.replace(/\.html$/, ""), new FixedResponse({ type: htmlType, body: Buffer.from(html) })];
    }),
  );
}

function readAssets(folder: string): ReadonlyMap<string, FixedResponse> {
  return new Map(
    listFiles(folder).map((name) => {
      const type = types[extname(name)] ?? "application/octet-stream";
      return [name, new FixedResponse({ type, body: readFileSync(join(folder, name)) })];
    }),
  );
}

function listFiles(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
