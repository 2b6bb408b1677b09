import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { type RequestHandler, Router } from "express";
import { FixedResponse } from "./response/fixed-response.js";

/** Paths of dashboard pages; those of one segment are also in rpc-path.ts. */
const accountPaths = ["/signup", "/login", "/forgot-password", "/reset-password", "/confirm-email"];
const pagePaths = [
  ...accountPaths,
  "/keys",
  "/keys/:id",
  "/usage",
  "/requests",
  "/status",
  "/profile",
  "/mailbox",
  "/devchain",
];

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".html": "text/html; charset=utf-8",
};

/** Serves the dashboard, as built by vite in `folder`, from memory: the same page for every path, and its assets. */
export function createPages(folder: string): RequestHandler {
  const index = readFile(join(folder, "index.html"));
  const assets = readAssets(join(folder, "assets"));
  const router = Router();
  const servePage =
    (status: number): RequestHandler =>
    async (request, response, next) => {
      if (!request.accepts("html")) return next();
      if (!index)
        return void response.status(503).type("text/plain").send("The dashboard is not built: npm run build\n");
      response.set("cache-control", "no-cache").vary("accept");
      return index.send(request, response, status);
    };

  // Clients that don't accept HTML get the service's description instead (app.ts).
  router.get("/", (request, response, next) =>
    request.accepts(["json", "html"]) === "html" ? servePage(200)(request, response, next) : next(),
  );
  router.get(pagePaths, servePage(200));
  router.get("/assets/:name", async (request, response, next) => {
    const file = assets.get(request.params.name);
    if (!file) return next();
    // Its name has a digest of its content.
    response.set("cache-control", "public, max-age=31536000, immutable");
    return file.send(request, response);
  });
  router.get("/{*path}", (request, response, next) =>
    request.accepts(["json", "html"]) === "html" ? servePage(404)(request, response, next) : next(),
  );
  return router;
}

function readAssets(folder: string): ReadonlyMap<string, FixedResponse> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(names.map((name) => [name, readFile(join(folder, name)) as FixedResponse]));
}

function readFile(path: string): FixedResponse | undefined {
  if (!existsSync(path)) return undefined;
  return new FixedResponse({ type: types[extname(path)] ?? "application/octet-stream", body: readFileSync(path) });
}
