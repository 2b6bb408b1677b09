import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type RequestHandler, Router } from "express";
import { FixedResponse } from "../response/fixed-response.js";
import { readPackage } from "./read-package.js";
import { packTarball } from "./tar.js";

interface Package {
  readonly file: FixedResponse;
  /** Subresource integrity, as in package-lock.json. */
  readonly integrity: string;
  readonly bytes: number;
}

const type = "application/octet-stream";

/**
 * Serves the clients' packages, built beside the pages, at `/clients/<file>`, and lists them with their digests at `/clients`. The
 * program's own package is packed when first requested, since no package can hold itself.
 */
export function createClients(pagesUrl: URL, publicUrl: string): RequestHandler {
  const folder = fileURLToPath(new URL("clients", pagesUrl));
  const programFolder = fileURLToPath(new URL("..", pagesUrl));
  let packages: Promise<ReadonlyMap<string, Package>> | undefined;
  const load = () => (packages ??= loadPackages(folder, programFolder));
  const router = Router();
  router.get("/clients", async (_request, response) => {
    const entries = [...(await load())].map(([name, { integrity, bytes }]) => {
      const url = `${publicUrl}/clients/${name}`;
      return { url, bytes, integrity, use: describeUse(name, url) };
    });
    response.set("cache-control", "no-cache").json({ packages: entries });
  });
  router.get("/clients/:name", async (request, response, next) => {
    const found = (await load()).get(request.params.name);
    if (!found) return next();
    response.set("cache-control", "no-cache");
    return found.file.send(request, response);
  });
  return router;
}

async function loadPackages(folder: string, programFolder: string): Promise<ReadonlyMap<string, Package>> {
  const built = existsSync(folder) ? readdirSync(folder) : [];
  const program = readPackage(programFolder);
  return new Map([
    [`${program.name}-${program.version}.tgz`, toPackage(await packTarball(program.files))],
    ...built.map((name): [string, Package] => [name, toPackage(readFileSync(join(folder, name)))]),
  ]);
}

function toPackage(body: Buffer): Package {
  const integrity = `sha512-${createHash("sha512").update(body).digest("base64")}`;
  return { file: new FixedResponse({ type, body }), integrity, bytes: body.length };
}

function describeUse(name: string, url: string): string {
  if (name.endsWith(".whl")) return `pip install ${url}`;
  return name.startsWith("rootgate-client") ? `npm install ${url}` : `npx ${url} --help`;
}
