import type { ShippedPackage } from "../packages/read-shipped.js";

type Described = Pick<ShippedPackage, "name" | "version" | "licence">;

/** A bill of materials in CycloneDX 1.6 (JSON): what the service contains, for programs that watch advisories. The same content makes the same text. */
export function printSbom(product: Described, packages: readonly ShippedPackage[]): string {
  const sorted = packages.toSorted((one, other) => (purlOf(one) < purlOf(other) ? -1 : 1));
  const bom = {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", ...describe(product) } },
    components: sorted.map((shipped) => ({ type: "library", ...describe(shipped), ...hashesOf(shipped) })),
    dependencies: [{ ref: purlOf(product), dependsOn: sorted.map(purlOf) }],
  };
  return `${JSON.stringify(bom, undefined, 2)}\n`;
}

function describe(described: Described) {
  const purl = purlOf(described);
  const [, group, name] = /^(?:(@[^/]+)\/)?(.+)$/.exec(described.name) ?? [];
  const { version, licence } = described;
  return { "bom-ref": purl, ...(group && { group }), name, version, ...licencesOf(licence), purl };
}

function licencesOf(licence: string | undefined) {
  if (licence === undefined) return {};
  return { licenses: [/ /.test(licence) ? { expression: licence } : { license: { id: licence } }] };
}

function hashesOf({ integrity }: ShippedPackage) {
  const digest = integrity?.startsWith("sha512-")
    ? Buffer.from(integrity.slice(7), "base64").toString("hex")
    : undefined;
  return digest ? { hashes: [{ alg: "SHA-512", content: digest }] } : {};
}

/** A package's URL (purl). */
function purlOf({ name, version }: Pick<ShippedPackage, "name" | "version">): string {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}
