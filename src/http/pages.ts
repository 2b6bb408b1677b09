import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { type Request, type RequestHandler, type Response, Router } from "express";

/** Addresses that the dashboard has a page for; those of one segment are also named in rpc-path.ts. */
const accountPaths = ["/signup", "/login", "/forgot-password", "/reset-password"];
const pagePaths = [...accountPaths, "/keys", "/keys/:id", "/usage", "/profile", "/mailbox", "/devchain"];

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".html": "text/html",
};

interface PageFile {
  readonly type: string;
  readonly body: Buffer;
  readonly gzipped: () => Promise<Buffer>;
}

/** The dashboard as `vite build` leaves it in `folder`, kept in memory: its page for every address, and what that page loads. */
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
      response.status(status).set("cache-control", "no-cache").vary("accept");
      return send(index, request, response);
    };

  // A program that asks for nothing in particular gets the service's description instead (app.ts).
  router.get("/", (request, response, next) =>
    request.accepts(["json", "html"]) === "html" ? servePage(200)(request, response, next) : next(),
  );
  router.get(pagePaths, servePage(200));
  router.get("/assets/:name", async (request, response, next) => {
    const file = assets.get(request.params.name);
    if (!file) return next();
    // The name has a digest of the content in it.
    response.set("cache-control", "public, max-age=31536000, immutable");
    return send(file, request, response);
  });
  router.get("/{*path}", (request, response, next) =>
    request.accepts(["json", "html"]) === "html" ? servePage(404)(request, response, next) : next(),
  );
  return router;
}

async function send({ type, body, gzipped }: PageFile, request: Request, response: Response): Promise<void> {
  response.type(type).vary("accept-encoding");
  if (!request.acceptsEncodings("gzip")) return void response.send(body);
  response.set("content-encoding", "gzip").send(await gzipped());
}

function readAssets(folder: string): ReadonlyMap<string, PageFile> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(names.map((name) => [name, readFile(join(folder, name)) as PageFile]));
}

function readFile(path: string): PageFile | undefined {
  if (!existsSync(path)) return undefined;
  const body = readFileSync(path);
  let packed: Promise<Buffer> | undefined;
  return {
    type: types[extname(path)] ?? "application/octet-stream",
    body,
    gzipped: () => (packed ??= promisify(gzip)(body, { level: 9 })),
  };
}
