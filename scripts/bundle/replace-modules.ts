import type { Plugin } from "vite";

/** Bundles other code in the place of modules that packages load, for parts of them that nothing here uses: by their names. */
export function replaceModules(replacements: Readonly<Record<string, string>>): Plugin {
  const prefix = "\0part of ";
  return {
    name: "replace-modules",
    enforce: "pre",
    resolveId: (source) => (Object.hasOwn(replacements, source) ? prefix + source : undefined),
    load: (id) => (id.startsWith(prefix) ? replacements[id.slice(prefix.length)] : undefined),
  };
}
