/** Where a function belongs, by the URL of its script. */
export interface Origin {
  readonly kind: "own" | "package" | "node" | "native" | "gc";
  /** A folder of src, a package, or what the kind says. */
  readonly area: string;
  /** The source file; empty for native code. */
  readonly file: string;
}

/** Finds where a function of a V8 profile belongs; the gateway has been compiled to dist/src. */
export function originOf(functionName: string, url: string): Origin {
  if (functionName === "(garbage collector)") return { kind: "gc", area: "garbage collection", file: "" };
  if (url === "") return { kind: "native", area: "native code", file: "" };
  if (url.startsWith("wasm:")) return { kind: "own", area: "src/json", file: "src/json/assembly/skip-tokens.ts" };
  if (url.startsWith("node:")) return { kind: "node", area: "Node.js", file: url };
  const [, inPackage, name] = /.*\/node_modules\/(((?:@[^/]+\/)?[^/]+)\/.*)/.exec(url) ?? [];
  if (inPackage && name) return { kind: "package", area: name, file: inPackage };
  const own = /\/dist\/((?:src|generated)\/.*)\.js$/.exec(url)?.[1];
  if (own)
    return {
      kind: "own",
      area: own.split("/").slice(0, 2).join("/"),
      file: `${own}.ts`,
    };
  return { kind: "native", area: "native code", file: "" };
}
