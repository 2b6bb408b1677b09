import { readFileSync } from "node:fs";

/** A package of others that users of the service get. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, as the package itself declares it. */
  readonly licence: string | undefined;
}

interface LockedPackage {
  /** Set where it is installed under another name. */
  readonly name?: string;
  readonly version: string;
  readonly license?: string;
  /** Installed for development only. */
  readonly dev?: boolean;
}

interface BundledPackage {
  readonly name: string;
  readonly version: string;
  readonly identifier?: string;
}

/** As the build lists them (`license` in vite.bundle.config.ts and vite.config.ts). */
const bundleLists = ["dist/bundle/third-party-licenses.json", "dist/web/third-party-licenses.json"];

/** The packages in the bundles of the service and its pages, and those that npm installs beside them. The bundles have to be built. */
export function readShippedPackages(): readonly ShippedPackage[] {
  const all = [...bundleLists.flatMap(readBundled), ...readInstalled()];
  const byVersion = new Map(all.map((shipped) => [`${shipped.name}@${shipped.version}`, shipped]));
  return [...byVersion.values()];
}

function readBundled(file: string): readonly ShippedPackage[] {
  const bundled = JSON.parse(readFileSync(file, "utf8")) as readonly BundledPackage[];
  return bundled.map(({ name, version, identifier }) => ({ name, version, licence: identifier }));
}

/** The packages of package-lock.json that are not for development only. */
function readInstalled(): readonly ShippedPackage[] {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  const installed = Object.entries(lock.packages).filter(([path, { dev }]) => path !== "" && !dev);
  return installed.map(([path, { name, version, license }]) => ({
    name: name ?? path.replace(/^.*node_modules\//, ""),
    version,
    licence: license,
  }));
}
