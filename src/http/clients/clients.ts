import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { type RequestHandler, Router } from "express";
import { FixedResponse } from "../response/fixed-response.js";
import { readPackage, tarballNameOf } from "./read-package.js";
import { packTarball } from "./tar.js";

interface Package {
  readonly file: FixedResponse;
  /** Subresource integrity, as in package-lock.json. */
  readonly integrity: string;
  readonly bytes: number;
}

const type = "application/octet-stream";

/**
 * Serves the clients' packages, built beside the pages, at `/clients/<file>`, and lists them with their digests at `/clients`. At
 * `/clients/go` it is a proxy of the Go client's module. The program's own package is packed when first requested, since no package can
 * hold itself.
 */
export function createClients(pagesUrl: URL, publicUrl: string): RequestHandler {
  const folder = fileURLToPath(new URL("clients", pagesUrl));
  const programFolder = fileURLToPath(new URL("..", pagesUrl));
  let packages: Promise<ReadonlyMap<string, Package>> | undefined;
  const load = () => (packages ??= loadPackages(folder, programFolder));
  const router = Router();
  router.get("/clients", async (_request, response) => {
    const listed = [...(await load())].filter(([name]) => !name.startsWith("go/") || name.endsWith(".zip"));
    const entries = listed.map(([name, { integrity, bytes }]) => {
      const url = `${publicUrl}/clients/${name}`;
      return { url, bytes, integrity, use: describeUse(name, publicUrl) };
    });
    response.set("cache-control", "no-cache").json({ packages: entries });
  });
  router.get("/clients/*name", async (request, response, next) => {
    const found = (await load()).get(request.params.name.join("/"));
    if (!found) return next();
    response.set("cache-control", "no-cache");
    return found.file.send(request, response);
  });
  return router;
}

async function loadPackages(folder: string, programFolder: string): Promise<ReadonlyMap<string, Package>> {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const program = readPackage(programFolder);
  return new Map([
    [tarballNameOf(program), toPackage(await packTarball(program.files))],
    ...files.map((file): [string, Package] => [nameOf(relative(folder, file)), toPackage(readFileSync(file))]),
  ]);
}

/** Paths have slashes, on Windows, too. */
const nameOf = (path: string): string => path.replaceAll(sep, "/");

function toPackage(body: Buffer): Package {
  const integrity = `sha512-${createHash("sha512").update(body).digest("base64")}`;
  return { file: new FixedResponse({ type, body }), integrity, bytes: body.length };
}

function describeUse(name: string, publicUrl: string): string {
  const url = `${publicUrl}/clients/${name}`;
  const module = /^go\/(.*)\/@v\/(.*)\.zip$/.exec(name);
  if (module) return describeGoUse(`${module[1]}@${module[2]}`, `${publicUrl}/clients/go`);
  if (name.endsWith(".whl")) return `pip install ${url}`;
  return name.startsWith("rootgate-client") ? `npm install ${url}` : `npx ${url} --help`;
}

/** Go's checksum database knows public modules only. */
function describeGoUse(module: string, proxyUrl: string): string {
  const [host] = module.split("/");
  return `GOPROXY=${proxyUrl},$(go env GOPROXY) GONOSUMDB=${host} go get ${module}`;
}
