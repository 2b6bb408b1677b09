import { readShippedPackages } from "../../scripts/packages/read-shipped.js";
import { printSbom } from "../../scripts/release/sbom.js";

const product = { name: "rootgate", version: "0.2.0", licence: "MIT" };

it("describes packages, scoped ones too, by their package URLs, licences and digests", () => {
  const integrity = `sha512-${Buffer.alloc(64, 1).toString("base64")}`;
  const packages = [
    { name: "b", version: "1.0.0", licence: "(MIT OR Apache-2.0)", integrity: undefined },
    { name: "@scope/a", version: "2.0.0", licence: "ISC", integrity },
  ];
  expect(JSON.parse(printSbom(product, packages))).toEqual({
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: {
        type: "application",
        "bom-ref": "pkg:npm/rootgate@0.2.0",
        name: "rootgate",
        version: "0.2.0",
        licenses: [{ license: { id: "MIT" } }],
        purl: "pkg:npm/rootgate@0.2.0",
      },
    },
    components: [
      {
        type: "library",
        "bom-ref": "pkg:npm/%40scope/a@2.0.0",
        group: "@scope",
        name: "a",
        version: "2.0.0",
        licenses: [{ license: { id: "ISC" } }],
        purl: "pkg:npm/%40scope/a@2.0.0",
        hashes: [{ alg: "SHA-512", content: "01".repeat(64) }],
      },
      {
        type: "library",
        "bom-ref": "pkg:npm/b@1.0.0",
        name: "b",
        version: "1.0.0",
        licenses: [{ expression: "(MIT OR Apache-2.0)" }],
        purl: "pkg:npm/b@1.0.0",
      },
    ],
    dependencies: [{ ref: "pkg:npm/rootgate@0.2.0", dependsOn: ["pkg:npm/%40scope/a@2.0.0", "pkg:npm/b@1.0.0"] }],
  });
});

it("has a digest of everything that is shipped, and each once", () => {
  const { components } = JSON.parse(printSbom(product, readShippedPackages())) as {
    components: { purl: string; hashes?: unknown }[];
  };
  expect(components.filter(({ hashes }) => hashes === undefined)).toEqual([]);
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
  expect(components.length).toBeGreaterThan(100);
});
