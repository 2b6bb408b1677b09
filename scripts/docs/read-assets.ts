import type { Assets } from "./page-html.js";

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
}

/** The paths of the pages' scripts, styles and icon in Vite's manifest, to which prerender.ts has added one. */
export function readAssets(manifestJson: string): Assets {
  const manifest = JSON.parse(manifestJson) as Readonly<Record<string, ManifestEntry>>;
  const entryOf = (source: string): ManifestEntry => {
    const entry = manifest[source];
    if (!entry) throw new Error(`Vite's manifest has no ${source}`);
    return entry;
  };
  const { file, css = [] } = entryOf("docs/main.ts");
  return {
    script: `/${file}`,
    themeScript: `/${entryOf("theme.js").file}`,
    styles: css.map((path) => `/${path}`),
    icon: `/${entryOf("brand/mark.svg").file}`,
  };
}
