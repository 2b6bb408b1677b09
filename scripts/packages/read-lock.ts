import { readFileSync } from "node:fs";

/** A package that production installs. */
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

/** The packages of package-lock.json that are not for development only. */
export function readShippedPackages(file = "package-lock.json"): readonly ShippedPackage[] {
  const lock = JSON.parse(readFileSync(file, "utf8")) as { readonly packages: Readonly<Record<string, LockedPackage>> };
  const shipped = Object.entries(lock.packages).filter(([path, { dev }]) => path !== "" && !dev);
  return shipped.map(([path, { name, version, license }]) => ({
    name: name ?? path.replace(/^.*node_modules\//, ""),
    version,
    licence: license,
  }));
}
