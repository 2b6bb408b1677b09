import { readFileSync } from "node:fs";

/** A package of others that users of the service get. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, as the package itself declares it. */
  readonly licence: string | undefined;
  /** Of its archive in the registry (Subresource Integrity). */
  readonly integrity: string | undefined;
}

interface LockedPackage {
  /** Set where it is installed under another name. */
  readonly name?: string;
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  /** Installed for development only. */
  readonly dev?: boolean;
}

interface BundledPackage {
  readonly name: string;
  readonly version: string;
}

/** As the build lists them (`license` in Vite's configurations). */
const bundleLists = ["bundle", "generator", "web"].map((folder) => `dist/${folder}/third-party-licenses.json`);

/** The packages in the bundles of the service, its generator and its pages, and those that npm installs beside them. The bundles have to be built. */
export function readShippedPackages(): readonly ShippedPackage[] {
  const locked = readLock();
  const installed = locked.filter(({ dev }) => !dev).map(({ name, version }) => `${name}@${version}`);
  const bundled = bundleLists.flatMap(readBundled).map(({ name, version }) => `${name}@${version}`);
  const byVersion = new Map(locked.map((shipped) => [`${shipped.name}@${shipped.version}`, shipped]));
  return [...new Set([...bundled, ...installed])].map((id) => {
    const { name, version, license, integrity } = byVersion.get(id) ?? notLocked(id);
    return { name, version, licence: license, integrity };
  });
}

function notLocked(id: string): never {
  throw new Error(`${id} is bundled, but not in package-lock.json: npm ci, then build again`);
}

function readBundled(file: string): readonly BundledPackage[] {
  return JSON.parse(readFileSync(file, "utf8")) as readonly BundledPackage[];
}

function readLock(): readonly (LockedPackage & { readonly name: string })[] {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  const locked = Object.entries(packages).filter(([path]) => path !== "");
  return locked.map(([path, entry]) => ({ ...entry, name: entry.name ?? path.replace(/^.*node_modules\//, "") }));
}
