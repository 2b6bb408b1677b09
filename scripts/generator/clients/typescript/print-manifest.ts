import type { OpenRpcDocument } from "../../openrpc-document.js";

/** The package's name: `client` in a scope named as the document's title, as npm allows it. Nobody else's package can be meant. */
export function packageNameOf({ info: { title } }: OpenRpcDocument): string {
  const words = title
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return `@${words.join("-")}/client`;
}

/** package.json, ready to be published; `adapters` are modules for other libraries, such as "viem.ts". */
export function printManifest(document: OpenRpcDocument, adapters: readonly string[]): string {
  const { title, version } = document.info;
  const names = adapters.map((path) => path.replace(/\.ts$/, ""));
  const manifest = {
    "//": "Generated from openrpc.json by `npm run generate`. Do not edit.",
    name: packageNameOf(document),
    version,
    description: `A typed JSON-RPC client for ${title}`,
    license: "MIT",
    type: "module",
    sideEffects: false,
    engines: { node: ">=20" },
    files: ["*.js", "*.d.ts", "runtime"],
    exports: {
      ".": entry("index"),
      ...Object.fromEntries(names.map((name) => [`./${name}`, entry(name)])),
      "./package.json": "./package.json",
    },
    ...(names.includes("viem") && {
      peerDependencies: { viem: "^2.0.0" },
      peerDependenciesMeta: { viem: { optional: true } },
    }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function entry(name: string): object {
  return { types: `./${name}.d.ts`, default: `./${name}.js` };
}
